//! What a pack is made of, and what may be wrong with it.

use alloc::{string::String, vec::Vec};
use core::fmt;

use umpire_engine::RuleId;

/// The texts of a pack's files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// `pack.toml`: which pack this is.
    pub pack: &'a str,
    /// `boards.toml`: territories and routes.
    pub boards: &'a str,
    /// `meter.toml`: income and victory points.
    pub meter: &'a str,
    /// `commanders.toml`: the six sheets.
    pub commanders: &'a str,
    /// `command_cards.toml`: fifteen a commander.
    pub command_cards: &'a str,
    /// `combat_cards.toml`: the faces.
    pub combat_cards: &'a str,
    /// `special_commands.toml`.
    pub special_commands: &'a str,
    /// `secret_operations.toml`.
    pub secret_operations: &'a str,
    /// `time_tokens.toml`.
    pub time_tokens: &'a str,
}

impl Files<'static> {
    /// The files of the pack that comes with the game.
    pub const DEFAULT: Files<'static> = Files {
        pack: include_str!("../../content/pack.toml"),
        boards: include_str!("../../content/boards.toml"),
        meter: include_str!("../../content/meter.toml"),
        commanders: include_str!("../../content/commanders.toml"),
        command_cards: include_str!("../../content/command_cards.toml"),
        combat_cards: include_str!("../../content/combat_cards.toml"),
        special_commands: include_str!("../../content/special_commands.toml"),
        secret_operations: include_str!("../../content/secret_operations.toml"),
        time_tokens: include_str!("../../content/time_tokens.toml"),
    };
}

/// The names of the files.
pub(super) mod name {
    pub(in crate::content) const PACK: &str = "pack.toml";
    pub(in crate::content) const BOARDS: &str = "boards.toml";
    pub(in crate::content) const METER: &str = "meter.toml";
    pub(in crate::content) const COMMANDERS: &str = "commanders.toml";
    pub(in crate::content) const COMMAND_CARDS: &str = "command_cards.toml";
    pub(in crate::content) const COMBAT_CARDS: &str = "combat_cards.toml";
    pub(in crate::content) const SPECIAL_COMMANDS: &str = "special_commands.toml";
    pub(in crate::content) const SECRET_OPERATIONS: &str = "secret_operations.toml";
    pub(in crate::content) const TIME_TOKENS: &str = "time_tokens.toml";
}

/// One thing that is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file's name.
    pub file: &'static str,
    /// The row's id, or its place from 1 where it has none; `None` for the file as a whole.
    pub row: Option<String>,
    /// The rule it breaks; `None` for a file that cannot be read at all.
    pub rule: Option<RuleId>,
    /// What is wrong, for people.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", self.file)?;
        if let Some(row) = &self.row {
            write!(f, ", row `{row}`")?;
        }
        write!(f, ": {}", self.what)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

/// The faults found so far.
#[derive(Debug, Default)]
pub(super) struct Faults(Vec<Fault>);

impl Faults {
    /// A fault of one row.
    pub(super) fn row(
        &mut self,
        file: &'static str,
        row: impl Into<String>,
        rule: RuleId,
        what: impl Into<String>,
    ) {
        self.0.push(Fault { file, row: Some(row.into()), rule: Some(rule), what: what.into() });
    }

    /// A fault of a table as a whole.
    pub(super) fn table(&mut self, file: &'static str, rule: RuleId, what: impl Into<String>) {
        self.0.push(Fault { file, row: None, rule: Some(rule), what: what.into() });
    }

    /// A file that is no TOML or lacks its table.
    pub(super) fn unreadable(&mut self, file: &'static str, what: impl Into<String>) {
        self.0.push(Fault { file, row: None, rule: None, what: what.into() });
    }

    /// Whether a file has faults. A table with rows missing would only raise faults that follow from it.
    pub(super) fn are_in(&self, file: &str) -> bool {
        self.0.iter().any(|fault| fault.file == file)
    }

    pub(super) fn into_vec(self) -> Vec<Fault> {
        self.0
    }
}
