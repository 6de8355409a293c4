//! IS-END: the End Phase.

use umpire_engine::{Deed, Time, apply};
use umpire_iron_sky::{
    IronSky,
    action::Action,
    ids::{CommandCard, Faction, Post},
    ledger::{IS_END_01, IS_END_05},
};

use crate::{
    actions::{SUBMIT, discard, mobilize, raid},
    position::{
        Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, chance_of, cites, command_card,
    },
};

fn cards(names: &[&str]) -> Vec<CommandCard> {
    names.iter().copied().map(command_card).collect()
}

fn hand(table: &Position, post: Post) -> &[CommandCard] {
    &table.player(post).hand
}

#[test]
fn end_01_one_card_of_the_hand_may_be_discarded() {
    let mut table =
        Position::new(2).end_phase(Faction::Reich).hand(REICH_AMERICA, &["IN01", "IN02"]);
    assert_eq!(table.refused(REICH_AMERICA, discard("IN03")), IS_END_01);
    assert_eq!(table.refused(REICH_AMERICA, discard("GE01")), IS_END_01);
    table.play(REICH_AMERICA, discard("IN02"));
    assert_eq!(table.player(REICH_AMERICA).discard, cards(&["IN02"]));
    assert_eq!(hand(&table, REICH_AMERICA)[0], command_card("IN01"));
}

#[test]
fn end_02_what_the_uwc_has_stays() {
    let mut table =
        Position::new(2).end_phase(Faction::Uwc).money(UWC_AMERICA, 5).politics(UWC_AMERICA, 3);
    table.play(UWC_AMERICA, SUBMIT);
    assert_eq!(table.purse(UWC_AMERICA), (5, 3));
}

#[test]
fn end_03_the_reichs_points_go_to_nothing() {
    let mut table = Position::new(4).end_phase(Faction::Reich);
    table.play(REICH_AMERICA, SUBMIT);
    assert_eq!((table.cp_of(REICH_AMERICA), table.cp_of(REICH_EUROPE)), (0, 6));
}

#[test]
fn end_04_the_hand_is_filled_up_to_five_from_the_top_of_the_deck() {
    let mut table = Position::new(2).end_phase(Faction::Uwc).hand(UWC_AMERICA, &["GE14", "GE15"]);
    table.play(UWC_AMERICA, discard("GE14"));
    assert_eq!(*hand(&table, UWC_AMERICA), cards(&["GE15", "GE01", "GE02", "GE03", "GE04"]));
    let mut full = Position::new(2).end_phase(Faction::Uwc);
    let before = full.player(UWC_AMERICA).hand.clone();
    full.play(UWC_AMERICA, SUBMIT);
    assert_eq!(full.player(UWC_AMERICA).hand, before);
}

#[test]
fn end_05_an_empty_deck_is_made_anew_of_the_discard_pile_right_then() {
    let gone: Vec<String> = (3..=13).map(|number| format!("IN{number:02}")).collect();
    let gone: Vec<&str> = gone.iter().map(String::as_str).collect();
    let mut table = Position::new(2).end_phase(Faction::Reich).command_cards(
        REICH_AMERICA,
        &["IN01", "IN02"],
        &gone,
    );
    let word = table.word();
    let facts = table.play(REICH_AMERICA, discard("IN01"));
    assert!(cites(&facts, IS_END_05) && table.word() > word);
    let player = table.player(REICH_AMERICA);
    assert_eq!(player.hand[..3], cards(&["IN02", "IN14", "IN15"]), "the old deck comes first");
    assert_eq!((player.hand.len(), player.deck.len(), player.discard.len()), (5, 10, 0));

    let mut table = Position::new(2).end_phase(Faction::Reich).command_cards(
        REICH_AMERICA,
        &["IN01", "IN02", "IN14"],
        &gone[..10],
    );
    let facts = table.play(REICH_AMERICA, SUBMIT);
    assert!(!cites(&facts, IS_END_05), "the last card of the deck makes no new one");
    assert_eq!(table.player(REICH_AMERICA).deck.len(), 0);
}

/// Rules: IS-RULING-91
#[test]
fn end_06_with_deck_and_discard_pile_empty_drawing_stops() {
    // No match gets here, so the cards are taken out of it behind the invariants' back.
    let table = Position::new(2).end_phase(Faction::Reich);
    let (mut state, seat) = (table.state.clone(), table.seat(REICH_AMERICA));
    let player = state.table.commanders.reich[REICH_AMERICA.continent].as_mut().unwrap();
    player.hand = cards(&["IN01"]);
    player.deck.clear();
    player.discard = cards(&["IN02"]);
    let deed = Deed::Act { seat, action: SUBMIT };
    apply::<IronSky>(&mut state, &deed, Time(0), &mut chance_of(0)).unwrap();
    let player = state.player(REICH_AMERICA).unwrap();
    assert_eq!(player.hand, cards(&["IN01", "IN02"]));
    assert!(player.deck.is_empty() && player.discard.is_empty());
    assert_eq!(state.table.active, Faction::Uwc, "his turn has ended all the same");
}

#[test]
fn ex_01_the_first_reich_turn() {
    let mut table = Position::new(2).hand(REICH_AMERICA, &["IN01", "IN02", "IN10"]);
    assert_eq!((table.cp_of(REICH_AMERICA), table.meter("america")), (6, (0, 0)));
    table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    table.play(REICH_AMERICA, mobilize("IN02", "AM-III", "AM6", 1));
    table.play(REICH_AMERICA, raid("IN10", "AM-II", "AM5", 2));
    let shown = ["AM1", "AM6", "AM5", "AM-I", "AM-II", "AM-III"].map(|slug| table.shows(slug));
    let expected = ["AM1 hq R[r]", "AM6 hq R[r]", "AM5 hq R[r,r]", "AM-I", "AM-II", "AM-III"];
    assert_eq!(shown, expected);
    assert!(table.state.combats().next().is_none());
    assert_eq!(table.meter("america"), (3, 3));
    assert_eq!((table.supply_of(REICH_AMERICA), table.cp_of(REICH_AMERICA)), (16, 2));
    table.play(REICH_AMERICA, Action::DeclareDone);
    table.play(REICH_AMERICA, SUBMIT);
    assert_eq!((table.cp_of(REICH_AMERICA), table.purse(UWC_AMERICA)), (0, (6, 2)));
}
