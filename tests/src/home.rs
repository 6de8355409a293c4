//! Where the matches of a test are kept.

use std::sync::Arc;

use umpire_server::config::Flags;
use umpire_store::suite::RedisServer;
use umpire_store::{Clock, Embedded, Redis, RedisOptions, Store};

use crate::server::Server;

/// An empty store of a test's own, gone when the test is.
pub struct Home(Kind);

enum Kind {
    Embedded(Arc<dyn Store>),
    Redis(RedisServer),
}

impl Home {
    /// In memory.
    #[must_use]
    pub fn embedded() -> Self {
        Self::ticking(Clock::system())
    }

    /// In memory, with a clock of the test's own.
    #[must_use]
    pub fn ticking(clock: Clock) -> Self {
        Self(Kind::Embedded(Arc::new(Embedded::memory(clock).unwrap())))
    }

    /// In a Redis.
    #[must_use]
    pub fn redis() -> Self {
        Self(Kind::Redis(RedisServer::start()))
    }

    /// The store, as one more server would open it.
    pub async fn store(&self) -> Arc<dyn Store> {
        match &self.0 {
            Kind::Embedded(store) => Arc::clone(store),
            Kind::Redis(server) => {
                Arc::new(Redis::open(RedisOptions::new(server.url())).await.unwrap())
            }
        }
    }

    /// One more server over the store, which asks for no key.
    pub async fn server(&self) -> Server {
        self.server_with(Flags { dev: Some(true), ..Flags::default() }).await
    }

    /// One more server over the store.
    pub async fn server_with(&self, flags: Flags) -> Server {
        Server::start(self.store().await, flags).await
    }
}
