//! What changes a match, within one writing transaction. Each judges first and writes last.

use redb::{ReadableTable, WriteTransaction};

use super::failure::unavailable;
use super::read;
use super::stored::{StoredAsked, StoredBeginning, StoredEntry, StoredHead, decode};
use super::tables::{
    ASKED, BEGINNINGS, DUE, HEADS, LOG, OWNED, asked_key, due_key, log_key, owned_key,
};
use super::writer::Written;
use crate::clock::{Stamp, Stamped};
use crate::commit::{Commit, Committed};
use crate::create::{Created, New};
use crate::entry::Entry;
use crate::error::StoreError;
use crate::head::{Head, Status};
use crate::ids::MatchId;
use crate::notice::Notice;
use crate::request::{Fingerprint, RequestKey};

/// A request that was answered before.
pub(super) enum Asked {
    Seen(Entry),
    Reused,
}

/// Keeps a new match.
pub(super) fn create(
    txn: &WriteTransaction,
    new: &New,
    clock: Stamp,
) -> Result<Written<Stamped<Created>>, StoreError> {
    let nothing = |now, answer| Ok(Written::nothing(Stamped { now, answer }));
    if let Some((beginning, head)) = held(txn, &new.match_id)? {
        let now = clock.max(head.at);
        return if beginning.fingerprint == new.fingerprint.0.as_slice() {
            nothing(now, Created::Existing(Box::new(head)))
        } else {
            nothing(now, Created::Reused)
        };
    }
    if new.at > clock {
        return nothing(clock, Created::Time);
    }
    let head = new.head();
    let name = head.match_id.as_str();
    let beginning = encoded(&StoredBeginning::new(&head, new.fingerprint));
    let mut beginnings = txn.open_table(BEGINNINGS).map_err(unavailable)?;
    beginnings.insert(name, beginning.as_slice()).map_err(unavailable)?;
    let mut owned = txn.open_table(OWNED).map_err(unavailable)?;
    let key = owned_key(&head.tenant, &head.match_id);
    owned.insert(key.as_slice(), name).map_err(unavailable)?;
    put_head(txn, None, &head)?;
    let answer = Stamped { now: clock, answer: Created::Done(Box::new(head)) };
    Ok(Written::changed(answer, None))
}

/// Adds an entry.
pub(super) fn commit(
    txn: &WriteTransaction,
    commit: &Commit,
    clock: Stamp,
) -> Result<Written<Stamped<Committed>>, StoreError> {
    let nothing = |now, answer| Ok(Written::nothing(Stamped { now, answer }));
    let Some((_, head)) = held(txn, &commit.match_id)? else {
        return nothing(clock, Committed::Gone);
    };
    let now = clock.max(head.at);
    match asked_in_write(txn, commit)? {
        Some(Asked::Seen(entry)) => return nothing(now, Committed::Seen(entry)),
        Some(Asked::Reused) => return nothing(now, Committed::Reused),
        None => {}
    }
    if head.status.is_over() {
        return nothing(now, Committed::Ended(Box::new(head)));
    }
    let (is, expected) = (head.mark(), commit.expected);
    if (is.n, is.tip, is.renewals) != (expected.n, expected.tip, expected.renewals) {
        return nothing(now, Committed::Stale(Box::new(head)));
    }
    if commit.entry.at < head.at || commit.entry.at > now {
        return nothing(now, Committed::Time);
    }
    let n = commit.entry.n;
    let mut log = txn.open_table(LOG).map_err(unavailable)?;
    let entry = encoded(&StoredEntry::new(&commit.entry));
    log.insert(log_key(&head.match_id, n).as_slice(), entry.as_slice()).map_err(unavailable)?;
    let mut asked = txn.open_table(ASKED).map_err(unavailable)?;
    let key = asked_key(&head.match_id, &commit.request);
    let request = encoded(&StoredAsked::new(commit));
    asked.insert(key.as_slice(), request.as_slice()).map_err(unavailable)?;
    put_head(txn, head.deadline, &head.after(commit))?;
    let notice = Notice::Told { match_id: head.match_id, n };
    Ok(Written::changed(Stamped { now, answer: Committed::Done }, Some(notice)))
}

/// Ends a match without a result.
pub(super) fn close(
    txn: &WriteTransaction,
    id: &MatchId,
    clock: Stamp,
) -> Result<Written<Stamped<Status>>, StoreError> {
    let (_, head) = held(txn, id)?.ok_or(StoreError::NotFound)?;
    let now = clock.max(head.at);
    if head.status.is_over() {
        return Ok(Written::nothing(Stamped { now, answer: head.status }));
    }
    let closed = Head { status: Status::Closed, at: now, deadline: None, ..head.clone() };
    put_head(txn, head.deadline, &closed)?;
    let notice = Notice::Told { match_id: id.clone(), n: head.n };
    Ok(Written::changed(Stamped { now, answer: Status::Closed }, Some(notice)))
}

/// Ends the tokens of a seat so far.
pub(super) fn renew_token(
    txn: &WriteTransaction,
    id: &MatchId,
    seat: u8,
    request: Option<&RequestKey>,
) -> Result<Written<u64>, StoreError> {
    let (_, mut head) = held(txn, id)?.ok_or(StoreError::NotFound)?;
    let generation = head.generation(seat).saturating_add(1);
    if let Some(request) = request {
        let mut requests = txn.open_table(ASKED).map_err(unavailable)?;
        let key = asked_key(id, request);
        if let Some(bytes) = requests.get(key.as_slice()).map_err(unavailable)? {
            let before: StoredAsked = decode("a request", bytes.value())?;
            return Ok(Written::nothing(before.n));
        }
        let made = encoded(&StoredAsked::renewal(generation));
        requests.insert(key.as_slice(), made.as_slice()).map_err(unavailable)?;
    }
    head.generations.insert(seat, generation);
    put_head(txn, head.deadline, &head)?;
    Ok(Written::changed(generation, None))
}

/// What a request became before, if it was made: as told by the two tables that know.
pub(super) fn asked(
    asked: &impl ReadableTable<&'static [u8], &'static [u8]>,
    log: &impl ReadableTable<&'static [u8], &'static [u8]>,
    id: &MatchId,
    request: &RequestKey,
    fingerprint: &Fingerprint,
) -> Result<Option<Asked>, StoreError> {
    let key = asked_key(id, request);
    let Some(bytes) = asked.get(key.as_slice()).map_err(unavailable)? else {
        return Ok(None);
    };
    let before: StoredAsked = decode("a request", bytes.value())?;
    if before.fingerprint != fingerprint.0.as_slice() {
        return Ok(Some(Asked::Reused));
    }
    read::held_entry(log, id, before.n).map(|entry| Some(Asked::Seen(entry)))
}

fn asked_in_write(txn: &WriteTransaction, commit: &Commit) -> Result<Option<Asked>, StoreError> {
    let requests = txn.open_table(ASKED).map_err(unavailable)?;
    let log = txn.open_table(LOG).map_err(unavailable)?;
    asked(&requests, &log, &commit.match_id, &commit.request, &commit.fingerprint)
}

/// A match as it stands within the transaction.
fn held(
    txn: &WriteTransaction,
    id: &MatchId,
) -> Result<Option<(StoredBeginning, Head)>, StoreError> {
    let beginnings = txn.open_table(BEGINNINGS).map_err(unavailable)?;
    let Some(beginning) = read::beginning(&beginnings, id)? else {
        return Ok(None);
    };
    let heads = txn.open_table(HEADS).map_err(unavailable)?;
    let head = read::head(&heads, id, beginning.clone())?;
    Ok(Some((beginning, head)))
}

/// Replaces a head, and moves the match among the deadlines.
fn put_head(
    txn: &WriteTransaction,
    deadline_before: Option<Stamp>,
    head: &Head,
) -> Result<(), StoreError> {
    let name = head.match_id.as_str();
    let mut heads = txn.open_table(HEADS).map_err(unavailable)?;
    let stored = encoded(&StoredHead::new(head));
    heads.insert(name, stored.as_slice()).map_err(unavailable)?;
    if deadline_before == head.deadline {
        return Ok(());
    }
    let mut due = txn.open_table(DUE).map_err(unavailable)?;
    if let Some(before) = deadline_before {
        due.remove(due_key(before, &head.match_id).as_slice()).map_err(unavailable)?;
    }
    if let Some(deadline) = head.deadline {
        due.insert(due_key(deadline, &head.match_id).as_slice(), name).map_err(unavailable)?;
    }
    Ok(())
}

fn encoded(message: &impl prost::Message) -> Vec<u8> {
    message.encode_to_vec()
}
