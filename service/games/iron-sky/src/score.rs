//! Who won, by how much, and why?

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use umpire_engine::{RuleId, Seat};

use crate::{
    ids::{Faction, Post, SecretOperation, Territory},
    ledger::{
        IS_SCORE_02, IS_SCORE_06, IS_SCORE_07, IS_SCORE_09, IS_SCORE_10, IS_SEC_03, IS_SEC_04,
        IS_SEC_05, IS_SEC_06, IS_SEC_07, IS_SEC_08,
    },
};

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

/// A player's points, each with its source (IS-SCORE-12).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreSheet {
    /// Whose.
    pub seat: Seat,
    /// The post it began with.
    pub post: Post,
    /// Where the points come from, in the order of scoring (IS-SCORE-01).
    pub items: Vec<ScoreItem>,
}

/// Points of one source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ScoreItem {
    /// What gives them.
    pub source: ScoreSource,
    /// How many; 0 for a Secret Operation whose demand is not met.
    pub points: u16,
}

/// What gives points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ScoreSource {
    /// A territory of his own continent that he controls (IS-SCORE-02).
    Territory(Territory),
    /// The Occupation Token's position on his Blitz-meter, of a UWC player (IS-SCORE-06).
    Position(u8),
    /// The Destruction Token's high mark on his Blitz-meter, of a Reich player (IS-SCORE-07).
    HighMark(u8),
    /// So many full piles of Trophies (IS-SCORE-09).
    Trophies {
        /// How many piles.
        piles: u16,
    },
    /// So many Black Ops (IS-SCORE-10).
    BlackOps {
        /// How many tiles.
        tiles: u8,
    },
    /// His Secret Operation (IS-SCORE-11).
    SecretOperation {
        /// Which.
        operation: SecretOperation,
        /// What it demands.
        demand: Demand,
    },
}

/// The kinds of Secret Operations, as far as their rules differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Demand {
    /// A Territory of Interest of class I (IS-SEC-03).
    FirstClassTerritory,
    /// A Territory of Interest of class II (IS-SEC-04).
    SecondClassTerritory,
    /// Bordering territories (IS-SEC-05).
    BorderGuard,
    /// Tiles abroad (IS-SEC-06).
    WorldPolice,
    /// Tiles in orbit (IS-SEC-07).
    MasteryOfSpace,
    /// Three territories that hang together (IS-SEC-08).
    Dominion,
}

impl ScoreSource {
    /// The rule that gives the points.
    pub const fn rule(self) -> RuleId {
        match self {
            ScoreSource::Territory(_) => IS_SCORE_02,
            ScoreSource::Position(_) => IS_SCORE_06,
            ScoreSource::HighMark(_) => IS_SCORE_07,
            ScoreSource::Trophies { .. } => IS_SCORE_09,
            ScoreSource::BlackOps { .. } => IS_SCORE_10,
            ScoreSource::SecretOperation { demand, .. } => match demand {
                Demand::FirstClassTerritory => IS_SEC_03,
                Demand::SecondClassTerritory => IS_SEC_04,
                Demand::BorderGuard => IS_SEC_05,
                Demand::WorldPolice => IS_SEC_06,
                Demand::MasteryOfSpace => IS_SEC_07,
                Demand::Dominion => IS_SEC_08,
            },
        }
    }

    const fn part(self) -> Part {
        match self {
            ScoreSource::Territory(_) => Part::Territories,
            ScoreSource::Position(_) | ScoreSource::HighMark(_) => Part::BlitzMeter,
            ScoreSource::Trophies { .. } | ScoreSource::BlackOps { .. } => Part::Trophies,
            ScoreSource::SecretOperation { .. } => Part::SecretOperation,
        }
    }
}

/// The four parts of a personal score (IS-SCORE-12).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Territories,
    BlitzMeter,
    Trophies,
    SecretOperation,
}

impl ScoreSheet {
    /// For territories of his own continent that he controls (IS-SCORE-02).
    pub fn territories(&self) -> u16 {
        self.part(Part::Territories)
    }

    /// For the Blitz-meter: the UWC at the position, the Reich at the high mark (IS-SCORE-06, 07).
    pub fn blitz_meter(&self) -> u16 {
        self.part(Part::BlitzMeter)
    }

    /// For full piles of Trophies, and for Black Ops (IS-SCORE-09, 10).
    pub fn trophies(&self) -> u16 {
        self.part(Part::Trophies)
    }

    /// For the Secret Operation (IS-SCORE-11).
    pub fn secret_operation(&self) -> u16 {
        self.part(Part::SecretOperation)
    }

    /// The personal score.
    pub fn total(&self) -> u16 {
        self.items.iter().map(|item| item.points).sum()
    }

    fn part(&self, part: Part) -> u16 {
        let items = self.items.iter().filter(|item| item.source.part() == part);
        items.map(|item| item.points).sum()
    }
}
