//! What Special Commands may do.

use umpire_iron_sky::{ledger::*, options::OptionalRule};

use super::{Refusal, by};
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA, UWC_EUROPE},
};

fn special() -> Position {
    Position::playing(&[OptionalRule::SpecialCommands], 4)
}

/// America's Reich commander has eight Command Points and these cards.
fn reich(armies: &str, hand: &[&str]) -> Position {
    special().lay(armies).hand(REICH_AMERICA, hand).cp(REICH_AMERICA, 8)
}

/// America's General has so much Money and Politics and these cards.
fn uwc(hand: &[&str], money: u8, politics: u8) -> Position {
    uwc_in(special(), hand, money, politics)
}

fn uwc_in(table: Position, hand: &[&str], money: u8, politics: u8) -> Position {
    table
        .hand(UWC_AMERICA, hand)
        .money(UWC_AMERICA, money)
        .politics(UWC_AMERICA, politics)
        .uwc_turn()
}

/// The Reich has bombed AM4 clear, where its army stood, if it did.
fn bombed(armies: &str) -> Position {
    let mut table =
        special().reich("america", "artillerie").lay(armies).hand(REICH_AMERICA, &["AR01", "SR-4"]);
    table.play(REICH_AMERICA, bomb("AR01", "AM4"));
    table
}

pub(super) fn rows() -> Vec<Refusal> {
    [of_improvements(), of_single_use(), of_attacks(), of_propaganda()]
        .into_iter()
        .flatten()
        .collect()
}

fn of_improvements() -> Vec<Refusal> {
    let improved = || uwc_in(special().improvement(UWC_AMERICA, "SU-1", "AM4"), &["SU-4"], 2, 0);
    vec![
        Refusal {
            what: "an Improvement abroad",
            cites: (IS_SPC_05, "NOT_YOUR_TERRITORY"),
            at: improved,
            refused: by(UWC_AMERICA, improve("SU-4", "EU5")),
            accepted: by(UWC_AMERICA, improve("SU-4", "AM3")),
        },
        Refusal {
            what: "an Improvement on another Improvement",
            cites: (IS_SPC_06, "HAS_IMPROVEMENT"),
            at: improved,
            refused: by(UWC_AMERICA, improve("SU-4", "AM4")),
            accepted: by(UWC_AMERICA, improve("SU-4", "AM3")),
        },
    ]
}

fn of_single_use() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a Nuke on what a Nuke has destroyed",
            cites: (IS_SPU_20, "NOTHING_TO_NUKE"),
            at: || uwc_in(special().lay("EU2").destroyed(UWC_EUROPE, "EU2"), &["SU-6"], 0, 4),
            refused: by(UWC_AMERICA, nuke("EU2")),
            accepted: by(UWC_AMERICA, nuke("EU3")),
        },
        Refusal {
            what: "a Nuke on a neutral continent",
            cites: (IS_SPU_20, "NOTHING_TO_NUKE"),
            at: || uwc(&["SU-6"], 0, 4),
            refused: by(UWC_AMERICA, nuke("AS4")),
            accepted: by(UWC_AMERICA, nuke("EU5")),
        },
        Refusal {
            what: "a Political Campaign with all Politics there is room for",
            cites: (IS_CMD_08, "TRACK_FULL"),
            at: || uwc(&["SU-7", "SU-8"], 1, 8),
            refused: by(UWC_AMERICA, bonus("SU-7")),
            accepted: by(UWC_AMERICA, bonus("SU-8")),
        },
        Refusal {
            what: "a conquest card without a conquest",
            cites: (IS_SPC_10, "NO_CONQUEST"),
            at: || bombed("AM4 hq U[u]"),
            refused: by(REICH_AMERICA, claim("SR-4")),
            accepted: by(REICH_AMERICA, claim("SR-4")).when(|| bombed("AM4 hq U[u] bf R[r]")),
        },
    ]
}

fn of_attacks() -> Vec<Refusal> {
    let advance = |to| elite(mobilize("IN01", "AM-I", to, 1), "SR-3");
    vec![
        Refusal {
            what: "an Elite Operation without a combat",
            cites: (IS_SPC_14, "NO_COMBAT_TO_ENHANCE"),
            at: || reich("AM1; AM2 hq U[u]", &["IN01", "SR-3"]),
            refused: by(REICH_AMERICA, advance("AM1")),
            accepted: by(REICH_AMERICA, advance("AM2")),
        },
        Refusal {
            what: "a Blitzkrieg from a sector with a tile in it",
            cites: (IS_SPR_11, "NO_ROOM_FOR_BLITZKRIEG"),
            at: || reich("AM-I R[r]; AM-II", &["SR-8"]),
            refused: by(REICH_AMERICA, blitzkrieg("AM-I", "AM1", 1)),
            accepted: by(REICH_AMERICA, blitzkrieg("AM-II", "AM5", 1)),
        },
        Refusal {
            what: "a Blitzkrieg abroad",
            cites: (IS_SPR_11, "NO_ROOM_FOR_BLITZKRIEG"),
            at: || reich("EU-I; AM-II", &["SR-8"]),
            refused: by(REICH_AMERICA, blitzkrieg("EU-I", "EU2", 1)),
            accepted: by(REICH_AMERICA, blitzkrieg("AM-II", "AM5", 1)),
        },
    ]
}

fn of_propaganda() -> Vec<Refusal> {
    let at = || reich("AM5 hq R[r,r]; AM1 hq R[r]; AM4 hq U[u] bf R[r]", &["SR-6"]);
    let spread = |placements: &[(&str, u8)]| by(REICH_AMERICA, propaganda(placements));
    vec![
        Refusal {
            what: "a Propaganda in a Battlefront",
            cites: (IS_SPR_08, "NO_PROPAGANDA_THERE"),
            at,
            refused: spread(&[("AM4", 1)]),
            accepted: spread(&[("AM1", 1)]),
        },
        Refusal {
            what: "a Propaganda of three tiles",
            cites: (IS_SPR_08, "NOT_SO_MUCH_PROPAGANDA"),
            at,
            refused: spread(&[("AM5", 1), ("AM1", 2)]),
            accepted: spread(&[("AM5", 1), ("AM1", 1)]),
        },
        Refusal {
            what: "a Propaganda on the same territory twice",
            cites: (IS_SPR_08, "NOT_SO_MUCH_PROPAGANDA"),
            at,
            refused: spread(&[("AM1", 1), ("AM1", 1)]),
            accepted: spread(&[("AM1", 2)]),
        },
        Refusal {
            what: "a Propaganda that would make an army of four",
            cites: (IS_SPR_09, "NO_ROOM_FOR_PROPAGANDA"),
            at,
            refused: spread(&[("AM5", 2)]),
            accepted: spread(&[("AM5", 1)]),
        },
    ]
}
