//! The End Phase of one player: discard, lose Command Points, draw (IS-END).

use umpire_engine::{Play, Rejection, RuleId, Time};

use super::{act, clock};
use crate::{
    IronSky,
    event::{Event, Resource},
    ids::{CommandCard, Faction, Post},
    ledger::{IS_END_01, IS_END_03, IS_END_04, IS_END_05, IS_SIM_13},
    state::State,
    violation::{EndViolation, Violation},
};

/// The cards a hand is filled up to (IS-END-04, IS-SETUP-36).
pub(super) const HAND: usize = 5;

/// An End Phase with a discard that is in the hand, or none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    post: Post,
    discard: Option<CommandCard>,
}

/// Whether a player may end his turn with this discard.
pub(crate) fn plan(
    state: &State,
    post: Post,
    discard: Option<CommandCard>,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let player = act::in_end_phase(state, post)?;
    if player.is_done {
        return Err(EndViolation::HasSubmitted.into());
    }
    act::on_clock(player, at)?;
    if discard.is_some_and(|card| !player.hand.contains(&card)) {
        return Err(EndViolation::NotInHand.into());
    }
    Ok(Plan { post, discard })
}

/// What the clock submits for a player whose time is over: no discard.
pub(crate) fn default(post: Post) -> Plan {
    Plan { post, discard: None }
}

/// Ends one player's turn at once, whatever his team-mates do (IS-SIM-13). UWC resources stay (IS-END-02). A discarded
/// Special Command is a card of the pile like any other (IS-END-07).
pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { post, discard } = plan;
    if let Some(card) = discard {
        play.emit(IS_END_01, Event::CommandCardDiscarded { post, card });
    }
    let resource = Resource::CommandPoints;
    let amount = play.state().points(post, resource);
    if post.faction == Faction::Reich && amount > 0 {
        play.emit(IS_END_03, Event::ResourceSpent { post, resource, amount });
    }
    fill_hand(play, IS_END_04, post);
    play.emit(IS_SIM_13, Event::EndPhaseSubmitted { post });
    clock::stop(play, post);
}

/// Draws until the hand is full. An empty deck is made anew of the discard pile right then (IS-END-05); with both empty
/// drawing stops (IS-END-06).
pub(super) fn fill_hand(play: &mut Play<'_, IronSky>, rule: RuleId, post: Post) {
    draw(play, rule, post);
    let Some(player) = play.state().player(post) else {
        return;
    };
    if player.hand.len() < HAND && !player.discard.is_empty() {
        let mut deck = player.discard.clone();
        play.dice().shuffle(&mut deck);
        play.emit(IS_END_05, Event::CommandDeckShuffled { post, deck });
        draw(play, rule, post);
    }
}

fn draw(play: &mut Play<'_, IronSky>, rule: RuleId, post: Post) {
    let Some(player) = play.state().player(post) else {
        return;
    };
    let missing = HAND.saturating_sub(player.hand.len());
    let cards: alloc::vec::Vec<CommandCard> = player.deck.iter().copied().take(missing).collect();
    if !cards.is_empty() {
        play.emit(rule, Event::CommandCardsDrawn { post, cards });
    }
}
