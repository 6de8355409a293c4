//! Iron Sky: The Board Game, for 2, 4 or 6 players in two sides.
//!
//! The Reich invades from orbit, the United World Confederacy defends the Earth, on one board per pair of players. This
//! crate is the whole rulebook with its optional rules; [`LEDGER`](ledger::LEDGER) lists every rule by the id under which
//! the code cites it.
//!
//! | Question | Module |
//! |---|---|
//! | What may a match choose? | [`options`] |
//! | Boards, decks, tables? | [`content`] |
//! | What is on the table? | [`state`], [`ids`] |
//! | Whose move, what follows? | [`flow`] |
//! | What may a player do? | [`action`] |
//! | What has happened, what does it change? | [`event`], `evolve` |
//! | Why not? | [`violation`], [`ledger`] |
//! | The rules themselves, a chapter a file | `rules` |
//! | What may be done now? | [`legal`], [`preview`] |
//! | What may a viewer see and learn? | [`view`], [`notice`] |
//! | Who won? | [`score`] |
//! | Who plays when nobody does? | [`bot`] |

#![no_std]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

pub mod action;
pub mod bot;
pub mod content;
pub mod event;
mod evolve;
pub mod flow;
mod game;
pub mod ids;
#[rustfmt::skip]
pub mod ledger;
pub mod legal;
pub mod notice;
pub mod options;
pub mod preview;
mod rules;
pub mod score;
pub mod state;
pub mod view;
pub mod violation;

pub use game::IronSky;
