//! What is asked about one match, as scripts.

use super::scripts::{CLOSE, COMMIT, CONFIRM, CREATE, FIRST_AFTER, LOG, RENEW};
use super::stored::{self, status_name};
use super::{Redis, keys, reply};
use crate::clock::Stamped;
use crate::commit::{Commit, Committed, Confirmed};
use crate::create::{Created, New};
use crate::entry::{Entry, Lines};
use crate::error::StoreError;
use crate::head::{Mark, Status};
use crate::ids::{MatchId, Version, ViewerKey};
use crate::request::{Fingerprint, RequestKey};

/// About how many changes a bucket's outbox keeps. Nothing reads it yet; what falls out of it can be
/// found again in the logs.
const OUTBOX_LIMIT: u32 = 1_000;

pub(super) async fn create(store: &Redis, new: &New) -> Result<Stamped<Created>, StoreError> {
    let (id, head) = (&new.match_id, new.head());
    let mut script = CREATE.prepare_invoke();
    script.key(keys::head(id)).key(keys::log(id)).key(keys::asked(id));
    script.key(keys::due(id.bucket())).key(keys::owned(id.bucket(), &new.tenant));
    script.arg(id.as_str()).arg(&new.fingerprint.0).arg(new.at.as_ms());
    script.arg(head.deadline.map(|deadline| deadline.to_string()).unwrap_or_default());
    script.arg(store.settles()).arg(stored::mark_name(&head.mark()));
    for (name, value) in stored::new_fields(&head, new.fingerprint) {
        script.arg(name).arg(value.as_ref());
    }
    let mut reply = store.run(&script).await?;
    let answer = match reply.code.as_str() {
        "DONE" => Created::Done(Box::new(head)),
        "EXISTING" => Created::Existing(reply.head(id)?),
        "REUSED" => Created::Reused,
        "TIME" => Created::Time,
        _ => return Err(reply.unknown()),
    };
    store.settled(id, &reply, true).await?;
    Ok(Stamped { now: reply.now, answer })
}

pub(super) async fn confirm(
    store: &Redis,
    id: &MatchId,
    known: Option<&Mark>,
    asked: Option<(&RequestKey, &Fingerprint)>,
) -> Result<Stamped<Confirmed>, StoreError> {
    let mut script = CONFIRM.prepare_invoke();
    script.key(keys::head(id)).key(keys::log(id)).key(keys::asked(id));
    match asked {
        Some((request, fingerprint)) => script.arg(request.field()).arg(&fingerprint.0),
        None => script.arg("").arg(""),
    };
    match known {
        Some(mark) => {
            script.arg(mark.n).arg(&mark.tip.0).arg(status_name(mark.status)).arg(mark.renewals)
        }
        None => script.arg("").arg("").arg("").arg(""),
    };
    let mut reply = store.run(&script).await?;
    let answer = match reply.code.as_str() {
        "GONE" => Confirmed::Gone,
        "SEEN" => Confirmed::Seen(reply.entry()?),
        "REUSED" => Confirmed::Reused,
        "STALE" => Confirmed::Stale(reply.head(id)?),
        "FRESH" => Confirmed::Fresh,
        _ => return Err(reply.unknown()),
    };
    store.settled(id, &reply, false).await?;
    Ok(Stamped { now: reply.now, answer })
}

pub(super) async fn commit(
    store: &Redis,
    commit: &Commit,
) -> Result<Stamped<Committed>, StoreError> {
    let (id, entry, expected) = (&commit.match_id, &commit.entry, &commit.expected);
    let bucket = id.bucket();
    let mut script = COMMIT.prepare_invoke();
    script.key(keys::head(id)).key(keys::log(id)).key(keys::asked(id));
    script.key(keys::due(bucket)).key(keys::out(bucket));
    script.arg(id.as_str()).arg(commit.request.field()).arg(&commit.fingerprint.0);
    script.arg(expected.n).arg(&expected.tip.0).arg(expected.renewals);
    script.arg(entry.n).arg(&entry.tip.0).arg(entry.at.as_ms());
    script.arg(entry.deed.as_ref()).arg(entry.first_word);
    script.arg(status_name(commit.status));
    script.arg(commit.deadline.map(|deadline| deadline.to_string()).unwrap_or_default());
    script.arg(&commit.snapshot.format).arg(commit.snapshot.bytes.as_ref());
    script.arg(keys::told(bucket)).arg(store.settles()).arg(OUTBOX_LIMIT);
    for told in &entry.told {
        script.arg(told.viewer.to_string()).arg(told.version.0).arg(told.entry.as_ref());
    }
    let mut reply = store.run(&script).await?;
    let answer = match reply.code.as_str() {
        "GONE" => Committed::Gone,
        "SEEN" => Committed::Seen(reply.entry()?),
        "REUSED" => Committed::Reused,
        "ENDED" => Committed::Ended(reply.head(id)?),
        "STALE" => Committed::Stale(reply.head(id)?),
        "TIME" => Committed::Time,
        "DONE" => Committed::Done,
        _ => return Err(reply.unknown()),
    };
    let is_kept = matches!(answer, Committed::Done | Committed::Seen(_));
    store.settled(id, &reply, is_kept).await?;
    Ok(Stamped { now: reply.now, answer })
}

pub(super) async fn close(store: &Redis, id: &MatchId) -> Result<Stamped<Status>, StoreError> {
    let bucket = id.bucket();
    let mut script = CLOSE.prepare_invoke();
    script.key(keys::head(id)).key(keys::due(bucket)).key(keys::out(bucket));
    script.arg(id.as_str()).arg(keys::told(bucket)).arg(store.settles()).arg(OUTBOX_LIMIT);
    let mut reply = store.run(&script).await?;
    let answer = match reply.code.as_str() {
        "GONE" => return Err(StoreError::NotFound),
        "OVER" => stored::status(&reply::text(reply.next()?)?)?,
        _ => return Err(reply.unknown()),
    };
    store.settled(id, &reply, true).await?;
    Ok(Stamped { now: reply.now, answer })
}

pub(super) async fn renew_token(
    store: &Redis,
    id: &MatchId,
    seat: u8,
    request: Option<&RequestKey>,
) -> Result<u64, StoreError> {
    let mut script = RENEW.prepare_invoke();
    script.key(keys::head(id)).key(keys::asked(id));
    script.arg(seat).arg(request.map(RequestKey::field).unwrap_or_default()).arg(store.settles());
    let mut reply = store.run(&script).await?;
    let generation = match reply.code.as_str() {
        "GONE" => return Err(StoreError::NotFound),
        "DONE" => reply::number(reply.next()?)?,
        _ => return Err(reply.unknown()),
    };
    store.settled(id, &reply, true).await?;
    Ok(generation)
}

pub(super) async fn log(
    store: &Redis,
    id: &MatchId,
    after: u64,
    limit: usize,
) -> Result<Vec<Entry>, StoreError> {
    let mut script = LOG.prepare_invoke();
    script.key(keys::head(id)).key(keys::log(id)).arg(after.saturating_add(1)).arg(limit);
    let mut reply = store.run(&script).await?;
    let entries = match reply.code.as_str() {
        "GONE" => return Err(StoreError::NotFound),
        "ENTRIES" => stored::entries(reply.next()?)?,
        _ => return Err(reply.unknown()),
    };
    store.settled(id, &reply, false).await?;
    Ok(entries)
}

pub(super) async fn first_after(
    store: &Redis,
    id: &MatchId,
    viewer: ViewerKey,
    version: Version,
    limit: usize,
) -> Result<Lines, StoreError> {
    let mut script = FIRST_AFTER.prepare_invoke();
    script.key(keys::head(id)).key(keys::log(id));
    script.arg(viewer.to_string()).arg(version.0).arg(limit);
    let mut reply = store.run(&script).await?;
    let lines = match reply.code.as_str() {
        "GONE" => return Err(StoreError::NotFound),
        "LINES" => reply.lines()?,
        _ => return Err(reply.unknown()),
    };
    store.settled(id, &reply, false).await?;
    Ok(lines)
}
