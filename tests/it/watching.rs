//! A watcher misses nothing and is told nothing twice.

use std::sync::Arc;

use http::StatusCode;
use serde_json::{Value, json};
use umpire_contract::umpire::v1::WatchEventsRequest;
use umpire_contract::umpire::v1::frame::Kind;
use umpire_tests::player::{Match, text, version};
use umpire_tests::{Home, Lots, Rest, everywhere};

everywhere! {
    a_watcher_who_keeps_coming_back_is_told_each_entry_once,
    a_slow_watcher_is_told_everything_once_it_looks,
    a_watch_by_grpc_ends_with_the_match,
    a_watcher_ahead_of_the_match_begins_anew,
    a_watch_ends_with_its_token,
    the_end_is_told_once_and_a_resumed_watch_has_nothing_more,
}

/// How many actions a test plays.
const ACTIONS: usize = 60;

async fn a_watcher_who_keeps_coming_back_is_told_each_entry_once(home: Home) {
    let (here, there) = (home.server().await, home.server().await);
    let table = Arc::new(Match::create(&here.rest(), 2, json!({})).await);
    let watchers = [there.rest(), here.rest().with(&text(&table.created["seats"][1]["token"]))];
    let told = watchers.map(|watcher| {
        let path = table.at("/events/watch");
        tokio::spawn(async move { told_with_breaks(&watcher, &path).await })
    });
    let mut lots = Lots::new(11);
    for _ in 0..ACTIONS {
        table.step(&mut lots).await.unwrap();
    }
    here.rest().post(&table.at("/close"), &json!({})).await.ok();

    let callers = [here.rest(), table.seats[1].clone()];
    for (told, caller) in told.into_iter().zip(callers) {
        let history = caller.get(&table.at("/events?pageSize=1000")).await.ok();
        assert_eq!(json!(told.await.unwrap()), history["entries"]);
    }
}

/// Watches to the end, hanging up after every few entries.
async fn told_with_breaks(watcher: &Rest, path: &str) -> Vec<Value> {
    let mut lots = Lots::new(5);
    let mut told: Vec<Value> = Vec::new();
    let mut last_id = None;
    loop {
        let mut events = watcher.events(path, last_id.as_deref()).await;
        if events.status == StatusCode::NO_CONTENT {
            return told;
        }
        for _ in 0..=lots.below(4) {
            let event = events.next().await.expect("a watch goes on to the end");
            last_id = event.id;
            if !event.data["end"].is_null() {
                return told;
            }
            told.push(event.data["entry"].clone());
        }
    }
}

async fn a_slow_watcher_is_told_everything_once_it_looks(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    let mut events = server.rest().events(&table.at("/events/watch"), None).await;
    let mut lots = Lots::new(6);
    for _ in 0..ACTIONS {
        table.step(&mut lots).await.unwrap();
    }
    let history = server.rest().get(&table.at("/events?pageSize=1000")).await.ok();
    for entry in history["entries"].as_array().unwrap() {
        assert_eq!(events.next().await.unwrap().data["entry"], *entry);
    }
}

async fn a_watch_by_grpc_ends_with_the_match(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    let request = WatchEventsRequest { match_id: table.id.clone(), after: 0 };
    let mut frames = server.grpc().await.play().watch_events(request).await.unwrap().into_inner();
    let mut lots = Lots::new(2);
    let mut at = 0;
    for _ in 0..10 {
        table.step(&mut lots).await.unwrap();
        let Some(Kind::Entry(entry)) = frames.message().await.unwrap().unwrap().kind else {
            panic!("an action is told as an entry")
        };
        at += 1;
        assert_eq!(entry.version, at);
    }
    server.rest().post(&table.at("/close"), &json!({})).await.ok();
    let Some(Kind::End(end)) = frames.message().await.unwrap().unwrap().kind else {
        panic!("a closing is told as the end")
    };
    assert_eq!((end.version, end.status().as_str_name()), (at, "CLOSED"));
    assert!(frames.message().await.unwrap().is_none());
}

async fn a_watcher_ahead_of_the_match_begins_anew(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    let mut lots = Lots::new(4);
    table.step(&mut lots).await.unwrap();
    let mut events = table.seats[0].events(&table.at("/events/watch"), Some("99")).await;
    let reset = events.next().await.unwrap();
    let view = table.seats[0].get(&table.at("/view")).await.ok();
    assert_eq!(reset.data["reset"], view);
    assert_eq!(reset.id.as_deref(), Some("1"));
    table.step(&mut lots).await.unwrap();
    let next = events.next().await.unwrap();
    assert_eq!(version(&next.data["entry"]["version"]), 2);
}

async fn a_watch_ends_with_its_token(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    let mut events = table.seats[0].events(&table.at("/events/watch"), None).await;
    assert_eq!(events.status, StatusCode::OK);
    server.rest().post(&table.at("/seats/0/token"), &json!({})).await.ok();
    let broken = events.next().await.unwrap();
    assert_eq!(broken.data["reason"], "NO_CREDENTIAL", "{broken:?}");
    assert!(events.next().await.is_none());
}

async fn the_end_is_told_once_and_a_resumed_watch_has_nothing_more(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    table.step(&mut Lots::new(1)).await.unwrap();
    server.rest().post(&table.at("/close"), &json!({})).await.ok();
    let path = table.at("/events/watch");
    let mut events = server.rest().events(&path, None).await;
    assert_eq!(version(&events.next().await.unwrap().data["entry"]["version"]), 1);
    let end = events.next().await.unwrap();
    assert_eq!(end.data["end"], json!({ "version": "1", "status": "CLOSED" }));
    assert!(events.next().await.is_none());
    let resumed = server.rest().events(&path, end.id.as_deref()).await;
    assert_eq!(resumed.status, StatusCode::NO_CONTENT);
}
