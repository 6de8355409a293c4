//! Initiative (IS-INI): once a turn the attacker may shift his card along the defender's, both face up. With Controlled
//! Combat too: hand and refill are untouched by it (IS-PAIR-12).

use umpire_engine::{Play, Rejection, Time};

use super::resolve;
use crate::{
    IronSky,
    action::Shift,
    event::Event,
    ids::{Continent, Post},
    ledger::{IS_INI_01, IS_INI_03},
    options::OptionalRule,
    rules::{act, clock},
    state::{Combat, CombatStep, State},
    violation::{CombatViolation, Violation},
};

/// A lawful decision of the attacker; the defender has none (IS-INI-02).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    post: Post,
    continent: Continent,
    shift: Shift,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    shift: Shift,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let combat = awaited(state, post)?;
    act::in_time(combat.deadline, at)?;
    Ok(Plan { post, continent: combat.territory.continent, shift })
}

/// The clock's choice: no shift (ledger 4.4).
pub(crate) fn default(state: &State, post: Post) -> Result<Plan, Rejection<Violation>> {
    let continent = awaited(state, post)?.territory.continent;
    Ok(Plan { post, continent, shift: Shift::None })
}

fn awaited(state: &State, post: Post) -> Result<&Combat, Rejection<Violation>> {
    let mut combats = state.combats();
    let is_asked = |combat: &&Combat| {
        combat.attacker == post && matches!(combat.step, CombatStep::Initiative { .. })
    };
    Ok(combats.find(is_asked).ok_or(CombatViolation::NoInitiativeAwaited)?)
}

/// Asks the attacker, if his token is up (IS-INI-01); says whether it is.
pub(super) fn ask(play: &mut Play<'_, IronSky>, continent: Continent) -> bool {
    let state = play.state();
    let attacker = super::on(state, continent).and_then(|combat| state.player(combat.attacker));
    let is_due = state.options.plays(OptionalRule::Initiative)
        && attacker.is_some_and(|player| !player.has_used_initiative);
    if is_due {
        let deadline = clock::decision_deadline(state, play.at());
        play.emit(IS_INI_03, Event::InitiativeAwaited { continent, deadline });
    }
    is_due
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { post, continent, shift } = plan;
    play.emit(IS_INI_01, Event::InitiativeDecided { post, continent, shift });
    resolve::resolve(play, continent, shift);
}
