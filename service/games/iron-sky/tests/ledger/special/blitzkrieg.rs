//! IS-SPR-11, 12: Blitzkrieg.

use umpire_iron_sky::{action::Source, ids::CommandCard, ledger::*, state::Combat};

use super::{has_left, special};
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, cites, command_card},
};

/// America's Reich commander holds Blitzkrieg and can pay for it.
fn reich(lay: &str) -> Position {
    special(4).lay(lay).hand(REICH_AMERICA, &["SR-8"]).cp(REICH_AMERICA, 4)
}

fn combat(table: &Position) -> Option<&Combat> {
    table.state.attack_of(REICH_AMERICA)
}

/// Rules: IS-SPR-11, IS-RULING-76, IS-CMD-10, IS-SPC-03
#[test]
fn spr_11_three_tiles_go_to_one_sector_of_the_own_continent_with_room_for_all() {
    let mut table = reich("AM-I; AM-II R[r]; AM1; EU-I");
    assert_eq!(table.refused(REICH_AMERICA, blitzkrieg("AM-II", "AM5", 1)), IS_SPR_11);
    assert_eq!(table.refused(REICH_AMERICA, blitzkrieg("EU-I", "EU2", 1)), IS_SPR_11);
    let supply = table.supply_of(REICH_AMERICA);
    let facts = table.play(REICH_AMERICA, blitzkrieg("AM-I", "AM1", 1));
    assert!(cites(&facts, IS_SPR_11));
    assert_eq!(
        (table.shows("AM-I"), table.shows("AM1")),
        ("AM-I R[r,r]".into(), "AM1 hq R[r]".into())
    );
    assert_eq!((table.supply_of(REICH_AMERICA), table.cp_of(REICH_AMERICA)), (supply - 3, 0));
    assert!(has_left(&table, REICH_AMERICA, "SR-8"));
}

/// Rules: IS-SPR-11, IS-RULING-76
#[test]
fn spr_11_a_smaller_supply_goes_as_a_whole_and_an_empty_one_not() {
    let with = |supply| reich("AM-I R[r]; AM1").supply_left(REICH_AMERICA, supply);
    assert_eq!(with(3).refused(REICH_AMERICA, blitzkrieg("AM-I", "AM1", 1)), IS_SPR_11);
    let mut two = with(2);
    two.play(REICH_AMERICA, blitzkrieg("AM-I", "AM1", 3));
    assert_eq!((two.shows("AM1"), two.supply_of(REICH_AMERICA)), ("AM1 hq R[r,r,r]".into(), 0));
    let mut one = with(1);
    one.play(REICH_AMERICA, blitzkrieg("AM-I", "AM1", 2));
    assert_eq!(one.shows("AM1"), "AM1 hq R[r,r]");
    assert_eq!(with(0).refused(REICH_AMERICA, blitzkrieg("AM-I", "AM1", 1)), IS_SPR_11);
}

/// Rules: IS-SPR-12, IS-RULING-76, IS-RULING-29
#[test]
fn spr_12_the_move_is_obligatory_under_the_rules_of_mobilization() {
    let table = || reich("AM-I; AM1 hq R[r]; AM2 hq U[u]");
    let refusals = [
        (blitzkrieg("AM-I", "AM1", 0), IS_MOB_02),
        (blitzkrieg("AM-I", "AM1", 4), IS_MOB_02),
        (blitzkrieg("AM-I", "AM5", 1), IS_MOB_05),
        (blitzkrieg("AM-I", "EU-I", 1), IS_MOB_05),
        (blitzkrieg("AM-I", "AM1", 3), IS_MOB_11),
    ];
    for (action, rule) in refusals {
        assert_eq!(table().refused(REICH_AMERICA, action), rule);
    }
    let mut closed = table().electronic_warfare("AM-I");
    assert_eq!(closed.refused(REICH_AMERICA, blitzkrieg("AM-I", "AM1", 1)), IS_EW_02);
    closed.play(REICH_AMERICA, blitzkrieg("AM-I", "AM-III", 1));
    table().play(REICH_AMERICA, blitzkrieg("AM-I", "AM1", 2));
}

#[test]
fn spr_11_neither_part_touches_a_frozen_continent() {
    let mut table = reich("AM-III; EU4 hq U[u]; EU-I").hand(REICH_EUROPE, &["AR05"]);
    table.play(REICH_EUROPE, mobilize("AR05", "EU-II", "EU4", 1));
    assert_eq!(table.refused(REICH_AMERICA, blitzkrieg("AM-III", "EU-I", 1)), IS_SIM_04);
    table.play(REICH_AMERICA, blitzkrieg("AM-III", "AM7", 3));
    assert_eq!(table.state.combats().count(), 2);
}

/// Rules: IS-SPR-12, IS-SPC-14, IS-CMD-02
#[test]
fn spr_12_an_elite_operation_enhances_its_attack() {
    let table = || reich("AM-I; AM2 hq U[u]").hand(REICH_AMERICA, &["SR-3", "SR-8"]);
    let attack = || elite(blitzkrieg("AM-I", "AM2", 2), "SR-3");
    assert_eq!(table().refused(REICH_AMERICA, attack()), IS_COST_01);
    let mut table = table().cp(REICH_AMERICA, 5);
    table.play(REICH_AMERICA, attack());
    assert_eq!(table.cp_of(REICH_AMERICA), 0);
    let card: Option<CommandCard> = combat(&table).and_then(|combat| combat.elite_operation);
    assert_eq!(card, Some(command_card("SR-3")));
}

/// Rules: IS-SPR-11, IS-SPR-12, IS-CMB-01
#[test]
fn ex_25_blitzkrieg() {
    let mut table = reich("AM-I; AM-II R[r]; AM2 hq U[u]").supply_left(REICH_AMERICA, 9);
    assert_eq!(table.refused(REICH_AMERICA, blitzkrieg("AM-II", "AM5", 1)), IS_SPR_11);
    table.play(REICH_AMERICA, blitzkrieg("AM-I", "AM2", 2));
    assert_eq!((table.cp_of(REICH_AMERICA), table.supply_of(REICH_AMERICA)), (0, 6));
    assert_eq!(table.shows("AM2"), "AM2 hq U[u] bf R[r,r]");
    assert_eq!(table.shows("AM-I"), "AM-I R[r]");
    let combat = combat(&table).expect("a combat");
    assert_eq!((combat.attacker, combat.defender), (REICH_AMERICA, UWC_AMERICA));
    table.combat("america", Source::Deck, Source::Deck);
}
