//! IS-CMD: playing command cards.

use umpire_engine::{Fact, RuleId};
use umpire_iron_sky::{
    IronSky,
    action::Source,
    content::{Content, Files},
    ids::{Continent, Faction},
    ledger::*,
};

use crate::{
    actions::*,
    position::{
        CONTENT, Position, REICH_AMERICA, UWC_AMERICA, UWC_ASIA, UWC_EUROPE, command_card,
        territory,
    },
};

fn infanterie(hand: &[&str], points: u8) -> Position {
    Position::new(2).hand(REICH_AMERICA, hand).cp(REICH_AMERICA, points)
}

fn rules(facts: &[Fact<IronSky>]) -> Vec<RuleId> {
    facts.iter().map(|fact| fact.rule).collect()
}

#[test]
fn cmd_01_a_card_is_played_from_the_hand_by_an_active_player_in_the_command_phase() {
    let order = || mobilize("IN01", "AM-I", "AM1", 1);
    assert_eq!(infanterie(&["IN02"], 6).refused(REICH_AMERICA, order()), IS_CMD_01);
    assert_eq!(infanterie(&["IN01"], 6).uwc_turn().refused(REICH_AMERICA, order()), IS_SIM_12);
    let mut too_late = infanterie(&["IN01"], 6).end_phase(Faction::Reich);
    assert_eq!(too_late.refused(REICH_AMERICA, order()), IS_TURN_02);
    let mut table = infanterie(&["IN01"], 6);
    table.play(REICH_AMERICA, order());
    assert_eq!(table.player(REICH_AMERICA).hand, []);
    assert_eq!(table.player(REICH_AMERICA).discard, [command_card("IN01")]);
    assert_eq!(table.refused(REICH_AMERICA, order()), IS_CMD_01, "it has left the hand");
}

/// Europe is the General's, with a Mobilization that bears a Politics symbol.
fn general_of_europe(politics: u8, there: &str) -> Position {
    Position::new(6)
        .uwc("europe", "general")
        .lay("EU6 hq U[u,u]")
        .lay(there)
        .hand(UWC_EUROPE, &["GE10"])
        .money(UWC_EUROPE, 2)
        .politics(UWC_EUROPE, politics)
        .uwc_turn()
}

#[test]
fn cmd_02_pay_gain_the_symbol_discard_pay_the_transit_resolve() {
    let mut table = general_of_europe(0, "AS3 hq R[r]");
    let facts = table.play(UWC_EUROPE, mobilize("GE10", "EU6", "AS3", 1));
    let order = [IS_COST_01, IS_COST_06, IS_CMD_02, IS_ICM_04, IS_MOB_02, IS_CMB_01];
    assert_eq!(rules(&facts), order);
    assert_eq!(table.state.combats().count(), 1);
    let discard = &table.player(UWC_EUROPE).discard;
    assert_eq!(*discard, [command_card("GE10")], "it lies there before the first decision");
}

#[test]
fn cmd_02_each_payment_is_judged_against_what_the_step_before_left() {
    let mut full = general_of_europe(8, "AS3");
    full.play(UWC_EUROPE, mobilize("GE10", "EU6", "AS3", 1));
    assert_eq!(full.purse(UWC_EUROPE), (0, 7), "the symbol is lost before the transit is paid");
    let mut almost_full = general_of_europe(7, "AS3");
    almost_full.play(UWC_EUROPE, mobilize("GE10", "EU6", "AS3", 1));
    assert_eq!(almost_full.purse(UWC_EUROPE), (0, 7));
}

#[test]
fn cmd_03_a_card_is_resolved_before_another_is_played_or_an_order_used() {
    let mut table = infanterie(&["IN01", "IN02"], 6)
        .lay("AM5 hq U[u]; AM1 hq R[r]")
        .combat_deck(REICH_AMERICA, &["CR-G2"])
        .combat_deck(UWC_AMERICA, &["CU-G1"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-II", "AM5", 1));
    let others = || [mobilize("IN02", "AM-I", "AM1", 1), return_to_orbit("AM1", 1)];
    for other in others() {
        assert_eq!(table.refused(REICH_AMERICA, other), IS_SIM_05);
    }
    table.combat("america", Source::Deck, Source::Deck);
    for other in others() {
        table.play(REICH_AMERICA, other);
    }
}

#[test]
fn cmd_04_as_many_cards_as_can_be_paid_for() {
    let ping_pong = |table: &mut Position| {
        for card in ["IN01", "IN02", "IN03", "IN04"] {
            let (from, to) =
                if table.shows("AM1") == "AM1" { ("AM-I", "AM1") } else { ("AM1", "AM-I") };
            table.play(REICH_AMERICA, mobilize(card, from, to, 1));
        }
    };
    let hand = ["IN01", "IN02", "IN03", "IN04", "IN05"];
    let fifth = || mobilize("IN05", "AM-I", "AM1", 1);
    let mut table = infanterie(&hand, 6);
    ping_pong(&mut table);
    table.play(REICH_AMERICA, fifth());
    assert_eq!(table.cp_of(REICH_AMERICA), 0);
    let mut poorer = infanterie(&hand, 5);
    ping_pong(&mut poorer);
    assert_eq!(poorer.refused(REICH_AMERICA, fifth()), IS_COST_01);
}

#[test]
fn cmd_05_only_cards_of_the_own_commanders_class_are_played() {
    let mut table = infanterie(&["IN01"], 6);
    let commanders = &mut table.state.table.commanders;
    let player = commanders[Faction::Reich][Continent::America].as_mut().unwrap();
    player.hand.push(command_card("AR05"));
    let foreign = mobilize("AR05", "AM-I", "AM1", 1);
    assert_eq!(table.refused(REICH_AMERICA, foreign), IS_CMD_05);
    let mut table = infanterie(&["IN01"], 6);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
}

#[test]
fn cmd_06_of_a_dual_card_one_command_is_picked_and_the_other_has_no_effect() {
    let mut moved = infanterie(&["IN12"], 2);
    moved.play(REICH_AMERICA, mobilize("IN12", "AM-I", "AM1", 1));
    assert_eq!(moved.state.terror(Continent::America), None);
    assert_eq!(moved.refused(REICH_AMERICA, terror("IN12", "AM4")), IS_CMD_01);
    let mut terrorised = infanterie(&["IN12", "IN01"], 3);
    assert_eq!(terrorised.refused(REICH_AMERICA, terror("IN01", "AM4")), IS_CMD_06);
    terrorised.play(REICH_AMERICA, terror("IN12", "AM4"));
    assert_eq!(terrorised.shows("AM-I"), "AM-I R[r]");
    assert_eq!(terrorised.state.terror(Continent::America), Some(territory("AM4")));
}

#[test]
fn cmd_07_the_modifier_on_a_card_has_no_effect() {
    let plain = Files::FIRST.command_cards;
    let row = "{ id = \"IN01\",";
    let changed = plain.replace(row, &format!("{row} modifier = 1,"));
    assert_ne!(changed, plain);
    let modified = Content::load(&Files { command_cards: &changed, ..Files::FIRST });
    assert_eq!(modified.as_ref(), Ok(&**CONTENT), "nothing of it is kept");
    let misspelt = changed.replace("modifier = 1", "modifies = 1");
    Content::load(&Files { command_cards: &misspelt, ..Files::FIRST }).unwrap_err();
}

/// Rules: IS-CMD-08, IS-RULING-26
#[test]
fn cmd_08_a_command_needs_a_target_and_must_change_something() {
    let agent = || Position::on(&["asia"]).hand(UWC_ASIA, &["AG11", "AG14"]);
    let mut without = agent().uwc_turn();
    assert_eq!(without.refused(UWC_ASIA, anti_terror("AG11")), IS_CMD_08);
    agent().terror("AS3").uwc_turn().play(UWC_ASIA, anti_terror("AG11"));
    assert_eq!(
        agent().politics(UWC_ASIA, 8).uwc_turn().refused(UWC_ASIA, politick("AG14")),
        IS_POL_01
    );
    agent().politics(UWC_ASIA, 7).uwc_turn().play(UWC_ASIA, politick("AG14"));
    let mut table = infanterie(&["IN15", "IN13"], 3);
    assert_eq!(table.refused(REICH_AMERICA, bomb("IN13", "AM1")), IS_BOM_01);
    table.play(REICH_AMERICA, shuffle("IN15"));
}

#[test]
fn cmd_09_all_parts_are_checked_before_anything_is_paid() {
    let mut table = infanterie(&["IN10"], 2).lay("AM1 hq R[r,r,r]");
    assert_eq!(table.refused(REICH_AMERICA, raid("IN10", "AM-I", "AM1", 1)), IS_MOB_11);
    assert_eq!((table.cp_of(REICH_AMERICA), table.supply_of(REICH_AMERICA)), (2, 14));
    assert_eq!(table.shows("AM-I"), "AM-I R[r]");
    table.play(REICH_AMERICA, raid("IN10", "AM-I", "AM2", 1));
    assert_eq!((table.cp_of(REICH_AMERICA), table.supply_of(REICH_AMERICA)), (0, 13));
}

#[test]
fn ex_40_dual_card_and_effects() {
    let mut table = infanterie(&["IN15"], 1);
    assert_eq!(table.refused(REICH_AMERICA, reboot("IN15")), IS_CMD_08);
    table.play(REICH_AMERICA, shuffle("IN15"));

    let politician = |hand: &[&str], politics| {
        Position::new(2)
            .uwc("america", "politician")
            .hand(UWC_AMERICA, hand)
            .money(UWC_AMERICA, 1)
            .politics(UWC_AMERICA, politics)
            .uwc_turn()
    };
    let mut table = politician(&["PO14"], 1);
    assert_eq!(table.refused(UWC_AMERICA, anti_terror("PO14")), IS_CMD_08);
    table.play(UWC_AMERICA, electronic_warfare("PO14", "AM-II"));

    for (politics, after) in [(3, 5), (7, 8)] {
        let mut table = politician(&["PO10"], politics);
        table.play(UWC_AMERICA, politick("PO10"));
        assert_eq!(table.purse(UWC_AMERICA), (0, after));
    }
    assert_eq!(politician(&["PO10"], 8).refused(UWC_AMERICA, politick("PO10")), IS_POL_01);
}
