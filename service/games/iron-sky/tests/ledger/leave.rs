//! IS-LEAVE: giving a seat up.

use umpire_engine::{Game as _, Viewer};
use umpire_iron_sky::{
    IronSky,
    action::{Action, Source},
    flow,
    ids::{Faction, Post},
    ledger::{IS_LEAVE_01, IS_LEAVE_03, IS_SCORE_18},
    score::Reason,
    state::Phase,
    view::Cards,
};

use crate::{
    actions::{SUBMIT, mobilize, recruit},
    position::{
        Position, REICH_AMERICA, REICH_ASIA, REICH_EUROPE, UWC_AMERICA, UWC_ASIA, UWC_EUROPE,
        cites, retire,
    },
};

/// Who acts for the seat of a post.
fn agent(table: &Position, post: Post) -> Option<Post> {
    table.state.agent(table.seat(post)).and_then(|agent| table.state.post(agent))
}

#[test]
fn leave_01_anyone_resigns_at_any_time_and_for_good() {
    let mut table = Position::new(6);
    table.play(UWC_ASIA, Action::Resign);
    assert_eq!(table.refused(UWC_ASIA, Action::Resign), IS_LEAVE_01);
    let mut table = table.end_phase(Faction::Reich);
    table.play(REICH_EUROPE, Action::Resign);
    assert_eq!(table.refused(REICH_EUROPE, Action::Resign), IS_LEAVE_01);
}

#[test]
fn leave_02_seats_pass_to_the_westernmost_other_member_of_the_faction() {
    let mut table = Position::new(6).hand(REICH_AMERICA, &["IN06"]);
    table.play(REICH_AMERICA, Action::Resign);
    assert_eq!(agent(&table, REICH_AMERICA), Some(REICH_EUROPE));
    table.play(REICH_AMERICA, recruit("IN06", &[("AM-I", 1)]));
    table.play(REICH_EUROPE, Action::Resign);
    assert_eq!(agent(&table, REICH_AMERICA), Some(REICH_ASIA), "also what he had taken over");
    assert_eq!(agent(&table, REICH_EUROPE), Some(REICH_ASIA));
    let mut table = Position::new(6);
    table.play(UWC_ASIA, Action::Resign);
    assert_eq!(agent(&table, UWC_ASIA), Some(UWC_AMERICA));
    table.play(UWC_AMERICA, Action::Resign);
    assert_eq!(agent(&table, UWC_ASIA), Some(UWC_EUROPE));
    assert!(table.state.table.outcome.is_none());
}

#[test]
fn leave_03_with_the_last_player_of_a_faction_the_other_wins_at_once() {
    let mut table = Position::new(4).lay("AM3 hq R[r]").high_mark("america", 7);
    table.play(UWC_EUROPE, Action::Resign);
    assert!(table.state.table.outcome.is_none());
    let mut reich = Position::new(2);
    reich.play(REICH_AMERICA, Action::Resign);
    assert_eq!(reich.state.table.outcome.as_ref().unwrap().winner, Some(Faction::Uwc));
    let facts = table.play(UWC_AMERICA, Action::Resign);
    assert!(cites(&facts, IS_LEAVE_03));
    let outcome = table.state.table.outcome.clone().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Faction::Reich), Reason::Resignation));
    let america = outcome.sheets.iter().find(|sheet| sheet.post == REICH_AMERICA).unwrap();
    assert_eq!((america.territories(), america.blitz_meter()), (4, 10), "for information");
    assert_eq!(table.state.table.phase, Phase::Finished);
    assert_eq!(agent(&table, UWC_AMERICA), None);
}

/// Rules: IS-LEAVE-03
#[test]
fn a_match_that_ends_in_a_combat_awaits_nobody_and_allows_nothing() {
    let mut table = Position::new(2).hand(REICH_AMERICA, &["IN01"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    table.play(REICH_AMERICA, Action::Resign);
    assert_eq!(flow::awaited(&table.state), []);
    let card = Action::ChooseDefenceCard(Source::Deck.into());
    assert_eq!(table.refused(UWC_AMERICA, card), IS_SCORE_18);
    assert_eq!(table.refused(UWC_AMERICA, Action::Resign), IS_SCORE_18);
}

#[test]
fn leave_04_a_pending_decision_stays_pending_for_the_successor() {
    let mut table = Position::new(4).end_phase(Faction::Reich);
    let before = flow::awaited(&table.state);
    table.play(REICH_EUROPE, Action::Resign);
    assert_eq!(flow::awaited(&table.state), before);
    table.play(REICH_EUROPE, SUBMIT);
}

#[test]
fn leave_05_an_abandoned_seat_is_given_up_in_the_same_way() {
    let mut left = Position::new(4);
    let facts = left.play(UWC_EUROPE, Action::Resign);
    let mut abandoned = Position::new(4);
    let deed = retire(&abandoned, UWC_EUROPE);
    assert_eq!(abandoned.accepted(&deed), facts);
    assert_eq!(abandoned.state, left.state);
    assert_eq!(abandoned.rejected(&deed), IS_LEAVE_01);
}

#[test]
fn ex_39_a_defender_resigns() {
    let mut table = Position::new(6).hand(REICH_EUROPE, &["AR05"]).hand(UWC_EUROPE, &["PO01"]);
    table.play(REICH_EUROPE, mobilize("AR05", "EU-III", "EU6", 1));
    table.play(UWC_EUROPE, Action::Resign);
    assert_eq!(agent(&table, UWC_EUROPE), Some(UWC_AMERICA));
    let view = IronSky::view(&table.state, Viewer::Seat(table.seat(UWC_AMERICA)));
    let hand = view.player(UWC_EUROPE).unwrap().hand.clone();
    assert_eq!(hand, Cards::Known(table.player(UWC_EUROPE).hand.clone()));
    let view = IronSky::view(&table.state, Viewer::Seat(table.seat(UWC_EUROPE)));
    assert_eq!(view.player(UWC_EUROPE).unwrap().hand, Cards::Hidden { count: 1 });
    table.combat("europe", Source::Reserve, Source::Deck);
    assert!(table.state.combats().next().is_none());
    table.play(UWC_AMERICA, Action::Resign);
    table.play(UWC_ASIA, Action::Resign);
    assert_eq!(table.state.table.outcome.unwrap().winner, Some(Faction::Reich));
}
