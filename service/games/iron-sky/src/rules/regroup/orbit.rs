//! Reich tiles move one sector sideways for 1 CP each (IS-REG-08).

use umpire_engine::{Play, Rejection, Time};

use super::{Limits, fits};
use crate::{
    IronSky,
    action::RegroupOrbit,
    event::{Event, Resource},
    ids::{Orbit, Post},
    ledger::IS_REG_08,
    rules::{
        act, army,
        movement::{self, Carried, Reach},
    },
    state::State,
    violation::{OrderViolation, Violation},
};

/// How far a regrouping goes sideways.
pub(crate) const SIDEWAYS: Reach = Reach { sectors: 1, rule: IS_REG_08 };

/// A lawful regrouping in orbit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    post: Post,
    from: Orbit,
    to: Orbit,
    count: u8,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &RegroupOrbit,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let RegroupOrbit { origin: from, to, count } = *action;
    act::may_act(state, post, at)?;
    army::unfrozen(state, [from.continent, to.continent])?;
    let army = army::commanded(state, post, from.into())?;
    movement::beside(state, from, to, SIDEWAYS)?;
    let has = state.points(post, Resource::CommandPoints);
    if has < count {
        let resource = Resource::CommandPoints;
        return Err(OrderViolation::CannotPay { resource, due: count, has }.into());
    }
    let limits = Limits { count: IS_REG_08, room: IS_REG_08 };
    fits(state, post, army, to.into(), count, limits)?;
    Ok(Plan { post, from, to, count })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { post, from, to, count } = plan;
    let resource = Resource::CommandPoints;
    play.emit(IS_REG_08, Event::ResourceSpent { post, resource, amount: count });
    let carried = Carried::by_order(IS_REG_08);
    movement::carry(play, carried, post.faction, from.into(), to.into(), count);
}
