//! Combat (IS-CMB to IS-CEND): two armies on one territory, a card each, three squares.
//!
//! A combat opens by a Mobilization or a Raid and stays open for two decisions. It is resolved with the second.

pub(crate) mod attack;
mod casualties;
mod compare;
pub(crate) mod defence;
mod end;

pub(crate) use casualties::PILE;

use umpire_engine::{Play, Rejection};

use super::clock;
use crate::{
    IronSky,
    action::Source,
    event::Event,
    ids::{CombatCard, Post, Territory},
    ledger::IS_CMB_01,
    state::{LaidCard, State},
    violation::{CombatViolation, Violation},
};

/// Opens the combat that `attacker` has brought about; the opposing commander of the continent defends (IS-CMB-03).
pub(crate) fn open(play: &mut Play<'_, IronSky>, attacker: Post, territory: Territory) {
    let state = play.state();
    let opened = Event::CombatOpened {
        number: state.table.combats_opened.saturating_add(1),
        territory,
        attacker,
        defender: Post::new(attacker.faction.opposing(), territory.continent),
        deadline: clock::decision_deadline(state, play.at()),
    };
    play.emit(IS_CMB_01, opened);
}

/// The card that a player lays: the top of his deck or his Reserve, face unseen (IS-CMB-06).
fn laid(state: &State, post: Post, source: Source) -> Result<LaidCard, Rejection<Violation>> {
    let set = state.player(post).map(|player| &player.combat_set);
    let card: Option<CombatCard> = set.and_then(|set| match source {
        Source::Deck => set.deck.first().copied(),
        Source::Reserve => set.reserve,
    });
    match card {
        Some(card) => Ok(LaidCard { source, card }),
        None => Err(CombatViolation::NoCardThere { source }.into()),
    }
}
