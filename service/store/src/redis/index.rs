//! What is asked about many matches. The indexes lie in the buckets, each beside its matches, so that
//! they change in the same step; an answer walks the buckets in order.

use redis::{Pipeline, Value};

use super::link::Ask;
use super::{Redis, keys, reply};
use crate::clock::Stamp;
use crate::error::StoreError;
use crate::ids::{Bucket, MatchId, Tenant};
use crate::store::Due;

/// How many buckets are asked in one go: few enough that others' commands get in between.
const AT_ONCE: usize = 128;

/// The server's clock.
pub(super) async fn now(store: &Redis) -> Result<Stamp, StoreError> {
    let mut parts = reply::array(store.command(&redis::cmd("TIME")).await?)?.into_iter();
    let seconds = reply::number(reply::next(&mut parts)?)?;
    let micros = reply::number(reply::next(&mut parts)?)?;
    Ok(Stamp::from_ms(seconds.saturating_mul(1_000).saturating_add(micros / 1_000)))
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
    let mut matches = Vec::new();
    for some in chunks(buckets) {
        let mut commands = redis::pipe();
        for bucket in some {
            let from = after.filter(|after| after.bucket() == bucket);
            let from = from.map_or_else(|| "-".to_owned(), |after| format!("({after}"));
            commands.cmd("ZRANGE").arg(keys::owned(bucket, tenant)).arg(from).arg("+");
            commands.arg("BYLEX").arg("LIMIT").arg(0).arg(limit);
        }
        for names in replies(store, &commands).await? {
            for name in reply::array(names)? {
                matches.push(match_id(name)?);
            }
        }
        if matches.len() >= limit {
            break;
        }
    }
    matches.truncate(limit);
    Ok(matches)
}

/// Matches whose deadline has come, the earliest first, after one of them.
pub(super) async fn due(
    store: &Redis,
    now: Stamp,
    after: Option<&Due>,
    limit: usize,
) -> Result<Vec<Due>, StoreError> {
    let mut matches = Vec::new();
    for some in chunks(Bucket::all()) {
        let mut commands = redis::pipe();
        for bucket in some {
            let key = keys::due(bucket);
            if let Some(at) = after.map(|after| after.deadline.as_ms()) {
                // Those of the same millisecond are told apart by name, below.
                commands.cmd("ZRANGE").arg(&key).arg(at).arg(at).arg("BYSCORE").arg("WITHSCORES");
            }
            let past = |after: &Due| format!("({}", after.deadline.as_ms());
            let from = after.map_or_else(|| "-inf".to_owned(), past);
            commands.cmd("ZRANGE").arg(&key).arg(from).arg(now.as_ms());
            commands.arg("BYSCORE").arg("LIMIT").arg(0).arg(limit).arg("WITHSCORES");
        }
        for found in replies(store, &commands).await? {
            let mut parts = reply::array(found)?.into_iter();
            while let Some(name) = parts.next() {
                let deadline = reply::stamp(reply::next(&mut parts)?)?;
                matches.push(Due { match_id: match_id(name)?, deadline });
            }
        }
    }
    matches.retain(|due| due.deadline <= now && after.is_none_or(|after| due > after));
    matches.sort();
    matches.truncate(limit);
    Ok(matches)
}

/// Buckets in the order they come, some at a time.
fn chunks(mut buckets: impl Iterator<Item = Bucket>) -> impl Iterator<Item = Vec<Bucket>> {
    std::iter::from_fn(move || {
        let some: Vec<_> = buckets.by_ref().take(AT_ONCE).collect();
        (!some.is_empty()).then_some(some)
    })
}

async fn replies(store: &Redis, commands: &Pipeline) -> Result<Vec<Value>, StoreError> {
    reply::array(store.link.ask(Ask::Commands(commands)).await?)
}

fn match_id(name: Value) -> Result<MatchId, StoreError> {
    MatchId::new(&reply::text(name)?).map_err(|unfit| StoreError::corrupt(unfit.to_string()))
}
