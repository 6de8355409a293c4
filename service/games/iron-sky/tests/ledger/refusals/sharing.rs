//! Gifts, tokens of neutral continents, permits.

use umpire_engine::Deed;
use umpire_iron_sky::{action::Action, ids::Post, ledger::*};

use super::{Refusal, Trial, by, deed};
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, UWC_EUROPE},
};

/// Four play, Asia is neutral; America's UWC commander has 3 Money, Europe's 6.
fn uwc() -> Position {
    Position::new(4).money(UWC_AMERICA, 3).money(UWC_EUROPE, 6).uwc_turn()
}

/// America's Reich commander has 3 Command Points, Europe's 7.
fn reich() -> Position {
    Position::new(4).cp(REICH_AMERICA, 3).cp(REICH_EUROPE, 7)
}

/// One player gives another, or permits him, something.
fn to_mate(from: Post, to: Post, what: impl Fn(umpire_engine::Seat) -> Action + 'static) -> Trial {
    deed(move |table| Deed::Act { seat: table.seat(from), action: what(table.seat(to)) })
}

fn money(to: Post, amount: u8) -> Trial {
    to_mate(UWC_AMERICA, to, move |seat| give_money(seat, amount))
}

fn point(from: Post, to: Post) -> Trial {
    to_mate(from, to, give_command_point)
}

fn transits(to: Post, count: u8) -> Trial {
    to_mate(UWC_AMERICA, to, move |seat| permit(seat, count))
}

/// A point has gone from America to Europe.
fn given() -> Position {
    let mut table = reich();
    let gift = give_command_point(table.seat(REICH_EUROPE));
    table.play(REICH_AMERICA, gift);
    table.cp(REICH_EUROPE, 3)
}

/// Two play; the Reich has used the Guidance Token of Asia.
fn guided() -> Position {
    let mut table = Position::new(2).cp(REICH_AMERICA, 3);
    table.play(REICH_AMERICA, use_guidance("asia"));
    table
}

/// America's UWC commander has set permits so often.
fn permitted(times: u8) -> Position {
    let mut table = uwc();
    let europe = table.seat(UWC_EUROPE);
    for _ in 0..times {
        table.play(UWC_AMERICA, permit(europe, 1));
    }
    table
}

pub(super) fn rows() -> Vec<Refusal> {
    [of_money(), of_points(), of_loans(), of_guidance(), of_permits()]
        .into_iter()
        .flatten()
        .collect()
}

fn of_money() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "Money for the other faction",
            cites: (IS_SHARE_01, "MONEY_NOT_FOR_THEM"),
            at: uwc,
            refused: money(REICH_AMERICA, 1),
            accepted: money(UWC_EUROPE, 1),
        },
        Refusal {
            what: "Money for oneself",
            cites: (IS_SHARE_01, "MONEY_NOT_FOR_THEM"),
            at: uwc,
            refused: money(UWC_AMERICA, 1),
            accepted: money(UWC_EUROPE, 1),
        },
        Refusal {
            what: "a gift of no Money",
            cites: (IS_SHARE_01, "NO_MONEY_GIVEN"),
            at: uwc,
            refused: money(UWC_EUROPE, 0),
            accepted: money(UWC_EUROPE, 1),
        },
        Refusal {
            what: "a gift of more Money than the giver has",
            cites: (IS_SHARE_07, "MORE_MONEY_THAN_HE_HAS"),
            at: || uwc().money(UWC_EUROPE, 0),
            refused: money(UWC_EUROPE, 4),
            accepted: money(UWC_EUROPE, 3),
        },
        Refusal {
            what: "a gift that lifts the receiver above 8 Money",
            cites: (IS_SHARE_02, "MORE_MONEY_THAN_FITS"),
            at: uwc,
            refused: money(UWC_EUROPE, 3),
            accepted: money(UWC_EUROPE, 2),
        },
        Refusal {
            what: "the 21st gift of Money in one phase",
            cites: (IS_SIM_15, "TOO_MANY_GIFTS"),
            at: || uwc().gifts(UWC_AMERICA, 20),
            refused: money(UWC_EUROPE, 1),
            accepted: money(UWC_EUROPE, 1).when(|| uwc().gifts(UWC_AMERICA, 19)),
        },
    ]
}

fn of_points() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a Command Point for the other faction",
            cites: (IS_SHARE_05, "POINT_NOT_FOR_THEM"),
            at: reich,
            refused: point(REICH_AMERICA, UWC_AMERICA),
            accepted: point(REICH_AMERICA, REICH_EUROPE),
        },
        Refusal {
            what: "a Command Point of the UWC",
            cites: (IS_SHARE_05, "POINT_NOT_FOR_THEM"),
            at: uwc,
            refused: point(UWC_AMERICA, UWC_EUROPE),
            accepted: money(UWC_EUROPE, 1),
        },
        Refusal {
            what: "a second Command Point in one turn",
            cites: (IS_SHARE_06, "HAS_GIVEN"),
            at: given,
            refused: point(REICH_AMERICA, REICH_EUROPE),
            accepted: point(REICH_EUROPE, REICH_AMERICA),
        },
        Refusal {
            what: "a Command Point of one who has none",
            cites: (IS_SHARE_07, "NO_POINT_TO_GIVE"),
            at: || reich().cp(REICH_AMERICA, 0),
            refused: point(REICH_AMERICA, REICH_EUROPE),
            accepted: point(REICH_EUROPE, REICH_AMERICA),
        },
        Refusal {
            what: "a Command Point for one who has eight",
            cites: (IS_SHARE_05, "NO_ROOM_FOR_POINT"),
            at: || reich().cp(REICH_EUROPE, 8),
            refused: point(REICH_AMERICA, REICH_EUROPE),
            accepted: point(REICH_EUROPE, REICH_AMERICA),
        },
    ]
}

fn of_loans() -> Vec<Refusal> {
    let loans = |neutral, count| by(UWC_AMERICA, use_loan(neutral, count));
    vec![
        Refusal {
            what: "Loan Tokens of a continent in play",
            cites: (IS_SHARE_10, "NO_LOANS_FOR_HIM"),
            at: uwc,
            refused: loans("europe", 1),
            accepted: loans("asia", 1),
        },
        Refusal {
            what: "Loan Tokens for the Reich",
            cites: (IS_SHARE_10, "NO_LOANS_FOR_HIM"),
            at: reich,
            refused: by(REICH_AMERICA, use_loan("asia", 1)),
            accepted: by(REICH_AMERICA, use_guidance("asia")),
        },
        Refusal {
            what: "more Loan Tokens than are left",
            cites: (IS_GEN_08, "TOO_FEW_LOANS"),
            at: || uwc().tokens_left("asia", 1, 1),
            refused: loans("asia", 2),
            accepted: loans("asia", 1),
        },
        Refusal {
            what: "no Loan Token",
            cites: (IS_SHARE_04, "NO_LOAN"),
            at: uwc,
            refused: loans("asia", 0),
            accepted: loans("asia", 1),
        },
        Refusal {
            what: "Loan Tokens that lift their player above 8 Money",
            cites: (IS_SHARE_04, "LOAN_DOES_NOT_FIT"),
            at: || uwc().money(UWC_AMERICA, 7),
            refused: loans("asia", 2),
            accepted: loans("asia", 1),
        },
    ]
}

fn of_guidance() -> Vec<Refusal> {
    let guidance = |neutral| by(REICH_AMERICA, use_guidance(neutral));
    vec![
        Refusal {
            what: "a Guidance Token for the UWC",
            cites: (IS_SHARE_08, "GUIDANCE_NOT_FOR_HIM"),
            at: uwc,
            refused: by(UWC_AMERICA, use_guidance("asia")),
            accepted: by(UWC_AMERICA, use_loan("asia", 1)),
        },
        Refusal {
            what: "a second Guidance Token in one turn",
            cites: (IS_SHARE_09, "HAS_USED_GUIDANCE"),
            at: guided,
            refused: guidance("europe"),
            accepted: guidance("europe").when(|| Position::new(2).cp(REICH_AMERICA, 3)),
        },
        Refusal {
            what: "a Guidance Token of a continent in play",
            cites: (IS_GEN_08, "NO_GUIDANCE_LEFT"),
            at: reich,
            refused: guidance("europe"),
            accepted: guidance("asia"),
        },
        Refusal {
            what: "a Guidance Token that lifts its player above 8 Command Points",
            cites: (IS_SHARE_08, "GUIDANCE_DOES_NOT_FIT"),
            at: || reich().cp(REICH_AMERICA, 8),
            refused: guidance("asia"),
            accepted: by(REICH_EUROPE, use_guidance("asia")),
        },
    ]
}

fn of_permits() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a permit for the other faction",
            cites: (IS_ICM_07, "PERMIT_NOT_FOR_THEM"),
            at: uwc,
            refused: transits(REICH_EUROPE, 1),
            accepted: transits(UWC_EUROPE, 1),
        },
        Refusal {
            what: "a permit of nine transits",
            cites: (IS_ICM_07, "TOO_MANY_TRANSITS"),
            at: uwc,
            refused: transits(UWC_EUROPE, 9),
            accepted: transits(UWC_EUROPE, 8),
        },
        Refusal {
            what: "the 21st permit in one phase",
            cites: (IS_SIM_15, "TOO_MANY_PERMITS"),
            at: || permitted(20),
            refused: transits(UWC_EUROPE, 2),
            accepted: transits(UWC_EUROPE, 2).when(|| permitted(19)),
        },
    ]
}
