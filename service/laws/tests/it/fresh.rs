//! A fresh process plays the same match, or it is found.

use umpire_engine::Digest;
use umpire_laws::fresh::same_in_a_fresh_process;

use crate::toy::{Flaw, spec};

#[test]
fn a_pure_game_plays_the_same_match_in_a_fresh_process() {
    let digest = spec(Flaw::None).digest(3, 5).unwrap();
    let test = "fresh::a_pure_game_plays_the_same_match_in_a_fresh_process";
    assert_eq!(same_in_a_fresh_process(test, digest), Ok(()));
}

#[test]
fn what_depends_on_the_process_is_found() {
    let process = std::process::id().to_be_bytes();
    let digest = Digest([process; 8].as_flattened().try_into().unwrap());
    let answer = same_in_a_fresh_process("fresh::what_depends_on_the_process_is_found", digest);
    let is_child = std::env::var_os("UMPIRE_LAWS_CHILD").is_some();
    assert!(is_child || answer.unwrap_err().ends_with("in a fresh process"));
}

#[test]
fn a_fresh_process_that_runs_nothing_is_found() {
    let answer = same_in_a_fresh_process("fresh::no_such_test", Digest([0; 32]));
    assert!(answer.unwrap_err().starts_with("the fresh process ran no test"));
}
