//! Refusals of orders (IS-REG).

use alloc::format;

use umpire_engine::RuleId;

use super::Citation;
use crate::{
    event::Resource,
    ids::{Orbit, Space, Territory},
    ledger::{
        IS_BOARD_06, IS_EW_02, IS_REG_01, IS_REG_02, IS_REG_03, IS_REG_07, IS_REG_08, IS_REG_11,
    },
};

/// Why tiles cannot regroup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OrderViolation {
    /// Reich tiles do not regroup from territory to territory (IS-REG-11).
    NotForReich,
    /// UWC tiles do not regroup to another continent (IS-REG-07).
    AnotherContinent {
        /// Where they were to go.
        to: Territory,
    },
    /// The destination is at war (IS-REG-02).
    AtWar {
        /// Where they were to go.
        to: Territory,
    },
    /// The Reich controls the destination (IS-REG-03).
    UnderReich {
        /// Where they were to go.
        to: Territory,
    },
    /// No surface route joins the territories (IS-REG-01).
    NoSurfaceRoute {
        /// From where.
        from: Territory,
        /// To where.
        to: Territory,
    },
    /// Electronic Warfare closes the red routes of the sector above (IS-EW-02).
    Closed {
        /// From where.
        from: Territory,
        /// Which sector.
        sector: Orbit,
    },
    /// No red route of the player leads up (IS-BOARD-06).
    NoRedRoute {
        /// From where.
        from: Territory,
    },
    /// Every tile costs one point (IS-REG-01).
    OnePointATile {
        /// What is due.
        due: u8,
        /// What was offered.
        paid: u8,
    },
    /// The track does not hold what is due (IS-REG-01, IS-REG-08).
    CannotPay {
        /// Which track.
        resource: Resource,
        /// What is due.
        due: u8,
        /// What he has.
        has: u8,
    },
    /// At least one tile goes (IS-REG-01, IS-REG-08, IS-REG-09).
    NoTile {
        /// The order's own rule.
        rule: RuleId,
    },
    /// At most the army goes (IS-REG-01, IS-REG-08, IS-REG-09).
    TooManyTiles {
        /// The order's own rule.
        rule: RuleId,
        /// How many were to go.
        count: u8,
        /// How many there are.
        size: u8,
    },
    /// The army at the destination would be too large (IS-REG-05, IS-REG-08, IS-REG-09).
    NoRoom {
        /// The order's own rule of the limit.
        rule: RuleId,
        /// Where.
        space: Space,
        /// How many were to go.
        count: u8,
        /// How many fit.
        room: u8,
    },
}

impl OrderViolation {
    pub(super) fn citation(&self) -> Citation {
        match self {
            OrderViolation::NotForReich => Citation::new(
                IS_REG_11,
                "NOT_FOR_REICH",
                "Reich tiles do not regroup from territory to territory",
            ),
            OrderViolation::AnotherContinent { to } => {
                to_where(IS_REG_07, "ANOTHER_CONTINENT", *to, "is on another continent")
            }
            OrderViolation::AtWar { to } => to_where(IS_REG_02, "AT_WAR", *to, "is at war"),
            OrderViolation::UnderReich { to } => {
                to_where(IS_REG_03, "UNDER_REICH", *to, "is controlled by the Reich")
            }
            OrderViolation::NoSurfaceRoute { from, to } => Citation::new(
                IS_REG_01,
                "NO_SURFACE_ROUTE",
                format!("no surface route joins `{from}` with `{to}`"),
            )
            .field("to")
            .with("origin", from)
            .with("to", to),
            OrderViolation::Closed { from, sector } => Citation::new(
                IS_EW_02,
                "ROUTE_CLOSED",
                format!("Electronic Warfare closes the red routes of `{sector}`"),
            )
            .field("origin")
            .with("origin", from)
            .with("sector", sector),
            OrderViolation::NoRedRoute { from } => Citation::new(
                IS_BOARD_06,
                "NO_RED_ROUTE",
                format!("no red route of yours leads up from `{from}`"),
            )
            .field("origin")
            .with("origin", from),
            OrderViolation::OnePointATile { due, paid } => Citation::new(
                IS_REG_01,
                "ONE_POINT_A_TILE",
                format!("every tile costs one point, {due} in all, and the payment is {paid}"),
            )
            .field("payment")
            .with("due", due)
            .with("paid", paid),
            OrderViolation::CannotPay { resource, due, has } => Citation::new(
                match resource {
                    Resource::CommandPoints => IS_REG_08,
                    Resource::Money | Resource::Politics => IS_REG_01,
                },
                "CANNOT_PAY",
                format!("{due} {} is due, and you have {has}", resource.name()),
            )
            .field(match resource {
                Resource::CommandPoints => "count",
                Resource::Money | Resource::Politics => "payment",
            })
            .with("resource", resource.slug())
            .with("due", due)
            .with("has", has),
            OrderViolation::NoTile { rule } => {
                Citation::new(*rule, "NO_TILE", "at least one tile goes").field("count")
            }
            OrderViolation::TooManyTiles { rule, count, size } => Citation::new(
                *rule,
                "TOO_MANY_TILES",
                format!("{count} tiles cannot leave an army of {size}"),
            )
            .field("count")
            .with("count", count)
            .with("size", size),
            OrderViolation::NoRoom { rule, space, count, room } => Citation::new(
                *rule,
                "NO_ROOM",
                format!("`{space}` has room for {room} more, not for {count}"),
            )
            .field("count")
            .with("space", space)
            .with("count", count)
            .with("room", room),
        }
    }
}

fn to_where(rule: RuleId, code: &'static str, to: Territory, why: &str) -> Citation {
    Citation::new(rule, code, format!("tiles cannot regroup to `{to}`, which {why}"))
        .field("to")
        .with("to", to)
}
