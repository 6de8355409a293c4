//! Shows the table.

use umpire_contract::umpire::v1;

use super::Referee;
use crate::failure::Failure;
use crate::identity::Caller;

impl Referee {
    /// The table as the caller may see it.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Play.GetView`.
    pub async fn get_view(
        &self,
        caller: &Caller,
        request: v1::GetViewRequest,
    ) -> Result<v1::GetViewResponse, Failure> {
        let sight = self.sight(caller, &request.match_id).await?;
        Ok(v1::GetViewResponse {
            version: sight.version(),
            view: Some(sight.warm.table.view(sight.viewer)),
            pending: sight.pending(),
        })
    }
}
