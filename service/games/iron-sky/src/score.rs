//! Who won, by how much, and why?

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use umpire_engine::Seat;

use crate::ids::{Faction, Post};

/// How a match ended (ledger 6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The faction that won; none in a draw (IS-SCORE-17).
    pub winner: Option<Faction>,
    /// What decided.
    pub reason: Reason,
    /// A sheet for every seat, in order.
    pub sheets: Vec<ScoreSheet>,
}

/// What decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// The higher faction score (IS-SCORE-13).
    Score,
    /// Equal scores, more winning continents (IS-SCORE-14).
    WinningContinents,
    /// That equal too, more territories of value 4 (IS-SCORE-16).
    GreatTerritories,
    /// All equal: a draw (IS-SCORE-17).
    AllEqual,
    /// The last player of a faction resigned (IS-LEAVE-03).
    Resignation,
}

/// A player's points by source (IS-SCORE-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// Whose.
    pub seat: Seat,
    /// The post it began with.
    pub post: Post,
    /// For territories of his own continent that he controls (IS-SCORE-02).
    pub territories: u16,
    /// For the Blitz-meter: the UWC at the position, the Reich at the high mark (IS-SCORE-06, 07).
    pub blitz_meter: u16,
    /// For full piles of Trophies (IS-SCORE-09).
    pub trophies: u16,
}

impl ScoreSheet {
    /// The personal score.
    pub const fn total(&self) -> u16 {
        self.territories + self.blitz_meter + self.trophies
    }
}
