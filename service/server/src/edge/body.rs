//! Keeps bodies within their limit: by what they announce, and as they are read.

use std::error::Error;

use axum::BoxError;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use http::HeaderMap;
use http::header::CONTENT_LENGTH;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use tonic::Status;

use super::door::Door;
use crate::failure::{Failure, FlawCode};

/// The layer.
///
/// A body that turns out too long while it is read fails with a [`Status`], which tonic answers as
/// it stands and REST finds as the source of the read error.
pub(super) async fn measure(
    State((door, limit)): State<(Door, usize)>,
    request: Request,
    next: Next,
) -> Response {
    if announced(request.headers()).is_some_and(|length| length > limit) {
        return door.refuse(too_large(limit));
    }
    let limited = request
        .map(|body| Body::new(Limited::new(body, limit).map_err(move |error| named(error, limit))));
    next.run(limited).await
}

fn announced(headers: &HeaderMap) -> Option<usize> {
    headers.get(CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

fn named(error: BoxError, limit: usize) -> BoxError {
    if error.is::<LengthLimitError>() { Status::from(too_large(limit)).into() } else { error }
}

fn too_large(limit: usize) -> Failure {
    Failure::malformed("", FlawCode::TooLarge, format!("the body is longer than {limit} bytes"))
}

/// The status that ended the reading of a body, if `measure` ended it.
#[must_use]
pub fn status_within<'a>(mut error: &'a (dyn Error + 'static)) -> Option<&'a Status> {
    loop {
        match error.downcast_ref::<Status>() {
            Some(status) => return Some(status),
            None => error = error.source()?,
        }
    }
}

#[cfg(test)]
mod tests {
    use axum::{Router, middleware::from_fn_with_state, routing::post};
    use bytes::Bytes;
    use http::StatusCode;
    use tower::ServiceExt;

    use super::*;

    async fn answer(body: Body) -> Response {
        let read = async |body: Body| match axum::body::to_bytes(body, usize::MAX).await {
            Ok(bytes) => bytes.len().to_string(),
            Err(error) => status_within(&error).map(|status| status.message().to_owned()).unwrap(),
        };
        let app = Router::new()
            .route("/", post(read))
            .layer(from_fn_with_state((Door::Rest, 8), measure));
        app.oneshot(Request::post("/").body(body).unwrap()).await.unwrap()
    }

    fn streamed(parts: &[&'static str]) -> Body {
        let parts: Vec<_> =
            parts.iter().map(|part| Ok::<_, Status>(Bytes::from_static(part.as_bytes()))).collect();
        Body::from_stream(futures::stream::iter(parts))
    }

    async fn text(response: Response) -> String {
        let bytes = axum::body::to_bytes(response.into_body(), 4096).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn a_body_that_announces_too_much_is_refused_unread() {
        let request = Request::post("/").header("content-length", "9");
        let app = Router::new()
            .route("/", post(async || "read"))
            .layer(from_fn_with_state((Door::Rest, 8), measure));
        let response = app.oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(response.status(), StatusCode::BAD_REQUEST);
        assert!(text(response).await.contains("too-large"));
    }

    #[tokio::test]
    async fn a_body_that_grows_too_long_fails_as_it_is_read() {
        let why = text(answer(streamed(&["12345", "6789"])).await).await;
        assert!(why.contains("longer than 8 bytes"), "{why}");
    }

    #[tokio::test]
    async fn a_body_of_just_the_limit_is_read() {
        assert_eq!(text(answer(streamed(&["1234", "5678"])).await).await, "8");
    }
}
