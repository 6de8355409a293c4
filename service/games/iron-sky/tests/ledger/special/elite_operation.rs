//! IS-EO, IS-SPC-14: Elite Operation.

use umpire_iron_sky::{
    action::{Action, Payment, Shift, Source},
    ids::CommandCard,
    ledger::*,
    options::OptionalRule,
};

use super::{has_left, special};
use crate::{
    actions::*,
    position::{CONTENT, Position, REICH_AMERICA, UWC_AMERICA, UWC_EUROPE, cites, command_card},
};

const DECK: Source = Source::Deck;
/// Three against three.
const THREE: &str = "AM4 hq U[u,u,u] bf R[r,r,r]";

/// America's Reich commander attacks AM4 with these armies and faces, and with an Elite Operation.
fn enhanced_in(table: Position, lay: &str, attack: &str, defence: &str) -> Position {
    let mut table = table
        .lay(lay)
        .hand(REICH_AMERICA, &["IN01", "IN02", "SR-3"])
        .cp(REICH_AMERICA, 3)
        .combat_deck(REICH_AMERICA, &[attack])
        .combat_deck(UWC_AMERICA, &[defence]);
    table.play(REICH_AMERICA, elite(fight("IN01", "AM4"), "SR-3"));
    table
}

fn enhanced(lay: &str, attack: &str, defence: &str) -> Position {
    let mut table = enhanced_in(special(2), lay, attack, defence);
    table.combat("america", DECK, DECK);
    table
}

/// The same attack without it.
fn plain(lay: &str, attack: &str, defence: &str) -> Position {
    let mut table = special(2)
        .lay(lay)
        .hand(REICH_AMERICA, &["IN01"])
        .combat_deck(REICH_AMERICA, &[attack])
        .combat_deck(UWC_AMERICA, &[defence]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    table
}

/// Rules: IS-EO-01, IS-RULING-62, IS-SPR-04
#[test]
fn eo_01_a_repelled_hit_or_double_hit_destroys_one_tile_all_the_same() {
    // H against R, HH against R; the defender's one Hit strikes a blank.
    assert_eq!(plain(THREE, "CR-R4", "CU-G7").shows("AM4"), "AM4 hq U[u,u,u] bf R[r,r]");
    assert_eq!(enhanced(THREE, "CR-R4", "CU-G7").shows("AM4"), "AM4 hq U[u] bf R[r,r]");
}

/// Rules: IS-EO-02, IS-RULING-62
#[test]
fn eo_02_a_hit_that_is_not_repelled_destroys_one_tile_more() {
    // HH against a blank, then blanks.
    assert_eq!(plain(THREE, "CR-R2", "CU-Y1").shows("AM4"), "AM4 hq U[u] bf R[r,r]");
    assert_eq!(enhanced(THREE, "CR-R2", "CU-Y1").shows("AM4"), "AM4 hq R[r,r,r]");
    // H against a blank, a blank against H, R against R.
    assert_eq!(plain(THREE, "CR-G5", "CU-R6").shows("AM4"), "AM4 hq U[u,u] bf R[r,r,r]");
    assert_eq!(enhanced(THREE, "CR-G5", "CU-R6").shows("AM4"), "AM4 hq U[u] bf R[r,r,r]");
}

#[test]
fn eo_03_it_affects_only_the_attackers_hits_for_one_combat_and_leaves_the_match() {
    let mut table = enhanced_in(special(2), THREE, "CR-R4", "CU-G7");
    assert_eq!(table.player(REICH_AMERICA).sheet, [command_card("SR-3")], "until it is over");
    let facts = table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq U[u] bf R[r,r]", "the defender's Hit is one Hit");
    assert!(cites(&facts, IS_EO_03) && has_left(&table, REICH_AMERICA, "SR-3"));
    let mut table = table
        .lay(THREE)
        .combat_deck(REICH_AMERICA, &["CR-R4"])
        .combat_deck(UWC_AMERICA, &["CU-G7"]);
    table.play(REICH_AMERICA, fight("IN02", "AM4"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u,u] bf R[r,r]");
}

/// Rules: IS-EO-04, IS-RULING-63
#[test]
fn eo_04_all_tiles_destroyed_by_it_count_as_hits_against_black_ops() {
    let rules = [OptionalRule::SpecialCommands, OptionalRule::BlackOps];
    let lay = "AM4 hq U[u,B] bf R[r,r,r]";
    let mut table = enhanced_in(Position::playing(&rules, 2), lay, "CR-Y1", "CU-Y3");
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq R[r,r,r]", "the one Hit counts two");
    assert_eq!(table.player(REICH_AMERICA).reich().unwrap().black_ops, 1);
    let lay = "AM4 hq U[u,u,B] bf R[r,r,r]";
    let mut repelled = enhanced_in(Position::playing(&rules, 2), lay, "CR-R4", "CU-G7");
    repelled.combat("america", DECK, DECK);
    assert_eq!(repelled.shows("AM4"), "AM4 hq U[u] bf R[r,r]", "two repelled ones count two");
}

#[test]
fn eo_05_one_card_a_faction_and_none_for_the_defender() {
    for (faction, card) in [(REICH_AMERICA.faction, "SR-3"), (UWC_AMERICA.faction, "SU-5")] {
        let effect = CONTENT.effect(command_card(card));
        let same = CONTENT.special_commands(faction).filter(|&it| CONTENT.effect(it) == effect);
        assert_eq!(same.collect::<Vec<CommandCard>>(), [command_card(card)]);
    }
    let mut table =
        enhanced_in(special(2), THREE, "CR-R4", "CU-G7").hand(UWC_AMERICA, &["GE06", "SU-5"]);
    let defender = elite(fight("GE06", "AM4"), "SU-5");
    assert_eq!(table.refused(UWC_AMERICA, defender), IS_SIM_12);
    table.combat("america", DECK, DECK);
    let again = elite(fight("IN02", "AM4"), "SR-3");
    assert_eq!(table.refused(REICH_AMERICA, again), IS_CMD_01);
    table.play(REICH_AMERICA, fight("IN02", "AM4"));
}

/// Rules: IS-SPC-14, IS-RULING-62
#[test]
fn spc_14_it_is_refused_when_no_combat_opens() {
    let table = |lay: &str| {
        special(2).lay(lay).hand(REICH_AMERICA, &["IN01", "IN10", "SR-3"]).cp(REICH_AMERICA, 4)
    };
    let advance = || elite(mobilize("IN01", "AM-II", "AM5", 1), "SR-3");
    let raiders = || elite(raid("IN10", "AM-II", "AM5", 2), "SR-3");
    for action in [advance(), raiders()] {
        assert_eq!(table("AM5").refused(REICH_AMERICA, action.clone()), IS_SPC_14);
        assert_eq!(table("AM5 hq R[r]").refused(REICH_AMERICA, action.clone()), IS_SPC_14);
        let mut full = table("AM5 hq U[u] bf R[r,r,r]");
        assert_eq!(full.refused(REICH_AMERICA, action.clone()), IS_MOB_11, "first");
        let mut attack = table("AM5 hq U[u]");
        attack.play(REICH_AMERICA, action.clone());
        let combat = attack.state.attack_of(REICH_AMERICA).unwrap();
        assert_eq!(combat.elite_operation, Some(command_card("SR-3")));
    }
    let sideways = elite(mobilize("IN01", "AM-I", "AM-II", 1), "SR-3");
    assert_eq!(table("AM5").refused(REICH_AMERICA, sideways), IS_SPC_14);
}

#[test]
fn spc_14_no_other_card_enhances_an_attack() {
    let mut table = special(2).lay(THREE).hand(REICH_AMERICA, &["IN01", "IN02", "SR-1"]);
    let with = |card| elite(fight("IN01", "AM4"), card);
    assert_eq!(table.refused(REICH_AMERICA, with("SR-3")), IS_CMD_01);
    assert_eq!(table.refused(REICH_AMERICA, with("IN02")), IS_CMD_06);
    assert_eq!(table.refused(REICH_AMERICA, with("SR-1")), IS_CMD_06);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
}

/// Rules: IS-SPC-14, IS-CMD-02
#[test]
fn spc_14_it_is_paid_after_the_attacking_command() {
    let mut table =
        special(2).lay(THREE).hand(REICH_AMERICA, &["IN01", "SR-3"]).cp(REICH_AMERICA, 1);
    let attack = || elite(fight("IN01", "AM4"), "SR-3");
    assert_eq!(table.refused(REICH_AMERICA, attack()), IS_COST_01);
    let mut table = table.cp(REICH_AMERICA, 2);
    let facts = table.play(REICH_AMERICA, attack());
    assert_eq!(table.cp_of(REICH_AMERICA), 0);
    let place = |rule| facts.iter().position(|fact| fact.rule == rule).unwrap();
    assert!(place(IS_CMD_02) < place(IS_SPC_14) && place(IS_SPC_14) < place(IS_CMB_01));
}

/// An Elite Operation of the UWC for another payment.
fn paid_elite(action: Action, money: u8, politics: u8) -> Action {
    match elite(action, "SU-5") {
        Action::Mobilize(mut order) => {
            order.elite_operation.as_mut().unwrap().payment = Payment { money, politics };
            Action::Mobilize(order)
        }
        other => panic!("no Mobilization: {other:?}"),
    }
}

/// Rules: IS-SPC-14, IS-SPU-08, IS-CMD-02, IS-ICM-04
#[test]
fn spc_14_it_is_paid_after_the_transit_and_with_the_symbol_of_the_attacking_card() {
    let table = |card, money, politics| {
        special(4)
            .lay("AM4 hq U[u,u] bf R[r]; EU2 hq R[r]")
            .hand(UWC_AMERICA, &[card, "SU-5"])
            .money(UWC_AMERICA, money)
            .politics(UWC_AMERICA, politics)
            .uwc_turn()
    };
    let cross = |card| mobilize(card, "AM4", "EU2", 1);
    let by_politics = |action| paid_elite(action, 0, 1);
    let mut short = table("GE06", 1, 1);
    assert_eq!(short.refused(UWC_AMERICA, by_politics(cross("GE06"))), IS_COST_01);
    assert_eq!(short.refused(UWC_AMERICA, paid_elite(cross("GE06"), 1, 0)), IS_COST_01);
    assert_eq!(short.refused(UWC_AMERICA, paid_elite(cross("GE06"), 1, 1)), IS_COST_04);
    short.play(UWC_AMERICA, by_politics(fight("GE06", "AM4")));
    assert_eq!(short.purse(UWC_AMERICA), (0, 0));
    let mut enough = table("GE06", 1, 2);
    enough.play(UWC_AMERICA, by_politics(cross("GE06")));
    assert_eq!(enough.purse(UWC_AMERICA), (0, 0));
    let mut by_symbol = table("GE10", 2, 0);
    by_symbol.play(UWC_AMERICA, by_politics(fight("GE10", "AM4")));
    assert_eq!(by_symbol.purse(UWC_AMERICA), (0, 0));
    let mut permitted = table("GE06", 1, 1).permit(UWC_EUROPE, UWC_AMERICA, 1);
    permitted.play(UWC_AMERICA, by_politics(by_permit(cross("GE06"))));
    assert_eq!(permitted.purse(UWC_AMERICA), (0, 0), "the transit is Europe's");
}

/// Rules: IS-EO-01, IS-EO-02, IS-PAIR-02
#[test]
fn ex_10_elite_operation() {
    let conquest = enhanced(THREE, "CR-R4", "CU-Y5");
    assert_eq!(conquest.shows("AM4"), "AM4 hq R[r,r,r]");
    assert_eq!(enhanced(THREE, "CR-R4", "CU-G7").shows("AM4"), "AM4 hq U[u] bf R[r,r]");
    let rules = [OptionalRule::SpecialCommands, OptionalRule::Initiative];
    let mut shifted = enhanced_in(Position::playing(&rules, 2), THREE, "CR-R4", "CU-G7");
    shifted.combat("america", DECK, DECK);
    shifted.play(REICH_AMERICA, Action::DecideInitiative(Shift::PlusOne));
    assert_eq!(shifted.shows("AM4"), "AM4 hq R[r,r]");
    assert_eq!(shifted.trophies_of(UWC_AMERICA), 1);
}
