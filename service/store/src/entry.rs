//! The log: what was done, and what each viewer was told of it.

use bytes::Bytes;

use crate::clock::Stamp;
use crate::head::Status;
use crate::ids::{Version, ViewerKey};
use crate::tip::Tip;

/// One accepted deed. Entries count from 1; entry 0, the deal, lies in the origin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the log, from 1.
    pub n: u64,
    /// What was done, as the server encodes it.
    pub deed: Bytes,
    /// When it counts as done, by the store's clock. Never before the entry before it.
    pub at: Stamp,
    /// The first word of the match's stream of chance that it may take.
    pub first_word: u64,
    /// Which history it ends.
    pub tip: Tip,
    /// What each viewer of the match was told of it: every viewer once, seats first.
    pub told: Vec<Told>,
}

impl Entry {
    /// What this viewer was told of it; none for somebody the match does not have.
    #[must_use]
    pub fn told_to(&self, viewer: ViewerKey) -> Option<&Told> {
        self.told.iter().find(|told| told.viewer == viewer)
    }
}

/// What one viewer was told of one entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// Who.
    pub viewer: ViewerKey,
    /// The viewer's version once it was told; the version it had, if it was told nothing.
    pub version: Version,
    /// What it was told, as the server encodes it. Empty: nothing.
    pub entry: Bytes,
}

/// One entry as one viewer may read it: nothing in it comes from what others were told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The entry's place in the log, for whoever reads on. It never leaves the house.
    pub n: u64,
    /// When it counts as done.
    pub at: Stamp,
    /// The viewer's version after it.
    pub version: Version,
    /// What the viewer was told; never empty.
    pub entry: Bytes,
}

/// What a viewer was told after a version, and how the match stood when it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    /// In the order they were told, without a gap: the first is the version asked for plus one.
    pub lines: Vec<Line>,
    /// The viewer's version at the head. Below the version asked for, the viewer has been told things
    /// this log never held and must begin anew. Zero for somebody the match does not have.
    pub version: Version,
    /// How many entries the log has.
    pub n: u64,
    /// Whether more may come.
    pub status: Status,
}
