//! What lies in the server, and what if it is damaged.

use std::collections::BTreeSet;

use redis::Value;
use umpire_store::suite::RedisServer;
use umpire_store::suite::sample::{
    commit_on, create, created, done, new_match, play, tell_all, turn,
};
use umpire_store::{
    BUCKETS, Bucket, Committed, Head, MatchId, New, Stamp, Store, StoreError, Turn,
};

fn keys(server: &RedisServer) -> BTreeSet<String> {
    server.command(redis::cmd("KEYS").arg("*"))
}

fn slot(server: &RedisServer, key: &str) -> u64 {
    server.command(redis::cmd("CLUSTER").arg("KEYSLOT").arg(key))
}

#[tokio::test]
async fn all_keys_of_a_match_and_its_indexes_lie_in_one_slot() {
    let server = RedisServer::start_with(&["--cluster-enabled", "yes"]);
    let plain = RedisServer::start();
    let store = super::open(&plain).await;
    let now = store.now().await.unwrap();
    let new = New { deadline: Some(Stamp::MAX), ..new_match("m", now) };
    let head = create(&store, new).await;
    let commit = head.commit(Turn { deadline: Some(Stamp::MAX), ..turn("a", now) }, tell_all);
    done(&store, &head, &commit).await;

    let bucket = head.match_id.bucket();
    let mut expected: BTreeSet<String> = ["m:head", "m:log", "m:asked", "due", "out", "owned:ada"]
        .iter()
        .map(|name| format!("umpire:{{{bucket}}}:{name}"))
        .collect();
    let slots: BTreeSet<u64> = expected.iter().map(|key| slot(&server, key)).collect();
    assert_eq!(slots.len(), 1, "{expected:?} lie in {slots:?}");
    expected.insert("umpire:format".to_owned());
    assert_eq!(keys(&plain), expected);
}

#[tokio::test]
async fn no_key_of_a_match_has_a_time_to_live() {
    let server = RedisServer::start();
    let store = super::open(&server).await;
    let head = created(&store, "m").await;
    let head = play(&store, &head, "a").await;
    store.close(&head.match_id).await.unwrap();
    for key in keys(&server) {
        let ttl: i64 = server.command(redis::cmd("TTL").arg(&key));
        assert_eq!(ttl, -1, "{key}");
    }
}

#[test]
fn a_match_stays_in_its_bucket_for_the_life_of_a_store() {
    let bucket = |name| MatchId::new(name).unwrap().bucket().number();
    assert_eq!((bucket("m"), bucket("a-match"), bucket("0")), (710, 554, 1_004));
    assert_eq!(Bucket::all().count(), usize::from(BUCKETS));
}

#[tokio::test]
async fn the_log_is_a_stream_an_operator_can_read() {
    let server = RedisServer::start();
    let store = super::open(&server).await;
    let head = created(&store, "m").await;
    play(&store, &head, "a").await;
    let key = format!("umpire:{{{}}}:m:log", head.match_id.bucket());
    let Value::Array(entries) = server.command(redis::cmd("XRANGE").arg(key).arg("-").arg("+"))
    else {
        panic!("no stream");
    };
    let text = format!("{entries:?}");
    for part in ["1-0", "deed a", "v:0", "t:s", "s reads 1"] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
}

#[tokio::test]
async fn a_clock_set_back_does_not_hold_up_a_match() {
    let server = RedisServer::start();
    let store = super::open(&server).await;
    let head = created(&store, "m").await;
    let later = head.at.after(std::time::Duration::from_secs(3_600));
    let key = format!("umpire:{{{}}}:m:head", head.match_id.bucket());
    set(&server, &["HSET", &key, "at", &later.to_string()]);

    let by_now = store.head(&head.match_id).await.unwrap();
    assert_eq!((by_now.now, by_now.answer.at), (later, later));
    play(&store, &by_now.answer, "a").await;
    assert_eq!(store.close(&head.match_id).await.unwrap().now, later);
}

#[tokio::test]
async fn a_script_the_server_has_forgotten_is_sent_again() {
    let server = RedisServer::start();
    let store = super::open(&server).await;
    let head = created(&store, "m").await;
    let head = play(&store, &head, "a").await;
    server.command::<()>(redis::cmd("SCRIPT").arg("FLUSH"));
    play(&store, &head, "b").await;
}

/// Damages a key of a match with one entry, and expects that the store says so.
async fn assert_corrupt_after(damage: impl Fn(&RedisServer, &str), touched: &[&str]) {
    let server = RedisServer::start();
    let store = super::open(&server).await;
    let head = created(&store, "m").await;
    let commit = commit_on(&head, "a");
    let head: Head = done(&store, &head, &commit).await;
    damage(&server, &format!("umpire:{{{}}}:m", head.match_id.bucket()));

    let id = &head.match_id;
    let answers = [
        ("head", store.head(id).await.map(drop)),
        ("known", store.commit(&commit).await.map(drop)),
        ("log", store.log(id, 0, 10).await.map(drop)),
        ("commit", store.commit(&commit_on(&head, "b")).await.map(drop)),
    ];
    for (name, answer) in answers {
        let is_corrupt = matches!(answer, Err(StoreError::Corrupt { .. }));
        assert_eq!(is_corrupt, touched.contains(&name), "{name}: {answer:?}");
    }
}

fn set(server: &RedisServer, command: &[&str]) {
    let (name, rest) = command.split_first().unwrap();
    server.command::<Value>(redis::cmd(name).arg(rest));
}

#[tokio::test]
async fn a_damaged_head_is_corrupt() {
    let head = |m: &str| format!("{m}:head");
    assert_corrupt_after(
        |server, m| set(server, &["HSET", &head(m), "tip", "short"]),
        &["head", "commit"],
    )
    .await;
    assert_corrupt_after(|server, m| set(server, &["HDEL", &head(m), "origin"]), &["head"]).await;
    assert_corrupt_after(
        |server, m| set(server, &["HSET", &head(m), "at", "soon"]),
        &["head", "known", "commit"],
    )
    .await;
    assert_corrupt_after(
        |server, m| {
            set(server, &["DEL", &head(m)]);
            set(server, &["SET", &head(m), "x"]);
        },
        &["head", "known", "log", "commit"],
    )
    .await;
}

#[tokio::test]
async fn a_damaged_log_is_corrupt() {
    assert_corrupt_after(
        |server, m| set(server, &["XDEL", &format!("{m}:log"), "1-0"]),
        &["known"],
    )
    .await;
    assert_corrupt_after(
        |server, m| {
            set(server, &["DEL", &format!("{m}:log")]);
            set(server, &["XADD", &format!("{m}:log"), "1-0", "deed", "a"]);
        },
        &["known", "log"],
    )
    .await;
}

#[tokio::test]
async fn a_log_without_a_head_is_gone_and_not_begun_again() {
    let server = RedisServer::start();
    let store = super::open(&server).await;
    let head = created(&store, "m").await;
    let after = play(&store, &head, "a").await;
    set(&server, &["DEL", &format!("umpire:{{{}}}:m:head", head.match_id.bucket())]);
    assert_eq!(store.head(&head.match_id).await.map(drop), Err(StoreError::NotFound));
    let gone = store.commit(&commit_on(&after, "b")).await.unwrap().answer;
    assert_eq!(gone, Committed::Gone);
    let again = store.create(new_match("m", head.at)).await;
    assert!(matches!(again, Err(StoreError::Corrupt { .. })), "{again:?}");
}
