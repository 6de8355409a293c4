//! What happens when a player's time is over.

use std::time::Duration;

use serde_json::json;
use umpire_server::config::Flags;
use umpire_store::{Clock, Stamp};
use umpire_tests::Home;
use umpire_tests::player::Match;

const NOON: u64 = 1_796_000_000_000;

/// A server whose clerk is quick, over a store whose clock is the test's.
async fn ticking() -> (Clock, Home, umpire_tests::Server) {
    let clock = Clock::manual(Stamp::from_ms(NOON));
    let home = Home::ticking(clock.clone());
    let flags = Flags {
        dev: Some(true),
        clerk_tick_ms: Some(10),
        clerk_grace_ms: Some(1_000),
        ..Flags::default()
    };
    let server = home.server_with(flags).await;
    (clock, home, server)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clock_answers_a_grace_after_the_deadline_and_not_before() {
    let (clock, _home, server) = ticking().await;
    let asked =
        json!({ "options": { "ironSky": { "commandSeconds": 10, "decisionSeconds": 10 } } });
    let table = Match::create(&server.rest(), 2, asked).await;
    let pending = table.created["match"]["pending"].clone();
    assert_eq!(pending[0]["kind"], "command-phase");
    let mut events = server.rest().events(&table.at("/events/watch"), None).await;

    // Due, but within the grace.
    clock.advance(Duration::from_millis(10_500));
    let seat = table.awaited(&table.seats[0]).await[0];
    let late = json!({ "action": { "ironSky": { "declareDone": {} } } });
    let refused = table.seats[seat].post(&table.at("/actions"), &late).await;
    let problem = refused.refused(422, "REJECTED");
    assert_eq!(problem["violations"][0]["rule"], "IS-CLOCK-02");
    assert_eq!(server.rest().get(&table.at("")).await.ok()["version"], "0");

    clock.advance(Duration::from_millis(1_000));
    let entry = events.next().await.unwrap().data["entry"].clone();
    assert_eq!(entry["version"], "1");
    assert_ne!(entry["pending"][0]["id"], pending[0]["id"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clock_alone_carries_a_match_to_its_end() {
    let (clock, _home, server) = ticking().await;
    let asked =
        json!({ "options": { "ironSky": { "commandSeconds": 10, "decisionSeconds": 10 } } });
    let table = Match::create(&server.rest(), 2, asked).await;
    let mut events = server.rest().events(&table.at("/events/watch"), None).await;
    loop {
        clock.advance(Duration::from_secs(12));
        let event = events.next().await.unwrap();
        if !event.data["end"].is_null() {
            assert_eq!(event.data["end"]["status"], "FINISHED");
            break;
        }
    }
    let record = table.record(&table.seats[0]).await;
    let verdict = server.rest().post("/v1/records/verify", &json!({ "record": record })).await.ok();
    assert_eq!(verdict["verified"], true, "{verdict}");
}
