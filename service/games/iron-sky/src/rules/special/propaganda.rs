//! Propaganda (IS-SPR-08, IS-SPR-09): tiles of the supply come straight into Reich Headquarters.

use alloc::vec::Vec;

use umpire_engine::{Play, Rejection, Time};

use crate::{
    IronSky,
    action::{Placement, Recruit},
    content::{Command, Effect},
    event::Event,
    ids::{Faction, Post, Space},
    ledger::{IS_SPC_03, IS_SPR_08},
    rules::{
        army,
        card::{self, Played},
        recruit,
        times::Located,
    },
    state::State,
    violation::{SpecialViolation, Violation},
};

/// The most tiles it brings.
pub(crate) const MOST_TILES: u8 = 2;

/// A lawful Propaganda.
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
    let (command, located) = (Command::Special(Effect::Propaganda), Located::Among(placements));
    let played = card::plan(state, post, &action.play, command, located, at)?;
    army::unfrozen(state, placements.iter().map(|placement| placement.space.continent()))?;
    for &Placement { space, .. } in placements {
        if !may_take(state, post, space) {
            return Err(SpecialViolation::NoPropagandaThere { space }.into());
        }
    }
    let count = placements.iter().fold(0, |sum: u8, placement| sum.saturating_add(placement.count));
    let supply = state.supply(post);
    if !recruit::are_divided(placements) || !(1..=MOST_TILES.min(supply)).contains(&count) {
        return Err(SpecialViolation::NotSoMuchPropaganda { count, supply }.into());
    }
    for &Placement { space, count } in placements {
        let room = state.army(space, post.faction).room();
        if count > room {
            return Err(SpecialViolation::NoRoomForPropaganda { space, room }.into());
        }
    }
    Ok(Plan { played, placements: placements.clone() })
}

/// The Headquarters that the Reich holds on the own continent, be it at war (IS-SPR-09).
pub(crate) fn may_take(state: &State, post: Post, space: Space) -> bool {
    match space {
        Space::Territory(territory) => {
            territory.continent == post.continent
                && state.ground(territory).controller() == Some(Faction::Reich)
        }
        Space::Orbit(_) => false,
    }
}

/// No combat opens (IS-SPR-09).
pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { played, placements } = plan;
    card::pay(&played, play);
    let Played { post, card, .. } = played;
    play.emit(IS_SPC_03, Event::SpecialCommandUsedUp { post, card });
    for Placement { space, count } in placements {
        play.emit(IS_SPR_08, Event::UnitsPlaced { post, space, count });
    }
}
