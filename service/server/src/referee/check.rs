//! Says whether an action would be allowed, and what it would do.

use umpire_contract::umpire::v1;
use umpire_engine::Seat;

use super::Referee;
use super::access::{PLAYERS_ONLY, Sight, seats_meant};
use super::proposal::asked_seat;
use crate::failure::{Failure, Refusal};
use crate::games::Verdict;
use crate::identity::Caller;

impl Referee {
    /// Whether an action would be allowed now, why not, and what it would do. Nothing changes.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Play.CheckAction`.
    pub async fn check_action(
        &self,
        caller: &Caller,
        request: v1::CheckActionRequest,
    ) -> Result<v1::CheckActionResponse, Failure> {
        let v1::CheckActionRequest { match_id, action, seat } = request;
        let sight = self.sight(caller, &match_id).await?;
        let own = sight.viewer.seat().ok_or(PLAYERS_ONLY)?;
        if sight.warm.head.status.is_over() {
            return Err(Refusal::MatchOver.into());
        }
        let action = self.within_bounds(action)?;
        let seat = asked_seat(seat, &sight.warm)?;
        let seats = seats_meant(sight.warm.table.as_ref(), own, seat)?;
        let Verdict { violations, preview } = first_allowed(&sight, &seats, &action)?;
        Ok(v1::CheckActionResponse {
            allowed: violations.is_empty(),
            violations,
            preview,
            version: sight.version(),
        })
    }
}

/// The verdict for the first of these seats that is allowed it; that for the first of all, if none is.
fn first_allowed(sight: &Sight, seats: &[Seat], action: &v1::Action) -> Result<Verdict, Failure> {
    let mut first = None;
    for seat in seats {
        let verdict = sight.warm.table.check(*seat, action, sight.stamp())?;
        if verdict.violations.is_empty() {
            return Ok(verdict);
        }
        first = first.or(Some(verdict));
    }
    first.ok_or_else(|| Failure::inside("an action was checked for no seat"))
}
