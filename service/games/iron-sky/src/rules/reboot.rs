//! Reboot (IS-REB): the Electronic Warfare Token of the own continent, and no other (IS-REB-02), goes back to its owner.

use umpire_engine::{Play, Rejection, Time};

use super::{
    army,
    card::{self, Played},
    times::Located,
};
use crate::{
    IronSky,
    action::CardPlay,
    content::Command,
    event::Event,
    ids::Post,
    ledger::IS_REB_01,
    state::State,
    violation::{TargetViolation, Violation},
};

/// A lawful Reboot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan(Played);

pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &CardPlay,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let token = state.electronic_warfare(post.continent);
    let located = token.map_or(Located::Nowhere, Located::from);
    let played = card::plan(state, post, action, Command::Reboot, located, at)?;
    army::unfrozen(state, [post.continent])?;
    match token {
        Some(_) => Ok(Plan(played)),
        None => Err(TargetViolation::NoTokenToReturn { continent: post.continent }.into()),
    }
}

pub(crate) fn perform(Plan(played): Plan, play: &mut Play<'_, IronSky>) {
    card::perform(&played, play);
    play.emit(IS_REB_01, Event::ElectronicWarfareReturned { post: played.post.opponent() });
}
