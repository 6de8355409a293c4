//! Cards, and what is paid for them.

use umpire_iron_sky::{
    action::{Action, Payment},
    ids::Post,
    ledger::*,
    options::OptionalRule,
};

use super::{Refusal, by};
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA, command_card},
};

/// America's Infanterie has 2 Command Points.
fn infanterie() -> Position {
    Position::new(4).hand(REICH_AMERICA, &["IN01", "IN06", "IN11"]).cp(REICH_AMERICA, 2)
}

/// America's General has so much Money and Politics; AM4 is terrorised.
fn general(money: u8, politics: u8) -> Position {
    uwc_in(Position::new(4).uwc("america", "general"), &["GE03", "GE13"], money, politics)
}

/// America's Agent likewise.
fn agent(money: u8, politics: u8) -> Position {
    uwc_in(Position::new(4).uwc("america", "agent"), &["AG03"], money, politics)
}

/// America's Agent under a Time Token that changes what commands in sector I cost.
fn under(token: &str, money: u8, politics: u8) -> Position {
    let table = Position::playing(&[OptionalRule::EventfulTimes], 4).turned(token);
    uwc_in(table.uwc("america", "agent"), &["AG03"], money, politics)
}

fn uwc_in(table: Position, hand: &[&str], money: u8, politics: u8) -> Position {
    table
        .terror("AM4")
        .hand(UWC_AMERICA, hand)
        .money(UWC_AMERICA, money)
        .politics(UWC_AMERICA, politics)
        .uwc_turn()
}

/// America's Infanterie under such a token, with so many Command Points.
fn infanterie_under(token: &str, points: u8) -> Position {
    Position::playing(&[OptionalRule::EventfulTimes], 4)
        .turned(token)
        .hand(REICH_AMERICA, &["IN06", "IN07"])
        .cp(REICH_AMERICA, points)
}

fn special_reich() -> Position {
    Position::playing(&[OptionalRule::SpecialCommands], 4)
        .lay("AM5 hq R[r]; AM4 hq U[u] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01", "IN06", "SR-1", "SR-7"])
}

/// The Reich has just conquered AM4 and holds one card that this pays for.
fn conquest() -> Position {
    let mut table = Position::playing(&[OptionalRule::SpecialCommands], 4)
        .lay("AM4 hq U[u] bf R[r,r]")
        .reich("america", "artillerie")
        .hand(REICH_AMERICA, &["AR01", "AR05", "SR-4"]);
    table.play(REICH_AMERICA, bomb("AR01", "AM4"));
    table
}

/// The UWC can attack with an Elite Operation, and has 2 Money and 1 Politics.
fn elite_uwc() -> Position {
    Position::playing(&[OptionalRule::SpecialCommands], 4)
        .lay("AM4 hq U[u,u] bf R[r]")
        .hand(UWC_AMERICA, &["GE06", "GE07", "SU-5"])
        .money(UWC_AMERICA, 2)
        .politics(UWC_AMERICA, 1)
        .uwc_turn()
}

/// The same attack, its Elite Operation paid so.
fn enhanced(card: &str, money: u8, politics: u8) -> Action {
    let mut action = elite(fight("GE06", "AM4"), card);
    if let Action::Mobilize(order) = &mut action {
        let play = order.elite_operation.as_mut().expect("an Elite Operation");
        play.payment = Payment { money, politics };
    }
    action
}

/// A Recruit on a territory of sector I, or on another.
fn raise(card: &str, at: &str) -> Action {
    recruit(card, &[(at, 1)])
}

/// A card of a team-mate's lies in the hand, which no play brings about.
fn with_foreign_card() -> Position {
    let mut table = infanterie();
    let Post { faction, continent } = REICH_AMERICA;
    let player = table.state.table.commanders[faction][continent].as_mut().expect("a player");
    player.hand.push(command_card("AR05"));
    table
}

pub(super) fn rows() -> Vec<Refusal> {
    [of_the_hand(), of_payment(), of_the_amount(), of_elite_operations(), of_time_tokens()]
        .into_iter()
        .flatten()
        .collect()
}

fn of_the_hand() -> Vec<Refusal> {
    let advance = |card| mobilize(card, "AM-I", "AM1", 1);
    vec![
        Refusal {
            what: "a card that is not in the hand",
            cites: (IS_CMD_01, "CARD_NOT_IN_HAND"),
            at: infanterie,
            refused: by(REICH_AMERICA, advance("IN02")),
            accepted: by(REICH_AMERICA, advance("IN01")),
        },
        Refusal {
            what: "a card of another class, had it come into the hand",
            cites: (IS_CMD_05, "CARD_OF_ANOTHER_CLASS"),
            at: with_foreign_card,
            refused: by(REICH_AMERICA, advance("AR05")),
            accepted: by(REICH_AMERICA, advance("IN01")).when(infanterie),
        },
        Refusal {
            what: "a Recruit by a card that shows Mobilization",
            cites: (IS_CMD_06, "CARD_SHOWS_ANOTHER_COMMAND"),
            at: infanterie,
            refused: by(REICH_AMERICA, raise("IN01", "AM-I")),
            accepted: by(REICH_AMERICA, raise("IN06", "AM-I")),
        },
        Refusal {
            what: "an Improvement by a card that is none",
            cites: (IS_CMD_06, "CARD_SHOWS_ANOTHER_COMMAND"),
            at: special_reich,
            refused: by(REICH_AMERICA, improve("SR-7", "AM5")),
            accepted: by(REICH_AMERICA, improve("SR-1", "AM5")),
        },
        Refusal {
            what: "points by a card that gives none",
            cites: (IS_CMD_06, "CARD_SHOWS_ANOTHER_COMMAND"),
            at: special_reich,
            refused: by(REICH_AMERICA, bonus("SR-1")),
            accepted: by(REICH_AMERICA, bonus("SR-7")),
        },
        Refusal {
            what: "a claim by a card that no conquest pays for",
            cites: (IS_CMD_06, "CARD_SHOWS_ANOTHER_COMMAND"),
            at: conquest,
            refused: by(REICH_AMERICA, claim("AR05")),
            accepted: by(REICH_AMERICA, claim("SR-4")),
        },
    ]
}

fn of_payment() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "Money for a card of the Reich",
            cites: (IS_COST_02, "COSTS_COMMAND_POINTS"),
            at: infanterie,
            refused: by(REICH_AMERICA, paid(raise("IN06", "AM-I"), 2, 0)),
            accepted: by(REICH_AMERICA, raise("IN06", "AM-I")),
        },
        Refusal {
            what: "Politics for a card that costs Money",
            cites: (IS_COST_03, "COSTS_MONEY"),
            at: || general(2, 2),
            refused: by(UWC_AMERICA, paid(raise("GE03", "AM3"), 0, 2)),
            accepted: by(UWC_AMERICA, paid(raise("GE03", "AM3"), 2, 0)),
        },
        Refusal {
            what: "Money for a card that costs Politics",
            cites: (IS_COST_03, "COSTS_POLITICS"),
            at: || general(2, 2),
            refused: by(UWC_AMERICA, paid(anti_terror("GE13"), 1, 0)),
            accepted: by(UWC_AMERICA, paid(anti_terror("GE13"), 0, 1)),
        },
        Refusal {
            what: "a Money or Politics cost that is split",
            cites: (IS_COST_04, "SPLIT_PAYMENT"),
            at: || agent(2, 2),
            refused: by(UWC_AMERICA, paid(raise("AG03", "AM3"), 1, 1)),
            accepted: by(UWC_AMERICA, paid(raise("AG03", "AM3"), 0, 2)),
        },
    ]
}

fn of_the_amount() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "less than the card costs",
            cites: (IS_COST_01, "NOT_THE_AMOUNT_DUE"),
            at: || general(3, 0),
            refused: by(UWC_AMERICA, paid(raise("GE03", "AM3"), 1, 0)),
            accepted: by(UWC_AMERICA, paid(raise("GE03", "AM3"), 2, 0)),
        },
        Refusal {
            what: "more than the card costs",
            cites: (IS_COST_01, "NOT_THE_AMOUNT_DUE"),
            at: || general(3, 0),
            refused: by(UWC_AMERICA, paid(raise("GE03", "AM3"), 3, 0)),
            accepted: by(UWC_AMERICA, paid(raise("GE03", "AM3"), 2, 0)),
        },
        Refusal {
            what: "Money that is not there",
            cites: (IS_COST_01, "CANNOT_PAY"),
            at: || agent(1, 2),
            refused: by(UWC_AMERICA, paid(raise("AG03", "AM3"), 2, 0)),
            accepted: by(UWC_AMERICA, paid(raise("AG03", "AM3"), 0, 2)),
        },
        Refusal {
            what: "Command Points that are not there",
            cites: (IS_COST_01, "CANNOT_PAY"),
            at: infanterie,
            refused: by(REICH_AMERICA, raid("IN11", "AM-I", "AM1", 1)),
            accepted: by(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1)),
        },
    ]
}

fn of_elite_operations() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "an Elite Operation by a card that is none",
            cites: (IS_CMD_06, "CARD_SHOWS_ANOTHER_COMMAND"),
            at: elite_uwc,
            refused: by(UWC_AMERICA, enhanced("GE07", 1, 0)),
            accepted: by(UWC_AMERICA, enhanced("SU-5", 1, 0)),
        },
        Refusal {
            what: "an Elite Operation for nothing",
            cites: (IS_COST_01, "NOT_THE_AMOUNT_DUE"),
            at: elite_uwc,
            refused: by(UWC_AMERICA, enhanced("SU-5", 0, 0)),
            accepted: by(UWC_AMERICA, enhanced("SU-5", 0, 1)),
        },
        Refusal {
            what: "an Elite Operation for Money that the attack has taken",
            cites: (IS_COST_01, "CANNOT_PAY"),
            at: || elite_uwc().money(UWC_AMERICA, 1),
            refused: by(UWC_AMERICA, enhanced("SU-5", 1, 0)),
            accepted: by(UWC_AMERICA, enhanced("SU-5", 0, 1)),
        },
    ]
}

fn of_time_tokens() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a discount in another sector",
            cites: (IS_EVT_03, "NO_DISCOUNT"),
            at: || infanterie_under("TT-1", 2),
            refused: by(REICH_AMERICA, discounted(raise("IN06", "AM-II"), true)),
            accepted: by(REICH_AMERICA, discounted(raise("IN06", "AM-I"), true)),
        },
        Refusal {
            what: "a discount of what is paid in Politics",
            cites: (IS_EVT_05, "NO_MONEY_TO_DISCOUNT"),
            at: || under("TT-1", 2, 2),
            refused: by(UWC_AMERICA, discounted(paid(raise("AG03", "AM2"), 0, 2), true)),
            accepted: by(UWC_AMERICA, discounted(paid(raise("AG03", "AM2"), 1, 0), true)),
        },
        Refusal {
            what: "a command of the UWC without its surcharge",
            cites: (IS_EVT_06, "SURCHARGE_UNPAID"),
            at: || under("TT-4", 1, 2),
            refused: by(UWC_AMERICA, paid(raise("AG03", "AM2"), 0, 2)),
            accepted: by(UWC_AMERICA, paid(raise("AG03", "AM2"), 1, 2)),
        },
        Refusal {
            what: "a surcharge in Money that is not there",
            cites: (IS_EVT_06, "SURCHARGE_UNPAID"),
            at: || under("TT-4", 0, 2),
            refused: by(UWC_AMERICA, paid(raise("AG03", "AM2"), 1, 2)),
            accepted: by(UWC_AMERICA, paid(raise("AG03", "AM3"), 0, 2)),
        },
        Refusal {
            what: "a surcharge in Command Points that are not there",
            cites: (IS_EVT_06, "SURCHARGE_UNPAID"),
            at: || infanterie_under("TT-4", 2),
            refused: by(REICH_AMERICA, raise("IN06", "AM-I")),
            accepted: by(REICH_AMERICA, raise("IN06", "AM-II")),
        },
    ]
}
