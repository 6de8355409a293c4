//! Lists a tenant's matches.

use futures::stream::{self, StreamExt, TryStreamExt};
use umpire_contract::umpire::v1::{self, match_summary};
use umpire_engine::Viewer;
use umpire_store::MatchId;

use super::access::TENANTS_ONLY;
use super::summary::summary;
use super::{Referee, page};
use crate::failure::{Failure, FlawCode, Refusal};
use crate::identity::Caller;

/// How many matches of a page are looked at at once.
const AT_ONCE: usize = 8;

impl Referee {
    /// A page of the caller's matches, as their spectators see them. A page that leaves matches out
    /// has fewer rows than it may have; the list goes on all the same.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Matches.ListMatches`.
    pub async fn list_matches(
        &self,
        caller: &Caller,
        request: v1::ListMatchesRequest,
    ) -> Result<v1::ListMatchesResponse, Failure> {
        let Caller::Tenant(tenant) = caller else { return Err(TENANTS_ONLY.into()) };
        let status = status_in(request.status)?;
        let rows = self.page_rows(request.page_size)?;
        let after: Option<MatchId> = page::begin(&request.page_token)?;
        let ids = self.store.list(tenant, after.as_ref(), rows).await?;
        let next_page_token = match ids.last() {
            Some(last) if ids.len() == rows => last.to_string(),
            Some(_) | None => String::new(),
        };
        let matches = stream::iter(ids)
            .map(async |id| match self.firm(&id).await {
                Ok((warm, _)) => Ok(Some(summary(&warm, Viewer::Spectator))),
                // Gone since the list was read, or begun under rules that this build has not.
                Err(Failure::Refused(Refusal::NotFound(_) | Refusal::NotOffered(_))) => Ok(None),
                Err(failure) => Err(failure),
            })
            .buffered(AT_ONCE)
            .try_filter_map(async |summary| Ok(summary))
            .try_collect::<Vec<_>>()
            .await?;
        let is_asked_for = |summary: &v1::MatchSummary| {
            status.is_none_or(|status| summary.status() == status)
                && (request.game.is_empty() || summary.game == request.game)
        };
        let matches = matches.into_iter().filter(is_asked_for).collect();
        Ok(v1::ListMatchesResponse { matches, next_page_token })
    }
}

fn status_in(status: Option<i32>) -> Result<Option<match_summary::Status>, Failure> {
    let Some(status) = status else { return Ok(None) };
    let known = match_summary::Status::try_from(status).ok();
    match known.filter(|status| *status != match_summary::Status::Unspecified) {
        Some(status) => Ok(Some(status)),
        None => {
            Err(Failure::malformed("status", FlawCode::UnknownValue, "there is no such status"))
        }
    }
}
