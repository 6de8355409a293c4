//! Refusals of Special Commands (IS-SPC, IS-SPU, IS-SPR) and of Black Ops (IS-BLK).

use alloc::format;

use super::{CardViolation, Citation};
use crate::{
    event::Resource,
    ids::{Orbit, Space, Territory},
    ledger::{
        IS_BLK_01, IS_BLK_03, IS_CMD_08, IS_GEN_06, IS_SPC_05, IS_SPC_06, IS_SPC_10, IS_SPC_14,
        IS_SPR_08, IS_SPR_09, IS_SPR_11, IS_SPU_20,
    },
};

/// Why a Special Command, or Black Ops, cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpecialViolation {
    /// An Improvement lies on a territory of the own continent that the player controls (IS-SPC-05).
    NotYourTerritory {
        /// Where it was to lie.
        territory: Territory,
    },
    /// An Improvement lies there already (IS-SPC-06).
    HasImprovement {
        /// Where.
        territory: Territory,
    },
    /// The player's command has not just conquered (IS-SPC-10).
    NoConquest,
    /// No combat opens by the attack (IS-SPC-14).
    NoCombatToEnhance,
    /// What is wrong with the Elite Operation as a card, or with what is paid for it.
    EliteOperation(CardViolation),
    /// No territory of a continent in play, or one that is destroyed already (IS-SPU-20).
    NothingToNuke {
        /// Which.
        territory: Territory,
    },
    /// The track is full, so the command would change nothing (IS-CMD-08).
    TrackFull {
        /// Which.
        resource: Resource,
    },
    /// Propaganda goes to Reich Headquarters of the own continent (IS-SPR-08).
    NoPropagandaThere {
        /// Where it was to go.
        space: Space,
    },
    /// One or two tiles of the supply, to one or two Headquarters (IS-SPR-08).
    NotSoMuchPropaganda {
        /// How many tiles there were to be.
        count: u8,
        /// How many the supply has.
        supply: u8,
    },
    /// The army limit holds (IS-SPR-09).
    NoRoomForPropaganda {
        /// Where.
        space: Space,
        /// How many fit.
        room: u8,
    },
    /// All tiles go to one sector of the own continent that has room for them (IS-SPR-11).
    NoRoomForBlitzkrieg {
        /// Which was named.
        sector: Orbit,
    },
    /// The match is played without Black Ops (IS-GEN-06).
    NoBlackOps,
    /// Black Ops are the UWC's (IS-BLK-01).
    BlackOpsNotForReich,
    /// The Black Ops are on the board or destroyed (IS-BLK-03).
    BlackOpsPlaced,
}

impl SpecialViolation {
    pub(super) fn citation(&self) -> Citation {
        match self {
            SpecialViolation::NotYourTerritory { territory } => Citation::new(
                IS_SPC_05,
                "NOT_YOUR_TERRITORY",
                format!("`{territory}` is not a territory of your continent that you control"),
            )
            .field("territory")
            .with("territory", territory),
            SpecialViolation::HasImprovement { territory } => Citation::new(
                IS_SPC_06,
                "HAS_IMPROVEMENT",
                format!("an Improvement lies on `{territory}` already"),
            )
            .field("territory")
            .with("territory", territory),
            SpecialViolation::NoConquest => Citation::new(
                IS_SPC_10,
                "NO_CONQUEST",
                "the card is played right after your command has conquered, once a conquest",
            )
            .field("card"),
            SpecialViolation::NoCombatToEnhance => Citation::new(
                IS_SPC_14,
                "NO_COMBAT_TO_ENHANCE",
                "no combat opens, so there is none to enhance",
            )
            .field("eliteOperation"),
            SpecialViolation::EliteOperation(violation) => {
                let citation = violation.citation();
                let field = of_elite_operation(citation.field);
                citation.field(field)
            }
            SpecialViolation::NothingToNuke { territory } => Citation::new(
                IS_SPU_20,
                "NOTHING_TO_NUKE",
                format!("`{territory}` is not in play, or destroyed already"),
            )
            .field("territory")
            .with("territory", territory),
            SpecialViolation::TrackFull { resource } => Citation::new(
                IS_CMD_08,
                "TRACK_FULL",
                format!(
                    "your {} is at its limit, so the card would change nothing",
                    resource.name()
                ),
            )
            .field("card")
            .with("resource", resource.slug()),
            SpecialViolation::NoPropagandaThere { space } => Citation::new(
                IS_SPR_08,
                "NO_PROPAGANDA_THERE",
                format!("`{space}` is no Headquarters of the Reich on your continent"),
            )
            .field("placements")
            .with("space", space),
            SpecialViolation::NotSoMuchPropaganda { count, supply } => Citation::new(
                IS_SPR_08,
                "NOT_SO_MUCH_PROPAGANDA",
                format!(
                    "one or two tiles go to one territory or two different ones, and your supply holds {supply}"
                ),
            )
            .field("placements")
            .with("count", count)
            .with("supply", supply),
            SpecialViolation::NoRoomForPropaganda { space, room } => Citation::new(
                IS_SPR_09,
                "NO_ROOM_FOR_PROPAGANDA",
                format!("`{space}` has room for {room} more"),
            )
            .field("placements")
            .with("space", space)
            .with("room", room),
            SpecialViolation::NoRoomForBlitzkrieg { sector } => Citation::new(
                IS_SPR_11,
                "NO_ROOM_FOR_BLITZKRIEG",
                format!(
                    "`{sector}` is no sector of your continent with room for all tiles, or there are none"
                ),
            )
            .field("sector")
            .with("sector", sector),
            SpecialViolation::NoBlackOps => {
                Citation::new(IS_GEN_06, "NO_BLACK_OPS", "the match is played without Black Ops")
            }
            SpecialViolation::BlackOpsNotForReich => {
                Citation::new(IS_BLK_01, "BLACK_OPS_NOT_FOR_REICH", "only the UWC has Black Ops")
            }
            SpecialViolation::BlackOpsPlaced => Citation::new(
                IS_BLK_03,
                "BLACK_OPS_PLACED",
                "your Black Ops have come to the board, once and for all",
            ),
        }
    }
}

/// Where a field of a card lies when the card is an Elite Operation.
fn of_elite_operation(field: &'static str) -> &'static str {
    match field {
        "card" => "eliteOperation.card",
        "payment" => "eliteOperation.payment",
        "payment.money" => "eliteOperation.payment.money",
        "payment.politics" => "eliteOperation.payment.politics",
        "useDiscount" => "eliteOperation.useDiscount",
        _ => "eliteOperation",
    }
}
