//! IS-CTL: who sees a combat hand, and what the clock and an heir do with it.

use std::collections::BTreeSet;

use umpire_engine::{Covers as _, Deed, Game as _, Viewer, apply};
use umpire_iron_sky::{
    IronSky,
    action::{Action, Source},
    event::Event,
    flow::{self, Kind},
    ids::{Continent, Tactics},
    ledger::*,
    options::OptionalRule,
    state::{self, CombatStep, LaidCard, Origin, State},
    view::{BackOrigin, CombatStep as Seen, KnownCard},
};

use crate::{
    actions::*,
    controlled_combat::{RULES, attacked, attacked_of, defends, set},
    position::{Position, REICH_AMERICA, UWC_AMERICA, UWC_EUROPE, chance_of, combat_card},
};

const DECK: Source = Source::Deck;
const RESERVE: Source = Source::Reserve;

/// Rules: IS-INFO-09, IS-RULING-48
#[test]
fn info_09_the_faces_of_a_hand_are_its_owners_and_the_colours_everybodys() {
    let table = Position::playing(&RULES, 4).combat_hand(UWC_AMERICA, ["CU-G3", "CU-R8"]);
    let hand = [combat_card("CU-G3"), combat_card("CU-R8")];
    for viewer in Viewer::all(4) {
        let view = IronSky::view(&table.state, viewer);
        let seen = &view.player(UWC_AMERICA).unwrap().combat_set.backs.hand;
        assert_eq!((seen.tactics.red, seen.tactics.yellow, seen.tactics.green), (1, 0, 1));
        let is_owner = viewer == Viewer::Seat(table.seat(UWC_AMERICA));
        assert_eq!(seen.cards.as_deref(), is_owner.then_some(&hand[..]));
    }
}

/// Rules: IS-INFO-09
#[test]
fn a_card_laid_from_the_hand_and_its_refill_are_its_players_secret() {
    let mut table = attacked();
    table.play(UWC_AMERICA, defends(held("CU-G3", RESERVE)));
    let known = KnownCard { card: combat_card("CU-G3"), refill: RESERVE };
    for viewer in Viewer::all(4) {
        let view = IronSky::view(&table.state, viewer);
        let combat = view.boards[Continent::America].as_ref().unwrap().combat.clone().unwrap();
        let Seen::AttackCard { defence } = combat.step else { panic!("the attacker's turn") };
        assert_eq!(defence.tactics, Tactics::Green);
        let is_owner = viewer == Viewer::Seat(table.seat(UWC_AMERICA));
        assert_eq!(defence.origin, BackOrigin::Hand { known: is_owner.then_some(known) });
    }
}

/// Rules: IS-CLOCK-01, IS-CLOCK-06
#[test]
fn the_clock_lays_the_card_held_longest_and_refills_from_the_deck() {
    let mut table = attacked_of(Position::playing(&RULES, 4).clocks(600, 60));
    table.at(60);
    table.expire(UWC_AMERICA);
    let step = table.state.combats().next().unwrap().step;
    let laid = LaidCard { origin: Origin::Hand { refill: DECK }, card: combat_card("CU-G3") };
    assert_eq!(step, CombatStep::AttackCard { defence: laid });
    let top = set(&table, UWC_AMERICA).deck[0];
    table.at(120);
    let facts = table.expire(REICH_AMERICA);
    let laid = LaidCard { origin: Origin::Hand { refill: DECK }, card: combat_card("CR-G6") };
    let event = Event::AttackCardLaid { continent: Continent::America, card: laid };
    assert!(facts.iter().any(|fact| fact.event == event));
    assert_eq!(set(&table, UWC_AMERICA).hand, [combat_card("CU-R8"), top]);
}

/// Rules: IS-CLOCK-06
#[test]
fn with_all_optional_rules_every_default_is_legal_whenever_it_is_due() {
    let mut table = Position::playing(&OptionalRule::ALL, 6).clocks(600, 60);
    let mut expired = BTreeSet::new();
    while table.state.table.outcome.is_none() {
        attack_somewhere(&mut table);
        let awaited = flow::awaited(&table.state);
        let due = awaited.into_iter().filter_map(|next| Some((next.deadline?, next)));
        let (deadline, next) =
            due.min_by_key(|&(deadline, next)| (deadline, next.post)).expect("a deadline");
        table.at(deadline.0 / 1000);
        table.expire(next.post);
        expired.insert(next.kind);
    }
    let of_combats = [Kind::DefenceCard, Kind::AttackCard, Kind::Initiative];
    assert!(of_combats.iter().all(|kind| expired.contains(kind)), "{expired:?}");
}

/// Makes the first attack that is offered to anybody.
fn attack_somewhere(table: &mut Position) {
    for post in table.posts() {
        let seat = table.seat(post);
        for choice in IronSky::legal(&table.state, seat) {
            let action = choice.sample().clone();
            let deed = Deed::Act { seat, action: action.clone() };
            let (mut after, mut dice) = (table.state.clone(), chance_of(0).at_word(table.word()));
            let applied = apply::<IronSky>(&mut after, &deed, table.now(), &mut dice);
            if applied.is_ok() && after.combats().count() > table.state.combats().count() {
                table.play(post, action);
                return;
            }
        }
    }
}

/// Rules: IS-INV-12
#[test]
fn inv_12_outside_combats_a_hand_has_two_cards() {
    let breach = |state: &State| state::broken_invariant(state).map(|breach| breach.rule);
    let mut table = Position::playing(&RULES, 2);
    assert_eq!(breach(&table.state), None);
    let own = table.state.table.commanders.uwc[Continent::America].as_mut().unwrap();
    own.combat_set.discard.extend(own.combat_set.hand.pop());
    assert_eq!(breach(&table.state), Some(IS_INV_12));
    let mut fighting = attacked();
    fighting.play(UWC_AMERICA, defends(held("CU-G3", DECK)));
    assert_eq!(breach(&fighting.state), None);
    let mut uncontrolled = Position::new(2);
    let own = uncontrolled.state.table.commanders.uwc[Continent::America].as_mut().unwrap();
    own.combat_set.hand.push(own.combat_set.deck.remove(0));
    assert_eq!(breach(&uncontrolled.state), Some(IS_INV_12), "without the rule there is none");
}

/// Rules: IS-LEAVE-02, IS-LEAVE-04
#[test]
fn an_heir_sees_the_hand_and_plays_from_it() {
    let mut table = attacked();
    table.play(UWC_AMERICA, Action::Resign);
    let cards = |post| {
        let view = IronSky::view(&table.state, Viewer::Seat(table.seat(post)));
        view.player(UWC_AMERICA).unwrap().combat_set.backs.hand.cards.clone()
    };
    assert_eq!(cards(UWC_EUROPE), Some(vec![combat_card("CU-G3"), combat_card("CU-R8")]));
    assert_eq!([cards(UWC_AMERICA), cards(REICH_AMERICA)], [None, None]);
    table.play(UWC_AMERICA, defends(held("CU-G3", DECK)));
}
