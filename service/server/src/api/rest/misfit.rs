//! JSON that is not the message: serde says what is wrong only in words, which are taken apart here.

use std::fmt::Write as _;

use serde_json::error::Category;
use serde_path_to_error::{Path, Segment};
use umpire_contract::number::BEYOND_A_DOUBLE;

use super::members;
use crate::failure::{Failure, FlawCode, excerpt, known_names};

/// How serde begins when a field is given where there is one already.
const DUPLICATE: &str = "duplicate field `";

/// A message that could not be read.
type Misread = serde_path_to_error::Error<serde_json::Error>;

/// What is wrong with a body of JSON.
pub(super) fn fault_in(body: &str, error: &Misread) -> Failure {
    let cause = error.inner().to_string();
    match cause.strip_prefix(DUPLICATE).and_then(|rest| rest.split_once('`')) {
        Some((field, _)) => {
            let names = members::names(body, error.path());
            second(&place(error.path()), field, &names)
        }
        None => fault(error),
    }
}

/// What is wrong with the fields of a message.
pub(super) fn fault(error: &Misread) -> Failure {
    let cause = error.inner().to_string();
    let why = cause.rsplit_once(" at line ").map_or(cause.as_str(), |(why, _)| why);
    match error.inner().classify() {
        Category::Data => misfit(place(error.path()), why),
        Category::Syntax if why == BEYOND_A_DOUBLE => {
            let why = "this number is beyond any of the contract";
            Failure::malformed(place(error.path()), FlawCode::WrongValue, why)
        }
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

/// A field that is given where there is one already: the same, or another member of its kind, for
/// which serde has the same word. Its path ends at the object, whose members have these names.
fn second(at: &str, field: &str, names: &[String]) -> Failure {
    let here = below(at, field);
    let is_field = |name: &&String| is_called(field, name);
    if names.iter().filter(is_field).count() > 1 {
        return Failure::malformed(here, FlawCode::DuplicateField, "this field is given twice");
    }
    let earlier: Vec<_> = names.iter().take_while(|name| !is_field(name)).collect();
    let why = match earlier.as_slice() {
        [other] => format!("only one of `{}` and `{field}` may be given", excerpt(other)),
        _ => "this field is given beside another, and only one of them may be".to_owned(),
    };
    Failure::malformed(here, FlawCode::WrongValue, why)
}

/// Whether a field has this name: its own in JSON, or the one in the contract, as `pageSize` is
/// `page_size`.
fn is_called(field: &str, name: &str) -> bool {
    name.replace('_', "").eq_ignore_ascii_case(field)
}

/// What serde has found, in the words of the house.
fn misfit(at: String, why: &str) -> Failure {
    // What was found may hold such words itself; what was expected is ours and does not.
    let (found, expected) = why.rsplit_once(", expected ").unwrap_or((why, ""));
    if found.starts_with("unknown field") {
        return Failure::malformed(at, FlawCode::UnknownField, "there is no such field");
    }
    if let Some(value) = found.strip_prefix("unknown variant `") {
        let value = value.strip_suffix('`').unwrap_or(value);
        return unknown_value(at, value, &names_between('`', expected));
    }
    if expected.is_empty() {
        return Failure::malformed(at, FlawCode::WrongValue, found);
    }
    if let Some(list) = expected.strip_prefix("expected one of: ") {
        return not_of_enum(at, found, list);
    }
    let found = excerpt(found);
    let why = match expected {
        message if message.starts_with("struct ") => format!("{found}, expected an object"),
        other => format!("{found}, expected {other}"),
    };
    Failure::malformed(at, FlawCode::WrongValue, why)
}

/// What stands for a value of an enum and is no name: a number, or something else altogether.
fn not_of_enum(at: String, found: &str, list: &str) -> Failure {
    let names = names_between('"', list);
    let number = found.strip_prefix("invalid value: integer `").and_then(|it| it.strip_suffix('`'));
    match number {
        Some(number) => unknown_value(at, number, &names),
        None => {
            let why = format!("{}, expected a name{}", excerpt(found), known_names(&names));
            Failure::malformed(at, FlawCode::WrongValue, why)
        }
    }
}

/// A value that is none of an enum with these names.
fn unknown_value(at: String, value: &str, names: &[&str]) -> Failure {
    let why = format!("there is no value `{}`{}", excerpt(value), known_names(names));
    Failure::malformed(at, FlawCode::UnknownValue, why)
}

/// The names of an enum that may be sent: the unspecified one stands for its absence.
fn names_between(mark: char, list: &str) -> Vec<&str> {
    let names = list.split(mark).skip(1).step_by(2);
    names.filter(|name| !name.ends_with("UNSPECIFIED")).collect()
}
