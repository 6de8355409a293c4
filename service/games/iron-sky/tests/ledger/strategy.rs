//! IS-COS: Change of Strategy.

use umpire_engine::{Game as _, Viewer};
use umpire_iron_sky::{
    IronSky,
    event::Event,
    ids::{CombatCard, Continent, Faction, Post, Tactics},
    ledger::*,
};

use crate::{
    actions::*,
    position::{CONTENT, Position, REICH_AMERICA},
};

fn ready() -> Position {
    Position::new(6).hand(REICH_AMERICA, &["IN15"]).cp(REICH_AMERICA, 1)
}

fn set(table: &Position, post: Post) -> Vec<CombatCard> {
    let set = &table.player(post).combat_set;
    let mut cards: Vec<_> =
        set.reserve.iter().chain(&set.deck).chain(&set.discard).copied().collect();
    cards.sort();
    cards
}

fn colours(cards: impl IntoIterator<Item = CombatCard>) -> [usize; 3] {
    let cards: Vec<_> = cards.into_iter().collect();
    Tactics::ALL.map(|tactics| {
        cards.iter().filter(|&&card| CONTENT.combat_card(card).tactics == tactics).count()
    })
}

/// Deals by hand: the set of America's Reich and the bank hold so many red, yellow and green cards.
pub(crate) fn dealt(own: [usize; 3], bank: [usize; 3]) -> Position {
    let mut table = ready();
    let mut all: Vec<CombatCard> = CONTENT.combat_deck(Faction::Reich).to_vec();
    let mut take = |count: [usize; 3]| {
        let mut taken = Vec::new();
        for (tactics, wanted) in Tactics::ALL.into_iter().zip(count) {
            for _ in 0..wanted {
                let is_wanted = |card: &CombatCard| CONTENT.combat_card(*card).tactics == tactics;
                taken.push(all.remove(all.iter().position(is_wanted).expect("such a card")));
            }
        }
        taken
    };
    let (own, bank) = (take(own), take(bank));
    let rest = all;
    table.state.table.banks.reich = bank;
    let commanders = &mut table.state.table.commanders.reich;
    let mut rest = rest.into_iter();
    for continent in Continent::ALL {
        let cards: Vec<_> = match continent {
            Continent::America => own.clone(),
            Continent::Europe => rest.by_ref().take(10).collect(),
            Continent::Asia => rest.by_ref().collect(),
        };
        let set = &mut commanders[continent].as_mut().unwrap().combat_set;
        (set.reserve, set.deck) = (Some(cards[0]), cards[1..].to_vec());
        set.discard.clear();
    }
    table
}

#[test]
fn cos_01_the_player_either_shuffles_or_switches() {
    let mut shuffling = ready();
    let facts = shuffling.play(REICH_AMERICA, shuffle("IN15"));
    assert!(facts.iter().any(|fact| matches!(fact.event, Event::CombatSetShuffled { .. })));
    let mut switching = dealt([4, 3, 3], [5, 7, 6]);
    let facts = switching.play(REICH_AMERICA, switch("IN15", [1, 0, 0], [0, 1, 0]));
    assert!(facts.iter().any(|fact| matches!(fact.event, Event::CombatCardsSwitched { .. })));
}

/// Rules: IS-COS-02, IS-DEF-25
#[test]
fn cos_02_the_whole_set_is_shuffled_into_the_deck() {
    let mut table = ready().combat_deck_left(REICH_AMERICA, 4);
    let before = set(&table, REICH_AMERICA);
    table.play(REICH_AMERICA, shuffle("IN15"));
    assert_eq!(set(&table, REICH_AMERICA), before);
    let after = &table.player(REICH_AMERICA).combat_set;
    assert_eq!((after.deck.len(), after.discard.len()), (9, 0), "discards are in it");
}

#[test]
fn cos_03_then_one_card_is_dealt_as_the_reserve() {
    let mut table = ready();
    let facts = table.play(REICH_AMERICA, shuffle("IN15"));
    let deck = facts
        .iter()
        .find_map(|fact| match &fact.event {
            Event::CombatSetShuffled { deck, .. } => Some(deck.clone()),
            _ => None,
        })
        .unwrap();
    assert_eq!(table.player(REICH_AMERICA).combat_set.reserve, Some(deck[0]));
}

#[test]
fn cos_04_one_to_five_cards_are_set_aside() {
    let mut table = dealt([4, 3, 3], [5, 7, 6]);
    assert_eq!(table.refused(REICH_AMERICA, switch("IN15", [0; 3], [0; 3])), IS_COS_04);
    assert_eq!(table.refused(REICH_AMERICA, switch("IN15", [2, 2, 2], [2, 2, 2])), IS_COS_04);
    table.play(REICH_AMERICA, switch("IN15", [2, 2, 1], [2, 2, 1]));
}

#[test]
fn cos_05_equally_many_are_taken() {
    let mut table = dealt([4, 3, 3], [5, 7, 6]);
    assert_eq!(table.refused(REICH_AMERICA, switch("IN15", [2, 0, 0], [0, 3, 0])), IS_COS_05);
    table.play(REICH_AMERICA, switch("IN15", [2, 0, 0], [0, 2, 0]));
}

#[test]
fn cos_06_the_cards_taken_join_the_set_and_those_set_aside_the_bank() {
    let mut table = dealt([4, 3, 3], [5, 7, 6]);
    table.play(REICH_AMERICA, switch("IN15", [1, 0, 0], [0, 0, 1]));
    assert_eq!(colours(set(&table, REICH_AMERICA)), [3, 3, 4]);
    assert_eq!(colours(table.state.table.banks.reich.clone()), [6, 7, 5]);
    assert_eq!(table.player(REICH_AMERICA).combat_set.deck.len(), 9);
}

#[test]
fn cos_07_no_more_of_a_colour_than_there_is() {
    let mut table = dealt([4, 3, 3], [5, 2, 6]);
    assert_eq!(table.refused(REICH_AMERICA, switch("IN15", [0, 4, 0], [4, 0, 0])), IS_COS_07);
    assert_eq!(table.refused(REICH_AMERICA, switch("IN15", [3, 0, 0], [0, 3, 0])), IS_COS_07);
    table.play(REICH_AMERICA, switch("IN15", [2, 0, 0], [0, 2, 0]));
}

/// Rules: IS-COS-08, IS-RULING-56
#[test]
fn cos_08_nobody_sees_a_face_and_used_cards_lose_their_place() {
    let mut one = ready().combat_deck(REICH_AMERICA, &["CR-R1"]).combat_deck_left(REICH_AMERICA, 4);
    one.play(REICH_AMERICA, shuffle("IN15"));
    for viewer in Viewer::all(6) {
        let shown = format!("{:?}", IronSky::view(&one.state, viewer));
        let faces = &one.player(REICH_AMERICA).combat_set.deck;
        assert!(!faces.is_empty());
        assert!(!shown.contains("CombatCard("), "{viewer:?} sees a face: {shown}");
    }
}

#[test]
fn ex_30_change_of_strategy() {
    let mut table = dealt([4, 3, 3], [5, 7, 6]);
    table.play(REICH_AMERICA, switch("IN15", [2, 0, 1], [0, 3, 0]));
    assert_eq!(colours(set(&table, REICH_AMERICA)), [2, 6, 2]);
    assert_eq!(colours(table.state.table.banks.reich.clone()), [7, 4, 7]);

    let mut refusing = dealt([4, 3, 3], [5, 2, 6]);
    assert_eq!(refusing.refused(REICH_AMERICA, switch("IN15", [2, 2, 2], [2, 2, 2])), IS_COS_04);
    assert_eq!(refusing.refused(REICH_AMERICA, switch("IN15", [2, 0, 1], [0, 3, 0])), IS_COS_07);
    assert_eq!(refusing.refused(REICH_AMERICA, switch("IN15", [1, 0, 1], [2, 1, 0])), IS_COS_05);
}
