//! What is wrong with a malformed request.

use std::collections::BTreeMap;

use umpire_contract::umpire::v1::Violation;

/// One thing that is wrong with a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Flaw {
    /// The field at fault, as a path of JSON names; empty for the whole request.
    pub field: String,
    /// What kind of fault.
    pub code: FlawCode,
    /// A sentence for people.
    pub why: String,
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
        let Flaw { field, code, why } = flaw;
        Self {
            rule: String::new(),
            code: code.slug().to_owned(),
            message: why.clone(),
            field: field.clone(),
            parameters: BTreeMap::new(),
        }
    }
}

/// All flaws in one sentence.
pub(super) fn sentence(flaws: &[Flaw]) -> String {
    let each = flaws.iter().map(|flaw| match flaw.field.as_str() {
        "" => flaw.why.clone(),
        field => format!("`{field}`: {}", flaw.why),
    });
    each.collect::<Vec<_>>().join("; ")
}
