//! IS-TIME: the Time Tokens.

use umpire_iron_sky::{
    action::Action,
    event::Event,
    ids::Faction,
    ledger::{IS_SCORE_18, IS_TIME_01},
    state::Phase,
};

use crate::{
    actions::SUBMIT,
    position::{Position, REICH_AMERICA, UWC_AMERICA, cites},
};

#[test]
fn time_01_a_token_is_turned_after_the_uwcs_end_phase_alone() {
    let mut table = Position::new(2);
    table.all_done();
    let facts = table.play(REICH_AMERICA, SUBMIT);
    assert!(!cites(&facts, IS_TIME_01));
    table.all_done();
    let top = table.state.table.time_pile[0];
    let facts = table.play(UWC_AMERICA, SUBMIT);
    assert!(facts.iter().any(|fact| fact.event == Event::TimeTokenTurned { token: top }));
    assert_eq!((&table.state.table.turned[..], table.state.table.time_pile.len()), (&[top][..], 7));
}

/// Rules: IS-SCORE-18
#[test]
fn time_02_the_ending_token_ends_the_match_at_once() {
    let mut table = Position::new(2).time_pile(&["TT-END", "TT-1"]).end_phase(Faction::Uwc);
    table.play(UWC_AMERICA, SUBMIT);
    assert_eq!(table.state.table.phase, Phase::Finished);
    assert!(table.state.table.outcome.is_some());
    assert_eq!(table.refused(REICH_AMERICA, Action::DeclareDone), IS_SCORE_18);
}

#[test]
fn time_03_any_other_token_begins_the_next_round_and_means_nothing() {
    for token in ["TT-1", "TT-4", "TT-7"] {
        let pile = [token, "TT-END"];
        let mut table = Position::new(2).time_pile(&pile).end_phase(Faction::Uwc).round(3);
        table.play(UWC_AMERICA, SUBMIT);
        let now = &table.state.table;
        assert_eq!((now.round, now.active, now.phase), (4, Faction::Reich, Phase::Command));
        assert_eq!(table.cp_of(REICH_AMERICA), 6);
    }
}
