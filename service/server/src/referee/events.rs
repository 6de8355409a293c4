//! Lists what has happened.

use umpire_contract::umpire::v1;
use umpire_store::{Lines, Version};

use super::access::known_id;
use super::viewer::key_of;
use super::{Referee, page, submit};
use crate::failure::Failure;
use crate::identity::Caller;

impl Referee {
    /// What has happened after a version, as the caller was told it then.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Play.ListEvents`.
    pub async fn list_events(
        &self,
        caller: &Caller,
        request: v1::ListEventsRequest,
    ) -> Result<v1::ListEventsResponse, Failure> {
        let sight = self.sight(caller, &request.match_id).await?;
        let rows = self.page_rows(request.page_size)?;
        let after = page::begin(&request.page_token)?.unwrap_or(request.after);
        let id = known_id(caller, &request.match_id)?;
        let viewer = key_of(sight.viewer);
        let Lines { lines, version, .. } =
            self.store.first_after(&id, viewer, Version(after), rows).await?;
        let next_page_token = match lines.last() {
            Some(last) if last.version < version => last.version.to_string(),
            Some(_) | None => String::new(),
        };
        let entries = lines.iter().map(|line| submit::read(&line.entry));
        Ok(v1::ListEventsResponse { entries: entries.collect::<Result<_, _>>()?, next_page_token })
    }
}
