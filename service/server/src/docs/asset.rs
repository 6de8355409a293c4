//! A file that is part of the program, as a browser should get it.

use axum::body::Body;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use bytes::Bytes;
use http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH,
    REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use http::{HeaderMap, HeaderValue, StatusCode};
use sha2::{Digest, Sha256};

/// Nothing from elsewhere, nothing inline; `data:` for the icons within the style sheet.
const POLICY: HeaderValue = HeaderValue::from_static(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
);

/// A file and its headers.
#[derive(Clone)]
pub(super) struct Asset {
    headers: HeaderMap,
    body: Bytes,
}

impl Asset {
    /// A text as it is.
    pub(super) fn text(kind: &'static str, text: &'static str) -> Self {
        Self::new(kind, Bytes::from_static(text.as_bytes()))
    }

    /// A file that is kept compressed, and sent so: every browser takes gzip.
    pub(super) fn gzip(kind: &'static str, file: &'static [u8]) -> Self {
        let mut asset = Self::new(kind, Bytes::from_static(file));
        asset.headers.insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
        asset
    }

    fn new(kind: &'static str, body: Bytes) -> Self {
        let headers = HeaderMap::from_iter([
            (CONTENT_TYPE, HeaderValue::from_static(kind)),
            (CONTENT_SECURITY_POLICY, POLICY),
            (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
            (REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
            // Kept, and asked about each time: a new release shows at once.
            (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        ]);
        let mut asset = Self { headers, body };
        asset.headers.extend(tag(&asset.body).map(|tag| (ETAG, tag)));
        asset
    }

    /// The route that sends it.
    pub(super) fn served(self) -> MethodRouter {
        get(async move |headers: HeaderMap| self.answer(&headers))
    }

    fn answer(self, asked: &HeaderMap) -> Response {
        let known = asked.get(IF_NONE_MATCH);
        if known.is_some() && known == self.headers.get(ETAG) {
            return (StatusCode::NOT_MODIFIED, self.headers, Body::empty()).into_response();
        }
        (self.headers, self.body).into_response()
    }
}

/// The file's digest as an entity tag.
fn tag(body: &Bytes) -> Option<HeaderValue> {
    let digest: String =
        Sha256::digest(body).iter().take(16).map(|byte| format!("{byte:02x}")).collect();
    HeaderValue::try_from(format!("\"{digest}\"")).ok()
}
