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
mod army;
mod board;
mod bombing;
mod casualties;
mod clock;
mod combat_cards;
mod combat_end;
mod command;
mod content;
mod cost;
mod definitions;
mod end;
mod general;
mod help;
mod info;
mod intercontinental;
mod invariants;
mod leave;
mod meter;
mod mobilization;
mod position;
mod raid;
mod recruit;
mod regroup;
mod resource;
mod result;
mod score;
mod settlement;
mod setup;
mod sharing;
mod sim;
mod special;
mod squares;
mod strategy;
mod time;
mod tokens;
mod turn;
