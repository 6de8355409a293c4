//! The one path that changes a match: load, decide, commit, announce.
//!
//! No refusal comes from a table at hand alone: it may be old, and what would be refused may have
//! been accepted before. So a no is confirmed by the store, which looks the request id up first. A
//! yes needs no such question: the store commits it on the very head it was judged on, or not at all.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use prost::Message;
use tokio::time::sleep;
use tracing::{Instrument, info_span, instrument};
use umpire_contract::umpire::v1;
use umpire_engine::{Time, Viewer};
use umpire_store::{
    Commit, Committed, Entry, Head, MatchId, Snapshot, Stamp, Stamped, Status, StoreError, Turn,
    Version, ViewerKey,
};

use super::Referee;
use super::load::{Footing, Warm};
use super::proposal::Proposal;
use super::viewer::key_of;
use crate::failure::{Failure, Refusal};
use crate::games::{Table, Turned};

/// How often a deed is judged while others come first.
const ATTEMPTS: usize = 8;
/// How often a commit is sent again whose reply was lost.
const RESENDS: u32 = 2;
/// How long to wait before sending a commit again.
const RESEND_PAUSE: Duration = Duration::from_millis(50);

/// The table a deed is judged on.
struct Ground {
    warm: Arc<Warm>,
    /// Whether the store has confirmed it for this request.
    is_firm: bool,
}

impl Ground {
    fn firm(warm: Arc<Warm>) -> Self {
        Self { warm, is_firm: true }
    }
}

/// What became of an attempt.
enum Attempt {
    /// It is this entry.
    Done(Box<Entry>),
    /// Others came first: judge anew, on this ground.
    Again(Ground),
    /// It was stamped ahead of the store's clock, which shows this.
    Restamp(Stamp),
}

impl Referee {
    /// Does what is proposed, once, and answers the entry it became.
    ///
    /// # Errors
    ///
    /// Why not; nothing has changed then, unless the store is away: it may have or not, and the same
    /// request may be made again.
    #[instrument(skip_all, fields(match_id = %id))]
    pub(super) async fn turn(&self, id: &MatchId, proposal: &Proposal) -> Result<Entry, Failure> {
        let mut arrival = self.now().await?;
        let at_hand = self.at_hand.get(id).map(|warm| Ground { warm, is_firm: false });
        let mut ground = match at_hand {
            Some(ground) => ground,
            None => match self.confirmed(id, None, proposal).await? {
                Footing::Seen(entry) => return Ok(*entry),
                Footing::Firm(warm) => Ground::firm(warm),
            },
        };
        for _ in 0..ATTEMPTS {
            let at = arrival.max(ground.warm.head.at);
            match self.decide(&ground.warm, proposal, at) {
                Err(no) if ground.is_firm => return Err(no),
                Err(_) => match self.confirmed(id, Some(ground.warm), proposal).await? {
                    Footing::Seen(entry) => return Ok(*entry),
                    Footing::Firm(warm) => ground = Ground::firm(warm),
                },
                Ok((deed, turned)) => {
                    let next = Next { proposal, deed, at, turned };
                    match self.commit(&ground.warm, next).await? {
                        Attempt::Done(entry) => return Ok(*entry),
                        Attempt::Again(newer) => ground = newer,
                        Attempt::Restamp(now) => arrival = now,
                    }
                }
            }
        }
        Err(Failure::store_away(format!("match {id}: others came first {ATTEMPTS} times")))
    }

    /// Has the store confirm the ground of a proposal, the request id looked up first.
    async fn confirmed(
        &self,
        id: &MatchId,
        known: Option<Arc<Warm>>,
        proposal: &Proposal,
    ) -> Result<Footing, Failure> {
        let asked = Some((&proposal.request, &proposal.fingerprint));
        Ok(self.confirm(id, known, asked).await?.answer)
    }

    fn decide(
        &self,
        warm: &Warm,
        proposal: &Proposal,
        at: Stamp,
    ) -> Result<(v1::Deed, Turned), Failure> {
        let _span = info_span!("rules", game = warm.began.game.slug()).entered();
        let began = Instant::now();
        let decided = proposal.judge(warm, Time(at.as_ms()));
        self.metrics.decided(warm.began.game.slug(), began.elapsed());
        decided
    }

    async fn commit(&self, warm: &Warm, next: Next<'_>) -> Result<Attempt, Failure> {
        let (table, commit) = next.on(warm);
        let Stamped { now, answer } = self.send(&commit).await?;
        self.clock.hear(now);
        match answer {
            Committed::Gone => Err(Refusal::NotFound("match").into()),
            Committed::Reused => Err(Refusal::RequestIdReused.into()),
            Committed::Ended(_) => Err(Refusal::MatchOver.into()),
            Committed::Seen(entry) => Ok(Attempt::Done(Box::new(entry))),
            Committed::Time => Ok(Attempt::Restamp(now)),
            Committed::Stale(head) => {
                Ok(Attempt::Again(Ground::firm(self.warm(*head, None).await?)))
            }
            Committed::Done => {
                let head = warm.head.after(&commit);
                let began = Arc::clone(&warm.began);
                self.at_hand.put(&Arc::new(Warm { head, began, table }));
                Ok(Attempt::Done(Box::new(commit.entry)))
            }
        }
    }

    /// Hands a commit to the store; the same one again, if the reply was lost.
    async fn send(&self, commit: &Commit) -> Result<Stamped<Committed>, Failure> {
        let mut resends = 0;
        loop {
            let began = Instant::now();
            let answer = self.store.commit(commit).instrument(info_span!("commit")).await;
            self.metrics.committed(word(&answer), began.elapsed());
            match answer {
                Err(StoreError::Unavailable { outcome_unknown: true, .. }) if resends < RESENDS => {
                    resends += 1;
                    sleep(RESEND_PAUSE * resends).await;
                }
                Err(error) => return Err(error.into()),
                Ok(answer) => return Ok(answer),
            }
        }
    }
}

/// A deed that the rules allow, on its way into the log.
struct Next<'a> {
    proposal: &'a Proposal,
    deed: v1::Deed,
    at: Stamp,
    turned: Turned,
}

impl Next<'_> {
    /// The commit that puts it on top of a head, and the table it leads to.
    fn on(self, warm: &Warm) -> (Arc<dyn Table>, Commit) {
        let Next { proposal, deed, at, turned } = self;
        let Turned { table, first_word, facts, mut told } = turned;
        let turn = Turn {
            request: proposal.request.clone(),
            fingerprint: proposal.fingerprint,
            deed: deed.encode_to_vec().into(),
            facts: facts.into(),
            at,
            first_word,
            status: status_of(table.as_ref()),
            deadline: deadline_of(table.as_ref()),
            snapshot: snapshot_of(warm.began.game.frozen_form(), table.as_ref()),
        };
        let commit =
            Head::commit(&warm.head, turn, |viewer, version| tell(&mut told, viewer, version));
        (table, commit)
    }
}

/// What a viewer is told as the entry of this version; empty if it is nothing.
pub(super) fn tell(
    told: &mut [(Viewer, Option<v1::Entry>)],
    viewer: ViewerKey,
    Version(version): Version,
) -> Bytes {
    let entry = told.iter_mut().find(|(told, _)| key_of(*told) == viewer);
    let Some((_, Some(entry))) = entry else { return Bytes::new() };
    entry.version = version;
    entry.encode_to_vec().into()
}

/// Whether the match goes on from this table.
pub(super) fn status_of(table: &dyn Table) -> Status {
    if table.outcome().is_some() { Status::Ended } else { Status::Active }
}

/// When the clock must act on this table.
pub(super) fn deadline_of(table: &dyn Table) -> Option<Stamp> {
    table.deadline().map(|Time(ms)| Stamp::from_ms(ms))
}

/// This table, put away.
pub(super) fn snapshot_of(form: &str, table: &dyn Table) -> Snapshot {
    Snapshot { format: form.to_owned(), bytes: table.freeze().into() }
}

/// The store's answer in one word, for its histogram.
fn word(answer: &Result<Stamped<Committed>, StoreError>) -> &'static str {
    match answer {
        Ok(Stamped { answer, .. }) => match answer {
            Committed::Gone => "gone",
            Committed::Seen(_) => "seen",
            Committed::Reused => "reused",
            Committed::Ended(_) => "ended",
            Committed::Stale(_) => "stale",
            Committed::Time => "time",
            Committed::Done => "done",
        },
        Err(StoreError::NotFound) => "gone",
        Err(StoreError::Unavailable { .. }) => "away",
        Err(StoreError::Corrupt { .. }) => "corrupt",
    }
}
