//! Questions to the tables, within a reading or a writing transaction alike.

use std::ops::Bound;

use redb::{ReadTransaction, ReadableTable};

use super::failure::unavailable;
use super::stored::{StoredBeginning, StoredEntry, StoredHead, StoredKey, decode};
use super::tables::{
    BEGINNINGS, DUE, HEADS, KEYS, LOG, OWNED, due_at, due_end, due_key, log_key, owned_end,
    owned_key, owned_prefix,
};
use crate::clock::Stamp;
use crate::entry::{Entry, Line, Lines};
use crate::error::StoreError;
use crate::head::Head;
use crate::ids::{MatchId, Tenant, Version, ViewerKey};
use crate::key::{KeyDigest, KeyRecord};
use crate::store::Due;

/// What a match began with, if there is one.
pub(super) fn beginning(
    beginnings: &impl ReadableTable<&'static str, &'static [u8]>,
    id: &MatchId,
) -> Result<Option<StoredBeginning>, StoreError> {
    let stored = beginnings.get(id.as_str()).map_err(unavailable)?;
    stored.map(|bytes| decode("the beginning of a match", bytes.value())).transpose()
}

/// How a match stands, given what it began with.
pub(super) fn head(
    heads: &impl ReadableTable<&'static str, &'static [u8]>,
    id: &MatchId,
    beginning: StoredBeginning,
) -> Result<Head, StoreError> {
    let bytes = heads.get(id.as_str()).map_err(unavailable)?;
    let bytes = bytes.ok_or_else(|| StoreError::corrupt("a match without a head"))?;
    decode::<StoredHead>("a head", bytes.value())?.read(id, beginning)
}

/// Entry `n`, if the log has it.
pub(super) fn entry(
    log: &impl ReadableTable<&'static [u8], &'static [u8]>,
    id: &MatchId,
    n: u64,
) -> Result<Option<Entry>, StoreError> {
    let bytes = log.get(log_key(id, n).as_slice()).map_err(unavailable)?;
    bytes.map(|bytes| decode::<StoredEntry>("an entry", bytes.value())?.read(n)).transpose()
}

/// Entry `n` of a log that must have it.
pub(super) fn held_entry(
    log: &impl ReadableTable<&'static [u8], &'static [u8]>,
    id: &MatchId,
    n: u64,
) -> Result<Entry, StoreError> {
    entry(log, id, n)?.ok_or_else(|| StoreError::corrupt("a log that lacks an entry"))
}

/// The head as a reader sees it.
pub(super) fn head_of(txn: &ReadTransaction, id: &MatchId) -> Result<Head, StoreError> {
    let beginnings = txn.open_table(BEGINNINGS).map_err(unavailable)?;
    let beginning = beginning(&beginnings, id)?.ok_or(StoreError::NotFound)?;
    head(&txn.open_table(HEADS).map_err(unavailable)?, id, beginning)
}

/// At most `limit` entries after entry `after`.
pub(super) fn log(
    txn: &ReadTransaction,
    id: &MatchId,
    after: u64,
    limit: usize,
) -> Result<Vec<Entry>, StoreError> {
    let head = head_of(txn, id)?;
    let log = txn.open_table(LOG).map_err(unavailable)?;
    (after.saturating_add(1)..=head.n).take(limit).map(|n| held_entry(&log, id, n)).collect()
}

/// What a viewer was told after a version.
pub(super) fn first_after(
    txn: &ReadTransaction,
    id: &MatchId,
    viewer: ViewerKey,
    version: Version,
    limit: usize,
) -> Result<Lines, StoreError> {
    let head = head_of(txn, id)?;
    let log = txn.open_table(LOG).map_err(unavailable)?;
    let mut lines = Vec::new();
    if version < head.version(viewer) {
        // A viewer's version never falls: halve the part in which it passes the one asked for.
        let (mut low, mut high) = (version.0.saturating_add(1), head.n);
        while low < high {
            let middle = low.midpoint(high);
            let told = held_entry(&log, id, middle)?;
            if told.told_to(viewer).is_some_and(|told| told.version > version) {
                high = middle;
            } else {
                low = middle.saturating_add(1);
            }
        }
        for n in low..=head.n {
            if lines.len() >= limit {
                break;
            }
            lines.extend(line(&held_entry(&log, id, n)?, viewer));
        }
    }
    Ok(Lines { lines, version: head.version(viewer), n: head.n, status: head.status })
}

fn line(entry: &Entry, viewer: ViewerKey) -> Option<Line> {
    let told = entry.told_to(viewer).filter(|told| !told.entry.is_empty())?;
    Some(Line { n: entry.n, at: entry.at, version: told.version, entry: told.entry.clone() })
}

/// At most `limit` matches of a tenant.
pub(super) fn list(
    txn: &ReadTransaction,
    tenant: &Tenant,
    after: Option<&MatchId>,
    limit: usize,
) -> Result<Vec<MatchId>, StoreError> {
    let owned = txn.open_table(OWNED).map_err(unavailable)?;
    let start = after.map_or_else(|| owned_prefix(tenant), |id| owned_key(tenant, id));
    let end = owned_end(tenant);
    let from = (Bound::Excluded(start.as_slice()), Bound::Excluded(end.as_slice()));
    let mut matches = Vec::new();
    for found in owned.range::<&[u8]>(from).map_err(unavailable)?.take(limit) {
        let (_, name) = found.map_err(unavailable)?;
        matches.push(match_id(name.value())?);
    }
    Ok(matches)
}

/// At most `limit` matches whose deadline has come, after one of them.
pub(super) fn due(
    txn: &ReadTransaction,
    now: Stamp,
    after: Option<&Due>,
    limit: usize,
) -> Result<Vec<Due>, StoreError> {
    let table = txn.open_table(DUE).map_err(unavailable)?;
    let start = after.map(|after| due_key(after.deadline, &after.match_id));
    let end = due_end(now);
    if start.as_ref().is_some_and(|start| *start >= end) {
        return Ok(Vec::new());
    }
    let from = start.as_deref().map_or(Bound::Unbounded, Bound::Excluded);
    let range = (from, Bound::Excluded(end.as_slice()));
    let mut matches = Vec::new();
    for found in table.range::<&[u8]>(range).map_err(unavailable)?.take(limit) {
        let (key, name) = found.map_err(unavailable)?;
        let deadline =
            due_at(key.value()).ok_or_else(|| StoreError::corrupt("a deadline without a time"))?;
        matches.push(Due { match_id: match_id(name.value())?, deadline });
    }
    Ok(matches)
}

fn match_id(name: &str) -> Result<MatchId, StoreError> {
    MatchId::new(name).map_err(|unfit| StoreError::corrupt(unfit.to_string()))
}

/// What is known of an API key.
pub(super) fn key(
    txn: &ReadTransaction,
    digest: &KeyDigest,
) -> Result<Option<KeyRecord>, StoreError> {
    let keys = txn.open_table(KEYS).map_err(unavailable)?;
    let bytes = keys.get(digest.0.as_slice()).map_err(unavailable)?;
    bytes.map(|bytes| decode::<StoredKey>("an API key", bytes.value())?.read()).transpose()
}

/// Every API key.
pub(super) fn keys(txn: &ReadTransaction) -> Result<Vec<(KeyDigest, KeyRecord)>, StoreError> {
    let table = txn.open_table(KEYS).map_err(unavailable)?;
    let mut keys = Vec::new();
    for found in table.iter().map_err(unavailable)? {
        let (digest, record) = found.map_err(unavailable)?;
        let digest = digest
            .value()
            .try_into()
            .map_err(|_| StoreError::corrupt("a digest of another length"))?;
        let record = decode::<StoredKey>("an API key", record.value())?.read()?;
        keys.push((KeyDigest(digest), record));
    }
    Ok(keys)
}
