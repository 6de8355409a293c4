//! A request that is made more than once is done once.

use std::sync::Arc;

use futures::future::join_all;
use serde_json::{Value, json};
use umpire_server::config::Flags;
use umpire_store::suite::{Proxy, RedisServer};
use umpire_store::{Redis, RedisOptions};
use umpire_tests::player::{Match, version};
use umpire_tests::{Answer, Home, Lots, Server, everywhere};

everywhere! {
    fifty_parallel_submits_of_one_request_over_two_servers_are_one_entry,
    an_accepted_request_is_answered_alike_however_the_match_goes_on,
    a_request_id_of_another_action_is_a_conflict,
    a_creation_asked_for_twice_is_one_match_with_tokens_as_good,
    of_two_submits_on_one_version_one_is_stale,
    what_a_server_remembers_of_a_match_refuses_nothing,
}

/// The seat whose turn it is, and what it is offered first.
async fn first_move(table: &Match) -> (usize, Vec<Value>) {
    let seat = table.awaited(&table.seats[0]).await[0];
    (seat, table.offered(&table.seats[seat]).await)
}

async fn fifty_parallel_submits_of_one_request_over_two_servers_are_one_entry(home: Home) {
    let servers = [home.server().await, home.server().await];
    let table = Match::create(&servers[0].rest(), 2, json!({})).await;
    let elsewhere = Match::of(&servers[1].rest(), table.created.clone());
    let (seat, offered) = first_move(&table).await;
    let body = json!({ "action": offered[0], "requestId": "once" });
    let submits = (0..50).map(|n| {
        let table = if n % 2 == 0 { &table } else { &elsewhere };
        let (path, body) = (table.at("/actions"), &body);
        async move { table.seats[seat].post(&path, body).await.ok() }
    });
    let answers = join_all(submits).await;
    assert!(answers.iter().all(|answer| *answer == answers[0]));
    let told = table.seats[seat].get(&table.at("/events")).await.ok();
    assert_eq!(told["entries"], json!([answers[0]]));
}

async fn an_accepted_request_is_answered_alike_however_the_match_goes_on(home: Home) {
    let (here, there) = (home.server().await, home.server().await);
    let table = Match::create(&here.rest(), 2, json!({})).await;
    let elsewhere = Match::of(&there.rest(), table.created.clone());
    let (seat, offered) = first_move(&table).await;
    let body = json!({ "action": offered[0], "requestId": "r1", "expectedVersion": "0" });
    let first = table.seats[seat].post(&table.at("/actions"), &body).await.ok();
    let mut lots = Lots::new(3);
    for _ in 0..10 {
        table.step(&mut lots).await.unwrap();
    }
    let again = elsewhere.seats[seat].post(&elsewhere.at("/actions"), &body).await.ok();
    assert_eq!(again, first);
    let unversioned = json!({ "action": offered[0], "requestId": "r1", "seat": seat });
    let again = table.seats[seat].post(&table.at("/actions"), &unversioned).await.ok();
    assert_eq!(again, first);

    here.rest().post(&table.at("/close"), &json!({})).await.ok();
    let again = table.seats[seat].post(&table.at("/actions"), &body).await.ok();
    assert_eq!(again, first);
    let anew = json!({ "action": offered[0], "requestId": "r2" });
    table.seats[seat].post(&table.at("/actions"), &anew).await.refused(422, "MATCH_OVER");
}

async fn a_request_id_of_another_action_is_a_conflict(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    let (seat, offered) = first_move(&table).await;
    let body = json!({ "action": offered[0], "requestId": "r" });
    table.seats[seat].post(&table.at("/actions"), &body).await.ok();
    let other = json!({ "action": offered[1], "requestId": "r" });
    let answer = table.seats[seat].post(&table.at("/actions"), &other).await;
    answer.refused(409, "REQUEST_ID_REUSED");
}

async fn a_creation_asked_for_twice_is_one_match_with_tokens_as_good(home: Home) {
    let (here, there) = (home.server().await, home.server().await);
    let asked = json!({ "requestId": "evening" });
    let first = Match::create(&here.rest(), 2, asked.clone()).await;
    let second = Match::create(&there.rest(), 2, asked).await;
    assert_eq!(first.id, second.id);
    assert_eq!(first.created["match"], second.created["match"]);
    for seat in 0..2 {
        let (one, other) = (&first.seats[seat], &second.seats[seat]);
        let view = one.get(&first.at("/view")).await.ok();
        assert_eq!(other.get(&first.at("/view")).await.ok(), view);
    }
    let body = json!({ "game": "iron-sky", "seats": [{}, {}, {}, {}], "requestId": "evening" });
    here.rest().post("/v1/matches", &body).await.refused(409, "REQUEST_ID_REUSED");
    let unnamed = [Match::create(&here.rest(), 2, json!({})).await, first];
    assert_ne!(unnamed[0].id, unnamed[1].id);
}

async fn of_two_submits_on_one_version_one_is_stale(home: Home) {
    let servers = [home.server().await, home.server().await];
    let table = Match::create(&servers[0].rest(), 2, json!({})).await;
    let elsewhere = Match::of(&servers[1].rest(), table.created.clone());
    let (seat, offered) = first_move(&table).await;
    let submit = |table: &Match, choice: usize| {
        let body = json!({ "action": offered[choice], "expectedVersion": "0" });
        let (seat, path) = (table.seats[seat].clone(), table.at("/actions"));
        async move { seat.post(&path, &body).await }
    };
    let (one, other) = tokio::join!(submit(&table, 0), submit(&elsewhere, 1));
    let (yes, no): (Vec<Answer>, Vec<Answer>) =
        [one, other].into_iter().partition(|answer| answer.status.is_success());
    assert_eq!((yes.len(), no.len()), (1, 1));
    assert_eq!(version(&yes[0].json()["version"]), 1);
    assert_eq!(version(&no[0].refused(409, "STALE_VERSION")["version"]), 1);
}

async fn what_a_server_remembers_of_a_match_refuses_nothing(home: Home) {
    let (here, there) = (home.server().await, home.server().await);
    let table = Match::create(&here.rest(), 2, json!({})).await;
    let elsewhere = Match::of(&there.rest(), table.created.clone());
    let mut lots = Lots::new(8);
    for _ in 0..10 {
        // The other server knows the match as it is now, and then it moves on without it.
        elsewhere.awaited(&elsewhere.seats[0]).await;
        table.step(&mut lots).await.unwrap();
        let (seat, offered) = first_move(&table).await;
        let summary = table.seats[seat].get(&table.at("")).await.ok();
        let body = json!({ "action": offered[0], "expectedVersion": summary["version"] });
        elsewhere.seats[seat].post(&elsewhere.at("/actions"), &body).await.ok();
    }
}

/// The store's replies are lost until the server gives up; another server then knows better.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_reply_is_made_good_by_a_retry_at_another_server() {
    let redis = RedisServer::start();
    let proxy = Proxy::before(redis.port()).await;
    let dev = || Flags { dev: Some(true), ..Flags::default() };
    let open = async |url: String| Arc::new(Redis::open(RedisOptions::new(url)).await.unwrap());
    let cut_off = Server::start(open(proxy.url()).await, dev()).await;
    let sound = Server::start(open(redis.url()).await, dev()).await;
    let table = Match::create(&cut_off.rest(), 2, json!({})).await;
    let elsewhere = Match::of(&sound.rest(), table.created.clone());
    let (seat, offered) = first_move(&table).await;
    let body = json!({ "action": offered[0], "requestId": "lost-and-found" });

    proxy.lose_replies(b"lost-and-found", 100);
    let answer = table.seats[seat].post(&table.at("/actions"), &body).await;
    answer.refused(503, "STORE_AWAY");
    assert!(answer.headers.contains_key("retry-after"));

    let entry = elsewhere.seats[seat].post(&elsewhere.at("/actions"), &body).await.ok();
    assert_eq!(version(&entry["version"]), 1);
    let told = elsewhere.seats[seat].get(&elsewhere.at("/events")).await.ok();
    assert_eq!(told["entries"], json!([entry]));
}
