//! What every game is made of.
//!
//! A match is a fold: the state after `n` deeds is the rules, the setting and the seed folded over the deeds
//! `0..n`. This crate holds that fold and the interface a game fills in for it, and knows no game.
//!
//! | Question | Module |
//! |---|---|
//! | What does a game have to say? | [`game`] |
//! | What does the log hold? | [`deed`], [`record`] |
//! | How does a deed change the table? | [`mod@apply`], [`play`] |
//! | Where does chance come from? | [`dice`] |
//! | Why not? | [`rejection`], [`rule`] |
//! | Who sits where, who looks on? | [`seat`] |
//! | What is awaited, by when? | [`decision`], [`time`] |
//! | What may be offered? | [`choice`] |
//! | What do all matches share, and what may be wrong with it? | [`shared`], [`pack`] |
//! | How do programs play one to its end? | [`mod@simulate`] |
//!
//! Nothing in here, and nothing in a game, touches a clock, the outside, a hash map or a float: the same record gives
//! the same bytes on every machine. `no_std` turns most of that into a compile error.

#![no_std]
#![deny(clippy::float_arithmetic)]

extern crate alloc;

pub mod apply;
pub mod choice;
pub mod decision;
pub mod deed;
pub mod dice;
pub mod game;
pub mod pack;
pub mod play;
pub mod record;
pub mod rejection;
pub mod rule;
pub mod seat;
pub mod shared;
pub mod simulate;
pub mod time;

pub use apply::{Applied, apply, apply_before, begin, begin_before};
pub use choice::Covers;
pub use decision::{Decision, DecisionId};
pub use deed::Deed;
pub use dice::{Dice, Seed};
pub use game::{Game, Previewed};
pub use pack::{Fault, Faults, Pack, PackFile};
pub use play::{Fact, Play, Told};
pub use record::{Divergence, Line, Record, Replay, replay};
pub use rejection::{Cited, Parameter, Rejection};
pub use rule::{Ledger, Rule, RuleId, RuleKind};
pub use seat::{Seat, Viewer};
pub use shared::{Digest, Digested, Shared};
pub use simulate::{Finished, Stalled, Turn, simulate};
pub use time::Time;
