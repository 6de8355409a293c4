//! Where tiles may be placed: Recruit, Raid, Black Ops.

use umpire_iron_sky::{action::Action, ledger::*, options::OptionalRule};

use super::{Refusal, by};
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA},
};

/// America's General in his turn, with 4 Money.
fn uwc(armies: &str) -> Position {
    uwc_in(Position::new(4), armies)
}

fn uwc_in(table: Position, armies: &str) -> Position {
    table.lay(armies).hand(UWC_AMERICA, &["GE03", "GE04", "GE11"]).money(UWC_AMERICA, 4).uwc_turn()
}

fn reich(armies: &str) -> Position {
    Position::new(4).lay(armies).hand(REICH_AMERICA, &["IN06", "IN10"])
}

fn with_black_ops(armies: &str) -> Position {
    uwc_in(Position::playing(&[OptionalRule::BlackOps], 4), armies)
}

fn raise(placements: &[(&str, u8)]) -> Action {
    recruit("GE03", placements)
}

fn black_ops(at: &str) -> Action {
    recruit_black_ops("GE04", at)
}

/// A Recruit of one tile that is refused on the first space and accepted on the second.
fn rather(
    what: &'static str,
    cites: (umpire_engine::RuleId, &'static str),
    at: fn() -> Position,
    [refused, accepted]: [&str; 2],
) -> Refusal {
    let one = |space| by(UWC_AMERICA, raise(&[(space, 1)]));
    Refusal { what, cites, at, refused: one(refused), accepted: one(accepted) }
}

pub(super) fn rows() -> Vec<Refusal> {
    [of_numbers(), of_places(), of_raids(), of_black_ops()].into_iter().flatten().collect()
}

fn of_numbers() -> Vec<Refusal> {
    let orbit = |count| by(REICH_AMERICA, recruit("IN06", &[("AM-I", count)]));
    vec![
        Refusal {
            what: "more tiles than the card brings",
            cites: (IS_REC_01, "MORE_THAN_THE_CARD"),
            at: || uwc("AM4; AM3 hq U[u]"),
            refused: by(UWC_AMERICA, raise(&[("AM2", 2), ("AM3", 1)])),
            accepted: by(UWC_AMERICA, raise(&[("AM2", 1), ("AM3", 1)])),
        },
        Refusal {
            what: "the same space twice",
            cites: (IS_REC_02, "NOT_TWO_SPACES"),
            at: || uwc("AM4"),
            refused: by(UWC_AMERICA, raise(&[("AM3", 1), ("AM3", 1)])),
            accepted: by(UWC_AMERICA, raise(&[("AM3", 1), ("AM2", 1)])),
        },
        Refusal {
            what: "a Recruit nowhere",
            cites: (IS_REC_03, "NO_TILE"),
            at: || uwc("AM4"),
            refused: by(UWC_AMERICA, raise(&[])),
            accepted: by(UWC_AMERICA, raise(&[("AM3", 1)])),
        },
        Refusal {
            what: "no tile for one of two spaces",
            cites: (IS_REC_03, "NO_TILE"),
            at: || uwc("AM4"),
            refused: by(UWC_AMERICA, raise(&[("AM3", 1), ("AM2", 0)])),
            accepted: by(UWC_AMERICA, raise(&[("AM3", 1), ("AM2", 1)])),
        },
        Refusal {
            what: "more tiles than the supply holds",
            cites: (IS_GEN_08, "MORE_THAN_THE_SUPPLY"),
            at: || reich("AM-I").supply_left(REICH_AMERICA, 1),
            refused: orbit(2),
            accepted: orbit(1),
        },
        Refusal {
            what: "a Recruit that would make an army of four",
            cites: (IS_REC_04, "NO_ROOM"),
            at: || reich("AM-I R[r,r]"),
            refused: orbit(2),
            accepted: orbit(1),
        },
    ]
}

fn of_places() -> Vec<Refusal> {
    vec![
        rather(
            "a Recruit on a destroyed territory",
            (IS_REC_10, "DESTROYED"),
            || {
                let table = Position::playing(&[OptionalRule::SpecialCommands], 4).lay("AM4");
                uwc_in(table.destroyed(UWC_AMERICA, "AM4"), "AM3 hq U[u]")
            },
            ["AM4", "AM3"],
        ),
        rather(
            "a Recruit where nobody is in control",
            (IS_REC_08, "UNCONTROLLED"),
            || uwc("AM4"),
            ["AM4", "AM3"],
        ),
        rather(
            "a Recruit of the UWC under the Reich",
            (IS_REC_05, "NOT_YOUR_HEADQUARTERS"),
            || uwc("AM4 hq R[r] bf U[u]"),
            ["AM4", "AM3"],
        ),
        rather(
            "a Recruit of the UWC in orbit",
            (IS_REC_05, "NOT_YOUR_HEADQUARTERS"),
            || uwc("AM-II"),
            ["AM-II", "AM3"],
        ),
        rather(
            "a Recruit of the UWC at war",
            (IS_REC_06, "AT_WAR"),
            || uwc("AM4 hq U[u] bf R[r]"),
            ["AM4", "AM3"],
        ),
        rather(
            "a Recruit of the UWC under terror",
            (IS_REC_07, "TERRORISED"),
            || uwc("AM4 hq U[u]").terror("AM4"),
            ["AM4", "AM3"],
        ),
        rather(
            "a Recruit abroad",
            (IS_REC_01, "NOT_YOUR_CONTINENT"),
            || uwc("EU5 hq U[u]"),
            ["EU5", "AM3"],
        ),
        Refusal {
            what: "a Recruit of the Reich on the surface",
            cites: (IS_REC_09, "NOT_IN_ORBIT"),
            at: || reich("AM5 hq R[r]"),
            refused: by(REICH_AMERICA, recruit("IN06", &[("AM5", 1)])),
            accepted: by(REICH_AMERICA, recruit("IN06", &[("AM-II", 1)])),
        },
    ]
}

fn of_raids() -> Vec<Refusal> {
    let from = |place, to| by(REICH_AMERICA, raid("IN10", place, to, 1));
    vec![
        Refusal {
            what: "a Raid from a full sector",
            cites: (IS_RAID_04, "CANNOT_RAID_FROM"),
            at: || reich("AM-II R[r,r,r]; AM-I R[r,r]"),
            refused: from("AM-II", "AM5"),
            accepted: from("AM-I", "AM1"),
        },
        Refusal {
            what: "a Raid without a tile in the supply",
            cites: (IS_RAID_04, "CANNOT_RAID_FROM"),
            at: || reich("AM-II R[r]").supply_left(REICH_AMERICA, 0),
            refused: from("AM-II", "AM5"),
            accepted: from("AM-II", "AM5")
                .when(|| reich("AM-II R[r]").supply_left(REICH_AMERICA, 1)),
        },
        Refusal {
            what: "a Raid of the Reich from the surface",
            cites: (IS_REC_09, "NOT_IN_ORBIT"),
            at: || reich("AM5 hq R[r]; AM7"),
            refused: from("AM5", "AM7"),
            accepted: from("AM-III", "AM7"),
        },
    ]
}

fn of_black_ops() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "Black Ops in a match without them",
            cites: (IS_GEN_06, "NO_BLACK_OPS"),
            at: || uwc("AM4 hq U[u]"),
            refused: by(UWC_AMERICA, black_ops("AM4")),
            accepted: by(UWC_AMERICA, raise(&[("AM4", 1)])),
        },
        Refusal {
            what: "Black Ops of the Reich",
            cites: (IS_BLK_01, "BLACK_OPS_NOT_FOR_REICH"),
            at: || Position::playing(&[OptionalRule::BlackOps], 4).hand(REICH_AMERICA, &["IN06"]),
            refused: by(REICH_AMERICA, recruit_black_ops("IN06", "AM4")),
            accepted: by(REICH_AMERICA, recruit("IN06", &[("AM-I", 1)])),
        },
        Refusal {
            what: "Black Ops that have come to the board",
            cites: (IS_BLK_03, "BLACK_OPS_PLACED"),
            at: || with_black_ops("AM4 hq U[u,B]"),
            refused: by(UWC_AMERICA, black_ops("AM4")),
            accepted: by(UWC_AMERICA, raise(&[("AM4", 1)])),
        },
        Refusal {
            what: "Black Ops where nobody is in control",
            cites: (IS_REC_08, "UNCONTROLLED"),
            at: || with_black_ops("AM4"),
            refused: by(UWC_AMERICA, black_ops("AM4")),
            accepted: by(UWC_AMERICA, black_ops("AM3")),
        },
    ]
}
