//! What a step asks for: combat cards, done, the discard of an End Phase.

use alloc::{vec, vec::Vec};

use super::{Offers, Parameter};
use crate::{
    action::{Action, Source},
    flow,
    state::CombatStep,
};

/// The card that a combat awaits.
pub(super) fn combat_cards(offers: &mut Offers<'_>) {
    let (state, post) = (offers.state, offers.post);
    let Some(combat) = state.combats().find(|combat| combat.awaited() == Some(post)) else {
        return;
    };
    let action: fn(Source) -> Action = match combat.step {
        CombatStep::DefenceCard => Action::ChooseDefenceCard,
        CombatStep::AttackCard { .. } => Action::ChooseAttackCard,
        CombatStep::Comparing { .. } | CombatStep::Closing => return,
    };
    let phase = offers.decision;
    let asked = flow::awaited(state).into_iter().find(|awaited| awaited.post == post);
    offers.decision = asked.map_or(phase, |awaited| awaited.id);
    for source in [Source::Deck, Source::Reserve] {
        offers.offer(action(source), Vec::new);
    }
    offers.decision = phase;
}

/// Declaring done, or withdrawing it.
pub(super) fn done(offers: &mut Offers<'_>) {
    offers.offer(Action::DeclareDone, Vec::new);
    offers.offer(Action::WithdrawDone, Vec::new);
}

/// The discard of an End Phase: a card of the hand, or none.
pub(super) fn end(offers: &mut Offers<'_>) {
    let hand = offers.state.player(offers.post).map(|player| player.hand.clone());
    let hand = hand.unwrap_or_default();
    offers.offer(Action::EndPhase { discard: None }, || vec![Parameter::Discard(hand)]);
}
