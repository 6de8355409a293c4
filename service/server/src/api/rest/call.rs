//! A request over REST, before its message is read.

use axum::body::Bytes;
use axum::extract::path::ErrorKind;
use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Request};
use http::request::Parts;
use serde::de::DeserializeOwned;
use tonic::metadata::MetadataMap;

use super::answer::Refused;
use super::body;
use super::query::{self, Parameter};
use crate::failure::{Failure, FlawCode, excerpt};

/// The header by which an event stream is resumed.
pub(super) const LAST_EVENT_ID: &str = "last-event-id";

/// A request, its address taken apart and its body read.
pub(super) struct Call {
    parts: Parts,
    /// What stands in the address by variable; or the one that is not UTF-8.
    path: Result<Vec<(String, String)>, String>,
    body: Bytes,
}

impl<S: Send + Sync> FromRequest<S> for Call {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refused> {
        let (mut parts, body) = request.into_parts();
        let path = match Path::from_request_parts(&mut parts, state).await {
            Ok(Path(variables)) => Ok(variables),
            Err(PathRejection::FailedToDeserializePathParams(error)) => match error.into_kind() {
                ErrorKind::InvalidUtf8InPathParam { key } => Err(key),
                _ => Ok(Vec::new()),
            },
            Err(_) => Ok(Vec::new()),
        };
        let body = body::read(body).await?;
        Ok(Self { parts, path, body })
    }
}

impl Call {
    /// The message in the body; the query must be empty.
    pub(super) fn body<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        query::refuse_all(self.parts.uri.query())?;
        body::message(&self.parts.headers, &self.body)
    }

    /// The message whose fields stand in the query.
    pub(super) fn query<T: DeserializeOwned>(&self, known: &[Parameter]) -> Result<T, Failure> {
        query::message(self.parts.uri.query(), known)
    }

    /// Sets the field that stands in the address as `variable`; nowhere else may it be given.
    pub(super) fn bind<T: InAddress>(
        &self,
        variable: &str,
        json_name: &str,
        field: &mut T,
    ) -> Result<(), Failure> {
        if field.is_set() {
            let why = "this field stands in the address and nowhere else";
            return Err(Failure::malformed(json_name, FlawCode::InAddress, why));
        }
        let segments = match &self.path {
            Ok(segments) => segments,
            // Another variable is at fault, and its own turn says so.
            Err(broken) if broken != variable => return Ok(()),
            Err(_) => {
                let why = "this segment of the address is not UTF-8";
                return Err(Failure::malformed(json_name, FlawCode::NotUtf8, why));
            }
        };
        let text = segments.iter().find(|(name, _)| name == variable).map(|(_, value)| value);
        *field = T::parse(text.map(String::as_str).unwrap_or_default())
            .map_err(|why| Failure::malformed(json_name, FlawCode::WrongValue, why))?;
        Ok(())
    }

    /// Where a watch begins: what `Last-Event-ID` says goes before the query's `after`.
    pub(super) fn resume(&self, after: &mut u64) -> Result<(), Failure> {
        let Some(last) = self.parts.headers.get(LAST_EVENT_ID) else {
            return Ok(());
        };
        *after = last.to_str().ok().and_then(|text| text.parse().ok()).ok_or_else(|| {
            let why = "expected the id of an event of this stream";
            Failure::malformed("Last-Event-ID", FlawCode::WrongValue, why)
        })?;
        Ok(())
    }

    /// The request's headers.
    pub(super) fn headers(&self) -> &http::HeaderMap {
        &self.parts.headers
    }

    /// The call as a service takes it: headers as metadata, extensions carried over.
    pub(super) fn with<T>(self, message: T) -> tonic::Request<T> {
        let Parts { headers, extensions, .. } = self.parts;
        tonic::Request::from_parts(MetadataMap::from_headers(headers), extensions, message)
    }
}

/// A field that can stand in an address.
pub(super) trait InAddress: Sized {
    /// Whether it was given elsewhere.
    fn is_set(&self) -> bool;

    /// Reads it from a segment; says what was expected instead.
    fn parse(text: &str) -> Result<Self, String>;
}

impl InAddress for String {
    fn is_set(&self) -> bool {
        !self.is_empty()
    }

    fn parse(text: &str) -> Result<Self, String> {
        Ok(text.to_owned())
    }
}

impl InAddress for Option<u32> {
    fn is_set(&self) -> bool {
        self.is_some()
    }

    fn parse(text: &str) -> Result<Self, String> {
        text.parse().map(Some).map_err(|_| {
            format!("expected a whole number from 0 to {}, not `{}`", u32::MAX, excerpt(text))
        })
    }
}
