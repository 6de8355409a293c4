//! The JSON face over services that are not there.

mod answers;
mod fake;
mod input;
mod watch;
