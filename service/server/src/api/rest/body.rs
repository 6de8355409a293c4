//! Reads a message from a JSON body, and says which field is at fault if it is none.

use axum::body::{Body, Bytes, to_bytes};
use http::HeaderMap;
use http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use serde::de::DeserializeOwned;
use tonic::Status;

use super::answer::Refused;
use super::misfit;
use crate::edge::status_within;
use crate::failure::{Failure, FlawCode};

/// The only kind of body.
const JSON: &str = "application/json";
/// The only coding of a body (RFC 9110, 8.4.1).
const PLAIN: &str = "identity";
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
    if headers.get(CONTENT_ENCODING).is_some_and(|coding| coding != PLAIN) {
        let why = "expected a body as it is, without a `Content-Encoding`";
        return Err(Failure::malformed("", FlawCode::WrongContentType, why));
    }
    let text = std::str::from_utf8(body).map_err(|error| {
        let why = format!("byte {} of the body is not UTF-8", error.valid_up_to());
        Failure::malformed("", FlawCode::NotUtf8, why)
    })?;
    let text = if text.is_empty() { NOTHING } else { text };
    let mut reader = serde_json::Deserializer::from_str(text);
    let message = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| misfit::fault_in(text, &error))?;
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
