//! IS-FORT: Fortifications.

use umpire_engine::{Game as _, Time, Viewer};
use umpire_iron_sky::{
    IronSky,
    action::{Action, Source},
    event::Event,
    flow::{self, Kind},
    ids::Post,
    ledger::*,
    state::CombatStep,
};

use super::special;
use crate::{
    actions::*,
    position::{CONTENT, Position, REICH_AMERICA, UWC_AMERICA, UWC_EUROPE, cites, combat_card},
};

const DECK: Source = Source::Deck;
const RESERVE: Source = Source::Reserve;
const REPLACE: Action = Action::DecideFortifications { replace: true };
const KEEP: Action = Action::DecideFortifications { replace: false };

/// The Reich attacks AM4, where the UWC has its Fortifications; the defender's top cards let all through, then repel all.
fn attacked(table: Position) -> Position {
    let mut table = fortified(table).hand(REICH_AMERICA, &["IN01", "IN02"]).cp(REICH_AMERICA, 2);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table
}

fn fortified(table: Position) -> Position {
    table
        .lay("AM4 hq U[u,u] bf R[r,r]")
        .improvement(UWC_AMERICA, "SU-4", "AM4")
        .combat_deck(REICH_AMERICA, &["CR-R8", "CR-R8"])
        .combat_deck(UWC_AMERICA, &["CU-R1", "CU-G3"])
}

/// Both cards are turned over.
fn revealed(table: Position) -> Position {
    let mut table = attacked(table);
    table.combat("america", DECK, DECK);
    table
}

/// What a player is awaited for.
fn awaited(table: &Position, post: Post) -> Option<Kind> {
    let mut all = flow::awaited(&table.state).into_iter();
    all.find(|awaited| awaited.post == post).map(|awaited| awaited.kind)
}

fn is_asked(table: &Position, post: Post) -> bool {
    awaited(table, post) == Some(Kind::Fortifications)
}

/// Rules: IS-FORT-01, IS-SPU-07
#[test]
fn fort_01_after_the_reveal_the_defender_may_replace_his_card_by_the_top_of_his_deck() {
    let mut table = revealed(special(2));
    assert!(is_asked(&table, UWC_AMERICA));
    let facts = table.play(UWC_AMERICA, REPLACE);
    assert!(cites(&facts, IS_FORT_01));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u] bf R[r,r]", "CU-G3 repels all");
    let mut kept = revealed(special(2));
    kept.play(UWC_AMERICA, KEEP);
    assert_eq!(kept.shows("AM4"), "AM4 hq R[r]", "CU-R1 hits once and falls to the next Hit");
}

/// Rules: IS-FORT-01, IS-RULING-61, IS-SPR-03
#[test]
fn fort_01_only_a_defender_in_the_headquarters_has_them() {
    let reich = || {
        special(2)
            .lay("AM5 hq R[r,r] bf U[u]; AM4 hq U[u]")
            .improvement(REICH_AMERICA, "SR-2", "AM5")
            .hand(REICH_AMERICA, &["IN01"])
            .hand(UWC_AMERICA, &["GE06"])
            .money(UWC_AMERICA, 1)
            .combat_deck(REICH_AMERICA, &["CR-G3", "CR-G3"])
            .combat_deck(UWC_AMERICA, &["CU-G3", "CU-G3"])
    };
    let mut attacker = reich();
    attacker.play(REICH_AMERICA, fight("IN01", "AM5"));
    attacker.combat("america", DECK, DECK);
    assert_eq!(attacker.state.combats().count(), 0, "who attacks from there does not");
    let mut defender = reich().uwc_turn();
    defender.play(UWC_AMERICA, fight("GE06", "AM5"));
    defender.combat("america", DECK, DECK);
    assert!(is_asked(&defender, REICH_AMERICA));
    defender.play(REICH_AMERICA, KEEP);
}

#[test]
fn fort_01_neither_other_improvements_nor_those_of_other_territories_will_do() {
    let closes = |improvement: &str, slug: &str| {
        let mut table = special(2)
            .lay("AM4 hq U[u,u] bf R[r,r]")
            .improvement(UWC_AMERICA, improvement, slug)
            .hand(REICH_AMERICA, &["IN01"]);
        table.play(REICH_AMERICA, fight("IN01", "AM4"));
        table.combat("america", DECK, DECK);
        !is_asked(&table, UWC_AMERICA)
    };
    assert!(closes("SU-4", "AM3"));
    assert!(closes("SU-2", "AM4"));
    assert!(!closes("SU-4", "AM4"));
}

#[test]
fn fort_01_nobody_else_decides_and_not_before_the_reveal() {
    let mut table = attacked(special(4));
    for post in [UWC_AMERICA, UWC_EUROPE, REICH_AMERICA] {
        assert_eq!(table.refused(post, REPLACE), IS_FORT_01);
    }
    table.play(UWC_AMERICA, Action::ChooseDefenceCard(DECK.into()));
    assert_eq!(table.refused(UWC_AMERICA, KEEP), IS_FORT_01);
    table.play(REICH_AMERICA, Action::ChooseAttackCard(DECK.into()));
    assert_eq!(table.refused(REICH_AMERICA, REPLACE), IS_FORT_01);
    assert_eq!(table.refused(UWC_EUROPE, REPLACE), IS_FORT_01);
    let card = Action::ChooseDefenceCard(DECK.into());
    assert_eq!(table.refused(UWC_AMERICA, card), IS_CMB_07);
    table.play(UWC_AMERICA, REPLACE);
    assert_eq!(table.refused(UWC_AMERICA, REPLACE), IS_FORT_01, "once a combat");
}

/// Rules: IS-FORT-02, IS-RULING-53
#[test]
fn fort_02_with_an_empty_deck_it_is_not_offered() {
    let with = |left: usize, source| {
        let mut table = attacked(special(2).combat_deck_left(UWC_AMERICA, 2));
        table = table.combat_deck_left(UWC_AMERICA, left);
        table.combat("america", source, DECK);
        is_asked(&table, UWC_AMERICA)
    };
    assert!(!with(1, DECK), "the Reserve cannot be used for it");
    assert!(with(1, RESERVE));
    assert!(with(2, DECK));
}

/// Rules: IS-FORT-03, IS-RULING-61
#[test]
fn fort_03_it_is_decided_unseen() {
    let table = revealed(special(2));
    let top = table.player(UWC_AMERICA).combat_set.deck[0];
    let colour = CONTENT.combat_card(top).tactics;
    let mut other = table.state.clone();
    let bank = &mut other.table.banks[UWC_AMERICA.faction];
    let same_back = |card: &&mut _| {
        let card: umpire_iron_sky::ids::CombatCard = **card;
        card != top && CONTENT.combat_card(card).tactics == colour
    };
    let banked = bank.iter_mut().find(same_back).expect("another green face");
    let card = std::mem::replace(banked, top);
    let player = other.table.commanders.uwc[UWC_AMERICA.continent].as_mut().unwrap();
    player.combat_set.deck[0] = card;
    assert_ne!(other, table.state);
    for viewer in Viewer::all(2) {
        let view = IronSky::view(&table.state, viewer);
        assert_eq!(IronSky::view(&other, viewer), view);
        assert_eq!(view.player(UWC_AMERICA).unwrap().combat_set.backs.top, Some(colour));
    }
}

/// Rules: IS-FORT-03, IS-CEND-01
#[test]
fn fort_03_the_replaced_card_is_discarded_and_counts_as_used() {
    let set = |table: &Position| table.player(UWC_AMERICA).combat_set.clone();
    let mut table = revealed(special(2));
    let before = set(&table);
    table.play(UWC_AMERICA, REPLACE);
    assert_eq!(set(&table).discard, [combat_card("CU-R1"), combat_card("CU-G3")]);
    assert_eq!(set(&table).deck, before.deck[1..]);
    assert_eq!(set(&table).reserve, before.reserve);
    let mut kept = revealed(special(2));
    kept.play(UWC_AMERICA, KEEP);
    assert_eq!(set(&kept).discard, [combat_card("CU-R1")]);
    assert_eq!(set(&kept).deck, before.deck);
}

#[test]
fn fort_03_it_is_once_a_combat_and_again_in_the_next() {
    let mut table = revealed(special(2));
    table.play(UWC_AMERICA, REPLACE);
    assert_eq!(table.state.combats().count(), 0);
    table.play(REICH_AMERICA, fight("IN02", "AM4"));
    table.combat("america", DECK, DECK);
    assert!(is_asked(&table, UWC_AMERICA));
    table.play(UWC_AMERICA, REPLACE);
}

#[test]
fn fort_04_a_new_reserve_is_laid_only_at_the_end_of_the_combat() {
    let mut table = attacked(special(2).reserve(UWC_AMERICA, "CU-R8"));
    table.combat("america", RESERVE, DECK);
    assert_eq!(table.player(UWC_AMERICA).combat_set.reserve, None);
    let deck = table.player(UWC_AMERICA).combat_set.deck.clone();
    let facts = table.play(UWC_AMERICA, REPLACE);
    let place = |event: &Event| facts.iter().position(|fact| fact.event == *event).unwrap();
    let discarded = Event::CombatCardsDiscarded { continent: UWC_AMERICA.continent };
    assert!(place(&discarded) < place(&Event::ReserveLaid { post: UWC_AMERICA }));
    let set = &table.player(UWC_AMERICA).combat_set;
    assert_eq!(set.reserve, Some(deck[1]), "the top card has replaced his");
    assert_eq!(set.discard, [combat_card("CU-R8"), deck[0]]);
}

/// Rules: IS-CLOCK-05, IS-CLOCK-06, IS-CLOCK-02, IS-FORT-01
#[test]
fn the_clock_decides_for_the_defender_that_his_card_stays() {
    let pending = || {
        let mut table = attacked(special(2).clocks(600, 60));
        table.at(20);
        table.play(UWC_AMERICA, Action::ChooseDefenceCard(DECK.into()));
        table.at(50);
        table.play(REICH_AMERICA, Action::ChooseAttackCard(DECK.into()));
        assert!(is_asked(&table, UWC_AMERICA));
        table
    };
    let mut table = pending();
    let due = flow::awaited(&table.state)[0].deadline;
    assert_eq!(due, Some(Time(110_000)), "sixty seconds after the attacker's card");
    table.at(109);
    assert_eq!(table.expiry_refused(UWC_AMERICA), IS_CLOCK_03);
    table.at(110);
    assert_eq!(table.refused(UWC_AMERICA, REPLACE), IS_CLOCK_02);
    let facts = table.expire(UWC_AMERICA);
    let decided =
        Event::FortificationsDecided { continent: UWC_AMERICA.continent, replaced_by: None };
    assert!(facts.iter().any(|fact| fact.event == decided));
    assert_eq!(table.shows("AM4"), "AM4 hq R[r]");
    let mut in_time = pending();
    in_time.at(109);
    in_time.play(UWC_AMERICA, REPLACE);
}

/// Rules: IS-LEAVE-02, IS-LEAVE-04, IS-CLOCK-07, IS-FORT-01
#[test]
fn a_successor_decides_on_the_fortifications_of_who_resigns() {
    let mut table = revealed(special(4).clocks(600, 60));
    let before = flow::awaited(&table.state);
    table.play(UWC_AMERICA, Action::Resign);
    assert_eq!(flow::awaited(&table.state), before, "pending, and due as it was");
    let agent = table.state.agent(table.seat(UWC_AMERICA));
    assert_eq!(agent, Some(table.seat(UWC_EUROPE)));
    assert!(matches!(
        table.state.combats().next().unwrap().step,
        CombatStep::Fortifications { .. }
    ));
    table.play(UWC_AMERICA, REPLACE);
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u] bf R[r,r]");
}

/// Rules: IS-FORT-01, IS-FORT-02, IS-FORT-04, IS-RULING-53, IS-CEND-03
#[test]
fn ex_13_fortifications_base_combat_deck() {
    let attacked = || {
        let mut table = special(2)
            .lay("AM4 hq U[u,u] bf R[r,r]")
            .improvement(UWC_AMERICA, "SU-4", "AM4")
            .hand(REICH_AMERICA, &["IN01"])
            .combat_deck(REICH_AMERICA, &["CR-R8"])
            .combat_deck(UWC_AMERICA, &["CU-G3"])
            .reserve(UWC_AMERICA, "CU-R8")
            .combat_deck_left(UWC_AMERICA, 1);
        assert_eq!(table.player(UWC_AMERICA).combat_set.discard.len(), 8);
        table.play(REICH_AMERICA, fight("IN01", "AM4"));
        table
    };
    let mut table = attacked();
    table.combat("america", RESERVE, DECK);
    table.play(UWC_AMERICA, REPLACE);
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u] bf R[r,r]");
    let set = &table.player(UWC_AMERICA).combat_set;
    assert_eq!((set.deck.len(), set.reserve.is_some(), set.discard.len()), (9, true, 0));
    assert_eq!(table.state.table.banks[UWC_AMERICA.faction].len(), 38);

    let mut kept = attacked();
    kept.combat("america", RESERVE, DECK);
    kept.play(UWC_AMERICA, KEEP);
    assert_eq!(kept.shows("AM4"), "AM4 hq R[r,r]", "CU-R8 would lose both tiles");

    let mut from_deck = attacked();
    let facts = from_deck.combat("america", DECK, DECK);
    assert!(!facts.iter().any(|fact| matches!(fact.event, Event::FortificationsAwaited { .. })));
    assert_eq!(from_deck.shows("AM4"), "AM4 hq U[u,u] bf R[r,r]");
}
