//! IS-RGL: random game length.

use umpire_engine::{Game as _, Shared, Time, Viewer};
use umpire_iron_sky::{
    IronSky,
    content::{Content, Files},
    ids::{Faction, TimeToken},
    options::{OptionalRule, Options},
    state::State,
};

use crate::position::{CONTENT, Position, chance_of};

fn drawn() -> Options {
    Options { optional_rules: [OptionalRule::RandomLength].into(), ..Options::default() }
}

/// The six tokens on top, which are never the Ending Token, and the lowest four.
const ON_TOP: [&str; 6] = ["TT-1", "TT-2", "TT-3", "TT-4", "TT-5", "TT-6"];

/// A match with these among its lowest four tokens, played to its end.
pub(crate) fn played_out(rules: &[OptionalRule], lowest: [&str; 4]) -> Position {
    let pile = [&ON_TOP[..], &lowest].concat();
    let mut table = Position::playing(rules, 2).time_pile(&pile);
    while table.state.table.outcome.is_none() {
        table.all_done();
        table.all_submit();
    }
    table
}

/// The round after which a match ends, and how many tokens are turned then.
fn length(table: &Position) -> (u8, usize) {
    (table.state.table.round, table.state.table.turned.len())
}

#[test]
fn setup_30_six_regular_tokens_lie_on_three_others_shuffled_with_the_ending_token() {
    let mut places = Vec::new();
    for chance in 0..24 {
        let pile = Position::deal(&drawn(), 2, chance).state.table.time_pile;
        let is_ending = |token: &TimeToken| CONTENT.time_token(*token).is_ending();
        places.push(pile.iter().position(is_ending).expect("the Ending Token"));
        let mut tokens = pile.clone();
        tokens.sort_unstable();
        tokens.dedup();
        assert_eq!((pile.len(), tokens.len()), (10, 10), "all nine regular ones are there");
    }
    places.sort_unstable();
    places.dedup();
    assert_eq!(places, [6, 7, 8, 9]);
}

#[test]
fn rgl_01_each_of_the_rounds_seven_to_ten_is_the_last_about_a_quarter_of_the_time() {
    let mut ends = [0_u32; 11];
    for (players, chance) in (0..200).flat_map(|chance| [(2, chance), (4, chance)]) {
        let pile = Position::deal(&drawn(), players, chance).state.table.time_pile;
        let place = pile.iter().position(|&token| CONTENT.time_token(token).is_ending());
        ends[place.expect("the Ending Token") + 1] += 1;
    }
    // 400 deals: 100 expected of each, 9 the standard deviation.
    assert_eq!(ends[7..].iter().sum::<u32>(), 400);
    assert!(ends[7..].iter().all(|&often| (65..=135).contains(&often)), "{ends:?}");
}

#[test]
fn rgl_02_without_it_the_match_ends_after_round_eight() {
    for chance in 0..24 {
        let pile = Position::deal(&Options::default(), 2, chance).state.table.time_pile;
        let last = pile.last().copied().expect("a pile");
        assert_eq!((pile.len(), CONTENT.time_token(last).is_ending()), (8, true));
    }
}

/// Rules: IS-SETUP-29, IS-SETUP-30, IS-RGL-01, IS-RGL-02
#[test]
fn ex_s7_length() {
    let mut normal = Position::new(2);
    while normal.state.table.outcome.is_none() {
        normal.all_done();
        normal.all_submit();
    }
    assert_eq!(length(&normal), (8, 8));
    let random = |lowest| length(&played_out(&[OptionalRule::RandomLength], lowest));
    assert_eq!(random(["TT-END", "TT-7", "TT-8", "TT-9"]), (7, 7));
    assert_eq!(random(["TT-7", "TT-8", "TT-9", "TT-END"]), (10, 10));
}

#[test]
fn ex_32_random_length() {
    let lowest = ["TT-7", "TT-END", "TT-8", "TT-9"];
    let table = played_out(&[OptionalRule::RandomLength], lowest);
    assert_eq!(length(&table), (8, 8));
    assert_eq!(table.state.table.time_pile.len(), 2, "two are never turned");
}

/// Rules: IS-RULING-01
#[test]
fn a_surplus_of_regular_tokens_leaves_the_match_unseen() {
    let is_last = |line: &&str| line.contains(r#""TT-9""#);
    let row = Files::DEFAULT.time_tokens.lines().find(is_last).expect("the last regular token");
    let rows = [row, &row.replace("TT-9", "TT-91"), &row.replace("TT-9", "TT-92")].join("\n");
    let time_tokens = Files::DEFAULT.time_tokens.replace(row, &rows);
    let files = Files { time_tokens: &time_tokens, ..Files::DEFAULT };
    let content = Shared::new(Content::load(&files).expect("eleven regular tokens"));
    let dealt = |options: &Options, chance: u8| -> State {
        let mut state = IronSky::setup(&content, options, 2).expect("sound options");
        umpire_engine::begin::<IronSky>(&mut state, Time(0), &mut chance_of(chance));
        state
    };
    let mut seen = Vec::new();
    for chance in 0..24 {
        assert_eq!(dealt(&Options::default(), chance).table.time_pile.len(), 8);
        let state = dealt(&drawn(), chance);
        assert_eq!(state.table.time_pile.len(), 10, "3 + 6 + the Ending Token");
        assert_eq!(IronSky::view(&state, Viewer::Spectator).time_pile, 10);
        assert_eq!(state.table.active, Faction::Reich);
        seen.extend(state.table.time_pile);
    }
    seen.sort_unstable();
    seen.dedup();
    assert_eq!(seen.len(), 12, "any of them may come into the pile");
}
