//! What goes out: a message as JSON, or a no as a problem.

use axum::response::{IntoResponse, Response};
use http::header::{CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderValue, StatusCode};
use serde::Serialize;
use tonic::Status;

use super::problem;
use crate::failure::{Failure, Refusal};

/// How a call ends.
pub(super) type Answer<T> = Result<Message<T>, Refused>;

/// A message, with what the service says beside it.
pub(super) struct Message<T>(tonic::Response<T>);

/// A call that was refused.
pub(super) struct Refused(Status);

impl<T> From<tonic::Response<T>> for Message<T> {
    fn from(response: tonic::Response<T>) -> Self {
        Self(response)
    }
}

impl<T: Serialize> IntoResponse for Message<T> {
    fn into_response(self) -> Response {
        let (metadata, message, extensions) = self.0.into_parts();
        let Ok(json) = serde_json::to_vec(&message) else {
            let failure = Failure::inside("an answer cannot be said in JSON");
            return Refused::from(failure).into_response();
        };
        let mut response = json.into_response();
        *response.extensions_mut() = extensions;
        let headers = response.headers_mut();
        headers.extend(metadata.into_headers());
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        // Tokens, hands and versions are the caller's own.
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        response
    }
}

impl From<Status> for Refused {
    fn from(status: Status) -> Self {
        Self(status)
    }
}

impl From<Failure> for Refused {
    fn from(failure: Failure) -> Self {
        Self(failure.into())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        problem::answer(self.0)
    }
}

/// The answer where an address is known and the HTTP method is not.
pub(super) async fn wrong_method() -> Response {
    let failure = Failure::from(Refusal::NotOffered("this method of this address".into()));
    problem::answer_as(failure.into(), StatusCode::METHOD_NOT_ALLOWED)
}
