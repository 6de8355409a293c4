//! A match from creation to its record, without playing it.

use serde_json::json;
use umpire_tests::player::{Match, text};
use umpire_tests::{Home, Lots, everywhere};

everywhere! {
    a_new_match_tells_what_it_chose_and_what_it_is_bound_to,
    a_closed_match_ends_without_a_result_and_opens_its_record,
    a_list_is_paged_and_sifted,
    the_catalogue_has_every_rule_that_is_cited,
    what_is_offered_is_paged_within_one_version,
    a_check_says_yes_or_why_not_and_changes_nothing,
    a_position_is_judged_without_a_store,
}

async fn a_new_match_tells_what_it_chose_and_what_it_is_bound_to(home: Home) {
    let server = home.server().await;
    let asked = json!({ "options": { "ironSky": { "commandSeconds": 600 } } });
    let table = Match::create(&server.rest(), 4, asked).await;
    let summary = &table.created["match"];
    assert_eq!(summary["status"], "ACTIVE");
    assert_eq!(summary["version"], "0");
    assert_eq!(summary["options"]["ironSky"]["commandSeconds"], 600);
    assert_eq!(summary["options"]["ironSky"]["decisionSeconds"], 0);
    assert_eq!(summary["seats"][3], json!({ "seat": 3, "name": "P3", "agent": 3 }));
    assert_eq!(text(&summary["seedCommitment"]).len(), 44, "32 bytes in base64");
    assert_eq!(server.rest().get(&table.at("")).await.ok(), *summary);
}

async fn a_closed_match_ends_without_a_result_and_opens_its_record(home: Home) {
    let server = home.server().await;
    let tenant = server.rest();
    let table = Match::create(&tenant, 2, json!({})).await;
    table.step(&mut Lots::new(1)).await.unwrap();
    let closed = tenant.post(&table.at("/close"), &json!({})).await.ok();
    assert_eq!(closed["status"], "CLOSED");
    assert_eq!(closed["pending"], json!([]));
    assert_eq!(closed["outcome"], json!(null));
    assert_eq!(tenant.post(&table.at("/close"), &json!({})).await.ok(), closed);
    assert_eq!(table.seats[0].get(&table.at("/actions")).await.ok()["choices"], json!([]));
    let record = table.record(&table.seats[1]).await;
    assert_eq!(record["entries"].as_array().unwrap().len(), 2);
    assert_eq!(text(&record["seed"]).len(), 44, "32 bytes in base64");
    let body = json!({ "record": record });
    let verdict = tenant.post("/v1/records/verify", &body).await.ok();
    assert_eq!(verdict["verified"], true, "{verdict}");
}

async fn a_list_is_paged_and_sifted(home: Home) {
    let server = home.server().await;
    let tenant = server.rest();
    let mut created = Vec::new();
    for _ in 0..5 {
        created.push(Match::create(&tenant, 2, json!({})).await.id);
    }
    tenant.post(&format!("/v1/matches/{}/close", created[0]), &json!({})).await.ok();
    let mut listed = Vec::new();
    let mut token = String::new();
    loop {
        let page = tenant.get(&format!("/v1/matches?pageSize=2&pageToken={token}")).await.ok();
        let rows = page["matches"].as_array().unwrap();
        assert!(rows.len() <= 2);
        listed.extend(rows.iter().map(|row| text(&row["id"])));
        token = text(&page["nextPageToken"]);
        if token.is_empty() {
            break;
        }
    }
    listed.sort();
    created.sort();
    assert_eq!(listed, created);
    let closed = tenant.get("/v1/matches?status=CLOSED").await.ok();
    assert_eq!(closed["matches"].as_array().unwrap().len(), 1);
    let other = tenant.get("/v1/matches?game=general").await.ok();
    assert_eq!(other["matches"], json!([]));
}

async fn the_catalogue_has_every_rule_that_is_cited(home: Home) {
    let server = home.server().await;
    let anybody = server.rest();
    let games = anybody.get("/v1/games").await.ok();
    assert_eq!(games["games"][0]["game"], "iron-sky");
    assert_eq!(games["games"][0]["content"], json!([]));
    let game = anybody.get("/v1/games/iron-sky").await.ok();
    assert!(!game["content"].as_array().unwrap().is_empty());
    anybody.get("/v1/games/chess").await.refused(404, "NOT_FOUND");

    let table = Match::create(&anybody, 2, json!({})).await;
    let entry = table.step(&mut Lots::new(1)).await.unwrap();
    let cited = text(&entry["events"][0]["rule"]);
    let mut token = String::new();
    loop {
        let path = format!("/v1/games/iron-sky/rules?pageToken={token}");
        let page = anybody.get(&path).await.ok();
        if page["rules"].as_array().unwrap().iter().any(|rule| rule["id"] == cited) {
            break;
        }
        token = text(&page["nextPageToken"]);
        assert!(!token.is_empty(), "no rule {cited}");
    }
}

async fn what_is_offered_is_paged_within_one_version(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    let seat = &table.seats[table.awaited(&table.seats[0]).await[0]];
    let whole = table.offered(seat).await;
    let first = seat.get(&table.at("/actions?pageSize=1")).await.ok();
    assert_eq!(first["choices"][0]["action"], whole[0]);
    let next = table.at(&format!("/actions?pageToken={}", text(&first["nextPageToken"])));
    let rest = seat.get(&next).await.ok();
    assert_eq!(rest["choices"].as_array().unwrap().len(), whole.len() - 1);
    table.step(&mut Lots::new(1)).await.unwrap();
    seat.get(&next).await.refused(409, "STALE_VERSION");
}

async fn a_check_says_yes_or_why_not_and_changes_nothing(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    let awaited = table.awaited(&table.seats[0]).await[0];
    let (seat, other) = (&table.seats[awaited], &table.seats[1 - awaited]);
    let before = seat.get(&table.at("/view")).await.ok();
    for action in table.offered(seat).await {
        let check = seat.post(&table.at("/actions/check"), &json!({ "action": action })).await.ok();
        assert_eq!(check["allowed"], true, "{action}: {check}");
        assert_eq!(check["violations"], json!([]));
    }
    let done = json!({ "action": { "ironSky": { "declareDone": {} } } });
    let check = other.post(&table.at("/actions/check"), &done).await.ok();
    assert_eq!(check["allowed"], false);
    assert!(text(&check["violations"][0]["rule"]).starts_with("IS-"), "{check}");
    let refused = other.post(&table.at("/actions"), &done).await.refused(422, "REJECTED");
    assert_eq!(refused["violations"], check["violations"]);
    assert_eq!(seat.get(&table.at("/view")).await.ok(), before);
}

async fn a_position_is_judged_without_a_store(home: Home) {
    let server = home.server().await;
    let tenant = server.rest();
    let table = Match::create(&tenant, 2, json!({})).await;
    let awaited = table.awaited(&table.seats[0]).await[0];
    let action = table.offered(&table.seats[awaited]).await[0].clone();
    tenant.post(&table.at("/close"), &json!({})).await.ok();
    let record = table.record(&tenant).await;
    let body = json!({ "record": record, "seat": awaited, "action": action });
    let verdict = tenant.post("/v1/positions/evaluate", &body).await.ok();
    assert_eq!(verdict["allowed"], true, "{verdict}");
    assert_eq!(verdict["entry"]["version"], "1");
    let body = json!({ "record": record, "seat": 1 - awaited, "action": action });
    let verdict = tenant.post("/v1/positions/evaluate", &body).await.ok();
    assert_eq!(verdict["allowed"], false);
    assert_eq!(verdict["entry"], json!(null));
}
