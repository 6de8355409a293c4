//! The foundations of the server, over real sockets.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    missing_docs,
    reason = "a test may panic"
)]

mod client;
mod doors;
mod fixture;
mod identity;
mod listen;
mod telemetry;
