//! A watch over REST: server-sent events, or lines of JSON for those who ask for them.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures::{Stream, StreamExt};
use http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use serde::Serialize;
use tonic::Status;
use umpire_contract::umpire::v1::Frame;
use umpire_contract::umpire::v1::frame::Kind;

use super::call::LAST_EVENT_ID;
use super::problem;
use crate::failure::Failure;

/// How often a silent stream says that it is alive.
const KEEP_ALIVE: Duration = Duration::from_secs(15);
/// The other form.
const NDJSON: &str = "application/x-ndjson";
/// Keeps a reverse proxy from holding frames back.
const X_ACCEL_BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");
/// The name of the event, or the member of the line, that says why a stream breaks off.
const PROBLEM: &str = "problem";

/// A service puts this among the extensions of a watch that has nothing to tell but the end: the
/// match is over and the caller has every entry. Resumed over REST it is answered with 204, which
/// tells a browser not to come back.
#[derive(Debug, Clone, Copy)]
pub struct Ended;

/// The answer to a watch.
pub(super) fn watch<S>(asked: &HeaderMap, response: tonic::Response<S>) -> Response
where
    S: Stream<Item = Result<Frame, Status>> + Send + 'static,
{
    let (metadata, frames, extensions) = response.into_parts();
    if extensions.get::<Ended>().is_some() && asked.contains_key(LAST_EVENT_ID) {
        return StatusCode::NO_CONTENT.into_response();
    }
    let mut response = if wants_lines(asked) { lines(frames) } else { events(frames) };
    let headers = response.headers_mut();
    headers.extend(metadata.into_headers());
    headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(X_ACCEL_BUFFERING, HeaderValue::from_static("no"));
    response
}

fn wants_lines(asked: &HeaderMap) -> bool {
    let kinds = asked.get_all(ACCEPT).iter().filter_map(|value| value.to_str().ok());
    kinds.flat_map(|value| value.split(',')).any(|kind| kind.trim_start().starts_with(NDJSON))
}

/// One event a frame; its id is the version, by which the stream can be resumed.
fn events<S>(frames: S) -> Response
where
    S: Stream<Item = Result<Frame, Status>> + Send + 'static,
{
    let events = frames.map(|frame| {
        let event = match frame.and_then(|frame| Ok((version(&frame), json(&frame)?))) {
            Ok((Some(version), data)) => Event::default().id(version.to_string()).data(data),
            Ok((None, data)) => Event::default().data(data),
            Err(status) => Event::default().event(PROBLEM).data(problem_json(&status)),
        };
        Ok::<_, Infallible>(event)
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE)).into_response()
}

/// One line a frame; a last one `{"problem":…}` if it breaks off.
fn lines<S>(frames: S) -> Response
where
    S: Stream<Item = Result<Frame, Status>> + Send + 'static,
{
    let lines = frames.map(|frame| {
        let line = match frame.and_then(|frame| json(&frame)) {
            Ok(frame) => format!("{frame}\n"),
            Err(status) => format!("{{\"{PROBLEM}\":{}}}\n", problem_json(&status)),
        };
        Ok::<_, Infallible>(Bytes::from(line))
    });
    let mut response = Body::from_stream(lines).into_response();
    response.headers_mut().insert(CONTENT_TYPE, HeaderValue::from_static(NDJSON));
    response
}

fn version(frame: &Frame) -> Option<u64> {
    match frame.kind.as_ref()? {
        Kind::Entry(entry) => Some(entry.version),
        Kind::Reset(reset) => Some(reset.version),
        Kind::End(end) => Some(end.version),
    }
}

fn json<T: Serialize>(message: &T) -> Result<String, Status> {
    serde_json::to_string(message)
        .map_err(|_| Failure::inside("a frame cannot be said in JSON").into())
}

fn problem_json(status: &Status) -> String {
    let problem = problem::problem(status, problem::row(status.code()).http);
    // INVARIANT: a problem holds text and numbers alone, which JSON can always say.
    serde_json::to_string(&problem).unwrap_or_default()
}
