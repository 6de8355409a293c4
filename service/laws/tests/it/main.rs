//! The laws, held against a toy game and against every way in which it can be broken.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    missing_docs,
    unreachable_pub,
    reason = "a test may panic"
)]

mod breaches;
mod fresh;
mod playthrough;
mod simulation;
mod toy;
