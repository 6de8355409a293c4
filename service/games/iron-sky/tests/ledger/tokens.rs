//! IS-TER, IS-ANT, IS-EW, IS-REB: the tokens that commands move.

use umpire_iron_sky::{
    action::{Action, Target},
    event::Event,
    ids::{Continent, Faction, Territory},
    ledger::*,
};

use crate::{
    actions::*,
    position::{
        Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, cites, emitted, orbit, territory,
    },
};

const AMERICA: Continent = Continent::America;

/// Terror is America's, twice, and nothing of the Reich stands on the surface.
fn terrorist() -> Position {
    Position::new(4)
        .reich("america", "einsatzgruppen")
        .hand(REICH_AMERICA, &["EI11", "EI12", "EI14", "EI05"])
        .cp(REICH_AMERICA, 8)
}

#[test]
fn ter_01_the_token_is_put_on_a_territory_of_the_own_continent() {
    let mut table = terrorist();
    assert_eq!(table.refused(REICH_AMERICA, terror("EI11", "EU4")), IS_TER_01);
    let Action::Terror(target) = terror("EI11", "AM3") else { panic!("a Terror") };
    let nowhere = Territory { continent: AMERICA, number: 8 };
    let beyond_the_board = Action::Terror(Target { territory: nowhere, ..target });
    assert_eq!(table.refused(REICH_AMERICA, beyond_the_board), IS_TER_01);
    table.play(REICH_AMERICA, terror("EI11", "AM3"));
    assert_eq!(table.state.terror(AMERICA), Some(territory("AM3")));
}

/// Rules: IS-TER-02, IS-RULING-10
#[test]
fn ter_02_not_on_one_that_the_reich_controls_but_on_any_other() {
    let mut table = terrorist().lay("AM1 hq R[r]");
    assert_eq!(table.refused(REICH_AMERICA, terror("EI11", "AM1")), IS_TER_02);
    for elsewhere in ["AM3", "AM5", "AM4"] {
        let mut table = terrorist().lay("AM4 hq U[u] bf R[r]");
        table.play(REICH_AMERICA, terror("EI11", elsewhere));
    }
}

/// Rules: IS-TER-03, IS-METER-12
#[test]
fn ter_03_a_token_that_comes_to_the_board_is_a_step() {
    let mut table = terrorist();
    let facts = table.play(REICH_AMERICA, terror("EI11", "AM3"));
    assert!(cites(&facts, IS_TER_03));
    assert_eq!(table.meter("america"), (1, 1));
}

/// Rules: IS-TER-04, IS-TER-05
#[test]
fn ter_04_a_token_on_the_board_moves_to_another_territory_without_a_step() {
    let mut table = terrorist();
    table.play(REICH_AMERICA, terror("EI11", "AM3"));
    assert_eq!(table.refused(REICH_AMERICA, terror("EI12", "AM3")), IS_TER_04);
    table.play(REICH_AMERICA, terror("EI12", "AM5"));
    assert_eq!(table.meter("america"), (1, 1));
    assert_eq!(table.state.terror(AMERICA), Some(territory("AM5")), "one token a player");
}

#[test]
fn ter_06_it_stops_recruiting_and_counts_but_changes_neither_control_nor_movement() {
    let mut table = Position::new(2)
        .terror("AM2")
        .hand(UWC_AMERICA, &["GE01", "GE06"])
        .money(UWC_AMERICA, 2)
        .uwc_turn();
    assert_eq!(table.meter("america").0, 1);
    let here = paid(recruit("GE01", &[("AM2", 1)]), 1, 0);
    assert_eq!(table.refused(UWC_AMERICA, here), IS_REC_07);
    assert_eq!(table.state.ground(territory("AM2")).controller(), Some(Faction::Uwc));
    table.play(UWC_AMERICA, paid(mobilize("GE06", "AM2", "AM1", 1), 1, 0));
}

#[test]
fn ter_07_the_token_returns_without_a_step_when_the_reich_takes_the_headquarters() {
    let mut table = terrorist().lay("AM1 hq").terror("AM1");
    let facts = table.play(REICH_AMERICA, mobilize("EI05", "AM-I", "AM1", 1));
    assert!(emitted(&facts, &Event::TerrorReturned { post: REICH_AMERICA }));
    assert!(cites(&facts, IS_TER_07));
    assert_eq!(table.meter("america"), (1, 1));
}

#[test]
fn ter_08_the_token_stays_when_the_uwc_loses_leaves_or_takes_the_headquarters() {
    let mut leaving = Position::new(2)
        .terror("AM2")
        .hand(UWC_AMERICA, &["GE06", "GE07"])
        .money(UWC_AMERICA, 2)
        .uwc_turn();
    leaving.play(UWC_AMERICA, paid(mobilize("GE06", "AM2", "AM1", 1), 1, 0));
    assert_eq!(leaving.state.terror(AMERICA), Some(territory("AM2")));
    leaving.play(UWC_AMERICA, paid(mobilize("GE07", "AM3", "AM2", 1), 1, 0));
    assert_eq!(leaving.state.terror(AMERICA), Some(territory("AM2")));
    assert_eq!(leaving.meter("america"), (1, 1));

    let mut losing = Position::new(2)
        .reich("america", "artillerie")
        .terror("AM2")
        .hand(REICH_AMERICA, &["AR01"])
        .cp(REICH_AMERICA, 1);
    losing.play(REICH_AMERICA, bomb("AR01", "AM2"));
    assert_eq!(losing.state.terror(AMERICA), Some(territory("AM2")));
}

fn anti_terrorist() -> Position {
    Position::new(4).hand(UWC_AMERICA, &["GE13"]).politics(UWC_AMERICA, 1)
}

/// Rules: IS-ANT-01, IS-ANT-02, IS-METER-12
#[test]
fn ant_01_the_token_of_the_own_continent_returns_and_the_high_mark_stays() {
    let mut table = anti_terrorist().terror("AM3").uwc_turn();
    assert_eq!(table.meter("america"), (1, 1));
    let facts = table.play(UWC_AMERICA, paid(anti_terror("GE13"), 0, 1));
    assert!(emitted(&facts, &Event::TerrorReturned { post: REICH_AMERICA }));
    assert!(cites(&facts, IS_ANT_01));
    assert_eq!(table.meter("america"), (0, 1));
}

#[test]
fn ant_03_only_the_token_of_the_own_continent() {
    let mut table = anti_terrorist().terror("EU5").uwc_turn();
    assert_eq!(table.refused(UWC_AMERICA, paid(anti_terror("GE13"), 0, 1)), IS_CMD_08);
    let mut table = anti_terrorist().terror("EU5").terror("AM3").uwc_turn();
    table.play(UWC_AMERICA, paid(anti_terror("GE13"), 0, 1));
    assert_eq!(table.state.terror(Continent::Europe), Some(territory("EU5")));
}

fn warfare() -> Position {
    Position::new(4)
        .uwc("america", "agent")
        .hand(UWC_AMERICA, &["AG12", "AG13"])
        .politics(UWC_AMERICA, 2)
        .uwc_turn()
}

#[test]
fn ew_01_the_token_is_put_on_a_sector_of_the_own_continent() {
    let mut table = warfare();
    let abroad = paid(electronic_warfare("AG12", "EU-I"), 0, 1);
    assert_eq!(table.refused(UWC_AMERICA, abroad), IS_EW_01);
    table.play(UWC_AMERICA, paid(electronic_warfare("AG12", "AM-I"), 0, 1));
    assert_eq!(table.state.electronic_warfare(AMERICA), Some(orbit("AM-I")));
}

#[test]
fn ew_02_red_routes_of_the_sector_are_closed_both_ways_for_any_player() {
    let table = || {
        Position::new(4)
            .lay("AM6 hq R[r]; EU-I R[r,r]; AM-III R[r(EU)]")
            .electronic_warfare("AM-III")
            .hand(REICH_AMERICA, &["IN01", "IN10"])
            .cp(REICH_AMERICA, 4)
            .hand(REICH_EUROPE, &["AR05"])
            .cp(REICH_EUROPE, 2)
    };
    let mut down = table();
    assert_eq!(down.refused(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1)), IS_EW_02);
    assert_eq!(down.refused(REICH_AMERICA, raid("IN10", "AM-III", "AM7", 1)), IS_EW_02);
    assert_eq!(down.refused(REICH_AMERICA, return_to_orbit("AM6", 1)), IS_EW_02);
    assert_eq!(down.refused(REICH_AMERICA, mobilize("IN01", "AM6", "AM-III", 1)), IS_EW_02);
    assert_eq!(down.refused(REICH_EUROPE, mobilize("AR05", "AM-III", "AM7", 1)), IS_EW_02);
    down.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
}

#[test]
fn ew_03_moving_sideways_and_recruiting_in_orbit_remain_possible() {
    let mut table = Position::new(2)
        .electronic_warfare("AM-II")
        .hand(REICH_AMERICA, &["IN01", "IN06"])
        .cp(REICH_AMERICA, 4);
    table.play(REICH_AMERICA, recruit("IN06", &[("AM-II", 2)]));
    table.play(REICH_AMERICA, mobilize("IN01", "AM-II", "AM-I", 2));
    table.play(REICH_AMERICA, regroup_orbit("AM-II", "AM-III", 1));
}

/// Rules: IS-EW-04, IS-EW-05, IS-RULING-45
#[test]
fn ew_04_a_token_on_the_board_moves_to_another_sector() {
    let mut table = warfare();
    table.play(UWC_AMERICA, paid(electronic_warfare("AG12", "AM-I"), 0, 1));
    let again = paid(electronic_warfare("AG13", "AM-I"), 0, 1);
    assert_eq!(table.refused(UWC_AMERICA, again), IS_EW_04);
    table.play(UWC_AMERICA, paid(electronic_warfare("AG13", "AM-II"), 0, 1));
    assert_eq!(table.state.electronic_warfare(AMERICA), Some(orbit("AM-II")));
}

/// Rules: IS-EW-05
#[test]
fn ew_05_the_token_stays_until_reboot() {
    let mut table = warfare();
    table.play(UWC_AMERICA, paid(electronic_warfare("AG12", "AM-I"), 0, 1));
    table.all_done();
    table.all_submit();
    assert_eq!(table.state.electronic_warfare(AMERICA), Some(orbit("AM-I")));
}

/// Rules: IS-REB-01, IS-RULING-44
#[test]
fn reb_01_the_token_on_the_own_continent_returns_to_its_owner() {
    let mut table = Position::new(2)
        .electronic_warfare("AM-I")
        .hand(REICH_AMERICA, &["IN15"])
        .cp(REICH_AMERICA, 1);
    let facts = table.play(REICH_AMERICA, reboot("IN15"));
    assert!(emitted(&facts, &Event::ElectronicWarfareReturned { post: UWC_AMERICA }));
    assert!(cites(&facts, IS_REB_01));
    assert_eq!(table.state.electronic_warfare(AMERICA), None);
}

#[test]
fn reb_02_only_the_token_on_the_own_continent() {
    let mut table = Position::new(4)
        .electronic_warfare("EU-I")
        .hand(REICH_AMERICA, &["IN15"])
        .cp(REICH_AMERICA, 1);
    assert_eq!(table.refused(REICH_AMERICA, reboot("IN15")), IS_CMD_08);
    let mut table = table.electronic_warfare("AM-I");
    table.play(REICH_AMERICA, reboot("IN15"));
    assert_eq!(table.state.electronic_warfare(Continent::Europe), Some(orbit("EU-I")));
}
