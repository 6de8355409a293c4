//! The whole service, from outside.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    missing_docs,
    reason = "a test may panic"
)]

mod clock;
mod content;
mod hidden;
mod identity;
mod input;
mod life;
mod play;
mod program;
mod records;
mod retries;
mod secrecy;
mod watching;
