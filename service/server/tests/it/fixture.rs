//! A house in memory with a small API behind both doors.

use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Extension, Router};
use http::Version;
use http_body_util::BodyExt;
use prost::Message;
use tokio_util::sync::CancellationToken;
use tonic::Status;
use tonic::service::Routes;
use tower::ServiceExt;
use umpire_contract::umpire::v1::catalogue_server::{Catalogue, CatalogueServer};
use umpire_contract::umpire::v1::{
    Game, GetGameRequest, ListGamesRequest, ListGamesResponse, ListRulesRequest, ListRulesResponse,
};
use umpire_server::app::Doors;
use umpire_server::config::{Config, Flags};
use umpire_server::failure::Failure;
use umpire_server::house::House;
use umpire_server::identity::{Caller, SeatPass};
use umpire_store::{Clock, Embedded};

/// Says who calls `ListGames`; breaks at the rest.
struct Echo;

#[tonic::async_trait]
impl Catalogue for Echo {
    async fn list_games(
        &self,
        request: tonic::Request<ListGamesRequest>,
    ) -> Result<tonic::Response<ListGamesResponse>, Status> {
        let caller = request.extensions().get::<Caller>().unwrap().clone();
        let next_page_token = name_of(caller);
        Ok(tonic::Response::new(ListGamesResponse { next_page_token, ..Default::default() }))
    }

    async fn get_game(
        &self,
        _request: tonic::Request<GetGameRequest>,
    ) -> Result<tonic::Response<Game>, Status> {
        Err(Failure::store_away("10.0.0.7 is gone").into())
    }

    async fn list_rules(
        &self,
        _request: tonic::Request<ListRulesRequest>,
    ) -> Result<tonic::Response<ListRulesResponse>, Status> {
        panic!("broken")
    }
}

fn name_of(caller: Caller) -> String {
    match caller {
        Caller::Tenant(tenant) => format!("tenant {tenant}"),
        Caller::Seat(SeatPass { match_id, seat, generation }) => {
            format!("seat {seat} of {match_id}, token {generation}")
        }
    }
}

fn doors() -> Doors {
    let who = async |Extension(caller): Extension<Caller>| name_of(caller);
    let length = async |body: String| body.len().to_string();
    let rest = Router::new().route("/v1/who", get(who)).route("/v1/length", post(length));
    Doors { grpc: Routes::new(CatalogueServer::new(Echo)), rest }
}

/// Flags of `--dev`.
pub(crate) fn dev() -> Flags {
    Flags { dev: Some(true), ..Flags::default() }
}

/// A house in memory.
pub(crate) async fn house(flags: Flags) -> House {
    let store = Arc::new(Embedded::memory(Clock::system()).unwrap());
    let config = Config::read(&flags).unwrap();
    House::over(store, config, CancellationToken::new()).await.unwrap()
}

/// Everything behind the port of a house.
pub(crate) fn app(house: &House) -> Router {
    house.app(doors()).unwrap()
}

/// The answer to a request.
pub(crate) async fn answer(app: &Router, request: Request) -> Response {
    app.clone().oneshot(request).await.unwrap()
}

/// A GET with or without a credential.
pub(crate) async fn visit(app: &Router, path: &str, bearer: Option<&str>) -> Response {
    let mut request = Request::get(path);
    if let Some(bearer) = bearer {
        request = request.header("authorization", format!("Bearer {bearer}"));
    }
    answer(app, request.body(Body::empty()).unwrap()).await
}

/// The whole body as text, whatever it holds.
pub(crate) async fn text(response: Response) -> String {
    let bytes = to_bytes(response.into_body(), 1 << 20).await.unwrap();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// The body as a problem.
pub(crate) async fn problem(response: Response) -> serde_json::Value {
    assert_eq!(response.headers()["content-type"], "application/problem+json");
    serde_json::from_str(&text(response).await).unwrap()
}

/// A gRPC message with its frame's head.
pub(crate) fn framed(message: &[u8]) -> Vec<u8> {
    let length = u32::try_from(message.len()).unwrap().to_be_bytes();
    [&[0], length.as_slice(), message].concat()
}

/// A gRPC call of `umpire.v1.{method}`, as a client sends it.
pub(crate) fn grpc(method: &str, bearer: Option<&str>, body: Vec<u8>) -> Request {
    let mut request = Request::post(format!("/umpire.v1.{method}"))
        .version(Version::HTTP_2)
        .header("content-type", "application/grpc")
        .header("te", "trailers");
    if let Some(bearer) = bearer {
        request = request.header("authorization", format!("Bearer {bearer}"));
    }
    request.body(Body::from(body)).unwrap()
}

/// Calls `umpire.v1.{method}` with a body of bytes, and reads the status it ends with.
pub(crate) async fn call(app: &Router, request: Request) -> Result<ListGamesResponse, Status> {
    let response = answer(app, request).await;
    if let Some(status) = Status::from_header_map(response.headers()) {
        return Err(status);
    }
    let collected = response.into_body().collect().await.unwrap();
    let status = Status::from_header_map(collected.trailers().unwrap()).unwrap();
    assert_eq!(status.code(), tonic::Code::Ok);
    Ok(ListGamesResponse::decode(&collected.to_bytes()[5..]).unwrap())
}
