//! Reads a message from a query, and says which parameters are at fault if it is none.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::misfit;
use crate::failure::{Failure, Flaw, FlawCode, MOST_TOLD, excerpt};

/// A field that may stand in a query, by either of its names.
pub(super) struct Parameter {
    /// Its name in JSON, such as `pageSize`.
    pub(super) json_name: &'static str,
    /// Its name in the contract, such as `page_size`.
    pub(super) name: &'static str,
}

/// The message whose fields stand in a query.
pub(super) fn message<T: DeserializeOwned>(
    query: Option<&str>,
    known: &[Parameter],
) -> Result<T, Failure> {
    let mut fields = Map::new();
    let mut flaws = Vec::new();
    for pair in query.unwrap_or_default().split('&').filter(|pair| !pair.is_empty()) {
        if let Err(flaw) = take(pair, known, &mut fields) {
            flaws.push(flaw);
        }
        // The last of these is not told, only that there are more.
        if flaws.len() > MOST_TOLD {
            break;
        }
    }
    if !flaws.is_empty() {
        return Err(Failure::Malformed(flaws));
    }
    serde_path_to_error::deserialize(Value::Object(fields)).map_err(|error| misfit::fault(&error))
}

/// Refuses whatever stands in a query that should be empty.
pub(super) fn refuse_all(query: Option<&str>) -> Result<(), Failure> {
    message::<serde::de::IgnoredAny>(query, &[]).map(|_| ())
}

/// Adds one `name=value` to the fields. Canonical JSON takes numbers and enum values as text too.
fn take(pair: &str, known: &[Parameter], fields: &mut Map<String, Value>) -> Result<(), Flaw> {
    let flaw = |field: &str, code, why: &str| Flaw::new(field, code, why);
    let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
    let name = plain(name).ok_or_else(|| flaw("", FlawCode::NotUtf8, "the query is not UTF-8"))?;
    let field = known
        .iter()
        .find(|field| field.json_name == name || field.name == name)
        .ok_or_else(|| flaw(&excerpt(&name), FlawCode::UnknownField, "there is no such parameter"))?
        .json_name;
    let value = plain(value)
        .ok_or_else(|| flaw(field, FlawCode::NotUtf8, "this parameter is not UTF-8"))?;
    match fields.insert(field.to_owned(), Value::String(value)) {
        None => Ok(()),
        Some(_) => Err(flaw(field, FlawCode::DuplicateField, "this parameter is given twice")),
    }
}

/// Text as it was before it was made fit for an address; nothing if it is not UTF-8.
fn plain(encoded: &str) -> Option<String> {
    let spaced = encoded.replace('+', " ");
    percent_decode_str(&spaced).decode_utf8().ok().map(Cow::into_owned)
}
