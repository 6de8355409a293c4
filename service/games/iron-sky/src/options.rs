//! What may a match choose?

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::ids::{Commander, Continent, Post};

/// The match options of ledger 3.1. Optional rules have their switches here when the game can play them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Who sits where, and which boards are in play (IS-RULING-04).
    pub seating: Seating,
    /// Whether team-mates have an order among themselves (IS-SIM-14).
    pub turn_style: TurnStyle,
    /// Whether the orbits of two continents in play are adjacent across a neutral one (IS-BOARD-08).
    pub orbit_across_neutral: bool,
    /// The players' time.
    pub clock: ClockOptions,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            seating: Seating::Random { boards: Boards::Random },
            turn_style: TurnStyle::Simultaneous,
            orbit_across_neutral: true,
            clock: ClockOptions::default(),
        }
    }
}

/// How players get their posts and commanders (IS-RULING-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seating {
    /// All is drawn, as printed (IS-SETUP-07 to 09, 11).
    Random {
        /// Which boards are in play.
        boards: Boards,
    },
    /// The request names a post and a commander of its faction for every seat, in seat order; the boards in play follow.
    Assigned(Vec<(Post, Commander)>),
}

/// Which boards are in play (IS-SETUP-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Boards {
    /// Drawn, one per two players.
    Random,
    /// These: exactly one per two players, all different.
    These(Vec<Continent>),
}

/// Whether team-mates play at the same time (IS-SIM-14, IS-RULING-97).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnStyle {
    /// In any order, as their actions arrive.
    Simultaneous,
    /// From west to east.
    Sequential,
}

/// The clocks of IS-CLOCK, in seconds; 0 is none, else 10 to 1,209,600.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockOptions {
    /// Each active player's time for one Command Phase.
    pub command_seconds: u32,
    /// The time for each decision in a combat and for the End Phase.
    pub decision_seconds: u32,
}

impl ClockOptions {
    /// The shortest clock there is, in seconds.
    pub const SHORTEST: u32 = 10;
    /// The longest, in seconds: two weeks.
    pub const LONGEST: u32 = 1_209_600;

    /// Whether `seconds` is a clock or none.
    pub const fn may_be(seconds: u32) -> bool {
        seconds == 0 || (seconds >= Self::SHORTEST && seconds <= Self::LONGEST)
    }
}
