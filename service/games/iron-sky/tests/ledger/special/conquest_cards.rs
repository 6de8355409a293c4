//! IS-SPR-05 to 07, IS-SPC-12: Reich Gold and Political Affairs, and the points that wait on the sheet.

use umpire_iron_sky::{action::Source, ledger::*};

use super::{end_turn, has_left, special};
use crate::{
    actions::*,
    position::{
        Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, UWC_EUROPE, cites, command_card,
    },
};

const DECK: Source = Source::Deck;

/// Europe's Reich commander has just conquered EU3, with these cards left.
fn conquered(cards: &[&str]) -> Position {
    let hand = [&["AR05"], cards].concat();
    let mut table = special(4)
        .lay("EU3 hq U[u] bf R[r,r]")
        .hand(REICH_EUROPE, &hand)
        .combat_deck(REICH_EUROPE, &["CR-R2"])
        .combat_deck(UWC_EUROPE, &["CU-Y1"]);
    table.play(REICH_EUROPE, fight("AR05", "EU3"));
    table.combat("europe", DECK, DECK);
    table
}

/// Rules: IS-SPR-05, IS-RULING-94, IS-CMD-10
#[test]
fn spr_05_reich_gold_takes_one_money_of_the_uwc_commander_there() {
    let mut table = conquered(&["SR-4"]).money(UWC_EUROPE, 2).politics(UWC_EUROPE, 2);
    let (points, other) = (table.cp_of(REICH_EUROPE), table.purse(UWC_AMERICA));
    let facts = table.play(REICH_EUROPE, claim("SR-4"));
    assert!(cites(&facts, IS_SPR_05));
    assert_eq!((table.purse(UWC_EUROPE), table.purse(UWC_AMERICA)), ((1, 2), other));
    assert_eq!(table.cp_of(REICH_EUROPE), points, "it costs no Command Points");
    assert_eq!(table.player(REICH_EUROPE).sheet, [command_card("SR-4")]);
}

#[test]
fn spr_05_the_victim_commands_the_continent_of_the_conquest() {
    let mut table = special(4)
        .lay("EU3 hq U[u] bf R[r(AM),r(AM)]")
        .hand(REICH_AMERICA, &["IN01", "SR-4"])
        .combat_deck(REICH_AMERICA, &["CR-R2"])
        .combat_deck(UWC_EUROPE, &["CU-Y1"])
        .money(UWC_AMERICA, 3)
        .money(UWC_EUROPE, 3);
    table.play(REICH_AMERICA, fight("IN01", "EU3"));
    table.combat("europe", DECK, DECK);
    table.play(REICH_AMERICA, claim("SR-4"));
    assert_eq!((table.purse(UWC_AMERICA).0, table.purse(UWC_EUROPE).0), (3, 2));
}

#[test]
fn spr_07_political_affairs_takes_one_politics_and_brings_a_point() {
    let mut table = conquered(&["SR-5"]).money(UWC_EUROPE, 2).politics(UWC_EUROPE, 2);
    table.play(REICH_EUROPE, claim("SR-5"));
    assert_eq!(table.purse(UWC_EUROPE), (2, 1));
    end_turn(&mut table);
    end_turn(&mut table);
    assert_eq!(table.cp_of(REICH_EUROPE), 6 + 1);
    assert!(has_left(&table, REICH_EUROPE, "SR-5"));
}

/// Rules: IS-SPR-06, IS-SPR-05, IS-SPC-12, IS-RES-05, IS-SPC-04
#[test]
fn spr_06_its_player_gains_a_point_next_time_even_if_nothing_was_lost() {
    let mut table = conquered(&["SR-4"]).money(UWC_EUROPE, 0).politics(UWC_EUROPE, 2);
    let facts = table.play(REICH_EUROPE, claim("SR-4"));
    assert!(!cites(&facts, IS_SPR_05));
    assert_eq!(table.purse(UWC_EUROPE), (0, 2));
    end_turn(&mut table);
    assert_eq!(table.player(REICH_EUROPE).sheet, [command_card("SR-4")], "it waits");
    end_turn(&mut table);
    assert_eq!((table.cp_of(REICH_EUROPE), table.cp_of(REICH_AMERICA)), (6 + 1, 6));
    assert!(has_left(&table, REICH_EUROPE, "SR-4"));
    end_turn(&mut table);
    end_turn(&mut table);
    assert_eq!(table.cp_of(REICH_EUROPE), 6, "once");
}

/// Rules: IS-SPC-12, IS-RULING-77, IS-SPR-06, IS-SPR-07, IS-SPR-10
#[test]
fn spc_12_a_reminder_leaves_also_when_the_cap_swallows_its_points() {
    for (card, points) in [("SR-4", 1), ("SR-5", 1), ("SR-7", 2)] {
        let at = |lay: &str| {
            let mut table = special(2).lay(lay).kept(REICH_AMERICA, card);
            end_turn(&mut table);
            end_turn(&mut table);
            assert!(has_left(&table, REICH_AMERICA, card), "{card}");
            table.cp_of(REICH_AMERICA)
        };
        assert_eq!(at("AM1"), 6 + points, "{card}");
        let five = "AM1 hq R[r]; AM2 hq R[r]; AM5 hq R[r]; AM6 hq R[r]; AM7 hq R[r]";
        assert_eq!(at(five), 8, "{card}");
    }
}

/// Rules: IS-SPC-10, IS-SPC-11
#[test]
fn ex_22_conquest_card() {
    let mut table = conquered(&["SR-4", "SR-5"]).money(UWC_EUROPE, 0);
    assert_eq!(table.meter("europe"), (1, 1));
    table.play(REICH_EUROPE, claim("SR-4"));
    assert_eq!(table.purse(UWC_EUROPE).0, 0);
    assert_eq!(table.player(REICH_EUROPE).sheet, [command_card("SR-4")]);
    assert_eq!(table.refused(REICH_EUROPE, claim("SR-5")), IS_SPC_10);
    end_turn(&mut table);
    end_turn(&mut table);
    assert_eq!(table.cp_of(REICH_EUROPE), 7);
    assert!(has_left(&table, REICH_EUROPE, "SR-4"));

    let mut late = conquered(&["SR-4"]);
    late.play(REICH_EUROPE, regroup_orbit("EU-I", "EU-II", 1));
    assert_eq!(late.refused(REICH_EUROPE, claim("SR-4")), IS_SPC_10);
}
