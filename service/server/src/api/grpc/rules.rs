//! `umpire.v1.Rules`.

use tonic::{Request, Response, Status};
use umpire_contract::umpire::v1::rules_server::Rules;
use umpire_contract::umpire::v1::{EvaluateRequest, EvaluateResponse};

use super::{Services, taken_apart};

#[tonic::async_trait]
impl Rules for Services {
    async fn evaluate(
        &self,
        request: Request<EvaluateRequest>,
    ) -> Result<Response<EvaluateResponse>, Status> {
        let (_, message) = taken_apart(request)?;
        Ok(Response::new(self.0.evaluate(message).await?))
    }
}
