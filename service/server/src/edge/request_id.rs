//! Gives every request an id that its answer and its log line carry.

use axum::extract::Request;
use axum::middleware::Next;
use axum::response::Response;
use http::{HeaderMap, HeaderName, HeaderValue};
use uuid::Uuid;

/// The header the id travels in. Not to be taken for `requestId`, which makes a retry safe.
pub const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest id taken from a caller, in bytes.
const MAX_BYTES: usize = 128;

/// The id of one request, as its caller named it or as we did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequestId(HeaderValue);

impl RequestId {
    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        // INVARIANT: both ways to make one take visible ASCII only.
        self.0.to_str().unwrap_or_default()
    }

    /// The caller's own id, if it is fit for a log line.
    fn given(headers: &HeaderMap) -> Option<Self> {
        let value = headers.get(X_REQUEST_ID)?;
        let fits = (1..=MAX_BYTES).contains(&value.len())
            && value.as_bytes().iter().all(u8::is_ascii_graphic);
        fits.then(|| Self(value.clone()))
    }

    fn made() -> Option<Self> {
        HeaderValue::try_from(Uuid::now_v7().to_string()).ok().map(Self)
    }
}

/// The layer.
pub(super) async fn name_request(mut request: Request, next: Next) -> Response {
    let id = RequestId::given(request.headers()).or_else(RequestId::made);
    if let Some(id) = &id {
        request.extensions_mut().insert(id.clone());
    }
    let mut response = next.run(request).await;
    if let Some(RequestId(value)) = id {
        response.headers_mut().insert(X_REQUEST_ID, value);
    }
    response
}

#[cfg(test)]
mod tests {
    use axum::{Extension, Router, body::Body, middleware::from_fn, routing::get};
    use tower::ServiceExt;

    use super::*;

    async fn answered(given: Option<&str>) -> String {
        let app = Router::new()
            .route("/", get(async |Extension(id): Extension<RequestId>| id.as_str().to_owned()))
            .layer(from_fn(name_request));
        let mut request = Request::new(Body::empty());
        if let Some(given) = given {
            request.headers_mut().insert(X_REQUEST_ID, HeaderValue::try_from(given).unwrap());
        }
        let response = app.oneshot(request).await.unwrap();
        let header = response.headers()[X_REQUEST_ID].to_str().unwrap().to_owned();
        let body = axum::body::to_bytes(response.into_body(), 1024).await.unwrap();
        assert_eq!(body, header, "handler and caller see the same id");
        header
    }

    #[tokio::test]
    async fn the_callers_id_is_kept() {
        assert_eq!(answered(Some("abc-1")).await, "abc-1");
    }

    #[tokio::test]
    async fn a_request_without_an_id_is_given_one_of_its_own() {
        assert_ne!(answered(None).await, answered(None).await);
    }

    #[tokio::test]
    async fn an_id_unfit_for_a_log_line_is_replaced() {
        assert_eq!(answered(Some("two words")).await.len(), 36);
        assert_eq!(answered(Some(&"x".repeat(129))).await.len(), 36);
    }
}
