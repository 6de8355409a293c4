//! Tactical Guidance: the gift of one Command Point (IS-SHARE-05).

use umpire_engine::{Play, Rejection, Time};

use super::{has_room, team_mate};
use crate::{
    IronSky,
    action::GiveCommandPoint,
    event::{Event, Resource},
    ids::{Faction, Post},
    ledger::IS_SHARE_07,
    rules::act,
    state::State,
    violation::{SharingViolation, Violation},
};

/// A point that is there and has room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    from: Post,
    to: Post,
}

/// Whether a Reich player may give a team-mate his point of this turn.
pub(crate) fn plan(
    state: &State,
    post: Post,
    gift: &GiveCommandPoint,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    act::may_give(state, post, at)?;
    let means = state.player(post).and_then(|player| player.reich());
    let means = means.ok_or(SharingViolation::PointNotForThem)?;
    if means.has_given {
        return Err(SharingViolation::HasGiven.into());
    }
    if means.command_points == 0 {
        return Err(SharingViolation::NoPointToGive.into());
    }
    let to = team_mate(state, post, gift.to, Faction::Reich);
    let to = to.ok_or(SharingViolation::PointNotForThem)?;
    if !has_room(state, to, Resource::CommandPoints, 1) {
        return Err(SharingViolation::NoRoomForPoint.into());
    }
    Ok(Plan { from: post, to })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { from, to } = plan;
    play.emit(IS_SHARE_07, Event::CommandPointGiven { giver: from, to });
}
