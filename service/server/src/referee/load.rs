//! How a match comes to hand: from memory, from its snapshot, or by playing its log again.

use std::sync::Arc;

use prost::Message;
use quick_cache::sync::Cache;
use tracing::{info, instrument};
use umpire_contract::umpire::v1;
use umpire_engine::Time;
use umpire_store::{
    Confirmed, Entry, Fingerprint, Head, MAX_PAGE, MatchId, RequestKey, Stamp, Stamped,
};

use super::Referee;
use super::began::Began;
use crate::failure::{Failure, Refusal};
use crate::games::Table;
use crate::wire::Path;

/// A match as it stood at one head.
pub(super) struct Warm {
    /// The head.
    pub(super) head: Head,
    /// What it began from.
    pub(super) began: Arc<Began>,
    /// The table at that head.
    pub(super) table: Arc<dyn Table>,
}

/// The matches at hand. What lies here may be old: it saves work, and decides nothing alone.
pub(super) struct WarmMatches(Cache<MatchId, Arc<Warm>>);

impl WarmMatches {
    pub(super) fn new(matches: usize) -> Self {
        Self(Cache::new(matches))
    }

    pub(super) fn get(&self, id: &MatchId) -> Option<Arc<Warm>> {
        self.0.get(id)
    }

    pub(super) fn put(&self, warm: &Arc<Warm>) {
        self.0.insert(warm.head.match_id.clone(), Arc::clone(warm));
    }
}

/// A match at the head that the store has, or the entry that a repeated request became.
pub(super) enum Footing {
    /// The match as it stands.
    Firm(Arc<Warm>),
    /// What the request became before.
    Seen(Box<Entry>),
}

impl Referee {
    /// The match as it stands, and the store's clock.
    ///
    /// # Errors
    ///
    /// Not found; or the store is away.
    pub(super) async fn firm(&self, id: &MatchId) -> Result<(Arc<Warm>, Stamp), Failure> {
        match self.confirm(id, self.at_hand.get(id), None).await? {
            Stamped { now, answer: Footing::Firm(warm) } => Ok((warm, now)),
            Stamped { answer: Footing::Seen(_), .. } => {
                Err(Failure::inside("the store knew a request that it was not asked for"))
            }
        }
    }

    /// Asks the store whether `known` still holds, and what `asked` became if it was made before.
    ///
    /// # Errors
    ///
    /// Not found; the request id was used for something else; or the store is away.
    #[instrument(skip_all, fields(match_id = %id))]
    pub(super) async fn confirm(
        &self,
        id: &MatchId,
        known: Option<Arc<Warm>>,
        asked: Option<(&RequestKey, &Fingerprint)>,
    ) -> Result<Stamped<Footing>, Failure> {
        let mark = known.as_ref().map(|warm| warm.head.mark());
        let Stamped { now, answer } = self.store.confirm(id, mark.as_ref(), asked).await?;
        self.clock.hear(now);
        let footing = match (answer, known) {
            (Confirmed::Gone, _) => return Err(Refusal::NotFound("match").into()),
            (Confirmed::Reused, _) => return Err(Refusal::RequestIdReused.into()),
            (Confirmed::Seen(entry), _) => Footing::Seen(Box::new(entry)),
            (Confirmed::Fresh, Some(warm)) => Footing::Firm(warm),
            (Confirmed::Fresh, None) => {
                return Err(Failure::inside("the store confirmed a head that nobody knew"));
            }
            (Confirmed::Stale(head), known) => Footing::Firm(self.warm(*head, known).await?),
        };
        Ok(Stamped { now, answer: footing })
    }

    /// Brings the match of this head to hand. `known` is the same match at another head.
    ///
    /// # Errors
    ///
    /// What is kept of it cannot be read, or the store is away.
    pub(super) async fn warm(
        &self,
        head: Head,
        known: Option<Arc<Warm>>,
    ) -> Result<Arc<Warm>, Failure> {
        let began = match known {
            Some(warm) if warm.head.origin == head.origin => Arc::clone(&warm.began),
            Some(_) | None => Arc::new(Began::of_head(&head, &self.games)?),
        };
        let table = match thawed(&head, &began) {
            Some(table) => table,
            None => self.play_again(&head, &began).await?,
        };
        let warm = Arc::new(Warm { head, began, table });
        self.at_hand.put(&warm);
        Ok(warm)
    }

    /// The table of a head whose snapshot another version has written: the log played again.
    async fn play_again(&self, head: &Head, began: &Arc<Began>) -> Result<Arc<dyn Table>, Failure> {
        let place = self.rebuilds.acquire().await;
        let _place = place.map_err(|error| Failure::inside(error.to_string()))?;
        match self.at_hand.get(&head.match_id) {
            // Somebody else has done it meanwhile.
            Some(warm) if warm.head.mark() == head.mark() => return Ok(Arc::clone(&warm.table)),
            Some(_) | None => {}
        }
        info!(match_id = %head.match_id, entries = head.n, "playing a log again: its snapshot is another version's");
        let mut table = began.game.deal(&began.setting, Path::new("options"))?;
        let mut played = 0;
        while played < head.n {
            let rows = usize::try_from(head.n - played).unwrap_or(MAX_PAGE).min(MAX_PAGE);
            let entries = self.store.log(&head.match_id, played, rows).await?;
            let Some(last) = entries.last() else {
                return Err(Failure::inside(format!(
                    "match {}: the log ends early",
                    head.match_id
                )));
            };
            played = last.n;
            table = off_the_runtime(move || play_on(table, &entries)).await??;
        }
        Ok(table)
    }
}

/// The table of a snapshot, if this version has written it.
fn thawed(head: &Head, began: &Began) -> Option<Arc<dyn Table>> {
    let snapshot = &head.snapshot;
    if snapshot.format != began.game.frozen_form() {
        return None;
    }
    began.game.thaw(&began.setting, &snapshot.bytes)
}

fn play_on(mut table: Arc<dyn Table>, entries: &[Entry]) -> Result<Arc<dyn Table>, Failure> {
    for entry in entries {
        let broken = |why: String| Failure::inside(format!("entry {}: {why}", entry.n));
        let deed =
            v1::Deed::decode(entry.deed.clone()).map_err(|error| broken(error.to_string()))?;
        let turned = table
            .turn(&deed, Time(entry.at.as_ms()), Path::new("deed"))
            .map_err(|failure| broken(failure.to_string()))?;
        table = turned.table;
    }
    Ok(table)
}

/// Does long work where it holds nobody up.
pub(super) async fn off_the_runtime<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failure> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|error| Failure::inside(format!("a replay broke off: {error}")))
}
