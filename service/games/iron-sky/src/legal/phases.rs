//! What a step asks for: combat cards, done, the discard of an End Phase.

use alloc::{vec, vec::Vec};

use super::{Offers, Parameter};
use crate::{
    action::{Action, CardChoice, Shift, Source},
    flow,
    ids::Post,
    state::{CombatStep, State},
};

/// The decision that a combat awaits.
pub(super) fn combat_cards(offers: &mut Offers<'_>) {
    let (state, post) = (offers.state, offers.post);
    let Some(combat) = state.combats().find(|combat| combat.awaited() == Some(post)) else {
        return;
    };
    let actions: Vec<Action> = match combat.step {
        CombatStep::DefenceCard => cards(state, post).map(Action::ChooseDefenceCard).collect(),
        CombatStep::AttackCard { .. } => cards(state, post).map(Action::ChooseAttackCard).collect(),
        CombatStep::Fortifications { .. } => {
            [true, false].map(|replace| Action::DecideFortifications { replace }).to_vec()
        }
        CombatStep::Initiative { .. } => {
            [Shift::None, Shift::PlusOne, Shift::MinusOne].map(Action::DecideInitiative).to_vec()
        }
        CombatStep::Comparing { .. } | CombatStep::Closing => return,
    };
    let phase = offers.decision;
    let asked = flow::awaited(state).into_iter().find(|awaited| awaited.post == post);
    offers.decision = asked.map_or(phase, |awaited| awaited.id);
    for action in actions {
        offers.offer(action, Vec::new);
    }
    offers.decision = phase;
}

/// The cards that a fighter may lay: those of the table, and each of a combat hand with each refill.
fn cards(state: &State, post: Post) -> impl Iterator<Item = CardChoice> + '_ {
    const SOURCES: [Source; 2] = [Source::Deck, Source::Reserve];
    let hand = state.player(post).map(|player| player.combat_set.hand.as_slice());
    let of_hand = hand
        .unwrap_or_default()
        .iter()
        .flat_map(|&card| SOURCES.into_iter().map(move |refill| CardChoice::Hand { card, refill }));
    of_hand.chain(SOURCES.into_iter().map(CardChoice::Table))
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
