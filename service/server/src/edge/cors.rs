//! Which web pages may call, and what they may read of an answer.

use std::time::Duration;

use http::header::{ETAG, RETRY_AFTER};
use http::{HeaderName, HeaderValue, Method};
use serde::Deserialize;
use thiserror::Error;
use tower_http::cors::{AllowHeaders, AllowOrigin, CorsLayer};

use super::{request_id::X_REQUEST_ID, trace::TRACERESPONSE};

/// How long a browser may remember a preflight.
const MEMORY: Duration = Duration::from_secs(60 * 60);

/// Where browsers may call from.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Vec<String>")]
pub enum Origins {
    /// Any page.
    Any,
    /// Pages of these origins.
    These(Vec<HeaderValue>),
}

/// Why an origin is refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not an origin such as `https://example.org`")]
pub struct NotAnOrigin(String);

impl TryFrom<Vec<String>> for Origins {
    type Error = NotAnOrigin;

    fn try_from(origins: Vec<String>) -> Result<Self, NotAnOrigin> {
        if origins.iter().any(|origin| origin == "*") {
            return Ok(Self::Any);
        }
        let each = origins.into_iter().map(|origin| match HeaderValue::try_from(&origin) {
            Ok(value) if origin.contains("://") && !origin.ends_with('/') => Ok(value),
            Ok(_) | Err(_) => Err(NotAnOrigin(origin)),
        });
        each.collect::<Result<_, _>>().map(Self::These)
    }
}

/// The layer.
pub(super) fn layer(origins: &Origins) -> CorsLayer {
    let allowed = match origins {
        Origins::Any => AllowOrigin::any(),
        Origins::These(origins) => AllowOrigin::list(origins.iter().cloned()),
    };
    CorsLayer::new()
        .allow_origin(allowed)
        .allow_methods([Method::GET, Method::POST])
        .allow_headers(AllowHeaders::mirror_request())
        .expose_headers([
            HeaderName::from_static("grpc-status"),
            HeaderName::from_static("grpc-message"),
            HeaderName::from_static("grpc-status-details-bin"),
            ETAG,
            RETRY_AFTER,
            TRACERESPONSE,
            X_REQUEST_ID,
        ])
        .max_age(MEMORY)
}

#[cfg(test)]
mod tests {
    use axum::{Router, body::Body, extract::Request, routing::get};
    use tower::ServiceExt;

    use super::*;

    fn origins(list: &[&str]) -> Result<Origins, NotAnOrigin> {
        Origins::try_from(list.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    async fn allowed(list: &[&str], origin: &str) -> Option<HeaderValue> {
        let app = Router::new().route("/", get(())).layer(layer(&origins(list).unwrap()));
        let request = Request::get("/").header("origin", origin).body(Body::empty()).unwrap();
        let response = app.oneshot(request).await.unwrap();
        response.headers().get("access-control-allow-origin").cloned()
    }

    #[tokio::test]
    async fn only_named_origins_may_read() {
        let page = "https://a.example";
        assert_eq!(allowed(&[page], page).await, Some(HeaderValue::from_static(page)));
        assert_eq!(allowed(&[page], "https://b.example").await, None);
        assert_eq!(allowed(&["*"], page).await, Some(HeaderValue::from_static("*")));
    }

    #[test]
    fn what_is_no_origin_is_refused_by_name() {
        assert_eq!(origins(&["example.org"]), Err(NotAnOrigin("example.org".into())));
        assert!(origins(&["https://example.org/"]).is_err());
    }
}
