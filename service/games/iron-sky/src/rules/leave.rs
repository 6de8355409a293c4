//! Leaving for good (IS-LEAVE). The house retires an abandoned seat in the same way (IS-LEAVE-05).

use umpire_engine::{Play, Rejection, Seat};

use super::scoring;
use crate::{
    IronSky,
    event::Event,
    ids::Post,
    ledger::{IS_LEAVE_01, IS_LEAVE_02},
    state::State,
    violation::{TurnViolation, Violation},
};

/// A seat that may be given up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    seat: Seat,
    post: Post,
    heir: Option<Seat>,
}

/// Whether the seat of `post` may be given up: at any time, once.
pub(super) fn plan(state: &State, post: Post) -> Result<Plan, Rejection<Violation>> {
    let seated = state.seat(post).filter(|&seat| !has_resigned(state, seat));
    let seat = seated.ok_or(TurnViolation::HasResigned)?;
    Ok(Plan { seat, post, heir: heir(state, post) })
}

/// Passes the seat, and those its player had taken over, to his heir; pending decisions stay pending (IS-LEAVE-04).
pub(super) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { seat, post, heir } = plan;
    let rule = if heir.is_some() { IS_LEAVE_02 } else { IS_LEAVE_01 };
    play.emit(rule, Event::SeatGivenUp { seat, heir });
    if heir.is_none() {
        scoring::concede(play, post.faction.opposing());
    }
}

/// The westernmost other member of the faction, by the post each began with.
fn heir(state: &State, post: Post) -> Option<Seat> {
    Post::of(post.faction)
        .filter(|&other| other != post)
        .filter_map(|other| state.seat(other))
        .find(|&seat| !has_resigned(state, seat))
}

fn has_resigned(state: &State, seat: Seat) -> bool {
    state.table.seating.get(usize::from(seat.0)).is_some_and(|seating| seating.has_resigned)
}
