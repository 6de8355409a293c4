//! IS-CMP: comparing the squares, and the worked examples of it.

use umpire_iron_sky::{action::Source, event::Event, ledger::*};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA},
};

const DECK: Source = Source::Deck;

/// The Reich attacks AM4 as it is laid, card against card.
fn reich_attacks(armies: &str, attack: &str, defence: &str) -> Position {
    let mut table = Position::new(2)
        .lay(armies)
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck(REICH_AMERICA, &[attack])
        .combat_deck(UWC_AMERICA, &[defence]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    table
}

fn squares(attack: &str, defence: &str, armies: &str) -> Vec<(u8, u8, u8)> {
    let mut table = Position::new(2)
        .lay(armies)
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck(REICH_AMERICA, &[attack])
        .combat_deck(UWC_AMERICA, &[defence]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    let facts = table.combat("america", DECK, DECK);
    facts
        .iter()
        .filter_map(|fact| match fact.event {
            Event::SquaresCompared { square, attacker_loses, defender_loses, .. } => {
                assert_eq!(fact.rule, IS_CMP_01);
                Some((square, attacker_loses, defender_loses))
            }
            _ => None,
        })
        .collect()
}

#[test]
fn cmp_01_squares_are_compared_one_two_three_attack_against_defence() {
    // CR-Y2 attacks · R HH, CU-Y3 defends R · H.
    let compared = squares("CR-Y2", "CU-Y3", "AM4 hq U[u,u,u] bf R[r,r,r]");
    assert_eq!(compared, [(1, 0, 0), (2, 0, 0), (3, 1, 2)]);
}

#[test]
fn cmp_02_a_hit_destroys_the_top_tile_and_a_double_hit_the_top_two() {
    // CR-R4 attacks H HH ·, CU-R8 defends · · R.
    let compared = squares("CR-R4", "CU-R8", "AM4 hq U[u,u,u] bf R[r,r,r]");
    assert_eq!(compared, [(1, 0, 1), (2, 0, 2)]);
    let table = reich_attacks("AM4 hq U[u,u,u] bf R[r]", "CR-R1", "CU-R8");
    assert_eq!(table.shows("AM4"), "AM4 hq U[u] bf R[r]");
}

#[test]
fn cmp_02_the_top_tile_goes_first() {
    let mut table = Position::new(4)
        .lay("AM4 hq U[u,u(EU)] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck(REICH_AMERICA, &["CR-R3"])
        .combat_deck(UWC_AMERICA, &["CU-Y1"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    // CR-R3 attacks H H R, CU-Y1 defends · R H: one tile falls, the guest on top.
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq U[u] bf R[r,r]");
}

#[test]
fn cmp_03_a_repel_cancels_hits_and_does_nothing_else() {
    // CR-R2 attacks HH · ·, CU-G3 defends R R R.
    let compared = squares("CR-R2", "CU-G3", "AM4 hq U[u,u] bf R[r,r]");
    assert_eq!(compared, [(1, 0, 0), (2, 0, 0), (3, 0, 0)]);
    // CR-G8 attacks R R H, CU-G3 defends R R R: two Repels do nothing.
    let compared = squares("CR-G8", "CU-G3", "AM4 hq U[u,u] bf R[r,r]");
    assert_eq!(compared, [(1, 0, 0), (2, 0, 0), (3, 0, 0)]);
}

#[test]
fn cmp_04_facing_hits_strike_both_sides_at_the_same_time() {
    // CR-R1 attacks H H ·, CU-R1 defends H · ·: one tile each, and both die in square I.
    let table = reich_attacks("AM4 hq U[u] bf R[r]", "CR-R1", "CU-R1");
    assert_eq!(table.shows("AM4"), "AM4");
}

#[test]
fn cmp_05_tiles_are_removed_before_the_next_square() {
    // CR-R1 attacks H H ·, CU-R3 defends · H ·: the lone defender dies in I and does not strike in II.
    let table = reich_attacks("AM4 hq U[u] bf R[r]", "CR-R1", "CU-R3");
    assert_eq!(table.shows("AM4"), "AM4 hq R[r]");
    let stronger = reich_attacks("AM4 hq U[u,u] bf R[r]", "CR-R1", "CU-R3");
    assert_eq!(stronger.shows("AM4"), "AM4", "a second defender strikes in II");
}

/// Rules: IS-CMP-06, IS-RULING-49
#[test]
fn cmp_06_once_an_army_is_gone_nothing_more_is_compared() {
    let compared = squares("CR-R2", "CU-Y1", "AM4 hq U[u] bf R[r,r]");
    assert_eq!(compared, [(1, 0, 1)]);
    let compared = squares("CR-R2", "CU-Y1", "AM4 hq U[u,u,u] bf R[r,r]");
    assert_eq!(compared, [(1, 0, 2), (2, 0, 0), (3, 1, 0)]);
}

#[test]
fn cmp_07_hits_beyond_the_number_of_tiles_are_lost() {
    let compared = squares("CR-R2", "CU-R8", "AM4 hq U[u] bf R[r]");
    assert_eq!(compared, [(1, 0, 1)]);
}

#[test]
fn ex_s3_the_rulebooks_combat() {
    let table = reich_attacks("AM4 hq U[u,u] bf R[r,r]", "CR-R1", "CU-Y4");
    assert_eq!(table.shows("AM4"), "AM4 hq U[u] bf R[r,r]");
    assert!(table.state.ground(crate::position::territory("AM4")).is_at_war());
}

#[test]
fn ex_07_early_end() {
    let mut table = Position::new(2)
        .lay("AM5 hq R[r]; AM4 hq U[u,u]")
        .hand(UWC_AMERICA, &["GE06"])
        .money(UWC_AMERICA, 1)
        .combat_deck(UWC_AMERICA, &["CU-R1"])
        .combat_deck(REICH_AMERICA, &["CR-Y6"])
        .uwc_turn();
    table.play(UWC_AMERICA, paid(mobilize("GE06", "AM4", "AM5", 2), 1, 0));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM5"), "AM5 hq U[u]");
}
