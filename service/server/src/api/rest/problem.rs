//! A no over REST: every gRPC status has one HTTP status and one form, a problem of RFC 9457.

use axum::response::{IntoResponse, Response};
use http::header::{CACHE_CONTROL, CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE};
use http::{HeaderValue, StatusCode};
use tonic::{Code, Status};
use tonic_types::StatusExt;
use umpire_contract::umpire::v1::fault::Reason;
use umpire_contract::umpire::v1::{Fault, Problem};

use crate::failure::fault_of;

/// The media type of problems.
const PROBLEM_JSON: HeaderValue = HeaderValue::from_static("application/problem+json");
/// `type` of a problem that is told apart by other members.
const ABOUT_BLANK: &str = "about:blank";
/// What a caller got who went away; known from nginx, in no standard.
const CLIENT_CLOSED_REQUEST: u16 = 499;

/// The answer that says a status over REST. The status stays with it for the layers above.
#[must_use]
pub fn answer(status: Status) -> Response {
    let http = row(status.code()).http;
    answer_as(status, http)
}

/// The same under an HTTP status of its own, where HTTP is finer than gRPC.
pub(super) fn answer_as(status: Status, http: StatusCode) -> Response {
    let problem = problem(&status, http);
    // INVARIANT: a problem holds text and numbers alone, which JSON can always say.
    let json = serde_json::to_vec(&problem).unwrap_or_default();
    let mut response = (http, json).into_response();
    let headers = response.headers_mut();
    headers.extend(status.metadata().clone().into_headers());
    headers.insert(CONTENT_TYPE, PROBLEM_JSON);
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    if let Some(seconds) = retry_after_seconds(&status) {
        headers.insert(RETRY_AFTER, seconds.into());
    }
    if status.code() == Code::Unauthenticated {
        headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
    }
    response.extensions_mut().insert(status);
    response
}

/// A status as a problem.
pub(super) fn problem(status: &Status, http: StatusCode) -> Problem {
    let row = row(status.code());
    let usual = || Fault { reason: row.reason.into(), ..Fault::default() };
    let Fault { reason, violations, version, trace_id } = fault_of(status).unwrap_or_else(usual);
    Problem {
        r#type: ABOUT_BLANK.to_owned(),
        title: http.canonical_reason().unwrap_or(row.name).to_owned(),
        status: http.as_u16().into(),
        detail: status.message().to_owned(),
        code: row.name.to_owned(),
        reason,
        violations,
        version,
        trace_id,
    }
}

/// How long to wait, in whole seconds, rounded up.
fn retry_after_seconds(status: &Status) -> Option<u64> {
    let delay = status.get_details_retry_info()?.retry_delay?;
    Some(delay.as_secs() + u64::from(delay.subsec_nanos() > 0))
}

/// What a gRPC code is over REST.
pub(super) struct Row {
    name: &'static str,
    pub(super) http: StatusCode,
    /// The reason where the status does not name one itself.
    reason: Reason,
}

/// The table.
pub(super) fn row(code: Code) -> Row {
    let row = |name, http, reason| Row { name, http, reason };
    match code {
        Code::Ok => row("OK", StatusCode::OK, Reason::Unspecified),
        Code::Cancelled => row("CANCELLED", client_closed_request(), Reason::Cancelled),
        Code::Unknown => row("UNKNOWN", StatusCode::INTERNAL_SERVER_ERROR, Reason::Internal),
        Code::InvalidArgument => {
            row("INVALID_ARGUMENT", StatusCode::BAD_REQUEST, Reason::Malformed)
        }
        Code::DeadlineExceeded => {
            row("DEADLINE_EXCEEDED", StatusCode::GATEWAY_TIMEOUT, Reason::TooLate)
        }
        Code::NotFound => row("NOT_FOUND", StatusCode::NOT_FOUND, Reason::NotFound),
        Code::AlreadyExists => row("ALREADY_EXISTS", StatusCode::CONFLICT, Reason::RequestIdReused),
        Code::PermissionDenied => {
            row("PERMISSION_DENIED", StatusCode::FORBIDDEN, Reason::Forbidden)
        }
        Code::ResourceExhausted => {
            row("RESOURCE_EXHAUSTED", StatusCode::TOO_MANY_REQUESTS, Reason::TooFast)
        }
        // The request is well formed; the rules forbid it.
        Code::FailedPrecondition => {
            row("FAILED_PRECONDITION", StatusCode::UNPROCESSABLE_ENTITY, Reason::Rejected)
        }
        Code::Aborted => row("ABORTED", StatusCode::CONFLICT, Reason::StaleVersion),
        Code::OutOfRange => row("OUT_OF_RANGE", StatusCode::BAD_REQUEST, Reason::Malformed),
        Code::Unimplemented => {
            row("UNIMPLEMENTED", StatusCode::NOT_IMPLEMENTED, Reason::NotOffered)
        }
        Code::Internal => row("INTERNAL", StatusCode::INTERNAL_SERVER_ERROR, Reason::Internal),
        Code::Unavailable => row("UNAVAILABLE", StatusCode::SERVICE_UNAVAILABLE, Reason::StoreAway),
        Code::DataLoss => row("DATA_LOSS", StatusCode::INTERNAL_SERVER_ERROR, Reason::Internal),
        Code::Unauthenticated => {
            row("UNAUTHENTICATED", StatusCode::UNAUTHORIZED, Reason::NoCredential)
        }
    }
}

fn client_closed_request() -> StatusCode {
    StatusCode::from_u16(CLIENT_CLOSED_REQUEST).unwrap_or(StatusCode::BAD_REQUEST)
}
