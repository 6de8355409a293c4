//! Guidance Tokens: a Command Point from a neutral continent (IS-SHARE-08).

use umpire_engine::{Play, Rejection, Time};

use super::has_room;
use crate::{
    IronSky,
    action::UseGuidance,
    event::{Event, Resource},
    ids::{Continent, Post},
    ledger::IS_SHARE_08,
    rules::{act, resource},
    state::State,
    violation::{SharingViolation, Violation},
};

/// A token that is there, for a point that has room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    post: Post,
    neutral_continent: Continent,
}

/// Whether a Reich player may use a Guidance Token; it belongs to whoever comes first (IS-SIM-08).
pub(crate) fn plan(
    state: &State,
    post: Post,
    guidance: &UseGuidance,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let neutral_continent = guidance.neutral_continent;
    act::may_act(state, post, at)?;
    let means = state.player(post).and_then(|player| player.reich());
    let means = means.ok_or(SharingViolation::GuidanceNotForHim)?;
    if means.has_used_guidance {
        return Err(SharingViolation::HasUsedGuidance.into());
    }
    let neutral = state.table.neutrals[neutral_continent].as_ref();
    if neutral.is_none_or(|neutral| neutral.guidance == 0) {
        return Err(SharingViolation::NoGuidanceLeft { continent: neutral_continent }.into());
    }
    if !has_room(state, post, Resource::CommandPoints, 1) {
        return Err(SharingViolation::GuidanceDoesNotFit.into());
    }
    Ok(Plan { post, neutral_continent })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { post, neutral_continent } = plan;
    play.emit(IS_SHARE_08, Event::GuidanceUsed { post, neutral_continent });
    resource::gain(play, IS_SHARE_08, post, Resource::CommandPoints, 1);
}
