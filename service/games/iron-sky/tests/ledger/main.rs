//! The rules of the ledger, a chapter a module: a test is named by its rule and by what it says.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    missing_docs,
    reason = "a test may panic"
)]

mod actions;
mod bombing;
mod casualties;
mod combat_cards;
mod combat_end;
mod content;
mod position;
mod result;
mod squares;
mod strategy;
mod tokens;
