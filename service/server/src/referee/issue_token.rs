//! Issues a new token for a seat; older ones end.

use umpire_contract::umpire::v1;

use super::Referee;
use super::proposal::{asked_seat, request_id};
use crate::failure::{Failure, FlawCode};
use crate::identity::Caller;

impl Referee {
    /// Issues a new token for a seat; older ones end.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Matches.IssueToken`.
    pub async fn issue_token(
        &self,
        caller: &Caller,
        request: v1::IssueTokenRequest,
    ) -> Result<v1::SeatToken, Failure> {
        let sight = self.owned(caller, &request.match_id).await?;
        let seat = asked_seat(request.seat, &sight.warm)?
            .ok_or_else(|| Failure::malformed("seat", FlawCode::Missing, "this field is required"))?;
        request_id(request.request_id.as_deref())?;
        let id = &sight.warm.head.match_id;
        self.store.renew_token(id, seat.0).await?;
        let (warm, now) = self.firm(id).await?;
        self.token(&warm.head, seat.0, now)
    }
}
