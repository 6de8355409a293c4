//! Says how a match stands.

use umpire_contract::umpire::v1::{self, match_summary};
use umpire_engine::{Seat, Time, Viewer};
use umpire_store::Status;

use super::Referee;
use super::load::Warm;
use crate::failure::Failure;
use crate::identity::Caller;
use crate::wire::time_out;

impl Referee {
    /// How a match stands, as the caller may know.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Matches.GetMatch`.
    pub async fn get_match(
        &self,
        caller: &Caller,
        request: v1::GetMatchRequest,
    ) -> Result<v1::MatchSummary, Failure> {
        let sight = self.sight(caller, &request.match_id).await?;
        Ok(summary(&sight.warm, sight.viewer))
    }
}

/// A match from outside, as a viewer may know of it.
pub(super) fn summary(warm: &Warm, viewer: Viewer) -> v1::MatchSummary {
    let origin = &warm.began.origin;
    v1::MatchSummary {
        id: warm.head.match_id.to_string(),
        game: origin.game.clone(),
        status: status_out(warm.head.status).into(),
        version: warm.version(viewer),
        pending: warm.pending(viewer),
        outcome: warm.table.outcome(),
        seats: seats(warm),
        options: origin.options.clone(),
        ruleset: origin.ruleset.clone(),
        content_digest: origin.content_digest.clone(),
        seed_commitment: warm.began.setting.seed.commitment().0.to_vec(),
        created: Some(time_out(Time(warm.head.created_at.as_ms()))),
        content_pack: origin.content_pack.clone(),
    }
}

/// How a match stands, in the contract's words.
pub(crate) fn status_out(status: Status) -> match_summary::Status {
    match status {
        Status::Active => match_summary::Status::Active,
        Status::Ended => match_summary::Status::Finished,
        Status::Closed => match_summary::Status::Closed,
    }
}

fn seats(warm: &Warm) -> Vec<v1::Seat> {
    let mut names = warm.began.names.iter();
    let seats = Seat::all(warm.table.players()).map(|seat| v1::Seat {
        seat: u32::from(seat.0),
        name: names.next().cloned().unwrap_or_default(),
        agent: warm.table.agent(seat).map(|Seat(agent)| u32::from(agent)),
    });
    seats.collect()
}
