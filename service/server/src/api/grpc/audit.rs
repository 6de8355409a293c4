//! `umpire.v1.Audit`.

use tonic::{Request, Response, Status};
use umpire_contract::umpire::v1::audit_server::Audit;
use umpire_contract::umpire::v1::{
    GetRecordRequest, Record, VerifyRecordRequest, VerifyRecordResponse,
};

use super::{Services, taken_apart};

#[tonic::async_trait]
impl Audit for Services {
    async fn get_record(
        &self,
        request: Request<GetRecordRequest>,
    ) -> Result<Response<Record>, Status> {
        let (caller, message) = taken_apart(request)?;
        Ok(Response::new(self.0.get_record(&caller, message).await?))
    }

    async fn verify_record(
        &self,
        request: Request<VerifyRecordRequest>,
    ) -> Result<Response<VerifyRecordResponse>, Status> {
        let (_, message) = taken_apart(request)?;
        Ok(Response::new(self.0.verify_record(message).await?))
    }
}
