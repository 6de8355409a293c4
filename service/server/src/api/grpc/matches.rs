//! `umpire.v1.Matches`.

use tonic::{Request, Response, Status};
use umpire_contract::umpire::v1::matches_server::Matches;
use umpire_contract::umpire::v1::{
    CloseMatchRequest, CreateMatchRequest, CreateMatchResponse, GetMatchRequest, IssueTokenRequest,
    ListMatchesRequest, ListMatchesResponse, MatchSummary, SeatToken,
};

use super::{Services, taken_apart};

#[tonic::async_trait]
impl Matches for Services {
    async fn create_match(
        &self,
        request: Request<CreateMatchRequest>,
    ) -> Result<Response<CreateMatchResponse>, Status> {
        let (caller, message) = taken_apart(request)?;
        Ok(Response::new(self.0.create_match(&caller, message).await?))
    }

    async fn list_matches(
        &self,
        request: Request<ListMatchesRequest>,
    ) -> Result<Response<ListMatchesResponse>, Status> {
        let (caller, message) = taken_apart(request)?;
        Ok(Response::new(self.0.list_matches(&caller, message).await?))
    }

    async fn get_match(
        &self,
        request: Request<GetMatchRequest>,
    ) -> Result<Response<MatchSummary>, Status> {
        let (caller, message) = taken_apart(request)?;
        Ok(Response::new(self.0.get_match(&caller, message).await?))
    }

    async fn close_match(
        &self,
        request: Request<CloseMatchRequest>,
    ) -> Result<Response<MatchSummary>, Status> {
        let (caller, message) = taken_apart(request)?;
        Ok(Response::new(self.0.close_match(&caller, message).await?))
    }

    async fn issue_token(
        &self,
        request: Request<IssueTokenRequest>,
    ) -> Result<Response<SeatToken>, Status> {
        let (caller, message) = taken_apart(request)?;
        Ok(Response::new(self.0.issue_token(&caller, message).await?))
    }
}
