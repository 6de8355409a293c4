//! Work on no one's request: the players' clocks.
//!
//! Every server has a clerk, and they need no lock: the first to expire a decision closes it, and
//! the others find it closed.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use futures::stream::{self, StreamExt};
use serde::Deserialize;
use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;
use tracing::{debug, info, warn};
use umpire_store::{Due, MAX_PAGE, MatchId, Stamp};

use crate::config::span::{count, millis};
use crate::failure::{Failure, Refusal};
use crate::referee::Referee;

/// How many matches are attended to at once.
const AT_ONCE: usize = 8;

/// When the clerk works.
#[derive(Debug, Clone, Deserialize)]
pub struct Rhythm {
    /// How often he looks for clocks that have run out.
    #[serde(rename = "clerk_tick_ms", deserialize_with = "millis")]
    pub tick: Duration,
    /// How long after a deadline he acts, so that an answer in time is not overtaken.
    #[serde(rename = "clerk_grace_ms", deserialize_with = "millis")]
    pub grace: Duration,
    /// How many matches he takes at a time.
    #[serde(rename = "clerk_batch", deserialize_with = "count")]
    pub batch: usize,
}

/// Answers for players whose time has run out, until `stop` is cancelled.
pub async fn keep_clocks(referee: Arc<Referee>, rhythm: Rhythm, stop: CancellationToken) {
    let mut strangers = HashSet::new();
    let mut ticks = interval(rhythm.tick);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => {}
        }
        if let Err(failure) = round(&referee, &rhythm, &mut strangers).await {
            warn!(why = %failure, "cannot look for clocks that have run out");
        }
    }
}

/// Attends to every match whose clock has run out, but for `strangers`: matches begun under rules or
/// with content that this process does not have, which stay due until one that has them comes.
async fn round(
    referee: &Referee,
    rhythm: &Rhythm,
    strangers: &mut HashSet<MatchId>,
) -> Result<(), Failure> {
    let now = referee.store().now().await?;
    let grace_ms = u64::try_from(rhythm.grace.as_millis()).unwrap_or(u64::MAX);
    let since = Stamp::from_ms(now.as_ms().saturating_sub(grace_ms));
    let batch = rhythm.batch.min(MAX_PAGE);
    let mut last = None;
    loop {
        let due = referee.store().due(since, last.as_ref(), batch).await?;
        last = due.last().cloned().filter(|_| due.len() == batch);
        let known = due.into_iter().filter(|due| !strangers.contains(&due.match_id));
        let attended = known.map(|due| attend(referee, due, rhythm.grace)).collect::<Vec<_>>();
        let met = stream::iter(attended).buffer_unordered(AT_ONCE).collect::<Vec<_>>().await;
        strangers.extend(met.into_iter().flatten());
        if last.is_none() {
            return Ok(());
        }
    }
}

/// Attends to a match; answers it if it is a stranger.
async fn attend(referee: &Referee, due: Due, grace: Duration) -> Option<MatchId> {
    let Due { match_id, deadline: _ } = due;
    match referee.expire(&match_id, grace).await {
        Ok(0) => debug!(%match_id, "another clerk was first"),
        Ok(decisions) => info!(%match_id, decisions, "the clock has answered"),
        Err(failure @ Failure::Refused(Refusal::NotOffered(_))) => {
            warn!(%match_id, why = %failure, "the clock cannot answer here");
            return Some(match_id);
        }
        Err(failure @ Failure::Failed { .. }) => {
            warn!(%match_id, why = %failure, "the clock could not answer");
        }
        Err(failure) => debug!(%match_id, why = %failure, "the clock may not answer here"),
    }
    None
}
