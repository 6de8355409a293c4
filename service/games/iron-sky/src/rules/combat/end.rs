//! Ending the combat (IS-CEND): used cards are discarded, Reserves laid, sets redrawn.

use alloc::vec::Vec;

use umpire_engine::Play;

use super::attack::Plan;
use crate::{
    IronSky,
    event::Event,
    ids::{CombatCard, Post},
    ledger::{IS_CEND_01, IS_CEND_02, IS_CEND_05, IS_CEND_07, IS_CEND_09},
    state::CombatSet,
};

/// How many cards a redraw brings (IS-CEND-05).
pub(crate) const REDRAWN: usize = 10;

/// The attacker's cards are dealt with first, then the defender's (IS-CEND-08).
pub(super) fn perform(plan: &Plan, play: &mut Play<'_, IronSky>) {
    let continent = plan.territory.continent;
    play.emit(IS_CEND_01, Event::CombatCardsDiscarded { continent });
    for post in [plan.attacker, plan.defender] {
        replenish(post, play);
    }
    play.emit(IS_CEND_09, Event::CombatClosed { continent });
}

/// A used Reserve is replaced; with one card left, or none, the set is redrawn (IS-CEND-03).
fn replenish(post: Post, play: &mut Play<'_, IronSky>) {
    let Some(set) = play.state().player(post).map(|player| &player.combat_set) else { return };
    if set.reserve.is_none() && !set.deck.is_empty() {
        play.emit(IS_CEND_02, Event::ReserveLaid { post });
    }
    let set = play.state().player(post).map(|player| &player.combat_set);
    if set.is_some_and(|set| set.deck.len() + usize::from(set.reserve.is_some()) <= 1) {
        redraw(post, play);
    }
}

/// Ten new cards for all old ones, the last unused one included, which nobody sees (IS-CEND-04, IS-CEND-06). A short bank takes
/// the old cards in first (IS-CEND-07).
fn redraw(post: Post, play: &mut Play<'_, IronSky>) {
    let aside: Vec<CombatCard> =
        play.state().player(post).into_iter().flat_map(|p| set_aside(&p.combat_set)).collect();
    let mut bank = play.state().table.banks[post.faction].clone();
    let is_short = bank.len() < REDRAWN;
    let (rule, deck) = if is_short {
        bank.extend(aside);
        play.dice().shuffle(&mut bank);
        let mut deck: Vec<CombatCard> = bank.drain(..REDRAWN.min(bank.len())).collect();
        play.dice().shuffle(&mut deck);
        (IS_CEND_07, deck)
    } else {
        let mut deck: Vec<CombatCard> = bank.drain(..REDRAWN).collect();
        play.dice().shuffle(&mut deck);
        bank.extend(aside);
        play.dice().shuffle(&mut bank);
        (IS_CEND_05, deck)
    };
    play.emit(rule, Event::CombatSetRedrawn { post, deck, bank });
    play.emit(IS_CEND_05, Event::ReserveLaid { post });
}

/// The old cards in the order in which they go to the bank (ledger 5.2).
fn set_aside(set: &CombatSet) -> impl Iterator<Item = CombatCard> + '_ {
    set.discard.iter().chain(&set.deck).chain(&set.reserve).copied()
}
