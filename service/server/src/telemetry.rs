//! What the process tells about itself: log lines always; traces, metrics and logs by OTLP when an
//! endpoint is configured.
//!
//! A log line reads alone, carries named fields with units and is written once, at the boundary. No
//! token, key, view, hand or body is ever in one.

mod line;
mod metrics;
mod otlp;
pub mod propagation;

use std::io::IsTerminal;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use tracing::level_filters::LevelFilter;
use tracing::{Subscriber, error};
use tracing_subscriber::filter::{EnvFilter, FilterExt, filter_fn};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

use self::line::Line;
pub use metrics::{Metrics, Served, Watching};
pub use otlp::Otlp;

/// What is told about the process, and to whom.
#[derive(Debug, Clone, Deserialize)]
pub struct Telemetry {
    /// How log lines look.
    pub log_format: LogFormat,
    /// What is logged, as a filter of `tracing_subscriber`.
    pub log_filter: String,
    /// Where OTLP goes by gRPC; empty for nowhere.
    #[serde(rename = "telemetry_endpoint")]
    pub endpoint: String,
    /// How often metrics are sent.
    #[serde(
        rename = "telemetry_interval_seconds",
        deserialize_with = "crate::config::span::seconds"
    )]
    pub interval: std::time::Duration,
}

/// How log lines look.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    /// For people.
    Pretty,
    /// One object a line.
    Json,
}

/// Why telemetry cannot start.
#[derive(Debug, Error)]
pub enum TelemetryError {
    /// The filter is not one.
    #[error("`log_filter` is not a filter: {0}")]
    Filter(#[from] tracing_subscriber::filter::ParseError),
    /// The OTLP exporters cannot be made.
    #[error("`telemetry_endpoint` cannot be used: {0}")]
    Endpoint(#[from] opentelemetry_otlp::ExporterBuildError),
    /// Something else in this process has set up logging.
    #[error("logging was already set up in this process")]
    Twice(#[from] tracing_subscriber::util::TryInitError),
}

/// Telemetry that runs; hand it back to [`Running::stop`] before the process ends.
#[derive(Debug)]
#[must_use = "what is not stopped is not sent"]
pub struct Running {
    otlp: Option<Otlp>,
}

/// Starts telemetry for the whole process. Call it within the runtime, once.
///
/// # Errors
///
/// [`TelemetryError`], naming the setting at fault.
pub fn start(settings: &Telemetry) -> Result<Running, TelemetryError> {
    let otlp = match settings.endpoint.as_str() {
        "" => None,
        endpoint => Some(Otlp::connect(endpoint, settings.interval)?),
    };
    if let Some(otlp) = &otlp {
        otlp.measure_process();
    }
    subscriber(settings, otlp.as_ref())?.try_init()?;
    log_panics();
    Ok(Running { otlp })
}

impl Running {
    /// Sends what is still waiting to be sent.
    pub async fn stop(self) {
        if let Some(otlp) = self.otlp {
            otlp.flush().await;
        }
    }
}

/// The log lines of `settings`, and OTLP beside them.
///
/// # Errors
///
/// When the filter is not one.
pub fn subscriber(
    settings: &Telemetry,
    otlp: Option<&Otlp>,
) -> Result<impl Subscriber + Send + Sync + 'static, TelemetryError> {
    let filter = EnvFilter::builder()
        .with_default_directive(LevelFilter::INFO.into())
        .parse(&settings.log_filter)?;
    let lines = match settings.log_format {
        // Such a line shows no span, so what nobody else looks at costs nothing.
        LogFormat::Pretty => fmt::layer()
            .event_format(Line)
            .with_ansi(std::io::stderr().is_terminal())
            .with_writer(std::io::stderr)
            .with_filter(filter.and(filter_fn(|metadata| metadata.is_event())))
            .boxed(),
        LogFormat::Json => fmt::layer()
            .json()
            .flatten_event(true)
            .with_current_span(true)
            .with_span_list(false)
            .with_writer(std::io::stderr)
            .with_filter(filter)
            .boxed(),
    };
    // A list of those there are: a layer that is absent would still ask for every span.
    let mut layers = vec![lines];
    if let Some(otlp) = otlp {
        layers.push(otlp.spans().boxed());
        layers.push(otlp.logs().boxed());
    }
    Ok(tracing_subscriber::registry().with(layers))
}

/// Lets a panic be a log line like any other, with its place, wherever in the process it happens.
fn log_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string).unwrap_or_default();
        let message = panic.payload_as_str().unwrap_or("without a message");
        error!(panic.message = message, panic.place = place, "a task panicked");
    }));
}
