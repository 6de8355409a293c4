//! What lies in the tables: protobuf messages, so that a later version can add a field.

use std::collections::BTreeMap;

use bytes::Bytes;
use prost::Message;

use crate::clock::Stamp;
use crate::commit::Commit;
use crate::entry::{Entry, Told};
use crate::error::StoreError;
use crate::head::{Head, Origin, Snapshot, Status};
use crate::ids::{MatchId, Tenant, Version, ViewerKey};
use crate::key::{KeyRecord, Label};
use crate::request::Fingerprint;
use crate::tip::Tip;

/// What never changes about a match.
#[derive(Clone, PartialEq, Message)]
pub(super) struct StoredBeginning {
    #[prost(string, tag = "1")]
    pub(super) tenant: String,
    #[prost(bytes = "bytes", tag = "2")]
    pub(super) fingerprint: Bytes,
    #[prost(uint64, tag = "3")]
    created_at: u64,
    #[prost(bytes = "bytes", tag = "4")]
    origin: Bytes,
    #[prost(bytes = "bytes", tag = "5")]
    beside: Bytes,
}

/// What every commit changes.
#[derive(Clone, PartialEq, Message)]
pub(super) struct StoredHead {
    #[prost(uint64, tag = "1")]
    n: u64,
    #[prost(bytes = "bytes", tag = "2")]
    tip: Bytes,
    #[prost(uint64, tag = "3")]
    at: u64,
    #[prost(enumeration = "StoredStatus", tag = "4")]
    status: i32,
    #[prost(btree_map = "uint32, uint64", tag = "5")]
    versions: BTreeMap<u32, u64>,
    #[prost(uint64, optional, tag = "6")]
    deadline: Option<u64>,
    #[prost(btree_map = "uint32, uint64", tag = "7")]
    generations: BTreeMap<u32, u64>,
    #[prost(string, tag = "8")]
    format: String,
    #[prost(bytes = "bytes", tag = "9")]
    snapshot: Bytes,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, prost::Enumeration)]
#[repr(i32)]
enum StoredStatus {
    Unknown = 0,
    Active = 1,
    Ended = 2,
    Closed = 3,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct StoredEntry {
    #[prost(bytes = "bytes", tag = "1")]
    deed: Bytes,
    #[prost(uint64, tag = "2")]
    at: u64,
    #[prost(uint64, tag = "3")]
    first_word: u64,
    #[prost(bytes = "bytes", tag = "4")]
    tip: Bytes,
    #[prost(message, repeated, tag = "5")]
    told: Vec<StoredTold>,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct StoredTold {
    #[prost(uint32, tag = "1")]
    viewer: u32,
    #[prost(uint64, tag = "2")]
    version: u64,
    #[prost(bytes = "bytes", tag = "3")]
    entry: Bytes,
}

/// What a request became.
#[derive(Clone, PartialEq, Message)]
pub(super) struct StoredAsked {
    #[prost(bytes = "bytes", tag = "1")]
    pub(super) fingerprint: Bytes,
    #[prost(uint64, tag = "2")]
    pub(super) n: u64,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct StoredKey {
    #[prost(string, tag = "1")]
    tenant: String,
    #[prost(string, tag = "2")]
    label: String,
    #[prost(uint64, tag = "3")]
    created_at: u64,
}

/// The spectators' number among viewers, past every seat's.
const SPECTATORS: u32 = 256;

/// Reads a message of a table.
pub(super) fn decode<M: Message + Default>(what: &str, bytes: &[u8]) -> Result<M, StoreError> {
    M::decode(Bytes::copy_from_slice(bytes))
        .map_err(|error| StoreError::corrupt(format!("{what}: {error}")))
}

fn number(viewer: ViewerKey) -> u32 {
    match viewer {
        ViewerKey::Seat(seat) => u32::from(seat),
        ViewerKey::Spectators => SPECTATORS,
    }
}

fn seat(number: u32) -> Result<u8, StoreError> {
    u8::try_from(number).map_err(|_| StoreError::corrupt("a seat out of range"))
}

fn viewer(number: u32) -> Result<ViewerKey, StoreError> {
    if number == SPECTATORS { Ok(ViewerKey::Spectators) } else { seat(number).map(ViewerKey::Seat) }
}

fn tip(bytes: &Bytes) -> Result<Tip, StoreError> {
    bytes.as_ref().try_into().map(Tip).map_err(|_| StoreError::corrupt("a tip of another length"))
}

impl StoredBeginning {
    pub(super) fn new(head: &Head, fingerprint: Fingerprint) -> Self {
        Self {
            tenant: head.tenant.as_str().to_owned(),
            fingerprint: Bytes::copy_from_slice(&fingerprint.0),
            created_at: head.created_at.as_ms(),
            origin: head.origin.0.clone(),
            beside: head.beside.clone(),
        }
    }
}

impl StoredHead {
    pub(super) fn new(head: &Head) -> Self {
        Self {
            n: head.n,
            tip: Bytes::copy_from_slice(&head.tip.0),
            at: head.at.as_ms(),
            status: status_code(head.status).into(),
            versions: head.versions.iter().map(|(key, v)| (number(*key), v.0)).collect(),
            deadline: head.deadline.map(Stamp::as_ms),
            generations: head.generations.iter().map(|(seat, g)| (u32::from(*seat), *g)).collect(),
            format: head.snapshot.format.clone(),
            snapshot: head.snapshot.bytes.clone(),
        }
    }

    /// The whole head of a match.
    pub(super) fn read(self, id: &MatchId, beginning: StoredBeginning) -> Result<Head, StoreError> {
        let status = match self.status() {
            StoredStatus::Unknown => return Err(StoreError::corrupt("a status nobody knows")),
            StoredStatus::Active => Status::Active,
            StoredStatus::Ended => Status::Ended,
            StoredStatus::Closed => Status::Closed,
        };
        let mut versions = BTreeMap::new();
        for (number, version) in self.versions {
            versions.insert(viewer(number)?, Version(version));
        }
        let mut generations = BTreeMap::new();
        for (number, generation) in self.generations {
            generations.insert(seat(number)?, generation);
        }
        Ok(Head {
            match_id: id.clone(),
            tenant: Tenant::new(&beginning.tenant)
                .map_err(|unfit| StoreError::corrupt(unfit.to_string()))?,
            n: self.n,
            tip: tip(&self.tip)?,
            at: Stamp::from_ms(self.at),
            created_at: Stamp::from_ms(beginning.created_at),
            status,
            versions,
            deadline: self.deadline.map(Stamp::from_ms),
            generations,
            snapshot: Snapshot { format: self.format, bytes: self.snapshot },
            origin: Origin(beginning.origin),
            beside: beginning.beside,
        })
    }
}

fn status_code(status: Status) -> StoredStatus {
    match status {
        Status::Active => StoredStatus::Active,
        Status::Ended => StoredStatus::Ended,
        Status::Closed => StoredStatus::Closed,
    }
}

impl StoredEntry {
    pub(super) fn new(entry: &Entry) -> Self {
        let told = entry.told.iter().map(|told| StoredTold {
            viewer: number(told.viewer),
            version: told.version.0,
            entry: told.entry.clone(),
        });
        Self {
            deed: entry.deed.clone(),
            at: entry.at.as_ms(),
            first_word: entry.first_word,
            tip: Bytes::copy_from_slice(&entry.tip.0),
            told: told.collect(),
        }
    }

    pub(super) fn read(self, n: u64) -> Result<Entry, StoreError> {
        let mut told = Vec::with_capacity(self.told.len());
        for stored in self.told {
            told.push(Told {
                viewer: viewer(stored.viewer)?,
                version: Version(stored.version),
                entry: stored.entry,
            });
        }
        Ok(Entry {
            n,
            deed: self.deed,
            at: Stamp::from_ms(self.at),
            first_word: self.first_word,
            tip: tip(&self.tip)?,
            told,
        })
    }
}

impl StoredAsked {
    pub(super) fn new(commit: &Commit) -> Self {
        Self { fingerprint: Bytes::copy_from_slice(&commit.fingerprint.0), n: commit.entry.n }
    }

    /// A request that ended tokens is known by its name alone; its number says which token held then.
    pub(super) fn renewal(generation: u64) -> Self {
        Self { fingerprint: Bytes::new(), n: generation }
    }
}

impl StoredKey {
    pub(super) fn new(record: &KeyRecord) -> Self {
        Self {
            tenant: record.tenant.as_str().to_owned(),
            label: record.label.as_str().to_owned(),
            created_at: record.created_at.as_ms(),
        }
    }

    pub(super) fn read(self) -> Result<KeyRecord, StoreError> {
        let unfit = |unfit: crate::error::Unfit| StoreError::corrupt(unfit.to_string());
        Ok(KeyRecord {
            tenant: Tenant::new(&self.tenant).map_err(unfit)?,
            label: Label::new(&self.label).map_err(unfit)?,
            created_at: Stamp::from_ms(self.created_at),
        })
    }
}
