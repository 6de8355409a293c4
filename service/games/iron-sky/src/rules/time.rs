//! The Time Tokens (IS-TIME).

use umpire_engine::Play;

use crate::{IronSky, event::Event, ledger::IS_TIME_01};

/// Turns the top token face up; whether it was the Ending Token (IS-TIME-02). What the others mean is told by
/// Eventful Times; without it they mean nothing (IS-TIME-03).
pub(super) fn turn_token(play: &mut Play<'_, IronSky>) -> bool {
    // The Ending Token lies in every pile, so none runs empty before it.
    let Some(&token) = play.state().table.time_pile.first() else {
        return true;
    };
    play.emit(IS_TIME_01, Event::TimeTokenTurned { token });
    play.content().time_token(token).is_ending()
}
