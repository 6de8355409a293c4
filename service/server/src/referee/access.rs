//! Who may look at a match, and as whom.

use std::sync::Arc;

use umpire_contract::umpire::v1;
use umpire_engine::{Seat, Time, Viewer};
use umpire_store::{Head, MatchId, Stamp};

use super::load::Warm;
use super::{Referee, viewer};
use crate::failure::{Failure, Refusal};
use crate::games::Table;
use crate::identity::{Caller, SeatPass};

/// What a call is refused with that takes a tenant's key.
pub(super) const TENANTS_ONLY: Refusal =
    Refusal::Forbidden("this takes the key of the match's tenant");
/// What a call is refused with that takes a seat's token.
pub(super) const PLAYERS_ONLY: Refusal = Refusal::Forbidden("this takes the token of a seat");

/// A match as it stands, as one caller sees it.
pub(super) struct Sight {
    /// The match.
    pub(super) warm: Arc<Warm>,
    /// As whom he looks at it.
    pub(super) viewer: Viewer,
    /// The store's clock.
    pub(super) now: Stamp,
}

impl Sight {
    /// The caller's own version.
    pub(super) fn version(&self) -> u64 {
        self.warm.version(self.viewer)
    }

    /// The decisions that are open, as far as the caller may know.
    pub(super) fn pending(&self) -> Vec<v1::Decision> {
        self.warm.pending(self.viewer)
    }

    /// The stamp of a deed done now.
    pub(super) fn stamp(&self) -> Time {
        Time(self.now.max(self.warm.head.at).as_ms())
    }
}

impl Warm {
    /// How many entries a viewer has been told.
    pub(super) fn version(&self, viewer: Viewer) -> u64 {
        self.head.version(viewer::key_of(viewer)).0
    }

    /// The decisions that are open, as far as a viewer may know; none once it is over.
    pub(super) fn pending(&self, viewer: Viewer) -> Vec<v1::Decision> {
        if self.head.status.is_over() { Vec::new() } else { self.table.pending(viewer) }
    }
}

impl Referee {
    /// The match `match_id` as `caller` sees it.
    ///
    /// # Errors
    ///
    /// Not found, if there is none or it is not his to see; no credential, if his token has ended.
    pub(super) async fn sight(&self, caller: &Caller, match_id: &str) -> Result<Sight, Failure> {
        let id = known_id(caller, match_id)?;
        let (warm, now) = self.firm(&id).await?;
        let viewer = admitted(&warm.head, caller)?;
        Ok(Sight { warm, viewer, now })
    }

    /// The same for a call that takes the tenant's key.
    ///
    /// # Errors
    ///
    /// As [`sight`](Referee::sight); forbidden, to a player.
    pub(super) async fn owned(&self, caller: &Caller, match_id: &str) -> Result<Sight, Failure> {
        let sight = self.sight(caller, match_id).await?;
        match caller {
            Caller::Tenant(_) => Ok(sight),
            Caller::Seat(_) => Err(TENANTS_ONLY.into()),
        }
    }
}

/// The id of a match that the caller may know of.
pub(super) fn known_id(caller: &Caller, match_id: &str) -> Result<MatchId, Refusal> {
    let id = MatchId::new(match_id).map_err(|_| Refusal::NotFound("match"))?;
    match caller {
        Caller::Seat(pass) if pass.match_id != id => Err(Refusal::NotFound("match")),
        Caller::Seat(_) | Caller::Tenant(_) => Ok(id),
    }
}

/// As whom the caller looks at the match of this head.
pub(super) fn admitted(head: &Head, caller: &Caller) -> Result<Viewer, Refusal> {
    match caller {
        Caller::Tenant(tenant) if *tenant == head.tenant => Ok(Viewer::Spectator),
        Caller::Tenant(_) => Err(Refusal::NotFound("match")),
        Caller::Seat(pass) => seated(head, pass).map(Viewer::Seat),
    }
}

/// The seat that a pass opens, unless a newer token has ended it.
pub(super) fn seated(head: &Head, pass: &SeatPass) -> Result<Seat, Refusal> {
    if head.match_id != pass.match_id {
        return Err(Refusal::NotFound("match"));
    }
    if pass.generation < head.generation(pass.seat) {
        return Err(Refusal::NoCredential("a newer token of this seat has ended this one"));
    }
    Ok(Seat(pass.seat))
}

/// The seats that the player of `own` may mean by `asked`: that one, if he acts for it; otherwise
/// all that he acts for, his own first.
///
/// # Errors
///
/// Forbidden, if he acts for none of them.
pub(super) fn seats_meant(
    table: &dyn Table,
    own: Seat,
    asked: Option<Seat>,
) -> Result<Vec<Seat>, Refusal> {
    let acts_for = |seat: &Seat| table.agent(*seat) == Some(own);
    let seats: Vec<Seat> = match asked {
        Some(seat) => Some(seat).filter(acts_for).into_iter().collect(),
        None => {
            let others = Seat::all(table.players()).filter(|seat| *seat != own);
            std::iter::once(own).chain(others).filter(acts_for).collect()
        }
    };
    if seats.is_empty() {
        return Err(Refusal::Forbidden("the caller does not act for this `seat`"));
    }
    Ok(seats)
}
