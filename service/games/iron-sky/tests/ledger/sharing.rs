//! IS-SHARE: gifts and the tokens of neutral continents.

use umpire_iron_sky::ledger::{
    IS_BOARD_08, IS_GEN_08, IS_ICM_07, IS_SHARE_01, IS_SHARE_02, IS_SHARE_04, IS_SHARE_05,
    IS_SHARE_06, IS_SHARE_07, IS_SHARE_08, IS_SHARE_09, IS_SHARE_10, IS_TURN_02,
};
use umpire_iron_sky::options::OptionalRule;

use crate::{
    actions::{
        give_command_point, give_money, mobilize, permit, recruit, regroup_orbit, use_guidance,
        use_loan,
    },
    position::{
        Position, REICH_AMERICA, REICH_ASIA, REICH_EUROPE, UWC_AMERICA, UWC_ASIA, UWC_EUROPE,
    },
    score::{scored, sheet},
};

#[test]
fn share_01_uwc_players_give_each_other_money_that_is_usable_at_once() {
    let mut table = Position::new(4)
        .uwc_turn()
        .money(UWC_AMERICA, 5)
        .money(UWC_EUROPE, 0)
        .hand(UWC_EUROPE, &["PO01"]);
    let recruit = recruit("PO01", &[("EU3", 2)]);
    let to_europe = table.seat(UWC_EUROPE);
    table.play(UWC_AMERICA, give_money(to_europe, 2));
    table.play(UWC_EUROPE, recruit);
    assert_eq!((table.purse(UWC_AMERICA).0, table.purse(UWC_EUROPE).0), (3, 0));
    let to_the_reich = give_money(table.seat(REICH_AMERICA), 1);
    assert_eq!(table.refused(UWC_AMERICA, to_the_reich), IS_SHARE_01);
    let to_himself = give_money(table.seat(UWC_AMERICA), 1);
    assert_eq!(table.refused(UWC_AMERICA, to_himself), IS_SHARE_01);
    assert_eq!(table.refused(UWC_AMERICA, give_money(to_europe, 0)), IS_SHARE_01);
    let mut table = table.end_phase(UWC_AMERICA.faction);
    assert_eq!(table.refused(UWC_AMERICA, give_money(to_europe, 1)), IS_TURN_02);
    let mut table = Position::new(4);
    let to_europe = table.seat(REICH_EUROPE);
    assert_eq!(table.refused(REICH_AMERICA, give_money(to_europe, 1)), IS_SHARE_01);
}

#[test]
fn share_02_a_gift_may_not_lift_the_receiver_above_eight() {
    let mut table = Position::new(4).uwc_turn().money(UWC_AMERICA, 5).money(UWC_EUROPE, 6);
    let to_europe = table.seat(UWC_EUROPE);
    assert_eq!(table.refused(UWC_AMERICA, give_money(to_europe, 3)), IS_SHARE_02);
    table.play(UWC_AMERICA, give_money(to_europe, 2));
    assert_eq!(table.purse(UWC_EUROPE).0, 8);
}

/// Rules: IS-SHARE-11
#[test]
fn share_03_gifts_move_money_and_nothing_else() {
    let mut table = Position::new(4).uwc_turn().money(UWC_AMERICA, 5).money(UWC_EUROPE, 0);
    let before = table.state.clone();
    let to_europe = table.seat(UWC_EUROPE);
    table.play(UWC_AMERICA, give_money(to_europe, 2));
    let undone = table.money(UWC_AMERICA, 5).money(UWC_EUROPE, 0).gifts(UWC_AMERICA, 0);
    assert_eq!(undone.state, before, "no Politics, card or token has changed hands");
}

#[test]
fn share_04_loan_tokens_become_money_not_above_eight() {
    let mut table = Position::new(2).uwc_turn().money(UWC_AMERICA, 7);
    assert_eq!(table.refused(UWC_AMERICA, use_loan("asia", 2)), IS_SHARE_04);
    assert_eq!(table.refused(UWC_AMERICA, use_loan("asia", 0)), IS_SHARE_04);
    let mut table = table.money(UWC_AMERICA, 3);
    table.play(UWC_AMERICA, use_loan("asia", 2));
    table.play(UWC_AMERICA, use_loan("europe", 1));
    table.play(UWC_AMERICA, use_loan("europe", 1));
    assert_eq!(table.purse(UWC_AMERICA).0, 7);
    assert_eq!(table.refused(UWC_AMERICA, use_loan("europe", 1)), IS_GEN_08);
}

#[test]
fn share_05_reich_players_give_each_other_a_point_that_is_usable_at_once() {
    let mut table =
        Position::new(4).cp(REICH_AMERICA, 6).cp(REICH_EUROPE, 0).hand(REICH_EUROPE, &["AR05"]);
    let to_europe = give_command_point(table.seat(REICH_EUROPE));
    table.play(REICH_AMERICA, to_europe);
    table.play(REICH_EUROPE, mobilize("AR05", "EU-I", "EU-II", 1));
    let to_the_uwc = give_command_point(table.seat(UWC_EUROPE));
    let mut table = table.cp(REICH_EUROPE, 1);
    assert_eq!(table.refused(REICH_EUROPE, to_the_uwc), IS_SHARE_05);
    let mut table = table.cp(REICH_AMERICA, 8);
    let to_america = give_command_point(table.seat(REICH_AMERICA));
    assert_eq!(table.refused(REICH_EUROPE, to_america), IS_SHARE_05);
    let mut table = Position::new(4).uwc_turn();
    let between_uwc = give_command_point(table.seat(UWC_EUROPE));
    assert_eq!(table.refused(UWC_AMERICA, between_uwc), IS_SHARE_05);
}

/// Rules: IS-EX-S4
#[test]
fn share_06_each_reich_player_gives_once_and_one_may_receive_from_several() {
    let mut table = Position::new(6);
    let to_america = give_command_point(table.seat(REICH_AMERICA));
    table.play(REICH_EUROPE, to_america.clone());
    table.play(REICH_ASIA, to_america.clone());
    let points = [REICH_AMERICA, REICH_EUROPE, REICH_ASIA].map(|post| table.cp_of(post));
    assert_eq!(points, [8, 5, 5]);
    assert_eq!(table.refused(REICH_EUROPE, to_america.clone()), IS_SHARE_06);
    let mut table = Position::new(6).cp(REICH_AMERICA, 7);
    table.play(REICH_EUROPE, to_america.clone());
    assert_eq!(table.refused(REICH_ASIA, to_america), IS_SHARE_05);
}

#[test]
fn share_07_the_giver_loses_exactly_what_the_receiver_gains() {
    let mut table = Position::new(4).uwc_turn().money(UWC_AMERICA, 2).money(UWC_EUROPE, 1);
    let to_europe = table.seat(UWC_EUROPE);
    assert_eq!(table.refused(UWC_AMERICA, give_money(to_europe, 3)), IS_SHARE_07);
    table.play(UWC_AMERICA, give_money(to_europe, 2));
    assert_eq!((table.purse(UWC_AMERICA).0, table.purse(UWC_EUROPE).0), (0, 3));
    let mut table = Position::new(4).cp(REICH_AMERICA, 0);
    let to_europe = give_command_point(table.seat(REICH_EUROPE));
    assert_eq!(table.refused(REICH_AMERICA, to_europe), IS_SHARE_07);
}

#[test]
fn share_08_a_guidance_token_becomes_a_point_not_above_eight() {
    let mut table = Position::new(2).cp(REICH_AMERICA, 8);
    assert_eq!(table.refused(REICH_AMERICA, use_guidance("asia")), IS_SHARE_08);
    let mut table = table.cp(REICH_AMERICA, 7);
    table.play(REICH_AMERICA, use_guidance("asia"));
    assert_eq!(table.cp_of(REICH_AMERICA), 8);
    let mut table = Position::new(2).uwc_turn();
    assert_eq!(table.refused(UWC_AMERICA, use_guidance("asia")), IS_SHARE_08);
}

#[test]
fn share_09_a_player_uses_one_guidance_token_a_turn() {
    let mut table = Position::new(2).cp(REICH_AMERICA, 2);
    table.play(REICH_AMERICA, use_guidance("asia"));
    assert_eq!(table.refused(REICH_AMERICA, use_guidance("europe")), IS_SHARE_09);
    for _ in 0..2 {
        table.all_done();
        table.all_submit();
    }
    table.play(REICH_AMERICA, use_guidance("europe"));
}

#[test]
fn share_10_tokens_belong_to_the_faction_and_are_not_replaced() {
    let mut table = Position::new(4).uwc_turn();
    table.play(UWC_AMERICA, use_loan("asia", 1));
    table.play(UWC_EUROPE, use_loan("asia", 1));
    assert_eq!(table.refused(UWC_AMERICA, use_loan("asia", 1)), IS_GEN_08);
    assert_eq!(table.refused(UWC_AMERICA, use_loan("europe", 1)), IS_SHARE_10);
    table.all_done();
    table.all_submit();
    assert_eq!(table.refused(REICH_AMERICA, use_loan("asia", 1)), IS_SHARE_10);
    table.all_done();
    table.all_submit();
    assert_eq!(table.refused(UWC_AMERICA, use_loan("asia", 1)), IS_GEN_08);
}

#[test]
fn icm_07_a_permit_is_for_a_team_mate_costs_nothing_and_ends_with_the_phase() {
    let mut table = Position::new(6).uwc_turn().politics(UWC_ASIA, 0);
    let (europe, reich) = (table.seat(UWC_EUROPE), table.seat(REICH_EUROPE));
    assert_eq!(table.refused(UWC_ASIA, permit(reich, 1)), IS_ICM_07);
    let himself = table.seat(UWC_ASIA);
    assert_eq!(table.refused(UWC_ASIA, permit(himself, 1)), IS_ICM_07);
    assert_eq!(table.refused(UWC_ASIA, permit(europe, 9)), IS_ICM_07);
    table.play(UWC_ASIA, permit(europe, 8));
    table.play(UWC_ASIA, permit(europe, 3));
    assert_eq!(table.state.permit(UWC_ASIA, UWC_EUROPE.continent), 3);
    table.play(UWC_ASIA, permit(europe, 0));
    table.play(UWC_ASIA, permit(europe, 2));
    table.all_done();
    assert_eq!(table.state.permit(UWC_ASIA, UWC_EUROPE.continent), 0);
    let mut table = Position::new(6);
    let europe = table.seat(REICH_EUROPE);
    assert_eq!(table.refused(REICH_ASIA, permit(europe, 1)), IS_ICM_07);
}

#[test]
fn ex_37_guidance_and_loan() {
    let position = || Position::playing_on(&[OptionalRule::SecretOperations], &["america", "asia"]);
    let mut table = position();
    table.play(REICH_AMERICA, use_guidance("europe"));
    assert_eq!(table.cp_of(REICH_AMERICA), 7);
    assert_eq!(table.refused(REICH_ASIA, use_guidance("europe")), IS_GEN_08);
    table.play(REICH_AMERICA, regroup_orbit("AM-III", "AS-I", 1));
    let mut gap = position().orbit_gap();
    let across = regroup_orbit("AM-III", "AS-I", 1);
    assert_eq!(gap.refused(REICH_AMERICA, across), IS_BOARD_08);
    let mut table = position().uwc_turn();
    table.play(UWC_ASIA, use_loan("europe", 1));
    table.play(UWC_AMERICA, use_loan("europe", 1));
    assert_eq!(table.refused(UWC_AMERICA, use_loan("europe", 1)), IS_GEN_08);
    let bordering = position().clear("america").lay("AM6 hq U[u]; AM3 hq U[u]");
    let outcome = scored(bordering.secret_operation(UWC_AMERICA, "OU-1"));
    assert_eq!(sheet(&outcome, UWC_AMERICA).secret_operation(), 1, "AM6, though Europe is neutral");
}
