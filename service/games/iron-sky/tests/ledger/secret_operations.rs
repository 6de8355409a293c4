//! IS-SEC: Secret Operations, what they demand and give.

use std::collections::BTreeSet;

use umpire_engine::{Game as _, Viewer};
use umpire_iron_sky::{
    IronSky,
    action::Action,
    event::Event,
    ids::{Faction, Post, SecretOperation},
    ledger::*,
    options::{OptionalRule, Options},
    score::{Demand, Reason, ScoreSource},
    view::Operation,
};

use crate::{
    actions::*,
    position::{
        CONTENT, Position, REICH_AMERICA, REICH_ASIA, REICH_EUROPE, UWC_AMERICA, UWC_ASIA,
        UWC_EUROPE, cites,
    },
    score::{scored, sheet},
};

const RULES: [OptionalRule; 1] = [OptionalRule::SecretOperations];

fn operation(name: &str) -> SecretOperation {
    CONTENT.secret_operation_named(name).expect("a Secret Operation")
}

/// Six players, or fewer, on boards with nobody on them.
fn bare(boards: &[&str]) -> Position {
    boards.iter().fold(Position::playing_on(&RULES, boards), |table, board| table.clear(board))
}

/// What a Secret Operation gives at the end.
fn points(table: Position, post: Post, name: &str) -> u16 {
    sheet(&scored(table.secret_operation(post, name)), post).secret_operation()
}

fn on_america(armies: &str, post: Post, name: &str) -> u16 {
    points(bare(&["america"]).lay(armies), post, name)
}

/// Matches of so many players by different chances, and what was dealt.
fn dealt(players: u8) -> impl Iterator<Item = (Position, Vec<SecretOperation>)> {
    let options = Options { optional_rules: RULES.into(), ..Options::default() };
    (0..24).map(move |chance| {
        let table = Position::deal(&options, players, chance);
        let mine = |post| table.player(post).secret_operation.expect("one of his");
        let dealt = table.posts().into_iter().map(mine).collect();
        (table, dealt)
    })
}

/// What a viewer knows of a player's Secret Operation.
fn seen(table: &Position, viewer: Viewer, post: Post) -> Operation {
    let view = IronSky::view(&table.state, viewer);
    view.player(post).unwrap().secret_operation.expect("the optional rule")
}

#[test]
fn setup_33_each_player_gets_one_of_his_faction() {
    for (table, dealt) in dealt(6) {
        for (post, operation) in table.posts().into_iter().zip(&dealt) {
            assert!(CONTENT.secret_operations(post.faction).any(|other| other == *operation));
        }
        assert_eq!(dealt.iter().collect::<BTreeSet<_>>().len(), 6, "all different");
    }
    assert!(Position::new(2).player(UWC_AMERICA).secret_operation.is_none());
    let all: BTreeSet<_> = dealt(6).flat_map(|(_, dealt)| dealt).collect();
    assert_eq!(all.len(), 16, "each of them may come");
}

#[test]
fn setup_34_with_two_players_there_is_no_world_police() {
    let police = operation("OU-2");
    assert!(dealt(2).all(|(_, dealt)| !dealt.contains(&police)));
    assert!(dealt(4).any(|(_, dealt)| dealt.contains(&police)));
    let all: BTreeSet<_> = dealt(2).flat_map(|(_, dealt)| dealt).collect();
    assert!(all.len() > 10);
}

#[test]
fn setup_35_what_is_not_dealt_leaves_the_match_unseen() {
    for (table, dealt) in dealt(4) {
        let facts = table.dealt.iter().filter_map(|fact| match &fact.event {
            Event::SecretOperationsDealt { dealt, .. } => Some(dealt.len()),
            _ => None,
        });
        assert_eq!((facts.collect::<Vec<_>>(), dealt.len()), (vec![2, 2], 4));
        let all = table.posts().into_iter().map(|post| seen(&table, Viewer::Spectator, post));
        assert!(all.into_iter().all(|seen| seen == Operation::Hidden));
    }
}

#[test]
fn info_06_it_is_seen_by_its_owner_only_until_scoring() {
    let table = Position::playing(&RULES, 4).secret_operation(UWC_AMERICA, "OU-1");
    let known = Operation::Known(operation("OU-1"));
    for viewer in Viewer::all(4) {
        let is_owner = viewer == Viewer::Seat(table.seat(UWC_AMERICA));
        let expected = if is_owner { known } else { Operation::Hidden };
        assert_eq!(seen(&table, viewer, UWC_AMERICA), expected, "not by team-mates");
    }
    let mut table = table.time_pile(&["TT-END"]).end_phase(Faction::Uwc);
    table.all_submit();
    for viewer in Viewer::all(4) {
        assert_eq!(seen(&table, viewer, UWC_AMERICA), known);
    }
}

/// Rules: IS-SEC-01, IS-SCORE-11
#[test]
fn sec_01_all_are_revealed_at_scoring_and_score_if_their_demand_is_met() {
    let table = bare(&["america"])
        .lay("AM1 hq U[u]")
        .secret_operation(UWC_AMERICA, "OU-3")
        .secret_operation(REICH_AMERICA, "OR-3");
    let mut table = table.time_pile(&["TT-END"]).end_phase(Faction::Uwc);
    let facts = table.play(UWC_AMERICA, SUBMIT);
    let revealed: Vec<Post> = facts
        .iter()
        .filter_map(|fact| match fact.event {
            Event::SecretOperationRevealed { post, .. } => Some(post),
            _ => None,
        })
        .collect();
    assert_eq!(revealed, [REICH_AMERICA, UWC_AMERICA]);
    assert!(cites(&facts, IS_SEC_01));
    assert!(matches!(facts.last().unwrap().event, Event::MatchEnded { .. }), "before the score");
    let outcome = table.state.table.outcome.clone().unwrap();
    assert_eq!(sheet(&outcome, UWC_AMERICA).secret_operation(), 5);
    assert_eq!(sheet(&outcome, REICH_AMERICA).secret_operation(), 0);
    let unmet = sheet(&outcome, REICH_AMERICA).items.last().copied().unwrap();
    let (operation, demand) = (operation("OR-3"), Demand::FirstClassTerritory);
    assert_eq!(unmet.source, ScoreSource::SecretOperation { operation, demand });
}

#[test]
fn score_11_without_the_optional_rule_there_are_none_to_score() {
    let outcome = scored(Position::new(6));
    let is_secret = |source| matches!(source, ScoreSource::SecretOperation { .. });
    assert!(outcome.sheets.iter().all(|s| s.items.iter().all(|item| !is_secret(item.source))));
    let outcome = scored(Position::playing(&RULES, 6));
    assert!(outcome.sheets.iter().all(|s| is_secret(s.items.last().unwrap().source)));
}

/// Rules: IS-SEC-02, IS-RULING-88
#[test]
fn sec_02_a_territory_of_interest_is_the_one_named_for_the_own_continent() {
    // OU-3: AM1, EU4, AS5.
    let of =
        |armies: &str, post| points(bare(&["america", "europe", "asia"]).lay(armies), post, "OU-3");
    assert_eq!(of("EU4 hq U[u]", UWC_EUROPE), 5);
    assert_eq!(of("AM1 hq U[u];AS5 hq U[u]", UWC_EUROPE), 0);
    assert_eq!(of("AS5 hq U[u]", UWC_ASIA), 5);
    assert_eq!(of("EU4 hq U[u(AM)]", UWC_EUROPE), 5, "whoever owns the tiles");
    assert_eq!(of("EU4 hq U[u] bf R[r]", UWC_EUROPE), 5, "also at war");
    assert_eq!(of("EU4 hq R[r] bf U[u]", UWC_EUROPE), 0);
    assert_eq!(of("EU4", UWC_EUROPE), 0);
}

/// Rules: IS-SEC-03, IS-SEC-04
#[test]
fn sec_03_and_04_five_points_for_class_one_and_four_for_class_two() {
    let uwc = [("OU-3", "AM1"), ("OU-4", "AM5"), ("OU-5", "AM6")];
    let reich = [("OR-3", "AM5"), ("OR-4", "AM6"), ("OR-5", "AM1")];
    for ((of_uwc, u), (of_reich, r)) in uwc.into_iter().zip(reich) {
        assert_eq!(on_america(&format!("{u} hq U[u]"), UWC_AMERICA, of_uwc), 5);
        assert_eq!(on_america(&format!("{r} hq R[r]"), REICH_AMERICA, of_reich), 5);
        assert_eq!(on_america(&format!("{r} hq U[u]"), REICH_AMERICA, of_reich), 0);
    }
    let uwc = [("OU-6", "AM2"), ("OU-7", "AM4"), ("OU-8", "AM7")];
    let reich = [("OR-6", "AM2"), ("OR-7", "AM7"), ("OR-8", "AM4")];
    for ((of_uwc, u), (of_reich, r)) in uwc.into_iter().zip(reich) {
        assert_eq!(on_america(&format!("{u} hq U[u]"), UWC_AMERICA, of_uwc), 4);
        assert_eq!(on_america(&format!("{r} hq R[r]"), REICH_AMERICA, of_reich), 4);
        assert_eq!(on_america(&format!("{u} hq R[r]"), UWC_AMERICA, of_uwc), 0);
    }
}

#[test]
fn sec_04_the_explanation_names_the_class() {
    let of = |name| {
        let outcome = scored(bare(&["america"]).secret_operation(UWC_AMERICA, name));
        sheet(&outcome, UWC_AMERICA).items.last().unwrap().source
    };
    assert_eq!(of("OU-5").rule(), IS_SEC_03);
    assert_eq!(of("OU-8").rule(), IS_SEC_04);
}

/// Rules: IS-SEC-05, IS-RULING-84, IS-BOARD-09
#[test]
fn sec_05_border_guard_counts_controlled_territories_with_a_white_route() {
    let guard = |armies: &str| on_america(armies, UWC_AMERICA, "OU-1");
    assert_eq!(guard("AM3 hq U[u];AM5 hq U[u]"), 0, "without a white route");
    assert_eq!(guard("AM4 hq U[u,u,u]"), 1, "the number of tiles does not matter");
    assert_eq!(guard("AM4 hq R[r] bf U[u]"), 0, "he must control them");
    assert_eq!(guard("AM1 hq U[u];AM2 hq U[u];AM4 hq U[u];AM6 hq U[u];AM7 hq U[u]"), 5);
    let table = bare(&["america", "europe"]).lay("EU7 hq U[u];AM4 hq U[u]");
    assert_eq!(points(table, UWC_EUROPE, "OU-1"), 1, "nor the number of routes; his own alone");
}

/// Rules: IS-SEC-06, IS-RULING-85
#[test]
fn sec_06_world_police_counts_his_unit_tiles_abroad_wherever_in_a_stack() {
    let police = |armies: &str| {
        let table = bare(&["america", "europe", "asia"]).lay(armies);
        points(table, UWC_EUROPE, "OU-2")
    };
    assert_eq!(police("EU1 hq U[u,u,u]"), 0, "at home");
    assert_eq!(police("AM4 hq U[u(EU),u,u(EU)];AS3 hq U[u(EU),u]"), 3, "covered or not");
    assert_eq!(police("AM4 hq R[r] bf U[u(EU)]"), 1, "in a Battlefront too");
    assert_eq!(police("AM4 hq U[u,u(AS)];EU1 hq U[u(AM)]"), 0, "none of his");
}

/// Rules: IS-SEC-07, IS-RULING-87
#[test]
fn sec_07_mastery_of_space_counts_all_reich_tiles_in_the_own_orbit() {
    let mastery = |armies: &str| {
        let table = bare(&["america", "europe"]).lay(armies);
        points(table, REICH_AMERICA, "OR-1")
    };
    assert_eq!(mastery("EU-I R[r,r];AM1 hq R[r]"), 0);
    assert_eq!(mastery("AM-I R[r,r(EU)];AM-III R[r(EU)]"), 3, "whoever owns them");
    assert_eq!(mastery("AM-I R[r,r,r];AM-II R[r,r,r];AM-III R[r,r,r]"), 9);
}

/// Rules: IS-SEC-08, IS-RULING-86
#[test]
fn sec_08_dominion_is_three_controlled_territories_joined_by_surface_routes() {
    let dominion = |armies: &str| on_america(armies, REICH_AMERICA, "OR-2");
    assert_eq!(dominion("AM1 hq R[r];AM2 hq R[r];AM3 hq R[r]"), 4, "a triangle");
    assert_eq!(dominion("AM1 hq R[r];AM3 hq R[r];AM6 hq R[r]"), 4, "a line will do");
    assert_eq!(dominion("AM1 hq R[r];AM2 hq R[r];AM6 hq R[r]"), 0);
    assert_eq!(dominion("AM1 hq R[r];AM3 hq U[u] bf R[r];AM6 hq R[r]"), 0);
    assert_eq!(dominion("AM1 hq U[u];AM2 hq U[u];AM3 hq U[u]"), 0, "not the other side's");
    assert_eq!(dominion("AM1 hq R[r];AM2 hq R[r];AM3 hq R[r];AM4 hq R[r]"), 4, "once");
    // AM4 and EU2 are joined by a white route alone.
    let abroad = bare(&["america", "europe"]).lay("AM5 hq R[r];AM4 hq R[r];EU2 hq R[r]");
    assert_eq!(points(abroad, REICH_AMERICA, "OR-2"), 0);
}

/// Rules: IS-LEAVE-02, IS-LEAVE-03
#[test]
fn an_heir_sees_it_and_the_end_by_resignation_reveals_all_for_information() {
    let mut table = Position::playing(&RULES, 4).secret_operation(UWC_EUROPE, "OU-1");
    table.play(UWC_EUROPE, Action::Resign);
    let viewer = |table: &Position, post| Viewer::Seat(table.seat(post));
    let known = Operation::Known(operation("OU-1"));
    let seen_by = |table: &Position, post| seen(table, viewer(table, post), UWC_EUROPE);
    assert_eq!(seen_by(&table, UWC_AMERICA), known);
    assert_eq!(seen_by(&table, UWC_EUROPE), Operation::Hidden, "who has gone sees it no more");
    assert_eq!(seen_by(&table, REICH_EUROPE), Operation::Hidden);
    let facts = table.play(UWC_AMERICA, Action::Resign);
    assert!(cites(&facts, IS_SEC_01) && cites(&facts, IS_LEAVE_03));
    assert_eq!(seen_by(&table, REICH_EUROPE), known);
    assert_eq!(seen(&table, Viewer::Spectator, UWC_EUROPE), known);
    let outcome = table.state.table.outcome.clone().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Faction::Reich), Reason::Resignation));
    assert_eq!(sheet(&outcome, UWC_EUROPE).secret_operation(), 3, "EU1, EU3 and EU6");
}

#[test]
fn ex_34_secret_operations() {
    let all = ["america", "europe", "asia"];
    let europe = bare(&all).lay("EU1 hq U[u];EU4 hq U[u];EU6 hq U[u]");
    assert_eq!(points(europe, UWC_EUROPE, "OU-1"), 2);
    let asia = bare(&all).lay("AS1 hq R[r];AS2 hq R[r];AS7 hq R[r]");
    assert_eq!(points(asia, REICH_ASIA, "OR-2"), 4);
    let apart = bare(&all).lay("AS3 hq R[r];AS5 hq R[r];AS1 hq R[r]");
    assert_eq!(points(apart, REICH_ASIA, "OR-2"), 0);
    let orbit = bare(&all).lay("AS-I R[r,r];AS-III R[r,r,r]");
    assert_eq!(points(orbit, REICH_ASIA, "OR-1"), 5);
    assert_eq!(points(bare(&all).lay("EU7 hq U[u]"), UWC_EUROPE, "OU-4"), 5);
}
