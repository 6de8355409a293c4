//! Blitzkrieg (IS-SPR-11, IS-SPR-12): three tiles come into orbit, and an army moves from there at once.

use umpire_engine::{Play, Rejection, Time};

use crate::{
    IronSky,
    action::Blitzkrieg,
    content::{Command, Effect},
    event::Event,
    ids::{Orbit, Post},
    ledger::{IS_SPC_03, IS_SPR_11},
    rules::{
        army,
        card::{self, Played},
        movement::{self, Tiles},
    },
    state::State,
    violation::{SpecialViolation, Violation},
};

/// The tiles it brings; all of a smaller supply.
const TILES: u8 = 3;

/// A lawful Blitzkrieg.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    sector: Orbit,
    added: u8,
    movement: movement::Plan,
}

/// How many tiles it would bring to a sector of the own continent; `None` if they do not fit there or there are none.
pub(crate) fn reinforcement(state: &State, post: Post, sector: Orbit) -> Option<u8> {
    let added = TILES.min(state.supply(post));
    let fits = added > 0 && state.army(sector.into(), post.faction).room() >= added;
    (fits && sector.continent == post.continent).then_some(added)
}

/// Both parts are judged before anything happens (IS-CMD-09).
pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &Blitzkrieg,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let Blitzkrieg { play, sector, movement, elite_operation } = action;
    let (command, sector) = (Command::Special(Effect::Blitzkrieg), *sector);
    let played = card::plan(state, post, play, command, sector.into(), at)?;
    army::unfrozen(state, [sector.continent, movement.to.continent()])?;
    let added = reinforcement(state, post, sector);
    let added = added.ok_or(SpecialViolation::NoRoomForBlitzkrieg { sector })?;
    let tiles = Tiles::of(state.army(sector.into(), post.faction)).with(added);
    let elite = elite_operation.as_ref();
    let movement = movement::plan(state, &played, sector.into(), tiles, movement, elite)?;
    Ok(Plan { played, sector, added, movement })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { played, sector, added, movement } = plan;
    card::pay(&played, play);
    let Played { post, card, .. } = played;
    play.emit(IS_SPC_03, Event::SpecialCommandUsedUp { post, card });
    movement::pay(&movement, play);
    play.emit(IS_SPR_11, Event::UnitsPlaced { post, space: sector.into(), count: added });
    movement::perform(movement, play);
}
