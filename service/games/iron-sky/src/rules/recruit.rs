//! Recruit (IS-REC): tiles of the supply come onto the own continent.

use alloc::vec::Vec;

use umpire_engine::{Play, Rejection, Time};

use super::{
    army,
    card::{self, Played},
    times::Located,
};
use crate::{
    IronSky,
    action::{Placement, Recruit},
    content::Command,
    event::Event,
    ids::{Faction, Post, Space, Territory},
    ledger::IS_REC_01,
    state::State,
    violation::{PlaceViolation, RecruitViolation, Violation},
};

/// The most spaces that one Recruit divides its tiles between (IS-REC-02).
pub(crate) const MOST_SPACES: usize = 2;

/// A lawful Recruit.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    played: Played,
    placements: Vec<Placement>,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &Recruit,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let placements = &action.placements;
    let located = Located::Among(placements);
    let played = card::plan(state, post, &action.play, Command::Recruit, located, at)?;
    army::unfrozen(state, placements.iter().map(|placement| placement.space.continent()))?;
    may_recruit_on_all(state, post, placements)?;
    let count = placements.iter().fold(0, |sum: u8, placement| sum.saturating_add(placement.count));
    if count > played.amount {
        return Err(RecruitViolation::MoreThanTheCard { count, amount: played.amount }.into());
    }
    divided(placements)?;
    let supply = state.supply(post);
    if count > supply {
        return Err(RecruitViolation::MoreThanTheSupply { count, supply }.into());
    }
    placements
        .iter()
        .try_for_each(|placement| has_room(state, post, placement.space, placement.count))?;
    Ok(Plan { played, placements: placements.clone() })
}

/// Whether a player may recruit on a space at all (IS-REC-05 to 09, IS-REC-01); `field` is the action's that names it.
pub(super) fn may_recruit(
    state: &State,
    post: Post,
    space: Space,
    field: &'static str,
) -> Result<(), Rejection<Violation>> {
    obstacle(state, post, space).map_or(Ok(()), |why| Err(refused(space, why, field)))
}

/// Whether a player may recruit on every one of these spaces; of several obstacles the first of the ledger stands.
fn may_recruit_on_all(
    state: &State,
    post: Post,
    placements: &[Placement],
) -> Result<(), Rejection<Violation>> {
    let spaces = placements.iter().map(|placement| placement.space);
    let obstacles = spaces.filter_map(|space| Some((obstacle(state, post, space)?, space)));
    match obstacles.min_by_key(|&(why, _)| why) {
        Some((why, space)) => Err(refused(space, why, "placements")),
        None => Ok(()),
    }
}

/// What stands against recruiting on a space.
pub(crate) fn obstacle(state: &State, post: Post, space: Space) -> Option<PlaceViolation> {
    let of_space = match (post.faction, space) {
        (_, Space::Territory(territory)) if state.ground(territory).is_destroyed() => {
            Some(PlaceViolation::Destroyed)
        }
        (Faction::Uwc, Space::Territory(territory)) => on_territory(state, territory),
        (Faction::Uwc, Space::Orbit(_)) => Some(PlaceViolation::NotYourHeadquarters),
        (Faction::Reich, Space::Territory(_)) => Some(PlaceViolation::NotInOrbit),
        (Faction::Reich, Space::Orbit(_)) => None,
    };
    let is_abroad = space.continent() != post.continent;
    of_space.or(is_abroad.then_some(PlaceViolation::NotYourContinent))
}

fn on_territory(state: &State, territory: Territory) -> Option<PlaceViolation> {
    let ground = state.ground(territory);
    match ground.controller() {
        None => Some(PlaceViolation::Uncontrolled),
        Some(Faction::Reich) => Some(PlaceViolation::NotYourHeadquarters),
        Some(Faction::Uwc) if ground.is_at_war() => Some(PlaceViolation::AtWar),
        Some(Faction::Uwc) if state.terror(territory.continent) == Some(territory) => {
            Some(PlaceViolation::Terrorised)
        }
        Some(Faction::Uwc) => None,
    }
}

fn refused(space: Space, why: PlaceViolation, field: &'static str) -> Rejection<Violation> {
    RecruitViolation::Place { space, why, field }.into()
}

/// One space, or two different ones, with at least one tile for each (IS-REC-02, 03).
fn divided(placements: &[Placement]) -> Result<(), Rejection<Violation>> {
    if !are_different(placements) {
        return Err(RecruitViolation::NotTwoSpaces.into());
    }
    if !have_tiles(placements) {
        return Err(RecruitViolation::NoTile.into());
    }
    Ok(())
}

/// Whether tiles go to one space or are divided between two different ones, each with at least one.
pub(crate) fn are_divided(placements: &[Placement]) -> bool {
    are_different(placements) && have_tiles(placements)
}

fn are_different(placements: &[Placement]) -> bool {
    match placements {
        [one, other] => one.space != other.space,
        _ => placements.len() < MOST_SPACES,
    }
}

fn have_tiles(placements: &[Placement]) -> bool {
    !placements.is_empty() && placements.iter().all(|placement| placement.count > 0)
}

/// The army limit holds (IS-REC-04).
fn has_room(
    state: &State,
    post: Post,
    space: Space,
    count: u8,
) -> Result<(), Rejection<Violation>> {
    let room = state.army(space, post.faction).room();
    if count > room {
        return Err(RecruitViolation::NoRoom { space, count, room }.into());
    }
    Ok(())
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    card::perform(&plan.played, play);
    let post = plan.played.post;
    for Placement { space, count } in plan.placements {
        play.emit(IS_REC_01, Event::UnitsPlaced { post, space, count });
    }
}
