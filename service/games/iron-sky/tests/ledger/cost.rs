//! IS-COST: paying for a card.

use umpire_iron_sky::{content::Cost, ledger::*};

use crate::{
    actions::*,
    position::{CONTENT, Position, REICH_AMERICA, UWC_AMERICA, UWC_ASIA, UWC_EUROPE, command_card},
};

/// America's commander of this class has these Money and Politics in his turn.
fn uwc(class: &str, hand: &[&str], money: u8, politics: u8) -> Position {
    Position::new(2)
        .uwc("america", class)
        .hand(UWC_AMERICA, hand)
        .money(UWC_AMERICA, money)
        .politics(UWC_AMERICA, politics)
        .uwc_turn()
}

#[test]
fn cost_01_the_cost_is_paid_in_full() {
    let raise = || recruit("GE03", &[("AM4", 1)]);
    let mut table = uwc("general", &["GE03"], 3, 0);
    assert_eq!(table.refused(UWC_AMERICA, paid(raise(), 1, 0)), IS_COST_01);
    assert_eq!(table.refused(UWC_AMERICA, paid(raise(), 3, 0)), IS_COST_01);
    table.play(UWC_AMERICA, paid(raise(), 2, 0));
    assert_eq!(table.purse(UWC_AMERICA), (1, 0));
    assert_eq!(uwc("general", &["GE03"], 1, 8).refused(UWC_AMERICA, raise()), IS_COST_01);
}

#[test]
fn cost_01_it_is_paid_from_the_players_own_tracks() {
    let both = |money| {
        Position::new(4)
            .hand(UWC_AMERICA, &["GE03"])
            .money(UWC_AMERICA, money)
            .money(UWC_EUROPE, 8)
            .uwc_turn()
    };
    let raise = || recruit("GE03", &[("AM4", 1)]);
    assert_eq!(both(1).refused(UWC_AMERICA, raise()), IS_COST_01);
    let mut table = both(2);
    table.play(UWC_AMERICA, raise());
    assert_eq!((table.purse(UWC_AMERICA).0, table.purse(UWC_EUROPE).0), (0, 8));
}

#[test]
fn cost_02_the_reich_pays_in_command_points() {
    let raise = || recruit("IN06", &[("AM-I", 1)]);
    let reich = |points| Position::new(2).hand(REICH_AMERICA, &["IN06"]).cp(REICH_AMERICA, points);
    assert_eq!(reich(1).refused(REICH_AMERICA, raise()), IS_COST_01);
    assert_eq!(reich(2).refused(REICH_AMERICA, paid(raise(), 2, 0)), IS_COST_02);
    let mut table = reich(2);
    table.play(REICH_AMERICA, raise());
    assert_eq!(table.cp_of(REICH_AMERICA), 0);
}

#[test]
fn cost_03_the_uwc_pays_in_money_or_in_politics_as_the_card_says() {
    let mut table = uwc("politician", &["PO06", "PO08"], 1, 1);
    let (by_money, by_politics) =
        (mobilize("PO06", "AM4", "AM5", 1), mobilize("PO08", "AM5", "AM4", 1));
    assert_eq!(table.refused(UWC_AMERICA, paid(by_money.clone(), 0, 1)), IS_COST_03);
    table.play(UWC_AMERICA, paid(by_money, 1, 0));
    assert_eq!(table.refused(UWC_AMERICA, paid(by_politics.clone(), 1, 0)), IS_COST_03);
    table.play(UWC_AMERICA, paid(by_politics, 0, 1));
}

/// Rules: IS-COST-04, IS-RULING-25
#[test]
fn cost_04_one_currency_pays_all_of_a_cost_in_money_or_politics() {
    let raise = || recruit("PO03", &[("AM4", 1)]);
    let rich = || uwc("politician", &["PO03"], 2, 2);
    assert_eq!(rich().refused(UWC_AMERICA, paid(raise(), 1, 1)), IS_COST_04);
    assert_eq!(rich().refused(UWC_AMERICA, paid(raise(), 0, 1)), IS_COST_01);
    let purse_after = |money, politics| {
        let mut table = rich();
        table.play(UWC_AMERICA, paid(raise(), money, politics));
        table.purse(UWC_AMERICA)
    };
    assert_eq!(purse_after(2, 0), (0, 2));
    assert_eq!(purse_after(0, 2), (2, 0));
    let mut poor = uwc("politician", &["PO03"], 1, 1);
    assert_eq!(poor.refused(UWC_AMERICA, paid(raise(), 2, 0)), IS_COST_01);
}

#[test]
fn cost_05_equal_commands_cost_what_their_card_says_be_it_nothing() {
    let cost = |card| CONTENT.command_card(command_card(card)).cost;
    assert_eq!(
        (cost("GE01"), cost("GE03"), cost("AG14")),
        (Cost::Money(1), Cost::Money(2), Cost::Money(0))
    );
    let mut table = uwc("general", &["GE01", "GE03"], 3, 0);
    assert_eq!(table.refused(UWC_AMERICA, paid(recruit("GE03", &[("AM4", 1)]), 1, 0)), IS_COST_01);
    table.play(UWC_AMERICA, recruit("GE01", &[("AM4", 1)]));
    table.play(UWC_AMERICA, recruit("GE03", &[("AM4", 1)]));
    assert_eq!(table.purse(UWC_AMERICA), (0, 0));
    let mut free = Position::on(&["asia"])
        .hand(UWC_ASIA, &["AG14"])
        .money(UWC_ASIA, 0)
        .politics(UWC_ASIA, 0)
        .uwc_turn();
    free.play(UWC_ASIA, politick("AG14"));
    assert_eq!(free.purse(UWC_ASIA), (0, 1));
}

/// Rules: IS-COST-06, IS-RULING-24
#[test]
fn cost_06_the_symbol_gives_politics_after_the_cost_is_paid_and_cannot_pay_it() {
    let advance = || mobilize("AG08", "AM4", "AM5", 1);
    assert_eq!(uwc("agent", &["AG08"], 8, 1).refused(UWC_AMERICA, advance()), IS_COST_01);
    let mut table = uwc("agent", &["AG08"], 8, 2);
    table.play(UWC_AMERICA, advance());
    assert_eq!(table.purse(UWC_AMERICA), (8, 1), "2 - 2 + 1");
    let mut without_symbol = uwc("agent", &["AG05"], 1, 0);
    without_symbol.play(UWC_AMERICA, mobilize("AG05", "AM4", "AM5", 1));
    assert_eq!(without_symbol.purse(UWC_AMERICA), (0, 0));
}
