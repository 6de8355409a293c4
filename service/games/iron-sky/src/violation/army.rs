//! Refusals of who commands an army, and of what an open combat freezes (IS-ARMY, IS-SIM-04).

use super::Citation;
use crate::{
    ids::{Continent, Space},
    ledger::{IS_ARMY_05, IS_ARMY_06, IS_SIM_04},
};

/// Why an army does not obey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArmyViolation {
    /// No friendly army stands there (IS-ARMY-05).
    NobodyThere {
        /// Where.
        space: Space,
    },
    /// Abroad one commands only an army that one's own tile leads (IS-ARMY-06).
    NotYourLeadingUnit {
        /// Where.
        space: Space,
    },
    /// An open combat freezes the continent (IS-SIM-04).
    Frozen {
        /// Which.
        continent: Continent,
    },
}

impl ArmyViolation {
    pub(super) fn citation(&self) -> Citation {
        match self {
            ArmyViolation::NobodyThere { space } => Citation::new(
                IS_ARMY_05,
                "NOBODY_THERE",
                alloc::format!("no army of yours stands in `{space}`"),
            )
            .field("origin")
            .with("space", space),
            ArmyViolation::NotYourLeadingUnit { space } => Citation::new(
                IS_ARMY_06,
                "NOT_YOUR_LEADING_UNIT",
                alloc::format!("no tile of yours leads an army in `{space}`"),
            )
            .field("origin")
            .with("space", space),
            ArmyViolation::Frozen { continent } => Citation::new(
                IS_SIM_04,
                "CONTINENT_FROZEN",
                alloc::format!("an open combat freezes `{continent}` until it closes"),
            )
            .with("continent", continent),
        }
    }
}
