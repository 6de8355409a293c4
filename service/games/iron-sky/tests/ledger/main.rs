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
mod black_ops;
mod black_ops_combat;
mod board;
mod bombing;
mod casualties;
mod chance;
mod clock;
mod combat_cards;
mod combat_end;
mod combat_hand;
mod command;
mod content;
mod controlled_combat;
mod cost;
mod definitions;
mod end;
mod eventful_places;
mod eventful_times;
mod general;
mod help;
mod info;
mod initiative;
mod intercontinental;
mod invariants;
mod leave;
mod meter;
mod mobilization;
mod pairs;
mod position;
mod raid;
mod random_length;
mod recruit;
mod refusals;
mod regroup;
mod resource;
mod result;
mod score;
mod secret_operations;
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
