//! An open combat as everyone sees it: cards that are not turned over show their backs.

use umpire_engine::Time;

use crate::{
    action::Source,
    content::Content,
    ids::{Post, Tactics, Territory},
    state::{self, LaidCard},
};

/// A combat that waits for a card (ledger 3.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combat {
    /// Its number in the match, from 1.
    pub number: u32,
    /// Where it is fought.
    pub territory: Territory,
    /// Who opened it.
    pub attacker: Post,
    /// Who answers.
    pub defender: Post,
    /// What it waits for.
    pub step: CombatStep,
    /// From when on the clock may answer; never, if absent.
    pub deadline: Option<Time>,
}

/// What a combat waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CombatStep {
    /// The defender's card.
    DefenceCard,
    /// The attacker's card.
    AttackCard {
        /// The defender's card, face down.
        defence: CardBack,
    },
    /// Nothing: both cards are laid and are resolved.
    Comparing {
        /// The defender's card.
        defence: CardBack,
        /// The attacker's card.
        attack: CardBack,
    },
    /// Nothing: what ends a combat is done.
    Closing,
}

/// A combat card laid face down: the open part of it (IS-INFO-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardBack {
    /// Where it came from.
    pub source: Source,
    /// The colour on its back.
    pub tactics: Tactics,
}

impl Combat {
    pub(super) fn of(content: &Content, combat: &state::Combat) -> Combat {
        Combat {
            number: combat.number,
            territory: combat.territory,
            attacker: combat.attacker,
            defender: combat.defender,
            step: CombatStep::of(content, combat.step),
            deadline: combat.deadline,
        }
    }
}

impl CombatStep {
    fn of(content: &Content, step: state::CombatStep) -> CombatStep {
        match step {
            state::CombatStep::DefenceCard => CombatStep::DefenceCard,
            state::CombatStep::AttackCard { defence } => {
                CombatStep::AttackCard { defence: CardBack::of(content, defence) }
            }
            state::CombatStep::Comparing { defence, attack } => CombatStep::Comparing {
                defence: CardBack::of(content, defence),
                attack: CardBack::of(content, attack),
            },
            state::CombatStep::Closing => CombatStep::Closing,
        }
    }
}

impl CardBack {
    pub(crate) fn of(content: &Content, laid: LaidCard) -> CardBack {
        CardBack { source: laid.source, tactics: content.combat_card(laid.card).tactics }
    }
}
