//! Bombing (IS-BOM): UWC units are destroyed from orbit, without combat cards and without harm to the Reich (IS-BOM-03).

use umpire_engine::{Play, Rejection, Time};

use super::{
    army,
    card::{self, Played},
    special::conquest,
    territory::{self, Before, Cause},
};
use crate::{
    IronSky,
    action::Target,
    content::Command,
    event::Event,
    ids::{Faction, Post, Territory, Zone},
    ledger::IS_BOM_02,
    state::State,
    violation::{TargetViolation, Violation},
};

/// A lawful Bombing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    territory: Territory,
    zone: Zone,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &Target,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let Target { play, territory } = *action;
    let played = card::plan(state, post, &play, Command::Bombing, territory.into(), at)?;
    army::unfrozen(state, [territory.continent])?;
    let zone = state.ground(territory).zone_of(Faction::Uwc);
    // Black Ops are no unit tile: alone they are no target.
    let zone = zone.filter(|&zone| state.ground(territory).army(zone).units() > 0);
    let zone = zone.filter(|_| territory.continent == post.continent);
    let zone = zone.ok_or(TargetViolation::NothingToBomb { territory })?;
    Ok(Plan { played, territory, zone })
}

/// The number on the card is destroyed from the top; a surplus is lost (IS-BOM-02). Black Ops are passed over (IS-BOM-06,
/// IS-BLK-12).
pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    card::perform(&plan.played, play);
    let Plan { played, territory, zone } = plan;
    let before = Before::of(play.state(), territory);
    let tiles = play.state().ground(territory).army(zone).top_units(played.amount).to_vec();
    let bombed = Event::TilesDestroyed { territory, zone, tiles, trophies_to: None };
    play.emit(IS_BOM_02, bombed);
    territory::settle(play, before, Cause::BOMBING);
    conquest::open_window(play, played.post, before);
}
