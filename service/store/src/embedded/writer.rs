//! The one thread that writes: it takes what waits, applies it in one transaction, makes that durable
//! once, and only then lets the answers and the notices leave.

use std::sync::{Arc, mpsc};
use std::thread;

use redb::{Database, Durability, WriteTransaction};
use tokio::sync::{broadcast, oneshot};

use super::failure::{unavailable, uncertain};
use crate::error::{OpenError, StoreError};
use crate::notice::Notice;

/// The most changes that share one transaction.
const BATCH: usize = 64;

/// An answer, and what giving it took.
pub(super) struct Written<T> {
    pub(super) answer: T,
    pub(super) effect: Effect,
}

/// Whether a job has changed anything.
pub(super) enum Effect {
    Nothing,
    Changed(Option<Notice>),
}

impl<T> Written<T> {
    pub(super) fn nothing(answer: T) -> Self {
        Self { answer, effect: Effect::Nothing }
    }

    pub(super) fn changed(answer: T, notice: Option<Notice>) -> Self {
        Self { answer, effect: Effect::Changed(notice) }
    }
}

/// Applies a change to an open transaction. It leaves the change for [`Pending`] to answer for.
type Job = Box<dyn FnOnce(&WriteTransaction) -> Pending + Send>;

/// A change applied and not yet durable.
struct Pending {
    /// Whether the transaction it was applied to can still be trusted.
    state: State,
    /// Sends the answer; the argument is what became of the transaction.
    answer: Box<dyn FnOnce(Result<(), StoreError>) + Send>,
}

enum State {
    Untouched,
    Changed(Option<Notice>),
    /// It failed half-way: the transaction must not be committed.
    Broken(StoreError),
}

/// The way to the writing thread, which ends when this is dropped.
pub(super) struct Writer {
    jobs: Option<mpsc::Sender<Job>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start(
        db: Arc<Database>,
        durability: Durability,
        notices: broadcast::Sender<Notice>,
    ) -> Result<Self, OpenError> {
        let (jobs, waiting) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("umpire-store".to_owned())
            .spawn(move || {
                while let Ok(first) = waiting.recv() {
                    let batch = std::iter::once(first).chain(waiting.try_iter().take(BATCH - 1));
                    write(&db, durability, &notices, batch);
                }
            })
            .map_err(|error| OpenError::Unreachable(error.to_string()))?;
        Ok(Self { jobs: Some(jobs), thread: Some(thread) })
    }

    /// Applies a job and answers once it is durable. A job must not fail as
    /// [`StoreError::Corrupt`] after it has begun to write.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        job: impl FnOnce(&WriteTransaction) -> Result<Written<T>, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job: Job = Box::new(move |txn| match job(txn) {
            Ok(Written { answer, effect }) => Pending {
                state: match effect {
                    Effect::Nothing => State::Untouched,
                    Effect::Changed(notice) => State::Changed(notice),
                },
                // Whoever asked may have left: the change stands all the same.
                answer: Box::new(move |durable| drop(reply.send(durable.map(|()| answer)))),
            },
            Err(error) => Pending {
                state: match &error {
                    StoreError::NotFound | StoreError::Corrupt { .. } => State::Untouched,
                    StoreError::Unavailable { .. } => State::Broken(error.clone()),
                },
                answer: Box::new(move |_| drop(reply.send(Err(error)))),
            },
        });
        let gone = || uncertain(&"the writing thread gave no answer");
        self.jobs.as_ref().ok_or_else(gone)?.send(job).map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A panic there has been printed already.
            drop(thread.join());
        }
    }
}

/// Applies a batch in one transaction, then answers for each of its jobs.
fn write(
    db: &Database,
    durability: Durability,
    notices: &broadcast::Sender<Notice>,
    batch: impl Iterator<Item = Job>,
) {
    let txn = match begin(db, durability) {
        Ok(txn) => txn,
        // Dropping a job tells whoever asked that it is not known what became of it.
        Err(error) => return tracing::error!(%error, "the store cannot begin to write"),
    };
    let mut told = Vec::new();
    let mut answers = Vec::new();
    let mut changed = false;
    let mut broken = None;
    for job in batch {
        let Pending { state, answer } = job(&txn);
        answers.push(answer);
        match state {
            State::Untouched => {}
            State::Changed(notice) => {
                changed = true;
                told.extend(notice);
            }
            State::Broken(error) => {
                broken = Some(error);
                break;
            }
        }
    }
    let durable = finish(txn, changed, broken);
    if durable.is_ok() {
        for notice in told {
            // Nobody may be listening.
            drop(notices.send(notice));
        }
    }
    for answer in answers {
        answer(durable.clone());
    }
}

fn begin(db: &Database, durability: Durability) -> Result<WriteTransaction, StoreError> {
    let mut txn = db.begin_write().map_err(unavailable)?;
    txn.set_durability(durability).map_err(|error| uncertain(&error))?;
    Ok(txn)
}

/// Makes a transaction durable if it has changed anything and none of its jobs broke it.
fn finish(
    txn: WriteTransaction,
    changed: bool,
    broken: Option<StoreError>,
) -> Result<(), StoreError> {
    match broken {
        Some(error) => {
            txn.abort().map_err(unavailable)?;
            Err(error)
        }
        None if changed => txn.commit().map_err(|error| uncertain(&error)),
        None => txn.abort().map_err(unavailable),
    }
}
