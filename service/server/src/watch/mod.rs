//! Who is told of changes, as they happen.
//!
//! One `follower` a watched match reads what is new, once for all who watch it. A `watcher` tells one
//! caller: first from the log, after he has joined the follower, and then along with it; whenever
//! that leaves a gap, from the log again. So nothing is missed, nothing comes twice, and a slow
//! watcher costs a bounded number of frames.
//!
//! A notice of the store only says "look". A look every so often finds what a lost notice hid.

mod follower;
mod glance;
mod watcher;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures::StreamExt;
use serde::Deserialize;
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore, broadcast};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;
use tracing::warn;
use umpire_store::{Head, MatchId, Notice, Notices, Store};

pub(crate) use watcher::{Anew, Frames, Watcher};

use self::follower::Follower;
use self::glance::Glance;
use crate::config::span::{count, millis, seconds};
use crate::failure::Refusal;
use crate::telemetry::{Metrics, Watching};

/// How many glances wait for a watcher; one who is slower reads the log again.
const GLANCES: usize = 16;
/// When to subscribe again to a store that has hung up.
const RESUBSCRIBE: Duration = Duration::from_secs(1);
/// When a caller may try again for whom there was no place.
const PAUSE: Duration = Duration::from_secs(5);

/// What watching may cost.
#[derive(Debug, Clone, Deserialize)]
pub struct Patience {
    /// How often a watched match is looked at, whatever the notices say.
    #[serde(rename = "watch_look_ms", deserialize_with = "millis")]
    pub look: Duration,
    /// How many watches of one match are open at once.
    #[serde(deserialize_with = "count")]
    pub watchers_per_match: usize,
    /// How long a watcher may leave his frames lying before he is let go.
    #[serde(rename = "watch_stall_seconds", deserialize_with = "seconds")]
    pub stall: Duration,
}

/// All watches of this process.
#[derive(Clone)]
pub struct Watches(Arc<Shared>);

struct Shared {
    store: Arc<dyn Store>,
    patience: Patience,
    places: Arc<Semaphore>,
    metrics: Metrics,
    stop: CancellationToken,
    channels: Mutex<HashMap<MatchId, Channel>>,
}

/// A match that is watched.
#[derive(Clone)]
struct Channel {
    glances: broadcast::Sender<Arc<Glance>>,
    look: Arc<Notify>,
}

/// A place among the watchers of a match, kept while this lives.
pub(crate) struct Place {
    glances: broadcast::Receiver<Arc<Glance>>,
    _of_all: OwnedSemaphorePermit,
    _counted: Watching,
}

impl Watches {
    /// Watches of matches in `store`, at most `limit` at once, until `stop` is cancelled.
    #[must_use]
    pub fn new(
        store: Arc<dyn Store>,
        patience: Patience,
        limit: usize,
        metrics: Metrics,
        stop: CancellationToken,
    ) -> Self {
        let places = Arc::new(Semaphore::new(limit.min(Semaphore::MAX_PERMITS)));
        let channels = Mutex::default();
        Self(Arc::new(Shared { store, patience, places, metrics, stop, channels }))
    }

    /// Passes the store's notices on, until the process stops.
    pub async fn listen(self) {
        let stop = self.0.stop.clone();
        tokio::select! {
            () = stop.cancelled() => {}
            () = self.pass_on_notices() => {}
        }
    }

    async fn pass_on_notices(&self) {
        loop {
            match self.0.store.subscribe().await {
                Ok(notices) => self.pass_on(notices).await,
                Err(error) => warn!(%error, "cannot hear of changes; looking now and then"),
            }
            sleep(RESUBSCRIBE).await;
        }
    }

    async fn pass_on(&self, mut notices: Notices) {
        while let Some(notice) = notices.next().await {
            let channels = self.0.channels();
            match notice {
                Notice::Told { match_id, n: _ } => {
                    if let Some(channel) = channels.get(&match_id) {
                        channel.look.notify_one();
                    }
                }
                Notice::Missed => channels.values().for_each(|channel| channel.look.notify_one()),
            }
        }
    }

    /// Joins those who watch a match. Whoever then reads the log misses nothing.
    ///
    /// # Errors
    ///
    /// Too fast, if too many watch already.
    pub(crate) fn join(&self, head: &Head) -> Result<Place, Refusal> {
        let full = Refusal::TooFast { retry_after: PAUSE };
        let place = Arc::clone(&self.0.places).try_acquire_owned().map_err(|_| full.clone())?;
        let mut channels = self.0.channels();
        let channel = channels.entry(head.match_id.clone()).or_insert_with(|| self.follow(head));
        if channel.glances.receiver_count() >= self.0.patience.watchers_per_match {
            return Err(full);
        }
        Ok(Place {
            glances: channel.glances.subscribe(),
            _of_all: place,
            _counted: self.0.metrics.watching(),
        })
    }

    /// Starts to follow a match.
    fn follow(&self, head: &Head) -> Channel {
        let (glances, _) = broadcast::channel(GLANCES);
        let channel = Channel { glances, look: Arc::new(Notify::new()) };
        let follower = Follower::new(Arc::clone(&self.0), channel.clone(), head);
        tokio::spawn(follower.run());
        channel
    }

    /// How long a watcher may leave his frames lying.
    pub(crate) fn stall(&self) -> Duration {
        self.0.patience.stall
    }

    /// Cancelled when watches end.
    pub(crate) fn stop(&self) -> &CancellationToken {
        &self.0.stop
    }
}

impl Shared {
    fn channels(&self) -> MutexGuard<'_, HashMap<MatchId, Channel>> {
        self.channels.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Gives a match up if nobody watches it any more.
    fn is_left(&self, id: &MatchId) -> bool {
        let mut channels = self.channels();
        let is_left = channels.get(id).is_none_or(|channel| channel.glances.receiver_count() == 0);
        if is_left {
            channels.remove(id);
        }
        is_left
    }
}
