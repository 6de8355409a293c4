//! The attacker lays his card, having seen the colour and source of the defender's; then all is resolved (IS-CMB-08, 09).

use umpire_engine::{Play, Rejection, Time};

use super::{compare, end};
use crate::{
    IronSky,
    action::Source,
    event::Event,
    ids::{Post, Territory},
    ledger::{IS_CMB_08, IS_CMB_09},
    rules::{
        act,
        territory::{self, Before, Cause},
    },
    state::{Combat, CombatStep, LaidCard, State},
    violation::{CombatViolation, Violation},
};

/// A lawful choice of the attacker, and the combat it decides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(super) attacker: Post,
    pub(super) defender: Post,
    pub(super) territory: Territory,
    attack: LaidCard,
    defence: LaidCard,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    source: Source,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let (combat, defence) = awaited(state, post)?;
    act::in_time(combat.deadline, at)?;
    lay(state, combat, defence, source)
}

/// The clock's choice: the top of the deck (ledger 4.4).
pub(crate) fn default(state: &State, post: Post) -> Result<Plan, Rejection<Violation>> {
    let (combat, defence) = awaited(state, post)?;
    lay(state, combat, defence, Source::Deck)
}

fn awaited(state: &State, post: Post) -> Result<(&Combat, LaidCard), Rejection<Violation>> {
    let of_attacker = |combat: &&Combat| combat.attacker == post;
    let awaited = state.combats().filter(of_attacker).find_map(|combat| match combat.step {
        CombatStep::AttackCard { defence } => Some((combat, defence)),
        CombatStep::DefenceCard | CombatStep::Comparing { .. } | CombatStep::Closing => None,
    });
    Ok(awaited.ok_or(CombatViolation::NoAttackCardAwaited)?)
}

fn lay(
    state: &State,
    combat: &Combat,
    defence: LaidCard,
    source: Source,
) -> Result<Plan, Rejection<Violation>> {
    let Combat { attacker, defender, territory, .. } = *combat;
    let attack = super::laid(state, attacker, source)?;
    Ok(Plan { attacker, defender, territory, attack, defence })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let (continent, attack, defence) =
        (plan.territory.continent, plan.attack.card, plan.defence.card);
    play.emit(IS_CMB_08, Event::AttackCardLaid { continent, card: plan.attack });
    play.emit(IS_CMB_09, Event::CombatCardsRevealed { continent, attack, defence });
    let before = Before::of(play.state(), plan.territory);
    compare::perform(&plan, attack, defence, play);
    territory::settle(play, before, Cause::COMBAT);
    end::perform(&plan, play);
}
