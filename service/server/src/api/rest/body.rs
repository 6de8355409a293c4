//! Reads a message from a JSON body, and says which field is at fault if it is none.

use axum::body::{Body, Bytes, to_bytes};
use http::HeaderMap;
use http::header::CONTENT_TYPE;
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use tonic::Status;

use crate::api::rest::answer::Refused;
use crate::edge::status_within;
use crate::failure::{Failure, FlawCode};

/// The only kind of body.
const JSON: &str = "application/json";
/// What an absent body means: every field that is required is then missing, by name.
const NOTHING: &str = "{}";

/// Reads a body to its end; the edge keeps it within its limit.
pub(super) async fn read(body: Body) -> Result<Bytes, Refused> {
    to_bytes(body, usize::MAX).await.map_err(|error| match status_within(&error) {
        Some(status) => Refused::from(status.clone()),
        None => {
            Status::from(Failure::malformed("", FlawCode::WrongValue, "the body broke off")).into()
        }
    })
}

/// The message in a body of JSON.
pub(super) fn message<T: DeserializeOwned>(headers: &HeaderMap, body: &[u8]) -> Result<T, Failure> {
    if !body.is_empty() && !is_json(headers) {
        let why = format!("expected a body of `{JSON}`");
        return Err(Failure::malformed("", FlawCode::WrongContentType, why));
    }
    let text = std::str::from_utf8(body).map_err(|error| {
        let why = format!("byte {} of the body is not UTF-8", error.valid_up_to());
        Failure::malformed("", FlawCode::NotUtf8, why)
    })?;
    let mut reader =
        serde_json::Deserializer::from_str(if text.is_empty() { NOTHING } else { text });
    let message = serde_path_to_error::deserialize(&mut reader).map_err(|error| fault(&error))?;
    reader.end().map_err(|error| Failure::malformed("", FlawCode::NotJson, error.to_string()))?;
    Ok(message)
}

/// Whether a body says that it is JSON; one that says nothing is taken at its word.
fn is_json(headers: &HeaderMap) -> bool {
    let Some(kind) = headers.get(CONTENT_TYPE) else {
        return true;
    };
    let kind = kind.to_str().unwrap_or_default();
    kind.split(';').next().unwrap_or_default().trim().eq_ignore_ascii_case(JSON)
}

/// What reading a message has found to be wrong.
pub(super) fn fault(error: &serde_path_to_error::Error<serde_json::Error>) -> Failure {
    let cause = error.inner().to_string();
    let why = cause.split(" at line ").next().unwrap_or_default();
    let at = match error.path().to_string() {
        root if root == "." => String::new(),
        path => path,
    };
    match error.inner().classify() {
        Category::Data => misfit(at, why),
        Category::Syntax if why == "number out of range" => misfit(at, why),
        Category::Syntax if why.starts_with("recursion limit") => {
            // The path goes on as deep as the nesting does; its beginning is enough.
            let field = at.split(['.', '[']).next().unwrap_or_default();
            Failure::malformed(field, FlawCode::TooDeep, "nested deeper than any message")
        }
        Category::Syntax | Category::Eof | Category::Io => {
            Failure::malformed("", FlawCode::NotJson, cause)
        }
    }
}

/// JSON that is not the message: serde says what, and only in words.
fn misfit(at: String, why: &str) -> Failure {
    let quoted = why.split('`').nth(1).unwrap_or_default();
    if why.starts_with("unknown field") {
        return Failure::malformed(at, FlawCode::UnknownField, "there is no such field");
    }
    if why.starts_with("duplicate field") {
        // Here the path ends at the object; everywhere else it ends at the field.
        let field = below(&at, quoted);
        return Failure::malformed(field, FlawCode::DuplicateField, "this field is given twice");
    }
    if why.starts_with("unknown variant") {
        let why = format!("there is no value `{quoted}`");
        return Failure::malformed(at, FlawCode::UnknownValue, why);
    }
    if why.starts_with("data did not match any variant") {
        let why = "expected a whole number within the bounds of the field";
        return Failure::malformed(at, FlawCode::WrongValue, why);
    }
    let why = match why.split_once(", expected struct ") {
        Some((found, _)) => format!("{found}, expected an object"),
        None => why.to_owned(),
    };
    Failure::malformed(at, FlawCode::WrongValue, why)
}

/// A field of the object at a path.
fn below(at: &str, field: &str) -> String {
    if at.is_empty() { field.to_owned() } else { format!("{at}.{field}") }
}
