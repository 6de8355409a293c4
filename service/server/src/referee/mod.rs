//! What the service does: one use case a file, whichever door it was asked through.
//!
//! | Question | Module |
//! |---|---|
//! | How does a match change? | `turn`, by a `proposal` |
//! | How does a match come to hand? | `load`, from what it `began` with |
//! | Who may look at it, as whom? | `access` |
//! | What may be asked? | `create` `list` `summary` `close` `issue_token` · `view` `actions` `check` `submit` `events` `watch` · `record` `verify` `story` `evaluate` · `catalogue` |
//! | What does the clock do? | `expire` |

mod access;
mod actions;
mod began;
mod catalogue;
mod check;
mod clock;
mod close;
mod create;
mod evaluate;
mod events;
mod expire;
mod issue_token;
mod list;
mod load;
mod page;
mod proposal;
mod record;
mod replay;
mod story;
mod submit;
mod summary;
mod turn;
mod verify;
mod view;
mod viewer;
mod watch;

use std::sync::Arc;

use serde::Deserialize;
use tokio::sync::Semaphore;
use umpire_store::{Stamp, Store};

pub use story::story;
pub(crate) use summary::status_out;
pub use verify::{seal, verify};
pub(crate) use watch::Watch;

use self::clock::StoreClock;
use self::load::WarmMatches;
use crate::config::span::count;
use crate::failure::Failure;
use crate::games::Games;
use crate::identity::{Keyring, SeatTokens};
use crate::telemetry::Metrics;
use crate::watch::Watches;

/// What a call to the referee may use.
#[derive(Debug, Clone, Deserialize)]
pub struct Bounds {
    /// How many rows a list answers with, unless it is asked for another number.
    #[serde(deserialize_with = "count")]
    pub page_size: u32,
    /// The longest action, in bytes of the contract.
    #[serde(deserialize_with = "count")]
    pub action_limit_bytes: usize,
    /// How many matches are kept at hand.
    #[serde(deserialize_with = "count")]
    pub warm_matches: usize,
    /// How many records are replayed at once, and apart from them how many matches whose snapshot
    /// another version has written.
    #[serde(deserialize_with = "count")]
    pub replay_limit: usize,
    /// The longest record that is replayed on request, in entries.
    #[serde(deserialize_with = "count")]
    pub record_limit_entries: usize,
}

/// What the referee works with.
pub struct Tools {
    /// Where matches are kept.
    pub store: Arc<dyn Store>,
    /// Which games there are.
    pub games: Games,
    /// What match ids are made with.
    pub keyring: Keyring,
    /// What opens seats.
    pub tokens: SeatTokens,
    /// Who is told of changes.
    pub watches: Watches,
    /// What is counted and timed.
    pub metrics: Metrics,
    /// What a call may use.
    pub bounds: Bounds,
    /// Whether whoever creates a match may choose its seed; only for a machine of one's own.
    pub may_choose_seed: bool,
}

/// Runs matches. It holds nothing that another server of the same store would miss.
pub struct Referee {
    store: Arc<dyn Store>,
    games: Games,
    keyring: Keyring,
    tokens: SeatTokens,
    watches: Watches,
    metrics: Metrics,
    bounds: Bounds,
    may_choose_seed: bool,
    at_hand: WarmMatches,
    clock: StoreClock,
    /// Places for records that are replayed on request.
    replays: Arc<Semaphore>,
    /// Places for matches whose log is played again to bring them to hand.
    rebuilds: Semaphore,
}

impl Referee {
    /// A referee with these tools.
    #[must_use]
    pub fn new(tools: Tools) -> Self {
        let Tools { store, games, keyring, tokens, watches, metrics, bounds, may_choose_seed } =
            tools;
        Self {
            at_hand: WarmMatches::new(bounds.warm_matches),
            clock: StoreClock::default(),
            replays: Arc::new(places(bounds.replay_limit)),
            rebuilds: places(bounds.replay_limit),
            store,
            games,
            keyring,
            tokens,
            watches,
            metrics,
            bounds,
            may_choose_seed,
        }
    }

    /// Where matches are kept.
    #[must_use]
    pub fn store(&self) -> &Arc<dyn Store> {
        &self.store
    }

    /// The store's clock, as heard a moment ago or else asked now; never ahead of it but where the
    /// store has moved to another machine.
    ///
    /// # Errors
    ///
    /// When the store has to be asked and does not answer.
    pub(crate) async fn now(&self) -> Result<Stamp, Failure> {
        if let Some(now) = self.clock.now() {
            return Ok(now);
        }
        let now = self.store.now().await?;
        self.clock.hear(now);
        Ok(now)
    }
}

fn places(limit: usize) -> Semaphore {
    Semaphore::new(limit.min(Semaphore::MAX_PERMITS))
}

#[cfg(test)]
mod tests;
