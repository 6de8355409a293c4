//! IS-HELP: a Recruit calls the units of a neutral continent.

use umpire_iron_sky::{ids::Continent, ledger::*};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA, UWC_ASIA, territory},
};

/// Two players in America, in the UWC's turn, with Europe and Asia neutral.
fn general(armies: &str) -> Position {
    Position::new(2)
        .lay(armies)
        .hand(UWC_AMERICA, &["GE03", "GE04", "GE11", "GE12"])
        .money(UWC_AMERICA, 8)
        .uwc_turn()
}

#[test]
fn help_01_only_the_uwc_is_helped_and_only_by_a_neutral_continent() {
    let mut table = Position::on(&["america", "asia"])
        .hand(REICH_AMERICA, &["IN06"])
        .hand(UWC_AMERICA, &["GE03", "GE04"])
        .money(UWC_AMERICA, 4);
    assert_eq!(table.refused(REICH_AMERICA, request_help("IN06", "europe", "AM4")), IS_HELP_01);
    let mut table = table.uwc_turn();
    assert_eq!(table.refused(UWC_AMERICA, request_help("GE03", "asia", "AM1")), IS_HELP_01);
    table.play(UWC_AMERICA, request_help("GE03", "europe", "AM4"));
    let mut whole = Position::new(6).hand(UWC_AMERICA, &["GE03"]).uwc_turn();
    assert_eq!(whole.refused(UWC_AMERICA, request_help("GE03", "europe", "AM4")), IS_HELP_01);
}

#[test]
fn help_02_it_takes_the_place_of_a_recruits_effect_and_a_raid_does_not_do() {
    let mut table = general("AM4 hq U[u]");
    let supply = table.supply_of(UWC_AMERICA);
    assert_eq!(table.refused(UWC_AMERICA, request_help("GE11", "europe", "AM4")), IS_CMD_06);
    table.play(UWC_AMERICA, request_help("GE03", "europe", "AM4"));
    assert_eq!((table.purse(UWC_AMERICA).0, table.supply_of(UWC_AMERICA)), (6, supply));
    table.play(UWC_AMERICA, request_help("GE12", "asia", "AM2"));
    assert_eq!(table.shows("AM2"), "AM2 hq U[u,n(AS),n(AS)]", "half of a dual card does");
}

#[test]
fn help_03_both_units_of_a_pile_come_together_and_once() {
    let mut table = general("AM4 hq U[u]");
    table.play(UWC_AMERICA, request_help("GE03", "europe", "AM4"));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,n(EU),n(EU)]");
    assert_eq!(table.refused(UWC_AMERICA, request_help("GE04", "europe", "AM6")), IS_HELP_03);
    table.play(UWC_AMERICA, request_help("GE04", "asia", "AM1"));
}

#[test]
fn help_03_of_two_players_who_call_the_first_is_helped() {
    let mut table = Position::on(&["america", "asia"])
        .hand(UWC_AMERICA, &["GE03"])
        .hand(UWC_ASIA, &["AG01"])
        .uwc_turn();
    table.play(UWC_ASIA, request_help("AG01", "europe", "AS3"));
    assert_eq!(table.shows("AS3"), "AS3 hq U[n(EU),n(EU)]");
    assert_eq!(table.refused(UWC_AMERICA, request_help("GE03", "europe", "AM4")), IS_HELP_03);
}

#[test]
fn help_04_they_come_over_a_white_route_from_there_to_the_own_continent() {
    let mut table = Position::on(&["america", "asia"]).hand(UWC_AMERICA, &["GE03"]).uwc_turn();
    let call = |at| request_help("GE03", "europe", at);
    assert_eq!(table.refused(UWC_AMERICA, call("AM3")), IS_HELP_04, "no white route at all");
    assert_eq!(table.refused(UWC_AMERICA, call("AM2")), IS_HELP_04, "a white route to Asia");
    assert_eq!(table.refused(UWC_AMERICA, call("AS1")), IS_HELP_04, "a team-mate's territory");
    table.play(UWC_AMERICA, call("AM4"));
}

#[test]
fn help_05_war_terror_reich_control_or_nobody_there_is_no_hindrance() {
    let is_helped = |mut table: Position| {
        table.play(UWC_AMERICA, request_help("GE03", "europe", "AM4"));
        table.shows("AM4").contains("n(EU),n(EU)")
    };
    assert!(is_helped(general("AM4 hq U[u] bf R[r]")));
    assert!(is_helped(general("AM4 hq U[u]").terror("AM4")));
    assert!(is_helped(general("AM4 hq R[r]")));
    assert!(is_helped(general("AM4")));
}

#[test]
fn help_06_they_join_the_army_there_else_enter_the_headquarters_else_the_battlefront() {
    let after = |armies: &str| {
        let mut table = general(armies);
        table.play(UWC_AMERICA, request_help("GE03", "europe", "AM4"));
        table.shows("AM4")
    };
    assert_eq!(after("AM4 hq U[u] bf R[r]"), "AM4 hq U[u,n(EU),n(EU)] bf R[r]");
    assert_eq!(after("AM4 hq R[r] bf U[u]"), "AM4 hq R[r] bf U[u,n(EU),n(EU)]");
    assert_eq!(after("AM4"), "AM4 hq U[n(EU),n(EU)]");
    assert_eq!(after("AM4 hq R[r]"), "AM4 hq R[r] bf U[n(EU),n(EU)]");
}

#[test]
fn help_07_both_must_fit_under_the_army_limit() {
    let call = || request_help("GE03", "europe", "AM4");
    assert_eq!(general("AM4 hq U[u,u]").refused(UWC_AMERICA, call()), IS_HELP_07);
    assert_eq!(general("AM4 hq R[r] bf U[u,u]").refused(UWC_AMERICA, call()), IS_HELP_07);
    general("AM4 hq U[u]").play(UWC_AMERICA, call());
}

#[test]
fn help_08_no_combat_opens_but_beside_a_reich_army_there_is_war() {
    let mut table = general("AM4 hq R[r]; AM6");
    table.play(UWC_AMERICA, request_help("GE03", "europe", "AM4"));
    assert_eq!(table.state.combats().count(), 0);
    assert!(table.state.ground(territory("AM4")).is_at_war());
    table.play(UWC_AMERICA, request_help("GE04", "asia", "AM1"));
    assert!(!table.state.ground(territory("AM1")).is_at_war());
}

#[test]
fn of_several_rules_broken_the_first_of_the_ledger_is_cited() {
    let mut table = general("AM4 hq U[u]; AM3 hq U[u,u,u]; AM1 hq U[u,u,u]");
    table.play(UWC_AMERICA, request_help("GE03", "europe", "AM4"));
    assert_eq!(table.refused(UWC_AMERICA, request_help("GE04", "america", "AM3")), IS_HELP_01);
    assert_eq!(table.refused(UWC_AMERICA, request_help("GE04", "europe", "AM3")), IS_HELP_03);
    assert_eq!(table.refused(UWC_AMERICA, request_help("GE04", "asia", "AM3")), IS_HELP_04);
    assert_eq!(table.refused(UWC_AMERICA, request_help("GE04", "asia", "AM1")), IS_HELP_07);
}

#[test]
fn ex_19_request_help() {
    let mut table = general("AM6 hq R[r]");
    table.play(UWC_AMERICA, request_help("GE03", "europe", "AM6"));
    assert_eq!(table.shows("AM6"), "AM6 hq R[r] bf U[n(EU),n(EU)]");
    assert!(table.state.ground(territory("AM6")).is_at_war());
    assert_eq!((table.state.combats().count(), table.meter("america")), (0, (1, 1)));
    assert_eq!(table.refused(UWC_AMERICA, request_help("GE04", "europe", "AM4")), IS_HELP_03);

    let mut table = general("AM1").terror("AM1");
    table.play(UWC_AMERICA, request_help("GE03", "asia", "AM1"));
    assert_eq!(table.shows("AM1"), "AM1 hq U[n(AS),n(AS)]");
    assert_eq!(table.state.terror(Continent::America), Some(territory("AM1")));
    assert_eq!(table.meter("america"), (1, 1));

    let full = request_help("GE03", "asia", "AM2");
    assert_eq!(general("AM2 hq U[u,u]").refused(UWC_AMERICA, full), IS_HELP_07);
    let inland = request_help("GE03", "europe", "AM3");
    assert_eq!(general("AM3 hq U[u]").refused(UWC_AMERICA, inland), IS_HELP_04);
}
