//! Which army obeys, where it may fight or go.

use umpire_iron_sky::{ledger::*, options::OptionalRule};

use super::{Refusal, by};
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA},
};

/// America's Infanterie in a match of four.
fn reich(armies: &str) -> Position {
    reich_in(Position::new(4), armies)
}

fn reich_in(table: Position, armies: &str) -> Position {
    table.lay(armies).hand(REICH_AMERICA, &["IN01", "IN06"]).hand(REICH_EUROPE, &["AR05", "AR09"])
}

/// America's General in his turn.
fn uwc(armies: &str) -> Position {
    uwc_in(Position::new(4), armies)
}

fn uwc_in(table: Position, armies: &str) -> Position {
    table
        .lay(armies)
        .hand(UWC_AMERICA, &["GE06", "GE07"])
        .money(UWC_AMERICA, 2)
        .politics(UWC_AMERICA, 1)
        .uwc_turn()
}

/// America and Asia are in play, Europe between them is neutral.
fn across_europe() -> Position {
    Position::on(&["america", "asia"]).hand(REICH_AMERICA, &["IN01"])
}

/// America's Reich commander fights for Brazil.
fn frozen() -> Position {
    let mut table = reich("AM-III R[r]");
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    table
}

/// Black Ops lead two units on AM4.
fn black_ops() -> Position {
    let table = Position::playing(&[OptionalRule::BlackOps], 4);
    uwc_in(table, "AM4 hq U[u,u,B]; EU2")
}

/// A Nuke has destroyed AM1.
fn nuked() -> Position {
    let table = Position::playing(&[OptionalRule::SpecialCommands], 4).lay("AM1");
    reich_in(table.destroyed(UWC_AMERICA, "AM1"), "AM2 hq U[u]")
}

pub(super) fn rows() -> Vec<Refusal> {
    [of_authority(), of_numbers(), of_routes(), of_orbits(), of_neutral_continents()]
        .into_iter()
        .flatten()
        .collect()
}

fn of_authority() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a move from where no friendly army stands",
            cites: (IS_ARMY_05, "NOBODY_THERE"),
            at: || reich("AM-I; AM-II R[r]"),
            refused: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AM-III", 1)),
            accepted: by(REICH_AMERICA, mobilize("IN01", "AM-II", "AM-III", 1)),
        },
        Refusal {
            what: "a move of an army abroad that a team-mate's tile leads",
            cites: (IS_ARMY_06, "NOT_YOUR_LEADING_UNIT"),
            at: || reich("EU-I R[r(AM),r]"),
            refused: by(REICH_AMERICA, mobilize("IN01", "EU-I", "EU2", 1)),
            accepted: by(REICH_EUROPE, mobilize("AR05", "EU-I", "EU2", 1)),
        },
        Refusal {
            what: "a move to a continent that a combat freezes",
            cites: (IS_SIM_04, "CONTINENT_FROZEN"),
            at: frozen,
            refused: by(REICH_EUROPE, mobilize("AR05", "EU-I", "AM-III", 1)),
            accepted: by(REICH_EUROPE, mobilize("AR05", "EU-I", "EU-III", 1)),
        },
        Refusal {
            what: "a fight where no opposing army stands",
            cites: (IS_MOB_03, "NOBODY_TO_FIGHT"),
            at: || reich("AM5 hq R[r]; AM4 hq U[u] bf R[r]"),
            refused: by(REICH_AMERICA, fight("IN01", "AM5")),
            accepted: by(REICH_AMERICA, fight("IN01", "AM4")),
        },
    ]
}

fn of_numbers() -> Vec<Refusal> {
    let advance = |count| mobilize("IN01", "AM-II", "AM5", count);
    let cross = |count| mobilize("GE06", "AM4", "EU2", count);
    vec![
        Refusal {
            what: "a move of no tile",
            cites: (IS_MOB_02, "NO_TILE"),
            at: || reich("AM-II R[r,r]"),
            refused: by(REICH_AMERICA, advance(0)),
            accepted: by(REICH_AMERICA, advance(1)),
        },
        Refusal {
            what: "a move of more tiles than the army has",
            cites: (IS_MOB_02, "TOO_MANY_TILES"),
            at: || reich("AM-II R[r,r]"),
            refused: by(REICH_AMERICA, advance(3)),
            accepted: by(REICH_AMERICA, advance(2)),
        },
        Refusal {
            what: "a move that would make an army of four",
            cites: (IS_MOB_11, "NO_ROOM"),
            at: || reich("AM-II R[r,r]; AM5 hq R[r,r]"),
            refused: by(REICH_AMERICA, advance(2)),
            accepted: by(REICH_AMERICA, advance(1)),
        },
        Refusal {
            what: "a move of Black Ops to another continent",
            cites: (IS_BLK_07, "BLACK_OPS_STAY"),
            at: black_ops,
            refused: by(UWC_AMERICA, cross(3)),
            accepted: by(UWC_AMERICA, cross(2)),
        },
    ]
}

fn of_routes() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a move of the UWC to where no route leads",
            cites: (IS_MOB_04, "NO_ROUTE"),
            at: || uwc("AM4 hq U[u,u]; AM5; AM6"),
            refused: by(UWC_AMERICA, mobilize("GE06", "AM4", "AM6", 1)),
            accepted: by(UWC_AMERICA, mobilize("GE06", "AM4", "AM5", 1)),
        },
        Refusal {
            what: "a move of the UWC up a red route",
            cites: (IS_MOB_04, "NO_ROUTE"),
            at: || uwc("AM2 hq U[u,u]; AM1"),
            refused: by(UWC_AMERICA, mobilize("GE06", "AM2", "AM-I", 1)),
            accepted: by(UWC_AMERICA, mobilize("GE06", "AM2", "AM1", 1)),
        },
        Refusal {
            what: "a move of the Reich to a territory of another sector",
            cites: (IS_MOB_05, "NO_ROUTE"),
            at: || reich("AM-I R[r]"),
            refused: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AM5", 1)),
            accepted: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1)),
        },
        Refusal {
            what: "a move down a red route that Electronic Warfare closes",
            cites: (IS_EW_02, "ROUTE_CLOSED"),
            at: || reich("AM-I R[r]").electronic_warfare("AM-I"),
            refused: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1)),
            accepted: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AM-II", 1)),
        },
        Refusal {
            what: "a move to a destroyed territory",
            cites: (IS_MOB_14, "DESTROYED"),
            at: nuked,
            refused: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1)),
            accepted: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AM2", 1)),
        },
    ]
}

fn of_orbits() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a move of three sectors sideways",
            cites: (IS_MOB_05, "TOO_FAR_SIDEWAYS"),
            at: || reich("AM-I R[r]"),
            refused: by(REICH_AMERICA, mobilize("IN01", "AM-I", "EU-I", 1)),
            accepted: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AM-III", 1)),
        },
        Refusal {
            what: "a move to the sector where the army is",
            cites: (IS_MOB_05, "TOO_FAR_SIDEWAYS"),
            at: || reich("AM-I R[r]"),
            refused: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AM-I", 1)),
            accepted: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AM-II", 1)),
        },
        Refusal {
            what: "a move from one end of the orbits to the other",
            cites: (IS_BOARD_08, "ROW_ENDS"),
            at: || reich_in(Position::new(6), "AM-I R[r]"),
            refused: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AS-III", 1)),
            accepted: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AM-III", 1)),
        },
        Refusal {
            what: "a move over the gap of a neutral continent's orbit",
            cites: (IS_BOARD_08, "ROW_ENDS"),
            at: || across_europe().orbit_gap(),
            refused: by(REICH_AMERICA, mobilize("IN01", "AM-III", "AS-I", 1)),
            accepted: by(REICH_AMERICA, mobilize("IN01", "AM-III", "AS-I", 1)).when(across_europe),
        },
    ]
}

fn of_neutral_continents() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a move over the white route to a neutral continent",
            cites: (IS_BOARD_09, "NEUTRAL_CONTINENT"),
            at: || uwc_in(Position::new(2), "AM4 hq U[u,u]"),
            refused: by(UWC_AMERICA, mobilize("GE06", "AM4", "EU2", 1)),
            accepted: by(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 1)),
        },
        Refusal {
            what: "a move to the orbit of a neutral continent",
            cites: (IS_BOARD_10, "NEUTRAL_CONTINENT"),
            at: across_europe,
            refused: by(REICH_AMERICA, mobilize("IN01", "AM-III", "EU-I", 1)),
            accepted: by(REICH_AMERICA, mobilize("IN01", "AM-III", "AS-I", 1)),
        },
    ]
}
