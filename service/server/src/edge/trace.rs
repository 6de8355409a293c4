//! Continues the caller's trace: the span every request runs in.

use axum::extract::{MatchedPath, Request};
use axum::middleware::Next;
use axum::response::Response;
use http::{HeaderMap, HeaderName};
use opentelemetry::Context;
use opentelemetry::trace::{TraceContextExt, TraceId};
use tracing::field::Empty;
use tracing::{Instrument, Span, info_span};
use tracing_opentelemetry::OpenTelemetrySpanExt;

use super::request_id::RequestId;
use crate::telemetry::propagation;

/// Tells the caller which span answered (W3C Trace Context, level 2).
pub const TRACERESPONSE: HeaderName = HeaderName::from_static("traceresponse");
const TRACEPARENT: HeaderName = HeaderName::from_static("traceparent");

tokio::task_local! {
    static TRACE: Option<TraceId>;
}

/// The trace the current request belongs to; none if nothing traces it, and outside of requests.
#[must_use]
pub fn current_id() -> Option<TraceId> {
    TRACE.try_with(|id| *id).ok().flatten()
}

/// The layer.
pub(super) async fn continue_trace(request: Request, next: Next) -> Response {
    let caller = propagation::extract(request.headers());
    let span = span_of(&request);
    // Without an exporter there is nothing to attach to, and the caller's id still serves the log.
    let _ = span.set_parent(caller.clone());
    let ours = span.context();
    let id = trace_id(&ours).or_else(|| trace_id(&caller));
    if let Some(id) = id {
        span.record("trace_id", id.to_string());
    }
    let answer = TRACE.scope(id, next.run(request).instrument(span));
    let mut response = answer.await;
    if let Some(value) = response_header(&ours) {
        response.headers_mut().insert(TRACERESPONSE, value);
    }
    response
}

fn span_of(request: &Request) -> Span {
    let method = request.method().as_str();
    let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
    let id = request.extensions().get::<RequestId>().map_or("", RequestId::as_str);
    info_span!(
        "request",
        otel.name = format!("{method} {route}").trim_end(),
        otel.kind = "server",
        otel.status_code = Empty,
        http.request.method = method,
        http.route = route,
        url.path = request.uri().path(),
        http.response.status_code = Empty,
        rpc.response.status_code = Empty,
        request_id = id,
        trace_id = Empty,
        caller = Empty,
    )
}

fn trace_id(context: &Context) -> Option<TraceId> {
    let span = context.span();
    let span = span.span_context();
    span.is_valid().then(|| span.trace_id())
}

fn response_header(context: &Context) -> Option<http::HeaderValue> {
    let mut headers = HeaderMap::new();
    propagation::inject(context, &mut headers);
    headers.remove(TRACEPARENT)
}

#[cfg(test)]
mod tests {
    use axum::{Router, body::Body, middleware::from_fn, routing::get};
    use opentelemetry::trace::TracerProvider;
    use opentelemetry_sdk::trace::{InMemorySpanExporter, SdkTracerProvider};
    use tower::ServiceExt;
    use tracing_subscriber::layer::SubscriberExt;

    use super::*;

    const PARENT: &str = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const TRACE_ID: &str = "0af7651916cd43dd8448eb211c80319c";

    async fn call() -> Response {
        let id = async || current_id().map(|id| id.to_string()).unwrap_or_default();
        let app = Router::new().route("/a/{b}", get(id)).layer(from_fn(continue_trace));
        let request = Request::get("/a/1").header("traceparent", PARENT);
        app.oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
    }

    async fn body(response: Response) -> String {
        let bytes = axum::body::to_bytes(response.into_body(), 1024).await.unwrap();
        String::from_utf8(bytes.to_vec()).unwrap()
    }

    #[tokio::test]
    async fn without_an_exporter_the_callers_trace_id_is_still_known() {
        let response = call().await;
        assert!(response.headers().get(TRACERESPONSE).is_none());
        assert_eq!(body(response).await, TRACE_ID);
    }

    #[tokio::test]
    async fn the_span_is_a_child_of_the_callers_and_the_answer_names_it() {
        let exporter = InMemorySpanExporter::default();
        let provider = SdkTracerProvider::builder().with_simple_exporter(exporter.clone()).build();
        let layer = tracing_opentelemetry::layer().with_tracer(provider.tracer("test"));
        let subscriber = tracing_subscriber::registry().with(layer);
        // With one subscriber in the process, whether a span is wanted is asked of whichever thread comes
        // first to it, and another test's has none. With two, both are asked.
        let _other = tracing::Dispatch::new(tracing_subscriber::registry());
        let _guard = tracing::subscriber::set_default(subscriber);
        tracing::callsite::rebuild_interest_cache();

        let response = call().await;

        let spans = exporter.get_finished_spans().unwrap();
        let span = spans.iter().find(|span| span.name == "GET /a/{b}").unwrap();
        assert_eq!(span.parent_span_id.to_string(), "b7ad6b7169203331");
        assert_eq!(span.span_context.trace_id().to_string(), TRACE_ID);
        let named = response.headers()[TRACERESPONSE].to_str().unwrap().to_owned();
        assert_eq!(named, format!("00-{TRACE_ID}-{}-01", span.span_context.span_id()));
    }
}
