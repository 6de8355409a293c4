//! How a Redis store is set up.

use std::num::NonZeroU16;
use std::time::Duration;

/// Where the server is, and what is promised of it.
#[derive(Clone)]
#[non_exhaustive]
pub struct RedisOptions {
    /// `redis://[user:password@]host[:port][/db]`, or `rediss://` for TLS.
    pub url: String,
    /// When an answer may leave.
    pub durability: Durability,
    /// How long one attempt to connect may take.
    pub connect_timeout: Duration,
    /// How long one reply may take.
    pub response_timeout: Duration,
    /// How long a lost connection or reply is asked for again, all attempts together.
    pub patience: Duration,
}

impl RedisOptions {
    /// A server at an address, with the limits that serve most: 1 s to connect, 1 s to reply, 3 s of
    /// patience; durability is [`Durability::Fast`].
    #[must_use]
    pub fn new(url: impl Into<String>) -> Self {
        Self {
            url: url.into(),
            durability: Durability::Fast,
            connect_timeout: Duration::from_secs(1),
            response_timeout: Duration::from_secs(1),
            patience: Duration::from_secs(3),
        }
    }

    /// The same, with another durability.
    #[must_use]
    pub fn durability(self, durability: Durability) -> Self {
        Self { durability, ..self }
    }
}

/// What an answer waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Durability {
    /// Nothing: what a crash or a failover loses is lost.
    Fast,
    /// The server's disk. The server must have `appendonly yes` and `appendfsync always`.
    Fsync,
    /// The memory of replicas. Lost only if the primary and all of these are.
    Replicated {
        /// How many: every replica that may be promoted.
        replicas: NonZeroU16,
        /// How long they may take; past it an answer is unavailable, its outcome unknown.
        timeout: Duration,
    },
}
