//! Orders: regrouping and returning to orbit.

use umpire_iron_sky::{ledger::*, options::OptionalRule};

use super::{Refusal, Trial, by};
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA},
};

/// America's UWC commander has 2 Money and 1 Politics in his turn.
fn uwc(armies: &str) -> Position {
    uwc_in(Position::new(4), armies)
}

fn uwc_in(table: Position, armies: &str) -> Position {
    table.lay(armies).money(UWC_AMERICA, 2).politics(UWC_AMERICA, 1).uwc_turn()
}

/// America's Reich commander has 2 Command Points.
fn reich(armies: &str) -> Position {
    Position::new(4).lay(armies).cp(REICH_AMERICA, 2)
}

/// A Nuke has destroyed AM2.
fn nuked() -> Position {
    let table = Position::playing(&[OptionalRule::SpecialCommands], 4).lay("AM2");
    uwc_in(table.destroyed(UWC_AMERICA, "AM2"), "AM3 hq U[u]; AM4 hq U[u]")
}

/// So many tiles go from AM3, for Money.
fn onward(to: &str, count: u8) -> Trial {
    by(UWC_AMERICA, regroup("AM3", to, count, count, 0))
}

fn for_points(count: u8, money: u8, politics: u8) -> Trial {
    by(UWC_AMERICA, regroup("AM3", "AM4", count, money, politics))
}

fn sideways(to: &str, count: u8) -> Trial {
    by(REICH_AMERICA, regroup_orbit("AM-I", to, count))
}

fn home(from: &str, count: u8) -> Trial {
    by(REICH_AMERICA, return_to_orbit(from, count))
}

pub(super) fn rows() -> Vec<Refusal> {
    [of_destinations(), of_payment(), of_numbers(), of_orbits(), of_returns()]
        .into_iter()
        .flatten()
        .collect()
}

fn of_destinations() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a regrouping of the Reich on the surface",
            cites: (IS_REG_11, "NOT_FOR_REICH"),
            at: || reich("AM5 hq R[r]; AM7"),
            refused: by(REICH_AMERICA, regroup("AM5", "AM7", 1, 0, 0)),
            accepted: home("AM5", 1),
        },
        Refusal {
            what: "a regrouping to another continent",
            cites: (IS_REG_07, "ANOTHER_CONTINENT"),
            at: || uwc("AM4 hq U[u]; EU2"),
            refused: by(UWC_AMERICA, regroup("AM4", "EU2", 1, 1, 0)),
            accepted: by(UWC_AMERICA, regroup("AM4", "AM5", 1, 1, 0)),
        },
        Refusal {
            what: "a regrouping to a destroyed territory",
            cites: (IS_MOB_14, "DESTROYED"),
            at: nuked,
            refused: onward("AM2", 1),
            accepted: onward("AM4", 1),
        },
        Refusal {
            what: "a regrouping into a war",
            cites: (IS_REG_02, "AT_WAR"),
            at: || uwc("AM3 hq U[u]; AM4 hq U[u] bf R[r]"),
            refused: onward("AM4", 1),
            accepted: onward("AM2", 1),
        },
        Refusal {
            what: "a regrouping to what the Reich controls",
            cites: (IS_REG_03, "UNDER_REICH"),
            at: || uwc("AM3 hq U[u]; AM6 hq R[r]"),
            refused: onward("AM6", 1),
            accepted: onward("AM4", 1),
        },
        Refusal {
            what: "a regrouping to no neighbour",
            cites: (IS_REG_01, "NO_SURFACE_ROUTE"),
            at: || uwc("AM3 hq U[u]"),
            refused: onward("AM7", 1),
            accepted: onward("AM4", 1),
        },
    ]
}

fn of_payment() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "one point for two tiles",
            cites: (IS_REG_01, "ONE_POINT_A_TILE"),
            at: || uwc("AM3 hq U[u,u]"),
            refused: for_points(2, 1, 0),
            accepted: for_points(2, 1, 1),
        },
        Refusal {
            what: "a regrouping for Politics that are not there",
            cites: (IS_REG_01, "CANNOT_PAY"),
            at: || uwc("AM3 hq U[u,u]"),
            refused: for_points(2, 0, 2),
            accepted: for_points(2, 1, 1),
        },
        Refusal {
            what: "a regrouping for Command Points that are not there",
            cites: (IS_REG_08, "CANNOT_PAY"),
            at: || reich("AM-I R[r,r,r]; AM-II"),
            refused: sideways("AM-II", 3),
            accepted: sideways("AM-II", 2),
        },
    ]
}

fn of_numbers() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a regrouping of no tile",
            cites: (IS_REG_01, "NO_TILE"),
            at: || uwc("AM3 hq U[u]"),
            refused: onward("AM4", 0),
            accepted: onward("AM4", 1),
        },
        Refusal {
            what: "a regrouping of more tiles than the army has",
            cites: (IS_REG_01, "TOO_MANY_TILES"),
            at: || uwc("AM3 hq U[u]"),
            refused: onward("AM4", 2),
            accepted: onward("AM4", 1),
        },
        Refusal {
            what: "a regrouping that would make an army of four",
            cites: (IS_REG_05, "NO_ROOM"),
            at: || uwc("AM3 hq U[u,u]; AM4 hq U[u,u]"),
            refused: onward("AM4", 2),
            accepted: onward("AM4", 1),
        },
    ]
}

fn of_orbits() -> Vec<Refusal> {
    let across = |to| by(REICH_AMERICA, regroup_orbit("AM-III", to, 1));
    vec![
        Refusal {
            what: "a regrouping of no tile in orbit",
            cites: (IS_REG_08, "NO_TILE"),
            at: || reich("AM-I R[r]"),
            refused: sideways("AM-II", 0),
            accepted: sideways("AM-II", 1),
        },
        Refusal {
            what: "a regrouping of more tiles than the sector has",
            cites: (IS_REG_08, "TOO_MANY_TILES"),
            at: || reich("AM-I R[r]; AM-II"),
            refused: sideways("AM-II", 2),
            accepted: sideways("AM-II", 1),
        },
        Refusal {
            what: "a regrouping that would make an army of four in orbit",
            cites: (IS_REG_08, "NO_ROOM"),
            at: || reich("AM-I R[r,r]; AM-II R[r,r]"),
            refused: sideways("AM-II", 2),
            accepted: sideways("AM-II", 1),
        },
        Refusal {
            what: "a regrouping of two sectors sideways",
            cites: (IS_REG_08, "TOO_FAR_SIDEWAYS"),
            at: || reich("AM-I R[r]"),
            refused: sideways("AM-III", 1),
            accepted: sideways("AM-II", 1),
        },
        Refusal {
            what: "a regrouping to the orbit of a neutral continent",
            cites: (IS_BOARD_08, "ROW_ENDS"),
            at: || reich("AM-III R[r]"),
            refused: across("AS-I"),
            accepted: across("EU-I"),
        },
    ]
}

fn of_returns() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a return up a red route that Electronic Warfare closes",
            cites: (IS_EW_02, "ROUTE_CLOSED"),
            at: || reich("AM5 hq R[r]; AM1 hq R[r]").electronic_warfare("AM-II"),
            refused: home("AM5", 1),
            accepted: home("AM1", 1),
        },
        Refusal {
            what: "a return from where no red route leads up",
            cites: (IS_BOARD_06, "NO_RED_ROUTE"),
            at: || reich("AM3 hq R[r]; AM5 hq R[r]"),
            refused: home("AM3", 1),
            accepted: home("AM5", 1),
        },
        Refusal {
            what: "a return of the UWC",
            cites: (IS_BOARD_06, "NO_RED_ROUTE"),
            at: || uwc("AM2 hq U[u]"),
            refused: by(UWC_AMERICA, return_to_orbit("AM2", 1)),
            accepted: by(UWC_AMERICA, regroup("AM2", "AM3", 1, 1, 0)),
        },
        Refusal {
            what: "a return of no tile",
            cites: (IS_REG_09, "NO_TILE"),
            at: || reich("AM5 hq R[r]"),
            refused: home("AM5", 0),
            accepted: home("AM5", 1),
        },
        Refusal {
            what: "a return of more tiles than the army has",
            cites: (IS_REG_09, "TOO_MANY_TILES"),
            at: || reich("AM5 hq R[r]"),
            refused: home("AM5", 2),
            accepted: home("AM5", 1),
        },
        Refusal {
            what: "a return that would make an army of four",
            cites: (IS_REG_09, "NO_ROOM"),
            at: || reich("AM5 hq R[r,r]; AM-II R[r,r]"),
            refused: home("AM5", 2),
            accepted: home("AM5", 1),
        },
    ]
}
