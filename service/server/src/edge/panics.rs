//! Turns a panic below into an answer. The panic itself is logged where it happens.

use std::panic::AssertUnwindSafe;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use futures::FutureExt;

use super::door::Door;
use crate::failure::Failure;

/// The layer.
pub(super) async fn catch(State(door): State<Door>, request: Request, next: Next) -> Response {
    // What a request shares with others are locks and caches, whose own code does not unwind
    // half-way; the request's state dies with it.
    match AssertUnwindSafe(next.run(request)).catch_unwind().await {
        Ok(response) => response,
        Err(_panic) => door.refuse(Failure::inside("a handler panicked")),
    }
}

#[cfg(test)]
mod tests {
    use axum::{Router, body::Body, middleware::from_fn_with_state, routing::get};
    use http::StatusCode;
    use tonic::Status;
    use tower::ServiceExt;

    use super::*;

    async fn broken() -> &'static str {
        panic!("secret detail")
    }

    async fn answer(door: Door) -> Response {
        let app = Router::new().route("/", get(broken)).layer(from_fn_with_state(door, catch));
        app.oneshot(Request::new(Body::empty())).await.unwrap()
    }

    #[tokio::test]
    async fn a_panic_is_a_problem_that_tells_nothing_of_it() {
        let response = answer(Door::Rest).await;
        assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(response.headers()["content-type"], "application/problem+json");
        let body = axum::body::to_bytes(response.into_body(), 4096).await.unwrap();
        assert!(!String::from_utf8_lossy(&body).contains("secret"));
    }

    #[tokio::test]
    async fn a_panic_is_internal_over_grpc() {
        let response = answer(Door::Grpc).await;
        let status = Status::from_header_map(response.headers()).unwrap();
        assert_eq!(status.code(), tonic::Code::Internal);
        assert!(!status.message().contains("secret"));
    }
}
