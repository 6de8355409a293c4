//! Anti-Terror (IS-ANT): the Terror Token of the own continent, and no other (IS-ANT-03), goes back to its owner.

use umpire_engine::{Play, Rejection, Time};

use super::{
    army,
    card::{self, Played},
    meter,
    times::Located,
};
use crate::{
    IronSky,
    action::CardPlay,
    content::Command,
    event::Event,
    ids::{Post, Territory},
    ledger::IS_ANT_01,
    state::State,
    violation::{TargetViolation, Violation},
};

/// A lawful Anti-Terror.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    territory: Territory,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &CardPlay,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let token = state.terror(post.continent);
    let located = token.map_or(Located::Nowhere, Located::from);
    let played = card::plan(state, post, action, Command::AntiTerror, located, at)?;
    army::unfrozen(state, [post.continent])?;
    match token {
        Some(territory) => Ok(Plan { played, territory }),
        None => Err(TargetViolation::NoTokenToReturn { continent: post.continent }.into()),
    }
}

/// The territory no longer counts for the Reich; the Destruction Token stays (IS-ANT-02).
pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    card::perform(&plan.played, play);
    play.emit(IS_ANT_01, Event::TerrorReturned { post: plan.played.post.opponent() });
    meter::step(play, IS_ANT_01, plan.territory, true);
}
