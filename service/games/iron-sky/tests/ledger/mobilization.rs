//! IS-MOB: an army fights where it stands, or moves on.

use umpire_iron_sky::{
    action::Source,
    event::Event,
    ids::{Continent, Faction},
    ledger::*,
};

use crate::{
    actions::*,
    position::{
        Position, REICH_AMERICA, REICH_ASIA, REICH_EUROPE, UWC_AMERICA, UWC_ASIA, UWC_EUROPE,
        cites, emitted, territory,
    },
};

const DECK: Source = Source::Deck;

fn reich(armies: &str) -> Position {
    Position::new(6).lay(armies).hand(REICH_AMERICA, &["IN01", "IN02", "IN03", "IN04"])
}

fn uwc(armies: &str) -> Position {
    Position::new(6)
        .lay(armies)
        .hand(UWC_AMERICA, &["GE06", "GE07", "GE08"])
        .money(UWC_AMERICA, 3)
        .politics(UWC_AMERICA, 1)
        .uwc_turn()
}

#[test]
fn mob_01_it_names_one_army_he_commands_on_a_territory_or_in_orbit() {
    let mut table = reich("AM5 hq R[r]; AM7; AM6 hq U[u] bf R[r]");
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM7", "AM5", 1)), IS_ARMY_05);
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "EU-I", "EU2", 1)), IS_ARMY_06);
    table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 1));
    table.play(REICH_AMERICA, mobilize("IN02", "AM6", "AM-III", 1));
    assert_eq!(table.shows("AM6"), "AM6 hq U[u]", "of two armies there his own moved");
    table.play(REICH_AMERICA, mobilize("IN03", "AM-I", "AM1", 1));
}

#[test]
fn mob_02_it_moves_at_least_one_tile_and_at_most_the_army_from_the_top() {
    let mut table = reich("AM5 hq R[r(EU),r,r(AS)]; AM7");
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 0)), IS_MOB_02);
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 4)), IS_MOB_02);
    table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 2));
    assert_eq!(table.shows("AM5"), "AM5 hq R[r(EU)]");
    assert_eq!(table.shows("AM7"), "AM7 hq R[r,r(AS)]");
}

#[test]
fn mob_03_to_fight_needs_an_opposing_army_on_the_same_territory() {
    let mut alone = reich("AM5 hq R[r]; AM4 hq U[u]");
    assert_eq!(alone.refused(REICH_AMERICA, fight("IN01", "AM5")), IS_MOB_03);
    assert_eq!(alone.refused(REICH_AMERICA, fight("IN01", "AM-II")), IS_MOB_03);
    let mut from_headquarters = reich("AM5 hq R[r] bf U[u]");
    from_headquarters.play(REICH_AMERICA, fight("IN01", "AM5"));
    let mut from_battlefront = reich("AM5 hq U[u] bf R[r]");
    from_battlefront.play(REICH_AMERICA, fight("IN01", "AM5"));
    assert_eq!(from_battlefront.state.combats().count(), 1);
}

#[test]
fn mob_04_the_uwc_moves_over_surface_and_white_routes() {
    let mut table = uwc("AM4 hq U[u,u]; AM5 hq U[u]; AM-II; EU2");
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE06", "AM4", "AM1", 1)), IS_MOB_04);
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE06", "AM5", "AM-II", 1)), IS_MOB_04);
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE06", "AM4", "EU5", 1)), IS_MOB_04);
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM5", 1));
    table.play(UWC_AMERICA, mobilize("GE07", "AM4", "EU2", 1));
}

/// Rules: IS-MOB-05, IS-RULING-34
#[test]
fn mob_05_the_reich_moves_over_surface_white_and_red_routes() {
    let mut table = reich("AM6 hq R[r,r]; AM3; EU1; AM-III");
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM6", "AM7", 1)), IS_MOB_05);
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM6", "AM-II", 1)), IS_MOB_05);
    table.play(REICH_AMERICA, mobilize("IN01", "AM6", "AM3", 1));
    table.play(REICH_AMERICA, mobilize("IN02", "AM6", "EU1", 1));
    let mut table = reich("AM6 hq R[r]; AM-III R[r]; AM7");
    table.play(REICH_AMERICA, mobilize("IN01", "AM6", "AM-III", 1));
    assert_eq!(table.shows("AM-III"), "AM-III R[r,r]");
    table.play(REICH_AMERICA, mobilize("IN02", "AM-III", "AM7", 2));
    assert_eq!(table.shows("AM7"), "AM7 hq R[r,r]");
}

/// Rules: IS-MOB-05, IS-RULING-33
#[test]
fn mob_05_from_orbit_the_reich_moves_one_or_two_sectors_sideways() {
    let sideways = |to: &str| mobilize("IN01", "AM-I", to, 1);
    reich("AM-I R[r]").play(REICH_AMERICA, sideways("AM-II"));
    reich("AM-I R[r]").play(REICH_AMERICA, sideways("AM-III"));
    let mut table = reich("AM-I R[r]");
    assert_eq!(table.refused(REICH_AMERICA, sideways("EU-I")), IS_MOB_05);
    assert_eq!(table.refused(REICH_AMERICA, sideways("AM-I")), IS_MOB_05);
}

#[test]
fn mob_06_sideways_moves_cross_to_another_continent_and_pass_full_sectors() {
    let mut table = reich("AM-III R[r]; EU-I R[r,r,r]; EU-II");
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM-III", "EU-I", 1)), IS_MOB_11);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "EU-II", 1));
    assert_eq!(table.shows("EU-II"), "EU-II R[r(AM)]");
}

#[test]
fn mob_07_at_a_friendly_headquarters_the_tiles_join() {
    let mut table = reich("AM5 hq R[r]; AM7 hq R[r(EU)]");
    table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 1));
    assert_eq!(table.shows("AM7"), "AM7 hq R[r(EU),r]");
    assert_eq!(table.state.combats().count(), 0);
}

#[test]
fn mob_08_an_empty_headquarters_is_occupied() {
    let mut table = reich("AM5 hq R[r,r]; AM7; AM4 hq U[u]");
    let occupied = |slug| Event::Occupied { territory: territory(slug), faction: Faction::Reich };
    let facts = table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 1));
    assert!(emitted(&facts, &occupied("AM7")) && cites(&facts, IS_MOB_08));
    assert_eq!((table.shows("AM7").as_str(), table.meter("america")), ("AM7 hq R[r]", (2, 2)));
    let facts = table.play(REICH_AMERICA, mobilize("IN02", "AM5", "AM4", 1));
    assert!(!emitted(&facts, &occupied("AM4")), "that one is held");
}

#[test]
fn mob_09_at_an_opposing_headquarters_the_tiles_go_to_the_battlefront() {
    let mut table = reich("AM5 hq R[r,r]; AM4 hq U[u]");
    table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM4", 1));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u] bf R[r]");
    let mut table = reich("AM5 hq R[r]; AM4 hq U[u] bf R[r(EU)]");
    table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM4", 1));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u] bf R[r(EU),r]", "on top of the friendly army");
}

#[test]
fn mob_10_a_combat_opens_at_once_where_both_have_an_army_after_the_move() {
    let combats = |armies: &str| {
        let mut table = reich(armies);
        table.play(REICH_AMERICA, mobilize("IN01", "AM-II", "AM5", 1));
        table.state.combats().count()
    };
    assert_eq!(combats("AM5 hq U[u]"), 1);
    assert_eq!(combats("AM5 hq R[r] bf U[u]"), 1, "also into the besieged Headquarters");
    assert_eq!(combats("AM5 hq R[r]"), 0);
    assert_eq!(combats("AM5"), 0);
}

#[test]
fn mob_11_the_army_limit_holds_at_the_destination() {
    let two = || mobilize("IN01", "AM5", "AM7", 2);
    let mut full = reich("AM5 hq R[r,r]; AM7 hq R[r,r]");
    assert_eq!(full.refused(REICH_AMERICA, two()), IS_MOB_11);
    full.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 1));
    reich("AM5 hq R[r,r]; AM7 hq R[r]").play(REICH_AMERICA, two());
    let mut besieging = reich("AM5 hq R[r,r]; AM7 hq U[u,u,u] bf R[r,r]");
    assert_eq!(besieging.refused(REICH_AMERICA, two()), IS_MOB_11);
}

#[test]
fn mob_12_one_army_moves_and_one_territory_is_fought_over_several_times_a_turn() {
    let mut table = reich("AM5 hq R[r,r,r]; AM7; AM4 hq U[u,u]")
        .combat_deck(REICH_AMERICA, &["CR-G2", "CR-G2"])
        .combat_deck(UWC_AMERICA, &["CU-G1", "CU-G1"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 3));
    table.play(REICH_AMERICA, mobilize("IN02", "AM7", "AM4", 2));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u] bf R[r,r]");
    assert_eq!(table.refused(REICH_AMERICA, fight("IN02", "AM4")), IS_CMD_01, "another command");
    table.play(REICH_AMERICA, fight("IN03", "AM4"));
    table.combat("america", DECK, DECK);
    table.play(REICH_AMERICA, mobilize("IN04", "AM7", "AM5", 1));
}

#[test]
fn mob_13_three_tiles_on_a_territory_open_a_combat_there_only_by_fighting() {
    let mut table = reich("AM4 hq U[u] bf R[r,r,r]; AM5 hq R[r]");
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM5", "AM4", 1)), IS_MOB_11);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    let mut two = reich("AM4 hq U[u] bf R[r,r]; AM5 hq R[r]");
    two.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM4", 1));
    assert_eq!(two.state.combats().count(), 1);
}

/// Rules: IS-RULING-19
#[test]
fn the_continent_of_an_open_combat_is_neither_left_nor_entered() {
    let mut table = reich("AM5 hq U[u]; AM6 hq R[r]; EU1 hq R[r]").hand(REICH_EUROPE, &["AR05"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-II", "AM5", 1));
    assert_eq!(table.refused(REICH_EUROPE, mobilize("AR05", "EU1", "AM6", 1)), IS_SIM_04);
    table.play(REICH_EUROPE, mobilize("AR05", "EU1", "EU4", 1));
}

#[test]
fn of_several_rules_broken_the_first_of_the_ledger_is_cited() {
    // Four tiles of Asia's own army go where no route leads and no room is, for a wrong payment.
    let broken = |card| paid(mobilize(card, "AS3", "EU5", 4), 1, 1);
    let armies = "AS3 hq U[u]; AS2 hq U[u]; AS1 hq R[r]; EU5 hq U[u,u,u]; EU6 hq U[u,u,u]";
    let mut table = Position::new(6)
        .lay(armies)
        .hand(UWC_EUROPE, &["PO01", "PO05", "PO07"])
        .hand(UWC_ASIA, &["AG05"])
        .money(UWC_EUROPE, 0)
        .politics(UWC_EUROPE, 0);
    let refused = |table: &mut Position, action| table.refused(UWC_EUROPE, action);
    assert_eq!(refused(&mut table, broken("PO06")), IS_SIM_12);
    let mut table = table.uwc_turn();
    table.play(UWC_ASIA, mobilize("AG05", "AS2", "AS1", 1));
    assert_eq!(refused(&mut table, broken("PO06")), IS_CMD_01);
    assert_eq!(refused(&mut table, broken("PO01")), IS_CMD_06);
    assert_eq!(refused(&mut table, broken("PO05")), IS_COST_03);
    assert_eq!(refused(&mut table, broken("PO07")), IS_COST_04);
    assert_eq!(refused(&mut table, paid(broken("PO07"), 1, 0)), IS_COST_01);
    let mut table = table.money(UWC_EUROPE, 1);
    let four = mobilize("PO07", "AS3", "EU5", 4);
    assert_eq!(refused(&mut table, four.clone()), IS_SIM_04);
    table.combat("asia", DECK, DECK);
    assert_eq!(refused(&mut table, four.clone()), IS_ARMY_06);
    let mut table = table.lay("AS3 hq U[u,u(EU)]");
    assert_eq!(refused(&mut table, four), IS_MOB_02);
    assert_eq!(refused(&mut table, mobilize("PO07", "AS3", "EU5", 2)), IS_MOB_04);
    assert_eq!(refused(&mut table, mobilize("PO07", "AS3", "EU6", 2)), IS_MOB_11);
    let mut table = table.lay("EU6 hq U[u]");
    assert_eq!(refused(&mut table, mobilize("PO07", "AS3", "EU6", 2)), IS_ICM_04);
    let mut table = table.politics(UWC_EUROPE, 1);
    table.play(UWC_EUROPE, mobilize("PO07", "AS3", "EU6", 2));
}

#[test]
fn a_closed_or_neutral_way_is_cited_before_the_room_at_its_end() {
    let mut closed = reich("AM-I R[r,r]; AM1 hq R[r,r,r]").electronic_warfare("AM-I");
    assert_eq!(closed.refused(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1)), IS_EW_02);
    let mut neutral = Position::new(2).hand(UWC_AMERICA, &["GE06"]).politics(UWC_AMERICA, 0);
    neutral = neutral.uwc_turn();
    assert_eq!(neutral.refused(UWC_AMERICA, mobilize("GE06", "AM4", "EU2", 1)), IS_BOARD_09);
}

#[test]
fn ex_24_electronic_warfare() {
    let mut table = Position::new(6)
        .electronic_warfare("EU-III")
        .lay("EU6 hq R[r]; EU7; EU-I R[r,r,r]; EU-II R[r]; EU-III R[r]; AM-III R[r]; AS-III R[r]")
        .hand(REICH_AMERICA, &["IN01"])
        .hand(REICH_EUROPE, &["AR05"])
        .hand(REICH_ASIA, &["EI05"])
        .hand(UWC_EUROPE, &["PO13"])
        .politics(UWC_EUROPE, 1);
    assert_eq!(table.refused(REICH_EUROPE, return_to_orbit("EU6", 1)), IS_EW_02);
    assert_eq!(table.refused(REICH_EUROPE, mobilize("AR05", "EU-III", "EU7", 1)), IS_EW_02);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "EU-II", 1));
    assert_eq!(table.shows("EU-II"), "EU-II R[r,r(AM)]");
    let points = table.cp_of(REICH_EUROPE);
    table.play(REICH_EUROPE, regroup_orbit("EU-III", "EU-II", 1));
    assert_eq!(table.cp_of(REICH_EUROPE), points - 1);
    assert_eq!(table.refused(REICH_ASIA, mobilize("EI05", "AS-III", "AM-I", 1)), IS_BOARD_08);
    assert_eq!(table.refused(REICH_ASIA, regroup_orbit("AS-III", "AM-I", 1)), IS_BOARD_08);
    let mut table = table.uwc_turn();
    let again = electronic_warfare("PO13", "EU-III");
    assert_eq!(table.refused(UWC_EUROPE, again), IS_EW_04);
    assert!(table.state.electronic_warfare(Continent::Europe).is_some());
}
