//! IS-SPU-09, IS-SPU-10, IS-SPR-10: Political Campaign, War Bonds, Orders from the Dark Side.

use umpire_iron_sky::ledger::*;

use super::{end_turn, has_left, special};
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA, cites, command_card},
};

/// America's UWC commander holds both, in his turn.
fn uwc(money: u8, politics: u8) -> Position {
    special(2)
        .hand(UWC_AMERICA, &["SU-7", "SU-8"])
        .money(UWC_AMERICA, money)
        .politics(UWC_AMERICA, politics)
        .uwc_turn()
}

/// Rules: IS-SPU-09, IS-SPC-03, IS-CMD-10, IS-RULING-17
#[test]
fn spu_09_political_campaign_brings_three_politics_up_to_eight() {
    let after = |politics| {
        let mut table = uwc(1, politics);
        let facts = table.play(UWC_AMERICA, bonus("SU-7"));
        assert!(cites(&facts, IS_SPU_09) && has_left(&table, UWC_AMERICA, "SU-7"));
        assert!(table.player(UWC_AMERICA).discard.is_empty());
        table.purse(UWC_AMERICA)
    };
    assert_eq!((after(2), after(6), after(7)), ((0, 5), (0, 8), (0, 8)));
    assert_eq!(uwc(1, 8).refused(UWC_AMERICA, bonus("SU-7")), IS_CMD_08);
    assert_eq!(uwc(0, 2).refused(UWC_AMERICA, bonus("SU-7")), IS_COST_01);
    assert_eq!(uwc(1, 2).refused(UWC_AMERICA, paid(bonus("SU-7"), 0, 1)), IS_COST_03);
}

/// Rules: IS-SPU-10, IS-SPC-03, IS-CMD-10
#[test]
fn spu_10_war_bonds_bring_three_money_up_to_eight() {
    let after = |money| {
        let mut table = uwc(money, 1);
        let facts = table.play(UWC_AMERICA, bonus("SU-8"));
        assert!(cites(&facts, IS_SPU_10) && has_left(&table, UWC_AMERICA, "SU-8"));
        table.purse(UWC_AMERICA)
    };
    assert_eq!((after(2), after(6)), ((5, 0), (8, 0)));
    assert_eq!(uwc(8, 1).refused(UWC_AMERICA, bonus("SU-8")), IS_CMD_08);
    assert_eq!(uwc(2, 0).refused(UWC_AMERICA, bonus("SU-8")), IS_COST_01);
    let mut cards = uwc(2, 1).hand(UWC_AMERICA, &["SU-8", "GE01"]);
    assert_eq!(cards.refused(UWC_AMERICA, bonus("GE01")), IS_CMD_06);
    assert_eq!(cards.refused(UWC_AMERICA, bonus("SU-7")), IS_CMD_01);
}

/// Rules: IS-SPR-10, IS-SPC-04, IS-SPC-12, IS-CMD-10
#[test]
fn spr_10_orders_from_the_dark_side_bring_two_points_in_the_next_resource_phase() {
    let reich = |points| special(2).hand(REICH_AMERICA, &["SR-7"]).cp(REICH_AMERICA, points);
    assert_eq!(reich(0).refused(REICH_AMERICA, bonus("SR-7")), IS_COST_01);
    let mut table = reich(1);
    table.play(REICH_AMERICA, bonus("SR-7"));
    let player = table.player(REICH_AMERICA);
    assert_eq!((player.sheet.as_slice(), player.used_up.len()), (&[command_card("SR-7")][..], 0));
    assert_eq!(table.cp_of(REICH_AMERICA), 0);
    end_turn(&mut table);
    end_turn(&mut table);
    assert_eq!(table.cp_of(REICH_AMERICA), 6 + 2);
    assert!(has_left(&table, REICH_AMERICA, "SR-7"));
}
