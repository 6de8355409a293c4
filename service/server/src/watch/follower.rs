//! Looks for what is new in one match, for all who watch it.

use std::sync::Arc;

use tokio::time::sleep;
use tracing::debug;
use umpire_store::{Confirmed, Head, Mark, MatchId, Snapshot, StoreError};

use super::glance::Glance;
use super::{Channel, Shared};

/// How many new entries are passed around; more are left in the log for each to read.
const MAX_ENTRIES: u64 = 64;

/// Follows one match while anybody watches it.
pub(super) struct Follower {
    shared: Arc<Shared>,
    channel: Channel,
    id: MatchId,
    known: Mark,
}

impl Follower {
    /// Follows the match on from this head.
    pub(super) fn new(shared: Arc<Shared>, channel: Channel, head: &Head) -> Self {
        Self { shared, channel, id: head.match_id.clone(), known: head.mark() }
    }

    /// Looks whenever there is reason to, until the match is over, nobody watches it any more, or the
    /// process stops.
    pub(super) async fn run(mut self) {
        loop {
            tokio::select! {
                () = self.shared.stop.cancelled() => break,
                () = self.channel.look.notified() => {}
                () = sleep(self.shared.patience.look) => {}
            }
            if self.shared.is_left(&self.id) {
                return;
            }
            match self.look().await {
                Ok(None) => {}
                Ok(Some(glance)) => {
                    let is_over = glance.status().is_over();
                    // Whoever has left meanwhile is not missed.
                    let _ = self.channel.glances.send(Arc::new(glance));
                    if is_over {
                        break;
                    }
                }
                Err(StoreError::NotFound) => break,
                Err(error) => debug!(match_id = %self.id, %error, "cannot look; looking again"),
            }
        }
        // Those who joined after the last glance find this closed, and look into the log.
        self.shared.channels().remove(&self.id);
    }

    async fn look(&mut self) -> Result<Option<Glance>, StoreError> {
        let confirmed = self.shared.store.confirm(&self.id, Some(&self.known), None).await?;
        let head = match confirmed.answer {
            Confirmed::Fresh | Confirmed::Seen(_) | Confirmed::Reused => return Ok(None),
            Confirmed::Gone => return Err(StoreError::NotFound),
            Confirmed::Stale(head) => Head { snapshot: Snapshot::default(), ..*head },
        };
        let glance = self.glance(head).await?;
        self.known = glance.head.mark();
        Ok(Some(glance))
    }

    async fn glance(&self, head: Head) -> Result<Glance, StoreError> {
        let known = &self.known;
        let mut glance = Glance { head, entries: Vec::new(), is_other_history: false };
        let Some(new) = glance.head.n.checked_sub(known.n) else {
            return Ok(Glance { is_other_history: true, ..glance });
        };
        if new > MAX_ENTRIES {
            return Ok(glance);
        }
        // The last known entry comes along, to see whether it is still the same.
        let after = known.n.saturating_sub(1);
        let rows = usize::try_from(glance.head.n.saturating_sub(after)).unwrap_or(usize::MAX);
        if rows > 0 {
            glance.entries = self.shared.store.log(&self.id, after, rows).await?;
        }
        if known.n > 0 {
            let kept = glance.entries.first().is_some_and(|entry| entry.tip == known.tip);
            glance.is_other_history = !kept;
            glance.entries.drain(..glance.entries.len().min(1));
        }
        Ok(glance)
    }
}
