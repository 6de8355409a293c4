//! Mobilization (IS-MOB, IS-ICM): an army fights where it stands, or moves on, as often as a card says so (IS-MOB-12).

use umpire_engine::{Play, Rejection, Time};

use super::{
    army,
    card::{self, Played},
    combat,
    movement::{self, Tiles},
    special::elite_operation::{self, Elite},
};
use crate::{
    IronSky,
    action::{Manoeuvre, Mobilize},
    content::Command,
    ids::{Post, Space, Territory},
    state::State,
    violation::{MovementViolation, Violation},
};

/// A lawful Mobilization.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    manoeuvre: Planned,
}

#[derive(Clone, Copy, Debug)]
enum Planned {
    Fight { territory: Territory, elite: Option<Elite> },
    Move(movement::Plan),
}

/// It names one army that the player commands, on a territory or in orbit (IS-MOB-01).
pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &Mobilize,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let played =
        card::plan(state, post, &action.play, Command::Mobilization, action.origin.into(), at)?;
    let destination = match action.manoeuvre {
        Manoeuvre::Fight => action.origin,
        Manoeuvre::Move(movement) => movement.to,
    };
    army::unfrozen(state, [action.origin.continent(), destination.continent()])?;
    let tiles = Tiles::of(army::commanded(state, post, action.origin)?);
    let elite = action.elite_operation.as_ref();
    let manoeuvre = match action.manoeuvre {
        Manoeuvre::Fight => {
            let territory = battlefield(state, post, action.origin)?;
            let elite = elite_operation::plan(state, post, Some(territory), elite, played.purse())?;
            Planned::Fight { territory, elite }
        }
        Manoeuvre::Move(movement) => {
            let planned = movement::plan(state, &played, action.origin, tiles, &movement, elite)?;
            Planned::Move(planned)
        }
    };
    Ok(Plan { played, manoeuvre })
}

/// Where an army can fight: on a territory with an opposing one (IS-MOB-03). For three tiles that stand there it is the
/// only way (IS-MOB-13).
fn battlefield(state: &State, post: Post, space: Space) -> Result<Territory, Rejection<Violation>> {
    match space {
        Space::Territory(territory) if !state.army(space, post.faction.opposing()).is_empty() => {
            Ok(territory)
        }
        Space::Territory(_) | Space::Orbit(_) => {
            Err(MovementViolation::NobodyToFight { space }.into())
        }
    }
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    card::perform(&plan.played, play);
    match plan.manoeuvre {
        Planned::Fight { territory, elite } => {
            elite_operation::pay(elite, play);
            combat::open(play, plan.played.post, territory, elite.map(Elite::card));
        }
        Planned::Move(movement) => {
            movement::pay(&movement, play);
            movement::perform(movement, play);
        }
    }
}
