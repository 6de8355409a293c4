//! The transit of the UWC over a white route.

use umpire_iron_sky::{action::Action, ledger::*, options::OptionalRule};

use super::{Refusal, by};
use crate::{
    actions::*,
    position::{Position, UWC_AMERICA, UWC_EUROPE},
};

/// America's General can cross from AM4 to EU2 and has 2 Money and so much Politics.
fn crossing(politics: u8) -> Position {
    crossing_in(Position::new(4), politics)
}

fn crossing_in(table: Position, politics: u8) -> Position {
    table
        .lay("AM4 hq U[u,u]; EU2")
        .hand(UWC_AMERICA, &["GE06"])
        .money(UWC_AMERICA, 2)
        .politics(UWC_AMERICA, politics)
        .uwc_turn()
}

/// He has Martial Law, so much Money and 1 Politics.
fn martial_law(money: u8) -> Position {
    let table = Position::playing(&[OptionalRule::SpecialCommands], 4);
    crossing_in(table.improvement(UWC_AMERICA, "SU-3", "AM3"), 1).money(UWC_AMERICA, money)
}

fn cross() -> Action {
    mobilize("GE06", "AM4", "EU2", 1)
}

fn at_home() -> Action {
    mobilize("GE06", "AM4", "AM3", 1)
}

pub(super) fn rows() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a transit without Politics",
            cites: (IS_ICM_04, "CANNOT_PAY_TRANSIT"),
            at: || crossing(0),
            refused: by(UWC_AMERICA, cross()),
            accepted: by(UWC_AMERICA, at_home()),
        },
        Refusal {
            what: "a transit for Money that the card has taken",
            cites: (IS_ICM_04, "CANNOT_PAY_TRANSIT"),
            at: || martial_law(1),
            refused: by(UWC_AMERICA, with_transit_money(cross())),
            accepted: by(UWC_AMERICA, cross()),
        },
        Refusal {
            what: "a transit for Money without Martial Law",
            cites: (IS_SPU_06, "NO_MARTIAL_LAW"),
            at: || crossing(1),
            refused: by(UWC_AMERICA, with_transit_money(cross())),
            accepted: by(UWC_AMERICA, cross()),
        },
        Refusal {
            what: "Money for the transit of a move at home",
            cites: (IS_SPU_06, "NO_MARTIAL_LAW"),
            at: || martial_law(2),
            refused: by(UWC_AMERICA, with_transit_money(at_home())),
            accepted: by(UWC_AMERICA, with_transit_money(cross())),
        },
        Refusal {
            what: "a team-mate's transit for a move at home",
            cites: (IS_ICM_06, "NO_TRANSIT_DUE"),
            at: || crossing(1).permit(UWC_EUROPE, UWC_AMERICA, 1),
            refused: by(UWC_AMERICA, by_permit(at_home())),
            accepted: by(UWC_AMERICA, by_permit(cross())),
        },
        Refusal {
            what: "a team-mate's transit without his permit",
            cites: (IS_ICM_06, "TRANSIT_NOT_PERMITTED"),
            at: || crossing(1),
            refused: by(UWC_AMERICA, by_permit(cross())),
            accepted: by(UWC_AMERICA, cross()),
        },
        Refusal {
            what: "a permitted transit that its giver cannot pay",
            cites: (IS_ICM_07, "GIVER_CANNOT_PAY"),
            at: || crossing(1).permit(UWC_EUROPE, UWC_AMERICA, 1).politics(UWC_EUROPE, 0),
            refused: by(UWC_AMERICA, by_permit(cross())),
            accepted: by(UWC_AMERICA, cross()),
        },
    ]
}
