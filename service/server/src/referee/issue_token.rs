//! Issues a new token for a seat; older ones end.

use sha2::{Digest, Sha256};
use umpire_contract::umpire::v1;
use umpire_engine::Seat;
use umpire_store::RequestKey;

use super::Referee;
use super::proposal::{asked_seat, request_id};
use crate::failure::{Failure, FlawCode};
use crate::identity::{Caller, SeatPass};

impl Referee {
    /// Issues a new token for a seat; older ones end. Asked again by the same request id, it answers
    /// one as good as the first, and ends none.
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
        let Seat(seat) = asked_seat(request.seat, &sight.warm)?.ok_or_else(|| {
            Failure::malformed("seat", FlawCode::Missing, "this field is required")
        })?;
        let renewal = match request_id(request.request_id.as_deref())? {
            Some(id) => Some(renewal(seat, id)?),
            None => None,
        };
        let match_id = sight.warm.head.match_id.clone();
        let generation = self.store.renew_token(&match_id, seat, renewal.as_ref()).await?;
        self.token(&SeatPass { match_id, seat, generation }, sight.now)
    }
}

/// By what a renewal is known, apart from every other request.
fn renewal(seat: u8, request_id: &str) -> Result<RequestKey, Failure> {
    // The digest, because a request id may be as long as a key.
    let digest = Sha256::digest(request_id.as_bytes());
    let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    RequestKey::by_house(&format!("token-{seat}-{digest}"))
        .map_err(|error| Failure::inside(error.to_string()))
}
