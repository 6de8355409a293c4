//! IS-REG: regrouping and returning to orbit, movement without command cards.

use umpire_iron_sky::{
    event::Event,
    ids::{Continent, Faction},
    ledger::*,
};

use crate::{
    actions::*,
    position::{
        Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, UWC_EUROPE, emitted, territory,
    },
};

/// America's UWC commander has 4 Money and 4 Politics in his turn.
fn uwc(armies: &str) -> Position {
    Position::new(4).lay(armies).money(UWC_AMERICA, 4).politics(UWC_AMERICA, 4).uwc_turn()
}

fn reich(armies: &str) -> Position {
    Position::new(4).lay(armies)
}

/// Rules: IS-REG-01, IS-RULING-30
#[test]
fn reg_01_tiles_of_one_commanded_army_go_over_a_surface_route_for_a_point_each() {
    let mut table = uwc("AM3 hq U[u,u,u]; AM2");
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM3", "AM2", 2, 1, 0)), IS_REG_01);
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM3", "AM2", 2, 2, 1)), IS_REG_01);
    table.play(UWC_AMERICA, regroup("AM3", "AM2", 2, 1, 1));
    assert_eq!(table.purse(UWC_AMERICA), (3, 3));
    table.play(UWC_AMERICA, regroup("AM2", "AM3", 2, 0, 2));
    assert_eq!(table.purse(UWC_AMERICA), (3, 1));
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM3", "AM2", 2, 0, 2)), IS_REG_01);
    table.play(UWC_AMERICA, regroup("AM3", "AM2", 2, 2, 0));
    assert_eq!(table.purse(UWC_AMERICA), (1, 1));
}

#[test]
fn reg_01_only_to_a_neighbour_only_what_is_there_and_only_what_he_commands() {
    let mut table = uwc("AM3 hq U[u]; EU5 hq U[u]");
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM3", "AM7", 1, 1, 0)), IS_REG_01);
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM3", "AM4", 2, 2, 0)), IS_REG_01);
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM3", "AM4", 0, 0, 0)), IS_REG_01);
    assert_eq!(table.refused(UWC_AMERICA, regroup("EU5", "EU1", 1, 1, 0)), IS_ARMY_06);
    table.play(UWC_AMERICA, regroup("AM3", "AM4", 1, 1, 0));
    let mut guest = uwc("EU5 hq U[u,u(AM)]");
    guest.play(UWC_AMERICA, regroup("EU5", "EU1", 1, 1, 0));
    assert_eq!(guest.shows("EU1"), "EU1 hq U[u,u(AM)]");
}

#[test]
fn reg_02_the_destination_may_not_be_at_war() {
    let onward = || regroup("AM3", "AM4", 1, 1, 0);
    assert_eq!(uwc("AM4 hq U[u] bf R[r]").refused(UWC_AMERICA, onward()), IS_REG_02);
    assert_eq!(uwc("AM4 hq R[r] bf U[u]").refused(UWC_AMERICA, onward()), IS_REG_02);
    uwc("AM4 hq U[u]").play(UWC_AMERICA, onward());
}

#[test]
fn reg_03_the_destination_may_not_be_the_reichs() {
    let onward = || regroup("AM3", "AM6", 1, 1, 0);
    assert_eq!(uwc("AM6 hq R[r]").refused(UWC_AMERICA, onward()), IS_REG_03);
    uwc("AM6").play(UWC_AMERICA, onward());
}

/// Rules: IS-REG-04, IS-RULING-31
#[test]
fn reg_04_an_uncontrolled_destination_is_entered_and_terror_is_no_hindrance() {
    let mut table = uwc("AM6").terror("AM6");
    table.play(UWC_AMERICA, regroup("AM3", "AM6", 1, 1, 0));
    assert_eq!(table.shows("AM6"), "AM6 hq U[u]");
    assert_eq!(table.state.terror(Continent::America), Some(territory("AM6")));
    let mut friendly = uwc("AM4 hq U[u]").terror("AM4");
    friendly.play(UWC_AMERICA, regroup("AM3", "AM4", 1, 1, 0));
    assert_eq!(friendly.shows("AM4"), "AM4 hq U[u,u]");
}

#[test]
fn reg_05_the_army_limit_holds_at_the_destination() {
    let two = || regroup("AM3", "AM4", 2, 2, 0);
    assert_eq!(uwc("AM3 hq U[u,u]; AM4 hq U[u,u]").refused(UWC_AMERICA, two()), IS_REG_05);
    let mut table = uwc("AM3 hq U[u,u]; AM4 hq U[u]");
    table.play(UWC_AMERICA, two());
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u,u]");
}

#[test]
fn reg_06_tiles_leave_a_war_from_either_zone() {
    let mut besieged = uwc("AM4 hq U[u,u] bf R[r]");
    besieged.play(UWC_AMERICA, regroup("AM4", "AM3", 1, 1, 0));
    assert_eq!(besieged.shows("AM4"), "AM4 hq U[u] bf R[r]");
    let mut besieger = uwc("AM5 hq R[r] bf U[u,u]");
    besieger.play(UWC_AMERICA, regroup("AM5", "AM4", 1, 1, 0));
    assert_eq!(besieger.shows("AM5"), "AM5 hq R[r] bf U[u]");
}

#[test]
fn reg_07_uwc_tiles_do_not_regroup_to_another_continent() {
    let mut table = uwc("AM4 hq U[u]; EU2");
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM4", "EU2", 1, 1, 0)), IS_REG_07);
    table.play(UWC_AMERICA, regroup("AM4", "AM5", 1, 1, 0));
}

#[test]
fn reg_08_reich_tiles_go_one_sector_sideways_for_a_point_each() {
    let mut table = reich("AM-I R[r,r]; AM-II").cp(REICH_AMERICA, 3);
    assert_eq!(table.refused(REICH_AMERICA, regroup_orbit("AM-I", "AM-III", 1)), IS_REG_08);
    assert_eq!(table.refused(REICH_AMERICA, regroup_orbit("AM-I", "AM-II", 3)), IS_REG_08);
    table.play(REICH_AMERICA, regroup_orbit("AM-I", "AM-II", 2));
    assert_eq!((table.shows("AM-II").as_str(), table.cp_of(REICH_AMERICA)), ("AM-II R[r,r]", 1));
    assert_eq!(table.refused(REICH_AMERICA, regroup_orbit("AM-II", "AM-III", 2)), IS_REG_08);
    table.play(REICH_AMERICA, regroup_orbit("AM-II", "AM-III", 1));
    assert_eq!(table.cp_of(REICH_AMERICA), 0);
}

#[test]
fn reg_08_also_to_another_continents_orbit_if_the_army_obeys_and_the_tiles_fit() {
    let mut table = reich("AM-III R[r,r]; EU-I R[r,r]");
    assert_eq!(table.refused(REICH_AMERICA, regroup_orbit("AM-III", "EU-I", 2)), IS_REG_08);
    assert_eq!(table.refused(REICH_EUROPE, regroup_orbit("AM-III", "EU-I", 1)), IS_ARMY_06);
    table.play(REICH_AMERICA, regroup_orbit("AM-III", "EU-I", 1));
    assert_eq!(table.shows("EU-I"), "EU-I R[r,r,r(AM)]");
    table.play(REICH_AMERICA, regroup_orbit("EU-I", "EU-II", 1));
    assert_eq!(table.shows("EU-II"), "EU-II R[r,r(AM)]");
}

/// Rules: IS-REG-09, IS-RULING-103
#[test]
fn reg_09_reich_tiles_return_to_orbit_free_of_charge_as_often_as_he_likes() {
    let mut table = reich("AM5 hq R[r(EU),r]; AM-II R[r]").cp(REICH_AMERICA, 0);
    table.play(REICH_AMERICA, return_to_orbit("AM5", 1));
    table.play(REICH_AMERICA, return_to_orbit("AM5", 1));
    assert_eq!(table.shows("AM-II"), "AM-II R[r,r,r(EU)]");
    let mut full = reich("AM5 hq R[r,r]; AM-II R[r,r]");
    assert_eq!(full.refused(REICH_AMERICA, return_to_orbit("AM5", 2)), IS_REG_09);
    assert_eq!(full.refused(REICH_AMERICA, return_to_orbit("AM5", 3)), IS_REG_09);
    full.play(REICH_AMERICA, return_to_orbit("AM5", 1));
}

/// Rules: IS-REG-10, IS-RULING-32
#[test]
fn reg_10_tiles_return_to_orbit_out_of_a_war() {
    let mut table = reich("AM7 hq U[u] bf R[r,r]; AM-III");
    table.play(REICH_AMERICA, return_to_orbit("AM7", 2));
    assert_eq!(table.shows("AM-III"), "AM-III R[r,r]");
    assert_eq!(table.shows("AM7"), "AM7 hq U[u]");
    let mut besieged = reich("AM5 hq R[r,r] bf U[u]; AM-II");
    besieged.play(REICH_AMERICA, return_to_orbit("AM5", 1));
    assert_eq!(besieged.shows("AM5"), "AM5 hq R[r] bf U[u]");
}

#[test]
fn reg_11_reich_tiles_do_not_regroup_from_territory_to_territory() {
    let mut table = reich("AM5 hq R[r]; AM7").hand(REICH_AMERICA, &["IN01"]);
    assert_eq!(table.refused(REICH_AMERICA, regroup("AM5", "AM7", 1, 0, 0)), IS_REG_11);
    table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 1));
}

#[test]
fn reg_12_regrouping_never_opens_a_combat() {
    let mut table = uwc("AM4 hq U[u,u] bf R[r]; AM6 hq R[r]");
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM3", "AM6", 1, 1, 0)), IS_REG_03);
    table.play(UWC_AMERICA, regroup("AM4", "AM3", 1, 1, 0));
    assert_eq!(table.state.combats().count(), 0);
    let mut by_command = uwc("AM6 hq R[r]").hand(UWC_AMERICA, &["GE06"]);
    by_command.play(UWC_AMERICA, mobilize("GE06", "AM3", "AM6", 1));
    assert_eq!(by_command.state.combats().count(), 1);
}

#[test]
fn reg_13_leaving_by_an_order_has_the_consequences_of_leaving() {
    let leave = |armies: &str| {
        let mut table = uwc(armies);
        let facts = table.play(UWC_AMERICA, regroup("AM4", "AM3", 1, 1, 0));
        (facts, table.shows("AM4"), table.meter("america"))
    };
    let (facts, ground, meter) = leave("AM4 hq U[u] bf R[r]");
    let conquered = Event::Conquered { territory: territory("AM4"), faction: Faction::Reich };
    assert!(emitted(&facts, &conquered));
    assert_eq!((ground.as_str(), meter), ("AM4 hq R[r]", (1, 1)));
    let (facts, ground, meter) = leave("AM4 hq U[u,u] bf R[r]");
    assert!(!emitted(&facts, &conquered));
    assert_eq!((ground.as_str(), meter), ("AM4 hq U[u] bf R[r]", (0, 0)));
    let mut reich = reich("AM5 hq R[r]");
    reich.play(REICH_AMERICA, return_to_orbit("AM5", 1));
    assert_eq!(reich.meter("america"), (0, 1));
}

#[test]
fn of_several_rules_broken_the_first_of_the_ledger_is_cited() {
    let mut table = uwc("AM1 hq R[r] bf U[u]; AM4 hq U[u,u,u]; AM6 hq R[r]; EU2 hq U[u] bf R[r]");
    let to = |from, to| regroup(from, to, 2, 0, 0);
    assert_eq!(table.refused(UWC_AMERICA, to("AM5", "EU2")), IS_ARMY_05);
    assert_eq!(table.refused(UWC_AMERICA, to("AM7", "EU2")), IS_REG_07);
    assert_eq!(table.refused(UWC_AMERICA, to("AM7", "AM1")), IS_REG_02);
    assert_eq!(table.refused(UWC_AMERICA, to("AM7", "AM6")), IS_REG_03);
    assert_eq!(table.refused(UWC_AMERICA, to("AM7", "AM4")), IS_REG_01);
    let mut poor = reich("AM-III R[r]; AM3 hq R[r]").cp(REICH_AMERICA, 0);
    assert_eq!(poor.refused(REICH_AMERICA, regroup_orbit("AM-III", "AS-I", 1)), IS_BOARD_08);
    assert_eq!(poor.refused(REICH_AMERICA, return_to_orbit("AM3", 2)), IS_BOARD_06);
}

#[test]
fn ex_s6_uwc_regroup_destinations() {
    // No territory has six neighbours, so there are two positions.
    let mut table = Position::new(4)
        .lay("EU5 hq U[u,u,u]; EU1 hq U[u]; EU2; EU4; EU6 hq U[u] bf R[r]")
        .terror("EU2")
        .money(UWC_EUROPE, 8)
        .uwc_turn();
    table.play(UWC_EUROPE, regroup("EU5", "EU1", 1, 1, 0));
    table.play(UWC_EUROPE, regroup("EU5", "EU2", 1, 1, 0));
    assert_eq!(table.refused(UWC_EUROPE, regroup("EU5", "EU6", 1, 1, 0)), IS_REG_02);
    table.play(UWC_EUROPE, regroup("EU5", "EU4", 1, 1, 0));
    let mut table = Position::new(4)
        .lay("EU5 hq U[u]; EU1 hq U[u,u,u]; EU4 hq R[r]")
        .money(UWC_EUROPE, 1)
        .uwc_turn();
    assert_eq!(table.refused(UWC_EUROPE, regroup("EU5", "EU1", 1, 1, 0)), IS_REG_05);
    assert_eq!(table.refused(UWC_EUROPE, regroup("EU5", "EU4", 1, 1, 0)), IS_REG_03);
}

#[test]
fn ex_27_return_to_orbit_from_a_war() {
    let mut table = reich("AM1 hq R[r]; AM6 hq R[r]; AM5 hq R[r] bf U[u]");
    assert_eq!(table.meter("america"), (3, 3));
    let points = table.cp_of(REICH_AMERICA);
    table.play(REICH_AMERICA, return_to_orbit("AM5", 1));
    assert_eq!(table.cp_of(REICH_AMERICA), points);
    assert_eq!((table.shows("AM5").as_str(), table.meter("america").0), ("AM5 hq U[u]", 2));
}

#[test]
fn ex_38_regroup() {
    let mut table = uwc("AM3 hq U[u,u,u]; AM2 hq U[u]");
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM3", "AM2", 3, 2, 1)), IS_REG_05);
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM4", "EU2", 1, 1, 0)), IS_REG_07);
    table.play(UWC_AMERICA, regroup("AM3", "AM2", 2, 1, 1));
    assert_eq!(
        (table.shows("AM2"), table.shows("AM3")),
        ("AM2 hq U[u,u,u]".into(), "AM3 hq U[u]".into())
    );

    let mut table = uwc("AM1").terror("AM1");
    assert_eq!(table.meter("america"), (1, 1));
    table.play(UWC_AMERICA, regroup("AM2", "AM1", 1, 1, 0));
    assert_eq!((table.shows("AM1").as_str(), table.meter("america")), ("AM1 hq U[u]", (1, 1)));
    assert_eq!(table.state.terror(Continent::America), Some(territory("AM1")));
}
