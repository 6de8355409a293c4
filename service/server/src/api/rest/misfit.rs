//! JSON that is not the message: serde says what is wrong only in words, which are taken apart here.

use std::fmt::Write as _;

use serde_json::error::Category;
use serde_path_to_error::{Path, Segment};

use crate::failure::{Failure, FlawCode, excerpt, known_names};

/// What reading a message has found to be wrong.
pub(super) fn fault(error: &serde_path_to_error::Error<serde_json::Error>) -> Failure {
    let cause = error.inner().to_string();
    let why = cause.rsplit_once(" at line ").map_or(cause.as_str(), |(why, _)| why);
    match error.inner().classify() {
        Category::Data => misfit(place(error.path()), why),
        Category::Syntax if why == "number out of range" => misfit(place(error.path()), why),
        Category::Syntax if why.starts_with("recursion limit") => {
            // The path goes on as deep as the nesting does; its beginning is enough.
            let field = match error.path().iter().next() {
                Some(Segment::Map { key }) => excerpt(key),
                _ => String::new(),
            };
            Failure::malformed(field, FlawCode::TooDeep, "nested deeper than any message")
        }
        Category::Syntax | Category::Eof | Category::Io => {
            Failure::malformed("", FlawCode::NotJson, cause)
        }
    }
}

/// Where it is, as a path of JSON names.
fn place(path: &Path) -> String {
    path.iter().fold(String::new(), |at, segment| match segment {
        Segment::Map { key } => below(&at, &excerpt(key)),
        Segment::Seq { index } => {
            let mut row = at;
            // A string takes whatever is written.
            let _ = write!(row, "[{index}]");
            row
        }
        Segment::Enum { .. } | Segment::Unknown => at,
    })
}

/// A field of the object at a path.
fn below(at: &str, field: &str) -> String {
    if at.is_empty() { field.to_owned() } else { format!("{at}.{field}") }
}

/// What serde has found, in the words of the house.
fn misfit(at: String, why: &str) -> Failure {
    // What was found may hold such words itself; what was expected is ours and does not.
    let (found, expected) = why.rsplit_once(", expected ").unwrap_or((why, ""));
    if found.starts_with("unknown field") {
        return Failure::malformed(at, FlawCode::UnknownField, "there is no such field");
    }
    if let Some(field) = found.strip_prefix("duplicate field `") {
        // Here the path ends at the object; everywhere else it ends at the field.
        let field = below(&at, field.trim_end_matches('`'));
        return Failure::malformed(field, FlawCode::DuplicateField, "this field is given twice");
    }
    if let Some(value) = found.strip_prefix("unknown variant `") {
        let value = value.strip_suffix('`').unwrap_or(value);
        return unknown_value(at, value, expected);
    }
    if found.starts_with("data did not match any variant") {
        let why = "expected a whole number within the bounds of the field";
        return Failure::malformed(at, FlawCode::WrongValue, why);
    }
    if expected.is_empty() {
        return Failure::malformed(at, FlawCode::WrongValue, found);
    }
    let found = excerpt(found);
    let why = match expected {
        message if message.starts_with("struct ") => format!("{found}, expected an object"),
        other => format!("{found}, expected {other}"),
    };
    Failure::malformed(at, FlawCode::WrongValue, why)
}

/// A name that is none of an enum, among those in `expected`, each between backticks.
fn unknown_value(at: String, value: &str, expected: &str) -> Failure {
    let names: Vec<_> = expected.split('`').skip(1).step_by(2).filter(|it| is_told(it)).collect();
    let why = format!("there is no value `{}`{}", excerpt(value), known_names(&names));
    Failure::malformed(at, FlawCode::UnknownValue, why)
}

/// Whether an enum's name may be sent: the unspecified one stands for its absence.
fn is_told(name: &str) -> bool {
    !name.ends_with("UNSPECIFIED")
}
