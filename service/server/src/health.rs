//! Whether the process lives, and whether it can serve: by REST for orchestrators, by
//! `grpc.health.v1` for load balancers that speak gRPC.

mod grpc;
mod rest;

use std::sync::Arc;
use std::time::Duration;

use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use umpire_store::Store;

pub use grpc::GrpcHealth;
pub use rest::routes;

use crate::failure::{Failure, Refusal};

/// How long the store may take to say that it is there.
const PATIENCE: Duration = Duration::from_secs(2);
/// When to ask again.
const PAUSE: Duration = Duration::from_secs(1);

/// Asks whether the process can serve.
#[derive(Clone)]
pub struct Readiness {
    store: Arc<dyn Store>,
    stop: CancellationToken,
}

impl Readiness {
    /// Ready while `store` is, until `stop` is cancelled.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, stop: CancellationToken) -> Self {
        Self { store, stop }
    }

    /// Asks the store.
    ///
    /// # Errors
    ///
    /// Why no traffic should come here now.
    pub async fn check(&self) -> Result<(), Failure> {
        if self.stop.is_cancelled() {
            return Err(Refusal::Busy { retry_after: PAUSE }.into());
        }
        match timeout(PATIENCE, self.store.ready()).await {
            Ok(ready) => Ok(ready?),
            Err(_elapsed) => Err(Failure::store_away("the store did not answer a probe in time")),
        }
    }
}
