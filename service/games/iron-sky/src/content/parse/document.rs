//! A file as TOML, which knows on what line everything stands.

use alloc::{format, string::String, vec::Vec};
use core::ops::Range;

use serde::de::DeserializeOwned;
use toml::de::{DeTable, DeValue, Error, ValueDeserializer};
use umpire_engine::{RuleId, pack::line_at};

use crate::content::files::Faults;

/// A row with its line.
pub(super) type At<T> = (usize, T);

/// A file that is TOML.
pub(super) struct Document<'a> {
    file: &'static str,
    text: &'a str,
    table: DeTable<'a>,
}

impl<'a> Document<'a> {
    /// The file, unless it is no TOML. The first place where it is none is the fault: a comma too many makes
    /// nonsense of all that follows.
    pub(super) fn parse(file: &'static str, text: &'a str, faults: &mut Faults) -> Option<Self> {
        match DeTable::parse(text) {
            Ok(table) => Some(Document { file, text, table: table.into_inner() }),
            Err(error) => {
                unreadable(file, text, &error, faults);
                None
            }
        }
    }

    /// Where something stands.
    pub(super) fn line(&self, span: Range<usize>) -> usize {
        line_at(self.text.as_bytes(), span.start)
    }

    /// Takes the list of this name out. A row that cannot be read is a fault; the others are marked by their names and
    /// read all the same.
    pub(super) fn take<T: DeserializeOwned>(
        &mut self,
        key: &str,
        rule: RuleId,
        faults: &mut Faults,
    ) -> Vec<At<T>> {
        let Some(value) = self.table.remove(key) else {
            faults.unreadable(self.file, None, format!("`{key}` is missing"));
            return Vec::new();
        };
        let line = self.line(value.span());
        let DeValue::Array(values) = value.into_inner() else {
            faults.unreadable(self.file, Some(line), format!("`{key}` is not a list"));
            return Vec::new();
        };
        let mut rows = Vec::new();
        for (place, value) in (1_usize..).zip(values) {
            let name = row_name(|key| value.get_ref().get(key)?.get_ref().as_str(), place);
            let line = self.line(value.span());
            match T::deserialize(ValueDeserializer::from(value)) {
                Ok(row) => {
                    faults.mark(self.file, name, line);
                    rows.push((line, row));
                }
                Err(error) => {
                    let line = error.span().map_or(line, |span| self.line(span));
                    faults.row_at(self.file, Some(line), name, rule, error.message());
                }
            }
        }
        rows
    }

    /// Notes whatever has not been taken.
    pub(super) fn nothing_left(&self, faults: &mut Faults) {
        for key in self.table.keys() {
            let what = format!("unknown key `{}`", key.get_ref());
            faults.unreadable(self.file, Some(self.line(key.span())), what);
        }
    }
}

/// What a row is called in a fault: its id, or its place.
pub(super) fn row_name<'v>(text_of: impl Fn(&str) -> Option<&'v str>, place: usize) -> String {
    ["id", "class", "name"]
        .into_iter()
        .find_map(text_of)
        .map_or_else(|| format!("{place}"), String::from)
}

/// A fault of a file that is not what it should be.
pub(super) fn unreadable(file: &'static str, text: &str, error: &Error, faults: &mut Faults) {
    let line = error.span().map(|span| line_at(text.as_bytes(), span.start));
    faults.unreadable(file, line, error.message());
}
