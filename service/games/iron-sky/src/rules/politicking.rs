//! Politicking (IS-POL): one Politics more.

use umpire_engine::{Play, Rejection, Time};

use super::{
    card::{self, Played},
    resource,
    times::Located,
};
use crate::{
    IronSky,
    action::CardPlay,
    content::Command,
    event::Resource,
    ids::Post,
    ledger::IS_POL_01,
    state::{RESOURCE_LIMIT, State},
    violation::{TargetViolation, Violation},
};

/// A lawful Politicking.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan(Played);

pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &CardPlay,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let played = card::plan(state, post, action, Command::Politicking, Located::Nowhere, at)?;
    if played.paid().politics >= RESOURCE_LIMIT {
        return Err(TargetViolation::PoliticsFull.into());
    }
    Ok(Plan(played))
}

pub(crate) fn perform(Plan(played): Plan, play: &mut Play<'_, IronSky>) {
    card::perform(&played, play);
    resource::gain(play, IS_POL_01, played.post, Resource::Politics, 1);
}
