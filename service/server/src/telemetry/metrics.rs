//! What is counted and timed, under the names of the OpenTelemetry conventions where they have one.

use std::time::Duration;

use opentelemetry::metrics::{Counter, Histogram, Meter, UpDownCounter};
use opentelemetry::{KeyValue, global};
use opentelemetry_semantic_conventions::attribute::{
    HTTP_REQUEST_METHOD, HTTP_RESPONSE_STATUS_CODE, HTTP_ROUTE, RPC_RESPONSE_STATUS_CODE,
};
use opentelemetry_semantic_conventions::metric::HTTP_SERVER_REQUEST_DURATION;

/// Upper bounds in seconds for what a caller waits for.
const REQUEST_BOUNDS: [f64; 12] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// Upper bounds in seconds for a round trip to the store.
const COMMIT_BOUNDS: [f64; 11] =
    [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 2.0];
/// Upper bounds in seconds for pure computation.
const RULES_BOUNDS: [f64; 10] =
    [0.00001, 0.000025, 0.00005, 0.0001, 0.00025, 0.0005, 0.001, 0.005, 0.025, 0.1];

/// The instruments of the service. Cheap to clone; without an exporter they cost next to nothing.
#[derive(Debug, Clone)]
pub struct Metrics {
    requests: Histogram<f64>,
    rejections: Counter<u64>,
    conflicts: Counter<u64>,
    commits: Histogram<f64>,
    rules: Histogram<f64>,
    watchers: UpDownCounter<i64>,
}

/// How one request went, for its histogram.
#[derive(Debug, Clone, Copy)]
pub struct Served<'a> {
    /// The HTTP method.
    pub method: &'a str,
    /// The route's pattern, never the path: its values are few.
    pub route: &'a str,
    /// The HTTP status.
    pub status: u16,
    /// The gRPC status, of a request by that door.
    pub rpc_status: Option<i32>,
}

impl Metrics {
    /// The instruments of the exporter this process was started with.
    #[must_use]
    pub fn of_process() -> Self {
        Self::new(&global::meter("umpire"))
    }

    /// Instruments made by `meter`.
    #[must_use]
    pub fn new(meter: &Meter) -> Self {
        let seconds = |name: &'static str, about: &'static str, bounds: &[f64]| {
            meter
                .f64_histogram(name)
                .with_unit("s")
                .with_description(about)
                .with_boundaries(bounds.to_vec())
                .build()
        };
        Self {
            requests: seconds(
                HTTP_SERVER_REQUEST_DURATION,
                "from a request's arrival to the head of its answer",
                &REQUEST_BOUNDS,
            ),
            rejections: meter
                .u64_counter("umpire.rejections")
                .with_unit("{violation}")
                .with_description("violations cited in refused actions, by rule")
                .build(),
            conflicts: meter
                .u64_counter("umpire.conflicts")
                .with_unit("{refusal}")
                .with_description("actions refused because another came first, by kind")
                .build(),
            commits: seconds(
                "umpire.commit.duration",
                "from handing an entry to the store to its durable answer",
                &COMMIT_BOUNDS,
            ),
            rules: seconds(
                "umpire.rules.duration",
                "judging and performing one action",
                &RULES_BOUNDS,
            ),
            watchers: meter
                .i64_up_down_counter("umpire.watchers")
                .with_unit("{stream}")
                .with_description("open watches")
                .build(),
        }
    }

    /// Records a request that took `spent`.
    pub fn served(&self, request: Served<'_>, spent: Duration) {
        let Served { method, route, status, rpc_status } = request;
        let mut attributes = vec![
            KeyValue::new(HTTP_REQUEST_METHOD, method.to_owned()),
            KeyValue::new(HTTP_ROUTE, route.to_owned()),
            KeyValue::new(HTTP_RESPONSE_STATUS_CODE, i64::from(status)),
        ];
        attributes.extend(
            rpc_status.map(|code| KeyValue::new(RPC_RESPONSE_STATUS_CODE, i64::from(code))),
        );
        self.requests.record(spent.as_secs_f64(), &attributes);
    }

    /// Counts one violation of the rule with the ledger id `rule`.
    pub fn rejected(&self, rule: &str) {
        self.rejections.add(1, &[KeyValue::new("umpire.rule", rule.to_owned())]);
    }

    /// Counts one conflict; `kind` is the refusal's reason.
    pub fn conflicted(&self, kind: &'static str) {
        self.conflicts.add(1, &[KeyValue::new("umpire.conflict", kind)]);
    }

    /// Records a commit that took `spent`; `outcome` is the store's answer, in one word.
    pub fn committed(&self, outcome: &'static str, spent: Duration) {
        self.commits.record(spent.as_secs_f64(), &[KeyValue::new("umpire.outcome", outcome)]);
    }

    /// Records that the rules of `game` took `spent` to decide.
    pub fn decided(&self, game: &'static str, spent: Duration) {
        self.rules.record(spent.as_secs_f64(), &[KeyValue::new("umpire.game", game)]);
    }

    /// Counts a watch from now until the value is dropped.
    #[must_use = "the watch is counted while this lives"]
    pub fn watching(&self) -> Watching {
        self.watchers.add(1, &[]);
        Watching { watchers: self.watchers.clone() }
    }
}

/// An open watch, while it lives.
#[derive(Debug)]
pub struct Watching {
    watchers: UpDownCounter<i64>,
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.watchers.add(-1, &[]);
    }
}

#[cfg(test)]
mod tests {
    use opentelemetry::metrics::MeterProvider;
    use opentelemetry_sdk::metrics::data::{AggregatedMetrics, MetricData};
    use opentelemetry_sdk::metrics::{InMemoryMetricExporter, SdkMeterProvider};

    use super::*;

    fn watchers(exporter: &InMemoryMetricExporter) -> i64 {
        let exports = exporter.get_finished_metrics().unwrap();
        let latest = exports.last().unwrap();
        let metric = latest
            .scope_metrics()
            .flat_map(|scope| scope.metrics())
            .find(|metric| metric.name() == "umpire.watchers")
            .unwrap();
        let AggregatedMetrics::I64(MetricData::Sum(sum)) = metric.data() else {
            panic!("not a sum of whole numbers")
        };
        sum.data_points().map(|point| point.value()).sum()
    }

    #[test]
    fn a_watch_is_counted_while_it_lives() {
        let exporter = InMemoryMetricExporter::default();
        let provider = SdkMeterProvider::builder().with_periodic_exporter(exporter.clone()).build();
        let metrics = Metrics::new(&provider.meter("test"));
        let (first, second) = (metrics.watching(), metrics.watching());
        provider.force_flush().unwrap();
        assert_eq!(watchers(&exporter), 2);
        drop((first, second));
        provider.force_flush().unwrap();
        assert_eq!(watchers(&exporter), 0);
    }
}
