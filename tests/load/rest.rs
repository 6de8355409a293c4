//! The server over REST, with the contract's own types.

use std::sync::Arc;

use bytes::Bytes;
use http::{Method, Request, StatusCode};
use http_body_util::{BodyExt, Full};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use umpire_contract::umpire::v1::{
    Action, Choice, CreateMatchRequest, CreateMatchResponse, Entry, ListActionsResponse,
    MatchSummary,
};

use crate::door::Mishap;
use crate::target::Target;

/// A pool of connections.
pub(crate) struct RestHouse {
    client: Client<HttpConnector, Full<Bytes>>,
    target: Target,
}

/// A seat with its token.
#[derive(Clone)]
pub(crate) struct RestSeat {
    house: Arc<RestHouse>,
    /// Where its actions are.
    actions: Arc<str>,
    bearer: String,
}

/// What is posted to do an action.
#[derive(Serialize)]
struct Submission<'a> {
    action: &'a Action,
}

/// What counts of a problem document.
#[derive(Deserialize)]
struct Problem {
    #[serde(default)]
    reason: String,
    #[serde(default)]
    violations: Vec<Cited>,
}

#[derive(Deserialize)]
struct Cited {
    rule: String,
}

impl RestHouse {
    /// A client that has not connected yet.
    pub(crate) fn at(target: Target) -> Self {
        let mut connector = HttpConnector::new();
        connector.set_nodelay(true);
        Self { client: Client::builder(TokioExecutor::new()).build(connector), target }
    }

    /// Makes a match.
    ///
    /// # Errors
    /// The server does not.
    pub(crate) async fn create_match(
        self: &Arc<Self>,
        request: &CreateMatchRequest,
    ) -> Result<(MatchSummary, Vec<RestSeat>), Mishap> {
        let made: CreateMatchResponse = self.post("/v1/matches", None, request).await?;
        let summary = made.r#match.ok_or(Mishap::Unreadable)?;
        let actions: Arc<str> = format!("/v1/matches/{}/actions", summary.id).into();
        let seat = |token: String| RestSeat {
            house: Arc::clone(self),
            actions: Arc::clone(&actions),
            bearer: format!("Bearer {token}"),
        };
        Ok((summary, made.seats.into_iter().map(|made| seat(made.token)).collect()))
    }

    async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        bearer: Option<&str>,
        body: &impl Serialize,
    ) -> Result<T, Mishap> {
        let body = serde_json::to_vec(body).map_err(|_| Mishap::Unreadable)?;
        self.send(Method::POST, path, bearer, body.into()).await
    }

    async fn send<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        bearer: Option<&str>,
        body: Bytes,
    ) -> Result<T, Mishap> {
        let mut request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.target))
            .header("content-type", "application/json");
        if let Some(bearer) = bearer {
            request = request.header("authorization", bearer);
        }
        let request = request.body(Full::new(body)).map_err(|_| Mishap::Unreadable)?;
        let response = self.client.request(request).await.map_err(|_| Mishap::Unanswered)?;
        let status = response.status();
        let body = response.into_body().collect().await.map_err(|_| Mishap::Unanswered)?;
        let body = body.to_bytes();
        if status == StatusCode::OK {
            serde_json::from_slice(&body).map_err(|_| Mishap::Unreadable)
        } else {
            Err(mishap(status, &body))
        }
    }
}

impl RestSeat {
    /// Does an action.
    ///
    /// # Errors
    /// It is not done.
    pub(crate) async fn submit(&self, action: &Action) -> Result<Entry, Mishap> {
        self.house.post(&self.actions, Some(&self.bearer), &Submission { action }).await
    }

    /// All that it may do now.
    ///
    /// # Errors
    /// They are not listed.
    pub(crate) async fn choices(&self) -> Result<Vec<Choice>, Mishap> {
        let (mut choices, mut page) = (Vec::new(), self.actions.to_string());
        loop {
            let bearer = Some(self.bearer.as_str());
            let listed: ListActionsResponse =
                self.house.send(Method::GET, &page, bearer, Bytes::new()).await?;
            choices.extend(listed.choices);
            if listed.next_page_token.is_empty() {
                return Ok(choices);
            }
            page = format!("{}?pageToken={}", self.actions, listed.next_page_token);
        }
    }
}

fn mishap(status: StatusCode, body: &[u8]) -> Mishap {
    let Ok(problem) = serde_json::from_slice::<Problem>(body) else {
        return Mishap::Refused(status.as_u16().to_string());
    };
    match (problem.reason.as_str(), problem.violations.into_iter().next()) {
        ("REJECTED", Some(first)) => Mishap::Rejected(first.rule),
        ("STALE_VERSION", _) => Mishap::Stale,
        (reason, _) => Mishap::Refused(reason.to_owned()),
    }
}
