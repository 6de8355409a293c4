//! Judges an action on top of a record, without a store.

use umpire_contract::umpire::v1;
use umpire_engine::{Time, Viewer};
use umpire_store::Version;

use super::Referee;
use super::replay::{Halt, Replay};
use super::verify::given;
use crate::failure::{Failure, FlawCode};
use crate::games::{Games, Verdict, seat_in};
use crate::wire::{Path, time_in};

impl Referee {
    /// Replays a record and judges one more action on top of it.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Rules.Evaluate`.
    pub async fn evaluate(
        &self,
        request: v1::EvaluateRequest,
    ) -> Result<v1::EvaluateResponse, Failure> {
        let v1::EvaluateRequest { record, seat, action, time } = request;
        let record = given(record)?;
        let action = self.within_bounds(action)?;
        let time = match time {
            Some(time) => Some(time_in(time).ok_or_else(|| wrong_time("not a moment after 1970"))?),
            None => None,
        };
        let (games, limit) = (self.games.clone(), self.bounds.record_limit_entries);
        self.replaying(move || evaluate(&games, &record, limit, seat, &action, time)).await
    }
}

fn evaluate(
    games: &Games,
    record: &v1::Record,
    limit: usize,
    seat: Option<u32>,
    action: &v1::Action,
    time: Option<Time>,
) -> Result<v1::EvaluateResponse, Failure> {
    let replay = position(games, record, limit)?;
    let table = replay.table.as_ref();
    let seat = seat_in(seat, table.players(), Path::new("seat"))
        .map_err(|flaw| Failure::Malformed(vec![flaw]))?;
    let at = time.unwrap_or(replay.latest);
    if at < replay.latest {
        return Err(wrong_time("before the last row of the record"));
    }
    let Verdict { violations, preview } = table.check(seat, action, at)?;
    let entry = match table.act(seat, action, at) {
        Ok(turned) => {
            let viewer = Viewer::Seat(table.agent(seat).unwrap_or(seat));
            let told = turned.told.into_iter().find(|(told, _)| *told == viewer);
            let Version(version) = replay.version(viewer).next();
            told.and_then(|(_, entry)| entry).map(|entry| v1::Entry { version, ..entry })
        }
        Err(Failure::Rejected(_)) => None,
        Err(failure) => return Err(failure),
    };
    Ok(v1::EvaluateResponse { allowed: violations.is_empty(), violations, preview, entry })
}

/// The position a record leads to.
fn position(games: &Games, record: &v1::Record, limit: usize) -> Result<Replay, Failure> {
    let (mut replay, dealt_otherwise) = Replay::begin(games, record, limit)?;
    let difference = match dealt_otherwise {
        Some(difference) => difference,
        None => match replay.play(record) {
            Ok(()) => return Ok(replay),
            Err(Halt::Differs(difference)) => difference,
            Err(Halt::Unreadable(failure)) => return Err(failure),
        },
    };
    let field = match difference.entry {
        0 => format!("record.{}", difference.field),
        row => format!("record.entries[{row}].{}", difference.field),
    };
    Err(Failure::malformed(field, FlawCode::WrongValue, difference.message))
}

fn wrong_time(why: &str) -> Failure {
    Failure::malformed("time", FlawCode::WrongValue, why)
}
