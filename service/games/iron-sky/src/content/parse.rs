//! From TOML to rows. A row that cannot be read is one fault; the others are read all the same.

use alloc::{format, string::String, vec::Vec};

use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error as _};
use toml::{Table, Value};
use umpire_engine::RuleId;

use super::cards::{Command, Reward, Square};
use super::files::{Faults, Files, name};
use super::optional::Effect;
use crate::ids::{Continent, Faction, Sector, Tactics};
use crate::ledger::{
    IS_CONTENT_01, IS_CONTENT_05, IS_CONTENT_06, IS_CONTENT_07, IS_CONTENT_08, IS_CONTENT_09,
    IS_CONTENT_10,
};

/// All rows of a pack, as written.
#[derive(Debug, Default)]
pub(super) struct Tables {
    pub(super) pack: PackRow,
    pub(super) continents: Vec<ContinentRow>,
    /// By continent, in the order of `continents`.
    pub(super) territories: Vec<Vec<TerritoryRow>>,
    pub(super) white: Vec<(String, String)>,
    pub(super) meters: Vec<MeterRow>,
    pub(super) commanders: Vec<CommanderRow>,
    pub(super) command_cards: Vec<CommandCardRow>,
    pub(super) combat_cards: Vec<CombatCardRow>,
    pub(super) special_commands: Vec<SpecialCommandRow>,
    pub(super) secret_operations: Vec<SecretOperationRow>,
    pub(super) time_tokens: Vec<TimeTokenRow>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PackRow {
    pub(super) id: String,
    pub(super) version: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ContinentRow {
    pub(super) id: Slug<Continent>,
    pub(super) name: String,
    pub(super) colour: String,
    pub(super) uwc_tiles: u8,
    pub(super) reich_tiles: u8,
    territories: Vec<Value>,
    pub(super) orange: Vec<(u8, u8)>,
    pub(super) red: Vec<(Slug<Sector>, u8)>,
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
    pub(super) lines: Vec<MeterLine>,
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

/// Reads all files; rows with faults are left out.
pub(super) fn read(files: &Files<'_>) -> (Tables, Faults) {
    let mut faults = Faults::default();
    let mut tables = Tables::default();
    match toml::from_str(files.pack) {
        Ok(pack) => tables.pack = pack,
        Err(error) => faults.unreadable(name::PACK, error.message()),
    }
    read_boards(files.boards, &mut tables, &mut faults);
    tables.meters = list(files.meter, name::METER, "meter", IS_CONTENT_05, &mut faults);
    tables.commanders =
        list(files.commanders, name::COMMANDERS, "commanders", IS_CONTENT_06, &mut faults);
    tables.command_cards =
        list(files.command_cards, name::COMMAND_CARDS, "command_cards", IS_CONTENT_06, &mut faults);
    tables.combat_cards =
        list(files.combat_cards, name::COMBAT_CARDS, "combat_cards", IS_CONTENT_07, &mut faults);
    tables.special_commands = list(
        files.special_commands,
        name::SPECIAL_COMMANDS,
        "special_commands",
        IS_CONTENT_09,
        &mut faults,
    );
    tables.secret_operations = list(
        files.secret_operations,
        name::SECRET_OPERATIONS,
        "secret_operations",
        IS_CONTENT_08,
        &mut faults,
    );
    tables.time_tokens =
        list(files.time_tokens, name::TIME_TOKENS, "time_tokens", IS_CONTENT_10, &mut faults);
    (tables, faults)
}

fn read_boards(text: &str, tables: &mut Tables, faults: &mut Faults) {
    let Some(mut file) = table(text, name::BOARDS, faults) else {
        return;
    };
    tables.continents = take(&mut file, name::BOARDS, "continents", IS_CONTENT_01, faults);
    tables.white = take(&mut file, name::BOARDS, "white", IS_CONTENT_01, faults);
    nothing_left(&file, name::BOARDS, faults);
    for continent in &mut tables.continents {
        let values = core::mem::take(&mut continent.territories);
        tables.territories.push(rows(values, name::BOARDS, IS_CONTENT_01, faults));
    }
}

/// The rows of a file that holds one list.
fn list<T: DeserializeOwned>(
    text: &str,
    file: &'static str,
    key: &str,
    rule: RuleId,
    faults: &mut Faults,
) -> Vec<T> {
    let Some(mut table) = table(text, file, faults) else {
        return Vec::new();
    };
    let rows = take(&mut table, file, key, rule, faults);
    nothing_left(&table, file, faults);
    rows
}

fn table(text: &str, file: &'static str, faults: &mut Faults) -> Option<Table> {
    let parsed = toml::from_str(text);
    parsed.map_err(|error| faults.unreadable(file, error.message())).ok()
}

fn take<T: DeserializeOwned>(
    table: &mut Table,
    file: &'static str,
    key: &str,
    rule: RuleId,
    faults: &mut Faults,
) -> Vec<T> {
    match table.remove(key) {
        Some(Value::Array(values)) => rows(values, file, rule, faults),
        Some(_) => {
            faults.unreadable(file, format!("`{key}` is not a list"));
            Vec::new()
        }
        None => {
            faults.unreadable(file, format!("`{key}` is missing"));
            Vec::new()
        }
    }
}

fn nothing_left(table: &Table, file: &'static str, faults: &mut Faults) {
    for key in table.keys() {
        faults.unreadable(file, format!("unknown key `{key}`"));
    }
}

fn rows<T: DeserializeOwned>(
    values: Vec<Value>,
    file: &'static str,
    rule: RuleId,
    faults: &mut Faults,
) -> Vec<T> {
    let mut rows = Vec::with_capacity(values.len());
    for (place, value) in (1_usize..).zip(values) {
        let row = row_name(&value, place);
        match value.try_into() {
            Ok(read) => rows.push(read),
            Err(error) => faults.row(file, row, rule, error.message()),
        }
    }
    rows
}

/// What a row is called in a fault: its id, or its place.
fn row_name(value: &Value, place: usize) -> String {
    ["id", "class", "name"]
        .into_iter()
        .find_map(|key| value.get(key)?.as_str())
        .map_or_else(|| format!("{place}"), String::from)
}
