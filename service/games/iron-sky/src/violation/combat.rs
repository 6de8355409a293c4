//! Refusals of combat cards (IS-CMB).

use super::Citation;
use crate::{
    action::Source,
    ledger::{IS_CMB_06, IS_CMB_07, IS_CMB_08, IS_CTL_01, IS_FORT_01, IS_INI_01},
};

/// Why a combat card cannot be laid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CombatViolation {
    /// No combat awaits a card of this defender (IS-CMB-07).
    NoDefenceCardAwaited,
    /// No combat awaits a card of this attacker (IS-CMB-08).
    NoAttackCardAwaited,
    /// No combat asks this defender about Fortifications (IS-FORT-01).
    NoFortificationsAwaited,
    /// No combat asks this attacker about his Initiative (IS-INI-01).
    NoInitiativeAwaited,
    /// With Controlled Combat a card of the hand is laid (IS-CTL-01).
    PlayedFromHand,
    /// The card is not in the combat hand (IS-CTL-01).
    NotInCombatHand,
    /// Without Controlled Combat there is no combat hand (IS-CMB-06).
    NoCombatHand,
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
            CombatViolation::NoFortificationsAwaited => Citation::new(
                IS_FORT_01,
                "NO_FORTIFICATIONS_AWAITED",
                "no combat asks you about Fortifications now",
            ),
            CombatViolation::NoInitiativeAwaited => Citation::new(
                IS_INI_01,
                "NO_INITIATIVE_AWAITED",
                "no combat asks you about your Initiative now",
            ),
            CombatViolation::PlayedFromHand => Citation::new(
                IS_CTL_01,
                "PLAYED_FROM_HAND",
                "with Controlled Combat a card of your combat hand is laid",
            )
            .field("card"),
            CombatViolation::NotInCombatHand => Citation::new(
                IS_CTL_01,
                "NOT_IN_COMBAT_HAND",
                "the card is not in your combat hand",
            )
            .field("card"),
            CombatViolation::NoCombatHand => Citation::new(
                IS_CMB_06,
                "NO_COMBAT_HAND",
                "without Controlled Combat the top of the deck or the Reserve is laid",
            )
            .field("card"),
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
