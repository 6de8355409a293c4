//! Matches that there cannot be, and the nearest that there can.

use umpire_engine::{Cited as _, Game as _, RuleId};
use umpire_iron_sky::{
    IronSky,
    ids::{Commander, Continent, Faction, Post},
    ledger::*,
    options::{Boards, ClockOptions, Options, Seating},
    violation::Violation,
};

use super::Shown;
use crate::position::{CONTENT, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, UWC_EUROPE, commander};

/// The options of a match for so many players.
type Match = (Options, u8);
type Row = (&'static str, (RuleId, &'static str), Match, Match);

fn random(players: u8) -> Match {
    (Options::default(), players)
}

fn on(boards: &[Continent], players: u8) -> Match {
    let boards = Boards::These(boards.to_vec());
    (Options { seating: Seating::Random { boards }, ..Options::default() }, players)
}

fn seated(seats: &[(Post, &str)], players: u8) -> Match {
    let seats: Vec<(Post, Commander)> =
        seats.iter().map(|&(post, class)| (post, commander(class))).collect();
    (Options { seating: Seating::Assigned(seats), ..Options::default() }, players)
}

fn clocks(command_seconds: u32, decision_seconds: u32) -> Match {
    let clock = ClockOptions { command_seconds, decision_seconds };
    (Options { clock, ..Options::default() }, 6)
}

fn rows() -> Vec<Row> {
    use Continent::{America, Asia};
    let lawful = || seated(&[(REICH_AMERICA, "infanterie"), (UWC_AMERICA, "general")], 2);
    let four = |last: (Post, &'static str)| {
        let seats =
            [(REICH_AMERICA, "infanterie"), (UWC_AMERICA, "general"), (REICH_EUROPE, "artillerie")];
        seated(&[&seats[..], &[last]].concat(), 4)
    };
    let europe = || four((UWC_EUROPE, "agent"));
    vec![
        ("a match of three", (IS_GEN_01, "NUMBER_OF_PLAYERS"), random(3), random(4)),
        (
            "one board for four players",
            (IS_SETUP_02, "NUMBER_OF_BOARDS"),
            on(&[Asia], 4),
            on(&[Asia, America], 4),
        ),
        (
            "the same board twice",
            (IS_SETUP_02, "NUMBER_OF_BOARDS"),
            on(&[Asia, Asia], 4),
            on(&[Asia, America], 4),
        ),
        (
            "two seats assigned for four players",
            (IS_RULING_04, "SEATS_NOT_ALL_ASSIGNED"),
            seated(&[(REICH_AMERICA, "infanterie"), (UWC_AMERICA, "general")], 4),
            lawful(),
        ),
        (
            "a continent with the Reich alone",
            (IS_GEN_02, "UNEVEN_CONTINENT"),
            four((Post::new(Faction::Uwc, Asia), "agent")),
            europe(),
        ),
        (
            "a seat for a commander of the other faction",
            (IS_RULING_04, "COMMANDER_OF_ANOTHER_FACTION"),
            seated(&[(REICH_AMERICA, "agent"), (UWC_AMERICA, "general")], 2),
            lawful(),
        ),
        (
            "one commander in two seats",
            (IS_RULING_04, "SHARED_COMMANDER"),
            four((UWC_EUROPE, "general")),
            europe(),
        ),
        (
            "a Command clock of nine seconds",
            (IS_RULING_93, "CLOCK_OUT_OF_BOUNDS"),
            clocks(9, 0),
            clocks(10, 0),
        ),
        (
            "more than two weeks for a decision",
            (IS_RULING_93, "CLOCK_OUT_OF_BOUNDS"),
            clocks(0, 1_209_601),
            clocks(0, 1_209_600),
        ),
    ]
}

pub(super) fn shown() -> Vec<Shown> {
    rows().into_iter().map(show).collect()
}

fn show((what, cites, refused, accepted): Row) -> Shown {
    let violation = violation(&refused).unwrap_or_else(|| panic!("{what}: accepted"));
    assert_eq!((violation.rule(), violation.code()), cites, "{what}");
    assert_eq!(self::violation(&accepted), None, "{what}: the nearest is refused");
    Shown { what, violation, action: None }
}

fn violation((options, players): &Match) -> Option<Violation> {
    let refusal = IronSky::setup(&CONTENT, options, *players).err()?;
    Some(refusal.violations()[0].clone())
}
