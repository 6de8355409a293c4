//! IS-EVT: in which sector a command is played, and what is no command.

use umpire_engine::{Deed, Game as _};
use umpire_iron_sky::{
    IronSky, action::Action, ledger::*, legal::Parameter, options::OptionalRule,
};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, cites},
};

const RULES: [OptionalRule; 3] =
    [OptionalRule::EventfulTimes, OptionalRule::SpecialCommands, OptionalRule::BlackOps];

/// The sectors I, II and III cost 1 more under these tokens, in this order.
const PLUS: [&str; 3] = ["TT-4", "TT-5", "TT-6"];
/// And 1 less under these.
const MINUS: [&str; 3] = ["TT-1", "TT-2", "TT-3"];

/// America, where every command has a target.
fn america(reich: &str, uwc: &str) -> Position {
    let west = "AM1 hq R[r]; AM2 hq U[u]; AM3 hq U[u]; AM4 hq U[u] bf R[r]";
    let east = "AM5 hq R[r]; AM6; AM7 hq U[u]; AM-I";
    Position::playing(&RULES, 2)
        .reich("america", reich)
        .uwc("america", uwc)
        .lay(west)
        .lay(east)
        .terror("AM7")
        .electronic_warfare("AM-II")
}

fn reich(hand: &[&str]) -> Position {
    let class = if hand[0].starts_with("AR") { "artillerie" } else { "infanterie" };
    america(class, "general").hand(REICH_AMERICA, hand).cp(REICH_AMERICA, 8)
}

fn uwc(hand: &[&str]) -> Position {
    let class = if hand[0].starts_with("PO") { "politician" } else { "general" };
    let table = america("infanterie", class).hand(UWC_AMERICA, hand);
    table.money(UWC_AMERICA, 6).politics(UWC_AMERICA, 5).uwc_turn()
}

/// The Command Points that an action takes under each of these tokens.
fn takes(tokens: [&str; 3], hand: &[&str], action: &Action) -> [u8; 3] {
    tokens.map(|token| {
        let mut table = reich(hand).turned(token);
        table.play(REICH_AMERICA, action.clone());
        8 - table.cp_of(REICH_AMERICA)
    })
}

/// The Money and Politics that have to be paid for an action under each of these tokens, if this much is printed.
fn asks(tokens: [&str; 3], hand: &[&str], action: &Action, (money, politics): (u8, u8)) -> [u8; 3] {
    tokens.map(|token| {
        let mut table = uwc(hand).turned(token);
        let seat = table.seat(UWC_AMERICA);
        let ways = [Some(money), Some(money + 1), money.checked_sub(1)];
        let ways =
            ways.into_iter().flatten().map(|money| (money, paid(action.clone(), money, politics)));
        let is_lawful = |(_, action): &(u8, Action)| {
            let deed = Deed::Act { seat, action: action.clone() };
            IronSky::judge(&table.state, &deed, table.now()).is_ok()
        };
        let lawful: Vec<(u8, Action)> = ways.filter(is_lawful).collect();
        let [(money, action)] = &lawful[..] else { panic!("{token}: {lawful:?}") };
        table.play(UWC_AMERICA, action.clone());
        money + politics
    })
}

#[test]
fn evt_07_a_move_is_played_where_it_starts_and_a_fight_where_it_takes_place() {
    let home = mobilize("IN01", "AM-III", "AM6", 1);
    assert_eq!(takes(PLUS, &["IN01"], &home), [1, 1, 2]);
    assert_eq!(takes(MINUS, &["IN01"], &home), [1, 1, 0]);
    let to_another_sector = mobilize("IN01", "AM-II", "AM-III", 1);
    assert_eq!(takes(PLUS, &["IN01"], &to_another_sector), [1, 2, 1]);
    assert_eq!(takes(MINUS, &["IN01"], &to_another_sector), [1, 0, 1]);
    assert_eq!(takes(PLUS, &["IN01"], &fight("IN01", "AM4")), [1, 2, 1]);
    let raid_sideways = raid("IN10", "AM-I", "AM-II", 1);
    assert_eq!(takes(PLUS, &["IN10"], &raid_sideways), [3, 2, 2]);
    assert_eq!(takes(MINUS, &["IN10"], &raid_sideways), [1, 2, 2]);
    assert_eq!(takes(PLUS, &["SR-8"], &blitzkrieg("AM-I", "AM-II", 1)), [5, 4, 4]);
    let uwc_moves = mobilize("GE06", "AM2", "AM3", 1);
    assert_eq!(asks(PLUS, &["GE06"], &uwc_moves, (1, 0)), [2, 1, 1]);
    assert_eq!(asks(MINUS, &["GE06"], &uwc_moves, (1, 0)), [0, 1, 1]);
    assert_eq!(asks(PLUS, &["GE11"], &raid("GE11", "AM3", "AM2", 1), (2, 0)), [2, 3, 2]);
}

#[test]
fn evt_08_every_tile_must_go_to_the_sector_for_the_discount_and_one_suffices_for_the_surcharge() {
    let split = recruit("IN06", &[("AM-I", 1), ("AM-II", 1)]);
    assert_eq!(takes(PLUS, &["IN06"], &split), [3, 3, 2]);
    assert_eq!(takes(MINUS, &["IN06"], &split), [2, 2, 2]);
    let together = recruit("IN06", &[("AM-II", 2)]);
    assert_eq!(takes(PLUS, &["IN06"], &together), [2, 3, 2]);
    assert_eq!(takes(MINUS, &["IN06"], &together), [2, 1, 2]);
    let propaganda = propaganda(&[("AM5", 1), ("AM1", 1)]);
    assert_eq!(takes(PLUS, &["SR-6"], &propaganda), [3, 3, 2]);
    assert_eq!(takes(MINUS, &["SR-6"], &propaganda), [2, 2, 2]);
    let black_ops = recruit_black_ops("GE03", "AM3");
    assert_eq!(asks(PLUS, &["GE03"], &black_ops, (2, 0)), [2, 3, 2]);
    assert_eq!(asks(MINUS, &["GE03"], &black_ops, (2, 0)), [2, 1, 2]);
    let help = request_help("GE03", "europe", "AM6");
    assert_eq!(asks(PLUS, &["GE03"], &help, (2, 0)), [2, 2, 3]);
    assert_eq!(asks(MINUS, &["GE03"], &help, (2, 0)), [2, 2, 1]);
    let mut refused = reich(&["IN06"]).turned("TT-1");
    assert_eq!(refused.refused(REICH_AMERICA, discounted(split, true)), IS_EVT_03);
}

/// Rules: IS-EVT-09, IS-RULING-82
#[test]
fn evt_09_what_has_a_target_is_played_in_its_sector() {
    let bombing = bomb("AR01", "AM4");
    assert_eq!(takes(PLUS, &["AR01"], &bombing), [1, 2, 1]);
    assert_eq!(takes(MINUS, &["AR01"], &bombing), [1, 0, 1]);
    let terror = terror("AR13", "AM6");
    assert_eq!(takes(PLUS, &["AR13"], &terror), [2, 2, 3], "where it goes, not where it was");
    assert_eq!(takes(MINUS, &["AR13"], &terror), [2, 2, 1]);
    let reboot = reboot("AR15");
    assert_eq!(takes(PLUS, &["AR15"], &reboot), [1, 2, 1]);
    assert_eq!(takes(MINUS, &["AR15"], &reboot), [1, 0, 1]);
    let anti_terror = anti_terror("GE13");
    assert_eq!(asks(PLUS, &["GE13"], &anti_terror, (0, 1)), [1, 1, 2]);
    let warfare = electronic_warfare("GE14", "AM-I");
    assert_eq!(asks(PLUS, &["GE14"], &warfare, (2, 0)), [3, 2, 2]);
    assert_eq!(asks(MINUS, &["GE14"], &warfare, (2, 0)), [1, 2, 2]);
}

/// Rules: IS-EVT-09
#[test]
fn special_commands_are_played_at_their_targets_and_an_elite_operation_where_the_combat_is() {
    let cadre = improve("SR-1", "AM1");
    assert_eq!(takes(PLUS, &["SR-1"], &cadre), [3, 2, 2]);
    assert_eq!(takes(MINUS, &["SR-1"], &cadre), [1, 2, 2]);
    let conference = improve("SU-1", "AM3");
    assert_eq!(asks(PLUS, &["GE01", "SU-1"], &conference, (2, 0)), [2, 3, 2]);
    assert_eq!(asks(MINUS, &["GE01", "SU-1"], &conference, (2, 0)), [2, 1, 2]);
    assert_eq!(asks(PLUS, &["GE01", "SU-6"], &nuke("AM2"), (0, 4)), [5, 4, 4]);
    // The Mobilization starts in II, the combat is in III.
    let attack = elite(mobilize("IN01", "AM5", "AM7", 1), "SR-3");
    assert_eq!(takes(PLUS, &["IN01", "SR-3"], &attack), [2, 3, 3]);
    assert_eq!(takes(MINUS, &["IN01", "SR-3"], &attack), [2, 1, 1]);
    let on_the_spot = elite(fight("IN01", "AM4"), "SR-3");
    assert_eq!(takes(PLUS, &["IN01", "SR-3"], &on_the_spot), [2, 3, 2], "once for both");
    assert_eq!(takes(MINUS, &["IN01", "SR-3"], &on_the_spot), [2, 1, 2]);
}

/// Rules: IS-EVT-03
#[test]
fn the_discount_of_an_elite_operation_is_a_choice_only_while_a_token_gives_one() {
    let may_use = |token: &str| {
        let table = reich(&["IN01", "SR-3"]).turned(token);
        let choices = IronSky::legal(&table.state, table.seat(REICH_AMERICA));
        let parameters = choices.iter().flat_map(|choice| &choice.parameters);
        let elite = parameters.filter_map(|parameter| match parameter {
            Parameter::EliteOperation { may_use_discount, .. } => Some(*may_use_discount),
            _ => None,
        });
        elite.reduce(|one, other| {
            assert_eq!(one, other);
            one
        })
    };
    assert_eq!(may_use("TT-3"), Some(true));
    assert_eq!(may_use("TT-6"), Some(false));
    assert_eq!(may_use("TT-7"), Some(false));
}

#[test]
fn evt_10_what_has_no_location_is_never_affected() {
    for (card, action) in [("IN15", shuffle("IN15")), ("SR-7", bonus("SR-7"))] {
        assert_eq!(takes(PLUS, &[card], &action), [1; 3]);
        assert_eq!(takes(MINUS, &[card], &action), [1; 3]);
        let mut table = reich(&[card]).turned("TT-1");
        assert_eq!(table.refused(REICH_AMERICA, discounted(action, true)), IS_EVT_03);
    }
    let in_money = |card, action: Action| (card, action, (1, 0));
    for (card, action, printed) in [
        in_money("GE15", shuffle("GE15")),
        in_money("PO10", politick("PO10")),
        in_money("SU-7", bonus("SU-7")),
        ("SU-8", bonus("SU-8"), (0, 1)),
    ] {
        assert_eq!(asks(PLUS, &[card], &action, printed), [1; 3]);
        assert_eq!(asks(MINUS, &[card], &action, printed), [1; 3]);
        let mut table = uwc(&[card]).turned("TT-2");
        assert_eq!(table.refused(UWC_AMERICA, discounted(action, true)), IS_EVT_03);
    }
}

/// Rules: IS-EVT-10
#[test]
fn a_card_that_a_conquest_pays_for_is_never_affected() {
    for (token, left) in [("TT-5", 6), ("TT-2", 8)] {
        let mut table = reich(&["AR01", "SR-4"]).turned(token);
        table.play(REICH_AMERICA, bomb("AR01", "AM4"));
        assert_eq!(table.shows("AM4"), "AM4 hq R[r]");
        let facts = table.play(REICH_AMERICA, claim("SR-4"));
        assert!(!cites(&facts, IS_EVT_06) && !cites(&facts, IS_EVT_04));
        assert_eq!(table.cp_of(REICH_AMERICA), left, "{token}");
    }
}

#[test]
fn evt_11_orders_sharing_and_transit_are_no_commands() {
    for token in ["TT-4", "TT-1"] {
        let mut table = uwc(&["GE06"]).turned(token);
        assert_eq!(table.refused(UWC_AMERICA, regroup("AM2", "AM3", 1, 0, 0)), IS_REG_01);
        assert_eq!(table.refused(UWC_AMERICA, regroup("AM2", "AM3", 1, 2, 0)), IS_REG_01);
        table.play(UWC_AMERICA, regroup("AM2", "AM3", 1, 1, 0));
        table.play(UWC_AMERICA, use_loan("asia", 1));
        let player = table.player(UWC_AMERICA);
        assert!(!player.has_paid_surcharge && !player.has_used_discount, "for a command yet");
        assert_eq!(table.purse(UWC_AMERICA).0, 6);

        let mut table = Position::playing(&RULES, 4).turned(token).lay("AM1 hq R[r]; AM-I R[r]");
        table.play(REICH_AMERICA, regroup_orbit("AM-I", "AM-II", 1));
        table.play(REICH_AMERICA, return_to_orbit("AM1", 1));
        let europe = table.seat(REICH_EUROPE);
        table.play(REICH_AMERICA, give_command_point(europe));
        assert_eq!(table.cp_of(REICH_AMERICA), 6 - 1 - 1);
    }
    let across = |token, money, politics| {
        let table = Position::playing(&RULES, 4).turned(token).lay("AM4 hq U[u]; EU2");
        let table = table.hand(UWC_AMERICA, &["GE06"]).money(UWC_AMERICA, money);
        table.politics(UWC_AMERICA, politics).uwc_turn()
    };
    let crossing = |money| paid(mobilize("GE06", "AM4", "EU2", 1), money, 0);
    let mut dear = across("TT-5", 2, 1);
    dear.play(UWC_AMERICA, crossing(2));
    assert_eq!(dear.purse(UWC_AMERICA), (0, 0), "the transit is 1 as ever");
    let mut cheap = across("TT-2", 1, 1);
    cheap.play(UWC_AMERICA, crossing(0));
    assert_eq!(cheap.purse(UWC_AMERICA), (1, 0));
    assert_eq!(across("TT-2", 1, 0).refused(UWC_AMERICA, crossing(0)), IS_ICM_04);
    let martial_law = |money| across("TT-2", money, 0).improvement(UWC_AMERICA, "SU-3", "AM3");
    let in_money = || with_transit_money(crossing(0));
    assert_eq!(martial_law(0).refused(UWC_AMERICA, in_money()), IS_ICM_04);
    let mut ruled = martial_law(1);
    ruled.play(UWC_AMERICA, in_money());
    assert_eq!(ruled.purse(UWC_AMERICA), (0, 0), "nor is Money paid for it discounted");
}
