//! Recruit (IS-REC): tiles of the supply come onto the own continent.

use alloc::vec::Vec;

use umpire_engine::{Play, Rejection, Time};

use super::{
    army,
    card::{self, Played},
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
    let played = card::plan(state, post, &action.play, Command::Recruit, at)?;
    let placements = &action.placements;
    army::unfrozen(state, placements.iter().map(|placement| placement.space.continent()))?;
    placements.iter().try_for_each(|placement| may_recruit(state, post, placement.space))?;
    divided(placements)?;
    let count = placements.iter().fold(0, |sum: u8, placement| sum.saturating_add(placement.count));
    within(state, post, played.amount, count)?;
    placements
        .iter()
        .try_for_each(|placement| has_room(state, post, placement.space, placement.count))?;
    Ok(Plan { played, placements: placements.clone() })
}

/// Whether a player may recruit on a space at all (IS-REC-05 to 09, IS-REC-01).
pub(crate) fn may_recruit(
    state: &State,
    post: Post,
    space: Space,
) -> Result<(), Rejection<Violation>> {
    match (post.faction, space) {
        (Faction::Uwc, Space::Territory(territory)) => on_territory(state, territory)?,
        (Faction::Uwc, Space::Orbit(_)) => {
            return Err(refused(space, PlaceViolation::NotYourHeadquarters));
        }
        (Faction::Reich, Space::Territory(_)) => {
            return Err(refused(space, PlaceViolation::NotInOrbit));
        }
        (Faction::Reich, Space::Orbit(_)) => {}
    }
    if space.continent() == post.continent {
        Ok(())
    } else {
        Err(refused(space, PlaceViolation::NotYourContinent))
    }
}

fn on_territory(state: &State, territory: Territory) -> Result<(), Rejection<Violation>> {
    let space = Space::from(territory);
    let ground = state.ground(territory);
    match ground.controller() {
        None => Err(refused(space, PlaceViolation::Uncontrolled)),
        Some(Faction::Reich) => Err(refused(space, PlaceViolation::NotYourHeadquarters)),
        Some(Faction::Uwc) if ground.is_at_war() => Err(refused(space, PlaceViolation::AtWar)),
        Some(Faction::Uwc) if state.terror(territory.continent) == Some(territory) => {
            Err(refused(space, PlaceViolation::Terrorised))
        }
        Some(Faction::Uwc) => Ok(()),
    }
}

fn refused(space: Space, why: PlaceViolation) -> Rejection<Violation> {
    RecruitViolation::Place { space, why }.into()
}

/// One space, or two different ones, with at least one tile for each (IS-REC-02, 03).
fn divided(placements: &[Placement]) -> Result<(), Rejection<Violation>> {
    if placements.iter().any(|placement| placement.count == 0) || placements.is_empty() {
        return Err(RecruitViolation::NoTile.into());
    }
    let are_different = match placements {
        [one, other] => one.space != other.space,
        _ => placements.len() < MOST_SPACES,
    };
    if are_different { Ok(()) } else { Err(RecruitViolation::NotTwoSpaces.into()) }
}

/// No more tiles than the card says (IS-REC-01), nor than the supply holds (IS-GEN-08).
fn within(
    state: &State,
    post: Post,
    amount: u8,
    count: u8,
) -> Result<(), Rejection<Violation>> {
    let supply = state.supply(post);
    if count > amount {
        Err(RecruitViolation::MoreThanTheCard { count, amount }.into())
    } else if count > supply {
        Err(RecruitViolation::MoreThanTheSupply { count, supply }.into())
    } else {
        Ok(())
    }
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
