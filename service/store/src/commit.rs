//! Changing a match: the one way a log grows.

use bytes::Bytes;

use crate::clock::Stamp;
use crate::entry::{Entry, Told};
use crate::head::{Head, Mark, Snapshot, Status};
use crate::ids::{MatchId, Version, ViewerKey};
use crate::request::{Fingerprint, RequestKey};

/// What a deed makes of a match, as the server has judged it on one head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose request it is. Every deed has one; the caller makes one if the client gave none.
    pub request: RequestKey,
    /// What was asked for.
    pub fingerprint: Fingerprint,
    /// What was done.
    pub deed: Bytes,
    /// What came of it by the rules. It goes into the tip and is not kept: the rules make it again.
    pub facts: Bytes,
    /// When it counts as done: not before the head's stamp, not ahead of the store's clock.
    pub at: Stamp,
    /// The first word of the match's stream of chance that it may take.
    pub first_word: u64,
    /// Whether the match goes on.
    pub status: Status,
    /// When the clock must act next, if ever. A match that is over has no deadline.
    pub deadline: Option<Stamp>,
    /// The table after it.
    pub snapshot: Snapshot,
}

/// One more entry, on top of one head. Made by [`Head::commit`] alone, so its count, its tip and its
/// viewers' versions always follow from that head's.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Commit {
    /// Which match.
    pub match_id: MatchId,
    /// Whose request it is.
    pub request: RequestKey,
    /// What was asked for.
    pub fingerprint: Fingerprint,
    /// The head it was judged on.
    pub expected: Mark,
    /// The entry.
    pub entry: Entry,
    /// Whether the match goes on.
    pub status: Status,
    /// When the clock must act next, if ever.
    pub deadline: Option<Stamp>,
    /// The table after it.
    pub snapshot: Snapshot,
}

impl Head {
    /// The commit that puts a turn on top of this head.
    ///
    /// `tell` is asked once for each viewer, with the version the viewer would have, and answers what
    /// this viewer is told; empty bytes tell nothing, and the viewer keeps the version it had.
    #[must_use]
    pub fn commit(&self, turn: Turn, mut tell: impl FnMut(ViewerKey, Version) -> Bytes) -> Commit {
        let mut told = Vec::with_capacity(self.versions.len());
        for (&viewer, &version) in &self.versions {
            let entry = tell(viewer, version.next());
            let version = if entry.is_empty() { version } else { version.next() };
            told.push(Told { viewer, version, entry });
        }
        let n = self.n.saturating_add(1);
        let tip = self.tip.then(n, &turn.deed, turn.at, turn.first_word, &turn.facts);
        Commit {
            match_id: self.match_id.clone(),
            request: turn.request,
            fingerprint: turn.fingerprint,
            expected: self.mark(),
            entry: Entry {
                n,
                deed: turn.deed,
                at: turn.at,
                first_word: turn.first_word,
                tip,
                told,
            },
            status: turn.status,
            deadline: if turn.status.is_over() { None } else { turn.deadline },
            snapshot: turn.snapshot,
        }
    }

    /// This head once a commit on top of it is [`Committed::Done`].
    #[must_use]
    pub fn after(&self, commit: &Commit) -> Self {
        Self {
            n: commit.entry.n,
            tip: commit.entry.tip,
            at: commit.entry.at,
            status: commit.status,
            versions: commit.entry.told.iter().map(|told| (told.viewer, told.version)).collect(),
            deadline: commit.deadline,
            snapshot: commit.snapshot.clone(),
            ..self.clone()
        }
    }
}

/// What became of a commit: the first that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Committed {
    /// There is no such match.
    Gone,
    /// The same was committed before, as this entry.
    Seen(Entry),
    /// Something else was committed by this request before.
    Reused,
    /// The match is over.
    Ended(Box<Head>),
    /// The head is another than the one it was judged on: judge anew, on this one.
    Stale(Box<Head>),
    /// The stamp is before the head's or ahead of the store's clock: stamp anew by that clock.
    Time,
    /// It is the last entry now.
    Done,
}

/// What became of a question whether a head still holds: the first that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Confirmed {
    /// There is no such match.
    Gone,
    /// The same was committed before, as this entry.
    Seen(Entry),
    /// Something else was committed by this request before.
    Reused,
    /// The head is another, this one; or none was known.
    Stale(Box<Head>),
    /// It holds.
    Fresh,
}
