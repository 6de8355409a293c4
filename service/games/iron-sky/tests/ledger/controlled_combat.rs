//! IS-CTL: Controlled Combat, a hand of two cards that their player has seen.

use umpire_engine::Fact;
use umpire_iron_sky::{
    IronSky,
    action::{Action, CardChoice, Source},
    event::Event,
    ids::{CombatCard, Continent, Post, Tactics},
    ledger::*,
    options::OptionalRule,
    state::CombatSet,
};

use crate::{
    actions::*,
    position::{CONTENT, Position, REICH_AMERICA, UWC_AMERICA, chance_of, cites, combat_card},
};

const DECK: Source = Source::Deck;
const RESERVE: Source = Source::Reserve;
pub(crate) const RULES: [OptionalRule; 1] = [OptionalRule::ControlledCombat];

/// The Reich has attacked AM4; both hands are known.
pub(crate) fn attacked() -> Position {
    attacked_of(Position::playing(&RULES, 4))
}

pub(crate) fn attacked_of(position: Position) -> Position {
    let mut table = position
        .lay("AM4 hq U[u,u,u] bf R[r,r,r]")
        .hand(REICH_AMERICA, &["IN01", "IN02", "IN15"])
        .combat_hand(UWC_AMERICA, ["CU-G3", "CU-R8"])
        .combat_hand(REICH_AMERICA, ["CR-G6", "CR-R8"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table
}

pub(crate) fn set(table: &Position, post: Post) -> &CombatSet {
    &table.player(post).combat_set
}

pub(crate) fn defends(card: CardChoice) -> Action {
    Action::ChooseDefenceCard(card)
}

/// The combat is fought by the first cards of both hands, the defender's refilled from there.
fn fought(table: &mut Position, refill: Source) -> Vec<Fact<IronSky>> {
    table.combat("america", held("CU-G3", refill), held("CR-G6", DECK))
}

fn sorted(cards: impl IntoIterator<Item = CombatCard>) -> Vec<CombatCard> {
    let mut cards: Vec<CombatCard> = cards.into_iter().collect();
    cards.sort_unstable();
    cards
}

/// All cards of a set, in the order in which it is gathered (ledger 5.2).
fn gathered(set: &CombatSet) -> Vec<CombatCard> {
    set.hand.iter().chain(&set.reserve).chain(&set.deck).chain(&set.discard).copied().collect()
}

#[test]
fn setup_19_the_top_two_cards_are_the_hand_before_the_next_is_the_reserve() {
    let table = Position::playing(&RULES, 6);
    for fact in &table.dealt {
        let Event::CombatCardsDealt { decks, .. } = &fact.event else { continue };
        for (post, dealt) in decks {
            let set = set(&table, *post);
            assert_eq!((&set.hand[..], set.reserve), (&dealt[..2], Some(dealt[2])));
            assert_eq!(set.deck, dealt[3..]);
        }
    }
    assert!(cites(&table.dealt, IS_SETUP_19));
    assert!(set(&Position::new(2), UWC_AMERICA).hand.is_empty());
}

#[test]
fn ctl_01_one_of_the_two_cards_in_hand_is_played_and_no_other() {
    let mut table = attacked();
    assert_eq!(table.refused(UWC_AMERICA, defends(DECK.into())), IS_CTL_01);
    assert_eq!(table.refused(UWC_AMERICA, defends(RESERVE.into())), IS_CTL_01);
    assert_eq!(table.refused(UWC_AMERICA, defends(held("CU-Y1", DECK))), IS_CTL_01);
    assert_eq!(table.refused(REICH_AMERICA, defends(held("CR-G6", DECK))), IS_CMB_07);
    table.play(UWC_AMERICA, defends(held("CU-R8", DECK)));
    assert_eq!(set(&table, UWC_AMERICA).hand, [combat_card("CU-G3")]);
    let attacks = |card| Action::ChooseAttackCard(card);
    assert_eq!(table.refused(REICH_AMERICA, attacks(DECK.into())), IS_CTL_01);
    assert_eq!(table.refused(REICH_AMERICA, attacks(held("CR-Y1", DECK))), IS_CTL_01);
    table.play(REICH_AMERICA, attacks(held("CR-R8", DECK)));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u] bf R[r,r,r]", "HHH against the R in III");
}

#[test]
fn ctl_01_without_the_optional_rule_there_is_no_hand() {
    let mut table = Position::new(2).hand(REICH_AMERICA, &["IN01"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    assert_eq!(table.refused(UWC_AMERICA, defends(held("CU-G3", DECK))), IS_CMB_06);
    table.play(UWC_AMERICA, defends(DECK.into()));
}

/// Rules: IS-CTL-02, IS-RULING-58
#[test]
fn ctl_02_with_the_card_he_names_the_deck_or_the_reserve_to_refill_from() {
    for source in [DECK, RESERVE] {
        let mut table = attacked();
        let (top, reserve) = (set(&table, UWC_AMERICA).deck[0], set(&table, UWC_AMERICA).reserve);
        fought(&mut table, source);
        let new = if source == DECK { Some(top) } else { reserve };
        assert_eq!(set(&table, UWC_AMERICA).hand.last().copied(), new);
        assert_eq!(set(&table, UWC_AMERICA).hand[0], combat_card("CU-R8"), "held longest");
    }
}

#[test]
fn ctl_03_the_refill_takes_place_at_the_end_of_the_combat_before_a_redraw() {
    let mut table = attacked().combat_deck_left(UWC_AMERICA, 1);
    table.play(UWC_AMERICA, defends(held("CU-G3", DECK)));
    assert_eq!(set(&table, UWC_AMERICA).hand.len(), 1, "not yet");
    let attack = Action::ChooseAttackCard(held("CR-G6", DECK));
    let facts = table.play(REICH_AMERICA, attack);
    let place = |is: fn(&Event) -> bool| facts.iter().position(|fact| is(&fact.event)).unwrap();
    let discarded = place(|event| matches!(event, Event::CombatCardsDiscarded { .. }));
    let refilled = place(
        |event| matches!(event, Event::CombatHandRefilled { post, .. } if *post == UWC_AMERICA),
    );
    let redrawn = place(|event| matches!(event, Event::CombatSetRedrawn { .. }));
    assert!(discarded < refilled && refilled < redrawn);
    assert_eq!(facts[refilled].rule, IS_CTL_03);
}

/// Rules: IS-CTL-03
#[test]
fn from_an_empty_source_the_other_is_used() {
    let mut no_deck = attacked().combat_deck_left(UWC_AMERICA, 0);
    let reserve = set(&no_deck, UWC_AMERICA).reserve.unwrap();
    fought(&mut no_deck, DECK);
    assert_eq!(set(&no_deck, UWC_AMERICA).hand, [combat_card("CU-R8"), reserve]);

    let mut no_reserve = attacked();
    let own = no_reserve.state.table.commanders.uwc[Continent::America].as_mut().unwrap();
    own.combat_set.discard.extend(own.combat_set.reserve.take());
    let top = set(&no_reserve, UWC_AMERICA).deck[0];
    fought(&mut no_reserve, RESERVE);
    assert_eq!(set(&no_reserve, UWC_AMERICA).hand, [combat_card("CU-R8"), top]);
}

#[test]
fn ctl_04_a_reserve_that_was_taken_is_replaced_by_the_top_of_the_deck() {
    let mut table = attacked();
    let deck = set(&table, UWC_AMERICA).deck.clone();
    let facts = fought(&mut table, RESERVE);
    assert!(cites(&facts, IS_CTL_04));
    assert_eq!(set(&table, UWC_AMERICA).reserve, Some(deck[0]));
    assert_eq!(set(&table, UWC_AMERICA).deck, deck[1..]);
    let mut kept = attacked();
    let reserve = set(&kept, UWC_AMERICA).reserve;
    assert!(!cites(&fought(&mut kept, DECK), IS_CTL_04));
    assert_eq!(set(&kept, UWC_AMERICA).reserve, reserve);
}

#[test]
fn ctl_05_a_redraw_is_due_with_at_most_one_card_on_the_table_beside_the_hand() {
    let redraws = |left, refill| {
        let mut table = attacked().combat_deck_left(UWC_AMERICA, left);
        let facts = fought(&mut table, refill);
        facts.iter().any(|fact| matches!(fact.event, Event::CombatSetRedrawn { .. }))
    };
    assert!(!redraws(2, DECK) && !redraws(2, RESERVE));
    assert!(redraws(1, DECK) && redraws(1, RESERVE));
}

#[test]
fn ctl_06_on_a_redraw_the_hand_is_kept_and_ten_cards_are_drawn() {
    let mut table = attacked().combat_deck_left(UWC_AMERICA, 1);
    let bank = table.state.table.banks.uwc.clone();
    let old = set(&table, UWC_AMERICA).clone();
    let facts = fought(&mut table, DECK);
    let new = set(&table, UWC_AMERICA);
    assert_eq!(new.hand, [combat_card("CU-R8"), old.deck[0]]);
    let drawn = new.reserve.iter().chain(&new.deck).copied();
    assert_eq!(sorted(drawn), sorted(bank[..10].iter().copied()));
    let aside = old.discard.iter().chain(&old.reserve).copied().chain([combat_card("CU-G3")]);
    let banked = sorted(bank[10..].iter().copied().chain(aside));
    assert_eq!(sorted(table.state.table.banks.uwc.clone()), banked);
    assert!(cites(&facts, IS_CEND_05) && !cites(&facts, IS_CTL_06), "a full hand needs nothing");
}

/// Rules: IS-CTL-06, IS-RULING-57
#[test]
fn a_hand_of_fewer_than_two_is_filled_before_the_reserve_is_laid() {
    let mut table = attacked().combat_deck_left(UWC_AMERICA, 0);
    let own = table.state.table.commanders.uwc[Continent::America].as_mut().unwrap();
    own.combat_set.discard.extend(own.combat_set.reserve.take());
    let facts = fought(&mut table, DECK);
    let drawn = facts.iter().find_map(|fact| match &fact.event {
        Event::CombatSetRedrawn { deck, .. } => Some(deck.clone()),
        _ => None,
    });
    let (drawn, new) = (drawn.expect("a redraw"), set(&table, UWC_AMERICA));
    assert!(cites(&facts, IS_CTL_06));
    assert_eq!(new.hand, [combat_card("CU-R8"), drawn[0]]);
    assert_eq!((new.reserve, &new.deck[..]), (Some(drawn[1]), &drawn[2..]));
}

/// Rules: IS-CTL-05, IS-CTL-06, IS-CEND-05
#[test]
fn ex_15_controlled_combat_redraw() {
    let mut table = attacked_of(Position::playing(&RULES, 6)).combat_deck_left(UWC_AMERICA, 1);
    assert_eq!(table.state.table.banks.uwc.len(), 18);
    let sizes = |table: &Position| {
        let set = set(table, UWC_AMERICA);
        (set.hand.len(), usize::from(set.reserve.is_some()), set.deck.len(), set.discard.len())
    };
    assert_eq!(sizes(&table), (2, 1, 1, 6));
    let (bank, old) = (table.state.table.banks.uwc.clone(), set(&table, UWC_AMERICA).clone());
    table.play(UWC_AMERICA, defends(held("CU-G3", DECK)));
    let mut dice = chance_of(0).at_word(table.word());
    table.play(REICH_AMERICA, Action::ChooseAttackCard(held("CR-G6", DECK)));
    assert_eq!(sizes(&table), (2, 1, 9, 0));
    assert_eq!(table.state.table.banks.uwc.len(), 16, "18 - 10 + 8");

    // The ten new cards are shuffled, then the bank with those set aside (ledger 5.2).
    let mut new = bank[..10].to_vec();
    dice.shuffle(&mut new);
    let now = set(&table, UWC_AMERICA);
    assert_eq!((now.reserve, &now.deck[..]), (Some(new[0]), &new[1..]));
    let used = [combat_card("CU-G3")];
    let aside = old.discard.iter().chain(&used).chain(&old.reserve).copied();
    let mut banked: Vec<CombatCard> = bank[10..].iter().copied().chain(aside).collect();
    dice.shuffle(&mut banked);
    assert_eq!(table.state.table.banks.uwc, banked);
}

/// Rules: IS-COS-02, IS-COS-03, IS-RULING-56
#[test]
fn a_change_of_strategy_gathers_the_hand_and_deals_it_anew() {
    let mut table = attacked();
    fought(&mut table, DECK);
    let all = gathered(set(&table, REICH_AMERICA));
    let mut dice = chance_of(0).at_word(table.word());
    table.play(REICH_AMERICA, shuffle("IN15"));
    let mut expected = all;
    dice.shuffle(&mut expected);
    let new = set(&table, REICH_AMERICA);
    assert_eq!((&new.hand[..], new.reserve), (&expected[..2], Some(expected[2])));
    assert_eq!((&new.deck[..], &new.discard[..]), (&expected[3..], &[][..]));
}

/// Rules: IS-COS-04, IS-COS-06, IS-COS-07, IS-DEF-25
#[test]
fn cards_of_the_hand_may_be_switched_with_the_bank() {
    let table = || {
        Position::playing(&RULES, 2)
            .hand(REICH_AMERICA, &["IN15"])
            .combat_hand(REICH_AMERICA, ["CR-R1", "CR-R2"])
    };
    let mut own = table();
    let tactics = |card: &CombatCard| CONTENT.combat_card(*card).tactics;
    let is_red = |card: &&CombatCard| tactics(card) == Tactics::Red;
    let all = gathered(set(&own, REICH_AMERICA));
    let reds = u8::try_from(all.iter().filter(is_red).count()).unwrap();
    assert!((2..=5).contains(&reds), "{reds}");
    let too_many = switch("IN15", [reds + 1, 0, 0], [0, 0, reds + 1]);
    let limit = if reds < 5 { IS_COS_07 } else { IS_COS_04 };
    assert_eq!(own.refused(REICH_AMERICA, too_many), limit);
    own.play(REICH_AMERICA, switch("IN15", [reds, 0, 0], [0, 0, reds]));
    let new = set(&own, REICH_AMERICA);
    assert_eq!(
        (new.hand.len(), new.deck.len(), gathered(new).iter().filter(is_red).count()),
        (2, 7, 0)
    );
}
