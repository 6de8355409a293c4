//! How a match stands.

use std::collections::BTreeMap;

use bytes::Bytes;

use crate::clock::Stamp;
use crate::ids::{MatchId, Tenant, Version, ViewerKey};
use crate::tip::Tip;

/// Whether a match goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It is being played.
    Active,
    /// It was played to its end.
    Ended,
    /// It was ended without a result.
    Closed,
}

impl Status {
    /// Whether nothing can be added any more.
    #[must_use]
    pub fn is_over(self) -> bool {
        match self {
            Self::Active => false,
            Self::Ended | Self::Closed => true,
        }
    }
}

/// From what a match began: set-up, seed, entry 0, as the server encodes them. It never changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin(pub Bytes);

/// The table at the head, as the server encodes it: a shortcut that may be dropped, never the truth.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Snapshot {
    /// The ruleset and format that wrote it. Whoever reads another than its own replays instead.
    pub format: String,
    /// The table.
    pub bytes: Bytes,
}

/// Which head it is. Two heads with one mark are one head.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mark {
    /// How far the log goes.
    pub n: u64,
    /// Which log it is.
    pub tip: Tip,
    /// Whether it goes on; a match can be closed without an entry.
    pub status: Status,
    /// How often a token of a seat was made anew, all seats together: a cached head with another
    /// count may let in a token that has ended.
    pub renewals: u64,
}

/// Everything about a match but its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// Its name.
    pub match_id: MatchId,
    /// Whose it is.
    pub tenant: Tenant,
    /// How many entries the log has.
    pub n: u64,
    /// Which log it is.
    pub tip: Tip,
    /// The stamp of the last entry, of the closing, or of the creation.
    pub at: Stamp,
    /// When it was created.
    pub created_at: Stamp,
    /// Whether it goes on.
    pub status: Status,
    /// How much each viewer has been told. Its viewers are those named at creation, for good.
    pub versions: BTreeMap<ViewerKey, Version>,
    /// When the clock must act next, if ever.
    pub deadline: Option<Stamp>,
    /// How many times the token of a seat was made anew; a seat that is not named: never.
    pub generations: BTreeMap<u8, u64>,
    /// The table.
    pub snapshot: Snapshot,
    /// From what it began.
    pub origin: Origin,
    /// What lies beside the record and is no part of it: names of people.
    pub beside: Bytes,
}

impl Head {
    /// Which head it is.
    #[must_use]
    pub fn mark(&self) -> Mark {
        Mark {
            n: self.n,
            tip: self.tip,
            status: self.status,
            renewals: self.generations.values().fold(0, |sum, count| sum.saturating_add(*count)),
        }
    }

    /// How much a viewer has been told; nothing, for somebody the match does not have.
    #[must_use]
    pub fn version(&self, viewer: ViewerKey) -> Version {
        self.versions.get(&viewer).copied().unwrap_or_default()
    }

    /// Which token of a seat holds: the 0th until it was made anew.
    #[must_use]
    pub fn generation(&self, seat: u8) -> u64 {
        self.generations.get(&seat).copied().unwrap_or_default()
    }
}
