//! What every request of a process shares, opened once; and the process itself.

mod home;

use std::sync::Arc;

use axum::Router;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use umpire_store::{OpenError, Store};

use crate::app::{Doors, Unfit, app};
use crate::config::Config;
use crate::edge::Edge;
use crate::failure::Failure;
use crate::games::Games;
use crate::health::Readiness;
use crate::identity::{Gate, Keyring, SeatTokens};
use crate::listen;
use crate::packs::{self, PackFaults};
use crate::telemetry::Metrics;

pub use home::open as open_store;

/// What every request shares.
#[derive(Clone)]
pub struct House {
    /// What the process was told.
    pub config: Config,
    /// Which games there are, with which content.
    pub games: Games,
    /// Where matches are kept.
    pub store: Arc<dyn Store>,
    /// Names matches.
    pub keyring: Keyring,
    /// Issues seat tokens.
    pub tokens: SeatTokens,
    /// What is counted and timed.
    pub metrics: Metrics,
    /// Cancelled when the process is to stop; endless streams end themselves then.
    pub stop: CancellationToken,
}

/// Why a process cannot serve.
#[derive(Debug, Error)]
pub enum StartError {
    /// A content pack is not sound.
    #[error(transparent)]
    Packs(#[from] PackFaults),
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] OpenError),
    /// The store does not answer, or the system has no randomness.
    #[error("cannot start: {}", operators_sentence(.0))]
    Failed(Failure),
    /// The parts do not fit together.
    #[error(transparent)]
    Unfit(#[from] Unfit),
    /// The port is gone.
    #[error("cannot listen: {0}")]
    Listen(#[from] std::io::Error),
}

impl From<Failure> for StartError {
    fn from(failure: Failure) -> Self {
        Self::Failed(failure)
    }
}

/// What an operator is told of a failure: the sentence a client never sees.
fn operators_sentence(failure: &Failure) -> String {
    match failure {
        Failure::Failed { log, .. } => log.clone(),
        Failure::Malformed(_) | Failure::Rejected(_) | Failure::Refused(_) => failure.to_string(),
    }
}

impl House {
    /// Reads the content packs, opens the store and derives the keys.
    ///
    /// # Errors
    ///
    /// [`StartError`], for the operator.
    pub async fn open(config: Config, stop: CancellationToken) -> Result<Self, StartError> {
        let games = packs::join(&Games::registered(), &config.content)?;
        let store = home::open(&config.keeping).await?;
        Ok(Self::furnished(games, store, config, stop).await?)
    }

    /// A house over a store that is open already.
    ///
    /// # Errors
    ///
    /// [`StartError`], for the operator.
    pub async fn over(
        store: Arc<dyn Store>,
        config: Config,
        stop: CancellationToken,
    ) -> Result<Self, StartError> {
        let games = packs::join(&Games::registered(), &config.content)?;
        Ok(Self::furnished(games, store, config, stop).await?)
    }

    async fn furnished(
        games: Games,
        store: Arc<dyn Store>,
        config: Config,
        stop: CancellationToken,
    ) -> Result<Self, Failure> {
        let credentials = &config.credentials;
        let keyring = Keyring::of_installation(&credentials.token_secret, store.as_ref()).await?;
        let tokens = SeatTokens::new(&keyring, credentials.token_life)?;
        Ok(Self { config, games, store, keyring, tokens, metrics: Metrics::of_process(), stop })
    }

    fn gate(&self) -> Result<Gate, Failure> {
        let memory = self.config.credentials.key_memory;
        let gate = Gate::new(Arc::clone(&self.store), self.tokens.clone(), memory);
        if self.config.dev { gate.open_to_all() } else { Ok(gate) }
    }

    /// One router for the API behind `doors`, and for what goes with it.
    ///
    /// # Errors
    ///
    /// When the parts do not fit together.
    pub fn app(&self, doors: Doors) -> Result<Router, StartError> {
        let edge = Edge {
            doorkeeper: Arc::new(self.gate()?),
            limits: self.config.limits.clone(),
            origins: self.config.origins.clone(),
            metrics: self.metrics.clone(),
        };
        let readiness = Readiness::new(Arc::clone(&self.store), self.stop.clone());
        Ok(app(doors, readiness, &edge)?)
    }

    /// Serves the API behind `doors` on `listener` until the house's `stop` is cancelled.
    ///
    /// # Errors
    ///
    /// [`StartError`], before the first request is taken.
    pub async fn serve(self, doors: Doors, listener: TcpListener) -> Result<(), StartError> {
        let app = self.app(doors)?;
        Ok(listen::serve(app, listener, &self.config.connections, self.stop).await?)
    }
}
