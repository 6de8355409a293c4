// @generated from proto/ by `cargo xtask gen`. Do not edit.
//! Every service of the contract behind its checks.

use tonic::{Request, Response, Status};
use umpire_contract::umpire;

use super::{Checked, well_formed};

#[tonic::async_trait]
impl<S: umpire::v1::audit_server::Audit> umpire::v1::audit_server::Audit for Checked<S> {
    async fn get_record(
        &self,
        request: Request<umpire::v1::GetRecordRequest>,
    ) -> Result<Response<umpire::v1::Record>, Status> {
        self.0.get_record(well_formed(request)?).await
    }

    async fn verify_record(
        &self,
        request: Request<umpire::v1::VerifyRecordRequest>,
    ) -> Result<Response<umpire::v1::VerifyRecordResponse>, Status> {
        self.0.verify_record(well_formed(request)?).await
    }
}

#[tonic::async_trait]
impl<S: umpire::v1::catalogue_server::Catalogue> umpire::v1::catalogue_server::Catalogue
    for Checked<S>
{
    async fn list_games(
        &self,
        request: Request<umpire::v1::ListGamesRequest>,
    ) -> Result<Response<umpire::v1::ListGamesResponse>, Status> {
        self.0.list_games(well_formed(request)?).await
    }

    async fn get_game(
        &self,
        request: Request<umpire::v1::GetGameRequest>,
    ) -> Result<Response<umpire::v1::Game>, Status> {
        self.0.get_game(well_formed(request)?).await
    }

    async fn list_rules(
        &self,
        request: Request<umpire::v1::ListRulesRequest>,
    ) -> Result<Response<umpire::v1::ListRulesResponse>, Status> {
        self.0.list_rules(well_formed(request)?).await
    }
}

#[tonic::async_trait]
impl<S: umpire::v1::matches_server::Matches> umpire::v1::matches_server::Matches for Checked<S> {
    async fn create_match(
        &self,
        request: Request<umpire::v1::CreateMatchRequest>,
    ) -> Result<Response<umpire::v1::CreateMatchResponse>, Status> {
        self.0.create_match(well_formed(request)?).await
    }

    async fn list_matches(
        &self,
        request: Request<umpire::v1::ListMatchesRequest>,
    ) -> Result<Response<umpire::v1::ListMatchesResponse>, Status> {
        self.0.list_matches(well_formed(request)?).await
    }

    async fn get_match(
        &self,
        request: Request<umpire::v1::GetMatchRequest>,
    ) -> Result<Response<umpire::v1::MatchSummary>, Status> {
        self.0.get_match(well_formed(request)?).await
    }

    async fn close_match(
        &self,
        request: Request<umpire::v1::CloseMatchRequest>,
    ) -> Result<Response<umpire::v1::MatchSummary>, Status> {
        self.0.close_match(well_formed(request)?).await
    }

    async fn issue_token(
        &self,
        request: Request<umpire::v1::IssueTokenRequest>,
    ) -> Result<Response<umpire::v1::SeatToken>, Status> {
        self.0.issue_token(well_formed(request)?).await
    }
}

#[tonic::async_trait]
impl<S: umpire::v1::play_server::Play> umpire::v1::play_server::Play for Checked<S> {
    async fn get_view(
        &self,
        request: Request<umpire::v1::GetViewRequest>,
    ) -> Result<Response<umpire::v1::GetViewResponse>, Status> {
        self.0.get_view(well_formed(request)?).await
    }

    async fn list_actions(
        &self,
        request: Request<umpire::v1::ListActionsRequest>,
    ) -> Result<Response<umpire::v1::ListActionsResponse>, Status> {
        self.0.list_actions(well_formed(request)?).await
    }

    async fn check_action(
        &self,
        request: Request<umpire::v1::CheckActionRequest>,
    ) -> Result<Response<umpire::v1::CheckActionResponse>, Status> {
        self.0.check_action(well_formed(request)?).await
    }

    async fn submit_action(
        &self,
        request: Request<umpire::v1::SubmitActionRequest>,
    ) -> Result<Response<umpire::v1::Entry>, Status> {
        self.0.submit_action(well_formed(request)?).await
    }

    async fn list_events(
        &self,
        request: Request<umpire::v1::ListEventsRequest>,
    ) -> Result<Response<umpire::v1::ListEventsResponse>, Status> {
        self.0.list_events(well_formed(request)?).await
    }

    type WatchEventsStream = S::WatchEventsStream;

    async fn watch_events(
        &self,
        request: Request<umpire::v1::WatchEventsRequest>,
    ) -> Result<Response<Self::WatchEventsStream>, Status> {
        self.0.watch_events(well_formed(request)?).await
    }
}

#[tonic::async_trait]
impl<S: umpire::v1::rules_server::Rules> umpire::v1::rules_server::Rules for Checked<S> {
    async fn evaluate(
        &self,
        request: Request<umpire::v1::EvaluateRequest>,
    ) -> Result<Response<umpire::v1::EvaluateResponse>, Status> {
        self.0.evaluate(well_formed(request)?).await
    }
}
