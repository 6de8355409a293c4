//! Iron Sky is held to the laws of every game.
//!
//! A change is tested by 40 matches of each number of players, which sample the subsets of the optional rules; the 3,840
//! of `make laws` play every subset 30 times.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::cast_possible_truncation,
    clippy::print_stdout,
    missing_docs,
    unreachable_pub,
    reason = "a test may panic"
)]

mod bot;
mod playthroughs;
mod previews;
mod redeal;
mod spec;
mod stray;
mod whim;

use umpire_laws::{Breach, Law, Thoroughness, fresh::same_in_a_fresh_process};

use spec::spec;

fn hold(players: u8) -> Result<(), Breach> {
    let tally = spec().hold(players, &Thoroughness::from_environment())?;
    println!("{players} players: {tally}");
    // With two players nobody has a team-mate, and so nothing is ever kept from anybody altogether.
    let untestable: &[Law] = if players == 2 { &[Law::Silence] } else { &[] };
    assert_eq!(tally.untested(), untestable);
    Ok(())
}

#[test]
fn the_laws_hold_for_two_players() -> Result<(), Breach> {
    hold(2)
}

#[test]
fn the_laws_hold_for_four_players() -> Result<(), Breach> {
    hold(4)
}

#[test]
fn the_laws_hold_for_six_players() -> Result<(), Breach> {
    hold(6)
}

/// In case 528 two who are done have no time left even for their transit permits, while a third has (IS-CLOCK-02).
#[test]
fn a_match_goes_on_while_somebody_has_time_left() -> Result<(), Breach> {
    let case = Thoroughness { first: 528, matches: 1, ..Thoroughness::QUICK };
    spec().hold(6, &case).map(drop)
}

#[test]
fn a_fresh_process_plays_the_same_matches() {
    let digest = spec().digest(6, 2).unwrap();
    assert_eq!(same_in_a_fresh_process("a_fresh_process_plays_the_same_matches", digest), Ok(()));
}
