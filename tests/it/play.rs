//! Matches played to their end by players who only post back what they are offered.

use serde_json::{Value, json};
use umpire_contract::umpire::v1::match_summary::Status;
use umpire_contract::umpire::v1::{
    CreateMatchRequest, GetMatchRequest, GetRecordRequest, ListActionsRequest, SeatRequest,
    SubmitActionRequest, VerifyRecordRequest,
};
use umpire_tests::player::Match;
use umpire_tests::{Home, Lots, everywhere};

everywhere! {
    two_by_rest_from_the_deal_to_a_verified_record,
    four_by_rest_from_the_deal_to_a_verified_record,
    six_by_rest_from_the_deal_to_a_verified_record,
    two_by_grpc_from_the_deal_to_a_verified_record,
    four_by_grpc_from_the_deal_to_a_verified_record,
    six_by_grpc_from_the_deal_to_a_verified_record,
}

async fn two_by_rest_from_the_deal_to_a_verified_record(home: Home) {
    by_rest(home, 2, json!({})).await;
}

async fn four_by_rest_from_the_deal_to_a_verified_record(home: Home) {
    by_rest(home, 4, json!({})).await;
}

async fn six_by_rest_from_the_deal_to_a_verified_record(home: Home) {
    by_rest(home, 6, json!({})).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_rookies_by_rest_from_the_deal_to_a_verified_record() {
    by_preset("ROOKIE").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_experienced_players_by_rest_from_the_deal_to_a_verified_record() {
    by_preset("EXPERIENCED").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_veterans_by_rest_from_the_deal_to_a_verified_record() {
    by_preset("VETERAN").await;
}

async fn by_preset(preset: &str) {
    let options = json!({ "options": { "ironSky": { "preset": preset } } });
    let summary = by_rest(Home::embedded(), 2, options).await;
    assert_eq!(summary["options"]["ironSky"]["preset"], preset);
    for sheet in summary["outcome"]["ironSky"]["sheets"].as_array().unwrap() {
        let points = sheet["items"].as_array().unwrap().iter();
        let points = points.map(|item| item["points"].as_u64().unwrap());
        assert_eq!(json!(points.sum::<u64>()), sheet["total"]);
    }
}

/// Plays a match, verifies its record and answers its summary.
async fn by_rest(home: Home, players: usize, asked: Value) -> Value {
    let server = home.server().await;
    let tenant = server.rest();
    let table = Match::create(&tenant, players, asked).await;
    tenant.get(&table.at("/record")).await.refused(422, "MATCH_RUNNING");

    let actions = table.play_out(&mut Lots::new(players as u64)).await;

    let summary = tenant.get(&table.at("")).await.ok();
    assert_eq!(summary["status"], "FINISHED");
    assert_eq!(summary["pending"], json!([]));
    assert_eq!(summary["outcome"]["standings"].as_array().unwrap().len(), players);
    let record = table.record(&table.seats[0]).await;
    assert_eq!(record["entries"].as_array().unwrap().len(), actions + 1);
    let verdict = verified(&tenant, &record).await;
    assert_eq!(verdict["verified"], true, "{verdict}");
    assert_eq!(verdict["verifiedEntries"], (actions + 1).to_string());
    assert_eq!(verdict["outcome"], summary["outcome"]);
    tampering_is_found(&tenant, record).await;
    summary
}

async fn verified(tenant: &umpire_tests::Rest, record: &Value) -> Value {
    tenant.post("/v1/records/verify", &json!({ "record": record })).await.ok()
}

/// Changes one thing at a time in a sound record.
async fn tampering_is_found(tenant: &umpire_tests::Rest, record: Value) {
    let last = record["entries"].as_array().unwrap().len() - 1;
    let mut other_tip = record.clone();
    other_tip["entries"][last]["tip"] = record["entries"][0]["tip"].clone();
    let verdict = verified(tenant, &other_tip).await;
    assert_eq!(verdict["verified"], false);
    assert_eq!(verdict["difference"]["field"], "tip");
    assert_eq!(verdict["difference"]["entry"], last.to_string());

    let mut left_out = record.clone();
    left_out["entries"].as_array_mut().unwrap().remove(1);
    let verdict = verified(tenant, &left_out).await;
    assert_eq!(verdict["difference"]["entry"], "1", "{verdict}");

    let mut unfinished = record.clone();
    unfinished["outcome"] = Value::Null;
    let verdict = verified(tenant, &unfinished).await;
    assert_eq!(verdict["difference"]["field"], "outcome", "{verdict}");
}

async fn two_by_grpc_from_the_deal_to_a_verified_record(home: Home) {
    by_grpc(home, 2).await;
}

async fn four_by_grpc_from_the_deal_to_a_verified_record(home: Home) {
    by_grpc(home, 4).await;
}

async fn six_by_grpc_from_the_deal_to_a_verified_record(home: Home) {
    by_grpc(home, 6).await;
}

async fn by_grpc(home: Home, players: usize) {
    let server = home.server().await;
    let tenant = server.grpc().await;
    let seats = vec![SeatRequest::default(); players];
    let request = CreateMatchRequest { game: "iron-sky".into(), seats, ..Default::default() };
    let created = tenant.matches().create_match(request).await.unwrap().into_inner();
    let match_id = created.r#match.unwrap().id;
    let seats: Vec<_> = created.seats.iter().map(|seat| tenant.with(&seat.token)).collect();

    let mut lots = Lots::new(7);
    loop {
        let request = GetMatchRequest { match_id: match_id.clone() };
        let summary = tenant.matches().get_match(request).await.unwrap().into_inner();
        let awaited: Vec<u32> = summary.pending.into_iter().flat_map(|it| it.seats).collect();
        if awaited.is_empty() {
            break;
        }
        let mut seat = seats[*lots.one_of(&awaited) as usize].play();
        let request = ListActionsRequest {
            match_id: match_id.clone(),
            page_size: 1000,
            ..Default::default()
        };
        let choices = seat.list_actions(request).await.unwrap().into_inner().choices;
        let staying: Vec<_> =
            choices.iter().filter(|choice| !format!("{choice:?}").contains("Resign")).collect();
        let action = lots.one_of(&staying).action.clone();
        let request =
            SubmitActionRequest { match_id: match_id.clone(), action, ..Default::default() };
        seat.submit_action(request).await.unwrap();
    }

    let request = GetMatchRequest { match_id: match_id.clone() };
    let summary = tenant.matches().get_match(request).await.unwrap().into_inner();
    assert_eq!(summary.status(), Status::Finished);
    let request = GetRecordRequest { match_id };
    let record = tenant.audit().get_record(request).await.unwrap().into_inner();
    let request = VerifyRecordRequest { record: Some(record) };
    let verdict = tenant.audit().verify_record(request).await.unwrap().into_inner();
    assert!(verdict.verified, "{verdict:?}");
    assert_eq!(verdict.outcome, summary.outcome);
}
