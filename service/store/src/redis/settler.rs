//! Waits until replicas have what was changed: all changes that wait, by one wait.

use std::num::NonZeroU16;
use std::time::Duration;

use bytes::Bytes;
use futures::future::join_all;
use redis::aio::MultiplexedConnection;
use redis::{AsyncConnectionConfig, Client, RedisResult};
use tokio::sync::{mpsc, oneshot};
use tokio::task::AbortHandle;

use super::keys;
use super::options::RedisOptions;
use super::scripts::SETTLE;
use crate::ids::MatchId;

/// The most changes that share one wait.
const BATCH: usize = 256;

/// A change to a match that has to reach the replicas.
struct Job {
    /// Which match, and the mark of the change; none for a change to no match.
    change: Option<(MatchId, Bytes)>,
    done: oneshot::Sender<Result<(), String>>,
}

/// The way to the task that waits, on a connection of its own: others need not wait behind it.
pub(super) struct Settler {
    jobs: mpsc::Sender<Job>,
    task: AbortHandle,
}

impl Settler {
    pub(super) fn start(
        client: Client,
        options: &RedisOptions,
        replicas: NonZeroU16,
        timeout: Duration,
    ) -> Self {
        let config = AsyncConnectionConfig::new()
            .set_connection_timeout(Some(options.connect_timeout))
            .set_response_timeout(Some(options.response_timeout.saturating_add(timeout)));
        let waiter = Waiter { client, config, replicas, timeout, connection: None };
        let (jobs, waiting) = mpsc::channel(BATCH);
        let task = tokio::spawn(waiter.run(waiting)).abort_handle();
        Self { jobs, task }
    }

    /// Waits until enough replicas have a change, and everything before it; or says why not.
    pub(super) async fn settle(&self, change: Option<(MatchId, Bytes)>) -> Result<(), String> {
        let (done, settled) = oneshot::channel();
        let gone = || "the waiting task has ended".to_owned();
        self.jobs.send(Job { change, done }).await.map_err(|_| gone())?;
        settled.await.map_err(|_| gone())?
    }
}

impl Drop for Settler {
    fn drop(&mut self) {
        self.task.abort();
    }
}

struct Waiter {
    client: Client,
    config: AsyncConnectionConfig,
    replicas: NonZeroU16,
    timeout: Duration,
    connection: Option<MultiplexedConnection>,
}

impl Waiter {
    async fn run(mut self, mut waiting: mpsc::Receiver<Job>) {
        let mut jobs = Vec::with_capacity(BATCH);
        while waiting.recv_many(&mut jobs, BATCH).await > 0 {
            let batch = std::mem::take(&mut jobs);
            let changes: Vec<_> = batch.iter().map(|job| job.change.as_ref()).collect();
            let mut outcomes = self.settle(&changes).await;
            if outcomes.is_err() {
                // Perhaps the connection broke long ago; whatever is asked here can be asked again.
                self.connection = None;
                outcomes = self.settle(&changes).await;
            }
            let outcomes = outcomes.unwrap_or_else(|error| {
                self.connection = None;
                vec![Err(error.to_string()); batch.len()]
            });
            for (job, outcome) in batch.into_iter().zip(outcomes) {
                // Whoever asked may have left.
                drop(job.done.send(outcome));
            }
        }
    }

    /// Settles changes on one connection, so that the server that says it holds them is the server
    /// whose replicas are waited for, whatever has taken over from whom in between.
    async fn settle(
        &mut self,
        changes: &[Option<&(MatchId, Bytes)>],
    ) -> RedisResult<Vec<Result<(), String>>> {
        let connection = self.connect().await?;
        let held = join_all(changes.iter().map(|change| ask(connection.clone(), *change, false)));
        let held: Vec<bool> = held.await.into_iter().collect::<RedisResult<_>>()?;
        let reached = self.wait(connection.clone()).await?;
        if reached < self.replicas.get().into() {
            let why = format!("{reached} replicas have it, and {} must", self.replicas);
            return Ok(vec![Err(why); changes.len()]);
        }
        let told = join_all(changes.iter().map(|change| ask(connection.clone(), *change, true)));
        let told: Vec<bool> = told.await.into_iter().collect::<RedisResult<_>>()?;
        let outcome = |(held, told)| {
            if held && told { Ok(()) } else { Err("the server has lost it".to_owned()) }
        };
        Ok(held.into_iter().zip(told).map(outcome).collect())
    }

    async fn connect(&mut self) -> RedisResult<MultiplexedConnection> {
        if let Some(connection) = &self.connection {
            return Ok(connection.clone());
        }
        let connection =
            self.client.get_multiplexed_async_connection_with_config(&self.config).await?;
        Ok(self.connection.insert(connection).clone())
    }

    /// How many replicas have everything up to now.
    async fn wait(&self, mut connection: MultiplexedConnection) -> RedisResult<u64> {
        let (reached,) = redis::pipe()
            .cmd("SET")
            .arg(keys::SETTLED)
            .arg("")
            .ignore()
            .cmd("WAIT")
            .arg(self.replicas.get())
            .arg(self.timeout.as_millis().to_string())
            .query_async(&mut connection)
            .await?;
        Ok(reached)
    }
}

/// Asks whether the server holds a change; if it has settled, also lets the notice of it leave.
async fn ask(
    mut connection: MultiplexedConnection,
    change: Option<&(MatchId, Bytes)>,
    settled: bool,
) -> RedisResult<bool> {
    let Some((id, mark)) = change else {
        return Ok(true);
    };
    let mut invocation = SETTLE.prepare_invoke();
    invocation.key(keys::head(id)).key(keys::log(id)).arg(id.as_str()).arg(mark.as_ref());
    if settled {
        invocation.arg(keys::told(id.bucket()));
    }
    invocation.invoke_async(&mut connection).await
}
