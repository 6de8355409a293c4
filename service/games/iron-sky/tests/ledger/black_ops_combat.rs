//! IS-BLK: how Black Ops fight and die, and what they are worth.

use umpire_iron_sky::{
    action::{Action, Source},
    ids::Post,
    ledger::IS_SPC_10,
    options::OptionalRule,
    score::ScoreSource,
    state::BlackOps,
};

use crate::{
    actions::*,
    position::{
        Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, cites, command_card, territory,
    },
    score::{scored, sheet},
};

const DECK: Source = Source::Deck;
const RULES: [OptionalRule; 1] = [OptionalRule::BlackOps];

/// The Reich is about to attack AM4 with three tiles.
fn before(uwc: &str) -> Position {
    before_in(Position::playing(&RULES, 4), uwc)
}

fn before_in(position: Position, uwc: &str) -> Position {
    position
        .lay(&format!("AM4 hq {uwc} bf R[r,r,r]"))
        .hand(REICH_AMERICA, &["IN01", "IN02"])
        .cp(REICH_AMERICA, 6)
}

/// It has, with these cards.
fn attacked(uwc: &str, attack: &str, defence: &str) -> Position {
    let mut table =
        before(uwc).combat_deck(REICH_AMERICA, &[attack]).combat_deck(UWC_AMERICA, &[defence]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    table
}

fn result(uwc: &str, attack: &str, defence: &str) -> String {
    attacked(uwc, attack, defence).shows("AM4")
}

/// How many Black Ops a Reich player has taken.
fn taken(table: &Position, post: Post) -> u8 {
    table.player(post).reich().expect("a Reich player").black_ops
}

fn black_ops(table: &Position) -> Option<BlackOps> {
    table.player(UWC_AMERICA).uwc().expect("a UWC player").black_ops
}

/// Rules: IS-BLK-08, IS-RULING-64
#[test]
fn blk_08_the_first_hit_destroys_the_unit_directly_beneath_and_nothing_where_there_is_none() {
    // One Hit in II.
    let one = |uwc| result(uwc, "CR-Y1", "CU-Y3");
    assert_eq!(one("U[u(EU),u,B]"), "AM4 hq U[u(EU),B] bf R[r,r,r]");
    assert_eq!(one("U[u,u(EU),B]"), "AM4 hq U[u,B] bf R[r,r,r]");
    assert_eq!(one("U[B]"), "AM4 hq U[B] bf R[r,r,r]");
    // Three Hits, of which two are repelled: only successful ones are counted.
    assert_eq!(result("U[u,u,B]", "CR-R8", "CU-Y4"), "AM4 hq U[u,B] bf R[r,r,r]");
}

#[test]
fn blk_09_the_second_hit_of_the_same_card_destroys_them_be_it_half_of_a_double_hit() {
    // Hits in I and II, the second repelled, then not.
    assert_eq!(result("U[u,u,B]", "CR-R1", "CU-G8"), "AM4 hq U[u,B] bf R[r,r,r]");
    assert_eq!(result("U[u,u,B]", "CR-R1", "CU-R2"), "AM4 hq U[u] bf R[r,r]");
    assert_eq!(result("U[B]", "CR-R1", "CU-R2"), "AM4 hq R[r,r]", "the first did nothing");
    // A Double Hit in I.
    assert_eq!(result("U[u,u,B]", "CR-R2", "CU-Y4"), "AM4 hq U[u] bf R[r,r,r]");
    assert_eq!(result("U[B]", "CR-R2", "CU-Y4"), "AM4 hq R[r,r,r]");
}

#[test]
fn blk_10_further_hits_destroy_units_from_the_top() {
    let three = |uwc| result(uwc, "CR-R8", "CU-R1");
    assert_eq!(three("U[u,u(EU),u,B]"), "AM4 hq U[u] bf R[r,r]");
    assert_eq!(three("U[u(EU),u,u,B]"), "AM4 hq U[u(EU)] bf R[r,r]");
}

#[test]
fn blk_11_every_combat_counts_anew() {
    let mut table = before("U[u,u,B]")
        .combat_deck(REICH_AMERICA, &["CR-Y1", "CR-Y1"])
        .combat_deck(UWC_AMERICA, &["CU-Y3", "CU-Y3"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,B] bf R[r,r,r]");
    table.play(REICH_AMERICA, fight("IN02", "AM4"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq U[B] bf R[r,r,r]", "not the second Hit of one card");
    assert_eq!(black_ops(&table), Some(BlackOps::Placed));
}

#[test]
fn blk_13_they_go_to_the_reich_player_who_played_the_card() {
    let table = attacked("U[B]", "CR-R2", "CU-Y4");
    assert_eq!((taken(&table, REICH_AMERICA), black_ops(&table)), (1, Some(BlackOps::Destroyed)));
    assert_eq!(table.supply_of(UWC_AMERICA), 12, "and to no supply: AM4's unit is there");

    let mut by_a_guest = Position::playing(&RULES, 4)
        .lay("AM4 hq U[B] bf R[r(EU),r(EU)]")
        .hand(REICH_EUROPE, &["AR05"])
        .combat_deck(REICH_EUROPE, &["CR-R2"])
        .combat_deck(UWC_AMERICA, &["CU-Y4"]);
    by_a_guest.play(REICH_EUROPE, fight("AR05", "AM4"));
    by_a_guest.combat("america", DECK, DECK);
    assert_eq!([REICH_AMERICA, REICH_EUROPE].map(|post| taken(&by_a_guest, post)), [0, 1]);

    let mut by_the_defender = Position::playing(&RULES, 4)
        .lay("AM4 hq U[u,B] bf R[r(EU),r(EU)]")
        .hand(UWC_AMERICA, &["GE06"])
        .combat_deck(UWC_AMERICA, &["CU-G2"])
        .combat_deck(REICH_AMERICA, &["CR-G7"])
        .uwc_turn();
    by_the_defender.play(UWC_AMERICA, fight("GE06", "AM4"));
    by_the_defender.combat("america", DECK, DECK);
    assert_eq!([REICH_AMERICA, REICH_EUROPE].map(|post| taken(&by_the_defender, post)), [1, 0]);
}

#[test]
fn score_10_each_black_ops_is_three_points_to_who_has_them() {
    let outcome = scored(attacked("U[B]", "CR-R2", "CU-Y4"));
    let taker = sheet(&outcome, REICH_AMERICA);
    assert_eq!((taker.trophies(), taker.total()), (3, 3 + 2 + 1), "with AM4 and the meter at 1");
    let item = taker.items.iter().find(|item| item.source == ScoreSource::BlackOps { tiles: 1 });
    assert_eq!(item.map(|item| item.points), Some(3));
    assert_eq!(sheet(&outcome, REICH_EUROPE).trophies(), 0);
    assert_eq!(sheet(&outcome, UWC_AMERICA).trophies(), 0);
}

#[test]
fn ex_11_black_ops() {
    let a = attacked("U[u,u,B]", "CR-R8", "CU-R1");
    assert_eq!(a.shows("AM4"), "AM4 hq R[r,r]");
    assert_eq!((taken(&a, REICH_AMERICA), sheet(&scored(a), REICH_AMERICA).trophies()), (1, 3));
    assert_eq!(result("U[u,u,B]", "CR-Y1", "CU-Y3"), "AM4 hq U[u,B] bf R[r,r,r]");
    let c = attacked("U[B]", "CR-Y1", "CU-Y3");
    assert_eq!(c.shows("AM4"), "AM4 hq U[B] bf R[r,r,r]");
    assert!(c.state.ground(territory("AM4")).is_at_war());
    assert_eq!(result("U[u,B]", "CR-R2", "CU-Y1"), "AM4 hq R[r,r,r]");

    let rules = [OptionalRule::BlackOps, OptionalRule::SpecialCommands];
    let mut e = before_in(Position::playing(&rules, 2), "U[u,B]")
        .hand(REICH_AMERICA, &["IN01", "SR-3", "SR-4"])
        .combat_deck(REICH_AMERICA, &["CR-Y1"])
        .combat_deck(UWC_AMERICA, &["CU-Y3"]);
    e.play(REICH_AMERICA, elite(fight("IN01", "AM4"), "SR-3"));
    let facts = e.combat("america", DECK, DECK);
    assert_eq!((e.shows("AM4").as_str(), taken(&e, REICH_AMERICA)), ("AM4 hq R[r,r,r]", 1));
    assert!(cites(&facts, IS_SPC_10));
    e.play(REICH_AMERICA, Action::ClaimConquest { card: command_card("SR-4") });
}
