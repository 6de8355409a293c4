//! Tells one caller what happens, whole, once and in order.

use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use prost::Message;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;
use tonic::Status as RpcStatus;
use umpire_contract::umpire::v1::{Entry, Frame, frame};
use umpire_store::{MatchId, Status, Store, Version, ViewerKey};

use super::glance::Glance;
use super::{Place, Watches};
use crate::failure::{Failure, Refusal};
use crate::identity::SeatPass;
use crate::referee::status_out;

/// How many frames wait for a caller who is slow to take them.
const FRAMES: usize = 16;
/// How many entries are read from the log at once.
const PAGE: usize = 64;
/// When a watch that the stopping process ends may be taken up elsewhere.
const ELSEWHERE: Duration = Duration::from_secs(1);

/// The frames of one watch.
pub(crate) type Frames = ReceiverStream<Result<Frame, RpcStatus>>;

/// Shows the table to a watcher who must begin anew.
#[async_trait]
pub(crate) trait Anew: Send + Sync + 'static {
    /// The table as it stands, if he may still see it.
    async fn reset(&self) -> Result<frame::Reset, Failure>;
}

/// Tells one caller what happens.
pub(crate) struct Watcher {
    /// Where the log lies.
    pub(crate) store: Arc<dyn Store>,
    /// The match.
    pub(crate) id: MatchId,
    /// As whom he is told.
    pub(crate) viewer: ViewerKey,
    /// By which token, if it is a player.
    pub(crate) pass: Option<SeatPass>,
    /// His place among those who watch the match.
    pub(crate) place: Place,
    /// How to begin anew.
    pub(crate) anew: Box<dyn Anew>,
}

/// Where a watcher stands towards the match.
enum Standing {
    /// He has been told everything so far.
    Current,
    /// There is more in the log.
    Behind,
    /// He was told things that the log does not hold.
    Astray,
    /// He has been told everything, and nothing will follow.
    AtTheEnd(Status),
}

/// Why a watch ends before the match.
enum Broken {
    /// The caller is gone, or does not take what he is told.
    Left,
    /// Something else.
    Failed(Failure),
}

impl<F: Into<Failure>> From<F> for Broken {
    fn from(failure: F) -> Self {
        Self::Failed(failure.into())
    }
}

impl Watcher {
    /// Tells what happened after version `after`, and what happens from now on.
    pub(crate) fn tell_after(self, after: u64, watches: &Watches) -> Frames {
        let (frames, taken) = mpsc::channel(FRAMES);
        let (stop, stall) = (watches.stop().clone(), watches.stall());
        tokio::spawn(async move {
            let mut telling = Telling { watcher: self, told: after, frames: frames.clone(), stall };
            let broken = tokio::select! {
                told = telling.run() => told.err(),
                () = frames.closed() => None,
                () = stop.cancelled() => Some(Refusal::Busy { retry_after: ELSEWHERE }.into()),
            };
            if let Some(Broken::Failed(failure)) = broken {
                // Whoever does not take this either finds the stream ended.
                let _ = frames.try_send(Err(failure.into()));
            }
        });
        ReceiverStream::new(taken)
    }
}

/// A watch under way.
struct Telling {
    watcher: Watcher,
    told: u64,
    frames: mpsc::Sender<Result<Frame, RpcStatus>>,
    stall: Duration,
}

impl Telling {
    async fn run(&mut self) -> Result<(), Broken> {
        let mut standing = Standing::Behind;
        loop {
            standing = match standing {
                Standing::Behind => self.read_log().await?,
                Standing::Astray => {
                    let reset = self.watcher.anew.reset().await?;
                    self.told = reset.version;
                    self.send(frame::Kind::Reset(reset)).await?;
                    Standing::Behind
                }
                Standing::Current => match self.watcher.place.glances.recv().await {
                    Ok(glance) => self.take(&glance).await?,
                    Err(RecvError::Lagged(_)) => Standing::Behind,
                    Err(RecvError::Closed) => self.after_the_follower().await?,
                },
                Standing::AtTheEnd(status) => {
                    let (version, status) = (self.told, status_out(status).into());
                    return self.send(frame::Kind::End(frame::End { version, status })).await;
                }
            }
        }
    }

    /// Tells what is in the log.
    async fn read_log(&mut self) -> Result<Standing, Broken> {
        let Watcher { store, id, viewer, .. } = &self.watcher;
        let lines = store.first_after(id, *viewer, Version(self.told), PAGE).await?;
        if lines.version.0 < self.told {
            return Ok(Standing::Astray);
        }
        for line in lines.lines {
            self.tell(line.version, &line.entry).await?;
        }
        Ok(if self.told < lines.version.0 { Standing::Behind } else { standing_by(lines.status) })
    }

    /// Tells what is new.
    async fn take(&mut self, glance: &Glance) -> Result<Standing, Broken> {
        let viewer = self.watcher.viewer;
        if self.watcher.pass.as_ref().is_some_and(|pass| glance.has_ended(pass)) {
            let why = "a newer token of this seat has ended this one";
            return Err(Refusal::NoCredential(why).into());
        }
        if glance.is_other_history {
            return Ok(Standing::Astray);
        }
        for told in glance.entries.iter().filter_map(|entry| entry.told_to(viewer)) {
            if told.entry.is_empty() || told.version.0 <= self.told {
                continue;
            }
            if told.version.0 > self.told + 1 {
                return Ok(Standing::Behind);
            }
            self.tell(told.version, &told.entry).await?;
        }
        Ok(if self.told < glance.version(viewer).0 {
            Standing::Behind
        } else {
            standing_by(glance.status())
        })
    }

    /// Looks into the log a last time, once nobody follows the match any more.
    async fn after_the_follower(&mut self) -> Result<Standing, Broken> {
        match self.read_log().await? {
            Standing::Current => Err(Refusal::Busy { retry_after: ELSEWHERE }.into()),
            standing @ (Standing::Behind | Standing::Astray | Standing::AtTheEnd(_)) => {
                Ok(standing)
            }
        }
    }

    async fn tell(&mut self, version: Version, entry: &bytes::Bytes) -> Result<(), Broken> {
        let entry = Entry::decode(entry.clone()).map_err(|error| {
            Failure::inside(format!("what a viewer was told cannot be read: {error}"))
        })?;
        self.send(frame::Kind::Entry(entry)).await?;
        self.told = version.0;
        Ok(())
    }

    async fn send(&self, kind: frame::Kind) -> Result<(), Broken> {
        let frame = Frame { kind: Some(kind) };
        self.frames.send_timeout(Ok(frame), self.stall).await.map_err(|_| Broken::Left)
    }
}

fn standing_by(status: Status) -> Standing {
    if status.is_over() { Standing::AtTheEnd(status) } else { Standing::Current }
}
