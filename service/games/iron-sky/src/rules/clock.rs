//! The players' time (IS-CLOCK). The rules know it only as the stamps of deeds.

use alloc::vec::Vec;

use umpire_engine::{DecisionId, Play, Rejection, Time};

use crate::{
    IronSky,
    event::Event,
    flow::{self, Awaited},
    ids::Post,
    ledger::{IS_CLOCK_04, IS_CLOCK_05},
    state::{Clock, Phase, State},
    violation::{TurnViolation, Violation},
};

/// When a combat or End Phase decision that becomes pending at `at` is due (IS-CLOCK-05); never without a clock.
pub(crate) fn decision_deadline(state: &State, at: Time) -> Option<Time> {
    let seconds = state.options.clock.decision_seconds;
    (seconds > 0).then(|| at.plus_seconds(seconds))
}

/// The decision of this name, if the clock may answer it: from its deadline on, the earliest first, of equal ones the
/// first in seat order (IS-CLOCK-03).
///
/// The answer is the default of ledger 4.4, as an ordinary action (IS-CLOCK-01); the log knows it by its deed. Defaults
/// are legal whenever they are due (IS-CLOCK-06).
pub(super) fn expired(
    state: &State,
    id: DecisionId,
    at: Time,
) -> Result<Awaited, Rejection<Violation>> {
    let awaited = flow::awaited(state);
    let Some(expired) = awaited.iter().find(|awaited| awaited.id == id) else {
        return Err(TurnViolation::NothingToExpire.into());
    };
    let Some(due) = expired.deadline.filter(|&deadline| at >= deadline) else {
        return Err(TurnViolation::NotYetDue { deadline: expired.deadline }.into());
    };
    let is_before = |other: &Awaited| {
        other.deadline.is_some_and(|deadline| (deadline, other.post) < (due, expired.post))
    };
    if awaited.iter().any(is_before) {
        return Err(TurnViolation::NotTheEarliestDue.into());
    }
    Ok(*expired)
}

/// Starts, stops and restarts Command clocks after a deed (IS-CLOCK-04). Leaving does not touch them (IS-CLOCK-07).
pub(super) fn settle(play: &mut Play<'_, IronSky>) {
    if play.state().table.phase != Phase::Command {
        return;
    }
    let posts: Vec<Post> = play.state().active_posts().collect();
    for post in posts {
        if let Some(clock) = changed(play.state(), post, play.at()) {
            play.emit(IS_CLOCK_04, Event::ClockSet { post, clock });
        }
    }
}

/// What a Command clock must be from `at` on, if it is another.
fn changed(state: &State, post: Post, at: Time) -> Option<Clock> {
    let player = state.player(post)?;
    let stands = state.attack_of(post).is_some() || state.is_frozen(post.continent);
    match player.clock {
        Clock::Off => {
            let seconds = state.options.clock.command_seconds;
            let starts = seconds > 0 && !player.is_done && flow::may_act_in_order(state, post);
            starts.then(|| Clock::Running(at.plus_seconds(seconds)))
        }
        // A clock that has run out stays run out.
        Clock::Running(deadline) => {
            (stands && at < deadline).then(|| Clock::Standing(at.millis_until(deadline)))
        }
        Clock::Standing(left) => (!stands).then(|| Clock::Running(at.plus_millis(left))),
    }
}

/// Starts the clocks of an End Phase (IS-CLOCK-05).
pub(super) fn start_end_phase(play: &mut Play<'_, IronSky>) {
    let Some(deadline) = decision_deadline(play.state(), play.at()) else {
        return;
    };
    let posts: Vec<Post> = play.state().active_posts().collect();
    for post in posts {
        let clock = Clock::Running(deadline);
        play.emit(IS_CLOCK_05, Event::ClockSet { post, clock });
    }
}

/// Takes a clock away whose decision is taken.
pub(super) fn stop(play: &mut Play<'_, IronSky>, post: Post) {
    if play.state().player(post).is_some_and(|player| player.clock != Clock::Off) {
        play.emit(IS_CLOCK_05, Event::ClockSet { post, clock: Clock::Off });
    }
}
