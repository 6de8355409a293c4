//! Refusals of the options of a match (IS-GEN, IS-SETUP-02, IS-RULING-04, IS-RULING-93).

use alloc::format;

use super::Citation;
use crate::{
    ids::{Continent, Post},
    ledger::{IS_GEN_01, IS_GEN_02, IS_RULING_04, IS_RULING_93, IS_SETUP_02},
    options::ClockOptions,
};

/// Why there can be no such match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingViolation {
    /// 2, 4 or 6 play (IS-GEN-01).
    NumberOfPlayers {
        /// How many would.
        players: u8,
    },
    /// A list of boards names one per two players, all different (IS-SETUP-02).
    NumberOfBoards {
        /// How many there must be.
        needed: usize,
    },
    /// Seats are assigned to all players or to none (IS-RULING-04).
    SeatsNotAllAssigned {
        /// How many play.
        players: u8,
        /// How many seats are assigned.
        assigned: usize,
    },
    /// A continent in play has exactly one player of each faction (IS-GEN-02).
    UnevenContinent {
        /// Which has not.
        continent: Continent,
    },
    /// The commander is not one of the seat's faction (IS-RULING-04).
    CommanderOfAnotherFaction {
        /// Which seat.
        post: Post,
    },
    /// Two seats have the same commander (IS-RULING-04).
    SharedCommander {
        /// One of them.
        post: Post,
    },
    /// A clock has 10 to 1,209,600 seconds, or there is none (IS-RULING-93).
    ClockOutOfBounds {
        /// Which option.
        field: &'static str,
        /// What it was to be.
        seconds: u32,
    },
}

impl SettingViolation {
    pub(super) fn citation(&self) -> Citation {
        match *self {
            SettingViolation::NumberOfPlayers { players } => {
                let message = format!("2, 4 or 6 play, not `{players}`");
                Citation::new(IS_GEN_01, "NUMBER_OF_PLAYERS", message).with("players", players)
            }
            SettingViolation::NumberOfBoards { needed } => {
                let message = format!(
                    "a list of boards names one for every two players, all different: {needed}"
                );
                Citation::new(IS_SETUP_02, "NUMBER_OF_BOARDS", message)
                    .field("boards")
                    .with("needed", needed)
            }
            SettingViolation::SeatsNotAllAssigned { players, assigned } => {
                let message = format!("`{assigned}` of {players} seats are assigned");
                Citation::new(IS_RULING_04, "SEATS_NOT_ALL_ASSIGNED", message)
                    .field("seating")
                    .with("players", players)
                    .with("assigned", assigned)
            }
            SettingViolation::UnevenContinent { continent } => {
                let message = format!("`{continent}` needs exactly one player of each faction");
                Citation::new(IS_GEN_02, "UNEVEN_CONTINENT", message)
                    .field("seating")
                    .with("continent", continent)
            }
            SettingViolation::CommanderOfAnotherFaction { post } => {
                of_commander(post, "COMMANDER_OF_ANOTHER_FACTION", "is not of its faction")
            }
            SettingViolation::SharedCommander { post } => {
                of_commander(post, "SHARED_COMMANDER", "has another seat too")
            }
            SettingViolation::ClockOutOfBounds { field, seconds } => {
                let (shortest, longest) = (ClockOptions::SHORTEST, ClockOptions::LONGEST);
                let message = format!(
                    "`{seconds}` seconds are neither 0 nor between {shortest} and {longest}"
                );
                Citation::new(IS_RULING_93, "CLOCK_OUT_OF_BOUNDS", message)
                    .field(field)
                    .with("seconds", seconds)
            }
        }
    }
}

fn of_commander(post: Post, code: &'static str, fault: &str) -> Citation {
    let Post { faction, continent } = post;
    let message = format!("the commander of `{faction}` in `{continent}` {fault}");
    Citation::new(IS_RULING_04, code, message)
        .field("seating")
        .with("faction", faction)
        .with("continent", continent)
}
