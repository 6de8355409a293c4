//! What is asked about many matches. The indexes lie in the buckets, each beside its matches, so that
//! they change in the same step; an answer walks the buckets in order.

use futures::stream::{self, StreamExt, TryStreamExt};

use super::{Redis, keys, reply};
use crate::clock::Stamp;
use crate::error::StoreError;
use crate::ids::{Bucket, MatchId, Tenant};
use crate::store::Due;

/// How many buckets are asked at once.
const AT_ONCE: usize = 128;

/// The server's clock.
pub(super) async fn now(store: &Redis) -> Result<Stamp, StoreError> {
    let mut parts = reply::array(store.command(&redis::cmd("TIME")).await?)?.into_iter();
    let seconds = reply::number(reply::next(&mut parts)?)?;
    let micros = reply::number(reply::next(&mut parts)?)?;
    Ok(Stamp::from_ms(
        seconds.saturating_mul(1_000).saturating_add(micros / 1_000),
    ))
}

/// A tenant's matches, by bucket and name.
pub(super) async fn list(
    store: &Redis,
    tenant: &Tenant,
    after: Option<&MatchId>,
    limit: usize,
) -> Result<Vec<MatchId>, StoreError> {
    let first = after.map(MatchId::bucket);
    let buckets = Bucket::all().filter(|bucket| first.is_none_or(|first| *bucket >= first));
    let mut found = stream::iter(buckets)
        .map(|bucket| {
            let from = after.filter(|after| after.bucket() == bucket);
            owned(store, tenant, bucket, from, limit)
        })
        .buffered(AT_ONCE);
    let mut matches = Vec::new();
    while matches.len() < limit {
        let Some(more) = found.try_next().await? else {
            break;
        };
        matches.extend(more);
    }
    matches.truncate(limit);
    Ok(matches)
}

async fn owned(
    store: &Redis,
    tenant: &Tenant,
    bucket: Bucket,
    after: Option<&MatchId>,
    limit: usize,
) -> Result<Vec<MatchId>, StoreError> {
    let mut command = redis::cmd("ZRANGE");
    command.arg(keys::owned(bucket, tenant));
    match after {
        Some(after) => command.arg(format!("({after}")),
        None => command.arg("-"),
    };
    command.arg("+").arg("BYLEX").arg("LIMIT").arg(0).arg(limit);
    reply::array(store.command(&command).await?)?
        .into_iter()
        .map(match_id)
        .collect()
}

/// Matches whose deadline has come, the earliest first.
pub(super) async fn due(store: &Redis, now: Stamp, limit: usize) -> Result<Vec<Due>, StoreError> {
    let mut matches: Vec<Due> = stream::iter(Bucket::all())
        .map(|bucket| due_in(store, bucket, now, limit))
        .buffered(AT_ONCE)
        .try_concat()
        .await?;
    matches.sort_by(|a, b| (a.deadline, &a.match_id).cmp(&(b.deadline, &b.match_id)));
    matches.truncate(limit);
    Ok(matches)
}

async fn due_in(
    store: &Redis,
    bucket: Bucket,
    now: Stamp,
    limit: usize,
) -> Result<Vec<Due>, StoreError> {
    let mut command = redis::cmd("ZRANGE");
    command.arg(keys::due(bucket)).arg("-inf").arg(now.as_ms());
    command
        .arg("BYSCORE")
        .arg("LIMIT")
        .arg(0)
        .arg(limit)
        .arg("WITHSCORES");
    let mut parts = reply::array(store.command(&command).await?)?.into_iter();
    let mut matches = Vec::new();
    while let Some(name) = parts.next() {
        let deadline = reply::stamp(reply::next(&mut parts)?)?;
        matches.push(Due {
            match_id: match_id(name)?,
            deadline,
        });
    }
    Ok(matches)
}

fn match_id(name: redis::Value) -> Result<MatchId, StoreError> {
    MatchId::new(&reply::text(name)?).map_err(|unfit| StoreError::corrupt(unfit.to_string()))
}
