//! The two doors, and how each says no.

use axum::response::Response;
use http::header::CONTENT_TYPE;
use http::{HeaderMap, HeaderValue};
use tonic::Status;

use crate::api::rest::problem;
use crate::failure::Failure;

const GRPC: &str = "application/grpc";
const GRPC_WEB: &str = "application/grpc-web";

/// By which door a request came in. gRPC-Web is gRPC by the time it is decoded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Door {
    /// gRPC and gRPC-Web.
    Grpc,
    /// JSON over HTTP.
    Rest,
}

impl Door {
    /// The door a request with these headers is meant for.
    #[must_use]
    pub fn of(headers: &HeaderMap) -> Self {
        if content_type(headers).starts_with(GRPC) { Self::Grpc } else { Self::Rest }
    }

    /// The answer of this door to a call that fails before its handler.
    #[must_use]
    pub fn refuse(self, failure: Failure) -> Response {
        let status = Status::from(failure);
        match self {
            Self::Grpc => status.into_http(),
            Self::Rest => problem::answer(status),
        }
    }
}

/// The status that an answer says no with, by whichever door; none if it says yes.
pub(super) fn status_of(response: &Response) -> Option<Status> {
    // Generated services answer to a method they do not have with headers alone.
    let in_headers = || Status::from_header_map(response.headers());
    response.extensions().get::<Status>().cloned().or_else(in_headers)
}

/// The answer to a request that no route takes.
pub(crate) fn unrouted(headers: &HeaderMap, failure: Failure) -> Response {
    let mut response = Door::of(headers).refuse(failure);
    if content_type(headers).starts_with(GRPC_WEB) {
        // Nothing has translated this request, so nothing will translate its answer.
        let web = HeaderValue::from_static("application/grpc-web+proto");
        response.headers_mut().insert(CONTENT_TYPE, web);
    }
    response
}

fn content_type(headers: &HeaderMap) -> &str {
    headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
