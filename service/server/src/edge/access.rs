//! One log line and one measurement a request, and each no counted once.

use std::error::Error;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use tonic::{Code, Status};
use tracing::{Span, debug, error, info};
use umpire_contract::umpire::v1::fault::Reason;

use super::door::{Door, status_of};
use super::request_id::RequestId;
use crate::failure::{Failure, Refusal};
use crate::telemetry::{Metrics, Served};

/// Routes that machines ask every few seconds.
const PROBES: &str = "/health/";

/// The layer.
pub(super) async fn record(
    State(metrics): State<Metrics>,
    request: Request,
    next: Next,
) -> Response {
    let method = request.method().to_string();
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let route = route.unwrap_or_default();
    let rpc = (Door::of(request.headers()) == Door::Grpc).then(|| request.uri().path().to_owned());
    let id = request.extensions().get::<RequestId>().cloned();
    let id = id.as_ref().map_or("", RequestId::as_str);
    let began = Instant::now();

    let response = next.run(request).await;

    let spent = began.elapsed();
    let refused = status_of(&response);
    let code = refused.as_ref().map_or(Code::Ok, Status::code);
    let served = Served {
        method: &method,
        // A method that exists is as good as a route; one that does not could be any text.
        route: rpc.as_deref().filter(|_| code != Code::Unimplemented).unwrap_or(&route),
        status: response.status().as_u16(),
        rpc_status: rpc.as_ref().map(|_| i32::from(code)),
    };
    metrics.served(served, spent);
    log(served, code, spent, id);
    if let Some(failure) = refused.as_ref().and_then(failure_of) {
        note(failure, &metrics, id);
    }
    response
}

fn log(served: Served<'_>, code: Code, spent: Duration, request_id: &str) {
    let Served { method, route, status, rpc_status } = served;
    let span = Span::current();
    span.record("http.response.status_code", status);
    if let Some(rpc_status) = rpc_status {
        span.record("rpc.response.status_code", rpc_status);
    }
    if status >= 500 || is_ours(code) {
        span.record("otel.status_code", "ERROR");
    }
    let duration_us = u64::try_from(spent.as_micros()).unwrap_or(u64::MAX);
    if route.starts_with(PROBES) {
        debug!(method, route, status, duration_us, request_id, "answered");
    } else {
        info!(method, route, status, rpc_status, duration_us, request_id, "answered");
    }
}

/// Whether a code speaks of a fault of the service.
fn is_ours(code: Code) -> bool {
    matches!(code, Code::Internal | Code::Unavailable | Code::Unknown | Code::DataLoss)
}

fn failure_of(status: &Status) -> Option<&Failure> {
    status.source()?.downcast_ref()
}

/// Counts what the players and clients did; logs as an error only what we did.
fn note(failure: &Failure, metrics: &Metrics, request_id: &str) {
    match failure {
        Failure::Rejected(violations) => {
            for violation in violations {
                metrics.rejected(&violation.rule);
            }
        }
        Failure::Refused(Refusal::StaleVersion { .. } | Refusal::RequestIdReused) => {
            let (_, reason) = failure.row();
            metrics.conflicted(Reason::as_str_name(&reason));
        }
        Failure::Malformed(_) | Failure::Refused(_) => {
            debug!(why = %failure, request_id, "refused");
        }
        Failure::Failed { log, .. } => error!(why = log, request_id, "failed"),
    }
}

#[cfg(test)]
mod tests {
    use axum::{Router, body::Body, middleware::from_fn_with_state, routing::get};
    use opentelemetry::metrics::MeterProvider;
    use opentelemetry_sdk::metrics::data::{AggregatedMetrics, MetricData};
    use opentelemetry_sdk::metrics::{InMemoryMetricExporter, SdkMeterProvider};
    use tower::ServiceExt;
    use umpire_contract::umpire::v1::Violation;

    use super::*;

    /// The counter `name` after one call that `failure` ended, by its one attribute.
    async fn counted(name: &str, failure: Failure) -> Vec<(String, u64)> {
        let exporter = InMemoryMetricExporter::default();
        let provider = SdkMeterProvider::builder().with_periodic_exporter(exporter.clone()).build();
        let metrics = Metrics::new(&provider.meter("test"));
        let app = Router::new()
            .route("/", get(async move || Door::Rest.refuse(failure)))
            .layer(from_fn_with_state(metrics, record));
        app.oneshot(Request::new(Body::empty())).await.unwrap();
        provider.force_flush().unwrap();
        let exports = exporter.get_finished_metrics().unwrap();
        let metric = exports
            .iter()
            .flat_map(|export| export.scope_metrics())
            .flat_map(|scope| scope.metrics())
            .find(|metric| metric.name() == name);
        let Some(AggregatedMetrics::U64(MetricData::Sum(sum))) = metric.map(|m| m.data()) else {
            return Vec::new();
        };
        let points = sum.data_points().map(|point| {
            let attribute = point.attributes().next().unwrap();
            (attribute.value.to_string(), point.value())
        });
        points.collect()
    }

    #[tokio::test]
    async fn a_rejection_is_counted_by_rule() {
        let violation = Violation { rule: "IS-MOB-04".into(), ..Violation::default() };
        let failure = Failure::Rejected(vec![violation.clone(), violation]);
        assert_eq!(counted("umpire.rejections", failure).await, [("IS-MOB-04".into(), 2)]);
    }

    #[tokio::test]
    async fn a_conflict_is_counted_by_kind() {
        let failure = Failure::from(Refusal::StaleVersion { current: 3 });
        assert_eq!(counted("umpire.conflicts", failure).await, [("STALE_VERSION".into(), 1)]);
        let failure = Failure::from(Refusal::MatchOver);
        assert_eq!(counted("umpire.conflicts", failure).await, []);
    }
}
