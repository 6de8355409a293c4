//! Declaring done.

use umpire_engine::{Play, Rejection, Time};

use crate::{
    IronSky, event::Event, ids::Post, ledger::IS_SIM_09, rules::act, state::State,
    violation::Violation,
};

/// One who has finished his Command Phase.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    post: Post,
}

/// Whether a player may declare done; resources left do not hinder him (IS-TURN-06).
pub(crate) fn plan(state: &State, post: Post, at: Time) -> Result<Plan, Rejection<Violation>> {
    act::may_act(state, post, at)?;
    Ok(Plan { post })
}

/// What the clock declares for a player whose time is over.
pub(crate) fn default(post: Post) -> Plan {
    Plan { post }
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    play.emit(IS_SIM_09, Event::DeclaredDone { post: plan.post });
}
