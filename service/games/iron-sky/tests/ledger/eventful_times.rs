//! IS-EVT: what the Time Token turned last changes. Where commands are played is `eventful_places`.

use umpire_iron_sky::{
    action::Action, content::TimeEffect, ids::Sector, ledger::*, options::OptionalRule,
};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, UWC_EUROPE, cites},
};

const RULES: [OptionalRule; 1] = [OptionalRule::EventfulTimes];

/// The Reich's turn under this token.
fn reich(token: &str) -> Position {
    Position::playing(&RULES, 4)
        .turned(token)
        .hand(REICH_AMERICA, &["IN01", "IN06", "IN07", "IN08"])
        .hand(REICH_EUROPE, &["AR09", "AR10"])
        .cp(REICH_AMERICA, 8)
        .cp(REICH_EUROPE, 8)
}

/// The UWC's turn under this token; America has so much Money and Politics.
fn uwc(token: &str, class: &str, hand: &[&str], money: u8, politics: u8) -> Position {
    Position::playing(&RULES, 4)
        .uwc("america", class)
        .turned(token)
        .hand(UWC_AMERICA, hand)
        .money(UWC_AMERICA, money)
        .politics(UWC_AMERICA, politics)
        .uwc_turn()
}

fn raise(card: &str, at: &str) -> Action {
    recruit(card, &[(at, 1)])
}

#[test]
fn evt_01_the_token_turned_last_applies_to_the_next_two_turns_and_none_in_round_one() {
    let pile = ["TT-1", "TT-7", "TT-END"];
    let mut table = Position::playing(&RULES, 2).time_pile(&pile);
    for round in 1..=3 {
        let applies = round == 2;
        let event = [None, Some(TimeEffect::MinusOne(Sector::I)), Some(TimeEffect::None)];
        assert_eq!(table.state.event(), event[usize::from(round - 1_u8)]);
        table = table.hand(REICH_AMERICA, &["IN06"]).hand(UWC_AMERICA, &["GE01"]);
        table = table.money(UWC_AMERICA, 1);
        let orbit = || discounted(raise("IN06", "AM-I"), true);
        let ground = || discounted(paid(raise("GE01", "AM2"), 0, 0), true);
        if applies {
            assert!(cites(&table.play(REICH_AMERICA, orbit()), IS_EVT_04));
        } else {
            assert_eq!(table.refused(REICH_AMERICA, orbit()), IS_EVT_03);
        }
        table.all_done();
        table.all_submit();
        if applies {
            assert!(cites(&table.play(UWC_AMERICA, ground()), IS_EVT_04));
        } else {
            assert_eq!(table.refused(UWC_AMERICA, ground()), IS_EVT_03);
        }
        table.all_done();
        table.all_submit();
    }
}

#[test]
fn evt_02_it_applies_to_its_sector_of_every_continent_and_some_show_nothing() {
    let mut table = reich("TT-1");
    assert_eq!(table.refused(REICH_AMERICA, discounted(raise("IN06", "AM-II"), true)), IS_EVT_03);
    table.play(REICH_AMERICA, discounted(raise("IN06", "AM-I"), true));
    table.play(REICH_EUROPE, discounted(raise("AR09", "EU-I"), true));
    assert_eq!([REICH_AMERICA, REICH_EUROPE].map(|post| table.cp_of(post)), [7, 7]);
    for (minus, plus, space) in
        [("TT-1", "TT-4", "AM-I"), ("TT-2", "TT-5", "AM-II"), ("TT-3", "TT-6", "AM-III")]
    {
        let left = |token| {
            let mut table = reich(token);
            table.play(REICH_AMERICA, raise("IN06", space));
            table.cp_of(REICH_AMERICA)
        };
        assert_eq!([left(minus), left(plus)], [7, 5]);
        assert_eq!(["TT-7", "TT-8", "TT-9"].map(left), [6, 6, 6]);
    }
    let mut without = Position::new(2).turned("TT-4").hand(REICH_AMERICA, &["IN06"]);
    without.play(REICH_AMERICA, raise("IN06", "AM-I"));
    assert_eq!(without.cp_of(REICH_AMERICA), 4, "without the optional rule it means nothing");
}

/// Rules: IS-EVT-03, IS-RULING-81
#[test]
fn evt_03_once_a_turn_one_command_in_the_sector_costs_one_less() {
    let mut table = reich("TT-1").cp(REICH_AMERICA, 3);
    table.play(REICH_AMERICA, raise("IN06", "AM-I"));
    assert_eq!(table.cp_of(REICH_AMERICA), 2);
    assert_eq!(table.refused(REICH_AMERICA, discounted(raise("IN07", "AM-I"), true)), IS_EVT_03);
    table.play(REICH_AMERICA, raise("IN07", "AM-I"));
    assert_eq!(table.cp_of(REICH_AMERICA), 0, "the next one costs what is printed");

    let mut free = reich("TT-1").cp(REICH_AMERICA, 0);
    assert_eq!(free.refused(REICH_AMERICA, raise("IN06", "AM-I")), IS_COST_01);
    free.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    let mut uwc = uwc("TT-1", "general", &["GE01", "GE03"], 2, 0);
    assert_eq!(uwc.refused(UWC_AMERICA, paid(raise("GE03", "AM2"), 2, 0)), IS_COST_01, "1 is due");
    uwc.play(UWC_AMERICA, paid(raise("GE03", "AM2"), 1, 0));
    uwc.play(UWC_AMERICA, paid(raise("GE01", "AM2"), 1, 0));
    assert_eq!(uwc.purse(UWC_AMERICA), (0, 0));
}

/// Rules: IS-EVT-03, IS-RES-07
#[test]
fn the_discount_and_the_surcharge_are_there_again_in_the_next_turn() {
    for (token, left) in [("TT-1", 7), ("TT-4", 5)] {
        let pile = [token, "TT-7", "TT-END"];
        let mut table = reich(token).time_pile(&pile);
        table.play(REICH_AMERICA, raise("IN06", "AM-I"));
        for _ in 0..2 {
            table.all_done();
            table.all_submit();
        }
        table = table.hand(REICH_AMERICA, &["IN06"]).cp(REICH_AMERICA, 8);
        table.play(REICH_AMERICA, raise("IN06", "AM-I"));
        assert_eq!(table.cp_of(REICH_AMERICA), left, "{token}");
    }
}

#[test]
fn evt_04_he_chooses_which_command_and_it_uses_the_discount_up() {
    let mut table = reich("TT-1");
    table.play(REICH_AMERICA, discounted(raise("IN06", "AM-I"), false));
    assert_eq!(table.cp_of(REICH_AMERICA), 6, "kept for a later one");
    let facts = table.play(REICH_AMERICA, discounted(raise("IN07", "AM-I"), true));
    assert!(cites(&facts, IS_EVT_04));
    assert_eq!(table.cp_of(REICH_AMERICA), 5);
    let facts = table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    assert!(!cites(&facts, IS_EVT_04));
    assert_eq!(table.cp_of(REICH_AMERICA), 4);
    table.play(REICH_EUROPE, raise("AR09", "EU-I"));
    assert_eq!(table.cp_of(REICH_EUROPE), 7, "each player has his own");
    let mut elsewhere = reich("TT-1");
    elsewhere.play(REICH_AMERICA, raise("IN06", "AM-II"));
    elsewhere.play(REICH_AMERICA, raise("IN07", "AM-I"));
    assert_eq!(elsewhere.cp_of(REICH_AMERICA), 8 - 2 - 1, "no other command uses it up");
}

/// Rules: IS-EVT-05, IS-RULING-83
#[test]
fn evt_05_the_uwc_discount_needs_a_part_in_money() {
    let mut politics = uwc("TT-1", "general", &["GE13", "GE01"], 1, 1).terror("AM2");
    let anti = || anti_terror("GE13");
    assert_eq!(politics.refused(UWC_AMERICA, discounted(anti(), true)), IS_EVT_05);
    assert_eq!(politics.refused(UWC_AMERICA, paid(anti(), 0, 0)), IS_COST_01);
    politics.play(UWC_AMERICA, anti());
    assert_eq!(politics.purse(UWC_AMERICA), (1, 0));
    politics.play(UWC_AMERICA, paid(raise("GE01", "AM2"), 0, 0));
    assert_eq!(politics.purse(UWC_AMERICA), (1, 0), "the discount was still there");

    let either = || uwc("TT-1", "agent", &["AG03"], 2, 2);
    let mut by_politics = either();
    let act = paid(raise("AG03", "AM2"), 0, 2);
    assert_eq!(by_politics.refused(UWC_AMERICA, discounted(act.clone(), true)), IS_EVT_05);
    by_politics.play(UWC_AMERICA, act);
    assert_eq!(by_politics.purse(UWC_AMERICA), (2, 0));
    let mut by_money = either();
    by_money.play(UWC_AMERICA, discounted(paid(raise("AG03", "AM2"), 1, 0), true));
    assert_eq!(by_money.purse(UWC_AMERICA), (1, 2));
}

/// Rules: IS-EVT-06, IS-RULING-81
#[test]
fn evt_06_the_first_command_in_the_sector_costs_one_more_and_is_not_played_without_it() {
    let mut table = reich("TT-4");
    table.play(REICH_AMERICA, raise("IN06", "AM-II"));
    assert_eq!(table.cp_of(REICH_AMERICA), 6, "elsewhere nothing more is due");
    let facts = table.play(REICH_AMERICA, raise("IN07", "AM-I"));
    assert!(cites(&facts, IS_EVT_06));
    assert_eq!(table.cp_of(REICH_AMERICA), 3);
    table.play(REICH_AMERICA, raise("IN08", "AM-I"));
    assert_eq!(table.cp_of(REICH_AMERICA), 1, "the second costs what is printed");
    let mut poor = reich("TT-4").cp(REICH_AMERICA, 2);
    assert_eq!(poor.refused(REICH_AMERICA, raise("IN06", "AM-I")), IS_EVT_06);
    poor.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    assert_eq!(poor.cp_of(REICH_AMERICA), 0);
    let mut poorer = reich("TT-4").cp(REICH_AMERICA, 1);
    assert_eq!(poorer.refused(REICH_AMERICA, raise("IN06", "AM-I")), IS_COST_01);
}

/// Rules: IS-EVT-06, IS-RULING-83
#[test]
fn the_surcharge_is_money_also_when_the_card_is_paid_with_politics() {
    let with = |money, politics| uwc("TT-4", "agent", &["AG03", "AG01"], money, politics);
    let act = |money, politics| paid(raise("AG03", "AM2"), money, politics);
    assert_eq!(with(3, 3).refused(UWC_AMERICA, act(0, 2)), IS_EVT_06);
    assert_eq!(with(3, 3).refused(UWC_AMERICA, act(2, 0)), IS_EVT_06);
    assert_eq!(with(3, 3).refused(UWC_AMERICA, act(0, 3)), IS_COST_01);
    assert_eq!(with(3, 3).refused(UWC_AMERICA, act(2, 1)), IS_COST_04);
    assert_eq!(with(0, 2).refused(UWC_AMERICA, act(1, 2)), IS_EVT_06);
    assert_eq!(with(2, 8).refused(UWC_AMERICA, act(3, 0)), IS_EVT_06);
    assert_eq!(with(0, 1).refused(UWC_AMERICA, act(1, 2)), IS_COST_01, "not only it is missing");
    let money_alone = paid(raise("AG01", "AM2"), 2, 1);
    assert_eq!(with(3, 3).refused(UWC_AMERICA, money_alone), IS_COST_03);
    let left = |money, politics| {
        let mut table = with(3, 3);
        table.play(UWC_AMERICA, act(money, politics));
        table.purse(UWC_AMERICA)
    };
    assert_eq!([left(1, 2), left(3, 0)], [(2, 1), (0, 3)]);
}

/// Rules: IS-RULING-80
#[test]
fn on_a_minus_one_token_nothing_more_is_due_for_recruiting() {
    let mut table = reich("TT-1").cp(REICH_AMERICA, 2);
    table.play(REICH_AMERICA, discounted(recruit("IN06", &[("AM-I", 2)]), false));
    assert_eq!(table.cp_of(REICH_AMERICA), 0);
}

#[test]
fn ex_21_eventful_times() {
    let hand = ["GE03", "GE04", "GE06"];
    let general = |token| uwc(token, "general", &hand, 5, 0).lay("AM3 hq U[u]; AM2 hq U[u]");
    let split = || recruit("GE03", &[("AM3", 1), ("AM2", 1)]);
    let mut a = general("TT-5");
    assert_eq!(a.refused(UWC_AMERICA, paid(split(), 2, 0)), IS_EVT_06);
    a.play(UWC_AMERICA, paid(split(), 3, 0));
    assert_eq!(a.purse(UWC_AMERICA).0, 2);
    a.play(UWC_AMERICA, paid(raise("GE04", "AM3"), 2, 0));
    assert_eq!(a.purse(UWC_AMERICA).0, 0);

    let mut c = general("TT-2");
    assert_eq!(c.refused(UWC_AMERICA, discounted(paid(split(), 1, 0), true)), IS_EVT_03);
    c.play(UWC_AMERICA, paid(split(), 2, 0));
    assert!(!c.player(UWC_AMERICA).has_used_discount);
    let mut d = general("TT-2");
    d.play(UWC_AMERICA, paid(recruit("GE03", &[("AM3", 2)]), 1, 0));
    assert_eq!(d.purse(UWC_AMERICA).0, 4);

    let agent = |money| uwc("TT-5", "agent", &["AG03"], money, 2);
    let by_politics = || paid(raise("AG03", "AM3"), 1, 2);
    let mut e = agent(1);
    e.play(UWC_AMERICA, by_politics());
    assert_eq!(e.purse(UWC_AMERICA), (0, 0));
    assert_eq!(agent(0).refused(UWC_AMERICA, by_politics()), IS_EVT_06);

    let mut f = general("TT-5");
    f.play(UWC_AMERICA, mobilize("GE06", "AM2", "AM3", 1));
    assert_eq!(f.purse(UWC_AMERICA).0, 4);
}

/// Rules: IS-COST-06, IS-EVT-07
#[test]
fn ex_44_order_of_payment() {
    let start = || {
        Position::playing(&RULES, 4)
            .turned("TT-6")
            .lay("EU5 hq U[u]; EU6 hq U[u]")
            .hand(UWC_EUROPE, &["PO06"])
            .money(UWC_EUROPE, 1)
            .politics(UWC_EUROPE, 0)
            .uwc_turn()
    };
    let from_the_sector = || mobilize("PO06", "EU6", "EU5", 1);
    assert_eq!(start().refused(UWC_EUROPE, from_the_sector()), IS_EVT_06);
    assert_eq!(start().refused(UWC_EUROPE, paid(from_the_sector(), 2, 0)), IS_EVT_06);
    let mut table = start();
    table.play(UWC_EUROPE, mobilize("PO06", "EU5", "EU6", 1));
    assert_eq!(table.purse(UWC_EUROPE), (0, 1));
}
