//! In which form each door says no, and what both have in common.

use axum::body::Body;
use axum::extract::Request;
use futures::stream;
use http::{Method, StatusCode};
use tonic::{Code, Status};
use tonic_types::StatusExt;
use umpire_contract::umpire::v1::fault::Reason;
use umpire_server::config::Flags;
use umpire_server::failure::fault_of;

use crate::fixture::{answer, app, call, dev, framed, grpc, house, problem, text, visit};

#[tokio::test]
async fn an_address_that_leads_nowhere_is_a_problem() {
    let response = visit(&app(&house(dev()).await), "/v1/nowhere", None).await;
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
    assert_eq!(problem(response).await["reason"], "NOT_FOUND");
}

#[tokio::test]
async fn a_service_or_method_that_is_not_there_is_unimplemented() {
    let app = app(&house(dev()).await);
    for method in ["Nothing/Do", "Catalogue/Nothing"] {
        let status = call(&app, grpc(method, None, framed(&[]))).await.unwrap_err();
        assert_eq!(status.code(), Code::Unimplemented, "{method}");
        assert_eq!(fault_of(&status).unwrap().reason(), Reason::NotOffered, "{method}");
    }
}

#[tokio::test]
async fn bytes_that_are_no_message_are_the_callers_fault() {
    let app = app(&house(dev()).await);
    let wrong_type = framed(&[0x0a, 0xff]);
    let no_frame = vec![0, 0];
    let no_body = Vec::new();
    for body in [wrong_type, no_frame, no_body] {
        let status = call(&app, grpc("Catalogue/ListGames", None, body)).await.unwrap_err();
        assert_eq!(status.code(), Code::InvalidArgument, "{status:?}");
        assert_eq!(fault_of(&status).unwrap().reason(), Reason::Malformed);
    }
}

#[tokio::test]
async fn a_message_that_grows_too_long_is_malformed_by_both_doors() {
    let flags = Flags { body_limit_bytes: Some(8), ..dev() };
    let app = app(&house(flags).await);
    let parts = || {
        let message = framed(b"\x12\x06longer");
        let parts = [message[..7].to_vec(), message[7..].to_vec()].map(Ok::<_, Status>);
        Body::from_stream(stream::iter(parts))
    };

    let (head, _) = grpc("Catalogue/ListGames", None, Vec::new()).into_parts();
    let status = call(&app, Request::from_parts(head, parts())).await.unwrap_err();
    assert_eq!(status.code(), Code::InvalidArgument);
    assert_eq!(fault_of(&status).unwrap().violations[0].code, "too-large");

    let announced = Request::post("/v1/length").header("content-length", "9");
    let announced = announced.body(Body::from("123456789")).unwrap();
    let response = answer(&app, announced).await;
    assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    assert_eq!(problem(response).await["violations"][0]["code"], "too-large");
}

#[tokio::test]
async fn a_failure_keeps_its_details_and_its_secret() {
    let app = app(&house(dev()).await);
    let status = call(&app, grpc("Catalogue/GetGame", None, framed(&[]))).await.unwrap_err();
    assert_eq!(status.code(), Code::Unavailable);
    assert!(status.get_details_retry_info().is_some());
    assert!(!format!("{status:?}").contains("10.0.0.7"));
}

#[tokio::test]
async fn a_panic_is_an_answer_with_the_callers_trace_id() {
    let app = app(&house(dev()).await);
    let mut request = grpc("Catalogue/ListRules", None, framed(&[]));
    let parent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    request.headers_mut().insert("traceparent", parent.parse().unwrap());
    let status = call(&app, request).await.unwrap_err();
    assert_eq!(status.code(), Code::Internal);
    assert_eq!(fault_of(&status).unwrap().trace_id, "0af7651916cd43dd8448eb211c80319c");
}

/// A gRPC-Web call, as a browser sends it.
fn web(method: &str) -> Request {
    Request::post(format!("/umpire.v1.{method}"))
        .header("content-type", "application/grpc-web+proto")
        .header("origin", "https://page.example")
        .body(Body::from(framed(&[])))
        .unwrap()
}

#[tokio::test]
async fn a_browser_calls_by_grpc_web_over_http_1() {
    let response = answer(&app(&house(dev()).await), web("Catalogue/ListGames")).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()["content-type"], "application/grpc-web+proto");
    let body = text(response).await;
    assert!(body.contains("tenant dev") && body.contains("grpc-status:0"), "{body:?}");
}

#[tokio::test]
async fn a_refused_browser_is_told_in_grpc_web() {
    let response = answer(&app(&house(Flags::default()).await), web("Catalogue/ListGames")).await;
    assert_eq!(response.headers()["content-type"], "application/grpc-web+proto");
    let readable = response.headers()["access-control-expose-headers"].to_str().unwrap();
    assert!(readable.contains("grpc-status"), "{readable}");
    let status = Status::from_header_map(response.headers()).unwrap();
    assert_eq!(status.code(), Code::Unauthenticated);
}

#[tokio::test]
async fn a_preflight_needs_no_credential() {
    let request = Request::builder()
        .method(Method::OPTIONS)
        .uri("/v1/who")
        .header("origin", "https://page.example")
        .header("access-control-request-method", "GET")
        .header("access-control-request-headers", "authorization")
        .body(Body::empty())
        .unwrap();
    let response = answer(&app(&house(Flags::default()).await), request).await;
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(response.headers()["access-control-allow-headers"], "authorization");
}

#[tokio::test]
async fn every_answer_carries_a_request_id() {
    let app = app(&house(Flags::default()).await);
    for path in ["/v1/who", "/v1/nowhere", "/docs", "/health/live"] {
        let response = visit(&app, path, None).await;
        assert!(response.headers().contains_key("x-request-id"), "{path}");
    }
}
