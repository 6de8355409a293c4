//! Turns requests away while too many are worked on: a quick no is better than a slow one.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use tokio::sync::Semaphore;

use super::door::Door;
use crate::failure::Refusal;

/// When a request that was turned away may come back.
const PAUSE: Duration = Duration::from_secs(1);

/// The places for requests at work, of both doors together.
#[derive(Debug, Clone)]
pub(crate) struct Load(Arc<Semaphore>);

impl Load {
    /// Room for `requests` at once.
    pub(crate) fn new(requests: usize) -> Self {
        Self(Arc::new(Semaphore::new(requests.min(Semaphore::MAX_PERMITS))))
    }
}

/// The layer. A place is held until the answer begins; an open watch holds none.
pub(super) async fn admit(
    State((door, Load(places))): State<(Door, Load)>,
    request: Request,
    next: Next,
) -> Response {
    match places.try_acquire() {
        Ok(_place) => next.run(request).await,
        Err(_full) => door.refuse(Refusal::Busy { retry_after: PAUSE }.into()),
    }
}

#[cfg(test)]
mod tests {
    use axum::{Router, body::Body, middleware::from_fn_with_state, routing::get};
    use http::StatusCode;
    use tokio::sync::Notify;
    use tower::ServiceExt;

    use super::*;

    #[tokio::test]
    async fn a_request_beyond_the_limit_is_told_when_to_come_back() {
        let (entered, leave) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let (inside, way_out) = (Arc::clone(&entered), Arc::clone(&leave));
        let slow = async move || {
            inside.notify_one();
            way_out.notified().await;
        };
        let app = Router::new()
            .route("/", get(slow))
            .layer(from_fn_with_state((Door::Rest, Load::new(1)), admit));
        let call = || app.clone().oneshot(Request::new(Body::empty()));
        let first = tokio::spawn(call());
        entered.notified().await;

        let second = call().await.unwrap();
        assert_eq!(second.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(second.headers()["retry-after"], "1");

        leave.notify_one();
        assert_eq!(first.await.unwrap().unwrap().status(), StatusCode::OK);
        leave.notify_one();
        assert_eq!(call().await.unwrap().status(), StatusCode::OK, "the place is free again");
    }
}
