//! IS-ARMY: stacks, who commands them, and where destroyed tiles go.

use umpire_iron_sky::{action::Source, ids::Continent, ledger::*};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, UWC_ASIA, UWC_EUROPE},
};

const DECK: Source = Source::Deck;

/// The UWC's turn; America (General) and Europe (Politician) have the means for what they hold.
fn uwc() -> Position {
    Position::new(6)
        .hand(UWC_AMERICA, &["GE01", "GE06", "GE07", "GE11"])
        .hand(UWC_EUROPE, &["PO01", "PO06", "PO07", "PO09"])
        .money(UWC_AMERICA, 6)
        .money(UWC_EUROPE, 6)
        .politics(UWC_EUROPE, 2)
        .uwc_turn()
}

#[test]
fn army_01_the_order_of_a_stack_is_never_changed() {
    let mut table = uwc().lay("AM4 hq U[u(EU),u,u(AS)]; AM3");
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 3));
    assert_eq!(table.shows("AM3"), "AM3 hq U[u(EU),u,u(AS)]");
    table.play(UWC_AMERICA, mobilize("GE07", "AM3", "AM4", 2));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u(AS)]");
}

#[test]
fn army_02_an_army_has_at_most_three_unit_tiles() {
    let mut table = uwc().lay("AM3 hq U[u]; AM4 hq U[u,u,u]");
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 3)), IS_MOB_11);
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM4", "AM3", 3, 3, 0)), IS_REG_05);
    assert_eq!(table.refused(UWC_AMERICA, recruit("GE01", &[("AM4", 1)])), IS_REC_04);
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 2));
    assert_eq!(table.shows("AM3"), "AM3 hq U[u,u,u]");
}

#[test]
fn army_03_arriving_and_recruited_tiles_go_on_top() {
    let mut table = uwc().lay("AM3 hq U[u(EU)]; AM4 hq U[u(AS)]");
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 1));
    assert_eq!(table.shows("AM3"), "AM3 hq U[u(EU),u(AS)]");
    table.play(UWC_AMERICA, recruit("GE01", &[("AM3", 1)]));
    assert_eq!(table.shows("AM3"), "AM3 hq U[u(EU),u(AS),u]");
}

/// Rules: IS-ARMY-04, IS-RULING-23
#[test]
fn army_04_tiles_leave_from_the_top_as_a_block_and_are_destroyed_from_the_top() {
    let mut table = uwc().lay("AM4 hq U[u(EU),u(AS),u]; AM3");
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 2));
    assert_eq!(table.shows("AM3"), "AM3 hq U[u(AS),u]");
    assert_eq!(table.shows("AM4"), "AM4 hq U[u(EU)]");
    let mut bombed = Position::new(6).lay("AM4 hq U[u(EU),u(AS),u]").hand(REICH_AMERICA, &["IN13"]);
    bombed.play(REICH_AMERICA, bomb("IN13", "AM4"));
    assert_eq!(bombed.shows("AM4"), "AM4 hq U[u(EU),u(AS)]");
}

#[test]
fn army_05_at_home_a_player_commands_every_friendly_army_whoever_owns_it() {
    let mut table = uwc().lay("AM4 hq U[u(EU)]; AM5 hq R[r]");
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE06", "AM1", "AM2", 1)), IS_ARMY_05);
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE06", "AM5", "AM4", 1)), IS_ARMY_05);
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 1));
    let mut orbit = Position::new(6).lay("AM-I R[r(EU)]");
    orbit.play(REICH_AMERICA, regroup_orbit("AM-I", "AM-II", 1));
    assert_eq!(orbit.shows("AM-II"), "AM-II R[r,r(EU)]");
}

/// Rules: IS-ARMY-06, IS-RULING-104
#[test]
fn army_06_abroad_a_player_commands_only_what_his_own_tile_leads() {
    let mut table = uwc().lay("AM4 hq U[u,u(EU)]; AM3 hq U[u(EU),u(AS)]");
    assert_eq!(table.refused(UWC_EUROPE, regroup("AM3", "AM2", 1, 1, 0)), IS_ARMY_06);
    assert_eq!(table.refused(UWC_EUROPE, regroup("AM2", "AM1", 1, 1, 0)), IS_ARMY_06);
    table.play(UWC_AMERICA, recruit("GE01", &[("AM4", 1)]));
    assert_eq!(table.refused(UWC_EUROPE, regroup("AM4", "AM5", 1, 1, 0)), IS_ARMY_06);
    table.play(UWC_AMERICA, regroup("AM4", "AM2", 1, 1, 0));
    table.play(UWC_EUROPE, regroup("AM4", "AM5", 1, 1, 0));
    assert_eq!(table.shows("AM5"), "AM5 hq U[u(EU)]");
}

/// Rules: IS-ARMY-07, IS-RULING-22
#[test]
fn army_07_authority_abroad_is_for_mobilization_and_regrouping_alone() {
    let mut table = uwc().lay("AM4 hq U[u,u(EU),u(EU)]; AM5");
    assert_eq!(table.refused(UWC_EUROPE, recruit("PO01", &[("AM4", 1)])), IS_REC_01);
    let raid_there = raid("PO09", "AM3", "AM2", 1);
    let mut raided = uwc().lay("AM3 hq U[u(EU)]");
    assert_eq!(raided.refused(UWC_EUROPE, raid_there), IS_REC_01);
    table.play(UWC_EUROPE, mobilize("PO06", "AM4", "AM3", 1));
    table.play(UWC_EUROPE, regroup("AM4", "AM5", 1, 1, 0));
}

#[test]
fn army_07_the_reich_returns_to_orbit_abroad_but_bombs_at_home() {
    let mut table = Position::new(6).lay("AM5 hq R[r,r(EU)]").hand(REICH_EUROPE, &["AR01", "AR13"]);
    assert_eq!(table.refused(REICH_EUROPE, bomb("AR01", "AM4")), IS_BOM_01);
    assert_eq!(table.refused(REICH_EUROPE, terror("AR13", "AM4")), IS_TER_01);
    table.play(REICH_EUROPE, return_to_orbit("AM5", 1));
    assert_eq!(table.shows("AM-II"), "AM-II R[r,r(EU)]");
    assert_eq!(table.refused(REICH_EUROPE, return_to_orbit("AM5", 1)), IS_ARMY_06);
}

#[test]
fn army_08_units_that_arrive_abroad_join_the_friendly_army_unasked() {
    let mut table = uwc().lay("EU6 hq U[u,u]; AS3 hq U[u]");
    table.play(UWC_EUROPE, mobilize("PO06", "EU6", "AS3", 2));
    assert_eq!(table.shows("AS3"), "AS3 hq U[u,u(EU),u(EU)]");
    let mut full = uwc().lay("EU6 hq U[u,u]; AS3 hq U[u,u]");
    assert_eq!(full.refused(UWC_EUROPE, mobilize("PO06", "EU6", "AS3", 2)), IS_MOB_11);
}

#[test]
fn army_09_who_commands_an_army_moves_the_tiles_of_team_mates_too() {
    let mut table = uwc().lay("AM4 hq U[u(AS),u,u(EU)]; AM3");
    assert_eq!(table.refused(UWC_ASIA, regroup("AM4", "AM3", 1, 1, 0)), IS_ARMY_06);
    table.play(UWC_EUROPE, mobilize("PO06", "AM4", "AM3", 3));
    assert_eq!(table.shows("AM3"), "AM3 hq U[u(AS),u,u(EU)]");
}

#[test]
fn army_10_a_destroyed_uwc_unit_returns_to_its_original_owners_supply() {
    let mut table = Position::new(6).lay("AM4 hq U[u,u(EU)]").hand(REICH_AMERICA, &["IN13"]);
    let before = [UWC_AMERICA, UWC_EUROPE].map(|post| table.supply_of(post));
    table.play(REICH_AMERICA, bomb("IN13", "AM4"));
    let after = [UWC_AMERICA, UWC_EUROPE].map(|post| table.supply_of(post));
    assert_eq!(after, [before[0], before[1] + 1], "Europe's tile lay on top");
}

#[test]
fn army_11_a_destroyed_reich_unit_becomes_a_trophy_and_no_supply_grows() {
    let mut table = Position::new(6)
        .lay("AM5 hq R[r(EU)]; AM4 hq U[u]")
        .hand(UWC_AMERICA, &["GE06"])
        .combat_deck(UWC_AMERICA, &["CU-R2"])
        .combat_deck(REICH_AMERICA, &["CR-R8"])
        .uwc_turn();
    let before = [REICH_AMERICA, REICH_EUROPE].map(|post| table.supply_of(post));
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM5", 1));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM5"), "AM5 hq U[u]");
    assert_eq!(table.player(UWC_AMERICA).uwc().unwrap().trophies, [REICH_EUROPE]);
    assert_eq!([REICH_AMERICA, REICH_EUROPE].map(|post| table.supply_of(post)), before);
}

#[test]
fn army_12_a_destroyed_neutral_unit_leaves_the_match() {
    let mut table =
        Position::new(2).lay("AM4 hq U[u,n(EU)]").hand(REICH_AMERICA, &["IN13", "IN14"]);
    let supply = table.supply_of(UWC_AMERICA);
    table.play(REICH_AMERICA, bomb("IN13", "AM4"));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u]");
    assert_eq!(table.supply_of(UWC_AMERICA), supply);
    let neutral = table.state.table.neutrals[Continent::Europe].as_ref().unwrap();
    assert_eq!(neutral.units, 0, "the pile does not get it back");
    table.play(REICH_AMERICA, bomb("IN14", "AM4"));
    assert_eq!(table.supply_of(UWC_AMERICA), supply + 1);
}
