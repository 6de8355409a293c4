//! IS-REC: tiles of the supply come onto the own continent.

use umpire_iron_sky::{action::Action, ledger::*};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA},
};

/// America's General has 4 Money in his turn, for two Recruits of two tiles.
fn uwc(armies: &str) -> Position {
    Position::new(4)
        .lay(armies)
        .hand(UWC_AMERICA, &["GE03", "GE04"])
        .money(UWC_AMERICA, 4)
        .uwc_turn()
}

fn reich(armies: &str) -> Position {
    Position::new(4).lay(armies).hand(REICH_AMERICA, &["IN06", "IN07"])
}

/// A Recruit on these spaces.
fn raise(placements: &[(&str, u8)]) -> Action {
    recruit("GE03", placements)
}

#[test]
fn rec_01_the_number_on_the_card_comes_from_the_own_supply_onto_the_own_continent() {
    let mut table = uwc("AM4 hq U[u]");
    let supply = table.supply_of(UWC_AMERICA);
    assert_eq!(table.refused(UWC_AMERICA, raise(&[("EU5", 1)])), IS_REC_01);
    assert_eq!(table.refused(UWC_AMERICA, raise(&[("AM4", 3)])), IS_REC_01);
    assert_eq!(table.refused(UWC_AMERICA, raise(&[("AM4", 2), ("AM3", 1)])), IS_REC_01);
    table.play(UWC_AMERICA, raise(&[("AM4", 2)]));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u,u]");
    assert_eq!(table.supply_of(UWC_AMERICA), supply - 2);
}

/// Rules: IS-REC-02, IS-RULING-28
#[test]
fn rec_02_the_tiles_go_to_one_space_or_are_divided_between_two_different_ones() {
    let mut table = uwc("AM4 hq U[u]; AM3 hq U[u]");
    assert_eq!(table.refused(UWC_AMERICA, raise(&[("AM4", 1), ("AM4", 1)])), IS_REC_02);
    table.play(UWC_AMERICA, raise(&[("AM4", 1), ("AM3", 1)]));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u]");
    assert_eq!(table.shows("AM3"), "AM3 hq U[u,u]");
    table.play(UWC_AMERICA, recruit("GE04", &[("AM2", 2)]));
    assert_eq!(table.shows("AM2"), "AM2 hq U[u,u,u]");
}

/// Rules: IS-REC-03, IS-RULING-27, IS-RULING-98
#[test]
fn rec_03_fewer_may_be_placed_but_at_least_one_and_at_most_what_the_supply_holds() {
    let mut table = uwc("AM4 hq U[u]");
    assert_eq!(table.refused(UWC_AMERICA, raise(&[])), IS_REC_03);
    assert_eq!(table.refused(UWC_AMERICA, raise(&[("AM4", 0)])), IS_REC_03);
    assert_eq!(table.refused(UWC_AMERICA, raise(&[("AM4", 1), ("AM3", 0)])), IS_REC_03);
    table.play(UWC_AMERICA, raise(&[("AM4", 1)]));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u]");

    let mut last = reich("AM-I R[r]").supply_left(REICH_AMERICA, 1);
    assert_eq!(last.refused(REICH_AMERICA, recruit("IN06", &[("AM-I", 2)])), IS_GEN_08);
    last.play(REICH_AMERICA, recruit("IN06", &[("AM-I", 1)]));
    assert_eq!(last.refused(REICH_AMERICA, recruit("IN07", &[("AM-II", 1)])), IS_GEN_08);
}

#[test]
fn rec_04_the_army_limit_holds() {
    assert_eq!(uwc("AM4 hq U[u,u]").refused(UWC_AMERICA, raise(&[("AM4", 2)])), IS_REC_04);
    let divided = [("AM4", 1), ("AM3", 1)];
    assert_eq!(uwc("AM3 hq U[u,u,u]").refused(UWC_AMERICA, raise(&divided)), IS_REC_04);
    uwc("AM4 hq U[u,u]; AM3 hq U[u,u]").play(UWC_AMERICA, raise(&divided));
    let mut orbit = reich("AM-I R[r,r]");
    assert_eq!(orbit.refused(REICH_AMERICA, recruit("IN06", &[("AM-I", 2)])), IS_REC_04);
}

#[test]
fn rec_05_the_uwc_recruits_only_in_a_headquarters_that_it_controls() {
    let mut table = uwc("AM5 hq R[r] bf U[u]; AM6 hq R[r]; AM4 hq U[u]");
    assert_eq!(table.refused(UWC_AMERICA, raise(&[("AM5", 1)])), IS_REC_05);
    assert_eq!(table.refused(UWC_AMERICA, raise(&[("AM6", 1)])), IS_REC_05);
    assert_eq!(table.refused(UWC_AMERICA, raise(&[("AM-I", 1)])), IS_REC_05);
    table.play(UWC_AMERICA, raise(&[("AM4", 1)]));
}

#[test]
fn rec_06_the_uwc_does_not_recruit_at_war() {
    let here = || raise(&[("AM4", 1)]);
    assert_eq!(uwc("AM4 hq U[u] bf R[r]").refused(UWC_AMERICA, here()), IS_REC_06);
    uwc("AM4 hq U[u]; AM3 hq U[u] bf R[r]").play(UWC_AMERICA, here());
}

#[test]
fn rec_07_the_uwc_does_not_recruit_under_terror() {
    let here = || raise(&[("AM4", 1)]);
    assert_eq!(uwc("AM4 hq U[u]").terror("AM4").refused(UWC_AMERICA, here()), IS_REC_07);
    uwc("AM4 hq U[u]").terror("AM3").play(UWC_AMERICA, here());
}

#[test]
fn rec_08_the_uwc_does_not_recruit_where_nobody_is_in_control() {
    assert_eq!(uwc("AM4").refused(UWC_AMERICA, raise(&[("AM4", 1)])), IS_REC_08);
    assert_eq!(uwc("AM4").terror("AM4").refused(UWC_AMERICA, raise(&[("AM4", 1)])), IS_REC_08);
    uwc("AM4 hq U[u]").play(UWC_AMERICA, raise(&[("AM4", 1)]));
}

#[test]
fn rec_09_the_reich_recruits_only_in_orbit_and_electronic_warfare_does_not_prevent_it() {
    let mut table = reich("AM1 hq R[r]; AM-I; AM-II").electronic_warfare("AM-I");
    assert_eq!(table.refused(REICH_AMERICA, recruit("IN06", &[("AM1", 1)])), IS_REC_09);
    assert_eq!(table.refused(REICH_AMERICA, recruit("IN06", &[("EU-I", 1)])), IS_REC_01);
    table.play(REICH_AMERICA, recruit("IN06", &[("AM-I", 1), ("AM-II", 1)]));
    assert_eq!(table.shows("AM-I"), "AM-I R[r]");
}

#[test]
fn of_several_rules_broken_the_first_of_the_ledger_is_cited() {
    let mut table = uwc("AM4 hq U[u] bf R[r]; AM5; AM6 hq R[r]").terror("AM3");
    let refused = |table: &mut Position, placements| table.refused(UWC_AMERICA, raise(placements));
    assert_eq!(refused(&mut table, &[("AM4", 1), ("AM5", 1)]), IS_REC_08);
    assert_eq!(refused(&mut table, &[("AM4", 1), ("AM6", 1)]), IS_REC_05);
    assert_eq!(refused(&mut table, &[("AM3", 1), ("AM4", 1)]), IS_REC_06);
    assert_eq!(refused(&mut table, &[("EU5", 1), ("AM3", 1)]), IS_REC_07);
    assert_eq!(refused(&mut table, &[("AM2", 2), ("AM2", 2)]), IS_REC_01);
    assert_eq!(refused(&mut table, &[("AM2", 1), ("AM2", 0)]), IS_REC_02);
    let mut last = reich("AM-I R[r,r,r]").supply_left(REICH_AMERICA, 1);
    let orbit = recruit("IN06", &[("AM-I", 2)]);
    assert_eq!(last.refused(REICH_AMERICA, orbit), IS_GEN_08);
}
