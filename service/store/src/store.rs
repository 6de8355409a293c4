//! The one interface behind which matches are kept.

use async_trait::async_trait;
use bytes::Bytes;

use crate::clock::{Stamp, Stamped};
use crate::commit::{Commit, Committed, Confirmed};
use crate::create::{Created, New};
use crate::entry::{Entry, Lines};
use crate::error::StoreError;
use crate::head::{Head, Mark, Status};
use crate::ids::{MatchId, Tenant, Version, ViewerKey};
use crate::key::{KeyDigest, KeyRecord};
use crate::notice::Notices;
use crate::request::{Fingerprint, RequestKey};

/// The most that one answer lists. A greater limit is lowered to it.
pub const MAX_PAGE: usize = 1_000;

/// A match whose clock must act. The earliest come first, then by name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Due {
    /// Since when.
    pub deadline: Stamp,
    /// Which match.
    pub match_id: MatchId,
}

/// Where matches are kept. It keeps bytes and knows no game.
///
/// An answer leaves only once what it tells is as durable as the store was set up to make it. Every
/// method may fail as [`StoreError::Unavailable`] or [`StoreError::Corrupt`]; only those that change
/// something can leave the outcome unknown. Each may be called again at once with the same arguments.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Keeps a new match, once: asked again, it answers the match that was made.
    async fn create(&self, new: New) -> Result<Stamped<Created>, StoreError>;

    /// How a match stands. [`StoreError::NotFound`] if there is none.
    async fn head(&self, id: &MatchId) -> Result<Stamped<Head>, StoreError>;

    /// Asks in one round trip whether a request was answered before, and whether a known head still
    /// holds; without a known head the head is answered.
    async fn confirm(
        &self,
        id: &MatchId,
        known: Option<&Mark>,
        asked: Option<(&RequestKey, &Fingerprint)>,
    ) -> Result<Stamped<Confirmed>, StoreError>;

    /// Adds an entry: log, head, request, deadline and snapshot change at once, or nothing does.
    async fn commit(&self, commit: &Commit) -> Result<Stamped<Committed>, StoreError>;

    /// Ends a match without a result and answers how it stands then: closed, or ended if it had been
    /// played to its end before. It adds no entry. [`StoreError::NotFound`] if there is none.
    async fn close(&self, id: &MatchId) -> Result<Stamped<Status>, StoreError>;

    /// Entry `n`, from 1. [`StoreError::NotFound`] if there is none.
    async fn entry(&self, id: &MatchId, n: u64) -> Result<Entry, StoreError>;

    /// At most `limit` entries after entry `after`, in order; none past the end.
    /// [`StoreError::NotFound`] if there is no such match.
    async fn log(&self, id: &MatchId, after: u64, limit: usize) -> Result<Vec<Entry>, StoreError>;

    /// At most `limit` entries of which this viewer was told, after the one that brought the viewer
    /// to `version`. [`StoreError::NotFound`] if there is no such match.
    async fn first_after(
        &self,
        id: &MatchId,
        viewer: ViewerKey,
        version: Version,
        limit: usize,
    ) -> Result<Lines, StoreError>;

    /// At most `limit` matches of a tenant after the match `after`, or from the first; fewer at the
    /// end. They come by bucket, then by name: an order that stays, and means nothing.
    async fn list(
        &self,
        tenant: &Tenant,
        after: Option<&MatchId>,
        limit: usize,
    ) -> Result<Vec<MatchId>, StoreError>;

    /// At most `limit` matches whose deadline is not after `now`, after the one called `after`, or from
    /// the first; fewer at the end. They come by deadline, the earliest first, then by name.
    async fn due(
        &self,
        now: Stamp,
        after: Option<&Due>,
        limit: usize,
    ) -> Result<Vec<Due>, StoreError>;

    /// Notices of every match, from now on. A notice only says "look": subscribe, then read.
    async fn subscribe(&self) -> Result<Notices, StoreError>;

    /// The store's clock.
    async fn now(&self) -> Result<Stamp, StoreError>;

    /// Ends every token of a seat so far, and answers which holds from now on. A request that was made
    /// before ends no more, and is answered as it was then. [`StoreError::NotFound`] if there is no
    /// such match.
    async fn renew_token(
        &self,
        id: &MatchId,
        seat: u8,
        request: Option<&RequestKey>,
    ) -> Result<u64, StoreError>;

    /// Keeps an API key, by its digest.
    async fn put_key(&self, digest: &KeyDigest, record: KeyRecord) -> Result<(), StoreError>;

    /// What is known of an API key; nothing, if it is not kept.
    async fn key(&self, digest: &KeyDigest) -> Result<Option<KeyRecord>, StoreError>;

    /// Every API key, in the order of their digests.
    async fn keys(&self) -> Result<Vec<(KeyDigest, KeyRecord)>, StoreError>;

    /// Forgets an API key; false if it was not kept.
    async fn revoke_key(&self, digest: &KeyDigest) -> Result<bool, StoreError>;

    /// The secret kept under a name: `fresh`, if none is kept yet. All replicas get the same one.
    async fn secret(&self, name: &str, fresh: Bytes) -> Result<Bytes, StoreError>;

    /// Whether it would keep a match now, by a look and without a change.
    async fn ready(&self) -> Result<(), StoreError>;
}
