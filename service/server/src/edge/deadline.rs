//! Ends a request when its time is over: ours, or the caller's where that is less.

use std::time::Duration;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use http::HeaderMap;
use tokio::time::{Instant, timeout_at};

use super::door::Door;
use crate::failure::{Failure, FlawCode, Refusal};

/// By when the request must be answered; inner retries give up in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Deadline(pub Instant);

const GRPC_TIMEOUT: &str = "grpc-timeout";
/// The most digits the header may have, by the gRPC specification.
const MAX_DIGITS: usize = 8;

/// The layer. It measures until the answer begins; a watch goes on as long as it likes.
pub(super) async fn keep(
    State((door, longest)): State<(Door, Duration)>,
    mut request: Request,
    next: Next,
) -> Response {
    let Ok(asked) = asked(request.headers()) else {
        let why = "expected 1 to 8 digits and one of `H M S m u n`";
        return door.refuse(Failure::malformed(GRPC_TIMEOUT, FlawCode::WrongValue, why));
    };
    let deadline = Instant::now() + asked.map_or(longest, |asked| asked.min(longest));
    request.extensions_mut().insert(Deadline(deadline));
    match timeout_at(deadline, next.run(request)).await {
        Ok(response) => response,
        Err(_elapsed) => door.refuse(Refusal::TooLate.into()),
    }
}

/// A `grpc-timeout` that is not one.
#[derive(Debug, PartialEq, Eq)]
struct NotATimeout;

fn asked(headers: &HeaderMap) -> Result<Option<Duration>, NotATimeout> {
    let Some(value) = headers.get(GRPC_TIMEOUT) else {
        return Ok(None);
    };
    let text = value.to_str().map_err(|_| NotATimeout)?;
    let unit = text.chars().next_back().ok_or(NotATimeout)?;
    let digits = text.strip_suffix(unit).ok_or(NotATimeout)?;
    if digits.len() > MAX_DIGITS || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(NotATimeout);
    }
    let count: u64 = digits.parse().map_err(|_| NotATimeout)?;
    let span = match unit {
        'H' => Duration::from_secs(count * 60 * 60),
        'M' => Duration::from_secs(count * 60),
        'S' => Duration::from_secs(count),
        'm' => Duration::from_millis(count),
        'u' => Duration::from_micros(count),
        'n' => Duration::from_nanos(count),
        _ => return Err(NotATimeout),
    };
    Ok(Some(span))
}

#[cfg(test)]
mod tests {
    use axum::{Router, body::Body, middleware::from_fn_with_state, routing::get};
    use http::{HeaderValue, StatusCode};
    use tower::ServiceExt;

    use super::*;

    fn given(value: &'static str) -> Result<Option<Duration>, NotATimeout> {
        let mut headers = HeaderMap::new();
        headers.insert(GRPC_TIMEOUT, HeaderValue::from_static(value));
        asked(&headers)
    }

    #[test]
    fn the_callers_time_is_read_in_every_unit() {
        assert_eq!(given("2H"), Ok(Some(Duration::from_secs(7200))));
        assert_eq!(given("99999999S"), Ok(Some(Duration::from_secs(99_999_999))));
        assert_eq!(given("250m"), Ok(Some(Duration::from_millis(250))));
        assert_eq!(given("1n"), Ok(Some(Duration::from_nanos(1))));
        for wrong in ["", "S", "1", "1s", "-1S", "1.5S", "123456789S", "1 S"] {
            assert_eq!(given(wrong), Err(NotATimeout), "{wrong}");
        }
    }

    async fn answer(timeout: &str, longest: Duration) -> Response {
        let app = Router::new()
            .route("/", get(std::future::pending::<()>))
            .layer(from_fn_with_state((Door::Rest, longest), keep));
        let request = Request::get("/").header(GRPC_TIMEOUT, timeout).body(Body::empty());
        app.oneshot(request.unwrap()).await.unwrap()
    }

    #[tokio::test(start_paused = true)]
    async fn the_shorter_of_both_times_ends_the_request() {
        let began = Instant::now();
        let response = answer("250m", Duration::from_secs(5)).await;
        assert_eq!(response.status(), StatusCode::GATEWAY_TIMEOUT);
        assert_eq!(began.elapsed().as_millis(), 250);
        answer("1H", Duration::from_secs(5)).await;
        assert_eq!(began.elapsed().as_millis(), 5250);
    }

    #[tokio::test]
    async fn a_time_that_is_none_is_malformed() {
        let response = answer("soon", Duration::from_secs(5)).await;
        assert_eq!(response.status(), StatusCode::BAD_REQUEST);
    }
}
