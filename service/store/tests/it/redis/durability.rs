//! Answers and notices wait for the durability chosen.

use std::num::NonZeroU16;
use std::time::Duration;

use futures::StreamExt;
use tokio::time::timeout;
use umpire_store::suite::notices::next;
use umpire_store::suite::sample::{commit_on, created, done, head_of, match_id, play};
use umpire_store::suite::{Fixture, Proxy, RedisServer};
use umpire_store::{Committed, Durability, Notice, Redis, RedisOptions, Store, StoreError};

/// A store whose answers wait for one replica, so long.
async fn open(url: String, timeout: Duration) -> Redis {
    let durability = Durability::Replicated { replicas: NonZeroU16::MIN, timeout };
    Redis::open(RedisOptions::new(url).durability(durability)).await.unwrap()
}

const LONG: Duration = Duration::from_secs(10);
const SHORT: Duration = Duration::from_millis(200);

/// The whole suite holds while every answer waits for a replica.
mod replicated {
    use super::{Fixture, LONG, RedisServer, open};

    pub(crate) async fn home() -> Fixture {
        let primary = RedisServer::start();
        let replica = primary.replica();
        Fixture::new(open(primary.url(), LONG).await, (primary, replica))
    }

    umpire_store::suite!(crate::redis::durability::replicated::home);
}

fn is_unknown<T>(answer: &Result<T, StoreError>) -> bool {
    matches!(answer, Err(StoreError::Unavailable { outcome_unknown: true, .. }))
}

#[tokio::test]
async fn an_answer_that_no_replica_has_does_not_leave() {
    let primary = RedisServer::start();
    let replica = primary.replica();
    let patient = open(primary.url(), LONG).await;
    let (store, other) = (open(primary.url(), SHORT).await, open(primary.url(), SHORT).await);
    let head = created(&patient, "m").await;
    let head = play(&patient, &head, "a").await;
    let mut notices = other.subscribe().await.unwrap();

    replica.freeze();
    let commit = commit_on(&head, "b");
    let answer = store.commit(&commit).await;
    assert!(is_unknown(&answer), "{answer:?}");
    // Neither from the same store, nor from another; neither as what it became, nor as the head.
    assert!(is_unknown(&store.commit(&commit).await));
    assert!(is_unknown(&other.commit(&commit).await));
    let away =
        |answer: Result<(), StoreError>| matches!(answer, Err(StoreError::Unavailable { .. }));
    assert!(away(other.head(&head.match_id).await.map(drop)));
    assert!(away(other.log(&head.match_id, 0, 10).await.map(drop)));
    while let Ok(told) = timeout(Duration::from_millis(1), notices.next()).await {
        // At most of what came before.
        assert_eq!(told, Some(Notice::Told { match_id: match_id("m"), n: 1 }));
    }

    replica.thaw();
    let again = other.commit(&commit).await.unwrap().answer;
    assert_eq!(again, Committed::Seen(commit.entry.clone()));
    assert_eq!(next(&mut notices).await, Notice::Told { match_id: match_id("m"), n: 2 });
    assert_eq!(head_of(&patient, &head.match_id).await, head.after(&commit));
}

#[tokio::test]
async fn what_replicas_have_is_read_though_they_are_away() {
    let primary = RedisServer::start();
    let replica = primary.replica();
    let store = open(primary.url(), LONG).await;
    let head = created(&store, "m").await;
    let head = play(&store, &head, "a").await;
    drop(replica);
    assert_eq!(head_of(&store, &head.match_id).await, head);
}

#[tokio::test]
async fn a_write_lost_in_a_failover_is_never_said_to_be_kept() {
    let primary = RedisServer::start();
    let lagging = primary.replica();
    let proxy = Proxy::before(primary.port()).await;
    let (first, store) = (open(primary.url(), LONG).await, open(proxy.url(), LONG).await);
    let head = created(&first, "m").await;
    let head = play(&first, &head, "a").await;

    // The replica has not seen what comes now. It is promoted with a replica of its own, and whoever
    // connects from now on, as to wait for replicas, finds it.
    lagging.promote();
    let its_replica = lagging.replica();
    proxy.lead_new_to(lagging.port());
    let commit = commit_on(&head, "b");
    let answer = store.commit(&commit).await;
    assert!(is_unknown(&answer), "{answer:?}");

    proxy.lead_to(lagging.port());
    assert_eq!(head_of(&store, &head.match_id).await, head);
    done(&store, &head, &commit).await;
    drop(its_replica);
}

#[tokio::test]
async fn with_fsync_what_was_answered_outlives_the_process() {
    let dir = tempfile::tempdir().unwrap();
    let place = dir.path().to_str().unwrap();
    let settings = ["--appendonly", "yes", "--appendfsync", "always", "--dir", place];
    let server = RedisServer::start_with(&settings);
    let options = RedisOptions::new(server.url()).durability(Durability::Fsync);
    let store = Redis::open(options).await.unwrap();
    let head = created(&store, "m").await;
    let head = play(&store, &head, "a").await;
    drop(store);
    // By the strongest signal there is.
    drop(server);

    let server = RedisServer::start_with(&settings);
    let store = super::open(&server).await;
    assert_eq!(head_of(&store, &head.match_id).await, head);
}
