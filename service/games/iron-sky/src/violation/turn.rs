//! Refusals of who may act when: turns, phases, clocks and leaving.

use umpire_engine::{Seat, Time};

use super::Citation;
use crate::{
    ids::{Continent, Post},
    ledger::{
        IS_CLOCK_02, IS_CLOCK_03, IS_GEN_01, IS_LEAVE_01, IS_SCORE_18, IS_SIM_05, IS_SIM_09,
        IS_SIM_10, IS_SIM_12, IS_SIM_14, IS_SIM_15, IS_TURN_02,
    },
};

/// Whose turn it is not, which phase it is not, whose time is up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnViolation {
    /// The other faction is active, and no combat asks this player (IS-SIM-12).
    NotActive {
        /// Who would act.
        post: Post,
    },
    /// It is done in the Command Phase, and this is another one (IS-TURN-02).
    NotInCommandPhase,
    /// It is done in the End Phase, and this is another one (IS-TURN-02).
    NotInEndPhase,
    /// The time for the decision is over, the clock's answer on its way (IS-CLOCK-02).
    TimeIsUp {
        /// When it ended.
        deadline: Time,
    },
    /// He has declared done (IS-SIM-09).
    IsDone,
    /// His own combat is open (IS-SIM-05).
    IsAttacking {
        /// Where he fights.
        continent: Continent,
    },
    /// A team-mate to the west comes first (IS-SIM-14).
    NotHisTurn {
        /// Whose turn it is; nobody's, if all are done.
        turn_of: Option<Post>,
    },
    /// He withdraws what he has not declared, or what the phase has moved on from (IS-SIM-10).
    IsNotDone,
    /// In sequential play done is final (IS-SIM-14).
    DoneIsFinal,
    /// He has withdrawn done too often in this phase (IS-SIM-15).
    TooManyWithdrawals {
        /// How often one may.
        limit: u8,
    },
    /// Nobody's answer is awaited under the name of this decision (IS-CLOCK-03).
    NothingToExpire,
    /// The decision is not due yet, or never (IS-CLOCK-03).
    NotYetDue {
        /// When it is.
        deadline: Option<Time>,
    },
    /// Another decision was due earlier and expires first (IS-CLOCK-03).
    NotTheEarliestDue,
    /// The match has no such seat (IS-GEN-01).
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// The seat was given up before, which is final (IS-LEAVE-01).
    HasResigned,
    /// The match is over (IS-SCORE-18).
    MatchIsOver,
}

impl TurnViolation {
    pub(super) fn citation(&self) -> Citation {
        match self {
            TurnViolation::NotActive { post } => {
                let message = "in the turn of the other faction one answers combats or resigns";
                Citation::new(IS_SIM_12, "NOT_ACTIVE", message)
                    .with("active", post.faction.opposing())
            }
            TurnViolation::NotInCommandPhase => {
                let message = "it is done in the Command Phase only";
                Citation::new(IS_TURN_02, "NOT_IN_COMMAND_PHASE", message)
            }
            TurnViolation::NotInEndPhase => {
                let message = "it is done in the End Phase only";
                Citation::new(IS_TURN_02, "NOT_IN_END_PHASE", message)
            }
            TurnViolation::TimeIsUp { deadline } => {
                let message = "the time for this decision is over";
                Citation::new(IS_CLOCK_02, "TIME_IS_UP", message).with("deadline", deadline.0)
            }
            TurnViolation::IsDone => {
                let message = "the Command Phase has been declared done";
                Citation::new(IS_SIM_09, "IS_DONE", message)
            }
            TurnViolation::IsAttacking { continent } => {
                let message = "an attacker first has to finish his open combat";
                Citation::new(IS_SIM_05, "IS_ATTACKING", message).with("continent", continent)
            }
            TurnViolation::NotHisTurn { turn_of } => not_his_turn(*turn_of),
            TurnViolation::IsNotDone => {
                let message = "there is no declaration of done to withdraw";
                Citation::new(IS_SIM_10, "IS_NOT_DONE", message)
            }
            TurnViolation::DoneIsFinal => {
                let message = "done cannot be withdrawn when team-mates play one after the other";
                Citation::new(IS_SIM_14, "DONE_IS_FINAL", message)
            }
            TurnViolation::TooManyWithdrawals { limit } => {
                let message = alloc::format!("done can be withdrawn {limit} times in one phase");
                Citation::new(IS_SIM_15, "TOO_MANY_WITHDRAWALS", message).with("limit", limit)
            }
            TurnViolation::NothingToExpire => {
                let message = "no such decision is awaited";
                Citation::new(IS_CLOCK_03, "NOTHING_TO_EXPIRE", message)
            }
            TurnViolation::NotYetDue { deadline } => {
                let message = "the decision is not due yet";
                due(Citation::new(IS_CLOCK_03, "NOT_YET_DUE", message), *deadline)
            }
            TurnViolation::NotTheEarliestDue => {
                let message = "another decision was due earlier, or as early for an earlier seat, and expires first";
                Citation::new(IS_CLOCK_03, "NOT_THE_EARLIEST_DUE", message)
            }
            TurnViolation::NoSuchSeat { seat } => {
                let message = "the match has no such seat";
                Citation::new(IS_GEN_01, "NO_SUCH_SEAT", message).with("seat", seat)
            }
            TurnViolation::HasResigned => {
                let message = "the seat has been given up before";
                Citation::new(IS_LEAVE_01, "HAS_RESIGNED", message)
            }
            TurnViolation::MatchIsOver => {
                Citation::new(IS_SCORE_18, "MATCH_IS_OVER", "the match is over")
            }
        }
    }
}

fn not_his_turn(turn_of: Option<Post>) -> Citation {
    let message = "team-mates play one after the other, from west to east";
    let citation = Citation::new(IS_SIM_14, "NOT_HIS_TURN", message);
    match turn_of {
        Some(post) => citation.with("turnOf", post.continent),
        None => citation,
    }
}

fn due(citation: Citation, deadline: Option<Time>) -> Citation {
    match deadline {
        Some(Time(millis)) => citation.with("deadline", millis),
        None => citation,
    }
}
