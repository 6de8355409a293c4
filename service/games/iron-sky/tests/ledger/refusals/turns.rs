//! Who acts when: turns, phases, clocks, leaving, the End Phase.

use umpire_engine::{DecisionId, Deed, Seat};
use umpire_iron_sky::{
    action::{Action, Source},
    flow,
    ids::{Faction, Post},
    ledger::*,
};

use super::{Refusal, Trial, by, deed};
use crate::{
    actions::*,
    position::{
        Position, REICH_AMERICA, REICH_ASIA, REICH_EUROPE, UWC_AMERICA, UWC_EUROPE, retire,
    },
};

const DEFEND: Action =
    Action::ChooseDefenceCard(umpire_iron_sky::action::CardChoice::Table(Source::Deck));

/// Six play, and America's and Asia's Reich commanders can recruit.
fn reich() -> Position {
    Position::new(6)
        .hand(REICH_AMERICA, &["IN01", "IN06"])
        .hand(REICH_ASIA, &["EI08"])
        .hand(UWC_AMERICA, &["GE03"])
}

fn raise() -> Action {
    recruit("IN06", &[("AM-I", 1)])
}

fn raise_in_asia() -> Action {
    recruit("EI08", &[("AS-I", 1)])
}

/// America's Reich commander fights for Brazil.
fn fighting_in(mut table: Position) -> Position {
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    table
}

fn done() -> Position {
    let mut table = reich();
    table.play(REICH_AMERICA, Action::DeclareDone);
    table
}

/// America's Reich commander has been done and gone on so often.
fn withdrawn(times: u8) -> Position {
    let mut table = reich();
    for _ in 0..times {
        table.play(REICH_AMERICA, Action::DeclareDone);
        table.play(REICH_AMERICA, Action::WithdrawDone);
    }
    table.play(REICH_AMERICA, Action::DeclareDone);
    table
}

fn submitted() -> Position {
    let mut table = Position::new(6).end_phase(Faction::Reich);
    table.play(REICH_AMERICA, SUBMIT);
    table
}

/// All clocks run, and at 600 s those of the Command Phase are over.
fn timed() -> Position {
    let mut table = reich().clocks(600, 60);
    table.at(600);
    table
}

/// Combat and Command clocks run out one after the other: America's defender at 610 s, Asia at 600 s.
fn late() -> Position {
    let mut table = reich().clocks(600, 60);
    table.at(550);
    let mut table = fighting_in(table);
    table.at(650);
    table
}

fn over() -> Position {
    let mut table = Position::new(2);
    table.play(REICH_AMERICA, Action::Resign);
    table
}

/// The clock answers for a player.
fn expiry(post: Post) -> Trial {
    let awaited = move |table: &Position| {
        let all = flow::awaited(&table.state);
        all.into_iter().find(|awaited| awaited.post == post).expect("a decision").id
    };
    deed(move |table| Deed::Expire(awaited(table)))
}

pub(super) fn rows() -> Vec<Refusal> {
    [in_turn(), of_done(), of_the_end_phase(), of_clocks(), of_seats()]
        .into_iter()
        .flatten()
        .collect()
}

fn in_turn() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a command in the turn of the other faction",
            cites: (IS_SIM_12, "NOT_ACTIVE"),
            at: reich,
            refused: by(UWC_AMERICA, recruit("GE03", &[("AM4", 1)])),
            accepted: by(REICH_AMERICA, raise()),
        },
        Refusal {
            what: "a command of the defender whose combat card is awaited",
            cites: (IS_SIM_12, "NOT_ACTIVE"),
            at: || fighting_in(reich()),
            refused: by(UWC_AMERICA, recruit("GE03", &[("AM4", 1)])),
            accepted: by(UWC_AMERICA, DEFEND),
        },
        Refusal {
            what: "a command in the End Phase",
            cites: (IS_TURN_02, "NOT_IN_COMMAND_PHASE"),
            at: || reich().end_phase(Faction::Reich),
            refused: by(REICH_AMERICA, raise()),
            accepted: by(REICH_AMERICA, SUBMIT),
        },
        Refusal {
            what: "a discard in the Command Phase",
            cites: (IS_TURN_02, "NOT_IN_END_PHASE"),
            at: reich,
            refused: by(REICH_AMERICA, SUBMIT),
            accepted: by(REICH_AMERICA, Action::DeclareDone),
        },
        Refusal {
            what: "a command of an attacker whose combat is open",
            cites: (IS_SIM_05, "IS_ATTACKING"),
            at: || fighting_in(reich()),
            refused: by(REICH_AMERICA, Action::DeclareDone),
            accepted: by(REICH_ASIA, Action::DeclareDone),
        },
        Refusal {
            what: "a command before the team-mate in the west is done, in sequential play",
            cites: (IS_SIM_14, "NOT_HIS_TURN"),
            at: || reich().sequential(),
            refused: by(REICH_ASIA, raise_in_asia()),
            accepted: by(REICH_AMERICA, raise()),
        },
    ]
}

fn of_done() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a command of a player who is done",
            cites: (IS_SIM_09, "IS_DONE"),
            at: done,
            refused: by(REICH_AMERICA, raise()),
            accepted: by(REICH_ASIA, raise_in_asia()),
        },
        Refusal {
            what: "withdrawing done without being done",
            cites: (IS_SIM_10, "IS_NOT_DONE"),
            at: done,
            refused: by(REICH_ASIA, Action::WithdrawDone),
            accepted: by(REICH_AMERICA, Action::WithdrawDone),
        },
        Refusal {
            what: "withdrawing done in sequential play",
            cites: (IS_SIM_14, "DONE_IS_FINAL"),
            at: || done().sequential(),
            refused: by(REICH_AMERICA, Action::WithdrawDone),
            accepted: by(REICH_AMERICA, Action::WithdrawDone).when(done),
        },
        Refusal {
            what: "withdrawing done for the 21st time",
            cites: (IS_SIM_15, "TOO_MANY_WITHDRAWALS"),
            at: || withdrawn(20),
            refused: by(REICH_AMERICA, Action::WithdrawDone),
            accepted: by(REICH_AMERICA, Action::WithdrawDone).when(|| withdrawn(19)),
        },
    ]
}

fn of_the_end_phase() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a second End Phase in one turn",
            cites: (IS_SIM_13, "HAS_SUBMITTED"),
            at: submitted,
            refused: by(REICH_AMERICA, SUBMIT),
            accepted: by(REICH_EUROPE, SUBMIT),
        },
        Refusal {
            what: "a discard that is not in the hand",
            cites: (IS_END_01, "DISCARD_NOT_IN_HAND"),
            at: || reich().end_phase(Faction::Reich),
            refused: by(REICH_AMERICA, discard("IN02")),
            accepted: by(REICH_AMERICA, discard("IN01")),
        },
    ]
}

fn of_clocks() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a command when the time for it is over",
            cites: (IS_CLOCK_02, "TIME_IS_UP"),
            at: timed,
            refused: by(REICH_AMERICA, raise()),
            accepted: by(REICH_AMERICA, raise()).at(599),
        },
        Refusal {
            what: "a combat card when the time for it is over",
            cites: (IS_CLOCK_02, "TIME_IS_UP"),
            at: late,
            refused: by(UWC_AMERICA, DEFEND),
            accepted: by(UWC_AMERICA, DEFEND).at(609),
        },
        Refusal {
            what: "an End Phase when the time for it is over",
            cites: (IS_CLOCK_02, "TIME_IS_UP"),
            at: || reich().clocks(0, 60).end_phase(Faction::Reich),
            refused: by(REICH_AMERICA, SUBMIT).at(60),
            accepted: by(REICH_AMERICA, SUBMIT).at(59),
        },
        Refusal {
            what: "the clock's answer to what nobody is asked",
            cites: (IS_CLOCK_03, "NOTHING_TO_EXPIRE"),
            at: timed,
            refused: deed(|_| Deed::Expire(DecisionId(0))),
            accepted: expiry(REICH_AMERICA),
        },
        Refusal {
            what: "the clock's answer before the deadline",
            cites: (IS_CLOCK_03, "NOT_YET_DUE"),
            at: timed,
            refused: expiry(REICH_AMERICA).at(599),
            accepted: expiry(REICH_AMERICA).at(600),
        },
        Refusal {
            what: "the clock's answer to a decision without a deadline",
            cites: (IS_CLOCK_03, "NOT_YET_DUE"),
            at: || reich(),
            refused: expiry(REICH_AMERICA).at(1_000_000),
            accepted: by(REICH_AMERICA, Action::DeclareDone).at(1_000_000),
        },
        Refusal {
            what: "the clock's answer while an earlier one is due",
            cites: (IS_CLOCK_03, "NOT_THE_EARLIEST_DUE"),
            at: late,
            refused: expiry(UWC_AMERICA),
            accepted: expiry(REICH_EUROPE),
        },
        Refusal {
            what: "the clock's answer while one as early is due of an earlier seat",
            cites: (IS_CLOCK_03, "NOT_THE_EARLIEST_DUE"),
            at: late,
            refused: expiry(REICH_ASIA),
            accepted: expiry(REICH_EUROPE),
        },
    ]
}

fn of_seats() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "an action of a seat that the match does not have",
            cites: (IS_GEN_01, "NO_SUCH_SEAT"),
            at: reich,
            refused: deed(|_| Deed::Act { seat: Seat(6), action: Action::Resign }),
            accepted: deed(|_| Deed::Act { seat: Seat(5), action: Action::Resign }),
        },
        Refusal {
            what: "giving a seat up for the second time",
            cites: (IS_LEAVE_01, "HAS_RESIGNED"),
            at: || {
                let mut table = reich();
                table.play(UWC_AMERICA, Action::Resign);
                table
            },
            refused: by(UWC_AMERICA, Action::Resign),
            accepted: by(UWC_EUROPE, Action::Resign),
        },
        Refusal {
            what: "retiring a seat in a match that is over",
            cites: (IS_SCORE_18, "MATCH_IS_OVER"),
            at: over,
            refused: deed(|table| retire(table, UWC_AMERICA)),
            accepted: deed(|table| retire(table, UWC_AMERICA)).when(|| Position::new(2)),
        },
    ]
}
