//! The combat hand of Controlled Combat (IS-CTL): two cards that their player has seen.

use alloc::vec::Vec;

use umpire_engine::{Play, RuleId};

use crate::{
    IronSky,
    event::Event,
    ids::{CombatCard, Post},
    options::OptionalRule,
};

/// How many cards it has (IS-CTL-01).
pub(crate) const COMBAT_HAND: usize = 2;

/// Fills the hand of `post` from the top of its combat deck; without the optional rule there is none.
pub(super) fn fill(play: &mut Play<'_, IronSky>, rule: RuleId, post: Post) {
    if !play.state().options.plays(OptionalRule::ControlledCombat) {
        return;
    }
    let Some(set) = play.state().player(post).map(|player| &player.combat_set) else { return };
    let missing = COMBAT_HAND.saturating_sub(set.hand.len());
    let cards: Vec<CombatCard> = set.deck.iter().copied().take(missing).collect();
    if !cards.is_empty() {
        play.emit(rule, Event::CombatHandDrawn { post, cards });
    }
}
