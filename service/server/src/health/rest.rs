//! `/health/live` and `/health/ready`.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use http::header::CACHE_CONTROL;
use serde_json::json;

use super::Readiness;
use crate::edge::Door;

/// Both routes. `live` says that the process runs, `ready` that it can serve.
pub fn routes(readiness: Readiness) -> Router {
    Router::new()
        .route("/health/live", get(async || said("live")))
        .route("/health/ready", get(ready))
        .with_state(readiness)
}

async fn ready(State(readiness): State<Readiness>) -> Response {
    match readiness.check().await {
        Ok(()) => said("ready"),
        Err(failure) => Door::Rest.refuse(failure),
    }
}

fn said(status: &'static str) -> Response {
    ([(CACHE_CONTROL, "no-store")], Json(json!({ "status": status }))).into_response()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use axum::body::Body;
    use axum::extract::Request;
    use http::StatusCode;
    use tokio_util::sync::CancellationToken;
    use tower::ServiceExt;
    use umpire_store::{Clock, Embedded};

    use super::*;

    #[tokio::test]
    async fn a_process_that_stops_lives_and_is_not_ready() {
        let stop = CancellationToken::new();
        let store = Arc::new(Embedded::memory(Clock::system()).unwrap());
        let app = routes(Readiness::new(store, stop.clone()));
        let status = async |path: &str| {
            let request = Request::get(path).body(Body::empty()).unwrap();
            app.clone().oneshot(request).await.unwrap().status()
        };
        assert_eq!(status("/health/ready").await, StatusCode::OK);
        stop.cancel();
        assert_eq!(status("/health/ready").await, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(status("/health/live").await, StatusCode::OK);
    }
}
