//! Time Tokens, and what only optional rules use: the effects of Special Commands, and Secret Operations.

use alloc::string::String;

use serde::{Deserialize, Serialize};

use crate::ids::{ContinentMap, Faction, Sector};

/// A Time Token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TimeTokenRow {
    /// Its id: `TT-1`.
    pub slug: String,
    /// What it shows.
    pub effect: TimeEffect,
}

impl TimeTokenRow {
    /// Whether it is the Ending Token (IS-TIME-02).
    pub fn is_ending(&self) -> bool {
        self.effect == TimeEffect::Ending
    }
}

/// No Time Token.
pub(super) static NO_TIME_TOKEN: TimeTokenRow =
    TimeTokenRow { slug: String::new(), effect: TimeEffect::None };

/// What a Time Token shows (IS-EVT-02). Without Eventful Times only the Ending Token means anything (IS-TIME-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum TimeEffect {
    /// One command of each player in this sector may cost 1 less.
    MinusOne(Sector),
    /// The first command of each player in this sector costs 1 more.
    PlusOne(Sector),
    /// Nothing.
    None,
    /// The end of the match.
    Ending,
}

/// The known effects of Special Commands (IS-SPU, IS-SPR, IS-FORT, IS-EO).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// IS-SPU-01, IS-SPU-02.
    EmergencyConference,
    /// IS-SPU-03, IS-SPU-04.
    TaxIncrease,
    /// IS-SPU-05.
    MartialLaw,
    /// IS-SPU-20.
    Nuke,
    /// IS-SPU-09.
    PoliticalCampaign,
    /// IS-SPU-10.
    WarBonds,
    /// IS-FORT, of both factions (IS-SPU-07, IS-SPR-03).
    Fortifications,
    /// IS-EO, of both factions (IS-SPU-08, IS-SPR-04).
    EliteOperation,
    /// IS-SPR-01, IS-SPR-02.
    Cadre,
    /// IS-SPR-05.
    ReichGold,
    /// IS-SPR-07.
    PoliticalAffairs,
    /// IS-SPR-08.
    Propaganda,
    /// IS-SPR-10.
    OrdersFromTheDarkSide,
    /// IS-SPR-11.
    Blitzkrieg,
}

impl Effect {
    /// The only faction that has it; `None` for the effects of both.
    pub const fn faction(self) -> Option<Faction> {
        match self {
            Effect::EmergencyConference
            | Effect::TaxIncrease
            | Effect::MartialLaw
            | Effect::Nuke
            | Effect::PoliticalCampaign
            | Effect::WarBonds => Some(Faction::Uwc),
            Effect::Fortifications | Effect::EliteOperation => None,
            Effect::Cadre
            | Effect::ReichGold
            | Effect::PoliticalAffairs
            | Effect::Propaganda
            | Effect::OrdersFromTheDarkSide
            | Effect::Blitzkrieg => Some(Faction::Reich),
        }
    }

    /// Its name as printed.
    pub const fn name(self) -> &'static str {
        match self {
            Effect::EmergencyConference => "Emergency Conference",
            Effect::TaxIncrease => "Tax Increase",
            Effect::MartialLaw => "Martial Law",
            Effect::Nuke => "Nuke",
            Effect::PoliticalCampaign => "Political Campaign",
            Effect::WarBonds => "War Bonds",
            Effect::Fortifications => "Fortifications",
            Effect::EliteOperation => "Elite Operation",
            Effect::Cadre => "Cadre",
            Effect::ReichGold => "Reich Gold",
            Effect::PoliticalAffairs => "Political Affairs",
            Effect::Propaganda => "Propaganda",
            Effect::OrdersFromTheDarkSide => "Orders from the Dark Side",
            Effect::Blitzkrieg => "Blitzkrieg",
        }
    }

    /// Whether its cost is a conquest (IS-SPC-10).
    pub const fn costs_a_conquest(self) -> bool {
        matches!(self, Effect::ReichGold | Effect::PoliticalAffairs)
    }

    /// Whether it is an Improvement, which lies on a territory (IS-SPC-05).
    pub const fn is_improvement(self) -> bool {
        match self {
            Effect::EmergencyConference
            | Effect::TaxIncrease
            | Effect::MartialLaw
            | Effect::Fortifications
            | Effect::Cadre => true,
            Effect::Nuke
            | Effect::PoliticalCampaign
            | Effect::WarBonds
            | Effect::EliteOperation
            | Effect::ReichGold
            | Effect::PoliticalAffairs
            | Effect::Propaganda
            | Effect::OrdersFromTheDarkSide
            | Effect::Blitzkrieg => false,
        }
    }
}

/// A Secret Operation (IS-SEC-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SecretOperationRow {
    /// Its id: `OU-1`.
    pub slug: String,
    /// Whose it is.
    pub faction: Faction,
    /// What it demands.
    pub operation: Operation,
    /// Victory points: for each thing counted, or once where nothing is counted.
    pub points: u8,
}

/// What a Secret Operation demands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Operation {
    /// Counts bordering territories controlled (IS-SEC-05), UWC.
    BorderGuard,
    /// Counts own tiles abroad (IS-SEC-06), UWC; not with two players (IS-SETUP-34).
    WorldPolice,
    /// One territory, by its number on each continent (IS-SEC-02).
    TerritoryOfInterest(ContinentMap<u8>),
    /// Counts Reich tiles in the own orbit (IS-SEC-07), Reich.
    MasteryOfSpace,
    /// Three territories that hang together (IS-SEC-08), Reich.
    Dominion,
}

/// No Secret Operation.
pub(super) static NO_OPERATION: SecretOperationRow = SecretOperationRow {
    slug: String::new(),
    faction: Faction::Reich,
    operation: Operation::Dominion,
    points: 0,
};
