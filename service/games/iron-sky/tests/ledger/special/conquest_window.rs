//! IS-SPC-10, 11, 13: when a conquest card may be played, and when not.

use umpire_engine::{Game as _, Viewer};
use umpire_iron_sky::{
    IronSky,
    action::{Action, Source},
    event::Event,
    ids::{Post, Territory},
    ledger::*,
    state::Phase,
    view::Means,
};

use super::special;
use crate::{
    actions::*,
    position::{
        Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, UWC_EUROPE, emitted, territory,
    },
};

const DECK: Source = Source::Deck;

/// The territory for which a player may play a conquest card now.
fn window(table: &Position, post: Post) -> Option<Territory> {
    table.state.player(post)?.reich()?.conquest
}

/// America's Reich commander has these cards and eight Command Points; his attacks hit twice at once.
fn america(lay: &str, hand: &[&str]) -> Position {
    special(4)
        .lay(lay)
        .hand(REICH_AMERICA, hand)
        .cp(REICH_AMERICA, 8)
        .combat_deck(REICH_AMERICA, &["CR-R2", "CR-R2"])
        .combat_deck(UWC_AMERICA, &["CU-Y1", "CU-Y1"])
}

fn conquest(hand: &[&str]) -> Position {
    let mut table = america("AM4 hq U[u] bf R[r,r]", hand);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq R[r,r]");
    table
}

#[test]
fn spc_10_a_conquest_pays_for_the_card_and_nothing_else_does() {
    let mut table = america("AM4 hq U[u] bf R[r,r]", &["IN01", "SR-4", "SR-6"]);
    assert_eq!(table.refused(REICH_AMERICA, claim("SR-5")), IS_CMD_01);
    assert_eq!(table.refused(REICH_AMERICA, claim("SR-6")), IS_CMD_06);
    assert_eq!(table.refused(REICH_AMERICA, claim("SR-4")), IS_SPC_10);
    assert_eq!(table.refused(REICH_AMERICA, bonus("SR-4")), IS_CMD_06);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    assert_eq!(table.refused(REICH_AMERICA, claim("SR-4")), IS_SIM_05);
    let facts = table.combat("america", DECK, DECK);
    let (post, territory) = (REICH_AMERICA, territory("AM4"));
    assert!(emitted(&facts, &Event::ConquestWindowOpened { post, territory }));
    assert_eq!(table.refused(REICH_AMERICA, claim("SR-5")), IS_CMD_01);
    table.play(REICH_AMERICA, claim("SR-4"));
}

#[test]
fn spc_10_any_action_of_the_player_closes_the_window_declaring_done_is_one() {
    let hand = ["IN01", "IN06", "SR-4"];
    let gift = give_command_point(conquest(&hand).seat(REICH_EUROPE));
    let others = [regroup_orbit("AM-I", "AM-II", 1), recruit("IN06", &[("AM-I", 1)]), gift];
    for other in others {
        let mut table = conquest(&hand);
        table.play(REICH_AMERICA, other);
        assert_eq!(window(&table, REICH_AMERICA), None);
        assert_eq!(table.refused(REICH_AMERICA, claim("SR-4")), IS_SPC_10);
    }
    let mut done = conquest(&hand);
    done.play(REICH_AMERICA, Action::DeclareDone);
    assert_eq!(window(&done, REICH_AMERICA), None);
    assert_eq!(done.refused(REICH_AMERICA, claim("SR-4")), IS_SIM_09);
    done.play(REICH_AMERICA, Action::WithdrawDone);
    assert_eq!(done.refused(REICH_AMERICA, claim("SR-4")), IS_SPC_10);
}

/// Rules: IS-SPC-10, IS-RULING-73
#[test]
fn spc_10_neither_refused_actions_nor_those_of_team_mates_close_it() {
    let mut table = conquest(&["IN01", "SR-4"]).hand(REICH_EUROPE, &["AR09"]);
    assert_eq!(table.refused(REICH_AMERICA, regroup_orbit("AM-I", "AM-III", 1)), IS_REG_08);
    table.play(REICH_EUROPE, recruit("AR09", &[("EU-I", 1)]));
    table.play(REICH_EUROPE, Action::DeclareDone);
    assert_eq!(window(&table, REICH_AMERICA), Some(territory("AM4")));
    table.play(REICH_AMERICA, claim("SR-4"));
}

#[test]
fn spc_10_the_clock_that_declares_done_closes_it_too() {
    let mut table = america("AM4 hq U[u] bf R[r,r]", &["IN01", "SR-4"]).clocks(600, 60);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    assert!(window(&table, REICH_AMERICA).is_some());
    table.at(600);
    assert_eq!(table.refused(REICH_AMERICA, claim("SR-4")), IS_CLOCK_02);
    table.expire(REICH_AMERICA);
    assert_eq!(window(&table, REICH_AMERICA), None);
    assert_eq!(table.state.table.phase, Phase::Command);
}

/// Rules: IS-SPC-11, IS-RULING-73
#[test]
fn spc_11_one_conquest_pays_for_one_card() {
    let mut table = conquest(&["IN01", "SR-4", "SR-5"]);
    table.play(REICH_AMERICA, claim("SR-5"));
    assert_eq!(window(&table, REICH_AMERICA), None);
    assert_eq!(table.refused(REICH_AMERICA, claim("SR-4")), IS_SPC_10);
}

/// Rules: IS-SPC-11, IS-RULING-101
#[test]
fn spc_11_a_later_conquest_replaces_a_window_and_pays_for_another_card() {
    let lay = "AM4 hq U[u] bf R[r,r]; AM7 hq U[u] bf R[r,r]";
    let mut table = america(lay, &["IN01", "IN02", "SR-4", "SR-5"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    table.play(REICH_AMERICA, fight("IN02", "AM7"));
    assert_eq!(window(&table, REICH_AMERICA), None, "the attack is his next action");
    table.combat("america", DECK, DECK);
    assert_eq!(window(&table, REICH_AMERICA), Some(territory("AM7")));
    table.play(REICH_AMERICA, claim("SR-4"));
    assert_eq!(table.refused(REICH_AMERICA, claim("SR-5")), IS_SPC_10);
}

#[test]
fn spc_13_a_team_mates_conquest_opens_no_window() {
    let table = conquest(&["IN01"]);
    assert_eq!(window(&table, REICH_EUROPE), None);
    let mut table = table.hand(REICH_EUROPE, &["SR-4"]);
    assert_eq!(table.refused(REICH_EUROPE, claim("SR-4")), IS_SPC_10);
}

#[test]
fn spc_13_a_conquest_in_the_uwc_turn_opens_none() {
    let mut table = america("AM4 hq U[u] bf R[r,r]", &["SR-4"])
        .hand(UWC_AMERICA, &["GE06"])
        .combat_deck(REICH_AMERICA, &["CR-R1"])
        .combat_deck(UWC_AMERICA, &["CU-G2"])
        .uwc_turn();
    table.play(UWC_AMERICA, fight("GE06", "AM4"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq R[r,r]");
    assert_eq!(window(&table, REICH_AMERICA), None);
    assert_eq!(table.refused(REICH_AMERICA, claim("SR-4")), IS_SIM_12);
}

#[test]
fn spc_13_a_conquest_by_the_uwc_in_the_reich_turn_opens_none() {
    let mut table = america("AM5 hq R[r] bf U[u]", &["IN01", "SR-4"])
        .combat_deck(REICH_AMERICA, &["CR-G6"])
        .combat_deck(UWC_AMERICA, &["CU-R6"]);
    table.play(REICH_AMERICA, fight("IN01", "AM5"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM5"), "AM5 hq U[u]");
    assert_eq!(table.refused(REICH_AMERICA, claim("SR-4")), IS_SPC_10);
}

#[test]
fn spc_10_to_relieve_ones_own_headquarters_or_to_fall_with_the_enemy_is_no_conquest() {
    let mut relieved = america("AM5 hq R[r,r] bf U[u]", &["IN01", "SR-4"]);
    relieved.play(REICH_AMERICA, fight("IN01", "AM5"));
    relieved.combat("america", DECK, DECK);
    assert_eq!(relieved.shows("AM5"), "AM5 hq R[r,r]");
    assert_eq!(relieved.refused(REICH_AMERICA, claim("SR-4")), IS_SPC_10);
    let mut both_fell = america("AM4 hq U[u] bf R[r]", &["IN01", "SR-4"])
        .combat_deck(REICH_AMERICA, &["CR-R1"])
        .combat_deck(UWC_AMERICA, &["CU-R1"]);
    both_fell.play(REICH_AMERICA, fight("IN01", "AM4"));
    both_fell.combat("america", DECK, DECK);
    assert_eq!(both_fell.shows("AM4"), "AM4");
    assert_eq!(both_fell.refused(REICH_AMERICA, claim("SR-4")), IS_SPC_10);
}

/// Rules: IS-RULING-74, IS-DEF-13
#[test]
fn ruling_74_walking_into_an_empty_headquarters_is_no_conquest_and_bombing_is() {
    let mut table = america("AM5", &["IN01", "SR-4"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-II", "AM5", 1));
    assert_eq!(table.refused(REICH_AMERICA, claim("SR-4")), IS_SPC_10);
    let mut bombed = america("AM4 hq U[u] bf R[r]", &["IN13", "SR-4"]);
    bombed.play(REICH_AMERICA, bomb("IN13", "AM4"));
    bombed.play(REICH_AMERICA, claim("SR-4"));
    let mut emptied = america("AM4 hq U[u]", &["IN13", "SR-4"]);
    emptied.play(REICH_AMERICA, bomb("IN13", "AM4"));
    assert_eq!(emptied.refused(REICH_AMERICA, claim("SR-4")), IS_SPC_10);
}

/// Rules: IS-RULING-105, IS-BOM-04
#[test]
fn ruling_105_the_window_is_the_bombing_players_be_the_army_a_team_mates() {
    let mut table = america("AM4 hq U[u] bf R[r(EU)]", &["IN13", "SR-4"]);
    table.play(REICH_AMERICA, bomb("IN13", "AM4"));
    assert_eq!(table.shows("AM4"), "AM4 hq R[r(EU)]");
    assert_eq!(window(&table, REICH_EUROPE), None);
    table.play(REICH_AMERICA, claim("SR-4"));
}

/// Rules: IS-INFO-10, IS-SPC-10
#[test]
fn info_10_the_window_is_shown_to_all_whatever_its_player_holds() {
    for hand in [&["IN01"][..], &["IN01", "SR-4"]] {
        let table = conquest(hand);
        for viewer in Viewer::all(4) {
            let view = IronSky::view(&table.state, viewer);
            let Means::Reich(means) = view.player(REICH_AMERICA).unwrap().means else {
                panic!("a Reich player")
            };
            assert_eq!(means.conquest, Some(territory("AM4")));
        }
    }
}

#[test]
fn without_special_commands_no_window_opens() {
    let mut table = Position::new(4)
        .lay("AM4 hq U[u] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .combat_deck(REICH_AMERICA, &["CR-R2"])
        .combat_deck(UWC_AMERICA, &["CU-Y1"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq R[r,r]");
    assert_eq!(window(&table, REICH_AMERICA), None);
}

#[test]
fn ex_03_the_conquest_of_a_terrorised_territory_opens_the_window_of_the_attacker() {
    let mut table = america("AM1 hq R[r]; AM6 hq R[r]; AM4 hq U[u] bf R[r,r]", &["IN01"]);
    table = table.terror("AM4");
    assert_eq!(table.meter("america"), (3, 3));
    let supply = table.supply_of(UWC_AMERICA);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    let facts = table.combat("america", DECK, DECK);
    assert_eq!((table.shows("AM4").as_str(), table.meter("america")), ("AM4 hq R[r,r]", (3, 3)));
    assert!(emitted(&facts, &Event::TerrorReturned { post: REICH_AMERICA }));
    assert_eq!(table.supply_of(UWC_AMERICA), supply + 1);
    assert_eq!(window(&table, REICH_AMERICA), Some(territory("AM4")));
}

#[test]
fn ex_05_leaving_a_besieged_headquarters_opens_no_window() {
    let lay = "AM1 hq R[r]; AM6 hq R[r]; AM7 hq R[r]; AM4 hq U[u,u] bf R[r]";
    let mut table = america(lay, &["SR-4"])
        .hand(UWC_AMERICA, &["GE06"])
        .combat_deck(UWC_AMERICA, &["CU-R1"])
        .combat_deck(REICH_AMERICA, &["CR-R1"])
        .uwc_turn();
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM7", 2));
    assert_eq!((table.shows("AM4").as_str(), table.meter("america")), ("AM4 hq R[r]", (4, 4)));
    table.combat("america", DECK, DECK);
    assert_eq!((table.shows("AM7").as_str(), table.meter("america")), ("AM7 hq U[u]", (3, 4)));
    assert_eq!(window(&table, REICH_AMERICA), None);
}

#[test]
fn ex_12_b_bombing_opens_the_window() {
    let lay = "AM1 hq R[r]; AM6 hq R[r]; AM7 hq R[r]; EU4 hq U[u] bf R[r,r]";
    let mut table = special(4).lay(lay).lay("EU2 hq R[r]; EU6 hq R[r]; EU7 hq R[r]");
    table = table.hand(REICH_EUROPE, &["AR03"]);
    assert_eq!(table.meter("europe"), (3, 3));
    table.play(REICH_EUROPE, bomb("AR03", "EU4"));
    assert_eq!((table.shows("EU4").as_str(), table.meter("europe")), ("EU4 hq R[r,r]", (4, 4)));
    assert_eq!(window(&table, REICH_EUROPE), Some(territory("EU4")));
    assert_eq!(table.trophies_of(UWC_EUROPE), 0);
}
