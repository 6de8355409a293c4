//! Ends a match without a result.

use umpire_contract::umpire::v1;
use umpire_store::{Stamped, Status};

use super::Referee;
use super::summary::summary;
use crate::failure::{Failure, Refusal};
use crate::identity::Caller;

impl Referee {
    /// Ends a match without a result; a closed one stays closed.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Matches.CloseMatch`.
    pub async fn close_match(
        &self,
        caller: &Caller,
        request: v1::CloseMatchRequest,
    ) -> Result<v1::MatchSummary, Failure> {
        let sight = self.owned(caller, &request.match_id).await?;
        let Stamped { now, answer } = self.store.close(&sight.warm.head.match_id).await?;
        self.clock.hear(now);
        match answer {
            Status::Ended => Err(Refusal::MatchOver.into()),
            Status::Active | Status::Closed => {
                let (warm, _) = self.firm(&sight.warm.head.match_id).await?;
                Ok(summary(&warm, sight.viewer))
            }
        }
    }
}
