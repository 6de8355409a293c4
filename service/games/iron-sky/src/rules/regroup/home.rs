//! Reich tiles return to orbit over a red route, free of charge (IS-REG-09), out of a war too
//! (IS-REG-10).

use umpire_engine::{Play, Rejection, Time};

use super::{Limits, fits};
use crate::{
    IronSky,
    action::ReturnToOrbit,
    ids::{Faction, Orbit, Post, Territory},
    ledger::IS_REG_09,
    rules::{
        act, army,
        movement::{self, Carried},
    },
    state::State,
    violation::{OrderViolation, Violation},
};

/// A lawful return to orbit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    post: Post,
    from: Territory,
    to: Orbit,
    count: u8,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &ReturnToOrbit,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let ReturnToOrbit { origin: from, count } = *action;
    act::may_act(state, post, at)?;
    army::unfrozen(state, [from.continent])?;
    let army = army::commanded(state, post, from.into())?;
    let sector = state.content.territory(from).sector;
    let to = Orbit { continent: from.continent, sector };
    if state.electronic_warfare(to.continent) == Some(to) {
        return Err(OrderViolation::Closed { from, sector: to }.into());
    }
    if post.faction == Faction::Uwc || state.content.orbital_route(from) != Some(to) {
        return Err(OrderViolation::NoRedRoute { from }.into());
    }
    let limits = Limits { count: IS_REG_09, room: IS_REG_09 };
    fits(state, post, army, to.into(), count, limits)?;
    Ok(Plan { post, from, to, count })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { post, from, to, count } = plan;
    let carried = Carried::by_order(IS_REG_09);
    movement::carry(play, carried, post.faction, from.into(), to.into(), count);
}
