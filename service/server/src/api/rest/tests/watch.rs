//! A watch over REST.

use http::StatusCode;
use tonic::Status;
use umpire_contract::umpire::v1::frame::{End, Kind, Reset};
use umpire_contract::umpire::v1::{Entry, Frame, match_summary};

use super::fake::{Fake, get, read, read_json};

const WATCH: &str = "/v1/matches/m/events/watch";

fn frame(kind: Kind) -> Result<Frame, Status> {
    Ok(Frame { kind: Some(kind) })
}

fn entry(version: u64) -> Result<Frame, Status> {
    frame(Kind::Entry(Entry { version, ..Entry::default() }))
}

#[tokio::test]
async fn each_frame_is_one_event_whose_id_is_the_version() {
    let reset = frame(Kind::Reset(Reset { version: 4, ..Reset::default() }));
    let status = match_summary::Status::Finished.into();
    let end = frame(Kind::End(End { version: 5, status }));
    let fake = Fake::sending(vec![reset, entry(5), end]);
    let response = fake.answer(get(WATCH)).await;
    assert_eq!(response.headers()["content-type"], "text/event-stream");
    assert_eq!(response.headers()["cache-control"], "no-store");
    let (_, text) = read(response).await;
    let expected = "id: 4\ndata: {\"reset\":{\"version\":\"4\",\"pending\":[]}}\n\n\
                    id: 5\ndata: {\"entry\":{\"version\":\"5\",\"events\":[],\"pending\":[]}}\n\n\
                    id: 5\ndata: {\"end\":{\"version\":\"5\",\"status\":\"FINISHED\"}}\n\n";
    assert_eq!(text, expected);
}

#[tokio::test]
async fn lines_of_json_come_to_those_who_ask_for_them() {
    let fake = Fake::sending(vec![entry(1), entry(2)]);
    let mut request = get(WATCH);
    request.headers_mut().insert("accept", "text/plain, application/x-ndjson".parse().unwrap());
    let response = fake.answer(request).await;
    assert_eq!(response.headers()["content-type"], "application/x-ndjson");
    let (_, text) = read(response).await;
    assert_eq!(text.lines().count(), 2);
    assert!(text.starts_with("{\"entry\":{\"version\":\"1\"") && text.ends_with("}\n"), "{text}");
}

#[tokio::test]
async fn the_last_event_id_goes_before_after() {
    let fake = Fake::default();
    fake.answer(get(&format!("{WATCH}?after=3"))).await;
    let mut request = get(&format!("{WATCH}?after=3"));
    request.headers_mut().insert("last-event-id", "7".parse().unwrap());
    fake.answer(request).await;
    let seen = fake.seen();
    assert!(seen[0].contains("after: 3") && seen[1].contains("after: 7"), "{seen:?}");
}

#[tokio::test]
async fn an_id_that_is_none_of_ours_is_refused() {
    let fake = Fake::default();
    let mut request = get(WATCH);
    request.headers_mut().insert("last-event-id", "seven".parse().unwrap());
    let (status, problem) = read_json(fake.answer(request).await).await;
    assert_eq!(status, StatusCode::BAD_REQUEST);
    assert_eq!(problem["violations"][0]["field"], "Last-Event-ID");
    assert!(fake.seen().is_empty());
}

#[tokio::test]
async fn who_resumes_after_the_end_is_told_not_to_come_back() {
    let end = frame(Kind::End(End { version: 5, ..End::default() }));
    let fake = Fake::sending(vec![end]).ended();
    let mut request = get(WATCH);
    request.headers_mut().insert("last-event-id", "5".parse().unwrap());
    let response = fake.answer(request).await;
    assert_eq!(response.status(), StatusCode::NO_CONTENT);
    let (status, text) = read(fake.answer(get(&format!("{WATCH}?after=5"))).await).await;
    assert_eq!(status, StatusCode::OK, "who comes for the first time is told the end");
    assert!(text.contains("\"end\""));
}

#[tokio::test]
async fn a_stream_that_breaks_off_says_why() {
    let frames = vec![entry(1), Err(Status::unavailable("the store is away"))];
    let fake = Fake::sending(frames);
    let (_, events) = read(fake.answer(get(WATCH)).await).await;
    let last = events.trim_end().rsplit("\n\n").next().unwrap();
    assert!(last.starts_with("event: problem\ndata: {\"type\":\"about:blank\""), "{last}");
    assert!(last.contains("\"code\":\"UNAVAILABLE\""), "{last}");

    let mut request = get(WATCH);
    request.headers_mut().insert("accept", "application/x-ndjson".parse().unwrap());
    let (_, lines) = read(fake.answer(request).await).await;
    assert!(lines.lines().last().unwrap().starts_with("{\"problem\":{"), "{lines}");
}

#[tokio::test]
async fn a_watch_that_is_refused_is_a_problem_like_any_other() {
    let fake = Fake::refusing(Status::not_found("there is no such match"));
    let (status, problem) = read_json(fake.answer(get(WATCH)).await).await;
    assert_eq!(status, StatusCode::NOT_FOUND);
    assert_eq!(problem["code"], "NOT_FOUND");
}
