//! Ending the combat (IS-CEND, IS-CTL-03): used cards are discarded, hands refilled, Reserves laid, sets redrawn.

use alloc::vec::Vec;

use umpire_engine::Play;

use super::resolve::Battle;
use crate::{
    IronSky,
    action::Source,
    event::Event,
    ids::{CombatCard, Post},
    ledger::{
        IS_CEND_01, IS_CEND_02, IS_CEND_05, IS_CEND_07, IS_CEND_09, IS_CTL_03, IS_CTL_04,
        IS_CTL_06, IS_EO_03,
    },
    rules::combat_hand,
    state::{CombatSet, LaidCard, Origin, State},
};

/// How many cards a redraw brings (IS-CEND-05).
pub(crate) const REDRAWN: usize = 10;

/// The attacker's cards are dealt with first, then the defender's (IS-CEND-08).
pub(super) fn perform(battle: &Battle, play: &mut Play<'_, IronSky>) {
    let continent = battle.territory.continent;
    play.emit(IS_CEND_01, Event::CombatCardsDiscarded { continent });
    for (post, laid) in [(battle.attacker, battle.attack), (battle.defender, battle.defence)] {
        refill(post, laid, play);
        replenish(post, play);
    }
    if let Some(card) = battle.elite_operation {
        play.emit(IS_EO_03, Event::SpecialCommandUsedUp { post: battle.attacker, card });
    }
    play.emit(IS_CEND_09, Event::CombatClosed { continent });
}

fn set(state: &State, post: Post) -> Option<&CombatSet> {
    state.player(post).map(|player| &player.combat_set)
}

/// A card laid from the hand is replaced from where its player has said, or, if that is empty, from the other
/// (IS-CTL-03).
fn refill(post: Post, laid: LaidCard, play: &mut Play<'_, IronSky>) {
    let Origin::Hand { refill } = laid.origin else { return };
    let Some(set) = set(play.state(), post) else { return };
    let top = set.deck.first().map(|&card| (Source::Deck, card));
    let reserve = set.reserve.map(|card| (Source::Reserve, card));
    let found = match refill {
        Source::Deck => top.or(reserve),
        Source::Reserve => reserve.or(top),
    };
    if let Some((source, card)) = found {
        play.emit(IS_CTL_03, Event::CombatHandRefilled { post, source, card });
    }
}

/// A used Reserve is replaced; with one card left, or none, the set is redrawn (IS-CEND-03, IS-CTL-05).
fn replenish(post: Post, play: &mut Play<'_, IronSky>) {
    let Some(left) = set(play.state(), post) else { return };
    if left.reserve.is_none() && !left.deck.is_empty() {
        let rule = if left.hand.is_empty() { IS_CEND_02 } else { IS_CTL_04 };
        play.emit(rule, Event::ReserveLaid { post });
    }
    let left = set(play.state(), post);
    if left.is_some_and(|set| set.deck.len() + usize::from(set.reserve.is_some()) <= 1) {
        redraw(post, play);
    }
}

/// Ten new cards for all old ones on the table, the last unused one included, which nobody sees (IS-CEND-04, IS-CEND-06). A
/// short bank takes the old cards in first (IS-CEND-07). A combat hand is kept, and filled up before the Reserve is laid
/// (IS-CTL-06).
fn redraw(post: Post, play: &mut Play<'_, IronSky>) {
    let aside: Vec<CombatCard> = set(play.state(), post).into_iter().flat_map(set_aside).collect();
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
    combat_hand::fill(play, IS_CTL_06, post);
    play.emit(IS_CEND_05, Event::ReserveLaid { post });
}

/// The old cards in the order in which they go to the bank (ledger 5.2).
fn set_aside(set: &CombatSet) -> impl Iterator<Item = CombatCard> + '_ {
    set.discard.iter().chain(&set.deck).chain(&set.reserve).copied()
}
