//! Traces, metrics and logs on their way to an OpenTelemetry collector.

use std::time::Duration;

use opentelemetry::metrics::{Meter, MeterProvider};
use opentelemetry::trace::TracerProvider;
use opentelemetry::{KeyValue, global};
use opentelemetry_appender_tracing::layer::OpenTelemetryTracingBridge;
use opentelemetry_otlp::{
    ExporterBuildError, LogExporter, MetricExporter, SpanExporter, WithExportConfig,
};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::logs::SdkLoggerProvider;
use opentelemetry_sdk::metrics::{PeriodicReader, SdkMeterProvider};
use opentelemetry_sdk::trace::SdkTracerProvider;
use opentelemetry_semantic_conventions::attribute::SERVICE_VERSION;
use tracing::{Subscriber, warn};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::EnvFilter;
use tracing_subscriber::registry::LookupSpan;

/// What is exported: our own crates. The exporters run on the same libraries as the service, so
/// anything wider would have telemetry report on its own sending, without end.
const OURS: &str = "off,umpire=info";

/// The name of everything that comes from here.
const SERVICE: &str = "umpire";

/// The three exporters of one process.
#[derive(Debug, Clone)]
pub struct Otlp {
    traces: SdkTracerProvider,
    metrics: SdkMeterProvider,
    logs: SdkLoggerProvider,
}

impl Otlp {
    /// Exporters to `endpoint`, by gRPC; metrics go every `interval`. It connects when there is
    /// something to send, so a collector that is away delays nothing.
    ///
    /// # Errors
    ///
    /// When the endpoint is not a URL.
    pub fn connect(endpoint: &str, interval: Duration) -> Result<Self, ExporterBuildError> {
        let resource = Resource::builder()
            .with_service_name(SERVICE)
            .with_attribute(KeyValue::new(SERVICE_VERSION, env!("CARGO_PKG_VERSION")))
            .build();
        let spans = SpanExporter::builder().with_tonic().with_endpoint(endpoint).build()?;
        let metrics = MetricExporter::builder().with_tonic().with_endpoint(endpoint).build()?;
        let logs = LogExporter::builder().with_tonic().with_endpoint(endpoint).build()?;
        let reader = PeriodicReader::builder(metrics).with_interval(interval).build();
        Ok(Self {
            traces: SdkTracerProvider::builder()
                .with_batch_exporter(spans)
                .with_resource(resource.clone())
                .build(),
            metrics: SdkMeterProvider::builder()
                .with_reader(reader)
                .with_resource(resource.clone())
                .build(),
            logs: SdkLoggerProvider::builder()
                .with_batch_exporter(logs)
                .with_resource(resource)
                .build(),
        })
    }

    /// What measures for this exporter.
    #[must_use]
    pub fn meter(&self) -> Meter {
        self.metrics.meter(SERVICE)
    }

    /// Makes this exporter the one that [`Metrics::of_process`](super::Metrics::of_process) uses.
    pub(super) fn measure_process(&self) {
        global::set_meter_provider(self.metrics.clone());
    }

    /// Turns `tracing` spans into exported ones.
    pub(super) fn spans<S>(&self) -> impl Layer<S> + use<S>
    where
        S: Subscriber + for<'span> LookupSpan<'span>,
    {
        tracing_opentelemetry::layer()
            .with_tracer(self.traces.tracer(SERVICE))
            .with_filter(EnvFilter::new(OURS))
    }

    /// Turns `tracing` events into exported log records.
    pub(super) fn logs<S>(&self) -> impl Layer<S> + use<S>
    where
        S: Subscriber + for<'span> LookupSpan<'span>,
    {
        OpenTelemetryTracingBridge::new(&self.logs).with_filter(EnvFilter::new(OURS))
    }

    /// Sends everything that waits, and ends the exporters.
    ///
    /// The SDK blocks while it sends; from a thread of its own, so that the runtime, which does the
    /// sending, can go on.
    pub async fn flush(self) {
        let flushed = tokio::task::spawn_blocking(move || {
            let Self { traces, metrics, logs } = self;
            [traces.shutdown(), metrics.shutdown(), logs.shutdown()]
        });
        match flushed.await {
            Ok(outcomes) => {
                for error in outcomes.into_iter().filter_map(Result::err) {
                    warn!(%error, "telemetry was not sent to the end");
                }
            }
            Err(error) => warn!(%error, "telemetry was not sent to the end"),
        }
    }
}
