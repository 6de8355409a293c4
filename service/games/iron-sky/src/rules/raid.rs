//! Raid (IS-RAID): recruit one tile, then move from the same space (IS-RAID-02), into a combat if need be (IS-RAID-05).

use umpire_engine::{Play, Rejection, Time};

use super::{
    army,
    card::{self, Played},
    movement::{self, Tiles},
    recruit,
};
use crate::{
    IronSky,
    action::Raid,
    content::Command,
    event::Event,
    ids::{Post, Space},
    ledger::IS_RAID_01,
    state::State,
    violation::{RecruitViolation, Violation},
};

/// A lawful Raid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    place: Space,
    added: u8,
    movement: movement::Plan,
}

/// Both parts are judged before anything happens (IS-CMD-09), and both are obligatory (IS-RAID-03). As the Reich
/// recruits in orbit alone, its Raids start there (IS-RAID-06); the transit is the move's (IS-RAID-07).
pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &Raid,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let played = card::plan(state, post, &action.play, Command::Raid, action.place.into(), at)?;
    let place = action.place;
    army::unfrozen(state, [place.continent(), action.movement.to.continent()])?;
    let army = state.army(place, post.faction);
    let added = played.amount.min(army.room()).min(state.supply(post));
    if added == 0 {
        let (count, room, supply) = (played.amount, army.room(), state.supply(post));
        return Err(RecruitViolation::CannotRaidFrom { space: place, count, room, supply }.into());
    }
    recruit::may_recruit(state, post, place, "place")?;
    let tiles = Tiles::of(army).with(added);
    let elite = action.elite_operation.as_ref();
    let movement = movement::plan(state, &played, place, tiles, &action.movement, elite)?;
    Ok(Plan { played, place, added, movement })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    card::perform(&plan.played, play);
    movement::pay(&plan.movement, play);
    let placed =
        Event::UnitsPlaced { post: plan.played.post, space: plan.place, count: plan.added };
    play.emit(IS_RAID_01, placed);
    movement::perform(plan.movement, play);
}
