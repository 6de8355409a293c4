//! The defender lays his card first, face down (IS-CMB-07).

use umpire_engine::{Play, Rejection, Time};

use crate::{
    IronSky,
    action::CardChoice,
    event::Event,
    ids::{Continent, Post},
    ledger::IS_CMB_07,
    rules::{act, clock},
    state::{Combat, CombatStep, LaidCard, State},
    violation::{CombatViolation, Violation},
};

/// A lawful choice of the defender.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    continent: Continent,
    card: LaidCard,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    choice: CardChoice,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let combat = awaited(state, post)?;
    act::in_time(combat.deadline, at)?;
    lay(state, combat, choice)
}

/// The clock's choice.
pub(crate) fn default(state: &State, post: Post) -> Result<Plan, Rejection<Violation>> {
    lay(state, awaited(state, post)?, super::default_choice(state, post))
}

fn awaited(state: &State, post: Post) -> Result<&Combat, Rejection<Violation>> {
    let mut combats = state.combats();
    let combat =
        combats.find(|combat| combat.step == CombatStep::DefenceCard && combat.defender == post);
    Ok(combat.ok_or(CombatViolation::NoDefenceCardAwaited)?)
}

fn lay(state: &State, combat: &Combat, choice: CardChoice) -> Result<Plan, Rejection<Violation>> {
    let card = super::laid(state, combat.defender, choice)?;
    Ok(Plan { continent: combat.territory.continent, card })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { continent, card } = plan;
    let deadline = clock::decision_deadline(play.state(), play.at());
    play.emit(IS_CMB_07, Event::DefenceCardLaid { continent, card, deadline });
}
