//! Refusals of where an army may go or fight (IS-BOARD, IS-MOB, IS-ICM, IS-EW-02).

use alloc::string::String;

use umpire_engine::{Rejection, RuleId, Seat};

use super::{Citation, Violation};
use crate::{
    event::Resource,
    ids::{Faction, Orbit, Space, Territory},
    ledger::{
        IS_BLK_07, IS_BOARD_08, IS_BOARD_09, IS_BOARD_10, IS_EW_02, IS_ICM_04, IS_ICM_06,
        IS_ICM_07, IS_MOB_02, IS_MOB_03, IS_MOB_04, IS_MOB_05, IS_MOB_11, IS_MOB_14, IS_SPU_06,
    },
};

/// Why an army cannot fight or go there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MovementViolation {
    /// A move takes at least one tile (IS-MOB-02).
    NoTile,
    /// A move takes at most the army (IS-MOB-02).
    TooManyTiles {
        /// How many were to go.
        count: u8,
        /// How many there are.
        size: u8,
    },
    /// No opposing army stands on the territory (IS-MOB-03).
    NobodyToFight {
        /// Where.
        space: Space,
    },
    /// The army at the destination would be too large (IS-MOB-11).
    NoRoom {
        /// Where.
        space: Space,
        /// How many were to go.
        count: u8,
        /// How many fit.
        room: u8,
    },
    /// Black Ops never leave their continent; there are not so many tiles beneath them (IS-BLK-07).
    BlackOpsStay {
        /// Where they stand.
        space: Space,
        /// How many unit tiles stand there.
        units: u8,
    },
    /// No route leads there.
    Route(RouteViolation),
    /// The transit is not paid.
    Transit(TransitViolation),
}

/// Why no route leads from one space to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RouteViolation {
    /// The row of orbits ends there, or a neutral continent cuts it or is not in it (IS-BOARD-08).
    RowEnds {
        /// From where.
        from: Orbit,
        /// To where.
        to: Orbit,
    },
    /// A neutral continent cannot be entered (IS-BOARD-10), not even over a white route (IS-BOARD-09).
    NeutralContinent {
        /// Where.
        space: Space,
        /// Whether a white route leads there.
        has_white_route: bool,
    },
    /// Electronic Warfare closes the red routes of the sector (IS-EW-02).
    Closed {
        /// Which sector.
        sector: Orbit,
    },
    /// A Nuke has destroyed the territory (IS-MOB-14).
    Destroyed {
        /// Which.
        territory: Territory,
    },
    /// No route of the faction joins the two spaces (IS-MOB-04, IS-MOB-05).
    None {
        /// Whose move.
        faction: Faction,
        /// From where.
        from: Space,
        /// To where.
        to: Space,
    },
    /// In orbit one goes at most so many sectors sideways (IS-MOB-05, IS-REG-08).
    TooFarSideways {
        /// From where.
        from: Orbit,
        /// To where.
        to: Orbit,
        /// How many sectors one may go.
        sectors: u8,
        /// The rule that says so.
        rule: RuleId,
    },
}

/// Why a transit is not paid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TransitViolation {
    /// Nobody pays for a way that costs no transit (IS-ICM-06).
    NotDue,
    /// Only by Martial Law does one pay one's own transit with Money (IS-SPU-06).
    NoMartialLaw,
    /// The transit costs 1 point, which he does not have (IS-ICM-04).
    CannotPay {
        /// With what he was to pay.
        resource: Resource,
    },
    /// The commander of the destination has not permitted the transit (IS-ICM-06).
    NotPermitted {
        /// Who has not.
        giver: Seat,
    },
    /// The commander of the destination has permitted it, but cannot pay (IS-ICM-07).
    GiverCannotPay {
        /// Who cannot.
        giver: Seat,
    },
}

impl MovementViolation {
    pub(super) fn citation(&self) -> Citation {
        match self {
            MovementViolation::NoTile => {
                Citation::new(IS_MOB_02, "NO_TILE", "at least one tile moves").field("count")
            }
            MovementViolation::TooManyTiles { count, size } => Citation::new(
                IS_MOB_02,
                "TOO_MANY_TILES",
                alloc::format!("{count} tiles cannot leave an army of {size}"),
            )
            .field("count")
            .with("count", count)
            .with("size", size),
            MovementViolation::NobodyToFight { space } => Citation::new(
                IS_MOB_03,
                "NOBODY_TO_FIGHT",
                alloc::format!("no opposing army stands in `{space}`"),
            )
            .field("origin")
            .with("space", space),
            MovementViolation::NoRoom { space, count, room } => Citation::new(
                IS_MOB_11,
                "NO_ROOM",
                alloc::format!("`{space}` has room for {room} more, not for {count}"),
            )
            .field("count")
            .with("space", space)
            .with("count", count)
            .with("room", room),
            MovementViolation::BlackOpsStay { space, units } => Citation::new(
                IS_BLK_07,
                "BLACK_OPS_STAY",
                alloc::format!(
                    "Black Ops never leave their continent, and beneath them `{space}` has {units}"
                ),
            )
            .field("count")
            .with("space", space)
            .with("units", units),
            MovementViolation::Route(route) => route.citation(),
            MovementViolation::Transit(transit) => transit.citation(),
        }
    }
}

impl RouteViolation {
    fn citation(&self) -> Citation {
        let (rule, code, message) = match self {
            RouteViolation::RowEnds { from, to } => (
                IS_BOARD_08,
                "ROW_ENDS",
                alloc::format!("the row of orbits does not join `{from}` with `{to}`"),
            ),
            RouteViolation::NeutralContinent { space, has_white_route } => (
                if *has_white_route { IS_BOARD_09 } else { IS_BOARD_10 },
                "NEUTRAL_CONTINENT",
                alloc::format!("`{space}` lies on a neutral continent, which nobody enters"),
            ),
            RouteViolation::Closed { sector } => (
                IS_EW_02,
                "ROUTE_CLOSED",
                alloc::format!("Electronic Warfare closes the red routes of `{sector}`"),
            ),
            RouteViolation::Destroyed { territory } => (
                IS_MOB_14,
                "DESTROYED",
                alloc::format!("`{territory}` is destroyed, and nobody enters it any more"),
            ),
            RouteViolation::None { faction, from, to } => (
                match faction {
                    Faction::Uwc => IS_MOB_04,
                    Faction::Reich => IS_MOB_05,
                },
                "NO_ROUTE",
                alloc::format!("no route of yours joins `{from}` with `{to}`"),
            ),
            RouteViolation::TooFarSideways { from, to, sectors, rule } => (
                *rule,
                "TOO_FAR_SIDEWAYS",
                alloc::format!(
                    "from `{from}` tiles go to another sector, at most {sectors} sideways, not to `{to}`"
                ),
            ),
        };
        self.facts(Citation::new(rule, code, message).field("to"))
    }

    fn facts(&self, citation: Citation) -> Citation {
        match self {
            RouteViolation::RowEnds { from, to } => citation.with("origin", from).with("to", to),
            RouteViolation::NeutralContinent { space, .. } => citation.with("space", space),
            RouteViolation::Closed { sector } => citation.with("sector", sector),
            RouteViolation::Destroyed { territory } => citation.with("territory", territory),
            RouteViolation::None { from, to, .. } => citation.with("origin", from).with("to", to),
            RouteViolation::TooFarSideways { from, to, sectors, .. } => {
                citation.with("origin", from).with("to", to).with("sectors", sectors)
            }
        }
    }
}

impl TransitViolation {
    fn citation(&self) -> Citation {
        let (rule, code, message) = match self {
            TransitViolation::NoMartialLaw => {
                return Citation::new(
                    IS_SPU_06,
                    "NO_MARTIAL_LAW",
                    "only by Martial Law is one's own transit paid with Money",
                )
                .field("transitMoney");
            }
            TransitViolation::NotDue => (
                IS_ICM_06,
                "NO_TRANSIT_DUE",
                String::from("the way costs no transit, so nobody else pays for it"),
            ),
            TransitViolation::CannotPay { resource } => (
                IS_ICM_04,
                "CANNOT_PAY_TRANSIT",
                alloc::format!("the transit costs 1 {}, which you do not have", resource.name()),
            ),
            TransitViolation::NotPermitted { giver } => (
                IS_ICM_06,
                "TRANSIT_NOT_PERMITTED",
                alloc::format!("seat {giver} has not permitted you the transit"),
            ),
            TransitViolation::GiverCannotPay { giver } => (
                IS_ICM_07,
                "GIVER_CANNOT_PAY",
                alloc::format!("seat {giver} has permitted the transit, but cannot pay it"),
            ),
        };
        self.facts(Citation::new(rule, code, message).field("transitPayer"))
    }

    fn facts(&self, citation: Citation) -> Citation {
        match self {
            TransitViolation::NotDue | TransitViolation::NoMartialLaw => citation,
            TransitViolation::CannotPay { resource } => citation.with("resource", resource.slug()),
            TransitViolation::NotPermitted { giver }
            | TransitViolation::GiverCannotPay { giver } => citation.with("giver", giver),
        }
    }
}

impl From<RouteViolation> for Rejection<Violation> {
    fn from(violation: RouteViolation) -> Self {
        MovementViolation::Route(violation).into()
    }
}

impl From<TransitViolation> for Rejection<Violation> {
    fn from(violation: TransitViolation) -> Self {
        MovementViolation::Transit(violation).into()
    }
}
