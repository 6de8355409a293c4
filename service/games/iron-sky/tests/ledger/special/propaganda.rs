//! IS-SPR-08, 09: Propaganda.

use umpire_iron_sky::ledger::*;

use super::{has_left, special};
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, REICH_EUROPE, cites},
};

/// America's Reich commander holds Propaganda and can pay for it.
fn reich(lay: &str) -> Position {
    special(4).lay(lay).hand(REICH_AMERICA, &["SR-6"]).cp(REICH_AMERICA, 2)
}

/// Rules: IS-SPR-08, IS-RULING-75, IS-CMD-10, IS-SPC-03
#[test]
fn spr_08_tiles_go_to_headquarters_of_the_reich_on_the_own_continent() {
    let mut table = reich("AM5 hq R[r(EU)]; AM4 hq U[u] bf R[r]; AM1; EU4 hq R[r(AM)]");
    for place in ["AM4", "AM1", "AM3", "EU4", "AM-I"] {
        assert_eq!(table.refused(REICH_AMERICA, propaganda(&[(place, 1)])), IS_SPR_08, "{place}");
    }
    let split = propaganda(&[("AM5", 1), ("AM1", 1)]);
    assert_eq!(table.refused(REICH_AMERICA, split), IS_SPR_08);
    let supply = table.supply_of(REICH_AMERICA);
    let facts = table.play(REICH_AMERICA, propaganda(&[("AM5", 2)]));
    assert!(cites(&facts, IS_SPR_08));
    assert_eq!(table.shows("AM5"), "AM5 hq R[r(EU),r,r]", "on top");
    assert_eq!((table.supply_of(REICH_AMERICA), table.cp_of(REICH_AMERICA)), (supply - 2, 0));
    assert!(has_left(&table, REICH_AMERICA, "SR-6"));
}

#[test]
fn spr_08_one_or_two_tiles_go_to_one_or_two_territories() {
    let table = || reich("AM5 hq R[r]; AM6 hq R[r]; AM1 hq R[r]");
    let refused: [&[(&str, u8)]; 6] = [
        &[],
        &[("AM5", 0)],
        &[("AM5", 3)],
        &[("AM5", 1), ("AM5", 1)],
        &[("AM5", 2), ("AM6", 1)],
        &[("AM5", 1), ("AM6", 1), ("AM1", 1)],
    ];
    for placements in refused {
        assert_eq!(table().refused(REICH_AMERICA, propaganda(placements)), IS_SPR_08);
    }
    table().play(REICH_AMERICA, propaganda(&[("AM5", 1)]));
    table().play(REICH_AMERICA, propaganda(&[("AM5", 1), ("AM6", 1)]));
}

/// Rules: IS-SPR-08, IS-RULING-98
#[test]
fn spr_08_the_supply_must_hold_the_tiles() {
    let with = |supply| reich("AM5 hq R[r]").supply_left(REICH_AMERICA, supply);
    assert_eq!(with(1).refused(REICH_AMERICA, propaganda(&[("AM5", 2)])), IS_SPR_08);
    with(1).play(REICH_AMERICA, propaganda(&[("AM5", 1)]));
    assert_eq!(with(0).refused(REICH_AMERICA, propaganda(&[("AM5", 1)])), IS_SPR_08);
}

#[test]
fn spr_09_war_is_no_hindrance_the_army_limit_is_and_no_combat_opens() {
    let table = || reich("AM5 hq R[r,r] bf U[u]").terror("AM4");
    assert_eq!(table().refused(REICH_AMERICA, propaganda(&[("AM5", 2)])), IS_SPR_09);
    let mut table = table();
    table.play(REICH_AMERICA, propaganda(&[("AM5", 1)]));
    assert_eq!(table.shows("AM5"), "AM5 hq R[r,r,r] bf U[u]");
    assert_eq!(table.state.combats().count(), 0);
}

#[test]
fn spr_08_not_on_a_frozen_continent() {
    let mut table = reich("AM5 hq R[r]; AM7 hq U[u] bf R[r(EU)]").hand(REICH_EUROPE, &["AR05"]);
    table.play(REICH_EUROPE, fight("AR05", "AM7"));
    assert_eq!(table.refused(REICH_AMERICA, propaganda(&[("AM5", 1)])), IS_SIM_04);
}

/// Rules: IS-SPR-08, IS-SPR-09
#[test]
fn ex_25_propaganda() {
    let table = || reich("AM5 hq R[r,r] bf U[u]; AM1 hq R[r]");
    assert_eq!(table().refused(REICH_AMERICA, propaganda(&[("AM5", 2)])), IS_SPR_09);
    assert_eq!(table().refused(REICH_AMERICA, propaganda(&[("AM3", 1)])), IS_SPR_08);
    let mut table = table();
    table.play(REICH_AMERICA, propaganda(&[("AM5", 1), ("AM1", 1)]));
    assert_eq!(table.shows("AM5"), "AM5 hq R[r,r,r] bf U[u]");
    assert_eq!(table.shows("AM1"), "AM1 hq R[r,r]");
    assert_eq!((table.state.combats().count(), table.cp_of(REICH_AMERICA)), (0, 0));
}
