//! IS-STL: what follows when tiles leave, fall or arrive on a territory.

use umpire_engine::Fact;
use umpire_iron_sky::{
    IronSky,
    action::Source,
    event::Event,
    ids::{Continent, Faction},
    ledger::*,
};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA, cites, emitted, territory},
};

const DECK: Source = Source::Deck;

/// America is the Infanterie's against the General, with nobody on it but these.
fn america(armies: &str) -> Position {
    Position::new(2)
        .clear("america")
        .lay(armies)
        .hand(REICH_AMERICA, &["IN01", "IN13"])
        .hand(UWC_AMERICA, &["GE06", "GE07"])
        .money(UWC_AMERICA, 2)
}

fn place(facts: &[Fact<IronSky>], is_meant: impl Fn(&Event) -> bool) -> usize {
    facts.iter().position(|fact| is_meant(&fact.event)).expect("it happened")
}

/// Rules: IS-STL-01, IS-RULING-14, IS-RULING-102
#[test]
fn stl_01_the_source_is_settled_before_the_destination_and_a_combat_opens_last() {
    let mut table = america("AM4 hq U[u] bf R[r]; AM7 hq R[r]").uwc_turn();
    let facts = table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM7", 1));
    let left = place(&facts, |event| matches!(event, Event::TilesMoved { .. }));
    let conquered = place(&facts, |event| matches!(event, Event::Conquered { .. }));
    let step = place(&facts, |event| matches!(event, Event::OccupationTokenMoved { .. }));
    let combat = place(&facts, |event| matches!(event, Event::CombatOpened { .. }));
    assert!(left < conquered && conquered < step && step < combat);

    let mut shifted = america("AM5 hq R[r]");
    let facts = shifted.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 1));
    let emptied = place(&facts, |event| matches!(event, Event::LeftUncontrolled { .. }));
    let entered = place(&facts, |event| matches!(event, Event::Occupied { .. }));
    assert!(emptied < entered);
    assert!(!facts.iter().any(|fact| matches!(fact.event, Event::CombatOpened { .. })));
}

#[test]
fn stl_02_without_anyone_in_the_battlefront_the_war_is_over() {
    let mut table = america("AM5 hq R[r] bf U[u,u]; AM4 hq U[u]").uwc_turn();
    let is_at_war = |table: &Position| table.state.ground(territory("AM5")).is_at_war();
    table.play(UWC_AMERICA, mobilize("GE06", "AM5", "AM4", 1));
    assert!(is_at_war(&table));
    table.play(UWC_AMERICA, mobilize("GE07", "AM5", "AM4", 1));
    assert!(!is_at_war(&table));
    assert_eq!((table.shows("AM5").as_str(), table.meter("america")), ("AM5 hq R[r]", (1, 1)));
}

#[test]
fn stl_03_who_stands_before_an_emptied_headquarters_conquers_at_once_in_either_turn() {
    let by = |faction| Event::Conquered { territory: territory("AM5"), faction };
    let mut table = america("AM5 hq R[r,r] bf U[u]; AM7").lay("AM-II");
    let facts = table.play(REICH_AMERICA, return_to_orbit("AM5", 1));
    assert!(!emitted(&facts, &by(Faction::Uwc)), "one tile still holds it");
    let facts = table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 1));
    assert!(emitted(&facts, &by(Faction::Uwc)) && cites(&facts, IS_STL_03));
    assert_eq!(table.shows("AM5"), "AM5 hq U[u]");
    assert_eq!(table.state.combats().count(), 0);
}

#[test]
fn stl_04_with_both_zones_empty_the_territory_is_uncontrolled() {
    let mut table = america("AM5 hq R[r]; AM-II");
    let facts = table.play(REICH_AMERICA, return_to_orbit("AM5", 1));
    let left = Event::LeftUncontrolled { territory: territory("AM5"), faction: Faction::Reich };
    assert!(emitted(&facts, &left) && cites(&facts, IS_STL_04));
    assert_eq!(table.state.ground(territory("AM5")).controller(), None);
    let mut held = america("AM5 hq R[r,r]; AM-II");
    let facts = held.play(REICH_AMERICA, return_to_orbit("AM5", 1));
    assert!(!emitted(&facts, &left));
}

#[test]
fn stl_05_when_control_changes_the_meter_moves_and_then_the_terror_token_returns() {
    let returned = Event::TerrorReturned { post: REICH_AMERICA };
    let mut table = america("AM4 hq U[u] bf R[r]; AM5 hq R[r]").terror("AM3");
    let facts = table.play(REICH_AMERICA, bomb("IN13", "AM4"));
    let step = Event::OccupationTokenMoved { continent: Continent::America, position: 3 };
    assert!(emitted(&facts, &step) && !emitted(&facts, &returned), "it lies elsewhere");

    let mut table = america("AM4 hq U[u] bf R[r]; AM5 hq R[r]").terror("AM4");
    let facts = table.play(REICH_AMERICA, bomb("IN13", "AM4"));
    let conquered = place(&facts, |event| matches!(event, Event::Conquered { .. }));
    assert!(conquered < place(&facts, |event| *event == returned));
    assert_eq!((table.meter("america"), table.state.terror(Continent::America)), ((2, 2), None));
}

#[test]
fn stl_05_the_token_stays_when_the_uwc_takes_or_leaves_the_headquarters() {
    let mut table = america("AM4 hq U[u]").terror("AM4").uwc_turn();
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM5", 1));
    assert_eq!(table.state.terror(Continent::America), Some(territory("AM4")));
    table.play(UWC_AMERICA, mobilize("GE07", "AM5", "AM4", 1));
    assert_eq!(table.state.terror(Continent::America), Some(territory("AM4")));
    assert_eq!(table.meter("america"), (1, 1));
}

/// Rules: IS-STL-06, IS-RULING-12
#[test]
fn stl_06_a_headquarters_may_be_left_empty_on_purpose_by_either_side() {
    let mut table = america("AM5 hq R[r]; AM7");
    table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 1));
    assert_eq!(table.shows("AM5"), "AM5");
    let mut table = america("AM4 hq U[u]; AM3").uwc_turn();
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 1));
    assert_eq!(table.shows("AM4"), "AM4");
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE07", "AM4", "AM3", 1)), IS_ARMY_05);
}

#[test]
fn ex_05_leaving_a_besieged_headquarters() {
    let mut table = america("AM1 hq R[r]; AM6 hq R[r]; AM7 hq R[r]; AM4 hq U[u,u] bf R[r]")
        .money(UWC_AMERICA, 1)
        .combat_deck(UWC_AMERICA, &["CU-R1"])
        .combat_deck(REICH_AMERICA, &["CR-R1"])
        .uwc_turn();
    assert_eq!(table.meter("america"), (3, 3));
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM7", 2));
    assert_eq!((table.shows("AM4").as_str(), table.meter("america")), ("AM4 hq R[r]", (4, 4)));
    table.combat("america", DECK, DECK);
    assert_eq!((table.shows("AM7").as_str(), table.meter("america")), ("AM7 hq U[u]", (3, 4)));
    assert_eq!(table.trophies_of(UWC_AMERICA), 1);
}
