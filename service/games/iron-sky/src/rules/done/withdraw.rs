//! Withdrawing done: as long as the phase has not moved on.

use umpire_engine::{Play, Rejection, Time};

use crate::{
    IronSky,
    event::Event,
    ids::Post,
    ledger::IS_SIM_10,
    options::TurnStyle,
    rules::act::{self, REPETITION_LIMIT},
    state::{Phase, State},
    violation::{TurnViolation, Violation},
};

/// One who is not done after all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    post: Post,
}

/// Whether a player may withdraw done.
pub(crate) fn plan(state: &State, post: Post, at: Time) -> Result<Plan, Rejection<Violation>> {
    let is_open = state.table.phase == Phase::Command && post.faction == state.table.active;
    let player = state.player(post).filter(|_| is_open).ok_or(TurnViolation::IsNotDone)?;
    act::on_clock(player, at)?;
    if !player.is_done {
        return Err(TurnViolation::IsNotDone.into());
    }
    if state.options.turn_style == TurnStyle::Sequential {
        return Err(TurnViolation::DoneIsFinal.into());
    }
    if player.withdrawals >= REPETITION_LIMIT {
        return Err(TurnViolation::TooManyWithdrawals { limit: REPETITION_LIMIT }.into());
    }
    Ok(Plan { post })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    play.emit(IS_SIM_10, Event::DoneWithdrawn { post: plan.post });
}
