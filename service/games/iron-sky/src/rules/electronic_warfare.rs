//! Electronic Warfare (IS-EW): the red routes of an orbital sector are closed, and nothing else there (IS-EW-03), until the
//! one token of the player is moved or sent back (IS-EW-05).

use umpire_engine::{Play, Rejection, Time};

use super::{
    army,
    card::{self, Played},
};
use crate::{
    IronSky,
    action::ElectronicWarfare,
    content::Command,
    event::Event,
    ids::{Orbit, Post},
    ledger::IS_EW_01,
    state::State,
    violation::{TargetViolation, Violation},
};

/// A lawful Electronic Warfare.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    sector: Orbit,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &ElectronicWarfare,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let ElectronicWarfare { play, sector } = *action;
    let played = card::plan(state, post, &play, Command::ElectronicWarfare, sector.into(), at)?;
    army::unfrozen(state, [sector.continent])?;
    if sector.continent != post.continent {
        return Err(TargetViolation::SectorAbroad { sector }.into());
    }
    if state.electronic_warfare(sector.continent) == Some(sector) {
        return Err(TargetViolation::SectorStays { sector }.into());
    }
    Ok(Plan { played, sector })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    card::perform(&plan.played, play);
    let Plan { played: Played { post, .. }, sector } = plan;
    play.emit(IS_EW_01, Event::ElectronicWarfarePlaced { post, sector });
}
