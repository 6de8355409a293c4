//! One seat of one match.

use tonic::{Request, Streaming, transport::Channel};
use umpire_contract::umpire::v1::{
    Action, CheckActionRequest, CheckActionResponse, Choice, Entry, Frame, GetViewRequest,
    GetViewResponse, ListActionsRequest, ListEventsRequest, SubmitActionRequest,
    WatchEventsRequest, play_client::PlayClient,
};

use crate::{
    answer::Answer,
    error::Error,
    house::{Credential, authorized},
};

/// A seat of a match, or a spectator's place if it has no token. Cheap to clone.
#[derive(Clone, Debug)]
pub struct SeatAt {
    channel: Channel,
    match_id: String,
    credential: Option<Credential>,
}

impl SeatAt {
    pub(crate) fn new(channel: Channel, match_id: &str, credential: Option<Credential>) -> SeatAt {
        SeatAt { channel, match_id: match_id.into(), credential }
    }

    /// The match.
    pub fn match_id(&self) -> &str {
        &self.match_id
    }

    /// The table as the seat may see it.
    ///
    /// # Errors
    /// The seat's token opens it no more.
    pub async fn view(&self) -> Result<GetViewResponse, Error> {
        let request = GetViewRequest { match_id: self.match_id.clone() };
        Ok(self.play().get_view(self.request(request)).await?.into_inner())
    }

    /// All that the seat may do now. Every listed action can be submitted as it stands.
    ///
    /// # Errors
    /// The seat's token opens it no more.
    pub async fn choices(&self) -> Result<Vec<Choice>, Error> {
        let (mut choices, mut page_token) = (Vec::new(), String::new());
        loop {
            let match_id = self.match_id.clone();
            let request = ListActionsRequest { match_id, page_size: 0, page_token };
            let page = self.play().list_actions(self.request(request)).await?.into_inner();
            choices.extend(page.choices);
            page_token = page.next_page_token;
            if page_token.is_empty() {
                return Ok(choices);
            }
        }
    }

    /// Whether an action would be allowed, and what it would lead to. Nothing changes, nothing is drawn.
    ///
    /// # Errors
    /// The action is malformed, with the field at fault.
    pub async fn check(&self, action: Action) -> Result<CheckActionResponse, Error> {
        let match_id = self.match_id.clone();
        let request = CheckActionRequest { match_id, action: Some(action), seat: None };
        Ok(self.play().check_action(self.request(request)).await?.into_inner())
    }

    /// Does an action.
    ///
    /// # Errors
    /// The action is malformed, with the field at fault, or the outcome is unknown since the store is away: then
    /// [`resubmit`](SeatAt::resubmit) with a request id of your own is the safe way.
    pub async fn submit(&self, action: Action) -> Result<Answer, Error> {
        self.send(SubmitActionRequest { action: Some(action), ..Default::default() }).await
    }

    /// Does an action once, however often this is called with the same `request_id`.
    ///
    /// # Errors
    /// As [`submit`](SeatAt::submit); and the request id belongs to another action.
    pub async fn resubmit(&self, action: Action, request_id: &str) -> Result<Answer, Error> {
        let request_id = Some(request_id.to_owned());
        let action = Some(action);
        self.send(SubmitActionRequest { action, request_id, ..Default::default() }).await
    }

    /// Does an action unless the seat has been told of more than `expected_version`.
    ///
    /// # Errors
    /// As [`submit`](SeatAt::submit).
    pub async fn submit_at(&self, action: Action, expected_version: u64) -> Result<Answer, Error> {
        let expected_version = Some(expected_version);
        let action = Some(action);
        self.send(SubmitActionRequest { action, expected_version, ..Default::default() }).await
    }

    /// What the seat has been told after a version, to the present.
    ///
    /// # Errors
    /// The seat's token opens it no more.
    pub async fn events(&self, after: u64) -> Result<Vec<Entry>, Error> {
        let (mut entries, mut page_token) = (Vec::new(), String::new());
        loop {
            let match_id = self.match_id.clone();
            let request = ListEventsRequest { match_id, after, page_size: 0, page_token };
            let page = self.play().list_events(self.request(request)).await?.into_inner();
            entries.extend(page.entries);
            page_token = page.next_page_token;
            if page_token.is_empty() {
                return Ok(entries);
            }
        }
    }

    /// What the seat is told after a version, live. Begin again after the last version seen if the stream breaks.
    ///
    /// # Errors
    /// The seat's token opens it no more.
    pub async fn watch(&self, after: u64) -> Result<Streaming<Frame>, Error> {
        let request = WatchEventsRequest { match_id: self.match_id.clone(), after };
        Ok(self.play().watch_events(self.request(request)).await?.into_inner())
    }

    async fn send(&self, request: SubmitActionRequest) -> Result<Answer, Error> {
        let request = SubmitActionRequest { match_id: self.match_id.clone(), ..request };
        Answer::of(self.play().submit_action(self.request(request)).await)
    }

    fn play(&self) -> PlayClient<Channel> {
        PlayClient::new(self.channel.clone())
    }

    fn request<T>(&self, message: T) -> Request<T> {
        authorized(message, self.credential.as_ref())
    }
}
