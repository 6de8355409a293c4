//! IS-SPU-05, 06: Martial Law.

use umpire_iron_sky::{action::Source, ids::Continent, ledger::*, options::OptionalRule};

use super::special;
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA, UWC_ASIA, UWC_EUROPE, cites},
};

/// America's UWC commander controls AM3 with Martial Law and has these points, in his turn.
fn america(hand: &[&str], money: u8, politics: u8) -> Position {
    special(2)
        .improvement(UWC_AMERICA, "SU-3", "AM3")
        .hand(UWC_AMERICA, hand)
        .money(UWC_AMERICA, money)
        .politics(UWC_AMERICA, politics)
        .uwc_turn()
}

/// Rules: IS-SPU-05, IS-RULING-72
#[test]
fn spu_05_its_controller_pays_any_part_of_a_politics_cost_with_money() {
    let with = |money, politics| {
        let mut table = america(&["SU-6"], 4, 4);
        table.play(UWC_AMERICA, paid(nuke("AM1"), money, politics));
        table.purse(UWC_AMERICA)
    };
    assert_eq!((with(0, 4), with(1, 3), with(4, 0)), ((4, 0), (3, 1), (0, 4)));
    let mut table = america(&["SU-6"], 4, 4);
    assert_eq!(table.refused(UWC_AMERICA, paid(nuke("AM1"), 2, 1)), IS_COST_01);
    assert_eq!(table.refused(UWC_AMERICA, paid(nuke("AM1"), 3, 2)), IS_COST_01);
    let mut poor = america(&["SU-6"], 2, 2);
    assert_eq!(poor.refused(UWC_AMERICA, paid(nuke("AM1"), 3, 1)), IS_COST_01);
    poor.play(UWC_AMERICA, paid(nuke("AM1"), 2, 2));
}

#[test]
fn spu_05_without_controlling_it_politics_are_paid_in_politics() {
    let split = || paid(nuke("AM1"), 3, 1);
    let mut lost = america(&["SU-6"], 4, 4).lay("AM3");
    assert_eq!(lost.refused(UWC_AMERICA, split()), IS_COST_03);
    lost.play(UWC_AMERICA, nuke("AM1"));
    let mut mate = special(4)
        .improvement(UWC_AMERICA, "SU-3", "AM3")
        .hand(UWC_EUROPE, &["SU-6"])
        .money(UWC_EUROPE, 4)
        .politics(UWC_EUROPE, 4)
        .uwc_turn();
    assert_eq!(mate.refused(UWC_EUROPE, split()), IS_COST_03, "it is America's");
    let mut itself = special(2).hand(UWC_AMERICA, &["SU-3"]).money(UWC_AMERICA, 1).uwc_turn();
    itself = itself.politics(UWC_AMERICA, 0);
    assert_eq!(itself.refused(UWC_AMERICA, paid(improve("SU-3", "AM3"), 1, 0)), IS_COST_03);
}

/// Rules: IS-SPU-05, IS-RULING-72
#[test]
fn spu_05_a_cost_in_money_or_politics_stays_unsplit_and_one_in_money_stays_money() {
    let mut table = america(&["SU-4", "GE01"], 4, 4);
    assert_eq!(table.refused(UWC_AMERICA, paid(improve("SU-4", "AM4"), 1, 1)), IS_COST_04);
    assert_eq!(table.refused(UWC_AMERICA, paid(recruit("GE01", &[("AM4", 1)]), 0, 1)), IS_COST_03);
    table.play(UWC_AMERICA, paid(improve("SU-4", "AM4"), 0, 2));
}

/// Rules: IS-SPU-06, IS-COST-06
#[test]
fn spu_06_it_covers_the_politics_cards_of_the_class_and_regrouping() {
    let mut table = america(&["GE13"], 2, 0).terror("AM4");
    table.play(UWC_AMERICA, paid(anti_terror("GE13"), 1, 0));
    assert_eq!(table.purse(UWC_AMERICA), (1, 0));
    table.play(UWC_AMERICA, regroup("AM2", "AM3", 1, 1, 0));
    assert_eq!(table.purse(UWC_AMERICA), (0, 0));
}

#[test]
fn spu_06_it_covers_no_loss_and_no_gain() {
    let mut table = special(4)
        .lay("AM4 hq U[u] bf R[r,r]")
        .improvement(UWC_AMERICA, "SU-3", "AM3")
        .hand(REICH_AMERICA, &["IN01", "SR-5"])
        .combat_deck(REICH_AMERICA, &["CR-R2"])
        .combat_deck(UWC_AMERICA, &["CU-Y1"])
        .money(UWC_AMERICA, 3)
        .politics(UWC_AMERICA, 0);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", Source::Deck, Source::Deck);
    table.play(REICH_AMERICA, claim("SR-5"));
    assert_eq!(table.purse(UWC_AMERICA), (3, 0), "no Money in place of Politics");
    let mut full = america(&["SU-7"], 1, 8);
    assert_eq!(full.refused(UWC_AMERICA, bonus("SU-7")), IS_CMD_08);
}

/// Europe's UWC commander, a General, controls EU5; Asia holds AS3.
fn europe(money: u8, politics: u8) -> Position {
    special(6)
        .uwc("europe", "general")
        .lay("EU6 hq U[u,u]; AS3 hq U[u(AS)]")
        .special_commands(UWC_EUROPE, &["SU-3"])
        .hand(UWC_EUROPE, &["GE06", "GE10"])
        .money(UWC_EUROPE, money)
        .politics(UWC_EUROPE, politics)
        .uwc_turn()
}

/// Rules: IS-SPU-06, IS-RULING-107
#[test]
fn spu_06_for_his_own_transit_the_player_says_which_he_pays_with() {
    let cross = || mobilize("GE06", "EU6", "AS3", 1);
    let law = || europe(2, 1).improvement(UWC_EUROPE, "SU-3", "EU5");
    let mut by_politics = law();
    by_politics.play(UWC_EUROPE, cross());
    assert_eq!(by_politics.purse(UWC_EUROPE), (1, 0));
    let mut by_money = law();
    let facts = by_money.play(UWC_EUROPE, with_transit_money(cross()));
    assert_eq!(by_money.purse(UWC_EUROPE), (0, 1));
    assert!(cites(&facts, IS_SPU_06));
    let mut short = law().money(UWC_EUROPE, 1);
    assert_eq!(short.refused(UWC_EUROPE, with_transit_money(cross())), IS_ICM_04);
    short.play(UWC_EUROPE, cross());
}

#[test]
fn spu_06_money_pays_no_transit_without_martial_law_nor_where_none_is_due() {
    let cross = || with_transit_money(mobilize("GE06", "EU6", "AS3", 1));
    let mut without = europe(3, 3);
    assert_eq!(without.refused(UWC_EUROPE, cross()), IS_SPU_06);
    let mut law =
        europe(3, 3).improvement(UWC_EUROPE, "SU-3", "EU5").permit(UWC_ASIA, UWC_EUROPE, 1);
    let at_home = with_transit_money(mobilize("GE06", "EU6", "EU5", 1));
    assert_eq!(law.refused(UWC_EUROPE, at_home), IS_SPU_06);
    assert_eq!(law.refused(UWC_EUROPE, by_permit(cross())), IS_SPU_06, "another pays");
    law.play(UWC_EUROPE, cross());
}

/// Rules: IS-SPU-06, IS-RULING-107, IS-ICM-06
#[test]
fn ruling_107_a_permitted_transit_takes_politics_while_there_is_any() {
    let home = || by_permit(mobilize("AG05", "AS3", "EU6", 1));
    let table = |money, politics| {
        europe(money, politics)
            .improvement(UWC_EUROPE, "SU-3", "EU5")
            .lay("EU6 hq U[u]")
            .permit(UWC_EUROPE, UWC_ASIA, 1)
            .hand(UWC_ASIA, &["AG05"])
            .money(UWC_ASIA, 1)
    };
    let after = |money, politics| {
        let mut table = table(money, politics);
        table.play(UWC_ASIA, home());
        assert_eq!(table.state.permit(UWC_EUROPE, Continent::Asia), 0);
        table.purse(UWC_EUROPE)
    };
    assert_eq!((after(2, 2), after(2, 0)), ((2, 1), (1, 0)));
    assert_eq!(table(0, 0).refused(UWC_ASIA, home()), IS_ICM_07);
    let mut lost = table(2, 0).lay("EU5");
    assert_eq!(lost.refused(UWC_ASIA, home()), IS_ICM_07, "no Martial Law, no Money for it");
}

/// Rules: IS-SPU-05, IS-EVT-05, IS-PAIR-06
#[test]
fn ex_33_martial_law() {
    let mut table = america(&["SU-6"], 4, 1);
    table.play(UWC_AMERICA, paid(nuke("AM5"), 3, 1));
    assert_eq!(table.purse(UWC_AMERICA), (1, 0));

    let rules = [OptionalRule::SpecialCommands, OptionalRule::EventfulTimes];
    let mut cheap = Position::playing(&rules, 2)
        .improvement(UWC_AMERICA, "SU-3", "AM3")
        .hand(UWC_AMERICA, &["SU-6"])
        .money(UWC_AMERICA, 4)
        .politics(UWC_AMERICA, 1)
        .turned("TT-2")
        .uwc_turn();
    assert_eq!(cheap.refused(UWC_AMERICA, paid(nuke("AM5"), 2, 1)), IS_COST_01);
    assert_eq!(cheap.refused(UWC_AMERICA, discounted(paid(nuke("AM5"), 2, 1), true)), IS_EVT_05);
    cheap.play(UWC_AMERICA, paid(nuke("AM5"), 3, 1));
    assert_eq!(cheap.purse(UWC_AMERICA), (1, 0));
    assert!(!cheap.player(UWC_AMERICA).has_used_discount);
}

/// Rules: IS-SPU-06, IS-ICM-04, IS-ICM-06, IS-ICM-07, IS-RULING-107
#[test]
fn ex_46_transit_under_martial_law() {
    let mut table = europe(3, 0)
        .improvement(UWC_EUROPE, "SU-3", "EU5")
        .hand(UWC_EUROPE, &["GE06"])
        .hand(UWC_ASIA, &["AG05", "AG06"])
        .money(UWC_ASIA, 2)
        .politics(UWC_ASIA, 0);
    let cross = || mobilize("GE06", "EU6", "AS3", 1);
    assert_eq!(table.refused(UWC_EUROPE, cross()), IS_ICM_04);
    table.play(UWC_EUROPE, with_transit_money(cross()));
    assert_eq!(table.purse(UWC_EUROPE), (1, 0));
    let one = permit(table.seat(UWC_ASIA), 1);
    table.play(UWC_EUROPE, one.clone());
    table.play(UWC_ASIA, by_permit(mobilize("AG05", "AS3", "EU6", 1)));
    assert_eq!(table.purse(UWC_EUROPE), (0, 0));
    assert_eq!(table.state.permit(UWC_EUROPE, Continent::Asia), 0);
    let again = || by_permit(mobilize("AG06", "AS3", "EU6", 1));
    assert_eq!(table.refused(UWC_ASIA, again()), IS_ICM_06);
    table.play(UWC_EUROPE, one);
    assert_eq!(table.refused(UWC_ASIA, again()), IS_ICM_07);
}
