//! From TOML to rows: what a row is. A row that cannot be read is one fault; the others are read all the same.

mod document;
mod read;

use alloc::{format, string::String, vec::Vec};

use serde::Deserialize;
use serde::de::{Deserializer, Error as _};
use toml::{Spanned, Value};

pub(super) use self::read::read;
use super::cards::{Command, Reward, Square};
use super::optional::Effect;
use crate::ids::{Continent, Faction, Sector, Tactics};

/// All rows of a pack, as written.
#[derive(Debug, Default)]
pub(super) struct Tables {
    pub(super) pack: PackRow,
    pub(super) continents: Vec<ContinentRow>,
    /// By continent, in the order of `continents`.
    pub(super) territories: Vec<Vec<TerritoryRow>>,
    pub(super) white: Vec<WhiteRoute>,
    pub(super) meters: Vec<MeterRow>,
    pub(super) commanders: Vec<CommanderRow>,
    pub(super) command_cards: Vec<CommandCardRow>,
    pub(super) combat_cards: Vec<CombatCardRow>,
    pub(super) special_commands: Vec<SpecialCommandRow>,
    pub(super) secret_operations: Vec<SecretOperationRow>,
    pub(super) time_tokens: Vec<TimeTokenRow>,
}

#[derive(Debug, Default)]
pub(super) struct PackRow {
    pub(super) id: String,
    pub(super) version: String,
}

/// The pack file as written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct PackKeys {
    game: Option<Spanned<String>>,
    id: Option<Spanned<String>>,
    version: Option<Spanned<String>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ContinentRow {
    pub(super) id: Slug<Continent>,
    pub(super) name: String,
    pub(super) colour: String,
    pub(super) uwc_tiles: u8,
    pub(super) reich_tiles: u8,
    territories: Vec<Spanned<Value>>,
    pub(super) orange: Vec<Spanned<(u8, u8)>>,
    pub(super) red: Vec<Spanned<(Slug<Sector>, u8)>>,
}

impl ContinentRow {
    /// What an orange route is called in a fault.
    pub(super) fn orange_name(&self, one: u8, other: u8) -> String {
        format!("{} orange [{one}, {other}]", self.id.0.slug())
    }

    /// What a red route is called in a fault.
    pub(super) fn red_name(&self, sector: Sector, number: u8) -> String {
        format!("{} red [{}, {number}]", self.id.0.slug(), sector.slug())
    }
}

/// A white route, as the ids of its ends.
#[derive(Debug, Deserialize)]
pub(super) struct WhiteRoute(pub(super) String, pub(super) String);

impl WhiteRoute {
    /// What it is called in a fault.
    pub(super) fn name(&self) -> String {
        let WhiteRoute(one, other) = self;
        format!("white [{one}, {other}]")
    }
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TerritoryRow {
    pub(super) number: u8,
    pub(super) name: String,
    pub(super) vp: u8,
    pub(super) sector: Slug<Sector>,
    pub(super) flag: bool,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MeterRow {
    pub(super) continents: Vec<Slug<Continent>>,
    pub(super) lines: Vec<Spanned<MeterLine>>,
}

impl MeterRow {
    /// What the line of a position is called in a fault.
    pub(super) fn line_name(continent: Continent, position: usize) -> String {
        format!("{} {position}", continent.slug())
    }
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MeterLine {
    pub(super) money: u8,
    pub(super) politics: u8,
    pub(super) cp: u8,
    pub(super) uwc_vp: u8,
    pub(super) reich_vp: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CommanderRow {
    pub(super) class: String,
    pub(super) faction: Slug<Faction>,
    pub(super) start_money: Option<u8>,
    pub(super) start_politics: Option<u8>,
    pub(super) reward: Option<Reward>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CommandCardRow {
    pub(super) id: String,
    pub(super) class: String,
    pub(super) cost: CostCell,
    pub(super) commands: Vec<CommandCell>,
    #[serde(default)]
    pub(super) politics_symbol: bool,
    /// Printed on some cards, without effect (IS-CMD-07).
    #[serde(default)]
    #[expect(dead_code, reason = "read so that it may be there, and not used")]
    modifier: Option<Value>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CommandCell {
    pub(super) kind: Command,
    pub(super) amount: Option<u8>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CostCell {
    pub(super) currency: Currency,
    pub(super) amount: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Currency {
    Cp,
    Money,
    Politics,
    Either,
    Conquest,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CombatCardRow {
    pub(super) id: String,
    pub(super) faction: Slug<Faction>,
    pub(super) tactics: Slug<Tactics>,
    pub(super) attack: [Square; 3],
    pub(super) defence: [Square; 3],
    pub(super) copies: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SpecialCommandRow {
    pub(super) id: String,
    pub(super) faction: Slug<Faction>,
    pub(super) effect: Effect,
    pub(super) cost: CostCell,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SecretOperationRow {
    pub(super) id: String,
    pub(super) faction: Slug<Faction>,
    pub(super) kind: OperationKind,
    pub(super) points: u8,
    pub(super) territories: Option<Numbers>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum OperationKind {
    BorderGuard,
    WorldPolice,
    TerritoryOfInterest,
    MasteryOfSpace,
    Dominion,
}

/// A territory number on each continent.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Numbers {
    pub(super) america: u8,
    pub(super) europe: u8,
    pub(super) asia: u8,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TimeTokenRow {
    pub(super) id: String,
    pub(super) effect: TokenEffect,
    pub(super) sector: Option<Slug<Sector>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum TokenEffect {
    MinusOne,
    PlusOne,
    None,
    Ending,
}

/// One of a few things, written as its slug.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slug<T>(pub(super) T);

/// What has a slug.
pub(super) trait Slugged: Copy + 'static {
    const KNOWN: &'static [Self];
    fn slug(self) -> &'static str;
}

macro_rules! slugged {
    ($($kind:ident),*) => {$(
        impl Slugged for $kind {
            const KNOWN: &'static [Self] = &$kind::ALL;
            fn slug(self) -> &'static str {
                $kind::slug(self)
            }
        }
    )*};
}
slugged!(Faction, Continent, Sector, Tactics);

impl<'de, T: Slugged> Deserialize<'de> for Slug<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let known = T::KNOWN.iter().copied().find(|known| known.slug() == text);
        known.map(Slug).ok_or_else(|| {
            let known: Vec<_> = T::KNOWN.iter().map(|known| known.slug()).collect();
            D::Error::custom(format!("`{text}` is none of {}", known.join(", ")))
        })
    }
}
