//! UWC tiles move over a surface route for 1 Money or 1 Politics each (IS-REG-01 to 07).

use umpire_engine::{Play, Rejection, Time};

use super::{Limits, fits};
use crate::{
    IronSky,
    action::{Payment, Regroup},
    event::{Event, Resource},
    ids::{Faction, Post, Territory},
    ledger::{IS_REG_01, IS_REG_05},
    rules::{
        act, army,
        movement::{self, Carried},
    },
    state::State,
    violation::{OrderViolation, RouteViolation, Violation},
};

/// A lawful regrouping.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    post: Post,
    from: Territory,
    to: Territory,
    count: u8,
    payment: Payment,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &Regroup,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let Regroup { origin: from, to, count, payment } = *action;
    act::may_act(state, post, at)?;
    army::unfrozen(state, [from.continent, to.continent])?;
    let army = army::commanded(state, post, from.into())?;
    if post.faction == Faction::Reich {
        return Err(OrderViolation::NotForReich.into());
    }
    destination(state, from, to)?;
    pays(state, post, count, payment)?;
    let limits = Limits { count: IS_REG_01, room: IS_REG_05 };
    fits(state, post, army, to.into(), count, limits)?;
    Ok(Plan { post, from, to, count, payment })
}

/// Where UWC tiles may regroup to: friendly or uncontrolled, not at war (IS-REG-02, IS-REG-03). Terror there is no
/// hindrance (IS-REG-04), nor is a war where they come from (IS-REG-06).
fn destination(state: &State, from: Territory, to: Territory) -> Result<(), Rejection<Violation>> {
    let ground = state.ground(to);
    if to.continent != from.continent {
        Err(OrderViolation::AnotherContinent { to }.into())
    } else if ground.is_destroyed() {
        Err(RouteViolation::Destroyed { territory: to }.into())
    } else if ground.is_at_war() {
        Err(OrderViolation::AtWar { to }.into())
    } else if ground.controller() == Some(Faction::Reich) {
        Err(OrderViolation::UnderReich { to }.into())
    } else if !state.content.territory(from).surface.contains(&to) {
        Err(OrderViolation::NoSurfaceRoute { from, to }.into())
    } else {
        Ok(())
    }
}

/// One point a tile, in any mix (IS-REG-01).
fn pays(
    state: &State,
    post: Post,
    count: u8,
    payment: Payment,
) -> Result<(), Rejection<Violation>> {
    let paid = payment.money.saturating_add(payment.politics);
    if paid != count {
        return Err(OrderViolation::OnePointATile { due: count, paid }.into());
    }
    for (resource, due) in
        [(Resource::Money, payment.money), (Resource::Politics, payment.politics)]
    {
        let has = state.points(post, resource);
        if has < due {
            return Err(OrderViolation::CannotPay { resource, due, has }.into());
        }
    }
    Ok(())
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { post, from, to, count, payment } = plan;
    for (resource, amount) in
        [(Resource::Money, payment.money), (Resource::Politics, payment.politics)]
    {
        if amount > 0 {
            play.emit(IS_REG_01, Event::ResourceSpent { post, resource, amount });
        }
    }
    let carried = Carried::by_order(IS_REG_01);
    movement::carry(play, carried, post.faction, from.into(), to.into(), count);
}
