//! Refusals of combat cards (IS-CMB).

use super::Citation;
use crate::{
    action::Source,
    ledger::{IS_CMB_06, IS_CMB_07, IS_CMB_08},
};

/// Why a combat card cannot be laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CombatViolation {
    /// No combat awaits a card of this defender (IS-CMB-07).
    NoDefenceCardAwaited,
    /// No combat awaits a card of this attacker (IS-CMB-08).
    NoAttackCardAwaited,
    /// No card lies there (IS-CMB-06).
    NoCardThere {
        /// Where it was to come from.
        source: Source,
    },
}

impl CombatViolation {
    pub(super) fn citation(&self) -> Citation {
        match self {
            CombatViolation::NoDefenceCardAwaited => Citation::new(
                IS_CMB_07,
                "NO_DEFENCE_CARD_AWAITED",
                "no combat awaits your card as its defender now",
            ),
            CombatViolation::NoAttackCardAwaited => Citation::new(
                IS_CMB_08,
                "NO_ATTACK_CARD_AWAITED",
                "no combat awaits your card as its attacker now",
            ),
            CombatViolation::NoCardThere { source } => {
                let place = match source {
                    Source::Deck => "combat deck",
                    Source::Reserve => "Reserve",
                };
                Citation::new(
                    IS_CMB_06,
                    "NO_CARD_THERE",
                    alloc::format!("your {place} has no card"),
                )
                .field("source")
            }
        }
    }
}
