//! IS-BOM and IS-POL: Bombing and Politicking.

use umpire_iron_sky::{event::Event, ids::Faction, ledger::*, options::OptionalRule};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA, UWC_EUROPE, cites, emitted, territory},
};

fn bomber() -> Position {
    bomber_in(Position::new(4))
}

fn bomber_in(position: Position) -> Position {
    position
        .reich("america", "artillerie")
        .hand(REICH_AMERICA, &["AR01", "AR03"])
        .cp(REICH_AMERICA, 4)
}

#[test]
fn bom_01_a_territory_of_the_own_continent_with_a_uwc_unit_in_either_half() {
    let mut table = bomber().lay("AM5 hq R[r]; AM6 hq R[r] bf U[u]");
    assert_eq!(table.refused(REICH_AMERICA, bomb("AR01", "AM1")), IS_BOM_01);
    assert_eq!(table.refused(REICH_AMERICA, bomb("AR01", "AM5")), IS_BOM_01);
    assert_eq!(table.refused(REICH_AMERICA, bomb("AR01", "EU1")), IS_BOM_01);
    table.play(REICH_AMERICA, bomb("AR01", "AM6"));
    table.play(REICH_AMERICA, bomb("AR03", "AM4"));
}

/// Rules: IS-BOM-02, IS-RULING-43
#[test]
fn bom_02_the_number_on_the_card_is_destroyed_from_the_top_and_a_surplus_is_lost() {
    let mut table = bomber().lay("AM4 hq U[u,u,u(EU)]; AM3 hq U[u]");
    let guest = table.supply_of(UWC_EUROPE);
    table.play(REICH_AMERICA, bomb("AR03", "AM4"));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u]");
    assert_eq!(table.supply_of(UWC_EUROPE), guest + 1);
    let mut surplus = bomber();
    surplus.play(REICH_AMERICA, bomb("AR03", "AM3"));
    assert_eq!(surplus.shows("AM3"), "AM3");
}

#[test]
fn bom_03_reich_tiles_are_not_harmed_and_no_combat_opens() {
    let mut table = bomber().lay("AM4 hq U[u,u] bf R[r,r]");
    table.play(REICH_AMERICA, bomb("AR01", "AM4"));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u] bf R[r,r]");
    assert_eq!(table.state.combats().count(), 0);
}

/// Rules: IS-BOM-04, IS-RULING-105
#[test]
fn bom_04_the_besiegers_conquer_an_emptied_headquarters_whoever_owns_them() {
    let mut table = bomber().lay("AM4 hq U[u] bf R[r(EU)]");
    let facts = table.play(REICH_AMERICA, bomb("AR01", "AM4"));
    let conquered = Event::Conquered { territory: territory("AM4"), faction: Faction::Reich };
    assert!(emitted(&facts, &conquered) && cites(&facts, IS_BOM_04));
    assert_eq!(table.shows("AM4"), "AM4 hq R[r(EU)]");
    assert_eq!(table.meter("america"), (1, 1));
}

#[test]
fn bom_05_without_besiegers_the_territory_is_uncontrolled_and_the_meter_stays() {
    let mut table = bomber();
    let facts = table.play(REICH_AMERICA, bomb("AR01", "AM3"));
    let left = Event::LeftUncontrolled { territory: territory("AM3"), faction: Faction::Uwc };
    assert!(emitted(&facts, &left) && cites(&facts, IS_BOM_05));
    assert_eq!(table.meter("america"), (0, 0));
}

#[test]
fn ex_12_bombing() {
    let rules = [OptionalRule::BlackOps, OptionalRule::SpecialCommands];
    let with_three = || {
        let table = bomber_in(Position::playing(&rules, 4));
        table.clear("america").lay("AM1 hq R[r]; AM6 hq R[r]; AM7 hq R[r]")
    };
    let window = |table: &Position| table.player(REICH_AMERICA).reich().unwrap().conquest;
    let mut passed_over = with_three().lay("AM4 hq U[u,B] bf R[r]");
    passed_over.play(REICH_AMERICA, bomb("AR03", "AM4"));
    assert_eq!(passed_over.shows("AM4"), "AM4 hq U[B] bf R[r]");
    assert!(passed_over.state.ground(territory("AM4")).is_at_war());
    assert_eq!((passed_over.meter("america"), window(&passed_over)), ((3, 3), None));

    let mut conquest = with_three().lay("AM4 hq U[u] bf R[r,r]");
    assert_eq!(conquest.meter("america"), (3, 3));
    conquest.play(REICH_AMERICA, bomb("AR03", "AM4"));
    assert_eq!(conquest.shows("AM4"), "AM4 hq R[r,r]");
    assert_eq!((conquest.meter("america"), window(&conquest)), ((4, 4), Some(territory("AM4"))));

    let mut emptied = with_three().lay("AM3 hq U[u]");
    emptied.play(REICH_AMERICA, bomb("AR01", "AM3"));
    assert_eq!(emptied.shows("AM3"), "AM3");
    assert_eq!(emptied.meter("america"), (3, 3));

    let mut alone = with_three().lay("AM4 hq U[B]");
    assert_eq!(alone.refused(REICH_AMERICA, bomb("AR01", "AM4")), IS_BOM_01);

    let mut relieved = with_three().lay("AM5 hq R[r] bf U[u]");
    relieved.play(REICH_AMERICA, bomb("AR01", "AM5"));
    assert_eq!(relieved.shows("AM5"), "AM5 hq R[r]");
    assert!(!relieved.state.ground(territory("AM5")).is_at_war());
}

fn politician(politics: u8) -> Position {
    Position::new(2)
        .uwc("america", "politician")
        .hand(UWC_AMERICA, &["PO10", "PO15"])
        .money(UWC_AMERICA, 2)
        .politics(UWC_AMERICA, politics)
        .uwc_turn()
}

#[test]
fn pol_01_one_politics_more_unless_neither_it_nor_the_symbol_would_raise_the_track() {
    let mut table = politician(3);
    table.play(UWC_AMERICA, paid(politick("PO15"), 1, 0));
    assert_eq!(table.purse(UWC_AMERICA), (1, 4));
    assert_eq!(politician(8).refused(UWC_AMERICA, paid(politick("PO10"), 1, 0)), IS_POL_01);
    assert_eq!(politician(8).refused(UWC_AMERICA, paid(politick("PO15"), 1, 0)), IS_POL_01);
    let mut by_politics = politician(8);
    by_politics.play(UWC_AMERICA, paid(politick("PO15"), 0, 1));
    assert_eq!(by_politics.purse(UWC_AMERICA), (2, 8), "the payment makes room");
    let mut nearly_full = politician(7);
    nearly_full.play(UWC_AMERICA, paid(politick("PO10"), 1, 0));
    assert_eq!(nearly_full.purse(UWC_AMERICA), (1, 8));
}
