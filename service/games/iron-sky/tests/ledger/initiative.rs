//! IS-INI: once a turn the attacker shifts his card along the defender's.

use umpire_engine::{Fact, Game as _, Time, Viewer};
use umpire_iron_sky::{
    IronSky,
    action::{Action, CardChoice, Shift, Source},
    event::Event,
    flow::{self, Kind},
    ids::{Continent, Post},
    ledger::*,
    options::OptionalRule,
    view::{CombatStep, FaceUp},
};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, cites, combat_card, emitted},
};

const DECK: Source = Source::Deck;
const CARD: CardChoice = CardChoice::Table(DECK);

fn shift(shift: Shift) -> Action {
    Action::DecideInitiative(shift)
}

/// The Reich attacks AM4 with three tiles against three with these cards, and is asked.
fn asked(attack: &str, defence: &str) -> Position {
    let mut table = Position::playing(&[OptionalRule::Initiative], 4)
        .lay("AM4 hq U[u,u,u] bf R[r,r,r]")
        .hand(REICH_AMERICA, &["IN01", "IN02", "IN06"])
        .combat_deck(REICH_AMERICA, &[attack])
        .combat_deck(UWC_AMERICA, &[defence]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    table
}

/// The squares that meet: attack's, defence's.
fn pairs(facts: &[Fact<IronSky>]) -> Vec<(u8, u8)> {
    let pair = |fact: &Fact<IronSky>| match fact.event {
        Event::SquaresCompared { square, facing, .. } => Some((square, facing)),
        _ => None,
    };
    facts.iter().filter_map(pair).collect()
}

/// AM4 after the combat, shifted so.
fn result(attack: &str, defence: &str, by: Shift) -> String {
    let mut table = asked(attack, defence);
    table.play(REICH_AMERICA, shift(by));
    table.shows("AM4")
}

fn is_face_down(table: &Position, post: Post) -> bool {
    table.player(post).has_used_initiative
}

#[test]
fn setup_37_initiative_tokens_start_face_up() {
    let table = Position::playing(&[OptionalRule::Initiative], 6);
    assert!(table.posts().into_iter().all(|post| !is_face_down(&table, post)));
}

#[test]
fn ini_01_once_a_turn_the_attacker_turns_his_token_face_down() {
    let mut table = asked("CR-G2", "CU-G1");
    let mut kept = asked("CR-G2", "CU-G1");
    assert!(cites(&table.play(REICH_AMERICA, shift(Shift::PlusOne)), IS_INI_01));
    assert!(is_face_down(&table, REICH_AMERICA));
    table.play(REICH_AMERICA, fight("IN02", "AM4"));
    let facts = table.combat("america", DECK, DECK);
    assert!(!cites(&facts, IS_INI_03) && cites(&facts, IS_CEND_09), "he is not asked again");
    assert_eq!(table.refused(REICH_AMERICA, shift(Shift::PlusOne)), IS_INI_01);

    kept.play(REICH_AMERICA, shift(Shift::None));
    assert!(!is_face_down(&kept, REICH_AMERICA), "a token that is not used stays up");
    kept.play(REICH_AMERICA, fight("IN02", "AM4"));
    kept.combat("america", DECK, DECK);
    kept.play(REICH_AMERICA, shift(Shift::MinusOne));
    assert!(is_face_down(&kept, REICH_AMERICA));
}

#[test]
fn ini_01_the_uwc_has_it_too_and_without_the_optional_rule_nobody() {
    let attack = |rules: &[OptionalRule]| {
        let mut table = Position::playing(rules, 2)
            .lay("AM4 hq U[u,u] bf R[r,r]")
            .hand(UWC_AMERICA, &["GE06"])
            .combat_deck(UWC_AMERICA, &["CU-G2"])
            .combat_deck(REICH_AMERICA, &["CR-G2"])
            .uwc_turn();
        table.play(UWC_AMERICA, fight("GE06", "AM4"));
        table.combat("america", DECK, DECK);
        table
    };
    let mut table = attack(&[OptionalRule::Initiative]);
    table.play(UWC_AMERICA, shift(Shift::MinusOne));
    assert!(is_face_down(&table, UWC_AMERICA) && !is_face_down(&table, REICH_AMERICA));
    let mut without = attack(&[]);
    assert_eq!(without.refused(UWC_AMERICA, shift(Shift::MinusOne)), IS_INI_01);
    assert_eq!(without.state.combats().count(), 0);
}

#[test]
fn ini_02_the_defender_never_uses_it() {
    let mut table = asked("CR-G2", "CU-G1");
    assert_eq!(table.refused(UWC_AMERICA, shift(Shift::PlusOne)), IS_INI_01);
    assert_eq!(table.refused(UWC_AMERICA, shift(Shift::None)), IS_INI_01);
    let asks = |it: &flow::Awaited| (it.kind == Kind::Initiative).then_some(it.post);
    let awaited = flow::awaited(&table.state);
    assert_eq!(awaited.iter().filter_map(asks).collect::<Vec<_>>(), [REICH_AMERICA]);
    table.play(REICH_AMERICA, shift(Shift::PlusOne));
    assert!(!is_face_down(&table, UWC_AMERICA));
}

/// Rules: IS-INI-03, IS-RULING-59
#[test]
fn ini_03_it_is_decided_after_the_reveal_and_before_comparing() {
    let mut table = Position::playing(&[OptionalRule::Initiative], 2)
        .lay("AM4 hq U[u,u,u] bf R[r,r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .combat_deck(REICH_AMERICA, &["CR-R4"])
        .combat_deck(UWC_AMERICA, &["CU-G7"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    assert_eq!(table.refused(REICH_AMERICA, shift(Shift::None)), IS_INI_01);
    table.play(UWC_AMERICA, Action::ChooseDefenceCard(CARD));
    assert_eq!(table.refused(REICH_AMERICA, shift(Shift::None)), IS_INI_01);
    let facts = table.play(REICH_AMERICA, Action::ChooseAttackCard(CARD));
    assert!(cites(&facts, IS_CMB_09) && cites(&facts, IS_INI_03));
    assert_eq!(pairs(&facts), [], "nothing is compared yet");
    let faces = FaceUp { defence: combat_card("CU-G7"), attack: combat_card("CR-R4") };
    for viewer in Viewer::all(2) {
        let view = IronSky::view(&table.state, viewer);
        let combat = view.boards[Continent::America].as_ref().unwrap().combat.clone().unwrap();
        assert_eq!(combat.step, CombatStep::Initiative(faces), "both are face up for all");
    }
    table.play(REICH_AMERICA, shift(Shift::None));
}

/// Rules: IS-INI-03
#[test]
fn fortifications_are_decided_before_it() {
    let rules = [OptionalRule::Initiative, OptionalRule::SpecialCommands];
    let mut table = Position::playing(&rules, 2)
        .lay("AM4 hq U[u,u,u] bf R[r,r,r]")
        .improvement(UWC_AMERICA, "SU-4", "AM4")
        .hand(REICH_AMERICA, &["IN01"])
        .combat_deck(REICH_AMERICA, &["CR-R4"])
        .combat_deck(UWC_AMERICA, &["CU-R8", "CU-G7"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.refused(REICH_AMERICA, shift(Shift::PlusOne)), IS_INI_01);
    let facts = table.play(UWC_AMERICA, Action::DecideFortifications { replace: true });
    assert!(cites(&facts, IS_INI_03));
    table.play(REICH_AMERICA, shift(Shift::PlusOne));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u] bf R[r,r]", "against the new card");
}

#[test]
fn ini_04_plus_one_makes_attack_one_meet_defence_two_and_two_meet_three() {
    let mut table = asked("CR-G2", "CU-G1");
    let facts = table.play(REICH_AMERICA, shift(Shift::PlusOne));
    assert_eq!(pairs(&facts), [(1, 2), (2, 3)]);
    // Attack III of CR-G1 and defence I of CU-R5 are Hits that meet nothing.
    assert_eq!(result("CR-G1", "CU-R5", Shift::None), "AM4 hq U[u,u] bf R[r,r,r]");
    assert_eq!(result("CR-G1", "CU-R5", Shift::PlusOne), "AM4 hq U[u,u,u] bf R[r,r,r]");
    assert_eq!(result("CR-R5", "CU-R5", Shift::None), "AM4 hq U[u] bf R[r,r]");
    assert_eq!(result("CR-R5", "CU-R5", Shift::PlusOne), "AM4 hq U[u] bf R[r,r,r]");
}

#[test]
fn ini_05_minus_one_makes_attack_two_meet_defence_one_and_three_meet_two() {
    let mut table = asked("CR-G2", "CU-G1");
    let facts = table.play(REICH_AMERICA, shift(Shift::MinusOne));
    assert_eq!(pairs(&facts), [(2, 1), (3, 2)]);
    // Attack I of CR-R2 and defence III of CU-Y1 are Hits that meet nothing.
    assert_eq!(result("CR-R2", "CU-Y1", Shift::None), "AM4 hq U[u] bf R[r,r]");
    assert_eq!(result("CR-R2", "CU-Y1", Shift::MinusOne), "AM4 hq U[u,u,u] bf R[r,r,r]");
}

#[test]
fn ini_06_only_the_two_facing_pairs_are_compared_until_an_army_is_gone() {
    let mut table = asked("CR-G2", "CU-G1");
    let facts = table.play(REICH_AMERICA, shift(Shift::PlusOne));
    assert!(cites(&facts, IS_INI_06) && !cites(&facts, IS_CMP_01));
    let mut none = asked("CR-G2", "CU-G1");
    let facts = none.play(REICH_AMERICA, shift(Shift::None));
    assert_eq!(pairs(&facts), [(1, 1), (2, 2), (3, 3)]);
    assert!(cites(&facts, IS_CMP_01) && !cites(&facts, IS_INI_06));
    let mut short = asked("CR-R4", "CU-R5").lay("AM4 hq U[u] bf R[r,r,r]");
    let facts = short.play(REICH_AMERICA, shift(Shift::PlusOne));
    assert_eq!(pairs(&facts), [(1, 2)]);
}

/// Rules: IS-RES-06, IS-INI-07
#[test]
fn ini_07_the_token_is_turned_up_in_its_owners_next_resource_phase() {
    let mut table = asked("CR-G2", "CU-G1");
    table.play(REICH_AMERICA, shift(Shift::PlusOne));
    table.all_done();
    assert!(is_face_down(&table, REICH_AMERICA), "in the End Phase");
    table.all_submit();
    assert!(is_face_down(&table, REICH_AMERICA), "in the other faction's turn");
    let post = &mut table.state.table.commanders.uwc[Continent::America];
    post.as_mut().unwrap().has_used_initiative = true;
    table.all_done();
    table.all_submit();
    assert_eq!(table.state.table.round, 2);
    assert!(!is_face_down(&table, REICH_AMERICA), "up again");
    assert!(is_face_down(&table, UWC_AMERICA), "but not the other's");
    table.all_done();
    table.all_submit();
    assert!(!is_face_down(&table, UWC_AMERICA));
}

/// Rules: IS-SIM-04, IS-SIM-05
#[test]
fn while_he_is_asked_the_continent_is_frozen_and_he_does_nothing_else() {
    let mut table = asked("CR-G2", "CU-G1").lay("EU2 hq R[r]").hand(REICH_EUROPE, &["AR05"]);
    assert_eq!(table.refused(REICH_AMERICA, recruit("IN06", &[("AM-I", 1)])), IS_SIM_05);
    assert_eq!(table.refused(REICH_AMERICA, Action::DeclareDone), IS_SIM_05);
    let abroad = || mobilize("AR05", "EU2", "AM4", 1);
    assert_eq!(table.refused(REICH_EUROPE, abroad()), IS_SIM_04);
    assert_eq!(table.refused(REICH_AMERICA, Action::ChooseAttackCard(CARD)), IS_CMB_08);
    table.play(REICH_AMERICA, shift(Shift::None));
    table.play(REICH_AMERICA, recruit("IN06", &[("AM-I", 1)]));
}

/// Rules: IS-CLOCK-01, IS-CLOCK-02, IS-CLOCK-05, IS-CLOCK-06
#[test]
fn its_decision_has_a_deadline_and_its_default_is_no_shift() {
    let mut table = Position::playing(&[OptionalRule::Initiative], 2)
        .clocks(600, 60)
        .lay("AM4 hq U[u,u,u] bf R[r,r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .combat_deck(REICH_AMERICA, &["CR-R4"])
        .combat_deck(UWC_AMERICA, &["CU-G7"]);
    table.at(10);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    let awaited = flow::awaited(&table.state);
    let of_combat = awaited.iter().find(|it| it.kind == Kind::Initiative).expect("a decision");
    assert_eq!(of_combat.deadline, Some(Time(70_000)));
    table.at(69);
    assert_eq!(table.expiry_refused(REICH_AMERICA), IS_CLOCK_03);
    table.at(70);
    assert_eq!(table.refused(REICH_AMERICA, shift(Shift::PlusOne)), IS_CLOCK_02);
    let facts = table.expire(REICH_AMERICA);
    let decided = Event::InitiativeDecided {
        post: REICH_AMERICA,
        continent: Continent::America,
        shift: Shift::None,
    };
    assert!(emitted(&facts, &decided));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u,u] bf R[r,r]");
    assert!(!is_face_down(&table, REICH_AMERICA));
}

/// Rules: IS-LEAVE-02, IS-LEAVE-04
#[test]
fn who_resigns_while_he_is_asked_leaves_the_question_to_his_heir() {
    let mut table = asked("CR-R4", "CU-G7");
    let before = flow::awaited(&table.state);
    table.play(REICH_AMERICA, Action::Resign);
    assert_eq!(flow::awaited(&table.state), before);
    let seat = table.seat(REICH_AMERICA);
    assert_eq!(table.state.agent(seat), Some(table.seat(REICH_EUROPE)));
    assert_eq!(table.refused(REICH_EUROPE, shift(Shift::PlusOne)), IS_INI_01, "for that seat");
    table.play(REICH_AMERICA, shift(Shift::PlusOne));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u] bf R[r,r]");
    assert!(is_face_down(&table, REICH_AMERICA) && !is_face_down(&table, REICH_EUROPE));
}

#[test]
fn ex_09_initiative() {
    let after = |by| result("CR-R4", "CU-G7", by);
    assert_eq!(after(Shift::None), "AM4 hq U[u,u,u] bf R[r,r]");
    assert_eq!(after(Shift::PlusOne), "AM4 hq U[u] bf R[r,r]");
    assert_eq!(after(Shift::MinusOne), "AM4 hq U[u,u,u] bf R[r,r,r]");
    let mut table = asked("CR-R4", "CU-G7");
    table.play(REICH_AMERICA, shift(Shift::PlusOne));
    assert!(is_face_down(&table, REICH_AMERICA));
    for _ in 0..2 {
        table.all_done();
        table.all_submit();
    }
    assert!(!is_face_down(&table, REICH_AMERICA));
}
