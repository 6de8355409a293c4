//! `umpire.v1.Catalogue`.

use tonic::{Request, Response, Status};
use umpire_contract::umpire::v1::catalogue_server::Catalogue;
use umpire_contract::umpire::v1::{
    Game, GetGameRequest, ListGamesRequest, ListGamesResponse, ListRulesRequest, ListRulesResponse,
};

use super::{Services, taken_apart};

#[tonic::async_trait]
impl Catalogue for Services {
    async fn list_games(
        &self,
        request: Request<ListGamesRequest>,
    ) -> Result<Response<ListGamesResponse>, Status> {
        let (_, message) = taken_apart(request)?;
        Ok(Response::new(self.0.list_games(&message)?))
    }

    async fn get_game(&self, request: Request<GetGameRequest>) -> Result<Response<Game>, Status> {
        let (_, message) = taken_apart(request)?;
        Ok(Response::new(self.0.get_game(&message)?))
    }

    async fn list_rules(
        &self,
        request: Request<ListRulesRequest>,
    ) -> Result<Response<ListRulesResponse>, Status> {
        let (_, message) = taken_apart(request)?;
        Ok(Response::new(self.0.list_rules(&message)?))
    }
}
