//! Time Tokens, and what only optional rules use: Special Commands and Secret Operations.

use alloc::string::String;

use serde::{Deserialize, Serialize};

use super::Cost;
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

/// A Special Command (IS-SPC-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpecialCommandRow {
    /// Its id: `SU-1`.
    pub slug: String,
    /// Whose it is.
    pub faction: Faction,
    /// What it does.
    pub effect: Effect,
    /// What it costs.
    pub cost: SpecialCost,
}

/// What a Special Command costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum SpecialCost {
    /// Points, as with any command card.
    Points(Cost),
    /// A conquest just made (IS-SPC-10).
    Conquest,
}

/// The known effects of Special Commands (IS-SPU, IS-SPR, IS-FORT, IS-EO).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// IS-SPU-02.
    EmergencyConference,
    /// IS-SPU-04.
    TaxIncrease,
    /// IS-SPU-05.
    MartialLaw,
    /// IS-SPU-20.
    Nuke,
    /// IS-SPU-09.
    PoliticalCampaign,
    /// IS-SPU-10.
    WarBonds,
    /// IS-FORT, of both factions.
    Fortifications,
    /// IS-EO, of both factions.
    EliteOperation,
    /// IS-SPR-02.
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

    /// Whether its cost is a conquest (IS-SPC-10).
    pub const fn costs_a_conquest(self) -> bool {
        matches!(self, Effect::ReichGold | Effect::PoliticalAffairs)
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
