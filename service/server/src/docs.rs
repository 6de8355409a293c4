//! The API's documentation: a page that needs no other host, and the document behind it.

mod asset;

use axum::Router;

use self::asset::Asset;

/// The OpenAPI document, made from the contract.
pub const OPENAPI: &str = include_str!("../../../api/openapi.json");

const PAGE: &str = include_str!("../assets/docs/index.html");
const START: &str = include_str!("../assets/docs/start.js");
const SCRIPT_GZ: &[u8] = include_bytes!("../assets/swagger-ui/swagger-ui-bundle.js.gz");
const STYLE_GZ: &[u8] = include_bytes!("../assets/swagger-ui/swagger-ui.css.gz");

/// `/docs`, what it loads, and `/openapi.json`.
pub fn routes() -> Router {
    let javascript = "text/javascript; charset=utf-8";
    Router::new()
        .route("/docs", Asset::text("text/html; charset=utf-8", PAGE).served())
        .route("/docs/start.js", Asset::text(javascript, START).served())
        .route("/docs/swagger-ui-bundle.js", Asset::gzip(javascript, SCRIPT_GZ).served())
        .route("/docs/swagger-ui.css", Asset::gzip("text/css; charset=utf-8", STYLE_GZ).served())
        .route("/openapi.json", Asset::text("application/json", OPENAPI).served())
}

#[cfg(test)]
mod tests {
    use axum::body::{Body, to_bytes};
    use axum::extract::Request;
    use axum::response::Response;
    use http::StatusCode;
    use http::header::{CONTENT_ENCODING, CONTENT_SECURITY_POLICY, ETAG, IF_NONE_MATCH};
    use tower::ServiceExt;

    use super::*;

    async fn answer(path: &str, known: Option<&str>) -> Response {
        let mut request = Request::get(path);
        if let Some(tag) = known {
            request = request.header(IF_NONE_MATCH, tag);
        }
        routes().oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
    }

    async fn text(response: Response) -> String {
        String::from_utf8(to_bytes(response.into_body(), 1 << 20).await.unwrap().to_vec()).unwrap()
    }

    #[tokio::test]
    async fn the_page_loads_from_its_own_server_alone() {
        let response = answer("/docs", None).await;
        let policy = response.headers()[CONTENT_SECURITY_POLICY].to_str().unwrap().to_owned();
        assert!(policy.contains("default-src 'none'"), "{policy}");
        assert!(policy.contains("script-src 'self';"), "{policy}");
        let page = text(response).await;
        assert!(!page.contains("http://") && !page.contains("https://"));
        assert!(!page.contains("<script>"), "scripts within the page are forbidden by its policy");
        for path in page.split('"').filter(|part| part.starts_with("docs/")) {
            assert_eq!(answer(&format!("/{path}"), None).await.status(), StatusCode::OK, "{path}");
        }
    }

    #[tokio::test]
    async fn what_a_browser_has_is_not_sent_again() {
        let first = answer("/docs/swagger-ui-bundle.js", None).await;
        assert_eq!(first.headers()[CONTENT_ENCODING], "gzip");
        let tag = first.headers()[ETAG].to_str().unwrap().to_owned();
        let second = answer("/docs/swagger-ui-bundle.js", Some(&tag)).await;
        assert_eq!(second.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(second.headers()[ETAG], tag.as_str());
        assert!(text(second).await.is_empty());
        let other = answer("/docs/swagger-ui-bundle.js", Some("\"other\"")).await;
        assert_eq!(other.status(), StatusCode::OK);
    }

    #[tokio::test]
    async fn the_document_is_json_and_names_the_calls() {
        let document: serde_json::Value =
            serde_json::from_str(&text(answer("/openapi.json", None).await).await).unwrap();
        assert!(document["paths"]["/v1/matches"]["post"].is_object());
    }
}
