//! Who may do what.

use serde_json::json;
use umpire_server::config::Flags;
use umpire_server::identity::ApiKey;
use umpire_store::{KeyRecord, Label, Tenant};
use umpire_tests::player::{Match, text};
use umpire_tests::{Home, Rest, Server, everywhere};

everywhere! {
    without_a_key_nothing_answers,
    another_tenants_match_is_not_there,
    a_tenants_key_opens_no_seat,
    a_players_token_does_nothing_of_a_tenants,
    a_token_opens_one_seat_of_one_match,
    a_newer_token_ends_the_older,
    a_token_asked_for_twice_ends_the_older_once,
}

/// A client with a key of its own tenant.
async fn tenant(home: &Home, server: &Server, name: &str) -> Rest {
    let store = home.store().await;
    let key = ApiKey::draw().unwrap();
    let record = KeyRecord {
        tenant: Tenant::new(name).unwrap(),
        label: Label::default(),
        created_at: store.now().await.unwrap(),
    };
    store.put_key(&key.digest(), record).await.unwrap();
    server.rest().with(key.reveal())
}

async fn keyed(home: &Home) -> Server {
    home.server_with(Flags::default()).await
}

async fn without_a_key_nothing_answers(home: Home) {
    let server = keyed(&home).await;
    let anybody = server.rest();
    let body = json!({ "game": "iron-sky", "seats": [{}, {}] });
    anybody.post("/v1/matches", &body).await.refused(401, "NO_CREDENTIAL");
    for path in ["/v1/games", "/v1/matches", "/v1/matches/x", "/v1/matches/x/events/watch"] {
        anybody.get(path).await.refused(401, "NO_CREDENTIAL");
    }
    tenant(&home, &server, "acme").await.post("/v1/matches", &body).await.ok();
}

async fn another_tenants_match_is_not_there(home: Home) {
    let server = keyed(&home).await;
    let (own, other) = (tenant(&home, &server, "own").await, tenant(&home, &server, "other").await);
    let table = Match::create(&own, 2, json!({})).await;
    for path in ["", "/view", "/actions", "/events", "/events/watch", "/record"] {
        other.get(&table.at(path)).await.refused(404, "NOT_FOUND");
    }
    for path in ["/close", "/seats/0/token"] {
        other.post(&table.at(path), &json!({})).await.refused(404, "NOT_FOUND");
    }
    let action = json!({ "action": { "ironSky": { "resign": {} } } });
    for path in ["/actions", "/actions/check"] {
        other.post(&table.at(path), &action).await.refused(404, "NOT_FOUND");
    }
    assert_eq!(other.get("/v1/matches").await.ok()["matches"], json!([]));
    let listed = own.get("/v1/matches").await.ok();
    assert_eq!(listed["matches"][0]["id"], table.id);
}

async fn a_tenants_key_opens_no_seat(home: Home) {
    let server = keyed(&home).await;
    let own = tenant(&home, &server, "own").await;
    let table = Match::create(&own, 2, json!({})).await;
    assert_eq!(own.get(&table.at("/actions")).await.ok()["choices"], json!([]));
    let action = json!({ "action": { "ironSky": { "resign": {} } } });
    for path in ["/actions", "/actions/check"] {
        own.post(&table.at(path), &action).await.refused(403, "FORBIDDEN");
        let seated = json!({ "action": action["action"], "seat": 0 });
        own.post(&table.at(path), &seated).await.refused(403, "FORBIDDEN");
    }
}

async fn a_players_token_does_nothing_of_a_tenants(home: Home) {
    let server = keyed(&home).await;
    let own = tenant(&home, &server, "own").await;
    let table = Match::create(&own, 2, json!({})).await;
    let player = &table.seats[0];
    player.post(&table.at("/close"), &json!({})).await.refused(403, "FORBIDDEN");
    player.post(&table.at("/seats/1/token"), &json!({})).await.refused(403, "FORBIDDEN");
    player.get("/v1/matches").await.refused(403, "FORBIDDEN");
    let body = json!({ "game": "iron-sky", "seats": [{}, {}] });
    player.post("/v1/matches", &body).await.refused(403, "FORBIDDEN");
}

async fn a_token_opens_one_seat_of_one_match(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    let other = Match::create(&server.rest(), 2, json!({})).await;
    table.seats[0].get(&other.at("/view")).await.refused(404, "NOT_FOUND");
    let body = json!({ "action": { "ironSky": { "resign": {} } }, "seat": 1 });
    for path in ["/actions", "/actions/check"] {
        let problem = table.seats[0].post(&table.at(path), &body).await.refused(403, "FORBIDDEN");
        assert!(text(&problem["detail"]).contains("`seat`"), "{problem}");
    }
}

async fn a_newer_token_ends_the_older(home: Home) {
    let (here, there) = (home.server().await, home.server().await);
    let table = Match::create(&here.rest(), 2, json!({})).await;
    let elsewhere = Match::of(&there.rest(), table.created.clone());
    elsewhere.seats[0].get(&table.at("/view")).await.ok();
    let issued = here.rest().post(&table.at("/seats/0/token"), &json!({})).await.ok();
    assert_eq!(issued["seat"], 0);
    elsewhere.seats[0].get(&table.at("/view")).await.refused(401, "NO_CREDENTIAL");
    let action = json!({ "action": { "ironSky": { "resign": {} } } });
    let old = elsewhere.seats[0].post(&table.at("/actions"), &action).await;
    old.refused(401, "NO_CREDENTIAL");
    let newer = there.rest().with(&text(&issued["token"]));
    newer.get(&table.at("/view")).await.ok();
    elsewhere.seats[1].get(&table.at("/view")).await.ok();
    here.rest().post(&table.at("/seats/2/token"), &json!({})).await.refused(400, "MALFORMED");
}

async fn a_token_asked_for_twice_ends_the_older_once(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    let path = table.at("/seats/1/token");
    let asked = json!({ "requestId": "lost my phone" });
    let first = text(&server.rest().post(&path, &asked).await.ok()["token"]);
    let again = text(&server.rest().post(&path, &asked).await.ok()["token"]);
    for token in [&first, &again] {
        server.rest().with(token).get(&table.at("/view")).await.ok();
    }
    server.rest().post(&path, &json!({})).await.ok();
    for token in [&first, &again] {
        server.rest().with(token).get(&table.at("/view")).await.refused(401, "NO_CREDENTIAL");
    }
    let late = text(&server.rest().post(&path, &asked).await.ok()["token"]);
    server.rest().with(&late).get(&table.at("/view")).await.refused(401, "NO_CREDENTIAL");
}
