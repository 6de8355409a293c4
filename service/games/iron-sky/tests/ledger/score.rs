//! IS-SCORE: who wins, and why.

use umpire_iron_sky::{
    action::Action,
    ids::{Faction, Post},
    ledger::*,
    options::OptionalRule,
    score::{Demand, Outcome, Reason, ScoreSheet, ScoreSource},
};

use crate::{
    actions::SUBMIT,
    position::{
        CONTENT, Position, REICH_AMERICA, REICH_ASIA, REICH_EUROPE, UWC_AMERICA, UWC_ASIA,
        UWC_EUROPE, cites, territory,
    },
};

/// The outcome, if the match ends here.
pub(crate) fn scored(table: Position) -> Outcome {
    let mut table = table.time_pile(&["TT-END"]).end_phase(Faction::Uwc);
    table.all_submit();
    table.state.table.outcome.expect("the match is over")
}

/// A player's sheet.
pub(crate) fn sheet(outcome: &Outcome, post: Post) -> ScoreSheet {
    outcome.sheets.iter().find(|sheet| sheet.post == post).expect("a sheet").clone()
}

fn totals(outcome: &Outcome, posts: &[Post]) -> Vec<u16> {
    posts.iter().map(|&post| sheet(outcome, post).total()).collect()
}

/// America with nobody on it.
fn bare() -> Position {
    Position::new(2).clear("america")
}

/// Rules: IS-SCORE-12, IS-GEN-03
#[test]
fn score_01_a_score_is_territories_blitz_meter_and_trophies() {
    let table = bare().lay("AM4 hq U[u];AM1 hq R[r]").high_mark("america", 2);
    let outcome = scored(table.trophies(UWC_AMERICA, 7));
    let uwc = sheet(&outcome, UWC_AMERICA);
    assert_eq!((uwc.territories(), uwc.blitz_meter(), uwc.trophies()), (2, 6, 2));
    let reich = sheet(&outcome, REICH_AMERICA);
    assert_eq!((reich.territories(), reich.blitz_meter(), reich.trophies()), (1, 3, 0));
    assert_eq!((uwc.total(), reich.total()), (10, 4));
    let outcome = scored(Position::new(4).trophies(UWC_EUROPE, 9));
    let uwc: u16 = totals(&outcome, &[UWC_AMERICA, UWC_EUROPE]).iter().sum();
    assert_eq!((uwc, outcome.winner), ((10 + 7) * 2 + 3, Some(Faction::Uwc)));
}

/// Rules: IS-DEF-09
#[test]
fn score_02_the_commander_of_the_continent_scores_whoever_owns_the_tiles() {
    let lay = "AM3 hq R[r(EU)];AM4 hq U[u(EU)];EU2 hq R[r(AM)]";
    let outcome = scored(Position::new(4).clear("america").clear("europe").lay(lay));
    let territories = |post| sheet(&outcome, post).territories();
    assert_eq!(
        [REICH_AMERICA, UWC_AMERICA, REICH_EUROPE, UWC_EUROPE].map(territories),
        [4, 2, 1, 0]
    );
}

/// Rules: IS-DEF-11
#[test]
fn score_03_at_war_the_headquarters_scores() {
    let outcome = scored(bare().lay("AM3 hq U[u] bf R[r];AM4 hq R[r] bf U[u]"));
    let territories = |post| sheet(&outcome, post).territories();
    assert_eq!([REICH_AMERICA, UWC_AMERICA].map(territories), [2, 4]);
}

#[test]
fn score_04_a_terror_token_gives_and_takes_no_territory_points() {
    let outcome = scored(bare().lay("AM3 hq U[u]").terror("AM3"));
    let territories = |post| sheet(&outcome, post).territories();
    assert_eq!([REICH_AMERICA, UWC_AMERICA].map(territories), [0, 4]);
}

/// Rules: IS-DEF-12
#[test]
fn score_05_an_uncontrolled_territory_scores_for_nobody() {
    let outcome = scored(bare());
    assert!(outcome.sheets.iter().all(|sheet| sheet.territories() == 0));
}

#[test]
fn score_06_the_uwc_scores_the_position_of_its_own_continent() {
    let outcome = scored(Position::new(4).lay("AM1 hq R[r];AM5 hq R[r]").high_mark("america", 6));
    let points = |post| sheet(&outcome, post).blitz_meter();
    assert_eq!([UWC_AMERICA, UWC_EUROPE].map(points), [5, 7]);
}

#[test]
fn score_07_the_reich_scores_the_high_mark_of_its_own_continent() {
    let outcome = scored(Position::new(4).lay("AM1 hq R[r]").high_mark("america", 6));
    let points = |post| sheet(&outcome, post).blitz_meter();
    assert_eq!([REICH_AMERICA, REICH_EUROPE].map(points), [9, 0]);
}

#[test]
fn score_08_uncontrolled_territories_and_terror_count_on_the_meter() {
    let outcome = scored(bare());
    assert_eq!(sheet(&outcome, UWC_AMERICA).blitz_meter(), 7, "nobody's territories are the UWC's");
    let outcome = scored(bare().terror("AM3"));
    assert_eq!(sheet(&outcome, UWC_AMERICA).blitz_meter(), 6);
    assert_eq!(sheet(&outcome, REICH_AMERICA).blitz_meter(), 1);
}

/// Rules: IS-EX-S5, IS-DEF-18
#[test]
fn score_09_only_full_piles_of_three_trophies_score() {
    for (trophies, points) in [(0, 0), (2, 0), (3, 1), (8, 2)] {
        let outcome = scored(bare().trophies(UWC_AMERICA, trophies));
        assert_eq!(sheet(&outcome, UWC_AMERICA).trophies(), points);
    }
}

#[test]
fn score_13_the_higher_faction_score_wins() {
    let outcome = scored(bare());
    assert_eq!((outcome.winner, outcome.reason), (Some(Faction::Uwc), Reason::Score));
    let conquered = bare().lay("AM3 hq R[r];AM4 hq R[r];AM2 hq R[r];AM7 hq R[r]");
    let mut table = conquered.time_pile(&["TT-END"]).end_phase(Faction::Uwc);
    let facts = table.play(UWC_AMERICA, SUBMIT);
    assert!(cites(&facts, IS_SCORE_13));
    assert_eq!(table.state.table.outcome.unwrap().winner, Some(Faction::Reich));
}

/// America 12 to 10, Europe 9 to 11; Asia has these armies.
fn tied(asia: &str) -> Position {
    Position::new(6)
        .clear("america")
        .clear("europe")
        .clear("asia")
        .lay("AM3 hq R[r];AM2 hq R[r];AM4 hq U[u];AM7 hq U[u];AM1 hq U[u]")
        .high_mark("america", 4)
        .lay("EU1 hq R[r];EU2 hq R[r];EU5 hq U[u];EU3 hq U[u]")
        .high_mark("europe", 4)
        .lay(asia)
        .high_mark("asia", 3)
}

/// Rules: IS-SCORE-15, IS-SCORE-16, IS-SCORE-17
#[test]
fn ex_36_the_tie_break_of_three_continents() {
    let reich = [REICH_AMERICA, REICH_EUROPE, REICH_ASIA];
    let uwc = [UWC_AMERICA, UWC_EUROPE, UWC_ASIA];
    let outcome = scored(tied("AS4 hq R[r];AS2 hq U[u]"));
    assert_eq!(totals(&outcome, &reich), [12, 9, 8]);
    assert_eq!(totals(&outcome, &uwc), [10, 11, 8]);
    assert_eq!((outcome.winner, outcome.reason), (Some(Faction::Reich), Reason::GreatTerritories));

    let outcome = scored(tied("AS2 hq R[r];AS6 hq R[r];AS7 hq U[u];AS1 hq U[u]"));
    assert_eq!(totals(&outcome, &reich), [12, 9, 8]);
    assert_eq!(totals(&outcome, &uwc), [10, 11, 8]);
    assert_eq!((outcome.winner, outcome.reason), (None, Reason::AllEqual));
}

#[test]
fn score_14_on_a_tie_the_faction_with_more_winning_continents_wins() {
    let table = Position::new(6)
        .clear("america")
        .clear("europe")
        .clear("asia")
        .lay("AM1 hq R[r];AM3 hq U[u]")
        .high_mark("america", 2)
        .lay("EU1 hq R[r];EU3 hq R[r];EU5 hq U[u];EU6 hq U[u]")
        .high_mark("europe", 7)
        .lay("AS4 hq R[r];AS7 hq U[u];AS2 hq U[u];AS1 hq U[u]")
        .high_mark("asia", 7);
    // The UWC has two territories of value 4 to one, which would decide only after that.
    let outcome = scored(table);
    assert_eq!(totals(&outcome, &[REICH_AMERICA, REICH_EUROPE, REICH_ASIA]), [4, 14, 14]);
    assert_eq!(totals(&outcome, &[UWC_AMERICA, UWC_EUROPE, UWC_ASIA]), [10, 11, 11]);
    assert_eq!((outcome.winner, outcome.reason), (Some(Faction::Reich), Reason::WinningContinents));
}

#[test]
fn score_18_a_player_without_units_cards_or_territories_plays_on() {
    let mut table = bare().lay("AM3 hq R[r]").hand(UWC_AMERICA, &[]);
    table.all_done();
    table.all_submit();
    table.play(UWC_AMERICA, Action::DeclareDone);
    table.play(UWC_AMERICA, SUBMIT);
    assert_eq!((table.state.table.round, table.state.table.outcome.is_none()), (2, true));
}

/// America as in the ledger's 35th example.
fn example() -> Outcome {
    let lay = "AM1 hq R[r];AM2 hq R[r];AM5 hq R[r];AM6 hq R[r];AM3 hq U[u];AM4 hq U[u]";
    let table = Position::playing(&[OptionalRule::SecretOperations], 2).clear("america").lay(lay);
    let table = table.high_mark("america", 5).trophies(UWC_AMERICA, 11);
    assert_eq!(table.meter("america"), (4, 5));
    scored(table.secret_operation(UWC_AMERICA, "OU-1").secret_operation(REICH_AMERICA, "OR-2"))
}

/// Rules: IS-EX-35, IS-SCORE-16, IS-RULING-89
#[test]
fn ex_35_scoring_with_secret_operations() {
    let outcome = example();
    let parts = |post| {
        let sheet = sheet(&outcome, post);
        [sheet.territories(), sheet.blitz_meter(), sheet.trophies(), sheet.secret_operation()]
    };
    assert_eq!(parts(REICH_AMERICA), [5, 8, 0, 0]);
    assert_eq!(parts(UWC_AMERICA), [6, 3, 3, 1]);
    assert_eq!(totals(&outcome, &[REICH_AMERICA, UWC_AMERICA]), [13, 13]);
    // 13 = 13 wins the continent for nobody; AM3, of value 4, is the UWC's.
    assert_eq!((outcome.winner, outcome.reason), (Some(Faction::Uwc), Reason::GreatTerritories));
}

/// Rules: IS-SCORE-01, IS-SCORE-12
#[test]
fn every_point_is_explained_by_its_source_and_its_rule_in_the_order_of_scoring() {
    let outcome = example();
    let explained = |post| -> Vec<_> {
        let items = sheet(&outcome, post).items;
        items.into_iter().map(|item| (item.source, item.source.rule(), item.points)).collect()
    };
    let of = |slug| ScoreSource::Territory(territory(slug));
    let operation = |name, demand| {
        let operation = CONTENT.secret_operation_named(name).unwrap();
        ScoreSource::SecretOperation { operation, demand }
    };
    assert_eq!(
        explained(REICH_AMERICA),
        [
            (of("AM1"), IS_SCORE_02, 1),
            (of("AM2"), IS_SCORE_02, 2),
            (of("AM5"), IS_SCORE_02, 1),
            (of("AM6"), IS_SCORE_02, 1),
            (ScoreSource::HighMark(5), IS_SCORE_07, 8),
            (operation("OR-2", Demand::Dominion), IS_SEC_08, 0),
        ]
    );
    assert_eq!(
        explained(UWC_AMERICA),
        [
            (of("AM3"), IS_SCORE_02, 4),
            (of("AM4"), IS_SCORE_02, 2),
            (ScoreSource::Position(4), IS_SCORE_06, 3),
            (ScoreSource::Trophies { piles: 3 }, IS_SCORE_09, 3),
            (operation("OU-1", Demand::BorderGuard), IS_SEC_05, 1),
        ]
    );
    assert_eq!(ScoreSource::BlackOps { tiles: 1 }.rule(), IS_SCORE_10);
    assert_eq!(operation("OU-2", Demand::WorldPolice).rule(), IS_SEC_06);
    assert_eq!(operation("OR-1", Demand::MasteryOfSpace).rule(), IS_SEC_07);
}
