//! Refusals of what a command may do to its target (IS-HELP, IS-COS, IS-TER, IS-BOM, IS-REB, IS-ANT, IS-POL, IS-EW).

use umpire_engine::Rejection;

use super::{Citation, Violation};
use crate::{
    ids::{Continent, Orbit, Tactics, Territory},
    ledger::{
        IS_BOM_01, IS_CMD_08, IS_COS_04, IS_COS_05, IS_COS_07, IS_EW_01, IS_EW_04, IS_HELP_01,
        IS_HELP_03, IS_HELP_04, IS_HELP_07, IS_HELP_09, IS_POL_01, IS_TER_01, IS_TER_02, IS_TER_04,
    },
};

/// Why a command finds no lawful target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandViolation {
    /// No help comes.
    Help(HelpViolation),
    /// The cards cannot be switched.
    Switch(SwitchViolation),
    /// The target is none.
    Target(TargetViolation),
}

impl CommandViolation {
    pub(super) fn citation(&self) -> Citation {
        match self {
            CommandViolation::Help(violation) => violation.citation(),
            CommandViolation::Switch(violation) => violation.citation(),
            CommandViolation::Target(violation) => violation.citation(),
        }
    }
}

/// Why no help comes (IS-HELP).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HelpViolation {
    /// Only the UWC asks for help, and only a neutral continent sends it (IS-HELP-01).
    NoHelpFrom {
        /// Who was asked.
        continent: Continent,
    },
    /// The units of the neutral continent have been called (IS-HELP-03).
    HelpHasCome {
        /// Who was asked.
        continent: Continent,
    },
    /// Help comes over a white route to the own continent (IS-HELP-04).
    NoWhiteRoute {
        /// Where it was to come.
        territory: Territory,
        /// From where.
        continent: Continent,
    },
    /// A destroyed territory takes no help (IS-HELP-09).
    Destroyed {
        /// Where it was to come.
        territory: Territory,
    },
    /// Both units must fit (IS-HELP-07).
    NoRoomForHelp {
        /// Where they were to come.
        territory: Territory,
        /// How many fit.
        room: u8,
    },
}

impl HelpViolation {
    fn citation(&self) -> Citation {
        match self {
            HelpViolation::NoHelpFrom { continent } => Citation::new(
                IS_HELP_01,
                "NO_HELP_FROM",
                alloc::format!("only a neutral continent helps, and only the UWC: not `{continent}`"),
            )
            .field("neutralContinent")
            .with("continent", continent),
            HelpViolation::HelpHasCome { continent } => Citation::new(
                IS_HELP_03,
                "HELP_HAS_COME",
                alloc::format!("the units of `{continent}` have been called already"),
            )
            .field("neutralContinent")
            .with("continent", continent),
            HelpViolation::NoWhiteRoute { territory, continent } => Citation::new(
                IS_HELP_04,
                "NO_WHITE_ROUTE",
                alloc::format!(
                    "`{territory}` is not a territory of your continent with a white route to `{continent}`"
                ),
            )
            .field("territory")
            .with("territory", territory)
            .with("continent", continent),
            HelpViolation::Destroyed { territory } => Citation::new(
                IS_HELP_09,
                "DESTROYED",
                alloc::format!("`{territory}` is destroyed, and no help comes there"),
            )
            .field("territory")
            .with("territory", territory),
            HelpViolation::NoRoomForHelp { territory, room } => Citation::new(
                IS_HELP_07,
                "NO_ROOM_FOR_HELP",
                alloc::format!("both units must fit in `{territory}`, which has room for {room}"),
            )
            .field("territory")
            .with("territory", territory)
            .with("room", room),
        }
    }
}

/// Why combat cards cannot be switched (IS-COS).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SwitchViolation {
    /// One to five cards are switched (IS-COS-04).
    SwitchesTooMany {
        /// How many were to be.
        count: u8,
        /// The most.
        limit: u8,
    },
    /// As many are taken as set aside (IS-COS-05).
    SwitchUnequal {
        /// How many were to be set aside.
        discard: u8,
        /// How many were to be taken.
        take: u8,
    },
    /// The player has not so many cards of a colour to set aside (IS-COS-07).
    NotSoManyCards {
        /// The colour.
        tactics: Tactics,
        /// How many were wanted.
        wanted: u8,
        /// How many there are.
        there: u8,
    },
    /// The bank has not so many cards of a colour to take (IS-COS-07).
    NotSoManyInBank {
        /// The colour.
        tactics: Tactics,
        /// How many were wanted.
        wanted: u8,
        /// How many there are.
        there: u8,
    },
}

impl SwitchViolation {
    fn citation(&self) -> Citation {
        match self {
            SwitchViolation::SwitchesTooMany { count, limit } => Citation::new(
                IS_COS_04,
                "NOT_ONE_TO_FIVE",
                alloc::format!("1 to {limit} cards are set aside, not {count}"),
            )
            .field("switch.discard")
            .with("count", count)
            .with("limit", limit),
            SwitchViolation::SwitchUnequal { discard, take } => Citation::new(
                IS_COS_05,
                "SWITCH_UNEQUAL",
                alloc::format!("as many cards are taken as set aside: {discard}, not {take}"),
            )
            .field("switch.take")
            .with("discard", discard)
            .with("take", take),
            SwitchViolation::NotSoManyCards { tactics, wanted, there } => Citation::new(
                IS_COS_07,
                "NOT_SO_MANY_CARDS",
                alloc::format!("of {} you have {there} to set aside, not {wanted}", tactics.slug()),
            )
            .field("switch.discard")
            .with("tactics", tactics.slug())
            .with("wanted", wanted)
            .with("there", there),
            SwitchViolation::NotSoManyInBank { tactics, wanted, there } => Citation::new(
                IS_COS_07,
                "NOT_SO_MANY_IN_BANK",
                alloc::format!("of {} the bank has {there} to take, not {wanted}", tactics.slug()),
            )
            .field("switch.take")
            .with("tactics", tactics.slug())
            .with("wanted", wanted)
            .with("there", there),
        }
    }
}

/// Why a target is none (IS-TER, IS-BOM, IS-REB, IS-ANT, IS-POL, IS-EW).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TargetViolation {
    /// Terror is spread on the own continent (IS-TER-01).
    TerrorAbroad {
        /// Where it was to be.
        territory: Territory,
    },
    /// Not on a territory that counts for the Reich already: it controls it, or it is destroyed (IS-TER-02).
    TerrorOnOwn {
        /// Where it was to be.
        territory: Territory,
    },
    /// The token lies there already (IS-TER-04).
    TerrorStays {
        /// Where.
        territory: Territory,
    },
    /// No UWC unit of the own continent stands there (IS-BOM-01).
    NothingToBomb {
        /// Where it was to be.
        territory: Territory,
    },
    /// No token lies on the own continent, so the command would change nothing (IS-CMD-08).
    NoTokenToReturn {
        /// Where.
        continent: Continent,
    },
    /// The track is full, so the command would change nothing (IS-POL-01).
    PoliticsFull,
    /// The sector is on the own continent (IS-EW-01).
    SectorAbroad {
        /// Which.
        sector: Orbit,
    },
    /// The token lies there already (IS-EW-04).
    SectorStays {
        /// Where.
        sector: Orbit,
    },
}

impl TargetViolation {
    fn citation(&self) -> Citation {
        let (rule, code, field, message) = match self {
            TargetViolation::TerrorAbroad { territory } => (
                IS_TER_01,
                "TERROR_ABROAD",
                "territory",
                alloc::format!("`{territory}` is not on your continent"),
            ),
            TargetViolation::TerrorOnOwn { territory } => (
                IS_TER_02,
                "TERROR_ON_OWN",
                "territory",
                alloc::format!("`{territory}` is controlled by the Reich or destroyed"),
            ),
            TargetViolation::TerrorStays { territory } => (
                IS_TER_04,
                "TERROR_STAYS",
                "territory",
                alloc::format!("your Terror Token lies on `{territory}` already"),
            ),
            TargetViolation::NothingToBomb { territory } => (
                IS_BOM_01,
                "NOTHING_TO_BOMB",
                "territory",
                alloc::format!(
                    "no UWC unit stands on `{territory}`, or it is not on your continent"
                ),
            ),
            TargetViolation::NoTokenToReturn { continent } => (
                IS_CMD_08,
                "NO_TOKEN_TO_RETURN",
                "",
                alloc::format!(
                    "no token lies on `{continent}`, so the command would change nothing"
                ),
            ),
            TargetViolation::PoliticsFull => (
                IS_POL_01,
                "POLITICS_FULL",
                "",
                alloc::string::String::from(
                    "your Politics is full, so the command would change nothing",
                ),
            ),
            TargetViolation::SectorAbroad { sector } => (
                IS_EW_01,
                "SECTOR_ABROAD",
                "sector",
                alloc::format!("`{sector}` is not on your continent"),
            ),
            TargetViolation::SectorStays { sector } => (
                IS_EW_04,
                "SECTOR_STAYS",
                "sector",
                alloc::format!("your Electronic Warfare Token lies on `{sector}` already"),
            ),
        };
        self.facts(Citation::new(rule, code, message).field(field))
    }

    fn facts(&self, citation: Citation) -> Citation {
        match self {
            TargetViolation::TerrorAbroad { territory }
            | TargetViolation::TerrorOnOwn { territory }
            | TargetViolation::TerrorStays { territory }
            | TargetViolation::NothingToBomb { territory } => citation.with("territory", territory),
            TargetViolation::NoTokenToReturn { continent } => citation.with("continent", continent),
            TargetViolation::PoliticsFull => citation,
            TargetViolation::SectorAbroad { sector } | TargetViolation::SectorStays { sector } => {
                citation.with("sector", sector)
            }
        }
    }
}

impl From<HelpViolation> for Rejection<Violation> {
    fn from(violation: HelpViolation) -> Self {
        CommandViolation::Help(violation).into()
    }
}

impl From<SwitchViolation> for Rejection<Violation> {
    fn from(violation: SwitchViolation) -> Self {
        CommandViolation::Switch(violation).into()
    }
}

impl From<TargetViolation> for Rejection<Violation> {
    fn from(violation: TargetViolation) -> Self {
        CommandViolation::Target(violation).into()
    }
}
