//! IS-PAIR-01 to 06: Special Commands and the other optional rules.

use umpire_iron_sky::{
    action::{Action, CardChoice, Shift, Source},
    flow::{self, Kind},
    ids::Post,
    ledger::*,
    options::OptionalRule,
    score::ScoreSource,
    state::{CombatStep, Phase},
};

use super::{end_turn, improvement_on};
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA, cites, combat_card, command_card},
};

const DECK: Source = Source::Deck;

fn with(rule: OptionalRule, players: u8) -> Position {
    Position::playing(&[OptionalRule::SpecialCommands, rule], players)
}

#[test]
fn pair_01_reminders_that_wait_when_the_match_ends_give_nothing() {
    let mut table = with(OptionalRule::RandomLength, 2).kept(REICH_AMERICA, "SR-7");
    table = table.time_pile(&["TT-END"]);
    end_turn(&mut table);
    end_turn(&mut table);
    assert_eq!(table.state.table.phase, Phase::Finished);
    assert_eq!(table.cp_of(REICH_AMERICA), 0);
    assert_eq!(table.player(REICH_AMERICA).sheet, [command_card("SR-7")]);
}

/// What is awaited of the fighters, if a combat is open.
fn step(table: &Position) -> Option<Kind> {
    let fights = |kind: &Kind| *kind != Kind::CommandPhase;
    flow::awaited(&table.state).into_iter().map(|awaited| awaited.kind).find(fights)
}

/// Rules: IS-PAIR-02, IS-RULING-60, IS-INI-03
#[test]
fn pair_02_elite_operation_cards_reveal_fortifications_initiative_compare() {
    let mut table = with(OptionalRule::Initiative, 2)
        .lay("AM4 hq U[u,u,u] bf R[r,r,r]")
        .improvement(UWC_AMERICA, "SU-4", "AM4")
        .hand(REICH_AMERICA, &["IN01", "SR-3"])
        .cp(REICH_AMERICA, 2)
        .combat_deck(REICH_AMERICA, &["CR-R4"])
        .combat_deck(UWC_AMERICA, &["CU-Y5", "CU-G7"]);
    table.play(REICH_AMERICA, elite(fight("IN01", "AM4"), "SR-3"));
    assert_eq!(step(&table), Some(Kind::DefenceCard));
    table.play(UWC_AMERICA, Action::ChooseDefenceCard(DECK.into()));
    assert_eq!(step(&table), Some(Kind::AttackCard));
    table.play(REICH_AMERICA, Action::ChooseAttackCard(DECK.into()));
    assert_eq!(step(&table), Some(Kind::Fortifications));
    let shift = Action::DecideInitiative(Shift::PlusOne);
    assert_eq!(table.refused(REICH_AMERICA, shift.clone()), IS_INI_01);
    table.play(UWC_AMERICA, Action::DecideFortifications { replace: true });
    assert_eq!(step(&table), Some(Kind::Initiative));
    let combat = table.state.combats().next().unwrap();
    let CombatStep::Initiative { defence, .. } = combat.step else { panic!("his Initiative") };
    assert_eq!(defence.card, combat_card("CU-G7"), "he shifts against the final card");
    let again = Action::DecideFortifications { replace: false };
    assert_eq!(table.refused(UWC_AMERICA, again), IS_FORT_01);
    table.play(REICH_AMERICA, shift);
    assert_eq!(table.shows("AM4"), "AM4 hq R[r,r]", "as in the example of the two facing pairs");
}

#[test]
fn pair_02_the_move_of_a_blitzkrieg_allows_initiative() {
    let mut table = with(OptionalRule::Initiative, 2)
        .lay("AM-I; AM2 hq U[u]")
        .hand(REICH_AMERICA, &["SR-8"])
        .cp(REICH_AMERICA, 4);
    table.play(REICH_AMERICA, blitzkrieg("AM-I", "AM2", 2));
    table.combat("america", DECK, DECK);
    assert_eq!(step(&table), Some(Kind::Initiative));
    table.play(REICH_AMERICA, Action::DecideInitiative(Shift::MinusOne));
}

/// Rules: IS-PAIR-03, IS-FORT-02, IS-CTL-03
#[test]
fn pair_03_fortifications_take_the_top_of_the_deck_and_the_refill_follows() {
    let mut table = with(OptionalRule::ControlledCombat, 2)
        .lay("AM4 hq U[u,u] bf R[r,r]")
        .improvement(UWC_AMERICA, "SU-4", "AM4")
        .hand(REICH_AMERICA, &["IN01"])
        .combat_hand(REICH_AMERICA, ["CR-R8", "CR-G6"])
        .combat_hand(UWC_AMERICA, ["CU-R8", "CU-Y1"])
        .combat_deck(UWC_AMERICA, &["CU-G3", "CU-Y2", "CU-Y4"])
        .reserve(UWC_AMERICA, "CU-G1");
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    let hand = |card, refill| CardChoice::Hand { card: combat_card(card), refill };
    table.combat("america", hand("CU-R8", DECK), hand("CR-R8", DECK));
    assert_eq!(step(&table), Some(Kind::Fortifications));
    table.play(UWC_AMERICA, Action::DecideFortifications { replace: true });
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u] bf R[r,r]");
    let set = &table.player(UWC_AMERICA).combat_set;
    assert_eq!(set.discard, [combat_card("CU-R8"), combat_card("CU-G3")], "not taken back");
    assert_eq!(set.hand, [combat_card("CU-Y1"), combat_card("CU-Y2")], "what lay beneath");
    assert_eq!((set.deck[0], set.reserve), (combat_card("CU-Y4"), Some(combat_card("CU-G1"))));
}

/// The points of a player's Secret Operation, when the match ends with this turn of the UWC.
fn operation(mut table: Position, post: Post, name: &str, target: Option<&str>) -> u16 {
    table = table
        .secret_operation(post, name)
        .hand(UWC_AMERICA, &["SU-6"])
        .politics(UWC_AMERICA, 4)
        .time_pile(&["TT-END"])
        .uwc_turn();
    if let Some(slug) = target {
        table.play(UWC_AMERICA, nuke(slug));
    }
    end_turn(&mut table);
    let outcome = table.state.table.outcome.expect("the match is over");
    let sheet = outcome.sheets.iter().find(|sheet| sheet.post == post).unwrap();
    let is_operation = |source| matches!(source, ScoreSource::SecretOperation { .. });
    sheet.items.iter().find(|item| is_operation(item.source)).unwrap().points
}

/// Rules: IS-PAIR-04, IS-SPU-25
#[test]
fn pair_04_a_destroyed_territory_meets_no_secret_operation() {
    let rule = OptionalRule::SecretOperations;
    let of_uwc = |name, target| operation(with(rule, 4), UWC_AMERICA, name, target);
    assert_eq!((of_uwc("OU-6", None), of_uwc("OU-6", Some("AM2"))), (4, 0), "Interest");
    assert_eq!((of_uwc("OU-1", None), of_uwc("OU-1", Some("AM4"))), (3, 2), "Border Guard");
    let lay = "AM1 hq R[r]; AM2 hq R[r]; AM4 hq R[r]";
    let dominion = |target| operation(with(rule, 4).lay(lay), REICH_AMERICA, "OR-2", target);
    assert_eq!((dominion(None), dominion(Some("AM2"))), (4, 0));
    let police =
        |target| operation(with(rule, 4).lay("EU5 hq U[u,u(AM)]"), UWC_AMERICA, "OU-2", target);
    assert_eq!((police(None), police(Some("EU5"))), (1, 0));
}

#[test]
fn pair_04_tiles_of_blitzkrieg_and_propaganda_count_like_others() {
    let table = || with(OptionalRule::SecretOperations, 4).lay("AM-I; AM5 hq R[r]");
    let points = |table| operation(table, REICH_AMERICA, "OR-1", None);
    assert_eq!(points(table()), 2);
    let mut reinforced = table().hand(REICH_AMERICA, &["SR-8"]);
    reinforced.play(REICH_AMERICA, blitzkrieg("AM-I", "AM-II", 1));
    assert_eq!(points(reinforced), 5);
    let mut spread = table().hand(REICH_AMERICA, &["SR-6"]);
    spread.play(REICH_AMERICA, propaganda(&[("AM5", 1)]));
    let mut spread = spread.hand(REICH_AMERICA, &["IN01"]);
    spread.play(REICH_AMERICA, return_to_orbit("AM5", 1));
    assert_eq!(points(spread), 3);
}

#[test]
fn pair_05_black_ops_alone_let_an_improvement_be_played_and_kept() {
    let mut table = with(OptionalRule::BlackOps, 2)
        .lay("AM4 hq U[B]")
        .hand(UWC_AMERICA, &["SU-2", "SU-6"])
        .money(UWC_AMERICA, 0)
        .politics(UWC_AMERICA, 2)
        .uwc_turn();
    table.play(UWC_AMERICA, improve("SU-2", "AM4"));
    end_turn(&mut table);
    let mut table = table.hand(REICH_AMERICA, &["IN13"]);
    assert_eq!(table.refused(REICH_AMERICA, bomb("IN13", "AM4")), IS_BOM_01);
    end_turn(&mut table);
    assert_eq!(table.purse(UWC_AMERICA).0, 4 + 1);
    assert_eq!(improvement_on(&table, "AM4"), Some(command_card("SU-2")));
    let mut table = table.hand(UWC_AMERICA, &["SU-6"]).politics(UWC_AMERICA, 4);
    let facts = table.play(UWC_AMERICA, nuke("AM4"));
    assert!(cites(&facts, IS_BLK_14), "the Nuke kills them");
}

/// Rules: IS-PAIR-06, IS-EVT-09
#[test]
fn pair_06_a_special_command_uses_up_the_discount() {
    let rule = OptionalRule::EventfulTimes;
    let mut table =
        with(rule, 2).lay("AM5 hq R[r]").hand(REICH_AMERICA, &["SR-1", "IN06"]).turned("TT-2");
    table.play(REICH_AMERICA, improve("SR-1", "AM5"));
    assert_eq!(table.cp_of(REICH_AMERICA), 6 - 1);
    table.play(REICH_AMERICA, recruit("IN06", &[("AM-II", 1)]));
    assert_eq!(table.cp_of(REICH_AMERICA), 5 - 2);
}

/// Rules: IS-PAIR-06, IS-EVT-09
#[test]
fn pair_06_a_special_command_meets_the_surcharge() {
    let surcharged = || with(OptionalRule::EventfulTimes, 2).lay("AM5 hq R[r]").turned("TT-5");
    let mut poor = surcharged().hand(REICH_AMERICA, &["SR-1"]).cp(REICH_AMERICA, 2);
    assert_eq!(poor.refused(REICH_AMERICA, improve("SR-1", "AM5")), IS_EVT_06);
    let mut table = poor.cp(REICH_AMERICA, 3);
    table.play(REICH_AMERICA, improve("SR-1", "AM5"));
    assert_eq!(table.cp_of(REICH_AMERICA), 0);
    let uwc = surcharged().hand(UWC_AMERICA, &["SU-6"]).politics(UWC_AMERICA, 4);
    let mut uwc = uwc.money(UWC_AMERICA, 1).uwc_turn();
    assert_eq!(uwc.refused(UWC_AMERICA, nuke("AM3")), IS_EVT_06);
    uwc.play(UWC_AMERICA, paid(nuke("AM3"), 1, 4));
    assert_eq!(uwc.purse(UWC_AMERICA), (0, 0));
}

/// Rules: IS-PAIR-06, IS-SPC-14
#[test]
fn pair_06_of_an_attack_and_its_elite_operation_the_first_in_the_sector_is_changed() {
    let attack = |token: &str, from: &str, points: u8| {
        let mut table = with(OptionalRule::EventfulTimes, 2)
            .lay("AM2 hq R[r]; AM4 hq R[r]; AM3 hq U[u]")
            .hand(REICH_AMERICA, &["IN01", "SR-3"])
            .cp(REICH_AMERICA, points)
            .turned(token);
        table.play(REICH_AMERICA, elite(mobilize("IN01", from, "AM3", 1), "SR-3"));
        table.cp_of(REICH_AMERICA)
    };
    assert_eq!(attack("TT-2", "AM4", 1), 0, "the attack from sector II is cheaper");
    assert_eq!(attack("TT-2", "AM2", 1), 0, "the combat in sector II is");
    assert_eq!(attack("TT-5", "AM4", 3), 0, "one surcharge");
    assert_eq!(attack("TT-5", "AM2", 3), 0);
    assert_eq!(attack("TT-4", "AM2", 3), 0);
    assert_eq!(attack("TT-4", "AM4", 2), 0, "neither is in sector I");
}
