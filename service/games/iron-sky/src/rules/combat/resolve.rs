//! From the reveal to the end: Fortifications, then Initiative, then the squares, the result and the closing (ledger 4.1).

use umpire_engine::Play;

use super::{compare, end, fortifications, initiative};
use crate::{
    IronSky,
    action::Shift,
    ids::{CommandCard, Continent, Post, Territory},
    rules::{
        special::conquest,
        territory::{self, Before, Cause},
    },
    state::{LaidCard, State},
};

/// A combat whose cards are final.
#[derive(Clone, Copy, Debug)]
pub(super) struct Battle {
    pub(super) territory: Territory,
    pub(super) attacker: Post,
    pub(super) defender: Post,
    pub(super) attack: LaidCard,
    pub(super) defence: LaidCard,
    pub(super) elite_operation: Option<CommandCard>,
}

impl Battle {
    fn on(state: &State, continent: Continent) -> Option<Battle> {
        let combat = super::on(state, continent)?;
        let (defence, attack) = combat.step.laid();
        Some(Battle {
            territory: combat.territory,
            attacker: combat.attacker,
            defender: combat.defender,
            attack: attack?,
            defence: defence?,
            elite_operation: combat.elite_operation,
        })
    }
}

/// Both cards are face up.
pub(super) fn after_reveal(play: &mut Play<'_, IronSky>, continent: Continent) {
    if !fortifications::ask(play, continent) {
        after_fortifications(play, continent);
    }
}

/// The defender's card is final.
pub(super) fn after_fortifications(play: &mut Play<'_, IronSky>, continent: Continent) {
    if !initiative::ask(play, continent) {
        resolve(play, continent, Shift::None);
    }
}

/// Compares the squares, draws the consequences and closes the combat. If the active Reich attacker has conquered, he may
/// play a conquest card now.
pub(super) fn resolve(play: &mut Play<'_, IronSky>, continent: Continent, shift: Shift) {
    // INVARIANT: asked only when both cards are laid.
    let Some(battle) = Battle::on(play.state(), continent) else { return };
    let before = Before::of(play.state(), battle.territory);
    compare::perform(&battle, shift, play);
    territory::settle(play, before, Cause::COMBAT);
    end::perform(&battle, play);
    conquest::open_window(play, battle.attacker, before);
}
