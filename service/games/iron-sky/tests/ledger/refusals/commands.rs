//! What other commands may do to their targets.

use umpire_iron_sky::{action::Action, ledger::*, options::OptionalRule};

use super::{Refusal, by};
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, REICH_ASIA, UWC_AMERICA, UWC_ASIA},
    strategy::dealt,
};

/// Two play in America; Europe and Asia are neutral. It is the General's turn.
fn helped(armies: &str) -> Position {
    helped_in(Position::new(2), armies)
}

fn helped_in(table: Position, armies: &str) -> Position {
    table.lay(armies).hand(UWC_AMERICA, &["GE03", "GE04"]).money(UWC_AMERICA, 4).uwc_turn()
}

/// Europe's units have come to AM4.
fn after_help() -> Position {
    let mut table = helped("AM4 hq U[u]");
    table.play(UWC_AMERICA, help("GE03", "europe", "AM4"));
    table
}

fn nuked() -> Position {
    let table = Position::playing(&[OptionalRule::SpecialCommands], 2).lay("AM4");
    helped_in(table.destroyed(UWC_AMERICA, "AM4"), "AM7 hq U[u]")
}

fn help(card: &str, neutral: &str, at: &str) -> Action {
    request_help(card, neutral, at)
}

/// Six play; America's Infanterie can terrorise, bomb and reboot.
fn reich() -> Position {
    Position::new(6).hand(REICH_AMERICA, &["IN13", "IN14", "IN15"]).hand(REICH_ASIA, &["EI15"])
}

/// Six play; America's and Asia's UWC commanders have 2 Money and 3 Politics each in their turn.
fn uwc() -> Position {
    let hands = [(UWC_AMERICA, &["GE13", "GE14"][..]), (UWC_ASIA, &["AG11", "AG14"][..])];
    let table = hands.into_iter().fold(Position::new(6), |table, (post, hand)| {
        table.hand(post, hand).money(post, 2).politics(post, 3)
    });
    table.uwc_turn()
}

/// The set of America's Reich and the bank, both red, yellow, green.
fn decks() -> Position {
    dealt([4, 3, 3], [5, 2, 6])
}

fn exchange(discard: [u8; 3], take: [u8; 3]) -> Action {
    switch("IN15", discard, take)
}

pub(super) fn rows() -> Vec<Refusal> {
    [of_help(), of_strategy(), of_terror_and_bombs(), of_tokens(), of_politics()]
        .into_iter()
        .flatten()
        .collect()
}

fn of_help() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "help from a continent in play",
            cites: (IS_HELP_01, "NO_HELP_FROM"),
            at: || helped("AM4 hq U[u]"),
            refused: by(UWC_AMERICA, help("GE03", "america", "AM4")),
            accepted: by(UWC_AMERICA, help("GE03", "europe", "AM4")),
        },
        Refusal {
            what: "help for the Reich",
            cites: (IS_HELP_01, "NO_HELP_FROM"),
            at: || Position::new(2).hand(REICH_AMERICA, &["IN06"]),
            refused: by(REICH_AMERICA, help("IN06", "europe", "AM4")),
            accepted: by(REICH_AMERICA, recruit("IN06", &[("AM-I", 1)])),
        },
        Refusal {
            what: "help that has come",
            cites: (IS_HELP_03, "HELP_HAS_COME"),
            at: after_help,
            refused: by(UWC_AMERICA, help("GE04", "europe", "AM7")),
            accepted: by(UWC_AMERICA, help("GE04", "asia", "AM2")),
        },
        Refusal {
            what: "help where no white route leads",
            cites: (IS_HELP_04, "NO_WHITE_ROUTE"),
            at: || helped("AM4 hq U[u]"),
            refused: by(UWC_AMERICA, help("GE03", "asia", "AM4")),
            accepted: by(UWC_AMERICA, help("GE03", "europe", "AM4")),
        },
        Refusal {
            what: "help on a destroyed territory",
            cites: (IS_HELP_09, "DESTROYED"),
            at: nuked,
            refused: by(UWC_AMERICA, help("GE03", "europe", "AM4")),
            accepted: by(UWC_AMERICA, help("GE03", "europe", "AM7")),
        },
        Refusal {
            what: "help where one of the two does not fit",
            cites: (IS_HELP_07, "NO_ROOM_FOR_HELP"),
            at: || helped("AM4 hq U[u,u]"),
            refused: by(UWC_AMERICA, help("GE03", "europe", "AM4")),
            accepted: by(UWC_AMERICA, help("GE03", "europe", "AM7")),
        },
    ]
}

fn of_strategy() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a switch of no card",
            cites: (IS_COS_04, "NOT_ONE_TO_FIVE"),
            at: decks,
            refused: by(REICH_AMERICA, exchange([0, 0, 0], [0, 0, 0])),
            accepted: by(REICH_AMERICA, exchange([1, 0, 0], [0, 0, 1])),
        },
        Refusal {
            what: "a switch of six cards",
            cites: (IS_COS_04, "NOT_ONE_TO_FIVE"),
            at: decks,
            refused: by(REICH_AMERICA, exchange([3, 3, 0], [0, 0, 6])),
            accepted: by(REICH_AMERICA, exchange([3, 2, 0], [0, 0, 5])),
        },
        Refusal {
            what: "a switch of one card for two",
            cites: (IS_COS_05, "SWITCH_UNEQUAL"),
            at: decks,
            refused: by(REICH_AMERICA, exchange([1, 0, 0], [0, 0, 2])),
            accepted: by(REICH_AMERICA, exchange([1, 0, 0], [0, 0, 1])),
        },
        Refusal {
            what: "more cards of a colour than the player has",
            cites: (IS_COS_07, "NOT_SO_MANY_CARDS"),
            at: decks,
            refused: by(REICH_AMERICA, exchange([0, 4, 0], [0, 0, 4])),
            accepted: by(REICH_AMERICA, exchange([0, 3, 0], [0, 0, 3])),
        },
        Refusal {
            what: "more cards of a colour than the bank has",
            cites: (IS_COS_07, "NOT_SO_MANY_IN_BANK"),
            at: decks,
            refused: by(REICH_AMERICA, exchange([3, 0, 0], [0, 3, 0])),
            accepted: by(REICH_AMERICA, exchange([3, 0, 0], [0, 2, 1])),
        },
    ]
}

fn of_terror_and_bombs() -> Vec<Refusal> {
    let spread = |at| by(REICH_AMERICA, terror("IN14", at));
    let drop = |at| by(REICH_AMERICA, bomb("IN13", at));
    vec![
        Refusal {
            what: "a Terror abroad",
            cites: (IS_TER_01, "TERROR_ABROAD"),
            at: reich,
            refused: spread("EU5"),
            accepted: spread("AM3"),
        },
        Refusal {
            what: "a Terror on what the Reich controls",
            cites: (IS_TER_02, "TERROR_ON_OWN"),
            at: || reich().lay("AM5 hq R[r]"),
            refused: spread("AM5"),
            accepted: spread("AM4"),
        },
        Refusal {
            what: "a Terror where the token lies",
            cites: (IS_TER_04, "TERROR_STAYS"),
            at: || reich().terror("AM4"),
            refused: spread("AM4"),
            accepted: spread("AM3"),
        },
        Refusal {
            what: "a Bombing of nobody",
            cites: (IS_BOM_01, "NOTHING_TO_BOMB"),
            at: || reich().lay("AM5"),
            refused: drop("AM5"),
            accepted: drop("AM4"),
        },
        Refusal {
            what: "a Bombing abroad",
            cites: (IS_BOM_01, "NOTHING_TO_BOMB"),
            at: reich,
            refused: drop("EU5"),
            accepted: drop("AM4"),
        },
    ]
}

fn of_tokens() -> Vec<Refusal> {
    let jam = |sector| by(UWC_AMERICA, paid(electronic_warfare("GE14", sector), 2, 0));
    vec![
        Refusal {
            what: "a Reboot without a token on the own continent",
            cites: (IS_CMD_08, "NO_TOKEN_TO_RETURN"),
            at: || reich().electronic_warfare("AM-I"),
            refused: by(REICH_ASIA, reboot("EI15")),
            accepted: by(REICH_AMERICA, reboot("IN15")),
        },
        Refusal {
            what: "an Anti-Terror without a token on the own continent",
            cites: (IS_CMD_08, "NO_TOKEN_TO_RETURN"),
            at: || uwc().terror("AM4"),
            refused: by(UWC_ASIA, anti_terror("AG11")),
            accepted: by(UWC_AMERICA, anti_terror("GE13")),
        },
        Refusal {
            what: "an Electronic Warfare abroad",
            cites: (IS_EW_01, "SECTOR_ABROAD"),
            at: uwc,
            refused: jam("EU-I"),
            accepted: jam("AM-I"),
        },
        Refusal {
            what: "an Electronic Warfare where the token lies",
            cites: (IS_EW_04, "SECTOR_STAYS"),
            at: || uwc().electronic_warfare("AM-I"),
            refused: jam("AM-I"),
            accepted: jam("AM-II"),
        },
    ]
}

fn of_politics() -> Vec<Refusal> {
    vec![Refusal {
        what: "a Politicking with all Politics there is room for",
        cites: (IS_POL_01, "POLITICS_FULL"),
        at: || uwc().politics(UWC_ASIA, 8),
        refused: by(UWC_ASIA, politick("AG14")),
        accepted: by(UWC_ASIA, politick("AG14")).when(|| uwc().politics(UWC_ASIA, 7)),
    }]
}
