//! Content that comes in files: a pack, which a host may replace, and what may be wrong with one.

use alloc::{borrow::ToOwned as _, collections::BTreeMap, string::String, vec::Vec};
use core::fmt;

use crate::{rule::RuleId, shared::Digested};

/// The longest id of a pack, and the longest version, in bytes.
pub const LONGEST_NAME: usize = 32;

/// The file that says which pack it is, alike in every game: its `game`, `id` and `version`.
pub const PACK_FILE: &str = "pack.toml";

/// Content that is read from files of fixed names and checked as a whole.
pub trait Pack: Digested + Sized {
    /// The files of the pack that comes with the game, [`PACK_FILE`] first. Every other pack has files of the same
    /// names.
    const FILES: &'static [PackFile];

    /// The pack whose files have these texts, by name.
    ///
    /// # Errors
    /// Every fault of every file. An empty text is one.
    fn read<'a>(text_of: impl Fn(&'static str) -> &'a str) -> Result<Self, Vec<Fault>>;

    /// Its id: [`is_id`] holds.
    fn id(&self) -> &str;

    /// Its version, another one for every change: [`is_version`] holds.
    fn version(&self) -> &str;

    /// How many rows of each kind it has, for whoever has entered them.
    fn rows(&self) -> Vec<(&'static str, usize)>;
}

/// A file of a pack.
#[derive(Clone, Copy, Debug)]
pub struct PackFile {
    /// Its name.
    pub name: &'static str,
    /// What it says.
    pub text: &'static str,
}

/// Whether `text` can be a pack's id: small letters, digits and `-`, at most [`LONGEST_NAME`].
pub fn is_id(text: &str) -> bool {
    is_name(text, |byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// Whether `text` can be a pack's version: letters, digits, `.`, `_` and `-`, at most [`LONGEST_NAME`].
pub fn is_version(text: &str) -> bool {
    is_name(text, |byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'-'))
}

fn is_name(text: &str, may_hold: impl Fn(u8) -> bool) -> bool {
    (1..=LONGEST_NAME).contains(&text.len()) && text.bytes().all(may_hold)
}

/// The line of a byte of a text, from 1.
pub fn line_at(text: &[u8], byte: usize) -> usize {
    1 + text.iter().take(byte).filter(|&&byte| byte == b'\n').count()
}

/// One thing that is wrong with a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file's name.
    pub file: String,
    /// The line, from 1; `None` for the file as a whole.
    pub line: Option<usize>,
    /// The row's id, or its place from 1 where it has none; `None` where it is no single row's.
    pub row: Option<String>,
    /// The rule it breaks; `None` for what no rule of a game says.
    pub rule: Option<RuleId>,
    /// What is wrong, for people.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", self.file)?;
        if let Some(line) = self.line {
            write!(f, ", line {line}")?;
        }
        if let Some(row) = &self.row {
            write!(f, ", row `{row}`")?;
        }
        write!(f, ": {}", self.what)?;
        self.rule.map_or(Ok(()), |rule| write!(f, " ({rule})"))
    }
}

/// The faults found so far, and where the rows stand that may have more.
#[derive(Debug, Default)]
pub struct Faults {
    found: Vec<Fault>,
    /// By file and row.
    lines: BTreeMap<(&'static str, String), usize>,
}

impl Faults {
    /// Remembers where a row stands, so that its faults can say so. Of two rows of one name the later one counts.
    pub fn mark(&mut self, file: &'static str, row: impl Into<String>, line: usize) {
        self.lines.insert((file, row.into()), line);
    }

    /// A fault of one row.
    pub fn row(
        &mut self,
        file: &'static str,
        row: impl Into<String>,
        rule: RuleId,
        what: impl Into<String>,
    ) {
        let row = row.into();
        let line = self.lines.get(&(file, row.clone())).copied();
        self.row_at(file, line, row, rule, what);
    }

    /// A fault of one row that has a line of its own.
    pub fn row_at(
        &mut self,
        file: &'static str,
        line: Option<usize>,
        row: impl Into<String>,
        rule: RuleId,
        what: impl Into<String>,
    ) {
        let (row, rule) = (Some(row.into()), Some(rule));
        self.found.push(Fault { file: file.to_owned(), line, row, rule, what: what.into() });
    }

    /// A fault of a table as a whole.
    pub fn table(&mut self, file: &'static str, rule: RuleId, what: impl Into<String>) {
        let (file, what) = (file.to_owned(), what.into());
        self.found.push(Fault { file, line: None, row: None, rule: Some(rule), what });
    }

    /// A fault that no rule speaks of: no TOML, a table that is missing, a key too many.
    pub fn unreadable(&mut self, file: &'static str, line: Option<usize>, what: impl Into<String>) {
        let (file, what) = (file.to_owned(), what.into());
        self.found.push(Fault { file, line, row: None, rule: None, what });
    }

    /// Whether a file has faults. A table with rows missing would only raise faults that follow from it.
    pub fn are_in(&self, file: &str) -> bool {
        self.found.iter().any(|fault| fault.file == file)
    }

    /// All of them, in the order in which they were found.
    pub fn into_vec(self) -> Vec<Fault> {
        self.found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULE: RuleId = RuleId::new("XX-ONE-01");

    #[test]
    fn a_fault_names_its_file_its_line_its_row_and_its_rule() {
        let mut faults = Faults::default();
        faults.mark("boards.toml", "B1", 7);
        faults.row("boards.toml", "B1", RULE, "is odd");
        faults.row("boards.toml", "B2", RULE, "is odd");
        faults.table("boards.toml", RULE, "lacks `B3`");
        faults.unreadable("decks.toml", Some(2), "is no TOML");
        assert!(faults.are_in("decks.toml") && !faults.are_in("pack.toml"));
        let said: Vec<_> =
            faults.into_vec().iter().map(alloc::string::ToString::to_string).collect();
        assert_eq!(
            said,
            [
                "`boards.toml`, line 7, row `B1`: is odd (XX-ONE-01)",
                "`boards.toml`, row `B2`: is odd (XX-ONE-01)",
                "`boards.toml`: lacks `B3` (XX-ONE-01)",
                "`decks.toml`, line 2: is no TOML",
            ]
        );
    }

    #[test]
    fn a_row_that_is_there_twice_is_found_at_its_second_place() {
        let mut faults = Faults::default();
        faults.mark("boards.toml", "B1", 7);
        faults.mark("boards.toml", "B1", 9);
        faults.row("boards.toml", "B1", RULE, "is there twice");
        assert_eq!(faults.into_vec().first().and_then(|fault| fault.line), Some(9));
    }

    #[test]
    fn ids_and_versions_are_short_and_plain() {
        assert!(is_id("printed-2") && is_version("2.0_b-1"));
        for text in ["", "Printed", "a/b", "a b", "ä", &"x".repeat(LONGEST_NAME + 1)] {
            assert!(!is_id(text), "{text}");
        }
        assert!(!is_version("") && !is_version("1/2") && !is_version("1 2"));
        assert!(is_id(&"x".repeat(LONGEST_NAME)));
    }
}
