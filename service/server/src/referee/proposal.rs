//! What somebody wants to do to a match.

use prost::Message;
use sha2::{Digest, Sha256};
use umpire_contract::umpire::v1;
use umpire_engine::{DecisionId, Seat, Time, Viewer};
use umpire_store::{Fingerprint, RequestKey};
use uuid::Uuid;

use super::access::{seated, seats_meant};
use super::load::Warm;
use crate::failure::{Failure, FlawCode, Refusal};
use crate::games::{Turned, act, expire, seat_in};
use crate::identity::SeatPass;
use crate::wire::Path;

/// A deed that is asked for: what it is depends on the table it is judged on.
pub(super) struct Proposal {
    /// By what a repetition is known.
    pub(super) request: RequestKey,
    /// What is asked for.
    pub(super) fingerprint: Fingerprint,
    wish: Wish,
}

enum Wish {
    Act(Bid),
    Expire(DecisionId),
}

/// What a player asks for.
pub(super) struct Bid {
    /// Who he is.
    pub(super) pass: SeatPass,
    /// The seat he means, if he said so.
    pub(super) seat: Option<u32>,
    /// What he does.
    pub(super) action: v1::Action,
    /// The version he acts on, if it matters to him.
    pub(super) expected_version: Option<u64>,
}

impl Proposal {
    /// A player's action, by the request id that he gave or, if he gave none, one of its own.
    ///
    /// # Errors
    ///
    /// Malformed, if the id is empty or too long.
    pub(super) fn by_player(bid: Bid, given: Option<&str>) -> Result<Self, Failure> {
        let made = Uuid::now_v7().to_string();
        let id = request_id(given)?.unwrap_or(&made);
        let request = RequestKey::by_seat(bid.pass.seat, id)
            .map_err(|error| Failure::inside(error.to_string()))?;
        Ok(Self { request, fingerprint: bid.fingerprint(), wish: Wish::Act(bid) })
    }

    /// The clock's answer to a decision: one request, whichever server makes it.
    ///
    /// # Errors
    ///
    /// Never in practice; a failure of ours if the id is unfit.
    pub(super) fn by_clock(decision: DecisionId) -> Result<Self, Failure> {
        let request = RequestKey::by_house(&format!("expire-{decision}"))
            .map_err(|error| Failure::inside(error.to_string()))?;
        let fingerprint = fingerprint(&expire(decision));
        Ok(Self { request, fingerprint, wish: Wish::Expire(decision) })
    }

    /// The deed that is meant on this table, and what it leads to. Changes nothing.
    ///
    /// # Errors
    ///
    /// Why it is not taken up, or why the rules forbid it.
    pub(super) fn judge(&self, warm: &Warm, at: Time) -> Result<(v1::Deed, Turned), Failure> {
        match &self.wish {
            Wish::Act(bid) => bid.judge(warm, at),
            Wish::Expire(decision) => {
                let deed = expire(*decision);
                let turned = warm.table.turn(&deed, at, Path::new("deed"))?;
                Ok((deed, turned))
            }
        }
    }
}

impl Bid {
    /// Of the action with its seat, where that is not the caller's own anyway; neither the version it
    /// is based on nor the door it came through is part of it.
    fn fingerprint(&self) -> Fingerprint {
        let other = self.seat.filter(|seat| *seat != u32::from(self.pass.seat));
        let act = v1::deed::Act { seat: other, action: Some(self.action.clone()) };
        fingerprint(&act)
    }

    fn judge(&self, warm: &Warm, at: Time) -> Result<(v1::Deed, Turned), Failure> {
        let own = seated(&warm.head, &self.pass)?;
        if warm.head.status.is_over() {
            return Err(Refusal::MatchOver.into());
        }
        let current = warm.version(Viewer::Seat(own));
        if self.expected_version.is_some_and(|expected| expected != current) {
            return Err(Refusal::StaleVersion { current }.into());
        }
        let seat = asked_seat(self.seat, warm)?;
        let seats = seats_meant(warm.table.as_ref(), own, seat)?;
        first_allowed(&seats, |seat| {
            let turned = warm.table.act(seat, &self.action, at)?;
            Ok((act(seat, self.action.clone()), turned))
        })
    }
}

/// The seat a request names.
pub(super) fn asked_seat(seat: Option<u32>, warm: &Warm) -> Result<Option<Seat>, Failure> {
    let players = warm.table.players();
    seat.map(|seat| seat_in(Some(seat), players, Path::new("seat")))
        .transpose()
        .map_err(|flaw| Failure::Malformed(vec![flaw]))
}

/// What the rules allow for the first of these seats; the refusal for the first of all, if for none.
fn first_allowed<T>(
    seats: &[Seat],
    attempt: impl Fn(Seat) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let mut refusal = None;
    for seat in seats {
        match attempt(*seat) {
            Ok(allowed) => return Ok(allowed),
            Err(failure) => refusal = refusal.or(Some(failure)),
        }
    }
    Err(refusal.unwrap_or_else(|| Failure::inside("an action was judged for no seat")))
}

/// A request id as it was given.
///
/// # Errors
///
/// Malformed, if it is empty or too long.
pub(super) fn request_id(given: Option<&str>) -> Result<Option<&str>, Failure> {
    let Some(id) = given else { return Ok(None) };
    if (1..=RequestKey::MAX_BYTES).contains(&id.len()) {
        return Ok(Some(id));
    }
    let why = format!("expected 1 to {} bytes", RequestKey::MAX_BYTES);
    Err(Failure::malformed("requestId", FlawCode::WrongValue, why))
}

/// SHA-256 of what is asked for, in its contract bytes.
pub(super) fn fingerprint(asked: &impl Message) -> Fingerprint {
    Fingerprint(Sha256::digest(asked.encode_to_vec()).into())
}
