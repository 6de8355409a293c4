//! Hands out the record of a match that has ended.

use prost::Message;
use umpire_contract::umpire::v1;
use umpire_engine::Time;
use umpire_store::{Entry, MAX_PAGE, Status, Tip};

use super::Referee;
use super::load::Warm;
use crate::failure::{Failure, Refusal};
use crate::identity::Caller;
use crate::wire::time_out;

impl Referee {
    /// The record of a match that has ended, its seed included.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Audit.GetRecord`.
    pub async fn get_record(
        &self,
        caller: &Caller,
        request: v1::GetRecordRequest,
    ) -> Result<v1::Record, Failure> {
        let sight = self.sight(caller, &request.match_id).await?;
        let warm = sight.warm;
        let outcome = match warm.head.status {
            Status::Active => return Err(Refusal::MatchRunning.into()),
            Status::Ended => warm.table.outcome(),
            Status::Closed => None,
        };
        let mut entries = vec![deal(&warm)];
        let mut read = 0;
        while read < warm.head.n {
            let page = self.store.log(&warm.head.match_id, read, MAX_PAGE).await?;
            let Some(last) = page.last() else { break };
            read = last.n;
            for entry in &page {
                entries.push(row(entry)?);
            }
        }
        Ok(v1::Record { entries, outcome, ..warm.began.origin.clone() })
    }
}

/// The dealing as the first row.
fn deal(warm: &Warm) -> v1::RecordEntry {
    v1::RecordEntry {
        deed: None,
        time: Some(time_out(warm.began.setting.dealt_at)),
        first_word: 0,
        tip: Tip::of_origin(&warm.head.origin.0).0.to_vec(),
    }
}

fn row(entry: &Entry) -> Result<v1::RecordEntry, Failure> {
    let deed = v1::Deed::decode(entry.deed.clone())
        .map_err(|error| Failure::inside(format!("entry {}: {error}", entry.n)))?;
    Ok(v1::RecordEntry {
        deed: Some(deed),
        time: Some(time_out(Time(entry.at.as_ms()))),
        first_word: entry.first_word,
        tip: entry.tip.0.to_vec(),
    })
}
