//! Answers decisions whose time has run out, in the players' place.

use std::time::Duration;

use tracing::debug;
use umpire_engine::Time;
use umpire_store::MatchId;

use super::Referee;
use super::proposal::Proposal;
use crate::failure::Failure;

impl Referee {
    /// Lets the clock answer every decision of a match that was due `grace` ago; answers how many it
    /// did answer. A decision that somebody else closes meanwhile is none of ours any more.
    ///
    /// # Errors
    ///
    /// When the match cannot be looked at.
    pub(crate) async fn expire(&self, id: &MatchId, grace: Duration) -> Result<usize, Failure> {
        let mut expired = 0;
        loop {
            let (warm, now) = self.firm(id).await?;
            if warm.head.status.is_over() {
                return Ok(expired);
            }
            let grace_ms = u64::try_from(grace.as_millis()).unwrap_or(u64::MAX);
            let due = warm.table.due(Time(now.as_ms().saturating_sub(grace_ms)));
            let before = expired;
            for decision in due {
                match self.turn(id, &Proposal::by_clock(decision)?).await {
                    Ok(_) => expired += 1,
                    Err(failure) => {
                        debug!(match_id = %id, %decision, why = %failure, "not expired");
                    }
                }
            }
            if expired == before {
                return Ok(expired);
            }
        }
    }
}
