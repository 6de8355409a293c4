//! IS-INV-05, 09 and 10, as Special Commands extend them: each position breaks one.

use umpire_iron_sky::{
    ids::Continent,
    ledger::{IS_INV_05, IS_INV_09, IS_INV_10},
    state::{Army, Board, Means, Table, broken_invariant},
};

use super::special;
use crate::{
    actions::{elite, fight},
    invariants::broken_by,
    position::{Position, REICH_AMERICA, UWC_AMERICA, territory},
};

fn america(table: &mut Table) -> &mut Board {
    table.boards[Continent::America].as_mut().unwrap()
}

/// AM1 is destroyed, AM4 has the UWC's Tax Increase, the Reich holds AM5.
fn position() -> Position {
    special(2)
        .lay("AM5 hq R[r]")
        .improvement(UWC_AMERICA, "SU-2", "AM4")
        .destroyed(UWC_AMERICA, "AM1")
}

#[test]
fn inv_05_special_commands_make_seventeen_wherever_they_lie() {
    let lost = |table: &mut Table| america(table).grounds[3].improvement = None;
    assert_eq!(broken_by(position(), lost), Some(IS_INV_05));
    let unused = |table: &mut Table| america(table).grounds[0].nuke = None;
    assert_eq!(broken_by(position(), unused), Some(IS_INV_05));
    let mut table = special(2)
        .lay("AM4 hq U[u] bf R[r]")
        .hand(REICH_AMERICA, &["IN01", "SR-3"])
        .cp(REICH_AMERICA, 2);
    table.play(REICH_AMERICA, elite(fight("IN01", "AM4"), "SR-3"));
    assert_eq!(broken_invariant(&table.state), None, "in an open combat too");
    let gone = |table: &mut Table| {
        table.commanders.reich[Continent::America].as_mut().unwrap().sheet.clear();
    };
    assert_eq!(broken_by(table, gone), Some(IS_INV_05));
}

#[test]
fn inv_09_nothing_stands_or_lies_on_a_destroyed_territory() {
    let tile = |table: &mut Table| {
        let army = std::mem::take(&mut america(table).grounds[3].headquarters);
        america(table).grounds[0].headquarters = army;
    };
    assert_eq!(broken_by(position(), tile), Some(IS_INV_09));
    let improvement = |table: &mut Table| {
        let moved = america(table).grounds[3].improvement.take();
        america(table).grounds[0].improvement = moved;
    };
    assert_eq!(broken_by(position(), improvement), Some(IS_INV_09));
    let terror = |table: &mut Table| match &mut table.commanders.reich[Continent::America]
        .as_mut()
        .unwrap()
        .means
    {
        Means::Reich(means) => means.terror = Some(territory("AM1")),
        Means::Uwc(_) => panic!("a Reich player"),
    };
    assert_eq!(broken_by(position(), terror), Some(IS_INV_09));
}

#[test]
fn inv_10_no_improvement_lies_where_the_other_faction_controls() {
    let moved = |table: &mut Table| {
        let improvement = america(table).grounds[3].improvement.take();
        america(table).grounds[4].improvement = improvement;
    };
    assert_eq!(broken_by(position(), moved), Some(IS_INV_10));
    let uncontrolled = |table: &mut Table| {
        let left = std::mem::replace(&mut america(table).grounds[3].headquarters, Army::NONE);
        america(table).grounds[5].headquarters = left;
    };
    assert_eq!(broken_by(position(), uncontrolled), None);
}
