//! A match as text shows who is told what.

use umpire_laws::playthrough;

use crate::toy::{Flaw, spec};

fn text() -> String {
    let spec = spec(Flaw::None);
    let record = spec.record(2, 1).unwrap();
    playthrough(&spec.content, &record).unwrap()
}

#[test]
fn a_playthrough_is_the_same_every_time() {
    assert_eq!(text(), text());
}

#[test]
fn what_viewers_are_told_differently_stands_in_lines_of_its_own() {
    let text = text();
    let drawn = text.lines().position(|line| line.contains("Drew")).unwrap();
    let lines: Vec<&str> = text.lines().skip(drawn).take(2).collect();
    assert!(lines[0].contains("T-1"), "{}", lines[0]);
    assert!(lines[0].contains("Some") ^ lines[1].contains("Some"), "{lines:?}");
    assert!(!lines[1].contains("T-1"), "{}", lines[1]);
}

#[test]
fn what_is_kept_from_a_viewer_is_a_dash() {
    let text = text();
    let is_whisper = |line: &&str| line.contains("Whispered") || line.ends_with(" -");
    let lines: Vec<&str> = text.lines().filter(is_whisper).collect();
    assert_eq!(lines.len() % 2, 0, "each is told to its seat and kept from the others");
    assert!(lines.iter().any(|line| line.ends_with(" -")), "{lines:?}");
}
