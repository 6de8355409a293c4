//! Creating a match.

use std::collections::{BTreeMap, BTreeSet};

use bytes::Bytes;

use crate::clock::Stamp;
use crate::head::{Head, Origin, Snapshot, Status};
use crate::ids::{MatchId, Tenant, Version, ViewerKey};
use crate::request::Fingerprint;
use crate::tip::Tip;

/// A match to be kept from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct New {
    /// Its name.
    pub match_id: MatchId,
    /// Whose it is.
    pub tenant: Tenant,
    /// What was asked for: a second creation with this name and another fingerprint is a conflict.
    pub fingerprint: Fingerprint,
    /// The stamp of entry 0, by the store's clock.
    pub at: Stamp,
    /// Whether it goes on; a deal may end a match.
    pub status: Status,
    /// Whoever is told of it in a way of their own.
    pub viewers: BTreeSet<ViewerKey>,
    /// When the clock must act next, if ever.
    pub deadline: Option<Stamp>,
    /// The table after entry 0.
    pub snapshot: Snapshot,
    /// From what it begins.
    pub origin: Origin,
    /// What lies beside the record and is no part of it: names of people.
    pub beside: Bytes,
}

impl New {
    /// The head it begins with: no entry, and nobody told anything.
    #[must_use]
    pub fn head(&self) -> Head {
        Head {
            match_id: self.match_id.clone(),
            tenant: self.tenant.clone(),
            n: 0,
            tip: Tip::of_origin(&self.origin.0),
            at: self.at,
            created_at: self.at,
            status: self.status,
            versions: self.viewers.iter().map(|viewer| (*viewer, Version::default())).collect(),
            deadline: if self.status.is_over() { None } else { self.deadline },
            generations: BTreeMap::new(),
            snapshot: self.snapshot.clone(),
            origin: self.origin.clone(),
            beside: self.beside.clone(),
        }
    }
}

/// What became of a creation. The first that holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Created {
    /// The same was asked for before: the match as it stands by now.
    Existing(Box<Head>),
    /// Something else was asked for under this name before.
    Reused,
    /// The stamp is ahead of the store's clock: stamp anew by that clock.
    Time,
    /// It is kept, with this head.
    Done(Box<Head>),
}
