//! `grpc.health.v1`: asks anew for every check, and looks now and then for those who watch.

use std::collections::BTreeSet;
use std::time::Duration;

use futures::StreamExt;
use futures::stream::{self, BoxStream};
use prost::Message;
use prost_types::FileDescriptorSet;
use tokio::time::sleep;
use tonic::{Request, Response, Status};
use tonic_health::pb::health_check_response::ServingStatus;
use tonic_health::pb::health_server::Health;
use tonic_health::pb::{HealthCheckRequest, HealthCheckResponse};
use umpire_contract::DESCRIPTORS;

use super::Readiness;
use crate::failure::{Failure, Refusal};

/// How often a watched service is looked at.
const LOOK: Duration = Duration::from_secs(5);

/// The health service. All services of the contract share one health: they share one store.
pub struct GrpcHealth {
    readiness: Readiness,
    services: BTreeSet<String>,
}

impl GrpcHealth {
    /// Answers for every service of the contract, and for the whole by the empty name.
    ///
    /// # Errors
    ///
    /// When the compiled-in descriptors cannot be read.
    pub fn new(readiness: Readiness) -> Result<Self, Failure> {
        let files = FileDescriptorSet::decode(DESCRIPTORS)
            .map_err(|error| Failure::inside(format!("descriptors: {error}")))?;
        let named = files.file.iter().flat_map(|file| {
            file.service.iter().map(|service| format!("{}.{}", file.package(), service.name()))
        });
        Ok(Self { readiness, services: named.chain([String::new()]).collect() })
    }

    fn knows(&self, service: &str) -> bool {
        self.services.contains(service)
    }
}

#[tonic::async_trait]
impl Health for GrpcHealth {
    type WatchStream = BoxStream<'static, Result<HealthCheckResponse, Status>>;

    async fn check(
        &self,
        request: Request<HealthCheckRequest>,
    ) -> Result<Response<HealthCheckResponse>, Status> {
        if !self.knows(&request.get_ref().service) {
            return Err(Failure::from(Refusal::NotFound("service")).into());
        }
        Ok(Response::new(said(serving(&self.readiness).await)))
    }

    async fn watch(
        &self,
        request: Request<HealthCheckRequest>,
    ) -> Result<Response<Self::WatchStream>, Status> {
        // The protocol wants an unknown service to be watched too: it may appear.
        if !self.knows(&request.get_ref().service) {
            let unknown = stream::once(async { Ok(said(ServingStatus::ServiceUnknown)) });
            return Ok(Response::new(unknown.boxed()));
        }
        let looks = Looks { readiness: self.readiness.clone(), last: None };
        Ok(Response::new(stream::unfold(looks, Looks::next).boxed()))
    }
}

/// What one watcher has seen.
struct Looks {
    readiness: Readiness,
    last: Option<ServingStatus>,
}

impl Looks {
    /// The next status that differs from the last; nothing more once the process stops.
    async fn next(mut self) -> Option<(Result<HealthCheckResponse, Status>, Self)> {
        loop {
            let status = serving(&self.readiness).await;
            if self.last != Some(status) {
                self.last = Some(status);
                return Some((Ok(said(status)), self));
            }
            let stop = self.readiness.stop.clone();
            if stop.is_cancelled() {
                return None;
            }
            tokio::select! {
                () = sleep(LOOK) => {}
                () = stop.cancelled() => {}
            }
        }
    }
}

async fn serving(readiness: &Readiness) -> ServingStatus {
    match readiness.check().await {
        Ok(()) => ServingStatus::Serving,
        Err(_not_ready) => ServingStatus::NotServing,
    }
}

fn said(status: ServingStatus) -> HealthCheckResponse {
    HealthCheckResponse { status: status.into() }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio_util::sync::CancellationToken;
    use tonic::Code;
    use umpire_store::{Clock, Embedded};

    use super::*;

    fn health(stop: CancellationToken) -> GrpcHealth {
        let store = Arc::new(Embedded::memory(Clock::system()).unwrap());
        GrpcHealth::new(Readiness::new(store, stop)).unwrap()
    }

    fn about(service: &str) -> Request<HealthCheckRequest> {
        Request::new(HealthCheckRequest { service: service.to_owned() })
    }

    #[tokio::test]
    async fn every_service_of_the_contract_has_a_health() {
        let health = health(CancellationToken::new());
        for service in ["", "umpire.v1.Play", "umpire.v1.Matches"] {
            let answer = health.check(about(service)).await.unwrap();
            assert_eq!(answer.get_ref().status(), ServingStatus::Serving, "{service}");
        }
        let unknown = health.check(about("umpire.v1.Nothing")).await.unwrap_err();
        assert_eq!(unknown.code(), Code::NotFound);
    }

    #[tokio::test]
    async fn a_watcher_is_told_when_the_process_stops_and_the_watch_ends() {
        let stop = CancellationToken::new();
        let health = health(stop.clone());
        let mut watch = health.watch(about("")).await.unwrap().into_inner();
        let first = watch.next().await.unwrap().unwrap();
        assert_eq!(first.status(), ServingStatus::Serving);
        stop.cancel();
        let second = watch.next().await.unwrap().unwrap();
        assert_eq!(second.status(), ServingStatus::NotServing);
        assert!(watch.next().await.is_none());
    }
}
