//! What may a match choose?

use alloc::{collections::BTreeSet, vec::Vec};

use serde::{Deserialize, Serialize};

use crate::ids::{Commander, Continent, Post};

/// The match options of ledger 3.1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// The optional rules that are played: any subset (IS-GEN-04).
    pub optional_rules: BTreeSet<OptionalRule>,
    /// Who sits where, and which boards are in play (IS-RULING-04).
    pub seating: Seating,
    /// Whether team-mates have an order among themselves (IS-SIM-14).
    pub turn_style: TurnStyle,
    /// Whether the orbits of two continents in play are adjacent across a neutral one (IS-BOARD-08).
    pub orbit_across_neutral: bool,
    /// The players' time.
    pub clock: ClockOptions,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            optional_rules: BTreeSet::new(),
            seating: Seating::Random { boards: Boards::Random },
            turn_style: TurnStyle::Simultaneous,
            orbit_across_neutral: true,
            clock: ClockOptions::default(),
        }
    }
}

impl Options {
    /// Whether the match is played with an optional rule; without it, every step and card of it is left out (IS-GEN-06).
    pub fn plays(&self, rule: OptionalRule) -> bool {
        self.optional_rules.contains(&rule)
    }
}

/// The seven switches (IS-GEN-04). Each is asked for where it matters, and two that have nothing to do with each other are
/// never asked for together: the length and how a combat is fought (IS-PAIR-07, IS-PAIR-08, IS-PAIR-10), combat cards and
/// what commands cost (IS-PAIR-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum OptionalRule {
    /// Special Commands (IS-SPC).
    SpecialCommands,
    /// Random game length (IS-RGL).
    RandomLength,
    /// Initiative (IS-INI).
    Initiative,
    /// Controlled Combat (IS-CTL).
    ControlledCombat,
    /// Secret Operations (IS-SEC).
    SecretOperations,
    /// Black Ops, called Elite Forces in the rulebook's list (IS-BLK).
    BlackOps,
    /// Eventful Times (IS-EVT).
    EventfulTimes,
}

impl OptionalRule {
    /// All seven.
    pub const ALL: [OptionalRule; 7] = [
        OptionalRule::SpecialCommands,
        OptionalRule::RandomLength,
        OptionalRule::Initiative,
        OptionalRule::ControlledCombat,
        OptionalRule::SecretOperations,
        OptionalRule::BlackOps,
        OptionalRule::EventfulTimes,
    ];

    /// Its name among the options, in lowerCamelCase.
    pub const fn name(self) -> &'static str {
        match self {
            OptionalRule::SpecialCommands => "specialCommands",
            OptionalRule::RandomLength => "randomLength",
            OptionalRule::Initiative => "initiative",
            OptionalRule::ControlledCombat => "controlledCombat",
            OptionalRule::SecretOperations => "secretOperations",
            OptionalRule::BlackOps => "blackOps",
            OptionalRule::EventfulTimes => "eventfulTimes",
        }
    }
}

/// The rulebook's difficulty levels (IS-GEN-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Preset {
    /// No optional rule.
    Rookie,
    /// Four of them.
    Experienced,
    /// All seven.
    Veteran,
}

impl Preset {
    /// All three, from the simplest.
    pub const ALL: [Preset; 3] = [Preset::Rookie, Preset::Experienced, Preset::Veteran];

    /// The optional rules it plays.
    pub const fn optional_rules(self) -> &'static [OptionalRule] {
        match self {
            Preset::Rookie => &[],
            Preset::Experienced => &[
                OptionalRule::SpecialCommands,
                OptionalRule::RandomLength,
                OptionalRule::Initiative,
                OptionalRule::SecretOperations,
            ],
            Preset::Veteran => &OptionalRule::ALL,
        }
    }

    /// The preset that plays exactly these rules, if there is one.
    pub fn of(optional_rules: &BTreeSet<OptionalRule>) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| {
            preset.optional_rules().iter().copied().collect::<BTreeSet<_>>() == *optional_rules
        })
    }
}

/// How players get their posts and commanders (IS-RULING-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seating {
    /// All is drawn, as printed (IS-SETUP-07 to 09, 11).
    Random {
        /// Which boards are in play.
        boards: Boards,
    },
    /// The request names a post and a commander of its faction for every seat, in seat order; the boards in play follow.
    Assigned(Vec<(Post, Commander)>),
}

/// Which boards are in play (IS-SETUP-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Boards {
    /// Drawn, one per two players.
    Random,
    /// These: exactly one per two players, all different.
    These(Vec<Continent>),
}

/// Whether team-mates play at the same time (IS-SIM-14, IS-RULING-97).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TurnStyle {
    /// In any order, as their actions arrive.
    Simultaneous,
    /// From west to east.
    Sequential,
}

/// The clocks of IS-CLOCK, in seconds; 0 is none, else 10 to 1,209,600.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockOptions {
    /// Each active player's time for one Command Phase.
    pub command_seconds: u32,
    /// The time for each decision in a combat and for the End Phase.
    pub decision_seconds: u32,
}

impl ClockOptions {
    /// The shortest clock there is, in seconds.
    pub const SHORTEST: u32 = 10;
    /// The longest, in seconds: two weeks.
    pub const LONGEST: u32 = 1_209_600;

    /// Whether `seconds` is a clock or none.
    pub const fn may_be(seconds: u32) -> bool {
        seconds == 0 || (seconds >= Self::SHORTEST && seconds <= Self::LONGEST)
    }
}
