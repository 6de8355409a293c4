//! Small matches to try a store on.

use std::collections::BTreeSet;

use bytes::Bytes;

use crate::clock::Stamp;
use crate::commit::{Commit, Committed, Turn};
use crate::create::{Created, New};
use crate::head::{Head, Origin, Snapshot, Status};
use crate::ids::{MatchId, Tenant, Version, ViewerKey};
use crate::request::{Fingerprint, RequestKey};
use crate::store::Store;

/// The viewers of every sample: two seats and the spectators.
pub const VIEWERS: [ViewerKey; 3] = [ViewerKey::Seat(0), ViewerKey::Seat(1), ViewerKey::Spectators];

pub fn match_id(name: &str) -> MatchId {
    MatchId::new(name).unwrap()
}

pub fn tenant(name: &str) -> Tenant {
    Tenant::new(name).unwrap()
}

pub fn request(id: &str) -> RequestKey {
    RequestKey::by_seat(0, id).unwrap()
}

/// A match to create, of tenant `ada`.
pub fn new_match(name: &str, at: Stamp) -> New {
    New {
        match_id: match_id(name),
        tenant: tenant("ada"),
        fingerprint: Fingerprint([7; 32]),
        at,
        status: Status::Active,
        viewers: BTreeSet::from(VIEWERS),
        deadline: None,
        snapshot: Snapshot { format: "sample/1".to_owned(), bytes: Bytes::from("table 0") },
        origin: Origin(Bytes::from(format!("origin of {name}"))),
        beside: Bytes::from("Ada and Bo"),
    }
}

/// Keeps a match and answers its head.
pub async fn create(store: &dyn Store, new: New) -> Head {
    match store.create(new).await.unwrap().answer {
        Created::Done(head) => *head,
        other => panic!("a new match was not kept: {other:?}"),
    }
}

/// Keeps a match, with the store's clock for its stamp.
pub async fn created(store: &dyn Store, name: &str) -> Head {
    let now = store.now().await.unwrap();
    create(store, new_match(name, now)).await
}

/// What a deed would make of a match, by its request's id.
pub fn turn(id: &str, at: Stamp) -> Turn {
    Turn {
        request: request(id),
        fingerprint: Fingerprint([1; 32]),
        deed: Bytes::from(format!("deed {id}")),
        facts: Bytes::from(format!("facts of {id}")),
        at,
        first_word: 0,
        status: Status::Active,
        deadline: None,
        snapshot: Snapshot {
            format: "sample/1".to_owned(),
            bytes: Bytes::from(format!("table after {id}")),
        },
    }
}

/// Tells every viewer of an entry, each in a way of its own.
pub fn tell_all(viewer: ViewerKey, version: Version) -> Bytes {
    Bytes::from(format!("{viewer} reads {version}"))
}

/// A commit of a deed stamped like the head, told to everybody.
pub fn commit_on(head: &Head, id: &str) -> Commit {
    head.commit(turn(id, head.at), tell_all)
}

/// Commits, and answers the head after it.
pub async fn done(store: &dyn Store, head: &Head, commit: &Commit) -> Head {
    match store.commit(commit).await.unwrap().answer {
        Committed::Done => head.after(commit),
        other => panic!("a commit was not taken: {other:?}"),
    }
}

/// Plays a deed, and answers the head after it.
pub async fn play(store: &dyn Store, head: &Head, id: &str) -> Head {
    done(store, head, &commit_on(head, id)).await
}

/// Plays a deed that ends the match.
pub async fn play_to_the_end(store: &dyn Store, head: &Head, id: &str) -> Head {
    let last = Turn { status: Status::Ended, ..turn(id, head.at) };
    done(store, head, &head.commit(last, tell_all)).await
}

/// The head as the store has it.
pub async fn head_of(store: &dyn Store, id: &MatchId) -> Head {
    store.head(id).await.unwrap().answer
}
