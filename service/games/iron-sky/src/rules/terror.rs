//! Terror (IS-TER): the Terror Token lies on a territory, which then counts for the Reich and takes no recruits
//! (IS-TER-06).
//!
//! A Reich player has one token (IS-TER-05). It stays whatever the UWC does to the Headquarters (IS-TER-08); what makes it
//! return is in `territory`.

use umpire_engine::{Play, Rejection, Time};

use super::{
    army,
    card::{self, Played},
    meter,
};
use crate::{
    IronSky,
    action::Target,
    content::Command,
    event::Event,
    ids::{Faction, Post, Territory},
    ledger::{IS_TER_01, IS_TER_03},
    state::State,
    violation::{TargetViolation, Violation},
};

/// A lawful Terror.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    territory: Territory,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &Target,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let Target { play, territory } = *action;
    let played = card::plan(state, post, &play, Command::Terror, territory.into(), at)?;
    army::unfrozen(state, [territory.continent])?;
    if territory.continent != post.continent || !state.content.has_territory(territory) {
        return Err(TargetViolation::TerrorAbroad { territory }.into());
    }
    let ground = state.ground(territory);
    if ground.controller() == Some(Faction::Reich) || ground.is_destroyed() {
        return Err(TargetViolation::TerrorOnOwn { territory }.into());
    }
    if state.terror(territory.continent) == Some(territory) {
        return Err(TargetViolation::TerrorStays { territory }.into());
    }
    Ok(Plan { played, territory })
}

/// The first time the territory begins to count (IS-TER-03); a token that only moves takes its count along (IS-TER-04,
/// IS-METER-12).
pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    card::perform(&plan.played, play);
    let Plan { played: Played { post, .. }, territory } = plan;
    let was_on_board = play.state().terror(territory.continent).is_some();
    play.emit(IS_TER_01, Event::TerrorPlaced { post, territory });
    if !was_on_board {
        meter::step(play, IS_TER_03, territory, false);
    }
}
