//! What the log holds, from the contract.

use umpire_contract::umpire::v1::{self, deed::Kind};
use umpire_engine::{DecisionId, Deed, Seat};

use crate::failure::{Flaw, FlawCode};
use crate::wire::{Path, Wire};

/// A deed of a match of `players`; `at` is where it lies in the request.
///
/// # Errors
///
/// The first field that is not one of a deed.
pub(super) fn deed_in<G: Wire>(
    content: &G::Content,
    players: u8,
    deed: &v1::Deed,
    at: Path<'_>,
) -> Result<Deed<G::Action>, Flaw> {
    match &deed.kind {
        None => Err(at.missing()),
        Some(Kind::Act(act)) => {
            let here = at.field("act");
            let seat = seat_in(act.seat, players, here.field("seat"))?;
            let action = G::action_in(content, players, act.action.as_ref(), here.field("action"))?;
            Ok(Deed::Act { seat, action })
        }
        Some(Kind::Expire(expire)) => {
            let here = at.field("expire");
            let id = expire.decision_id.parse().map(Deed::Expire);
            id.map_err(|_| here.field("decisionId").unknown("decision", &expire.decision_id))
        }
        Some(Kind::Retire(retire)) => {
            let here = at.field("retire");
            seat_in(retire.seat, players, here.field("seat")).map(Deed::Retire)
        }
    }
}

/// An action as a row of the log.
pub(crate) fn act(seat: Seat, action: v1::Action) -> v1::Deed {
    let act = v1::deed::Act { seat: Some(u32::from(seat.0)), action: Some(action) };
    v1::Deed { kind: Some(Kind::Act(act)) }
}

/// The clock's answer as a row of the log.
pub(crate) fn expire(decision: DecisionId) -> v1::Deed {
    let expire = v1::deed::Expire { decision_id: decision.to_string() };
    v1::Deed { kind: Some(Kind::Expire(expire)) }
}

/// The giving up of a seat by the house as a row of the log.
pub(crate) fn retire(seat: Seat) -> v1::Deed {
    let retire = v1::deed::Retire { seat: Some(u32::from(seat.0)) };
    v1::Deed { kind: Some(Kind::Retire(retire)) }
}

/// A seat of a match of `players`.
///
/// # Errors
///
/// If it is absent, or there is no such seat.
pub(crate) fn seat_in(seat: Option<u32>, players: u8, at: Path<'_>) -> Result<Seat, Flaw> {
    let seat = seat.ok_or_else(|| at.missing())?;
    match u8::try_from(seat) {
        Ok(seat) if seat < players => Ok(Seat(seat)),
        Ok(_) | Err(_) => {
            Err(at.flaw(FlawCode::UnknownValue, format!("there is no seat `{seat}`")))
        }
    }
}
