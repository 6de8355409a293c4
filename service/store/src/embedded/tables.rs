//! The tables of the file, and how their keys are made.
//!
//! Keys and values are plain bytes, text and numbers, whose form no later version of the library
//! changes.

use redb::{TableDefinition, WriteTransaction};

use super::failure::unavailable;
use crate::clock::Stamp;
use crate::error::StoreError;
use crate::ids::{MatchId, Tenant};
use crate::request::RequestKey;

/// The file's format, and secrets by their names.
pub(super) const META: TableDefinition<'_, &str, &[u8]> = TableDefinition::new("meta");
/// What a match began with, by its name. Written once.
pub(super) const BEGINNINGS: TableDefinition<'_, &str, &[u8]> = TableDefinition::new("beginnings");
/// How a match stands, by its name.
pub(super) const HEADS: TableDefinition<'_, &str, &[u8]> = TableDefinition::new("heads");
/// Entries, by match and place.
pub(super) const LOG: TableDefinition<'_, &[u8], &[u8]> = TableDefinition::new("log");
/// Fingerprint and place of what a request became, by match, seat and request id.
pub(super) const ASKED: TableDefinition<'_, &[u8], &[u8]> = TableDefinition::new("asked");
/// Matches with a deadline, by it.
pub(super) const DUE: TableDefinition<'_, &[u8], &str> = TableDefinition::new("due");
/// Matches of a tenant, by bucket and name.
pub(super) const OWNED: TableDefinition<'_, &[u8], &str> = TableDefinition::new("owned");
/// API keys, by digest.
pub(super) const KEYS: TableDefinition<'_, &[u8], &[u8]> = TableDefinition::new("keys");

/// Makes every table, so that readers find them.
pub(super) fn lay(txn: &WriteTransaction) -> Result<(), StoreError> {
    txn.open_table(META).map_err(unavailable)?;
    txn.open_table(BEGINNINGS).map_err(unavailable)?;
    txn.open_table(HEADS).map_err(unavailable)?;
    txn.open_table(LOG).map_err(unavailable)?;
    txn.open_table(ASKED).map_err(unavailable)?;
    txn.open_table(DUE).map_err(unavailable)?;
    txn.open_table(OWNED).map_err(unavailable)?;
    txn.open_table(KEYS).map_err(unavailable)?;
    Ok(())
}

/// Ends a name inside a key; no name holds it.
const END: u8 = 0;

/// The key of entry `n`: entries of one match lie together, in order.
pub(super) fn log_key(id: &MatchId, n: u64) -> Vec<u8> {
    let mut key = id.as_str().as_bytes().to_vec();
    key.push(END);
    key.extend_from_slice(&n.to_be_bytes());
    key
}

/// The key of a request.
pub(super) fn asked_key(id: &MatchId, request: &RequestKey) -> Vec<u8> {
    let mut key = id.as_str().as_bytes().to_vec();
    key.push(END);
    key.extend_from_slice(request.field().as_bytes());
    key
}

/// The key of a deadline: the earliest come first.
pub(super) fn due_key(deadline: Stamp, id: &MatchId) -> Vec<u8> {
    let mut key = deadline.as_ms().to_be_bytes().to_vec();
    key.extend_from_slice(id.as_str().as_bytes());
    key
}

/// The first key past all deadlines up to `now`.
pub(super) fn due_end(now: Stamp) -> Vec<u8> {
    now.as_ms().saturating_add(1).to_be_bytes().to_vec()
}

/// The deadline in a key, if it is one.
pub(super) fn due_at(key: &[u8]) -> Option<Stamp> {
    key.first_chunk().map(|ms| Stamp::from_ms(u64::from_be_bytes(*ms)))
}

/// What the keys of a tenant's matches begin with.
pub(super) fn owned_prefix(tenant: &Tenant) -> Vec<u8> {
    let mut key = tenant.as_str().as_bytes().to_vec();
    key.push(END);
    key
}

/// The key of a tenant's match.
pub(super) fn owned_key(tenant: &Tenant, id: &MatchId) -> Vec<u8> {
    let mut key = owned_prefix(tenant);
    key.extend_from_slice(&id.bucket().number().to_be_bytes());
    key.extend_from_slice(id.as_str().as_bytes());
    key
}

/// The first key past a tenant's matches.
pub(super) fn owned_end(tenant: &Tenant) -> Vec<u8> {
    let mut key = tenant.as_str().as_bytes().to_vec();
    key.push(END + 1);
    key
}
