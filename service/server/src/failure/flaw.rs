//! What is wrong with a malformed request.

use std::collections::BTreeMap;

use umpire_contract::umpire::v1::Violation;

use super::excerpt::cut;

/// The most flaws that an answer tells of.
pub(crate) const MOST_TOLD: usize = 16;
/// The most names that a sentence lists; whoever has more of them says none.
const LISTED_NAMES: usize = 12;
/// The longest path of a field in an answer. Any of the contract is shorter, so this cuts what a
/// caller made up.
const FIELD_CHARS: usize = 200;
/// The longest sentence about one field in an answer.
const WHY_CHARS: usize = 600;

/// One thing that is wrong with a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaw {
    /// The field at fault, as a path of JSON names; empty for the whole request.
    pub field: String,
    /// What kind of fault.
    pub code: FlawCode,
    /// A sentence for people.
    pub why: String,
    /// The ledger id of the rule that a match asked for would break; empty where no rule is broken.
    pub rule: String,
}

impl Flaw {
    /// A flaw that breaks no rule.
    pub fn new(field: impl Into<String>, code: FlawCode, why: impl Into<String>) -> Self {
        Self { field: field.into(), code, why: why.into(), rule: String::new() }
    }
}

/// The kinds of malformed input, as the contract lists them at `Violation.code`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FlawCode {
    /// A required field is absent or empty.
    Missing,
    /// A field the message does not have.
    UnknownField,
    /// A field that is given twice.
    DuplicateField,
    /// A slug, id or enum name that names nothing.
    UnknownValue,
    /// A value of another kind, or out of its bounds.
    WrongValue,
    /// Nested deeper than anything in the contract.
    TooDeep,
    /// Longer than is taken.
    TooLarge,
    /// Not JSON.
    NotJson,
    /// Not UTF-8.
    NotUtf8,
    /// A body of another kind.
    WrongContentType,
    /// Something that travels in a header stands in the address.
    InAddress,
    /// The contract names it; it cannot be chosen yet.
    NotAvailable,
}

impl FlawCode {
    /// Its stable name.
    #[must_use]
    pub fn slug(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::UnknownField => "unknown-field",
            Self::DuplicateField => "duplicate-field",
            Self::UnknownValue => "unknown-value",
            Self::WrongValue => "wrong-value",
            Self::TooDeep => "too-deep",
            Self::TooLarge => "too-large",
            Self::NotJson => "not-json",
            Self::NotUtf8 => "not-utf8",
            Self::WrongContentType => "wrong-content-type",
            Self::InAddress => "in-address",
            Self::NotAvailable => "not-available",
        }
    }
}

impl From<&Flaw> for Violation {
    fn from(flaw: &Flaw) -> Self {
        let Flaw { field, code, why, rule } = flaw;
        Self {
            rule: rule.clone(),
            code: code.slug().to_owned(),
            message: cut(why, WHY_CHARS),
            field: cut(field, FIELD_CHARS),
            parameters: BTreeMap::new(),
        }
    }
}

/// All flaws in one sentence.
pub(super) fn sentence(flaws: &[Flaw]) -> String {
    let each = flaws.iter().map(|Flaw { field, code: _, why, rule }| {
        let why = match rule.as_str() {
            "" => cut(why, WHY_CHARS),
            rule => format!("{} ({rule})", cut(why, WHY_CHARS)),
        };
        match cut(field, FIELD_CHARS) {
            root if root.is_empty() => why,
            field => format!("`{field}`: {why}"),
        }
    });
    told(each).join("; ")
}

/// What there is besides a value that is unknown, as in `; there is `a`, `b``; nothing where that
/// would be a long list.
pub(crate) fn known_names<N: AsRef<str>>(names: &[N]) -> String {
    if names.is_empty() || names.len() > LISTED_NAMES {
        return String::new();
    }
    let quoted: Vec<_> = names.iter().map(|name| format!("`{}`", name.as_ref())).collect();
    format!("; there is {}", quoted.join(", "))
}

/// The sentences that are told, and whether there are more.
pub(super) fn told(mut sentences: impl Iterator<Item = String>) -> Vec<String> {
    let mut told: Vec<_> = sentences.by_ref().take(MOST_TOLD).collect();
    if sentences.next().is_some() {
        told.push("and more".to_owned());
    }
    told
}
