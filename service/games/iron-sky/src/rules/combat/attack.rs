//! The attacker lays his card, having seen the colour and origin of the defender's; then both are turned (IS-CMB-08, 09).

use umpire_engine::{Play, Rejection, Time};

use super::resolve;
use crate::{
    IronSky,
    action::CardChoice,
    event::Event,
    ids::{Continent, Post},
    ledger::{IS_CMB_08, IS_CMB_09},
    rules::act,
    state::{Combat, CombatStep, LaidCard, State},
    violation::{CombatViolation, Violation},
};

/// A lawful choice of the attacker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    continent: Continent,
    attack: LaidCard,
    defence: LaidCard,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    choice: CardChoice,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let (combat, defence) = awaited(state, post)?;
    act::in_time(combat.deadline, at)?;
    lay(state, combat, defence, choice)
}

/// The clock's choice.
pub(crate) fn default(state: &State, post: Post) -> Result<Plan, Rejection<Violation>> {
    let (combat, defence) = awaited(state, post)?;
    lay(state, combat, defence, super::default_choice(state, post))
}

fn awaited(state: &State, post: Post) -> Result<(&Combat, LaidCard), Rejection<Violation>> {
    let of_attacker = |combat: &&Combat| combat.attacker == post;
    let awaited = state.combats().filter(of_attacker).find_map(|combat| match combat.step {
        CombatStep::AttackCard { defence } => Some((combat, defence)),
        CombatStep::DefenceCard
        | CombatStep::Fortifications { .. }
        | CombatStep::Initiative { .. }
        | CombatStep::Comparing { .. }
        | CombatStep::Closing => None,
    });
    Ok(awaited.ok_or(CombatViolation::NoAttackCardAwaited)?)
}

fn lay(
    state: &State,
    combat: &Combat,
    defence: LaidCard,
    choice: CardChoice,
) -> Result<Plan, Rejection<Violation>> {
    let attack = super::laid(state, combat.attacker, choice)?;
    Ok(Plan { continent: combat.territory.continent, attack, defence })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { continent, attack, defence } = plan;
    play.emit(IS_CMB_08, Event::AttackCardLaid { continent, card: attack });
    let (attack, defence) = (attack.card, defence.card);
    play.emit(IS_CMB_09, Event::CombatCardsRevealed { continent, attack, defence });
    resolve::after_reveal(play, continent);
}
