//! Whatever is wrong with a request is said with a typed 400 that names the field, and nothing
//! reaches the service.

use axum::body::Body;
use http::{Request, StatusCode};
use serde_json::Value;

use super::fake::{Fake, get, post, read_json};

/// An action as good as any.
const DONE: &str = r#"{"ironSky":{"declareDone":{}}}"#;

/// The field and code of each flaw found in a request.
async fn flaws(request: Request<Body>) -> Vec<(String, String)> {
    let fake = Fake::default();
    let (status, problem) = read_json(fake.answer(request).await).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{problem}");
    assert_eq!(problem["reason"], "MALFORMED");
    assert_eq!(fake.seen(), Vec::<String>::new(), "a malformed request reached the service");
    let violations = problem["violations"].as_array().unwrap();
    let text = |violation: &Value, name: &str| violation[name].as_str().unwrap().to_owned();
    violations.iter().map(|it| (text(it, "field"), text(it, "code"))).collect()
}

/// Each body and what is wrong with it.
async fn each(address: &str, cases: &[(&str, &str, &str)]) {
    for (body, field, code) in cases {
        let found = flaws(post(address, (*body).to_owned())).await;
        assert_eq!(found, [((*field).to_owned(), (*code).to_owned())], "{body}");
    }
}

#[tokio::test]
async fn a_body_that_is_not_the_message_is_refused_by_field() {
    let cases = [
        (r#"{"action":{"ironSky":{}},"foo":1}"#, "foo", "unknown-field"),
        (r#"{"action":{"ironSky":{"bar":1}}}"#, "action.ironSky.bar", "unknown-field"),
        (r#"{"action":{"chess":{}}}"#, "action.chess", "unknown-field"),
        (r#"{"action":5}"#, "action", "wrong-value"),
        (r#"{"action":{"ironSky":[]}}"#, "action.ironSky", "wrong-value"),
        (r#"{"seat":-1}"#, "seat", "wrong-value"),
        (r#"{"seat":1.5}"#, "seat", "wrong-value"),
        (r#"{"seat":4294967296}"#, "seat", "wrong-value"),
        (r#"{"seat":1e400}"#, "seat", "wrong-value"),
        (r#"{"seat":"one"}"#, "seat", "wrong-value"),
        (r#"{"seat":true}"#, "seat", "wrong-value"),
        (r#"{"expectedVersion":18446744073709551616}"#, "expectedVersion", "wrong-value"),
        (r#"{"expectedVersion":"-1"}"#, "expectedVersion", "wrong-value"),
        (r#"{"expectedVersion":{}}"#, "expectedVersion", "wrong-value"),
        (r#"{"requestId":5}"#, "requestId", "wrong-value"),
        (r#"{"seat":1,"seat":1}"#, "seat", "duplicate-field"),
        (r#"{"action":{"ironSky":{},"ironSky":{}}}"#, "action.ironSky", "duplicate-field"),
        ("[]", "", "wrong-value"),
        ("null", "", "wrong-value"),
        ("{", "", "not-json"),
        ("{} {}", "", "not-json"),
        (r#"{"requestId":"\ud800"}"#, "", "not-json"),
    ];
    each("/v1/matches/m/actions", &cases).await;
}

#[tokio::test]
async fn a_row_of_a_list_is_named_by_its_index() {
    let cases = [
        (r#"{"seats":[{"name":"Ada"},{"name":5}]}"#, "seats[1].name", "wrong-value"),
        (r#"{"seats":{}}"#, "seats", "wrong-value"),
        (r#"{"seed":"!"}"#, "seed", "wrong-value"),
    ];
    each("/v1/matches", &cases).await;
}

#[tokio::test]
async fn everything_that_is_missing_is_named_at_once() {
    let missing = |field: &str| (field.to_owned(), "missing".to_owned());
    let create = |body: &'static str| flaws(post("/v1/matches", body));
    assert_eq!(create("{}").await, [missing("game"), missing("seats")]);
    assert_eq!(create("").await, [missing("game"), missing("seats")]);
    let body = r#"{"game":"iron-sky","seats":[{}],"options":{}}"#;
    assert_eq!(create(body).await, [missing("options")]);
    let submit = |body: &'static str| flaws(post("/v1/matches/m/actions", body));
    assert_eq!(submit(r#"{"action":null}"#).await, [missing("action")]);
    assert_eq!(submit(r#"{"action":{}}"#).await, [missing("action")]);
    assert_eq!(submit(r#"{"action":{"ironSky":null}}"#).await, [missing("action")]);
}

#[tokio::test]
async fn nesting_without_end_is_refused() {
    let body = format!(r#"{{"action":{{"ironSky":{{"x":{}"#, "[".repeat(100_000));
    let found = flaws(post("/v1/matches/m/actions", body)).await;
    assert_eq!(found, [("action.ironSky.x".to_owned(), "unknown-field".to_owned())]);
    let body = format!(r#"{{"seat":{}"#, "[".repeat(100_000));
    let found = flaws(post("/v1/matches/m/actions", body)).await;
    assert_eq!(found, [("seat".to_owned(), "wrong-value".to_owned())]);
}

#[tokio::test]
async fn bytes_that_are_not_utf8_are_refused_wherever_they_stand() {
    let utf8 = |field: &str| [(field.to_owned(), "not-utf8".to_owned())];
    let body = b"{\"requestId\":\"\xff\"}".to_vec();
    assert_eq!(flaws(post("/v1/matches/m/actions", body)).await, utf8(""));
    assert_eq!(flaws(get("/v1/matches/%FF/view")).await, utf8("matchId"));
    assert_eq!(flaws(get("/v1/matches?pageToken=%FF")).await, utf8("pageToken"));
}

#[tokio::test]
async fn a_body_that_is_not_json_by_its_own_word_is_refused() {
    let kind = "application/x-www-form-urlencoded";
    let request = Request::post("/v1/matches/m/actions").header("content-type", kind);
    let found = flaws(request.body("{}".into()).unwrap()).await;
    assert_eq!(found, [(String::new(), "wrong-content-type".to_owned())]);
}

#[tokio::test]
async fn a_body_that_is_packed_is_refused() {
    for (coding, expected) in [("gzip", "wrong-content-type"), ("identity", "missing")] {
        let request = Request::post("/v1/matches/m/actions").header("content-encoding", coding);
        let found = flaws(request.body("{}".into()).unwrap()).await;
        assert_eq!(found.first().map(|(_, code)| code.as_str()), Some(expected), "{coding}");
    }
}

#[tokio::test]
async fn a_body_need_not_say_that_it_is_json_nor_be_there_if_nothing_is_required() {
    let fake = Fake::default();
    let close = Request::post("/v1/matches/m/close");
    assert_eq!(fake.answer(close.body(Body::empty()).unwrap()).await.status(), StatusCode::OK);
    let token = Request::post("/v1/matches/m/seats/1/token")
        .header("content-type", "Application/JSON; charset=utf-8");
    assert_eq!(fake.answer(token.body("{}".into()).unwrap()).await.status(), StatusCode::OK);
    assert_eq!(fake.seen().len(), 2);
}

#[tokio::test]
async fn a_parameter_is_refused_by_name() {
    let cases = [
        ("foo=1", "foo", "unknown-field"),
        ("matchId=m", "matchId", "unknown-field"),
        ("pageSize=", "pageSize", "wrong-value"),
        ("pageSize=-1", "pageSize", "wrong-value"),
        ("pageSize=1.0", "pageSize", "wrong-value"),
        ("pageSize=4294967296", "pageSize", "wrong-value"),
        ("page_size=1&pageSize=1", "pageSize", "duplicate-field"),
        ("status=RUNNING", "status", "unknown-value"),
        ("status=2", "status", "unknown-value"),
        ("status=UNSPECIFIED", "status", "unknown-value"),
    ];
    for (query, field, code) in cases {
        let found = flaws(get(&format!("/v1/matches?{query}"))).await;
        assert_eq!(found, [(field.to_owned(), code.to_owned())], "{query}");
    }
}

#[tokio::test]
async fn every_wrong_parameter_is_named() {
    let found = flaws(get("/v1/matches?a=1&b=2")).await;
    assert_eq!(found.iter().map(|(field, _)| field.as_str()).collect::<Vec<_>>(), ["a", "b"]);
}

#[tokio::test]
async fn a_call_with_a_body_takes_no_parameters() {
    let found = flaws(post("/v1/matches/m/actions?seat=0", r#"{"action":{"ironSky":{}}}"#)).await;
    assert_eq!(found, [("seat".to_owned(), "unknown-field".to_owned())]);
}

#[tokio::test]
async fn parameters_arrive_by_either_name_and_decoded() {
    let fake = Fake::default();
    fake.answer(get("/v1/matches?page_size=5&status=ACTIVE&game=iron%2Dsky&pageToken=a+b%2B"))
        .await;
    let seen = fake.seen().remove(0);
    for part in ["page_size: 5", "Some(Active)", "\"iron-sky\"", "\"a b+\""] {
        assert!(seen.contains(part), "{seen}");
    }
}

#[tokio::test]
async fn what_stands_in_the_address_stands_nowhere_else() {
    let body = r#"{"matchId":"other","action":{"ironSky":{}}}"#;
    let found = flaws(post("/v1/matches/m/actions", body)).await;
    assert_eq!(found, [("matchId".to_owned(), "in-address".to_owned())]);
    let found = flaws(post("/v1/matches/m/seats/1/token", r#"{"seat":2}"#)).await;
    assert_eq!(found, [("seat".to_owned(), "in-address".to_owned())]);
}

#[tokio::test]
async fn a_number_in_the_address_is_one() {
    for seat in ["x", "-1", "4294967296", "1.0"] {
        let found = flaws(post(&format!("/v1/matches/m/seats/{seat}/token"), "{}")).await;
        assert_eq!(found, [("seat".to_owned(), "wrong-value".to_owned())], "{seat}");
    }
    let fake = Fake::default();
    fake.answer(post("/v1/matches/m%2Fn/seats/1/token", "{}")).await;
    let seen = fake.seen().remove(0);
    assert!(seen.contains("match_id: \"m/n\"") && seen.contains("seat: Some(1)"), "{seen}");
}

#[tokio::test]
async fn a_number_beyond_a_doubles_precision_arrives_whole() {
    let fake = Fake::default();
    for version in ["9007199254740993", "\"9007199254740993\""] {
        let body = format!(r#"{{"action":{DONE},"expectedVersion":{version}}}"#);
        fake.answer(post("/v1/matches/m/actions", body)).await;
    }
    let seen = fake.seen();
    assert_eq!(seen.len(), 2);
    assert!(
        seen.iter().all(|it| it.contains("expected_version: Some(9007199254740993)")),
        "{seen:?}"
    );
}

#[tokio::test]
async fn null_is_as_good_as_absent_where_a_field_may_be_absent() {
    let fake = Fake::default();
    let absent = r#""seat":null,"requestId":null,"expectedVersion":null"#;
    let body = format!(r#"{{"action":{DONE},{absent}}}"#);
    let response = fake.answer(post("/v1/matches/m/actions", body)).await;
    assert_eq!(response.status(), StatusCode::OK);
}
