//! Fortifications (IS-FORT): after the reveal the defender in his Headquarters may replace his card by the top of his deck.

use umpire_engine::{Play, Rejection, Time};

use super::resolve;
use crate::{
    IronSky,
    content::Effect,
    event::Event,
    ids::{CombatCard, Continent, Post},
    ledger::IS_FORT_01,
    rules::{act, clock},
    state::{Combat, CombatStep, State},
    violation::{CombatViolation, Violation},
};

/// A lawful decision of the defender.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    continent: Continent,
    replaced_by: Option<CombatCard>,
}

/// Once a combat, unseen (IS-FORT-03).
pub(crate) fn plan(
    state: &State,
    post: Post,
    replace: bool,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let combat = awaited(state, post)?;
    act::in_time(combat.deadline, at)?;
    let top = state.player(post).and_then(|player| player.combat_set.deck.first().copied());
    let replaced_by = top.filter(|_| replace);
    Ok(Plan { continent: combat.territory.continent, replaced_by })
}

/// The clock's choice: no (ledger 4.4).
pub(crate) fn default(state: &State, post: Post) -> Result<Plan, Rejection<Violation>> {
    let combat = awaited(state, post)?;
    Ok(Plan { continent: combat.territory.continent, replaced_by: None })
}

fn awaited(state: &State, post: Post) -> Result<&Combat, Rejection<Violation>> {
    let mut combats = state.combats();
    let is_asked = |combat: &&Combat| {
        combat.defender == post && matches!(combat.step, CombatStep::Fortifications { .. })
    };
    Ok(combats.find(is_asked).ok_or(CombatViolation::NoFortificationsAwaited)?)
}

/// Asks the defender, if his army is the one in a Headquarters with his faction's Fortifications and his deck has a card
/// (IS-FORT-02); says whether it does.
pub(super) fn ask(play: &mut Play<'_, IronSky>, continent: Continent) -> bool {
    let is_due = super::on(play.state(), continent).is_some_and(|it| may_replace(play.state(), it));
    if is_due {
        let deadline = clock::decision_deadline(play.state(), play.at());
        play.emit(IS_FORT_01, Event::FortificationsAwaited { continent, deadline });
    }
    is_due
}

fn may_replace(state: &State, combat: &Combat) -> bool {
    let Combat { territory, defender, .. } = *combat;
    let is_fortified = state.improvements(defender).any(|(place, improvement)| {
        place == territory && state.content.effect(improvement.card) == Some(Effect::Fortifications)
    });
    let has_card = state.player(defender).is_some_and(|it| !it.combat_set.deck.is_empty());
    is_fortified && has_card
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { continent, replaced_by } = plan;
    play.emit(IS_FORT_01, Event::FortificationsDecided { continent, replaced_by });
    resolve::after_fortifications(play, continent);
}
