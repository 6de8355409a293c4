//! Replays a record and says where it differs, if it does.

use umpire_contract::umpire::v1;

use super::Referee;
use super::load::off_the_runtime;
use super::replay::{Halt, Replay, difference};
use crate::failure::{Failure, FlawCode};
use crate::games::Games;

impl Referee {
    /// Replays a record. It needs no store and no match here.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Audit.VerifyRecord`.
    pub async fn verify_record(
        &self,
        request: v1::VerifyRecordRequest,
    ) -> Result<v1::VerifyRecordResponse, Failure> {
        let record = given(request.record)?;
        let (games, limit) = (self.games.clone(), self.bounds.record_limit_entries);
        self.replaying(move || verify(&games, &record, limit)).await
    }

    /// Does a replay when there is a place for it, where it holds nobody up.
    pub(super) async fn replaying<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let place = std::sync::Arc::clone(&self.replays).acquire_owned().await;
        let place = place.map_err(|error| Failure::inside(error.to_string()))?;
        // The place goes with the work: a caller who leaves does not make room for another.
        off_the_runtime(move || {
            let done = work();
            drop(place);
            done
        })
        .await?
    }
}

/// The record of a request.
pub(super) fn given(record: Option<v1::Record>) -> Result<v1::Record, Failure> {
    record.ok_or_else(|| Failure::malformed("record", FlawCode::Missing, "this field is required"))
}

/// Replays a record of at most `limit` entries.
///
/// # Errors
///
/// Malformed, if it is no record, or one of a game, ruleset or content pack that is not here.
pub fn verify(
    games: &Games,
    record: &v1::Record,
    limit: usize,
) -> Result<v1::VerifyRecordResponse, Failure> {
    let (mut replay, dealt_otherwise) = Replay::begin(games, record, limit)?;
    let difference = match dealt_otherwise {
        Some(difference) => Some(difference),
        None => match replay.play(record) {
            Ok(()) => other_outcome(&replay, record),
            Err(Halt::Differs(difference)) => Some(difference),
            Err(Halt::Unreadable(failure)) => return Err(failure),
        },
    };
    Ok(v1::VerifyRecordResponse {
        verified: difference.is_none(),
        verified_entries: replay.agreed,
        outcome: replay.table.outcome(),
        difference,
    })
}

/// Writes into a record what follows from its settings and deeds: first words, tips, the outcome.
///
/// # Errors
///
/// If it is no record, or the rules refuse one of its deeds.
pub fn seal(games: &Games, record: &mut v1::Record) -> Result<(), Failure> {
    let (replay, _) = Replay::begin(games, record, usize::MAX)?;
    replay.seal(record).map_err(|halt| match halt {
        Halt::Unreadable(failure) => failure,
        Halt::Differs(found) => {
            Failure::inside(format!("entry {}: {}", found.entry, found.message))
        }
    })
}

fn other_outcome(
    replay: &Replay,
    record: &v1::Record,
) -> Option<v1::verify_record_response::Difference> {
    let expected = replay.table.outcome();
    if expected == record.outcome {
        return None;
    }
    let say = |outcome: &Option<v1::Outcome>| match outcome {
        Some(outcome) => serde_json::to_string(outcome).unwrap_or_default(),
        None => "none".to_owned(),
    };
    let what = "the match ended otherwise";
    Some(difference(replay.agreed, "outcome", what, &say(&expected), &say(&record.outcome)))
}
