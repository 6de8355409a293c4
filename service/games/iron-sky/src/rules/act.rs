//! Who may act now: the preconditions that groups of actions share ([ACT] of ledger 4.2).

use umpire_engine::{Rejection, Time};

use crate::{
    flow,
    ids::Post,
    state::{Clock, Phase, Player, State},
    violation::{TurnViolation, Violation},
};

/// How often in one Command Phase a player may give Money, set permits or withdraw done, each (IS-SIM-15): what costs
/// nothing and can be undone is limited, so that every match ends.
pub(crate) const REPETITION_LIMIT: u8 = 20;

/// Whether a player may play a command, use an order or declare done: at any moment of his Command Phase, in any sequence
/// (IS-TURN-05, IS-SIM-01), also while a team-mate's combat is open (IS-SIM-06).
pub(crate) fn may_act(state: &State, post: Post, at: Time) -> Result<(), Rejection<Violation>> {
    may_give(state, post, at)?;
    in_turn(state, post)
}

/// Whether a player may give something away: as [`may_act`], but in no order among team-mates (IS-SIM-14).
pub(crate) fn may_give(state: &State, post: Post, at: Time) -> Result<(), Rejection<Violation>> {
    let player = in_command_phase(state, post, at)?;
    if player.is_done {
        return Err(TurnViolation::IsDone.into());
    }
    not_attacking(state, post)
}

/// Whether a player may set transit permits: as [`may_give`], but also when done.
pub(crate) fn may_permit(state: &State, post: Post, at: Time) -> Result<(), Rejection<Violation>> {
    in_command_phase(state, post, at)?;
    not_attacking(state, post)
}

/// The player, if he is active and in his End Phase (IS-SIM-12, IS-TURN-02).
pub(crate) fn in_end_phase(state: &State, post: Post) -> Result<&Player, Rejection<Violation>> {
    let player = active(state, post)?;
    if state.table.phase == Phase::End {
        Ok(player)
    } else {
        Err(TurnViolation::NotInEndPhase.into())
    }
}

/// Whether a decision due at `deadline` may still be taken by its player (IS-CLOCK-02).
pub(crate) fn in_time(deadline: Option<Time>, at: Time) -> Result<(), Rejection<Violation>> {
    match deadline {
        Some(deadline) if at >= deadline => Err(TurnViolation::TimeIsUp { deadline }.into()),
        Some(_) | None => Ok(()),
    }
}

/// Whether a player's own clock has not run out (IS-CLOCK-02, IS-CLOCK-04).
pub(crate) fn on_clock(player: &Player, at: Time) -> Result<(), Rejection<Violation>> {
    match player.clock {
        Clock::Running(deadline) => in_time(Some(deadline), at),
        Clock::Off | Clock::Standing(_) => Ok(()),
    }
}

fn in_command_phase(state: &State, post: Post, at: Time) -> Result<&Player, Rejection<Violation>> {
    let player = active(state, post)?;
    if state.table.phase != Phase::Command {
        return Err(TurnViolation::NotInCommandPhase.into());
    }
    on_clock(player, at)?;
    Ok(player)
}

fn active(state: &State, post: Post) -> Result<&Player, Rejection<Violation>> {
    match state.player(post) {
        Some(player) if post.faction == state.table.active => Ok(player),
        Some(_) | None => Err(TurnViolation::NotActive { post }.into()),
    }
}

fn not_attacking(state: &State, post: Post) -> Result<(), Rejection<Violation>> {
    match state.attack_of(post) {
        Some(combat) => {
            let continent = combat.territory.continent;
            Err(TurnViolation::IsAttacking { continent }.into())
        }
        None => Ok(()),
    }
}

fn in_turn(state: &State, post: Post) -> Result<(), Rejection<Violation>> {
    if flow::may_act_in_order(state, post) {
        Ok(())
    } else {
        Err(TurnViolation::NotHisTurn { turn_of: flow::in_turn(state) }.into())
    }
}
