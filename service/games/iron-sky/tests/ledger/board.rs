//! IS-BOARD: territories, sectors and the routes between them.

use umpire_iron_sky::ledger::*;

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, REICH_ASIA, REICH_EUROPE, UWC_AMERICA, UWC_EUROPE},
};

fn reich(players: u8) -> Position {
    Position::new(players).hand(REICH_AMERICA, &["IN01", "IN02", "IN03", "IN04"])
}

fn uwc(players: u8) -> Position {
    Position::new(players)
        .hand(UWC_AMERICA, &["GE06", "GE07", "GE03"])
        .money(UWC_AMERICA, 4)
        .politics(UWC_AMERICA, 1)
        .uwc_turn()
}

#[test]
fn board_02_a_faction_has_one_army_on_a_territory_in_one_zone() {
    let mut besieger = reich(2).lay("AM4 hq U[u] bf R[r]; AM5 hq R[r]");
    besieger.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM4", 1));
    assert_eq!(besieger.shows("AM4"), "AM4 hq U[u] bf R[r,r]");
    let mut besieged = reich(2).lay("AM5 hq R[r] bf U[u]");
    besieged.play(REICH_AMERICA, mobilize("IN01", "AM-II", "AM5", 1));
    assert_eq!(besieged.shows("AM5"), "AM5 hq R[r,r] bf U[u]");
}

#[test]
fn board_03_the_battlefront_is_occupied_only_while_the_opposing_army_is_in_the_headquarters() {
    let mut table = reich(2).lay("AM5 hq U[u]");
    table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    assert_eq!(table.shows("AM1"), "AM1 hq R[r]", "an empty Headquarters is entered");
    table.play(REICH_AMERICA, mobilize("IN02", "AM-II", "AM5", 1));
    assert_eq!(table.shows("AM5"), "AM5 hq U[u] bf R[r]");
    let mut left = uwc(2).lay("AM4 hq U[u] bf R[r]");
    left.play(UWC_AMERICA, regroup("AM4", "AM3", 1, 1, 0));
    assert_eq!(left.shows("AM4"), "AM4 hq R[r]", "nobody stays in a Battlefront alone");
}

#[test]
fn board_04_both_factions_use_surface_routes() {
    let mut table = reich(2).lay("AM5 hq R[r]; AM7");
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM5", "AM3", 1)), IS_MOB_05);
    table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 1));
    let mut table = uwc(2);
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE06", "AM3", "AM5", 1)), IS_MOB_04);
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM5", 1));
}

#[test]
fn board_05_both_factions_use_intercontinental_routes() {
    let mut table = reich(4).lay("AM6 hq R[r]; AM3 hq R[r]; EU1");
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM3", "EU1", 1)), IS_MOB_05);
    table.play(REICH_AMERICA, mobilize("IN01", "AM6", "EU1", 1));
    assert_eq!(table.shows("EU1"), "EU1 hq R[r(AM)]");
    let mut table = uwc(4);
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE06", "AM3", "EU2", 1)), IS_MOB_04);
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "EU2", 1));
    assert_eq!(table.shows("EU2"), "EU2 hq U[u(AM)]");
}

#[test]
fn board_06_only_the_reich_uses_red_routes_up_and_down_within_a_sector() {
    let mut table = reich(4);
    for elsewhere in ["AM5", "AM3", "EU2"] {
        let astray = mobilize("IN01", "AM-I", elsewhere, 1);
        assert_eq!(table.refused(REICH_AMERICA, astray), IS_MOB_05, "{elsewhere}");
    }
    table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    table.play(REICH_AMERICA, mobilize("IN02", "AM1", "AM-I", 1));
    assert_eq!(table.shows("AM-I"), "AM-I R[r]");
    let mut table = uwc(2).lay("AM5 hq U[u]; AM-II");
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE06", "AM5", "AM-II", 1)), IS_MOB_04);
    table.play(UWC_AMERICA, mobilize("GE06", "AM5", "AM4", 1));
}

#[test]
fn board_06_without_a_red_route_nobody_returns_to_orbit() {
    let mut table = reich(2).lay("AM3 hq R[r]; AM5 hq R[r]");
    assert_eq!(table.refused(REICH_AMERICA, return_to_orbit("AM3", 1)), IS_BOARD_06);
    table.play(REICH_AMERICA, return_to_orbit("AM5", 1));
    let mut table = uwc(2).lay("AM5 hq U[u]");
    assert_eq!(table.refused(UWC_AMERICA, return_to_orbit("AM5", 1)), IS_BOARD_06);
}

#[test]
fn board_07_three_sectors_lie_side_by_side_and_only_reich_tiles_are_in_orbit() {
    let mut table = reich(2);
    assert_eq!(table.refused(REICH_AMERICA, regroup_orbit("AM-I", "AM-III", 1)), IS_REG_08);
    table.play(REICH_AMERICA, regroup_orbit("AM-I", "AM-II", 1));
    table.play(REICH_AMERICA, regroup_orbit("AM-II", "AM-III", 2));
    assert_eq!(table.shows("AM-III"), "AM-III R[r,r,r]");
    let mut table = uwc(2);
    assert_eq!(table.refused(UWC_AMERICA, recruit("GE03", &[("AM-I", 1)])), IS_REC_05);
    assert_eq!(table.refused(UWC_AMERICA, regroup_orbit("AM-I", "AM-II", 1)), IS_ARMY_05);
}

#[test]
fn board_08_the_orbits_of_neighbouring_continents_meet_and_the_outer_ends_do_not() {
    let all = || Position::new(6).hand(REICH_ASIA, &["EI05"]);
    let mut table = all();
    table.play(REICH_AMERICA, regroup_orbit("AM-III", "EU-I", 1));
    table.play(REICH_EUROPE, regroup_orbit("EU-III", "AS-I", 1));
    assert_eq!(table.shows("AS-I"), "AS-I R[r,r(EU)]");
    let mut table = all();
    assert_eq!(table.refused(REICH_ASIA, regroup_orbit("AS-III", "AM-I", 1)), IS_BOARD_08);
    assert_eq!(table.refused(REICH_AMERICA, regroup_orbit("AM-I", "AS-III", 1)), IS_BOARD_08);
    assert_eq!(table.refused(REICH_ASIA, mobilize("EI05", "AS-III", "AM-II", 1)), IS_BOARD_08);
}

/// Rules: IS-BOARD-08, IS-RULING-06
#[test]
fn board_08_a_neutral_continent_lies_between_only_if_the_match_says_so() {
    let around_europe = || Position::on(&["america", "asia"]).hand(REICH_AMERICA, &["IN01"]);
    let one = || regroup_orbit("AM-III", "AS-I", 1);
    let two = || mobilize("IN01", "AM-II", "AS-I", 1);
    around_europe().play(REICH_AMERICA, one());
    around_europe().play(REICH_AMERICA, two());
    assert_eq!(around_europe().orbit_gap().refused(REICH_AMERICA, one()), IS_BOARD_08);
    assert_eq!(around_europe().orbit_gap().refused(REICH_AMERICA, two()), IS_BOARD_08);
    let mut without_neutrals = Position::new(6).orbit_gap();
    without_neutrals.play(REICH_AMERICA, regroup_orbit("AM-III", "EU-I", 1));
}

#[test]
fn board_08_the_sectors_of_a_neutral_continent_are_adjacent_to_none() {
    let mut table = reich(2);
    assert_eq!(table.refused(REICH_AMERICA, regroup_orbit("AM-III", "EU-I", 1)), IS_BOARD_08);
    table.play(REICH_AMERICA, regroup_orbit("AM-III", "AM-II", 1));
}

/// Rules: IS-BOARD-09, IS-RULING-07
#[test]
fn board_09_a_white_route_to_a_neutral_continent_is_not_a_way_but_help_comes_over_it() {
    let mut table = uwc(2);
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE06", "AM4", "EU2", 1)), IS_BOARD_09);
    table.play(UWC_AMERICA, request_help("GE03", "europe", "AM4"));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,n(EU),n(EU)]");
    uwc(4).play(UWC_AMERICA, mobilize("GE06", "AM4", "EU2", 1));
}

#[test]
fn board_10_nobody_enters_a_neutral_continent_nor_its_orbit() {
    let mut table = reich(2).lay("AM6 hq R[r]");
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM-III", "EU-I", 1)), IS_BOARD_10);
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM6", "EU5", 1)), IS_BOARD_10);
    reich(4).play(REICH_AMERICA, mobilize("IN01", "AM-III", "EU-I", 1));
    let mut both = uwc(4).hand(UWC_EUROPE, &["PO06"]).lay("EU6 hq U[u]");
    assert_eq!(both.refused(UWC_EUROPE, mobilize("PO06", "EU6", "AS4", 1)), IS_BOARD_10);
}
