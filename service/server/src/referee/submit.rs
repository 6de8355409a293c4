//! Does an action.

use prost::Message;
use umpire_contract::umpire::v1;
use umpire_store::{Entry, ViewerKey};

use super::Referee;
use super::access::{PLAYERS_ONLY, known_id};
use super::proposal::{Bid, Proposal};
use crate::failure::{Failure, FlawCode};
use crate::identity::{Caller, SeatPass};

impl Referee {
    /// Does an action, once, and answers what the caller is told of it.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Play.SubmitAction`.
    pub async fn submit_action(
        &self,
        caller: &Caller,
        request: v1::SubmitActionRequest,
    ) -> Result<v1::Entry, Failure> {
        let v1::SubmitActionRequest { match_id, action, expected_version, request_id, seat } =
            request;
        let id = known_id(caller, &match_id)?;
        let pass = self.player(caller, &match_id).await?;
        let action = self.within_bounds(action)?;
        let seat_number = pass.seat;
        let bid = Bid { pass, seat, action, expected_version };
        let proposal = Proposal::by_player(bid, request_id.as_deref())?;
        let entry = self.turn(&id, &proposal).await?;
        told_to(&entry, ViewerKey::Seat(seat_number))
    }

    /// The pass of a caller who must be a player. Whoever is not is first asked whether there is such
    /// a match for him at all.
    pub(super) async fn player(
        &self,
        caller: &Caller,
        match_id: &str,
    ) -> Result<SeatPass, Failure> {
        match caller {
            Caller::Seat(pass) => Ok(pass.clone()),
            Caller::Tenant(_) => {
                self.sight(caller, match_id).await?;
                Err(PLAYERS_ONLY.into())
            }
        }
    }

    /// An action that is not longer than is taken.
    pub(super) fn within_bounds(&self, action: Option<v1::Action>) -> Result<v1::Action, Failure> {
        let action = action.ok_or_else(|| {
            Failure::malformed("action", FlawCode::Missing, "this field is required")
        })?;
        let limit = self.bounds.action_limit_bytes;
        if action.encoded_len() > limit {
            let why = format!("an action has at most {limit} bytes");
            return Err(Failure::malformed("action", FlawCode::TooLarge, why));
        }
        Ok(action)
    }
}

/// What a viewer was told of an entry.
pub(super) fn told_to(entry: &Entry, viewer: ViewerKey) -> Result<v1::Entry, Failure> {
    let told = entry
        .told_to(viewer)
        .filter(|told| !told.entry.is_empty())
        .ok_or_else(|| Failure::inside("whoever did a deed was not told of it"))?;
    read(&told.entry)
}

/// An entry as it was told.
pub(super) fn read(bytes: &bytes::Bytes) -> Result<v1::Entry, Failure> {
    v1::Entry::decode(bytes.clone())
        .map_err(|error| Failure::inside(format!("what a viewer was told cannot be read: {error}")))
}
