//! Word that a match has changed.

use futures::StreamExt;
use futures::stream::BoxStream;
use tokio::sync::broadcast;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::wrappers::errors::BroadcastStreamRecvError;

use crate::ids::MatchId;

/// Word that it is worth a look. It holds no content and may come twice, late, or never.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// This match has changed.
    Told {
        /// Which match.
        match_id: MatchId,
        /// How many entries its log had; the same again if it was closed.
        n: u64,
    },
    /// Some notices were lost, of any match.
    Missed,
}

/// Notices from the moment of subscribing on.
pub type Notices = BoxStream<'static, Notice>;

/// The notices of a broadcast; whoever is too slow for it reads [`Notice::Missed`].
pub(crate) fn heard(receiver: broadcast::Receiver<Notice>) -> Notices {
    BroadcastStream::new(receiver)
        .map(|heard| match heard {
            Ok(notice) => notice,
            Err(BroadcastStreamRecvError::Lagged(_)) => Notice::Missed,
        })
        .boxed()
}

/// How many notices wait for a reader before the oldest are dropped.
pub(crate) const BACKLOG: usize = 4_096;
