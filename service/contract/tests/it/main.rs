//! The JSON of the contract, held against an independent reading of the same descriptors.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    missing_docs,
    reason = "a test may panic"
)]

mod canonical;
mod timestamp;
