//! Transit permits: paying for a team-mate's moves to one's own continent (IS-ICM-07).

use umpire_engine::{Play, Rejection, Time};

use super::team_mate;
use crate::{
    IronSky,
    action::SetTransitPermit,
    event::Event,
    ids::{Faction, Post},
    ledger::IS_ICM_07,
    rules::act::{self, REPETITION_LIMIT},
    state::State,
    violation::{SharingViolation, Violation},
};

/// The most transits one permit covers.
const MOST_TRANSITS: u8 = 8;

/// A permit for a team-mate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    giver: Post,
    to: Post,
    count: u8,
}

/// Whether a UWC player may set this permit, done or not.
pub(crate) fn plan(
    state: &State,
    post: Post,
    permit: &SetTransitPermit,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    act::may_permit(state, post, at)?;
    let means = state.player(post).and_then(|player| player.uwc());
    let means = means.ok_or(SharingViolation::PermitNotForThem)?;
    if means.permit_changes >= REPETITION_LIMIT {
        return Err(SharingViolation::TooManyPermits { limit: REPETITION_LIMIT }.into());
    }
    let to = team_mate(state, post, permit.to, Faction::Uwc);
    let to = to.ok_or(SharingViolation::PermitNotForThem)?;
    if permit.count > MOST_TRANSITS {
        return Err(SharingViolation::TooManyTransits { most: MOST_TRANSITS }.into());
    }
    Ok(Plan { giver: post, to, count: permit.count })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { giver, to, count } = plan;
    play.emit(IS_ICM_07, Event::TransitPermitSet { giver, to, count });
}
