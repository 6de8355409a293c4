//! API keys and secrets: each a field of one hash.

use std::str::FromStr;

use bytes::Bytes;
use redis::Value;

use super::{Redis, keys, reply};
use crate::clock::Stamp;
use crate::error::StoreError;
use crate::ids::Tenant;
use crate::key::{KeyDigest, KeyRecord, Label};

pub(super) async fn put_key(
    store: &Redis,
    digest: &KeyDigest,
    record: &KeyRecord,
) -> Result<(), StoreError> {
    let mut command = redis::cmd("HSET");
    command.arg(keys::API_KEYS).arg(&digest.0).arg(written(record));
    store.command(&command).await?;
    store.settled_apart().await
}

pub(super) async fn key(
    store: &Redis,
    digest: &KeyDigest,
) -> Result<Option<KeyRecord>, StoreError> {
    let mut command = redis::cmd("HGET");
    command.arg(keys::API_KEYS).arg(&digest.0);
    match store.command(&command).await? {
        Value::Nil => Ok(None),
        record => read(record).map(Some),
    }
}

pub(super) async fn keys(store: &Redis) -> Result<Vec<(KeyDigest, KeyRecord)>, StoreError> {
    let mut command = redis::cmd("HGETALL");
    command.arg(keys::API_KEYS);
    let mut parts = reply::array(store.command(&command).await?)?.into_iter();
    let mut records = Vec::new();
    while let Some(digest) = parts.next() {
        let digest = reply::bytes(digest)?;
        let digest = digest.as_ref().try_into();
        let digest = digest.map_err(|_| StoreError::corrupt("a digest of another length"))?;
        records.push((KeyDigest(digest), read(reply::next(&mut parts)?)?));
    }
    records.sort_by_key(|(digest, _)| *digest);
    Ok(records)
}

pub(super) async fn revoke_key(store: &Redis, digest: &KeyDigest) -> Result<bool, StoreError> {
    let mut command = redis::cmd("HDEL");
    command.arg(keys::API_KEYS).arg(&digest.0);
    let removed = reply::number(store.command(&command).await?)?;
    store.settled_apart().await?;
    Ok(removed > 0)
}

pub(super) async fn secret(store: &Redis, name: &str, fresh: &Bytes) -> Result<Bytes, StoreError> {
    let mut claim = redis::cmd("HSETNX");
    claim.arg(keys::SECRETS).arg(name).arg(fresh.as_ref());
    store.command(&claim).await?;
    store.settled_apart().await?;
    let mut look = redis::cmd("HGET");
    look.arg(keys::SECRETS).arg(name);
    reply::bytes(store.command(&look).await?)
}

/// `tenant created-at label`: only the label may hold a space, and it comes last.
fn written(record: &KeyRecord) -> String {
    format!("{} {} {}", record.tenant, record.created_at, record.label.as_str())
}

fn read(value: Value) -> Result<KeyRecord, StoreError> {
    let text = reply::text(value)?;
    let mut parts = text.splitn(3, ' ');
    let record = (|| {
        Some(KeyRecord {
            tenant: Tenant::from_str(parts.next()?).ok()?,
            created_at: Stamp::from_ms(parts.next()?.parse().ok()?),
            label: Label::new(parts.next()?).ok()?,
        })
    })();
    record.ok_or_else(|| StoreError::corrupt("an API key's record that is none"))
}
