//! Tells what happens, as it happens.

use std::sync::Arc;

use async_trait::async_trait;
use umpire_contract::umpire::v1::{self, frame};

use super::Referee;
use super::viewer::key_of;
use crate::failure::Failure;
use crate::identity::Caller;
use crate::watch::{Anew, Frames, Watcher};

/// A watch that begins.
pub(crate) struct Watch {
    /// What it tells.
    pub(crate) frames: Frames,
    /// Whether it has nothing to tell but the end.
    pub(crate) is_at_the_end: bool,
}

impl Referee {
    /// Tells every entry after a version, and each new one as it comes.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Play.WatchEvents`.
    pub(crate) async fn watch_events(
        self: &Arc<Self>,
        caller: &Caller,
        request: v1::WatchEventsRequest,
    ) -> Result<Watch, Failure> {
        let v1::WatchEventsRequest { match_id, after } = request;
        let sight = self.sight(caller, &match_id).await?;
        let head = &sight.warm.head;
        let watcher = Watcher {
            store: Arc::clone(&self.store),
            id: head.match_id.clone(),
            viewer: key_of(sight.viewer),
            pass: match caller {
                Caller::Seat(pass) => Some(pass.clone()),
                Caller::Tenant(_) => None,
            },
            place: self.watches.join(head)?,
            anew: Box::new(Again { referee: Arc::clone(self), caller: caller.clone(), match_id }),
        };
        Ok(Watch {
            is_at_the_end: head.status.is_over() && after == sight.version(),
            frames: watcher.tell_after(after, &self.watches),
        })
    }
}

/// One caller's way to the table.
struct Again {
    referee: Arc<Referee>,
    caller: Caller,
    match_id: String,
}

#[async_trait]
impl Anew for Again {
    async fn reset(&self) -> Result<frame::Reset, Failure> {
        let request = v1::GetViewRequest { match_id: self.match_id.clone() };
        let v1::GetViewResponse { version, view, pending } =
            self.referee.get_view(&self.caller, request).await?;
        Ok(frame::Reset { version, view, pending })
    }
}
