//! The store inside the process: one file, or memory for throw-away use.

mod change;
#[cfg(all(test, feature = "suite"))]
mod failing_disk;
mod failure;
mod read;
mod stored;
mod tables;
mod writer;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use bytes::Bytes;
use prost::Message;
use redb::backends::InMemoryBackend;
use redb::{Database, DatabaseError, Durability, ReadTransaction, ReadableDatabase, ReadableTable};
use tokio::sync::broadcast;

use self::change::Asked;
use self::failure::unavailable;
use self::stored::StoredKey;
use self::tables::{ASKED, BEGINNINGS, HEADS, KEYS, LOG, META};
use self::writer::{Writer, Written};
use crate::clock::{Clock, Stamp, Stamped};
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

/// The format of the tables. A file of another one is refused.
const FORMAT: &[u8] = b"1";

/// A store of this process alone. What it answers from a file has been flushed to the disk; what it
/// keeps in memory ends with it.
pub struct Embedded {
    db: Arc<Database>,
    home: Home,
    clock: Clock,
    writer: Writer,
    notices: broadcast::Sender<Notice>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Home {
    Memory,
    File,
}

impl Embedded {
    /// An empty store in memory.
    ///
    /// # Errors
    ///
    /// [`OpenError::Unreachable`] if the machine has no thread or memory left for it.
    pub fn memory(clock: Clock) -> Result<Self, OpenError> {
        let db = Database::builder()
            .create_with_backend(InMemoryBackend::new())
            .map_err(|error| OpenError::Unreachable(error.to_string()))?;
        Self::over(db, Home::Memory, clock)
    }

    /// The store in a file, which is made if it is missing.
    ///
    /// # Errors
    ///
    /// [`OpenError::Unreachable`] if the file cannot be used, or another process uses it;
    /// [`OpenError::Format`] if it is no store of this version.
    pub fn file(path: &Path, clock: Clock) -> Result<Self, OpenError> {
        let db = Database::create(path).map_err(|error| {
            let sentence = format!("`{}`: {error}", path.display());
            match error {
                DatabaseError::UpgradeRequired(_)
                | DatabaseError::Storage(redb::StorageError::Corrupted(_)) => {
                    OpenError::Format(sentence)
                }
                _ => OpenError::Unreachable(sentence),
            }
        })?;
        Self::over(db, Home::File, clock)
    }

    fn over(db: Database, home: Home, clock: Clock) -> Result<Self, OpenError> {
        check_format(&db)?;
        let db = Arc::new(db);
        let (notices, _) = broadcast::channel(BACKLOG);
        let durability = match home {
            // Nothing outlives the process, so nothing is gained by the work of flushing.
            Home::Memory => Durability::None,
            Home::File => Durability::Immediate,
        };
        let writer = Writer::start(Arc::clone(&db), durability, notices.clone())?;
        Ok(Self { db, home, clock, writer, notices })
    }

    /// Answers a question from the tables, off the runtime's threads where a disk may be slow.
    async fn read<T: Send + 'static>(
        &self,
        question: impl FnOnce(&ReadTransaction) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let ask = move |db: &Database| question(&db.begin_read().map_err(unavailable)?);
        match self.home {
            Home::Memory => ask(&self.db),
            Home::File => {
                let db = Arc::clone(&self.db);
                tokio::task::spawn_blocking(move || ask(&db)).await.map_err(|error| {
                    StoreError::Unavailable { outcome_unknown: false, why: error.to_string() }
                })?
            }
        }
    }
}

/// Marks a new file as ours, and refuses one of another format.
fn check_format(db: &Database) -> Result<(), OpenError> {
    let format = |error: StoreError| OpenError::Format(error.to_string());
    let txn = db.begin_write().map_err(unavailable).map_err(format)?;
    tables::lay(&txn).map_err(format)?;
    {
        let mut meta = txn.open_table(META).map_err(unavailable).map_err(format)?;
        let found = meta.get("format").map_err(unavailable).map_err(format)?;
        let found = found.map(|found| found.value().to_vec());
        match found {
            None => drop(meta.insert("format", FORMAT).map_err(unavailable).map_err(format)?),
            Some(found) if found == FORMAT => {}
            Some(found) => {
                let found = String::from_utf8_lossy(&found).into_owned();
                return Err(OpenError::Format(format!("the file has format `{found}`, not `1`")));
            }
        }
    }
    txn.commit().map_err(unavailable).map_err(format)
}

#[async_trait]
impl Store for Embedded {
    async fn create(&self, new: New) -> Result<Stamped<Created>, StoreError> {
        let clock = self.clock.clone();
        self.writer.write(move |txn| change::create(txn, &new, clock.now())).await
    }

    async fn head(&self, id: &MatchId) -> Result<Stamped<Head>, StoreError> {
        let (id, clock) = (id.clone(), self.clock.clone());
        self.read(move |txn| {
            let head = read::head_of(txn, &id)?;
            Ok(Stamped { now: clock.now().max(head.at), answer: head })
        })
        .await
    }

    async fn confirm(
        &self,
        id: &MatchId,
        known: Option<&Mark>,
        asked: Option<(&RequestKey, &Fingerprint)>,
    ) -> Result<Stamped<Confirmed>, StoreError> {
        let (id, known, clock) = (id.clone(), known.copied(), self.clock.clone());
        let asked = asked.map(|(request, fingerprint)| (request.clone(), *fingerprint));
        self.read(move |txn| {
            let beginnings = txn.open_table(BEGINNINGS).map_err(unavailable)?;
            let Some(beginning) = read::beginning(&beginnings, &id)? else {
                return Ok(Stamped { now: clock.now(), answer: Confirmed::Gone });
            };
            let head = read::head(&txn.open_table(HEADS).map_err(unavailable)?, &id, beginning)?;
            let now = clock.now().max(head.at);
            let before = match &asked {
                Some((request, fingerprint)) => {
                    let requests = txn.open_table(ASKED).map_err(unavailable)?;
                    let log = txn.open_table(LOG).map_err(unavailable)?;
                    change::asked(&requests, &log, &id, request, fingerprint)?
                }
                None => None,
            };
            let answer = match before {
                Some(Asked::Seen(entry)) => Confirmed::Seen(entry),
                Some(Asked::Reused) => Confirmed::Reused,
                None if known == Some(head.mark()) => Confirmed::Fresh,
                None => Confirmed::Stale(Box::new(head)),
            };
            Ok(Stamped { now, answer })
        })
        .await
    }

    async fn commit(&self, commit: &Commit) -> Result<Stamped<Committed>, StoreError> {
        let (commit, clock) = (commit.clone(), self.clock.clone());
        self.writer.write(move |txn| change::commit(txn, &commit, clock.now())).await
    }

    async fn close(&self, id: &MatchId) -> Result<Stamped<Status>, StoreError> {
        let (id, clock) = (id.clone(), self.clock.clone());
        self.writer.write(move |txn| change::close(txn, &id, clock.now())).await
    }

    async fn entry(&self, id: &MatchId, n: u64) -> Result<Entry, StoreError> {
        let id = id.clone();
        self.read(move |txn| {
            let log = txn.open_table(LOG).map_err(unavailable)?;
            read::entry(&log, &id, n)?.ok_or(StoreError::NotFound)
        })
        .await
    }

    async fn log(&self, id: &MatchId, after: u64, limit: usize) -> Result<Vec<Entry>, StoreError> {
        let id = id.clone();
        self.read(move |txn| read::log(txn, &id, after, limit.min(MAX_PAGE))).await
    }

    async fn first_after(
        &self,
        id: &MatchId,
        viewer: ViewerKey,
        version: Version,
        limit: usize,
    ) -> Result<Lines, StoreError> {
        let id = id.clone();
        self.read(move |txn| read::first_after(txn, &id, viewer, version, limit.min(MAX_PAGE)))
            .await
    }

    async fn list(
        &self,
        tenant: &Tenant,
        after: Option<&MatchId>,
        limit: usize,
    ) -> Result<Vec<MatchId>, StoreError> {
        let (tenant, after) = (tenant.clone(), after.cloned());
        self.read(move |txn| read::list(txn, &tenant, after.as_ref(), limit.min(MAX_PAGE))).await
    }

    async fn due(
        &self,
        now: Stamp,
        after: Option<&Due>,
        limit: usize,
    ) -> Result<Vec<Due>, StoreError> {
        let after = after.cloned();
        self.read(move |txn| read::due(txn, now, after.as_ref(), limit.min(MAX_PAGE))).await
    }

    async fn subscribe(&self) -> Result<Notices, StoreError> {
        Ok(heard(self.notices.subscribe()))
    }

    async fn now(&self) -> Result<Stamp, StoreError> {
        Ok(self.clock.now())
    }

    async fn renew_token(
        &self,
        id: &MatchId,
        seat: u8,
        request: Option<&RequestKey>,
    ) -> Result<u64, StoreError> {
        let (id, request) = (id.clone(), request.cloned());
        self.writer.write(move |txn| change::renew_token(txn, &id, seat, request.as_ref())).await
    }

    async fn put_key(&self, digest: &KeyDigest, record: KeyRecord) -> Result<(), StoreError> {
        let digest = *digest;
        self.writer
            .write(move |txn| {
                let mut keys = txn.open_table(KEYS).map_err(unavailable)?;
                let record = StoredKey::new(&record).encode_to_vec();
                keys.insert(digest.0.as_slice(), record.as_slice()).map_err(unavailable)?;
                Ok(Written::changed((), None))
            })
            .await
    }

    async fn key(&self, digest: &KeyDigest) -> Result<Option<KeyRecord>, StoreError> {
        let digest = *digest;
        self.read(move |txn| read::key(txn, &digest)).await
    }

    async fn keys(&self) -> Result<Vec<(KeyDigest, KeyRecord)>, StoreError> {
        self.read(read::keys).await
    }

    async fn revoke_key(&self, digest: &KeyDigest) -> Result<bool, StoreError> {
        let digest = *digest;
        self.writer
            .write(move |txn| {
                let mut keys = txn.open_table(KEYS).map_err(unavailable)?;
                let was_kept = keys.remove(digest.0.as_slice()).map_err(unavailable)?.is_some();
                Ok(Written::changed(was_kept, None))
            })
            .await
    }

    async fn secret(&self, name: &str, fresh: Bytes) -> Result<Bytes, StoreError> {
        let name = format!("secret:{name}");
        self.writer
            .write(move |txn| {
                let mut meta = txn.open_table(META).map_err(unavailable)?;
                let kept = meta.get(name.as_str()).map_err(unavailable)?;
                if let Some(kept) = kept.map(|kept| Bytes::copy_from_slice(kept.value())) {
                    return Ok(Written::nothing(kept));
                }
                meta.insert(name.as_str(), fresh.as_ref()).map_err(unavailable)?;
                Ok(Written::changed(fresh, None))
            })
            .await
    }

    async fn ready(&self) -> Result<(), StoreError> {
        // An empty job: the writing thread is there, and a transaction can be begun.
        self.writer.write(|_| Ok(Written::nothing(()))).await
    }
}
