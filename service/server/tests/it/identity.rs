//! Who is let in.

use http::StatusCode;
use tonic::Code;
use umpire_contract::umpire::v1::fault::Reason;
use umpire_server::config::Flags;
use umpire_server::failure::fault_of;
use umpire_server::house::House;
use umpire_server::identity::{ApiKey, SeatPass};
use umpire_store::{KeyRecord, Label, MatchId, Tenant};

use crate::fixture::{app, call, dev, framed, grpc, house, problem, text, visit};

async fn key_of(house: &House, tenant: &str) -> ApiKey {
    let key = ApiKey::draw().unwrap();
    let record = KeyRecord {
        tenant: Tenant::new(tenant).unwrap(),
        label: Label::default(),
        created_at: house.store.now().await.unwrap(),
    };
    house.store.put_key(&key.digest(), record).await.unwrap();
    key
}

async fn token_of(house: &House, seat: u8) -> String {
    let pass = SeatPass { match_id: MatchId::new("m1").unwrap(), seat, generation: 4 };
    house.tokens.issue(&pass, house.store.now().await.unwrap()).unwrap().token
}

#[tokio::test]
async fn without_a_credential_neither_door_opens() {
    let app = app(&house(Flags::default()).await);
    let response = visit(&app, "/v1/who", None).await;
    assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
    assert_eq!(problem(response).await["reason"], "NO_CREDENTIAL");

    let status = call(&app, grpc("Catalogue/ListGames", None, framed(&[]))).await.unwrap_err();
    assert_eq!(status.code(), Code::Unauthenticated);
    assert_eq!(fault_of(&status).unwrap().reason(), Reason::NoCredential);
}

#[tokio::test]
async fn health_and_documentation_ask_for_no_credential() {
    let app = app(&house(Flags::default()).await);
    for path in ["/health/live", "/health/ready", "/docs", "/openapi.json"] {
        assert_eq!(visit(&app, path, None).await.status(), StatusCode::OK, "{path}");
    }
}

#[tokio::test]
async fn under_dev_whoever_comes_is_the_dev_tenant() {
    let app = app(&house(dev()).await);
    assert_eq!(text(visit(&app, "/v1/who", None).await).await, "tenant dev");
    let answer = call(&app, grpc("Catalogue/ListGames", None, framed(&[]))).await.unwrap();
    assert_eq!(answer.next_page_token, "tenant dev");
}

#[tokio::test]
async fn under_dev_a_wrong_credential_is_still_refused() {
    let app = app(&house(dev()).await);
    let key = ApiKey::draw().unwrap();
    let response = visit(&app, "/v1/who", Some(key.reveal())).await;
    assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_key_admits_its_tenant_by_both_doors() {
    let house = house(Flags::default()).await;
    let key = key_of(&house, "acme").await;
    let app = app(&house);
    assert_eq!(text(visit(&app, "/v1/who", Some(key.reveal())).await).await, "tenant acme");
    let request = grpc("Catalogue/ListGames", Some(key.reveal()), framed(&[]));
    assert_eq!(call(&app, request).await.unwrap().next_page_token, "tenant acme");
}

#[tokio::test]
async fn a_revoked_key_admits_nobody() {
    let house = house(Flags::default()).await;
    let key = key_of(&house, "acme").await;
    house.store.revoke_key(&key.digest()).await.unwrap();
    let response = visit(&app(&house), "/v1/who", Some(key.reveal())).await;
    assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
    assert!(!text(response).await.contains(key.reveal()), "a key is never said back");
}

#[tokio::test]
async fn a_token_admits_its_seat_at_every_server_of_one_store() {
    let one = house(Flags::default()).await;
    let other = House::over(one.store.clone(), one.config.clone(), one.stop.clone()).await.unwrap();
    let token = token_of(&one, 3).await;
    for house in [&one, &other] {
        let who = text(visit(&app(house), "/v1/who", Some(&token)).await).await;
        assert_eq!(who, "seat 3 of m1, token 4");
    }
}

#[tokio::test]
async fn a_token_of_another_installation_admits_nobody() {
    let (here, elsewhere) = (house(Flags::default()).await, house(Flags::default()).await);
    let token = token_of(&elsewhere, 3).await;
    let response = visit(&app(&here), "/v1/who", Some(&token)).await;
    assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn servers_of_one_configured_secret_accept_each_others_tokens() {
    let secret = || Flags { token_secret: Some("s".repeat(32)), ..Flags::default() };
    let (one, other) = (house(secret()).await, house(secret()).await);
    let token = token_of(&one, 0).await;
    let response = visit(&app(&other), "/v1/who", Some(&token)).await;
    assert_eq!(response.status(), StatusCode::OK);
}
