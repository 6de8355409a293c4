//! Combats: of a laid card its back, and what lies on top of the deck then; faces once turned over.

use umpire_engine::Time;

use super::cards::backs;
use crate::{
    ids::{CombatCard, Continent},
    notice::{AttackCardLaid, CombatCardsDiscarded, DefenceCardLaid, Notice},
    state::{Combat, CombatStep, LaidCard, State},
    view::CardBack,
};

pub(super) fn defence_laid(
    before: &State,
    after: &State,
    continent: Continent,
    card: LaidCard,
    deadline: Option<Time>,
) -> Option<Notice> {
    let post = combat(before, continent)?.defender;
    let (card, backs) = (CardBack::of(&after.content, card), backs(after, post)?);
    let told = DefenceCardLaid { continent, post, card, backs, deadline };
    Some(Notice::DefenceCardLaid(told))
}

pub(super) fn attack_laid(
    before: &State,
    after: &State,
    continent: Continent,
    card: LaidCard,
) -> Option<Notice> {
    let post = combat(before, continent)?.attacker;
    let (card, backs) = (CardBack::of(&after.content, card), backs(after, post)?);
    Some(Notice::AttackCardLaid(AttackCardLaid { continent, post, card, backs }))
}

pub(super) fn discarded(before: &State, continent: Continent) -> Option<Notice> {
    let (attack, defence) = revealed(combat(before, continent)?)?;
    let told = CombatCardsDiscarded { continent, attack, defence };
    Some(Notice::CombatCardsDiscarded(told))
}

fn combat(state: &State, continent: Continent) -> Option<&Combat> {
    state.board(continent)?.combat.as_ref()
}

/// The faces that have been turned over: the attacker's, the defender's.
fn revealed(combat: &Combat) -> Option<(CombatCard, CombatCard)> {
    match combat.step {
        CombatStep::Comparing { defence, attack } => Some((attack.card, defence.card)),
        CombatStep::DefenceCard | CombatStep::AttackCard { .. } | CombatStep::Closing => None,
    }
}
