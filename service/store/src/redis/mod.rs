//! The store on a Redis or Valkey server that any number of processes share.
//!
//! Whatever changes a match is one script, so it happens at once or not at all, and a script whose
//! reply was lost is sent again. The keys are named in [`keys`].

mod check;
mod index;
mod keys;
mod link;
mod listener;
mod matches;
mod options;
mod reply;
mod scripts;
mod settler;
mod stored;
mod vault;

use async_trait::async_trait;
use bytes::Bytes;
use redis::{Client, ScriptInvocation, Value};
use tokio::sync::{broadcast, oneshot};
use tokio::task::AbortHandle;
use tokio::time::timeout;

use self::link::{Ask, Link};
pub use self::options::{Durability, RedisOptions};
use self::reply::Reply;
use self::settler::Settler;
use crate::clock::{Stamp, Stamped};
use crate::commit::{Commit, Committed, Confirmed};
use crate::create::{Created, New};
use crate::entry::{Entry, Lines};
use crate::error::{OpenError, StoreError};
use crate::head::{Head, Mark, Status};
use crate::ids::{MatchId, Tenant, Version, ViewerKey};
use crate::key::{KeyDigest, KeyRecord};
use crate::notice::{BACKLOG, Notice, Notices, heard};
use crate::request::{Fingerprint, RequestKey};
use crate::store::{Due, MAX_PAGE, Store};

/// A store on one Redis or Valkey server.
pub struct Redis {
    link: Link,
    /// Only where answers wait for replicas.
    settler: Option<Settler>,
    notices: broadcast::Sender<Notice>,
    listener: AbortHandle,
}

impl Redis {
    /// Connects to a server that is fit to keep matches.
    ///
    /// # Errors
    ///
    /// [`OpenError::Unreachable`] if it does not answer, [`OpenError::Misconfigured`] if it would
    /// break a promise, [`OpenError::Format`] if another version's matches lie in it.
    pub async fn open(options: RedisOptions) -> Result<Self, OpenError> {
        let client = Client::open(options.url.as_str()).map_err(|error| {
            OpenError::Misconfigured(format!("the server's address is unreadable: {error}"))
        })?;
        let link = Link::new(client.clone(), &options);
        check::fit(&link, options.durability).await?;
        let (notices, _) = broadcast::channel(BACKLOG);
        let (ready, subscribed) = oneshot::channel();
        let listening = listener::listen(client.clone(), notices.clone(), ready);
        let listener = tokio::spawn(listening).abort_handle();
        let settler = match options.durability {
            Durability::Fast | Durability::Fsync => None,
            Durability::Replicated { replicas, timeout } => {
                Some(Settler::start(client, &options, replicas, timeout))
            }
        };
        let store = Self { link, settler, notices, listener };
        match timeout(options.patience, subscribed).await {
            Ok(Ok(())) => Ok(store),
            Ok(Err(_)) | Err(_) => {
                Err(OpenError::Unreachable("its notices cannot be heard".to_owned()))
            }
        }
    }

    /// Whether a change waits for replicas, as an argument of a script.
    fn settles(&self) -> &'static str {
        if self.settler.is_some() { "1" } else { "0" }
    }

    async fn run(&self, invocation: &ScriptInvocation<'_>) -> Result<Reply, StoreError> {
        Reply::new(self.link.ask(Ask::Script(invocation)).await?)
    }

    async fn command(&self, command: &redis::Cmd) -> Result<Value, StoreError> {
        self.link.ask(Ask::Command(command)).await
    }

    /// Holds a reply back until the match it shows is as durable as it shall be.
    async fn settled(
        &self,
        id: &MatchId,
        reply: &Reply,
        is_change: bool,
    ) -> Result<(), StoreError> {
        match (&self.settler, &reply.unsettled) {
            (Some(settler), Some(mark)) => settler
                .settle(Some((id.clone(), mark.clone())))
                .await
                .map_err(|why| StoreError::Unavailable { outcome_unknown: is_change, why }),
            (Some(_), None) | (None, _) => Ok(()),
        }
    }

    /// Holds an answer back until a change to no match is as durable as it shall be.
    async fn settled_apart(&self) -> Result<(), StoreError> {
        match &self.settler {
            Some(settler) => settler
                .settle(None)
                .await
                .map_err(|why| StoreError::Unavailable { outcome_unknown: true, why }),
            None => Ok(()),
        }
    }
}

impl Drop for Redis {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

#[async_trait]
impl Store for Redis {
    async fn create(&self, new: New) -> Result<Stamped<Created>, StoreError> {
        matches::create(self, &new).await
    }

    async fn head(&self, id: &MatchId) -> Result<Stamped<Head>, StoreError> {
        let Stamped { now, answer } = matches::confirm(self, id, None, None).await?;
        match answer {
            Confirmed::Stale(head) => Ok(Stamped { now, answer: *head }),
            Confirmed::Gone => Err(StoreError::NotFound),
            Confirmed::Fresh | Confirmed::Seen(_) | Confirmed::Reused => {
                Err(StoreError::corrupt("an answer to what was not asked"))
            }
        }
    }

    async fn confirm(
        &self,
        id: &MatchId,
        known: Option<&Mark>,
        asked: Option<(&RequestKey, &Fingerprint)>,
    ) -> Result<Stamped<Confirmed>, StoreError> {
        matches::confirm(self, id, known, asked).await
    }

    async fn commit(&self, commit: &Commit) -> Result<Stamped<Committed>, StoreError> {
        matches::commit(self, commit).await
    }

    async fn close(&self, id: &MatchId) -> Result<Stamped<Status>, StoreError> {
        matches::close(self, id).await
    }

    async fn entry(&self, id: &MatchId, n: u64) -> Result<Entry, StoreError> {
        let Some(before) = n.checked_sub(1) else {
            return Err(StoreError::NotFound);
        };
        matches::log(self, id, before, 1).await?.pop().ok_or(StoreError::NotFound)
    }

    async fn log(&self, id: &MatchId, after: u64, limit: usize) -> Result<Vec<Entry>, StoreError> {
        matches::log(self, id, after, limit.min(MAX_PAGE)).await
    }

    async fn first_after(
        &self,
        id: &MatchId,
        viewer: ViewerKey,
        version: Version,
        limit: usize,
    ) -> Result<Lines, StoreError> {
        matches::first_after(self, id, viewer, version, limit.min(MAX_PAGE)).await
    }

    async fn list(
        &self,
        tenant: &Tenant,
        after: Option<&MatchId>,
        limit: usize,
    ) -> Result<Vec<MatchId>, StoreError> {
        index::list(self, tenant, after, limit.min(MAX_PAGE)).await
    }

    async fn due(
        &self,
        now: Stamp,
        after: Option<&Due>,
        limit: usize,
    ) -> Result<Vec<Due>, StoreError> {
        index::due(self, now, after, limit.min(MAX_PAGE)).await
    }

    async fn subscribe(&self) -> Result<Notices, StoreError> {
        Ok(heard(self.notices.subscribe()))
    }

    async fn now(&self) -> Result<Stamp, StoreError> {
        index::now(self).await
    }

    async fn renew_token(
        &self,
        id: &MatchId,
        seat: u8,
        request: Option<&RequestKey>,
    ) -> Result<u64, StoreError> {
        matches::renew_token(self, id, seat, request).await
    }

    async fn put_key(&self, digest: &KeyDigest, record: KeyRecord) -> Result<(), StoreError> {
        vault::put_key(self, digest, &record).await
    }

    async fn key(&self, digest: &KeyDigest) -> Result<Option<KeyRecord>, StoreError> {
        vault::key(self, digest).await
    }

    async fn keys(&self) -> Result<Vec<(KeyDigest, KeyRecord)>, StoreError> {
        vault::keys(self).await
    }

    async fn revoke_key(&self, digest: &KeyDigest) -> Result<bool, StoreError> {
        vault::revoke_key(self, digest).await
    }

    async fn secret(&self, name: &str, fresh: Bytes) -> Result<Bytes, StoreError> {
        vault::secret(self, name, &fresh).await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        check::ready(&self.link).await
    }
}
