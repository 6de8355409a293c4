//! What goes out.

use http::StatusCode;
use serde_json::json;
use tonic::{Code, Status};
use umpire_contract::umpire::v1::Violation;

use super::fake::{Fake, get, post, read_json};
use crate::failure::{Failure, Refusal};

#[tokio::test]
async fn an_answer_is_canonical_json_with_its_defaults() {
    let (status, view) = read_json(Fake::default().answer(get("/v1/matches/m/view")).await).await;
    assert_eq!(status, StatusCode::OK);
    let pending = json!([{"id": " ?", "seats": [], "kind": ""}]);
    assert_eq!(view, json!({"version": "9007199254740993", "pending": pending}));
    let (_, summary) = read_json(Fake::default().answer(get("/v1/matches/m")).await).await;
    assert_eq!(summary["status"], "ACTIVE");
    assert_eq!(summary["seedCommitment"], "");
}

#[tokio::test]
async fn a_time_ends_in_z() {
    let body = r#"{"game":"iron-sky","seats":[{"name":"Ada"}]}"#;
    let (_, created) = read_json(Fake::default().answer(post("/v1/matches", body)).await).await;
    assert_eq!(created["seats"][0]["expiry"], "2026-01-01T00:00:00Z");
}

#[tokio::test]
async fn headers_and_extensions_reach_the_service_and_its_metadata_comes_back() {
    let mut request = get("/v1/matches/m/view");
    request.headers_mut().insert("accept-language", "sv".parse().unwrap());
    request.extensions_mut().insert("Ada");
    let response = Fake::default().answer(request).await;
    assert_eq!(response.headers()["x-told"], "yes");
    assert_eq!(response.headers()["cache-control"], "no-store");
    assert_eq!(response.headers()["content-type"], "application/json");
    let (_, view) = read_json(response).await;
    assert_eq!(view["pending"][0]["id"], "Ada sv");
}

#[tokio::test]
async fn every_grpc_status_has_its_http_status() {
    let table = [
        (Code::InvalidArgument, 400, "INVALID_ARGUMENT"),
        (Code::OutOfRange, 400, "OUT_OF_RANGE"),
        (Code::Unauthenticated, 401, "UNAUTHENTICATED"),
        (Code::PermissionDenied, 403, "PERMISSION_DENIED"),
        (Code::NotFound, 404, "NOT_FOUND"),
        (Code::AlreadyExists, 409, "ALREADY_EXISTS"),
        (Code::Aborted, 409, "ABORTED"),
        (Code::FailedPrecondition, 422, "FAILED_PRECONDITION"),
        (Code::ResourceExhausted, 429, "RESOURCE_EXHAUSTED"),
        (Code::Cancelled, 499, "CANCELLED"),
        (Code::Unknown, 500, "UNKNOWN"),
        (Code::Internal, 500, "INTERNAL"),
        (Code::DataLoss, 500, "DATA_LOSS"),
        (Code::Unimplemented, 501, "UNIMPLEMENTED"),
        (Code::Unavailable, 503, "UNAVAILABLE"),
        (Code::DeadlineExceeded, 504, "DEADLINE_EXCEEDED"),
    ];
    for (code, http, name) in table {
        let fake = Fake::refusing(Status::new(code, "why"));
        let response = fake.answer(get("/v1/matches/m/view")).await;
        assert_eq!(response.headers()["content-type"], "application/problem+json");
        let kept = response.extensions().get::<Status>().map(Status::code);
        assert_eq!(kept, Some(code), "the layers above count by it");
        let (status, problem) = read_json(response).await;
        assert_eq!(status.as_u16(), http, "{code:?}");
        assert_eq!(problem["status"], http, "{code:?}");
        assert_eq!(problem["code"], name);
        assert_eq!(problem["detail"], "why");
        assert_eq!(problem["type"], "about:blank");
        assert_ne!(problem["reason"], "UNSPECIFIED");
    }
}

#[tokio::test]
async fn a_refusal_cites_its_rules() {
    let violation = Violation {
        rule: "IS-MOB-04".into(),
        code: "army-too-large".into(),
        message: "an army never exceeds 3 units".into(),
        field: "action.ironSky.mobilize.count".into(),
        parameters: [("limit".to_owned(), "3".to_owned())].into(),
    };
    let fake = Fake::refusing(Failure::Rejected(vec![violation]).into());
    let body = r#"{"action":{"ironSky":{"declareDone":{}}}}"#;
    let (status, problem) = read_json(fake.answer(post("/v1/matches/m/actions", body)).await).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(problem["reason"], "REJECTED");
    let cited = json!([{
        "rule": "IS-MOB-04",
        "code": "army-too-large",
        "message": "an army never exceeds 3 units",
        "field": "action.ironSky.mobilize.count",
        "parameters": {"limit": "3"},
    }]);
    assert_eq!(problem["violations"], cited);
    assert!(problem.get("version").is_none());
}

#[tokio::test]
async fn a_stale_version_tells_the_current_one() {
    let fake = Fake::refusing(Failure::from(Refusal::StaleVersion { current: 7 }).into());
    let (status, problem) = read_json(fake.answer(get("/v1/matches/m/view")).await).await;
    assert_eq!(status, StatusCode::CONFLICT);
    assert_eq!((&problem["reason"], &problem["version"]), (&json!("STALE_VERSION"), &json!("7")));
}

#[tokio::test]
async fn who_should_wait_is_told_how_long_in_whole_seconds() {
    let retry_after = std::time::Duration::from_millis(1200);
    let fake = Fake::refusing(Failure::from(Refusal::TooFast { retry_after }).into());
    let response = fake.answer(get("/v1/matches/m/view")).await;
    assert_eq!(response.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(response.headers()["retry-after"], "2");
}

#[tokio::test]
async fn who_has_no_credential_is_told_which_kind_to_bring() {
    let fake = Fake::refusing(Failure::from(Refusal::NoCredential("no credential")).into());
    let response = fake.answer(get("/v1/matches/m/view")).await;
    assert_eq!(response.headers()["www-authenticate"], "Bearer");
}

#[tokio::test]
async fn a_method_that_an_address_does_not_know_is_a_problem_too() {
    let response = Fake::default().answer(post("/v1/matches/m/view", "{}")).await;
    let (status, problem) = read_json(response).await;
    assert_eq!(status, StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(problem["status"], 405);
    assert_eq!(problem["reason"], "NOT_OFFERED");
}
