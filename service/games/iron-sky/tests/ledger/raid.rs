//! IS-RAID: one tile more, then a move from the same space.

use umpire_iron_sky::{event::Event, ids::Continent, ledger::*};

use crate::{
    actions::*,
    position::{
        CONTENT, Position, REICH_AMERICA, UWC_AMERICA, UWC_ASIA, UWC_EUROPE, emitted, territory,
    },
};

fn reich(armies: &str) -> Position {
    Position::new(4).lay(armies).hand(REICH_AMERICA, &["IN10", "IN11", "IN01"])
}

/// Asia's Agent in his turn, with 4 Money and 1 Politics.
fn agent(armies: &str) -> Position {
    Position::new(6)
        .lay(armies)
        .hand(UWC_ASIA, &["AG09", "AG10"])
        .money(UWC_ASIA, 4)
        .politics(UWC_ASIA, 1)
        .uwc_turn()
}

#[test]
fn raid_01_first_a_tile_is_added_under_all_rules_of_recruiting() {
    let mut table = reich("AM-II R[r]; AM5");
    let supply = table.supply_of(REICH_AMERICA);
    let facts = table.play(REICH_AMERICA, raid("IN10", "AM-II", "AM5", 2));
    let space = CONTENT.space("AM-II").unwrap();
    assert!(emitted(&facts, &Event::UnitsPlaced { post: REICH_AMERICA, space, count: 1 }));
    assert_eq!(table.supply_of(REICH_AMERICA), supply - 1);
    assert_eq!(table.shows("AM5"), "AM5 hq R[r,r]");
    let onward = || raid("AG09", "AS2", "AS4", 1);
    assert_eq!(agent("AS2 hq U[u] bf R[r]").refused(UWC_ASIA, onward()), IS_REC_06);
    assert_eq!(agent("AS2 hq U[u]").terror("AS2").refused(UWC_ASIA, onward()), IS_REC_07);
    assert_eq!(agent("AS2").refused(UWC_ASIA, onward()), IS_REC_08);
    assert_eq!(agent("AS2 hq R[r]").refused(UWC_ASIA, onward()), IS_REC_05);
    agent("AS2 hq U[u]").play(UWC_ASIA, onward());
}

#[test]
fn raid_02_then_any_number_of_tiles_moves_from_the_top_of_that_space() {
    let mut table = reich("AM-II R[r(EU)]; AM5");
    assert_eq!(table.refused(REICH_AMERICA, raid("IN10", "AM-II", "AM5", 3)), IS_MOB_02);
    assert_eq!(table.refused(REICH_AMERICA, raid("IN10", "AM-II", "AM1", 1)), IS_MOB_05);
    table.play(REICH_AMERICA, raid("IN10", "AM-II", "AM5", 1));
    assert_eq!(table.shows("AM-II"), "AM-II R[r(EU)]");
    assert_eq!(table.shows("AM5"), "AM5 hq R[r]", "the new tile lay on top");
    table.play(REICH_AMERICA, raid("IN11", "AM-II", "AM-I", 2));
    assert_eq!(table.shows("AM-I"), "AM-I R[r,r(EU),r]", "sideways too");
}

/// Rules: IS-RAID-03, IS-RULING-29
#[test]
fn raid_03_both_parts_are_obligatory() {
    let mut table = reich("AM-II R[r]; AM5 hq R[r,r,r]").electronic_warfare("AM-III");
    let supply = table.supply_of(REICH_AMERICA);
    assert_eq!(table.refused(REICH_AMERICA, raid("IN10", "AM-II", "AM5", 0)), IS_MOB_02);
    assert_eq!(table.refused(REICH_AMERICA, raid("IN10", "AM-II", "AM5", 1)), IS_MOB_11);
    assert_eq!(table.refused(REICH_AMERICA, raid("IN10", "AM-III", "AM6", 1)), IS_EW_02);
    assert_eq!(table.supply_of(REICH_AMERICA), supply, "nothing is placed without a move");
    table.play(REICH_AMERICA, raid("IN10", "AM-II", "AM-I", 1));
}

#[test]
fn raid_04_not_from_a_full_space_nor_with_an_empty_supply() {
    let onward = || raid("IN10", "AM-II", "AM5", 1);
    assert_eq!(reich("AM-II R[r,r,r]; AM5").refused(REICH_AMERICA, onward()), IS_RAID_04);
    reich("AM-II R[r,r]; AM5").play(REICH_AMERICA, onward());
    let with_supply = |left| reich("AM-II R[r]; AM5").supply_left(REICH_AMERICA, left);
    assert_eq!(with_supply(0).refused(REICH_AMERICA, onward()), IS_RAID_04);
    with_supply(1).play(REICH_AMERICA, onward());
}

#[test]
fn raid_05_a_combat_opens_if_an_opposing_army_is_at_the_destination() {
    let combats = |armies: &str| {
        let mut table = reich(armies);
        table.play(REICH_AMERICA, raid("IN10", "AM-II", "AM5", 1));
        table.state.combats().count()
    };
    assert_eq!(combats("AM-II R[r]; AM5 hq U[u]"), 1);
    assert_eq!(combats("AM-II R[r]; AM5"), 0);
}

#[test]
fn raid_06_a_reich_raid_always_starts_in_orbit() {
    let mut table = reich("AM5 hq R[r]; AM7; AM-III");
    assert_eq!(table.refused(REICH_AMERICA, raid("IN10", "AM5", "AM7", 1)), IS_REC_09);
    table.play(REICH_AMERICA, raid("IN10", "AM-III", "AM7", 1));
    assert_eq!(table.shows("AM7"), "AM7 hq R[r]", "be it from an empty sector");
    table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM4", 1));
}

#[test]
fn raid_07_a_uwc_raid_over_a_white_route_pays_the_transit() {
    let mut table = agent("AS2 hq U[u]; EU7; AS1");
    table.play(UWC_ASIA, raid("AG09", "AS2", "EU7", 1));
    assert_eq!(table.purse(UWC_ASIA), (2, 0));
    let abroad = raid("AG10", "AS2", "EU7", 1);
    assert_eq!(table.refused(UWC_ASIA, abroad.clone()), IS_ICM_04);
    table.play(UWC_ASIA, raid("AG10", "AS2", "AS1", 1));
    let mut permitted = agent("AS2 hq U[u]; EU7")
        .politics(UWC_ASIA, 0)
        .politics(UWC_EUROPE, 1)
        .permit(UWC_EUROPE, UWC_ASIA, 1);
    permitted.play(UWC_ASIA, by_permit(abroad));
    assert_eq!(permitted.purse(UWC_EUROPE).1, 0);
}

#[test]
fn of_several_rules_broken_the_first_of_the_ledger_is_cited() {
    let astray = |place| raid("AG09", place, "AS7", 9);
    let mut table = agent("AS4 hq U[u,u,u] bf R[r]; AS3 hq U[u] bf R[r]; AS6 hq U[u]; EU5 hq U[u]");
    assert_eq!(table.refused(UWC_ASIA, astray("AS4")), IS_RAID_04);
    assert_eq!(table.refused(UWC_ASIA, astray("AS3")), IS_REC_06);
    assert_eq!(table.refused(UWC_ASIA, astray("EU5")), IS_REC_01);
    assert_eq!(table.refused(UWC_ASIA, astray("AS6")), IS_MOB_02);
}

#[test]
fn ex_01_first_reich_turn() {
    let mut table = Position::new(2)
        .reich("america", "infanterie")
        .uwc("america", "general")
        .hand(REICH_AMERICA, &["IN01", "IN02", "IN10"]);
    assert_eq!((table.meter("america"), table.cp_of(REICH_AMERICA)), ((0, 0), 6));
    table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    table.play(REICH_AMERICA, mobilize("IN02", "AM-III", "AM6", 1));
    table.play(REICH_AMERICA, raid("IN10", "AM-II", "AM5", 2));
    let occupied = ["AM1", "AM6", "AM5"].map(|slug| table.shows(slug));
    assert_eq!(occupied, ["AM1 hq R[r]", "AM6 hq R[r]", "AM5 hq R[r,r]"]);
    assert_eq!((table.state.combats().count(), table.meter("america")), (0, (3, 3)));
    assert_eq!(
        ["AM-I", "AM-II", "AM-III"].map(|slug| table.shows(slug)),
        ["AM-I", "AM-II", "AM-III"]
    );
    assert_eq!((table.supply_of(REICH_AMERICA), table.cp_of(REICH_AMERICA)), (16, 2));
    table.all_done();
    table.all_submit();
    assert_eq!(table.cp_of(REICH_AMERICA), 0);
    assert_eq!(table.purse(UWC_AMERICA), (6, 2));
}

#[test]
fn ex_28_raid() {
    let mut full = agent("AS4 hq U[u,u,u]");
    assert_eq!(full.refused(UWC_ASIA, raid("AG09", "AS4", "AS1", 1)), IS_RAID_04);

    let mut table = agent("AS2 hq U[u]; AS1 hq R[r]");
    let position = table.meter("asia").0;
    table.play(UWC_ASIA, raid("AG09", "AS2", "AS1", 2));
    assert_eq!(table.state.ground(territory("AS2")).controller(), None);
    assert_eq!(table.meter("asia").0, position);
    assert_eq!(table.shows("AS1"), "AS1 hq R[r] bf U[u,u]");
    assert!(table.state.is_frozen(Continent::Asia));

    let mut terrorised = agent("AS2 hq U[u]; AS1 hq R[r]").terror("AS2");
    assert_eq!(terrorised.refused(UWC_ASIA, raid("AG09", "AS2", "AS1", 2)), IS_REC_07);
}
