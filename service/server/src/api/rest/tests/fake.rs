//! Services that note what reaches them and answer what they are told to.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Body;
use axum::response::Response;
use futures::stream::{self, BoxStream};
use http::{Request, StatusCode};
use serde_json::Value;
use tonic::Status;
use tower::ServiceExt;
use umpire_contract::umpire::v1::matches_server::Matches;
use umpire_contract::umpire::v1::play_server::Play;
use umpire_contract::umpire::v1::*;

use crate::api::check::Checked;
use crate::api::rest::{Ended, routes};

/// What a service was asked, with its metadata and extensions.
type Asked<T> = tonic::Request<T>;
/// What a service answers.
type Answered<T> = Result<tonic::Response<T>, Status>;

/// A service that answers the same to everyone.
#[derive(Clone, Default)]
pub(super) struct Fake {
    /// Refuses every call so.
    refusal: Option<Status>,
    /// What a watch sends.
    frames: Vec<Result<Frame, Status>>,
    /// Whether a watch has nothing more to tell.
    ended: bool,
    /// The requests that came through, as they print, oldest first.
    seen: Arc<Mutex<Vec<String>>>,
}

impl Fake {
    /// A service that refuses everything.
    pub(super) fn refusing(status: Status) -> Self {
        Self { refusal: Some(status), ..Self::default() }
    }

    /// A service whose watch sends these frames.
    pub(super) fn sending(frames: Vec<Result<Frame, Status>>) -> Self {
        Self { frames, ..Self::default() }
    }

    /// The same, when its caller has been told everything before.
    pub(super) fn ended(self) -> Self {
        Self { ended: true, ..self }
    }

    /// The requests that came through.
    pub(super) fn seen(&self) -> Vec<String> {
        self.seen.lock().unwrap().clone()
    }

    /// The answer over REST.
    pub(super) async fn answer(&self, request: Request<Body>) -> Response {
        let service = Arc::new(Checked::new(self.clone()));
        let app: Router = routes::play(Arc::clone(&service)).merge(routes::matches(service));
        app.oneshot(request).await.unwrap()
    }

    fn take<T: std::fmt::Debug>(&self, request: Asked<T>) -> Result<T, Status> {
        let message = request.into_inner();
        self.seen.lock().unwrap().push(format!("{message:?}"));
        self.refusal.clone().map_or(Ok(message), Err)
    }
}

/// A request without a body.
pub(super) fn get(address: &str) -> Request<Body> {
    Request::get(address).body(Body::empty()).unwrap()
}

/// A request with a body of JSON.
pub(super) fn post(address: &str, body: impl Into<Body>) -> Request<Body> {
    Request::post(address).header("content-type", "application/json").body(body.into()).unwrap()
}

/// The status and the body of an answer.
pub(super) async fn read(response: Response) -> (StatusCode, String) {
    let status = response.status();
    let bytes = axum::body::to_bytes(response.into_body(), usize::MAX).await.unwrap();
    (status, String::from_utf8(bytes.to_vec()).unwrap())
}

/// The status and the body of an answer in JSON.
pub(super) async fn read_json(response: Response) -> (StatusCode, Value) {
    let (status, text) = read(response).await;
    (status, serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")))
}

#[tonic::async_trait]
impl Play for Fake {
    async fn get_view(&self, request: Asked<GetViewRequest>) -> Answered<GetViewResponse> {
        let caller = request.extensions().get::<&'static str>().copied().unwrap_or_default();
        let language = request.metadata().get("accept-language").cloned();
        self.take(request)?;
        let id = format!(
            "{caller} {}",
            language.map_or("?".into(), |it| it.to_str().unwrap().to_owned())
        );
        let pending = vec![Decision { id, ..Decision::default() }];
        let version = (1 << 53) + 1;
        let mut response = tonic::Response::new(GetViewResponse { version, view: None, pending });
        response.metadata_mut().insert("x-told", "yes".parse().unwrap());
        Ok(response)
    }

    async fn list_actions(
        &self,
        request: Asked<ListActionsRequest>,
    ) -> Answered<ListActionsResponse> {
        self.take(request)?;
        Ok(ListActionsResponse::default().into())
    }

    async fn check_action(
        &self,
        request: Asked<CheckActionRequest>,
    ) -> Answered<CheckActionResponse> {
        self.take(request)?;
        Ok(CheckActionResponse::default().into())
    }

    async fn submit_action(&self, request: Asked<SubmitActionRequest>) -> Answered<Entry> {
        self.take(request)?;
        Ok(Entry::default().into())
    }

    async fn list_events(&self, request: Asked<ListEventsRequest>) -> Answered<ListEventsResponse> {
        self.take(request)?;
        Ok(ListEventsResponse::default().into())
    }

    type WatchEventsStream = BoxStream<'static, Result<Frame, Status>>;

    async fn watch_events(
        &self,
        request: Asked<WatchEventsRequest>,
    ) -> Answered<Self::WatchEventsStream> {
        self.take(request)?;
        let frames: Self::WatchEventsStream = Box::pin(stream::iter(self.frames.clone()));
        let mut response = tonic::Response::new(frames);
        if self.ended {
            response.extensions_mut().insert(Ended);
        }
        Ok(response)
    }
}

#[tonic::async_trait]
impl Matches for Fake {
    async fn create_match(
        &self,
        request: Asked<CreateMatchRequest>,
    ) -> Answered<CreateMatchResponse> {
        self.take(request)?;
        let expiry = Some(umpire_contract::wkt::Timestamp { seconds: 1_767_225_600, nanos: 0 });
        let seats = vec![SeatToken { seat: 0, token: "t".into(), expiry }];
        Ok(CreateMatchResponse { r#match: None, seats }.into())
    }

    async fn list_matches(
        &self,
        request: Asked<ListMatchesRequest>,
    ) -> Answered<ListMatchesResponse> {
        self.take(request)?;
        Ok(ListMatchesResponse::default().into())
    }

    async fn get_match(&self, request: Asked<GetMatchRequest>) -> Answered<MatchSummary> {
        self.take(request)?;
        let status = match_summary::Status::Active.into();
        Ok(MatchSummary { status, ..MatchSummary::default() }.into())
    }

    async fn close_match(&self, request: Asked<CloseMatchRequest>) -> Answered<MatchSummary> {
        self.take(request)?;
        Ok(MatchSummary::default().into())
    }

    async fn issue_token(&self, request: Asked<IssueTokenRequest>) -> Answered<SeatToken> {
        self.take(request)?;
        Ok(SeatToken::default().into())
    }
}
