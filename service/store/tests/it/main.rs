//! Every home of the store, against one suite and against what may befall each of them.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    missing_docs,
    reason = "a test may panic"
)]

mod embedded_file;
mod embedded_memory;
mod redis;
