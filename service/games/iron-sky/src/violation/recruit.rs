//! Refusals of where tiles may be placed (IS-REC, IS-RAID).

use super::Citation;
use crate::{
    ids::Space,
    ledger::{
        IS_GEN_08, IS_RAID_04, IS_REC_01, IS_REC_02, IS_REC_03, IS_REC_04, IS_REC_05, IS_REC_06,
        IS_REC_07, IS_REC_08, IS_REC_09, IS_REC_10,
    },
};

/// Why tiles cannot be placed there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecruitViolation {
    /// The space takes no tiles.
    Place {
        /// Where.
        space: Space,
        /// Why not.
        why: PlaceViolation,
        /// The action's field that names it.
        field: &'static str,
    },
    /// The card brings fewer tiles (IS-REC-01).
    MoreThanTheCard {
        /// How many were to be placed.
        count: u8,
        /// How many the card brings.
        amount: u8,
    },
    /// The tiles go to one space or to two different ones (IS-REC-02).
    NotTwoSpaces,
    /// At least one tile is placed, and none nowhere (IS-REC-03).
    NoTile,
    /// The supply holds fewer tiles (IS-GEN-08).
    MoreThanTheSupply {
        /// How many were to be placed.
        count: u8,
        /// How many there are.
        supply: u8,
    },
    /// The army would be too large (IS-REC-04).
    NoRoom {
        /// Where.
        space: Space,
        /// How many were to be placed.
        count: u8,
        /// How many fit.
        room: u8,
    },
    /// A Raid needs a tile in the supply and room for it where it starts (IS-RAID-04).
    CannotRaidFrom {
        /// Where.
        space: Space,
        /// How many tiles the Raid adds.
        count: u8,
        /// How many fit.
        room: u8,
        /// How many tiles there are.
        supply: u8,
    },
}

/// Why a space takes no tiles, in the order in which the ledger asks (4.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlaceViolation {
    /// The territory is destroyed (IS-REC-10).
    Destroyed,
    /// Nobody controls the territory (IS-REC-08).
    Uncontrolled,
    /// The UWC recruits in Headquarters that it controls (IS-REC-05).
    NotYourHeadquarters,
    /// The territory is at war (IS-REC-06).
    AtWar,
    /// The Terror Token lies there (IS-REC-07).
    Terrorised,
    /// The Reich recruits in orbit (IS-REC-09).
    NotInOrbit,
    /// One recruits on one's own continent (IS-REC-01).
    NotYourContinent,
}

impl RecruitViolation {
    pub(super) fn citation(&self) -> Citation {
        match self {
            RecruitViolation::Place { space, why, field } => why.citation(*space).field(field),
            RecruitViolation::MoreThanTheCard { count, amount } => Citation::new(
                IS_REC_01,
                "MORE_THAN_THE_CARD",
                alloc::format!("the card brings up to {amount}, not {count}"),
            )
            .field("placements")
            .with("count", count)
            .with("amount", amount),
            RecruitViolation::NotTwoSpaces => Citation::new(
                IS_REC_02,
                "NOT_TWO_SPACES",
                "the tiles go to one space or are divided between two different ones",
            )
            .field("placements"),
            RecruitViolation::NoTile => {
                let message = "at least one tile is placed, on every space that is named";
                Citation::new(IS_REC_03, "NO_TILE", message).field("placements")
            }
            RecruitViolation::MoreThanTheSupply { count, supply } => Citation::new(
                IS_GEN_08,
                "MORE_THAN_THE_SUPPLY",
                alloc::format!("your supply holds {supply}, not {count}"),
            )
            .field("placements")
            .with("count", count)
            .with("supply", supply),
            RecruitViolation::NoRoom { space, count, room } => Citation::new(
                IS_REC_04,
                "NO_ROOM",
                alloc::format!("`{space}` has room for {room} more, not for {count}"),
            )
            .field("placements")
            .with("space", space)
            .with("count", count)
            .with("room", room),
            RecruitViolation::CannotRaidFrom { space, count, room, supply } => Citation::new(
                IS_RAID_04,
                "CANNOT_RAID_FROM",
                alloc::format!(
                    "a Raid adds {count} to `{space}`, which has room for {room}, and your supply holds {supply}"
                ),
            )
            .field("place")
            .with("space", space)
            .with("count", count)
            .with("room", room)
            .with("supply", supply),
        }
    }
}

impl PlaceViolation {
    fn citation(self, space: Space) -> Citation {
        let (rule, code, why) = match self {
            PlaceViolation::Destroyed => (IS_REC_10, "DESTROYED", "it is destroyed"),
            PlaceViolation::Uncontrolled => (IS_REC_08, "UNCONTROLLED", "nobody controls it"),
            PlaceViolation::NotYourHeadquarters => {
                (IS_REC_05, "NOT_YOUR_HEADQUARTERS", "the UWC holds no Headquarters there")
            }
            PlaceViolation::AtWar => (IS_REC_06, "AT_WAR", "it is in a state of war"),
            PlaceViolation::Terrorised => (IS_REC_07, "TERRORISED", "the Terror Token lies there"),
            PlaceViolation::NotInOrbit => {
                (IS_REC_09, "NOT_IN_ORBIT", "the Reich recruits in orbit alone")
            }
            PlaceViolation::NotYourContinent => {
                (IS_REC_01, "NOT_YOUR_CONTINENT", "it is not on your continent")
            }
        };
        Citation::new(rule, code, alloc::format!("no tile can be placed in `{space}`: {why}"))
            .with("space", space)
    }
}
