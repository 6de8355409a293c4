//! Request Help (IS-HELP): a Recruit, and nothing else, calls both units of a neutral continent (IS-HELP-02).

use umpire_engine::{Play, Rejection, Time};

use super::{
    army,
    card::{self, Played},
    territory::{self, Before, Cause},
};
use crate::{
    IronSky,
    action::RequestHelp,
    content::Command,
    event::Event,
    ids::{Continent, Faction, Post, Territory},
    ledger::IS_HELP_03,
    state::State,
    violation::{HelpViolation, Violation},
};

/// A lawful Request Help.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    neutral_continent: Continent,
    territory: Territory,
}

/// War, Terror, Reich control or an empty Headquarters there does not matter, so nothing asks for it (IS-HELP-05).
pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &RequestHelp,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let RequestHelp { play, neutral_continent, territory } = *action;
    let played = card::plan(state, post, &play, Command::Recruit, territory.into(), at)?;
    army::unfrozen(state, [territory.continent])?;
    let neutral = state.table.neutrals[neutral_continent].as_ref();
    let neutral = neutral.filter(|_| post.faction == Faction::Uwc);
    let neutral = neutral.ok_or(HelpViolation::NoHelpFrom { continent: neutral_continent })?;
    if neutral.units == 0 {
        return Err(HelpViolation::HelpHasCome { continent: neutral_continent }.into());
    }
    let borders = state.content.borders_on(territory, neutral_continent);
    if territory.continent != post.continent || !borders {
        let continent = neutral_continent;
        return Err(HelpViolation::NoWhiteRoute { territory, continent }.into());
    }
    if state.ground(territory).is_destroyed() {
        return Err(HelpViolation::Destroyed { territory }.into());
    }
    let room = state.ground(territory).army_of(Faction::Uwc).room();
    if neutral.units > room {
        return Err(HelpViolation::NoRoomForHelp { territory, room }.into());
    }
    Ok(Plan { played, neutral_continent, territory })
}

/// They join the UWC army there; without one they enter the Headquarters if it is empty, else the Battlefront, and no
/// combat opens (IS-HELP-06, IS-HELP-08).
pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    card::perform(&plan.played, play);
    let Plan { played: Played { post, .. }, neutral_continent, territory } = plan;
    let before = Before::of(play.state(), territory);
    let zone = play.state().ground(territory).zone_for(Faction::Uwc);
    play.emit(IS_HELP_03, Event::HelpArrived { post, neutral_continent, territory, zone });
    territory::settle(play, before, Cause::HELP);
}
