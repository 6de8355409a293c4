//! Lists what may be done now.

use std::str::FromStr;

use umpire_contract::umpire::v1;

use super::{Referee, page};
use crate::failure::{Failure, Refusal};
use crate::identity::Caller;

/// Where a list of choices goes on, and of which version it is.
struct Place {
    version: u64,
    first: usize,
}

impl FromStr for Place {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (version, first) = text.split_once('.').unwrap_or((text, ""));
        Ok(Self { version: version.parse()?, first: first.parse()? })
    }
}

impl Referee {
    /// What the caller may do now, for every seat that he acts for.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Play.ListActions`.
    pub async fn list_actions(
        &self,
        caller: &Caller,
        request: v1::ListActionsRequest,
    ) -> Result<v1::ListActionsResponse, Failure> {
        let sight = self.sight(caller, &request.match_id).await?;
        let rows = self.page_rows(request.page_size)?;
        let version = sight.version();
        let first = match page::begin::<Place>(&request.page_token)? {
            None => 0,
            Some(place) if place.version == version => place.first,
            Some(_) => return Err(Refusal::StaleVersion { current: version }.into()),
        };
        let choices = match sight.viewer.seat() {
            Some(seat) if !sight.warm.head.status.is_over() => sight.warm.table.choices(seat),
            Some(_) | None => Vec::new(),
        };
        let (choices, next) = page::cut(choices, first, rows);
        let next_page_token = if next.is_empty() { next } else { format!("{version}.{next}") };
        Ok(v1::ListActionsResponse { version, choices, next_page_token })
    }
}
