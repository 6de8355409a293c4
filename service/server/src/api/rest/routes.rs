// @generated from proto/ by `cargo xtask gen`. Do not edit.
//! Which call is at which address.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::response::Response;
use axum::routing::{get, post};
use umpire_contract::umpire;

use super::answer::{Answer, Refused, wrong_method};
use super::call::Call;
use super::query::Parameter;
use super::stream;

/// The addresses of `Audit`.
pub fn audit<S: umpire::v1::audit_server::Audit>(service: Arc<S>) -> Router {
    Router::new()
        .route("/v1/matches/{match_id}/record", get(get_record::<S>))
        .route("/v1/records/verify", post(verify_record::<S>))
        .method_not_allowed_fallback(wrong_method)
        .with_state(service)
}

/// The addresses of `Catalogue`.
pub fn catalogue<S: umpire::v1::catalogue_server::Catalogue>(service: Arc<S>) -> Router {
    Router::new()
        .route("/v1/games", get(list_games::<S>))
        .route("/v1/games/{game}", get(get_game::<S>))
        .route("/v1/games/{game}/rules", get(list_rules::<S>))
        .method_not_allowed_fallback(wrong_method)
        .with_state(service)
}

/// The addresses of `Matches`.
pub fn matches<S: umpire::v1::matches_server::Matches>(service: Arc<S>) -> Router {
    Router::new()
        .route("/v1/matches", post(create_match::<S>).get(list_matches::<S>))
        .route("/v1/matches/{match_id}", get(get_match::<S>))
        .route("/v1/matches/{match_id}/close", post(close_match::<S>))
        .route("/v1/matches/{match_id}/seats/{seat}/token", post(issue_token::<S>))
        .method_not_allowed_fallback(wrong_method)
        .with_state(service)
}

/// The addresses of `Play`.
pub fn play<S: umpire::v1::play_server::Play>(service: Arc<S>) -> Router {
    Router::new()
        .route("/v1/matches/{match_id}/actions", get(list_actions::<S>).post(submit_action::<S>))
        .route("/v1/matches/{match_id}/actions/check", post(check_action::<S>))
        .route("/v1/matches/{match_id}/events", get(list_events::<S>))
        .route("/v1/matches/{match_id}/events/watch", get(watch_events::<S>))
        .route("/v1/matches/{match_id}/view", get(get_view::<S>))
        .method_not_allowed_fallback(wrong_method)
        .with_state(service)
}

/// The addresses of `Rules`.
pub fn rules<S: umpire::v1::rules_server::Rules>(service: Arc<S>) -> Router {
    Router::new()
        .route("/v1/positions/evaluate", post(evaluate::<S>))
        .method_not_allowed_fallback(wrong_method)
        .with_state(service)
}

async fn get_record<S: umpire::v1::audit_server::Audit>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::Record> {
    let mut message: umpire::v1::GetRecordRequest = call.query(&[])?;
    call.bind("match_id", "matchId", &mut message.match_id)?;
    Ok(service.get_record(call.with(message)).await?.into())
}

async fn verify_record<S: umpire::v1::audit_server::Audit>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::VerifyRecordResponse> {
    let message: umpire::v1::VerifyRecordRequest = call.body()?;
    Ok(service.verify_record(call.with(message)).await?.into())
}

async fn list_games<S: umpire::v1::catalogue_server::Catalogue>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::ListGamesResponse> {
    let message: umpire::v1::ListGamesRequest = call.query(&[
        Parameter { json_name: "pageSize", name: "page_size" },
        Parameter { json_name: "pageToken", name: "page_token" },
    ])?;
    Ok(service.list_games(call.with(message)).await?.into())
}

async fn get_game<S: umpire::v1::catalogue_server::Catalogue>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::Game> {
    let mut message: umpire::v1::GetGameRequest =
        call.query(&[Parameter { json_name: "contentPack", name: "content_pack" }])?;
    call.bind("game", "game", &mut message.game)?;
    Ok(service.get_game(call.with(message)).await?.into())
}

async fn list_rules<S: umpire::v1::catalogue_server::Catalogue>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::ListRulesResponse> {
    let mut message: umpire::v1::ListRulesRequest = call.query(&[
        Parameter { json_name: "pageSize", name: "page_size" },
        Parameter { json_name: "pageToken", name: "page_token" },
    ])?;
    call.bind("game", "game", &mut message.game)?;
    Ok(service.list_rules(call.with(message)).await?.into())
}

async fn create_match<S: umpire::v1::matches_server::Matches>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::CreateMatchResponse> {
    let message: umpire::v1::CreateMatchRequest = call.body()?;
    Ok(service.create_match(call.with(message)).await?.into())
}

async fn list_matches<S: umpire::v1::matches_server::Matches>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::ListMatchesResponse> {
    let message: umpire::v1::ListMatchesRequest = call.query(&[
        Parameter { json_name: "pageSize", name: "page_size" },
        Parameter { json_name: "pageToken", name: "page_token" },
        Parameter { json_name: "status", name: "status" },
        Parameter { json_name: "game", name: "game" },
    ])?;
    Ok(service.list_matches(call.with(message)).await?.into())
}

async fn get_match<S: umpire::v1::matches_server::Matches>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::MatchSummary> {
    let mut message: umpire::v1::GetMatchRequest = call.query(&[])?;
    call.bind("match_id", "matchId", &mut message.match_id)?;
    Ok(service.get_match(call.with(message)).await?.into())
}

async fn close_match<S: umpire::v1::matches_server::Matches>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::MatchSummary> {
    let mut message: umpire::v1::CloseMatchRequest = call.body()?;
    call.bind("match_id", "matchId", &mut message.match_id)?;
    Ok(service.close_match(call.with(message)).await?.into())
}

async fn issue_token<S: umpire::v1::matches_server::Matches>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::SeatToken> {
    let mut message: umpire::v1::IssueTokenRequest = call.body()?;
    call.bind("match_id", "matchId", &mut message.match_id)?;
    call.bind("seat", "seat", &mut message.seat)?;
    Ok(service.issue_token(call.with(message)).await?.into())
}

async fn get_view<S: umpire::v1::play_server::Play>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::GetViewResponse> {
    let mut message: umpire::v1::GetViewRequest = call.query(&[])?;
    call.bind("match_id", "matchId", &mut message.match_id)?;
    Ok(service.get_view(call.with(message)).await?.into())
}

async fn list_actions<S: umpire::v1::play_server::Play>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::ListActionsResponse> {
    let mut message: umpire::v1::ListActionsRequest = call.query(&[
        Parameter { json_name: "pageSize", name: "page_size" },
        Parameter { json_name: "pageToken", name: "page_token" },
    ])?;
    call.bind("match_id", "matchId", &mut message.match_id)?;
    Ok(service.list_actions(call.with(message)).await?.into())
}

async fn check_action<S: umpire::v1::play_server::Play>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::CheckActionResponse> {
    let mut message: umpire::v1::CheckActionRequest = call.body()?;
    call.bind("match_id", "matchId", &mut message.match_id)?;
    Ok(service.check_action(call.with(message)).await?.into())
}

async fn submit_action<S: umpire::v1::play_server::Play>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::Entry> {
    let mut message: umpire::v1::SubmitActionRequest = call.body()?;
    call.bind("match_id", "matchId", &mut message.match_id)?;
    Ok(service.submit_action(call.with(message)).await?.into())
}

async fn list_events<S: umpire::v1::play_server::Play>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::ListEventsResponse> {
    let mut message: umpire::v1::ListEventsRequest = call.query(&[
        Parameter { json_name: "after", name: "after" },
        Parameter { json_name: "pageSize", name: "page_size" },
        Parameter { json_name: "pageToken", name: "page_token" },
    ])?;
    call.bind("match_id", "matchId", &mut message.match_id)?;
    Ok(service.list_events(call.with(message)).await?.into())
}

async fn watch_events<S: umpire::v1::play_server::Play>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Result<Response, Refused> {
    let mut message: umpire::v1::WatchEventsRequest =
        call.query(&[Parameter { json_name: "after", name: "after" }])?;
    call.bind("match_id", "matchId", &mut message.match_id)?;
    call.resume(&mut message.after)?;
    let asked = call.headers().clone();
    Ok(stream::watch(&asked, service.watch_events(call.with(message)).await?))
}

async fn evaluate<S: umpire::v1::rules_server::Rules>(
    State(service): State<Arc<S>>,
    call: Call,
) -> Answer<umpire::v1::EvaluateResponse> {
    let message: umpire::v1::EvaluateRequest = call.body()?;
    Ok(service.evaluate(call.with(message)).await?.into())
}
