//! Telemetry, as a collector receives it.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::Body;
use axum::extract::Request;
use opentelemetry_proto::tonic::collector::logs::v1::logs_service_server::{
    LogsService, LogsServiceServer,
};
use opentelemetry_proto::tonic::collector::logs::v1::{
    ExportLogsServiceRequest, ExportLogsServiceResponse,
};
use opentelemetry_proto::tonic::collector::metrics::v1::metrics_service_server::{
    MetricsService, MetricsServiceServer,
};
use opentelemetry_proto::tonic::collector::metrics::v1::{
    ExportMetricsServiceRequest, ExportMetricsServiceResponse,
};
use opentelemetry_proto::tonic::collector::trace::v1::trace_service_server::{
    TraceService, TraceServiceServer,
};
use opentelemetry_proto::tonic::collector::trace::v1::{
    ExportTraceServiceRequest, ExportTraceServiceResponse,
};
use tonic::service::Routes;
use tonic::{Response, Status};
use tower::ServiceExt;
use umpire_server::config::{Config, Flags};
use umpire_server::house::House;
use umpire_server::telemetry::{Metrics, Otlp, subscriber};

use crate::client::{Served, usual, within};
use crate::fixture::{app, dev, house};

const PARENT: &str = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
const TRACE_ID: u128 = 0x0af7_6519_16cd_43dd_8448_eb21_1c80_319c;

/// What a collector has received.
#[derive(Clone, Default)]
struct Collector {
    traces: Arc<Mutex<Vec<ExportTraceServiceRequest>>>,
    metrics: Arc<Mutex<Vec<ExportMetricsServiceRequest>>>,
    logs: Arc<Mutex<Vec<ExportLogsServiceRequest>>>,
}

#[tonic::async_trait]
impl TraceService for Collector {
    async fn export(
        &self,
        request: tonic::Request<ExportTraceServiceRequest>,
    ) -> Result<Response<ExportTraceServiceResponse>, Status> {
        self.traces.lock().unwrap().push(request.into_inner());
        Ok(Response::new(ExportTraceServiceResponse::default()))
    }
}

#[tonic::async_trait]
impl MetricsService for Collector {
    async fn export(
        &self,
        request: tonic::Request<ExportMetricsServiceRequest>,
    ) -> Result<Response<ExportMetricsServiceResponse>, Status> {
        self.metrics.lock().unwrap().push(request.into_inner());
        Ok(Response::new(ExportMetricsServiceResponse::default()))
    }
}

#[tonic::async_trait]
impl LogsService for Collector {
    async fn export(
        &self,
        request: tonic::Request<ExportLogsServiceRequest>,
    ) -> Result<Response<ExportLogsServiceResponse>, Status> {
        self.logs.lock().unwrap().push(request.into_inner());
        Ok(Response::new(ExportLogsServiceResponse::default()))
    }
}

impl Collector {
    async fn listen(&self) -> Served {
        let routes = Routes::new(TraceServiceServer::new(self.clone()))
            .add_service(MetricsServiceServer::new(self.clone()))
            .add_service(LogsServiceServer::new(self.clone()));
        Served::start(usual(), |_| routes.into_axum_router()).await
    }

    /// Name, trace and parent of each span.
    fn spans(&self) -> Vec<(String, Vec<u8>, Vec<u8>)> {
        let requests = self.traces.lock().unwrap();
        let scopes = requests.iter().flat_map(|request| &request.resource_spans);
        let spans =
            scopes.flat_map(|resource| &resource.scope_spans).flat_map(|scope| &scope.spans);
        spans
            .map(|span| (span.name.clone(), span.trace_id.clone(), span.parent_span_id.clone()))
            .collect()
    }

    fn metric_names(&self) -> Vec<String> {
        let requests = self.metrics.lock().unwrap();
        let scopes = requests.iter().flat_map(|request| &request.resource_metrics);
        let metrics = scopes.flat_map(|resource| &resource.scope_metrics);
        metrics.flat_map(|scope| &scope.metrics).map(|metric| metric.name.clone()).collect()
    }

    /// The traces of the log records.
    fn log_traces(&self) -> Vec<Vec<u8>> {
        let requests = self.logs.lock().unwrap();
        let scopes = requests.iter().flat_map(|request| &request.resource_logs);
        let records = scopes.flat_map(|resource| &resource.scope_logs);
        records.flat_map(|scope| &scope.log_records).map(|log| log.trace_id.clone()).collect()
    }
}

#[tokio::test]
async fn a_collector_receives_the_callers_trace_a_metric_and_a_log() {
    let collector = Collector::default();
    let listening = collector.listen().await;
    let endpoint = format!("http://{}", listening.address);
    let otlp = Otlp::connect(&endpoint, Duration::from_secs(3600)).unwrap();
    let settings = Config::read(&Flags::default()).unwrap().telemetry;
    // With one subscriber in the process, whether a span is wanted is asked of whichever thread comes
    // first to it, and another test's has none. With two, both are asked.
    let _other = tracing::Dispatch::new(tracing_subscriber::registry());
    let guard = tracing::subscriber::set_default(subscriber(&settings, Some(&otlp)).unwrap());
    tracing::callsite::rebuild_interest_cache();
    let house = House { metrics: Metrics::new(&otlp.meter()), ..house(dev()).await };

    let request = Request::get("/v1/who").header("traceparent", PARENT);
    app(&house).oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    drop(guard);
    within(otlp.flush()).await;

    let trace = TRACE_ID.to_be_bytes().to_vec();
    let parent = 0xb7ad_6b71_6920_3331_u64.to_be_bytes().to_vec();
    let span = ("GET /v1/who".to_owned(), trace.clone(), parent);
    assert!(collector.spans().contains(&span), "{:?}", collector.spans());
    let duration = "http.server.request.duration".to_owned();
    assert!(collector.metric_names().contains(&duration), "{:?}", collector.metric_names());
    assert!(collector.log_traces().contains(&trace), "{:?}", collector.log_traces());
}
