//! `umpire.v1.Play`.

use tonic::{Request, Response, Status};
use umpire_contract::umpire::v1::play_server::Play;
use umpire_contract::umpire::v1::{
    CheckActionRequest, CheckActionResponse, Entry, GetViewRequest, GetViewResponse,
    ListActionsRequest, ListActionsResponse, ListEventsRequest, ListEventsResponse,
    SubmitActionRequest, WatchEventsRequest,
};

use super::{Services, taken_apart};
use crate::api::rest::Ended;
use crate::referee::Watch;
use crate::watch::Frames;

#[tonic::async_trait]
impl Play for Services {
    type WatchEventsStream = Frames;

    async fn get_view(
        &self,
        request: Request<GetViewRequest>,
    ) -> Result<Response<GetViewResponse>, Status> {
        let (caller, message) = taken_apart(request)?;
        Ok(Response::new(self.0.get_view(&caller, message).await?))
    }

    async fn list_actions(
        &self,
        request: Request<ListActionsRequest>,
    ) -> Result<Response<ListActionsResponse>, Status> {
        let (caller, message) = taken_apart(request)?;
        Ok(Response::new(self.0.list_actions(&caller, message).await?))
    }

    async fn check_action(
        &self,
        request: Request<CheckActionRequest>,
    ) -> Result<Response<CheckActionResponse>, Status> {
        let (caller, message) = taken_apart(request)?;
        Ok(Response::new(self.0.check_action(&caller, message).await?))
    }

    async fn submit_action(
        &self,
        request: Request<SubmitActionRequest>,
    ) -> Result<Response<Entry>, Status> {
        let (caller, message) = taken_apart(request)?;
        Ok(Response::new(self.0.submit_action(&caller, message).await?))
    }

    async fn list_events(
        &self,
        request: Request<ListEventsRequest>,
    ) -> Result<Response<ListEventsResponse>, Status> {
        let (caller, message) = taken_apart(request)?;
        Ok(Response::new(self.0.list_events(&caller, message).await?))
    }

    async fn watch_events(
        &self,
        request: Request<WatchEventsRequest>,
    ) -> Result<Response<Frames>, Status> {
        let (caller, message) = taken_apart(request)?;
        let Watch { frames, is_at_the_end } = self.0.watch_events(&caller, message).await?;
        let mut response = Response::new(frames);
        if is_at_the_end {
            response.extensions_mut().insert(Ended);
        }
        Ok(response)
    }
}
