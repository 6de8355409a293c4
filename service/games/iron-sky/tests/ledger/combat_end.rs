//! IS-CEND: discarding, the new Reserve, the redraw.

use umpire_iron_sky::{
    action::{Action, Source},
    event::Event,
    ids::{CombatCard, Continent, Post},
    ledger::*,
    state::CombatSet,
};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA, cites, combat_card},
};

const DECK: Source = Source::Deck;
const RESERVE: Source = Source::Reserve;

fn attacked() -> Position {
    let mut table = Position::new(2)
        .lay("AM4 hq U[u,u] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01", "IN02"])
        .cp(REICH_AMERICA, 2)
        .combat_deck(REICH_AMERICA, &["CR-G6"])
        .combat_deck(UWC_AMERICA, &["CU-G3"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table
}

fn set(table: &Position, post: Post) -> &CombatSet {
    &table.player(post).combat_set
}

fn sorted(mut cards: Vec<CombatCard>) -> Vec<CombatCard> {
    cards.sort();
    cards
}

#[test]
fn cend_01_used_cards_go_face_up_on_their_players_discard_piles() {
    let mut table = attacked();
    let facts = table.combat("america", DECK, DECK);
    assert!(cites(&facts, IS_CEND_01));
    assert_eq!(set(&table, UWC_AMERICA).discard, [combat_card("CU-G3")]);
    assert_eq!(set(&table, REICH_AMERICA).discard, [combat_card("CR-G6")]);
    table.play(REICH_AMERICA, fight("IN02", "AM4"));
    let next = set(&table, UWC_AMERICA).deck[0];
    table.combat("america", DECK, DECK);
    assert_eq!(set(&table, UWC_AMERICA).discard, [combat_card("CU-G3"), next], "on top");
}

#[test]
fn cend_02_a_used_reserve_is_replaced_by_the_top_of_the_deck() {
    let mut table = attacked();
    let (top, deck) = (set(&table, UWC_AMERICA).deck[0], set(&table, UWC_AMERICA).deck.len());
    let own_reserve = set(&table, REICH_AMERICA).reserve;
    table.combat("america", RESERVE, DECK);
    assert_eq!(set(&table, UWC_AMERICA).reserve, Some(top));
    assert_eq!(set(&table, UWC_AMERICA).deck.len(), deck - 1);
    assert_eq!(set(&table, REICH_AMERICA).reserve, own_reserve, "an unused Reserve stays");
}

#[test]
fn cend_03_one_card_left_is_redrawn_and_two_are_not() {
    let mut enough = Position::new(2)
        .lay("AM4 hq U[u,u] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck_left(UWC_AMERICA, 2);
    enough.play(REICH_AMERICA, fight("IN01", "AM4"));
    enough.combat("america", DECK, DECK);
    assert_eq!(set(&enough, UWC_AMERICA).deck.len(), 1);
    assert_eq!(set(&enough, UWC_AMERICA).discard.len(), 8);

    let mut short = Position::new(2)
        .lay("AM4 hq U[u,u] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck_left(UWC_AMERICA, 1);
    short.play(REICH_AMERICA, fight("IN01", "AM4"));
    short.combat("america", DECK, DECK);
    assert_eq!(set(&short, UWC_AMERICA).deck.len(), 9);
    assert!(set(&short, UWC_AMERICA).discard.is_empty());
}

/// Rules: IS-CEND-04, IS-CEND-05, IS-CEND-06, IS-RULING-52
#[test]
fn cend_05_ten_cards_of_the_bank_become_the_deck_and_all_old_ones_go_to_the_bank() {
    let mut table = Position::new(2)
        .lay("AM4 hq U[u,u] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck_left(UWC_AMERICA, 1);
    let bank = table.state.table.banks.uwc.clone();
    let old = set(&table, UWC_AMERICA).clone();
    let old: Vec<CombatCard> = old.discard.into_iter().chain(old.deck).chain(old.reserve).collect();
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);

    let new = set(&table, UWC_AMERICA).clone();
    let new: Vec<CombatCard> = new.reserve.into_iter().chain(new.deck).collect();
    assert_eq!(sorted(new), sorted(bank[..10].to_vec()), "the top ten of the bank");
    let kept = [&bank[10..], &old].concat();
    assert_eq!(sorted(table.state.table.banks.uwc.clone()), sorted(kept), "the unseen one too");
}

#[test]
fn cend_07_a_short_bank_takes_the_old_cards_in_first() {
    let mut table = Position::new(2)
        .lay("AM4 hq U[u,u] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck_left(UWC_AMERICA, 1);
    // Nine in the bank; the other cards lie with the player, discarded.
    let surplus = table.state.table.banks.uwc.split_off(9);
    let player = table.state.table.commanders.uwc[Continent::America].as_mut().unwrap();
    player.combat_set.discard.extend(surplus);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    let facts = table.combat("america", DECK, DECK);
    let redraw = facts.iter().find(|fact| matches!(fact.event, Event::CombatSetRedrawn { .. }));
    assert_eq!(redraw.unwrap().rule, IS_CEND_07);
    assert_eq!(set(&table, UWC_AMERICA).deck.len(), 9);
    assert_eq!(table.state.table.banks.uwc.len(), 38);
}

#[test]
fn cend_08_the_attackers_cards_are_dealt_with_before_the_defenders() {
    let mut table = Position::new(2)
        .lay("AM4 hq U[u,u] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck_left(UWC_AMERICA, 1)
        .combat_deck_left(REICH_AMERICA, 1);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    let facts = table.combat("america", DECK, DECK);
    let redrawn: Vec<Post> = facts
        .iter()
        .filter_map(|fact| match fact.event {
            Event::CombatSetRedrawn { post, .. } => Some(post),
            _ => None,
        })
        .collect();
    assert_eq!(redrawn, [REICH_AMERICA, UWC_AMERICA]);
}

#[test]
fn cend_09_then_the_combat_is_closed_and_the_attacker_goes_on() {
    let mut table = attacked();
    assert_eq!(table.refused(REICH_AMERICA, Action::DeclareDone), IS_SIM_05);
    let facts = table.combat("america", DECK, DECK);
    assert_eq!(facts.last().unwrap().rule, IS_CEND_09);
    assert!(!table.state.is_frozen(Continent::America));
    table.play(REICH_AMERICA, fight("IN02", "AM4"));
}

#[test]
fn ex_14_ordinary_redraw() {
    let mut table = Position::new(2)
        .lay("AM4 hq U[u,u] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck_left(UWC_AMERICA, 1);
    assert_eq!(set(&table, UWC_AMERICA).discard.len(), 8);
    let reserve = set(&table, UWC_AMERICA).reserve.unwrap();
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    let facts = table.combat("america", DECK, DECK);
    assert!(cites(&facts, IS_CEND_05));
    assert_eq!(set(&table, UWC_AMERICA).deck.len(), 9);
    assert!(set(&table, UWC_AMERICA).reserve.is_some());
    assert_eq!(table.state.table.banks.uwc.len(), 38);
    assert!(table.state.table.banks.uwc.contains(&reserve), "the Reserve went unseen");
}
