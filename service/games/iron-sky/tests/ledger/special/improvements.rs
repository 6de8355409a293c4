//! IS-SPC-05 to 09: Improvements, and what they add to an income.

use umpire_iron_sky::{action::Source, event::Event, ids::Post, ledger::*};

use super::{end_turn, has_left, improvement_on, special};
use crate::{
    actions::*,
    position::{
        Position, REICH_AMERICA, UWC_AMERICA, UWC_EUROPE, cites, command_card, emitted, territory,
    },
};

const DECK: Source = Source::Deck;

/// America's UWC commander is rich and has these cards, in his turn.
fn uwc(hand: &[&str]) -> Position {
    special(4)
        .hand(UWC_AMERICA, hand)
        .money(UWC_AMERICA, 8)
        .politics(UWC_AMERICA, 8)
        .hand(UWC_EUROPE, &["PO06"])
        .uwc_turn()
}

/// The Reich's turn passes; what the income of America's UWC commander brings him, who had nothing.
fn uwc_income(table: Position) -> (u8, u8) {
    let mut table = table.money(UWC_AMERICA, 0).politics(UWC_AMERICA, 0);
    end_turn(&mut table);
    table.purse(UWC_AMERICA)
}

/// The Reich's Command Points of America at the beginning of its next turn.
fn reich_income(mut table: Position) -> u8 {
    end_turn(&mut table);
    end_turn(&mut table);
    table.cp_of(REICH_AMERICA)
}

#[test]
fn spc_05_an_improvement_lies_on_a_territory_of_the_own_continent_that_one_controls() {
    let mut table = uwc(&["SU-1"]).lay("AM1; AM5 hq R[r] bf U[u]; EU1 hq U[u(AM)]");
    for slug in ["AM1", "AM5", "EU1"] {
        assert_eq!(table.refused(UWC_AMERICA, improve("SU-1", slug)), IS_SPC_05, "{slug}");
    }
    table.play(UWC_AMERICA, improve("SU-1", "AM4"));
    let played = table.state.ground(territory("AM4")).improvement.unwrap();
    assert_eq!((played.card, played.post), (command_card("SU-1"), UWC_AMERICA));
    assert_eq!(table.purse(UWC_AMERICA), (6, 8));
    let player = table.player(UWC_AMERICA);
    assert!(player.hand.is_empty() && player.discard.is_empty() && player.used_up.is_empty());
    assert_eq!(table.shows("AM4"), "AM4 hq U[u]", "beneath the army");
}

#[test]
fn spc_05_the_reich_improves_what_it_controls() {
    let mut table =
        special(2).lay("AM5 hq R[r]; AM4 hq U[u] bf R[r]").hand(REICH_AMERICA, &["SR-1"]);
    assert_eq!(table.refused(REICH_AMERICA, improve("SR-1", "AM4")), IS_SPC_05);
    table.play(REICH_AMERICA, improve("SR-1", "AM5"));
    assert_eq!(table.cp_of(REICH_AMERICA), 6 - 2);
}

/// Rules: IS-SPC-05, IS-RULING-70
#[test]
fn spc_05_war_and_terror_are_no_hindrance() {
    let mut table = uwc(&["SU-1", "SU-2"]).lay("AM4 hq U[u] bf R[r]").terror("AM3");
    table.play(UWC_AMERICA, improve("SU-1", "AM4"));
    table.play(UWC_AMERICA, improve("SU-2", "AM3"));
    assert_eq!(improvement_on(&table, "AM4"), Some(command_card("SU-1")));
    assert_eq!(improvement_on(&table, "AM3"), Some(command_card("SU-2")));
}

#[test]
fn spc_06_one_improvement_lies_on_a_territory() {
    let mut table = uwc(&[]).improvement(UWC_AMERICA, "SU-2", "AM4").hand(UWC_AMERICA, &["SU-1"]);
    assert_eq!(table.refused(UWC_AMERICA, improve("SU-1", "AM4")), IS_SPC_06);
    table.play(UWC_AMERICA, improve("SU-1", "AM3"));
}

#[test]
fn of_several_rules_that_an_improvement_breaks_the_first_of_the_ledger_is_cited() {
    let mut table = uwc(&["SU-1", "GE01"]).lay("AM7 hq U[u(EU)] bf R[r]").money(UWC_AMERICA, 1);
    assert_eq!(table.refused(UWC_AMERICA, improve("SU-2", "EU1")), IS_CMD_01);
    assert_eq!(table.refused(UWC_AMERICA, improve("GE01", "EU1")), IS_CMD_06);
    assert_eq!(table.refused(UWC_AMERICA, paid(improve("SU-1", "EU1"), 0, 2)), IS_COST_03);
    assert_eq!(table.refused(UWC_AMERICA, improve("SU-1", "EU1")), IS_COST_01);
    let mut table = table.money(UWC_AMERICA, 2).money(UWC_EUROPE, 1);
    table.play(UWC_EUROPE, fight("PO06", "AM7"));
    assert_eq!(table.refused(UWC_AMERICA, improve("SU-1", "AM5")), IS_SIM_04);
    assert_eq!(table.refused(UWC_AMERICA, improve("SU-1", "EU1")), IS_SPC_05);
    table.combat("america", DECK, DECK);
    table.play(UWC_AMERICA, improve("SU-1", "AM4"));
}

/// Rules: IS-SPC-07, IS-RES-05, IS-SPU-01, IS-SPU-03, IS-SPU-04
#[test]
fn spu_02_emergency_conference_brings_politics_and_tax_increase_money() {
    let none = || special(4).special_commands(UWC_AMERICA, &["SU-1", "SU-2"]);
    assert_eq!(uwc_income(none()), (4, 2));
    let conference = || none().improvement(UWC_AMERICA, "SU-1", "AM4");
    assert_eq!(uwc_income(conference()), (4, 3));
    let both = || conference().improvement(UWC_AMERICA, "SU-2", "AM3");
    assert_eq!(uwc_income(both()), (5, 3));
    let mut table = both();
    table.all_done();
    let posts: Vec<Post> = table.state.active_posts().collect();
    table.play(posts[0], SUBMIT);
    let facts = table.play(posts[1], SUBMIT);
    assert!(cites(&facts, IS_SPU_02) && cites(&facts, IS_SPU_04));
}

#[test]
fn spc_07_the_controller_has_the_effect_whoever_owns_the_tiles_and_also_at_war() {
    let table = || special(4).improvement(UWC_AMERICA, "SU-2", "AM4");
    assert_eq!(uwc_income(table().lay("AM4 hq U[u(EU)]")), (5, 2));
    assert_eq!(uwc_income(table().lay("AM4 hq U[u] bf R[r]").terror("AM4")), (4 + 1, 1));
    let mut table = table().lay("AM4 hq U[u(EU)]").money(UWC_EUROPE, 0);
    end_turn(&mut table);
    assert_eq!(table.purse(UWC_EUROPE).0, 4, "not the owner of the tiles");
}

/// Rules: IS-SPC-08, IS-RULING-71
#[test]
fn spc_08_on_an_uncontrolled_territory_it_stays_without_effect() {
    let table = special(2).improvement(UWC_AMERICA, "SU-2", "AM4").lay("AM4");
    assert_eq!(uwc_income(table), (4, 2));
    let cadre = special(2).improvement(REICH_AMERICA, "SR-1", "AM5");
    assert_eq!(reich_income(cadre), 6);
}

/// Rules: IS-SPC-09, IS-RSLT-05, IS-STL-05
#[test]
fn spc_09_a_conquest_removes_an_improvement_after_meter_and_terror() {
    let mut table = special(2)
        .lay("AM4 hq U[u] bf R[r,r]")
        .terror("AM4")
        .improvement(UWC_AMERICA, "SU-2", "AM4")
        .hand(REICH_AMERICA, &["IN01"])
        .combat_deck(REICH_AMERICA, &["CR-R2"])
        .combat_deck(UWC_AMERICA, &["CU-Y1"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    let facts = table.combat("america", DECK, DECK);
    assert_eq!(improvement_on(&table, "AM4"), None);
    assert!(has_left(&table, UWC_AMERICA, "SU-2"));
    let place = |rule| facts.iter().position(|fact| fact.rule == rule);
    assert!(place(IS_RSLT_02) < place(IS_TER_07) && place(IS_TER_07) < place(IS_SPC_09));
    let mut unterrorised = special(2)
        .lay("AM5 hq R[r] bf U[u,u]")
        .improvement(REICH_AMERICA, "SR-1", "AM5")
        .hand(UWC_AMERICA, &["GE06"])
        .combat_deck(REICH_AMERICA, &["CR-Y1"])
        .combat_deck(UWC_AMERICA, &["CU-R2"])
        .uwc_turn();
    unterrorised.play(UWC_AMERICA, fight("GE06", "AM5"));
    let facts = unterrorised.combat("america", DECK, DECK);
    let place = |rule| facts.iter().position(|fact| fact.rule == rule);
    assert!(place(IS_METER_08) < place(IS_SPC_09) && place(IS_METER_08).is_some());
    assert!(has_left(&unterrorised, REICH_AMERICA, "SR-1"));
}

/// Rules: IS-SPC-09, IS-RULING-70
#[test]
fn spc_09_it_is_lost_to_who_walks_in_and_not_by_losing_control() {
    let left = || {
        special(4)
            .improvement(UWC_AMERICA, "SU-2", "AM4")
            .hand(UWC_AMERICA, &["GE06", "GE07"])
            .money(UWC_AMERICA, 2)
            .uwc_turn()
    };
    let mut table = left();
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 1));
    assert_eq!(improvement_on(&table, "AM4"), Some(command_card("SU-2")));
    table.play(UWC_AMERICA, mobilize("GE07", "AM3", "AM4", 1));
    assert_eq!(improvement_on(&table, "AM4"), Some(command_card("SU-2")), "its own faction");
    let mut besieged = left().lay("AM4 hq U[u] bf R[r]");
    besieged.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 1));
    assert_eq!(improvement_on(&besieged, "AM4"), None, "conquered without a combat");
    let mut neutral = Position::playing_on(&[super::OptionalRule::SpecialCommands], &["america"])
        .lay("AM6")
        .improvement(REICH_AMERICA, "SR-1", "AM6")
        .hand(UWC_AMERICA, &["GE03"])
        .money(UWC_AMERICA, 2)
        .uwc_turn();
    neutral.play(UWC_AMERICA, request_help("GE03", "europe", "AM6"));
    assert!(has_left(&neutral, REICH_AMERICA, "SR-1"), "also by help");
}

/// Rules: IS-SPC-07, IS-RES-05, IS-SPR-01
#[test]
fn spr_02_cadre_brings_a_command_point() {
    let table = || special(2).lay("AM5 hq R[r]").special_commands(REICH_AMERICA, &["SR-1"]);
    assert_eq!(reich_income(table()), 6);
    assert_eq!(reich_income(table().improvement(REICH_AMERICA, "SR-1", "AM5")), 7);
}

/// Rules: IS-RES-05, IS-RULING-77
#[test]
fn ex_31_the_cap_of_a_reich_with_cadre_and_reich_gold() {
    let mut table = special(2)
        .lay("AM1 hq R[r]; AM2 hq R[r]; AM5 hq R[r]; AM6 hq R[r]; AM7 hq R[r]")
        .improvement(REICH_AMERICA, "SR-1", "AM5")
        .kept(REICH_AMERICA, "SR-4");
    assert_eq!(table.meter("america"), (5, 5));
    end_turn(&mut table);
    end_turn(&mut table);
    assert_eq!(table.cp_of(REICH_AMERICA), 8);
    assert!(has_left(&table, REICH_AMERICA, "SR-4"));
}

/// Rules: IS-SPC-07, IS-SPC-08, IS-SPC-09
#[test]
fn ex_26_improvement() {
    let both_die = || {
        let mut table = special(2)
            .lay("AM4 hq U[u] bf R[r]; AM5 hq R[r]")
            .improvement(UWC_AMERICA, "SU-2", "AM4")
            .hand(UWC_AMERICA, &["SU-1"])
            .money(UWC_AMERICA, 0)
            .hand(REICH_AMERICA, &["IN01", "IN02"])
            .combat_deck(REICH_AMERICA, &["CR-R1"])
            .combat_deck(UWC_AMERICA, &["CU-R1"]);
        table.play(REICH_AMERICA, fight("IN01", "AM4"));
        table.combat("america", DECK, DECK);
        assert_eq!(table.shows("AM4"), "AM4");
        assert_eq!(improvement_on(&table, "AM4"), Some(command_card("SU-2")));
        table
    };
    let mut table = both_die();
    end_turn(&mut table);
    assert_eq!(table.purse(UWC_AMERICA).0, 4, "no Money from it");
    table.play(UWC_AMERICA, regroup("AM3", "AM4", 1, 1, 0));
    assert_eq!(table.refused(UWC_AMERICA, improve("SU-1", "AM4")), IS_SPC_06);
    end_turn(&mut table);
    end_turn(&mut table);
    assert_eq!(table.purse(UWC_AMERICA).0, 3 + 4 + 1, "works again");

    let mut table = both_die();
    let facts = table.play(REICH_AMERICA, mobilize("IN02", "AM5", "AM4", 1));
    let (post, card) = (UWC_AMERICA, command_card("SU-2"));
    let lost = Event::ImprovementLost { post, card, territory: territory("AM4") };
    assert!(emitted(&facts, &lost));
    assert!(has_left(&table, UWC_AMERICA, "SU-2"));
}
