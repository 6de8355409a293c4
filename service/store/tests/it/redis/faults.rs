//! Lost replies, lost servers, lost notices.

use umpire_store::suite::notices::next;
use umpire_store::suite::sample::{commit_on, created, head_of, match_id, play};
use umpire_store::suite::{Proxy, RedisServer};
use umpire_store::{Committed, Notice, Store, StoreError};

#[tokio::test]
async fn after_a_lost_reply_the_first_answer_is_given() {
    let server = RedisServer::start();
    let proxy = Proxy::before(server.port()).await;
    let store = super::open_hasty(proxy.url()).await;
    let head = created(&store, "m").await;
    let head = play(&store, &head, "a").await;

    let commit = commit_on(&head, "lost-reply");
    proxy.lose_replies(b"lost-reply", 1);
    let answer = store.commit(&commit).await.unwrap().answer;
    assert_eq!(proxy.lost(), 1);
    assert_eq!(answer, Committed::Seen(commit.entry.clone()));
    assert_eq!(head_of(&store, &head.match_id).await, head.after(&commit));
}

#[tokio::test]
async fn after_a_lost_request_it_is_asked_again() {
    let server = RedisServer::start();
    let proxy = Proxy::before(server.port()).await;
    let store = super::open_hasty(proxy.url()).await;
    let head = created(&store, "m").await;
    let head = play(&store, &head, "a").await;

    proxy.lose_requests(b"lost-request", 1);
    let answer = store.commit(&commit_on(&head, "lost-request")).await.unwrap().answer;
    assert_eq!((proxy.lost(), answer), (1, Committed::Done));
}

#[tokio::test]
async fn if_the_store_stays_away_after_a_lost_reply_the_outcome_is_unknown() {
    let server = RedisServer::start();
    let proxy = Proxy::before(server.port()).await;
    let (store, other) =
        (super::open_hasty(proxy.url()).await, super::open_hasty(server.url()).await);
    let head = created(&store, "m").await;
    let head = play(&store, &head, "a").await;

    let commit = commit_on(&head, "lost-reply");
    proxy.lose_replies(b"lost-reply", usize::MAX);
    let answer = store.commit(&commit).await;
    assert!(
        matches!(answer, Err(StoreError::Unavailable { outcome_unknown: true, .. })),
        "{answer:?}"
    );

    // Asked again at another replica: the first answer.
    let again = other.commit(&commit).await.unwrap().answer;
    assert_eq!(again, Committed::Seen(commit.entry));
}

#[tokio::test]
async fn if_the_store_was_never_reached_nothing_was_done() {
    let server = RedisServer::start();
    let proxy = Proxy::before(server.port()).await;
    let store = super::open_hasty(proxy.url()).await;
    let head = created(&store, "m").await;
    proxy.cut();
    // The first may find the broken connection; from then on there is none.
    drop(store.ready().await);
    let answer = store.commit(&commit_on(&head, "a")).await;
    assert!(
        matches!(answer, Err(StoreError::Unavailable { outcome_unknown: false, .. })),
        "{answer:?}"
    );

    proxy.mend();
    play(&store, &head, "a").await;
}

#[tokio::test]
async fn a_server_out_of_memory_refuses_and_loses_nothing() {
    let server = RedisServer::start();
    let store = super::open(&server).await;
    let head = created(&store, "m").await;
    let head = play(&store, &head, "a").await;
    server.command::<()>(redis::cmd("CONFIG").arg(&["SET", "maxmemory", "1"]));
    let answer = store.commit(&commit_on(&head, "b")).await;
    assert!(
        matches!(answer, Err(StoreError::Unavailable { outcome_unknown: false, .. })),
        "{answer:?}"
    );
    server.command::<()>(redis::cmd("CONFIG").arg(&["SET", "maxmemory", "0"]));
    assert_eq!(head_of(&store, &head.match_id).await, head);
    play(&store, &head, "b").await;
}

#[tokio::test]
async fn a_listener_cut_off_hears_that_it_missed_something() {
    let server = RedisServer::start();
    let proxy = Proxy::before(server.port()).await;
    let (store, other) =
        (super::open_hasty(proxy.url()).await, super::open_hasty(server.url()).await);
    let mut notices = store.subscribe().await.unwrap();
    proxy.cut();
    let head = created(&other, "m").await;
    let head = play(&other, &head, "a").await;
    proxy.mend();
    assert_eq!(next(&mut notices).await, Notice::Missed);
    play(&other, &head, "b").await;
    assert_eq!(next(&mut notices).await, Notice::Told { match_id: match_id("m"), n: 2 });
}

#[tokio::test]
async fn a_replica_that_lost_the_last_write_takes_nothing_from_who_remembers_it() {
    let primary = RedisServer::start();
    let replica = primary.replica();
    let proxy = Proxy::before(primary.port()).await;
    let store = super::open_hasty(proxy.url()).await;
    let head = created(&store, "m").await;
    let head = play(&store, &head, "a").await;
    primary.wait_for_replicas(1);

    // The replica is promoted without the last write, of which the cache still knows.
    replica.promote();
    let remembered = play(&store, &head, "lost").await;
    proxy.lead_to(replica.port());
    let answer = store.commit(&commit_on(&remembered, "on what was lost")).await.unwrap().answer;
    assert_eq!(answer, Committed::Stale(Box::new(head.clone())));

    // Nor when another history has grown as long.
    let held = play(&store, &head, "other").await;
    assert_eq!(held.n, remembered.n);
    let answer = store.commit(&commit_on(&remembered, "on what was lost")).await.unwrap().answer;
    assert_eq!(answer, Committed::Stale(Box::new(held)));
}
