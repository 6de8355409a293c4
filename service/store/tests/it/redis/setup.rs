//! Which servers are refused.

use umpire_store::suite::RedisServer;
use umpire_store::{Durability, OpenError, Redis, RedisOptions, Store, StoreError};

async fn refusal(server: &RedisServer, durability: Durability) -> String {
    let options = RedisOptions::new(server.url()).durability(durability);
    match Redis::open(options).await.map(drop) {
        Err(OpenError::Misconfigured(sentence)) => sentence,
        other => panic!("not refused for its set-up: {other:?}"),
    }
}

#[tokio::test]
async fn a_server_that_evicts_is_refused() {
    let server = RedisServer::start_with(&["--maxmemory-policy", "allkeys-lru"]);
    let sentence = refusal(&server, Durability::Fast).await;
    assert!(sentence.contains("`maxmemory-policy` is `allkeys-lru`"), "{sentence}");
    assert!(sentence.contains("`noeviction`"), "{sentence}");
}

#[tokio::test]
async fn a_server_that_begins_to_evict_is_no_longer_ready() {
    let server = RedisServer::start();
    let store = super::open(&server).await;
    store.ready().await.unwrap();
    let set = ["SET", "maxmemory-policy", "volatile-ttl"];
    server.command::<()>(redis::cmd("CONFIG").arg(&set));
    let unready = store.ready().await;
    assert!(matches!(unready, Err(StoreError::Unavailable { outcome_unknown: false, .. })));
}

#[tokio::test]
async fn fsync_needs_a_server_that_flushes_always() {
    let none = RedisServer::start();
    let sentence = refusal(&none, Durability::Fsync).await;
    assert!(sentence.contains("`appendonly` is `no`"), "{sentence}");

    let now_and_then = RedisServer::start_with(&["--appendonly", "yes"]);
    let sentence = refusal(&now_and_then, Durability::Fsync).await;
    assert!(sentence.contains("`appendfsync` is `everysec`"), "{sentence}");

    let always = RedisServer::start_with(&["--appendonly", "yes", "--appendfsync", "always"]);
    let options = RedisOptions::new(always.url()).durability(Durability::Fsync);
    Redis::open(options).await.unwrap();
}

#[tokio::test]
async fn a_replica_is_refused() {
    let primary = RedisServer::start();
    let sentence = refusal(&primary.replica(), Durability::Fast).await;
    assert!(sentence.contains("replica"), "{sentence}");
}

#[tokio::test]
async fn a_server_that_is_not_there_is_unreachable() {
    let server = RedisServer::start();
    let url = server.url();
    drop(server);
    let mut options = RedisOptions::new(url);
    options.patience = std::time::Duration::from_millis(100);
    let refused = Redis::open(options).await.map(drop);
    assert!(matches!(refused, Err(OpenError::Unreachable(_))), "{refused:?}");
}

#[tokio::test]
async fn keys_of_another_format_are_refused() {
    let server = RedisServer::start();
    server.command::<()>(redis::cmd("SET").arg("umpire:format").arg("2"));
    let refused = Redis::open(RedisOptions::new(server.url())).await.map(drop);
    let Err(OpenError::Format(sentence)) = refused else { panic!("opened: {refused:?}") };
    assert!(sentence.contains("`2`"), "{sentence}");
}
