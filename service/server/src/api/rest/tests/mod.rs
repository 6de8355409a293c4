//! The JSON face over services that are not there.

mod answers;
mod fake;
mod hostile;
mod input;
mod sentences;
mod watch;
