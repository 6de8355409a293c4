//! Matches as text, with what every viewer is told by which rule: a changed rule and a leak show in the same place.
//!
//! `INSTA_UPDATE=always cargo test -p umpire-iron-sky --test laws playthroughs` writes them anew.

use umpire_laws::playthrough;

use crate::spec::spec;

fn check(name: &str, players: u8, case: u32) {
    let spec = spec();
    let record = spec.record(players, case).unwrap();
    let text = playthrough(&spec.content, &record).unwrap();
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn a_match_of_two() {
    check("two_players", 2, 0);
}

#[test]
fn a_match_of_four() {
    check("four_players", 4, 0);
}
