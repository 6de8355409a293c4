//! IS-CMB: opening a combat and choosing cards.

use umpire_engine::{Game as _, Viewer};
use umpire_iron_sky::{
    IronSky,
    action::{Action, Source},
    event::Event,
    ids::Tactics,
    ledger::*,
    state::{CombatStep, Origin},
};

use crate::{
    actions::*,
    position::{
        CONTENT, Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, UWC_EUROPE, cites, combat_card,
    },
};

const DECK: Source = Source::Deck;
const RESERVE: Source = Source::Reserve;

/// The Reich is about to attack AM4 with two tiles against two.
fn before_attack() -> Position {
    Position::new(2)
        .lay("AM4 hq U[u,u] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01", "IN10"])
        .cp(REICH_AMERICA, 6)
}

fn attacked() -> Position {
    let mut table = before_attack();
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table
}

#[test]
fn cmb_01_a_fight_a_move_or_a_raid_opens_a_combat_where_both_factions_stand() {
    let mut by_fight = before_attack();
    assert!(cites(&by_fight.play(REICH_AMERICA, fight("IN01", "AM4")), IS_CMB_01));

    let mut by_move = before_attack();
    assert!(cites(&by_move.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1)), IS_CMB_01));

    let mut by_raid = before_attack();
    let raid = raid("IN10", "AM-III", "AM7", 1);
    assert!(cites(&by_raid.play(REICH_AMERICA, raid), IS_CMB_01));

    let mut into_nobodys_land = before_attack();
    let walk = mobilize("IN01", "AM-III", "AM6", 1);
    assert!(!cites(&into_nobodys_land.play(REICH_AMERICA, walk), IS_CMB_01));
}

#[test]
fn cmb_01_nothing_else_opens_a_combat() {
    let mut table = Position::on(&["america"]).lay("AM6 hq R[r]").hand(UWC_AMERICA, &["GE03"]);
    table = table.money(UWC_AMERICA, 2).uwc_turn();
    table.play(UWC_AMERICA, paid(request_help("GE03", "europe", "AM6"), 2, 0));
    assert_eq!(table.shows("AM6"), "AM6 hq R[r] bf U[n(EU),n(EU)]");
    assert_eq!(table.state.combats().count(), 0);
}

#[test]
fn cmb_02_all_tiles_of_both_armies_take_part_not_only_those_that_moved() {
    let mut table = Position::new(2)
        .lay("AM7 hq U[u,u,u] bf R[r,r]")
        .lay("AM-III R[r]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck(REICH_AMERICA, &["CR-G6"])
        .combat_deck(UWC_AMERICA, &["CU-R7"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    // CR-G6 attacks R · ·, CU-R7 defends · R ·: nobody is hit, and three face three.
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM7"), "AM7 hq U[u,u,u] bf R[r,r,r]");

    // CR-R8 attacks H H H: all three defenders fall, though one tile moved.
    let mut table = Position::new(2)
        .lay("AM7 hq U[u,u,u] bf R[r,r]")
        .lay("AM-III R[r]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck(REICH_AMERICA, &["CR-R8"])
        .combat_deck(UWC_AMERICA, &["CU-R1"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM7"), "AM7 hq R[r,r]");
}

/// Rules: IS-CMB-03, IS-DEF-14
#[test]
fn cmb_03_abroad_the_attacker_plays_his_own_cards_and_the_commander_of_the_continent_defends() {
    let mut table = Position::new(4)
        .lay("AM6 hq R[r]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck(REICH_AMERICA, &["CR-R1"])
        .combat_deck(UWC_EUROPE, &["CU-R1"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM6", "EU1", 1));
    let combat = table.state.combats().next().unwrap().clone();
    assert_eq!((combat.attacker, combat.defender), (REICH_AMERICA, UWC_EUROPE));
    assert_eq!(table.refused(UWC_AMERICA, Action::ChooseDefenceCard(DECK.into())), IS_CMB_07);
    table.play(UWC_EUROPE, Action::ChooseDefenceCard(DECK.into()));
    assert_eq!(table.refused(REICH_EUROPE, Action::ChooseAttackCard(DECK.into())), IS_CMB_08);
    table.play(REICH_AMERICA, Action::ChooseAttackCard(DECK.into()));
    assert_eq!(table.player(REICH_AMERICA).combat_set.discard, [combat_card("CR-R1")]);
    assert_eq!(table.player(UWC_EUROPE).combat_set.discard, [combat_card("CU-R1")]);
}

/// Rules: IS-CMB-04, IS-CMB-05, IS-DEF-16
#[test]
fn cmb_05_every_card_serves_either_role_by_its_own_squares() {
    let face = CONTENT.combat_card(combat_card("CR-R2"));
    assert_ne!(face.attack, face.defence);
    assert_eq!(face.tactics, Tactics::Red);
    // CR-R2 attacks HH · · and defends · H ·.
    let mut attacking = before_attack().combat_deck(REICH_AMERICA, &["CR-R2"]);
    attacking = attacking.combat_deck(UWC_AMERICA, &["CU-R6"]);
    attacking.play(REICH_AMERICA, fight("IN01", "AM4"));
    attacking.combat("america", DECK, DECK);
    assert_eq!(attacking.shows("AM4"), "AM4 hq R[r,r]");

    let mut defending = Position::new(2)
        .lay("AM4 hq U[u,u] bf R[r,r]")
        .hand(UWC_AMERICA, &["GE06"])
        .money(UWC_AMERICA, 1)
        .combat_deck(REICH_AMERICA, &["CR-R2"])
        .combat_deck(UWC_AMERICA, &["CU-G6"])
        .uwc_turn();
    defending.play(UWC_AMERICA, paid(fight("GE06", "AM4"), 1, 0));
    defending.combat("america", DECK, DECK);
    assert_eq!(defending.shows("AM4"), "AM4 hq U[u] bf R[r,r]");
}

#[test]
fn cmb_06_a_player_chooses_between_the_top_of_his_deck_and_his_reserve() {
    let mut table = before_attack()
        .combat_deck(UWC_AMERICA, &["CU-R1"])
        .reserve(UWC_AMERICA, "CU-G1")
        .combat_deck(REICH_AMERICA, &["CR-R1"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.play(UWC_AMERICA, Action::ChooseDefenceCard(RESERVE.into()));
    let step = table.state.combats().next().unwrap().step;
    let CombatStep::AttackCard { defence } = step else { panic!("{step:?}") };
    assert_eq!((defence.origin, defence.card), (Origin::Table(RESERVE), combat_card("CU-G1")));
}

#[test]
fn cmb_06_where_no_card_lies_none_can_be_chosen() {
    let mut table = attacked();
    let set = &mut table.state.table.commanders.uwc;
    set[umpire_iron_sky::ids::Continent::America].as_mut().unwrap().combat_set.reserve = None;
    let deed = umpire_engine::Deed::Act {
        seat: table.seat(UWC_AMERICA),
        action: Action::ChooseDefenceCard(RESERVE.into()),
    };
    let refusal = IronSky::judge(&table.state, &deed, umpire_engine::Time(0)).unwrap_err();
    assert_eq!(umpire_engine::Cited::rule(&refusal.violations()[0]), IS_CMB_06);
}

#[test]
fn cmb_07_the_defender_chooses_first() {
    let mut table = attacked();
    assert_eq!(table.refused(REICH_AMERICA, Action::ChooseAttackCard(DECK.into())), IS_CMB_08);
    assert_eq!(table.refused(REICH_AMERICA, Action::ChooseDefenceCard(DECK.into())), IS_CMB_07);
    table.play(UWC_AMERICA, Action::ChooseDefenceCard(DECK.into()));
    assert_eq!(table.refused(UWC_AMERICA, Action::ChooseDefenceCard(DECK.into())), IS_CMB_07);
}

#[test]
fn cmb_08_the_attacker_sees_colour_and_source_of_the_defenders_card_but_no_face() {
    let with = |face: &str| {
        let mut table = before_attack().combat_deck(UWC_AMERICA, &[face]);
        table.play(REICH_AMERICA, fight("IN01", "AM4"));
        table.play(UWC_AMERICA, Action::ChooseDefenceCard(DECK.into()));
        IronSky::view(&table.state, Viewer::Seat(table.seat(REICH_AMERICA)))
    };
    assert_eq!(with("CU-R1").boards, with("CU-R8").boards, "two red faces look alike");
    assert_ne!(with("CU-R1").boards, with("CU-G1").boards, "colours differ");
}

#[test]
fn cmb_09_both_cards_are_turned_over_together() {
    let mut table = attacked();
    let laid = table.play(UWC_AMERICA, Action::ChooseDefenceCard(DECK.into()));
    let is_reveal = |event: &Event| matches!(event, Event::CombatCardsRevealed { .. });
    assert!(!laid.iter().any(|fact| is_reveal(&fact.event)));
    let facts = table.play(REICH_AMERICA, Action::ChooseAttackCard(DECK.into()));
    let reveals: Vec<_> = facts.iter().filter(|fact| is_reveal(&fact.event)).collect();
    assert_eq!(reveals.len(), 1);
    assert_eq!(reveals[0].rule, IS_CMB_09);
}
