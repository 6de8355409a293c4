//! Work on no one's request: the players' clocks.
//!
//! Every server has a clerk, and they need no lock: the first to expire a decision closes it, and
//! the others find it closed.

use std::sync::Arc;
use std::time::Duration;

use futures::stream::{self, StreamExt};
use serde::Deserialize;
use tokio::time::{MissedTickBehavior, interval};
use tokio_util::sync::CancellationToken;
use tracing::{debug, info, warn};
use umpire_store::{Due, Stamp};

use crate::config::span::{count, millis};
use crate::failure::Failure;
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
    let mut ticks = interval(rhythm.tick);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = stop.cancelled() => return,
            _ = ticks.tick() => {}
        }
        if let Err(failure) = round(&referee, &rhythm).await {
            warn!(why = %failure, "cannot look for clocks that have run out");
        }
    }
}

/// Attends to every match whose clock has run out.
async fn round(referee: &Referee, rhythm: &Rhythm) -> Result<(), Failure> {
    let now = referee.store().now().await?;
    let grace_ms = u64::try_from(rhythm.grace.as_millis()).unwrap_or(u64::MAX);
    let since = Stamp::from_ms(now.as_ms().saturating_sub(grace_ms));
    let due = referee.store().due(since, rhythm.batch).await?;
    let attended = due.into_iter().map(|due| attend(referee, due, rhythm.grace));
    stream::iter(attended).buffer_unordered(AT_ONCE).collect::<()>().await;
    Ok(())
}

async fn attend(referee: &Referee, due: Due, grace: Duration) {
    let Due { match_id, deadline: _ } = due;
    match referee.expire(&match_id, grace).await {
        Ok(0) => debug!(%match_id, "another clerk was first"),
        Ok(decisions) => info!(%match_id, decisions, "the clock has answered"),
        Err(failure @ Failure::Failed { .. }) => {
            warn!(%match_id, why = %failure, "the clock could not answer");
        }
        Err(failure) => debug!(%match_id, why = %failure, "the clock may not answer here"),
    }
}
