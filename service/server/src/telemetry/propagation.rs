//! W3C trace context: whose trace a request belongs to, on its way in and on our way out.

use http::{HeaderMap, HeaderName, HeaderValue};
use opentelemetry::Context;
use opentelemetry::propagation::{Extractor, Injector, TextMapPropagator};
use opentelemetry_sdk::propagation::TraceContextPropagator;

/// The trace a caller's headers continue; an empty context if they name none.
#[must_use]
pub fn extract(headers: &HeaderMap) -> Context {
    TraceContextPropagator::new().extract_with_context(&Context::new(), &Incoming(headers))
}

/// Writes `context` into the headers of a call to somebody else.
pub fn inject(context: &Context, headers: &mut HeaderMap) {
    TraceContextPropagator::new().inject_context(context, &mut Outgoing(headers));
}

struct Incoming<'a>(&'a HeaderMap);

impl Extractor for Incoming<'_> {
    fn get(&self, key: &str) -> Option<&str> {
        self.0.get(key)?.to_str().ok()
    }

    fn keys(&self) -> Vec<&str> {
        self.0.keys().map(HeaderName::as_str).collect()
    }
}

struct Outgoing<'a>(&'a mut HeaderMap);

impl Injector for Outgoing<'_> {
    fn set(&mut self, key: &str, value: String) {
        let pair = (HeaderName::from_bytes(key.as_bytes()), HeaderValue::try_from(value));
        if let (Ok(name), Ok(value)) = pair {
            self.0.insert(name, value);
        }
    }
}

#[cfg(test)]
mod tests {
    use opentelemetry::trace::TraceContextExt;

    use super::*;

    const PARENT: &str = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

    #[test]
    fn what_came_in_goes_out() {
        let headers = HeaderMap::from_iter([
            (HeaderName::from_static("traceparent"), HeaderValue::from_static(PARENT)),
            (HeaderName::from_static("tracestate"), HeaderValue::from_static("a=1")),
        ]);
        let mut out = HeaderMap::new();
        inject(&extract(&headers), &mut out);
        assert_eq!(out, headers);
    }

    #[test]
    fn a_malformed_parent_is_no_parent() {
        let headers = HeaderMap::from_iter([(
            HeaderName::from_static("traceparent"),
            HeaderValue::from_static("00-zz-1"),
        )]);
        assert!(!extract(&headers).span().span_context().is_valid());
    }
}
