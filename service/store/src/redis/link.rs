//! The connection to the server: made again when it breaks, and asked again when a reply is lost.

use std::time::Duration;

use redis::aio::MultiplexedConnection;
use redis::{
    AsyncConnectionConfig, Client, Cmd, ErrorKind, Pipeline, RedisError, RedisResult,
    ScriptInvocation, ServerErrorKind, Value,
};
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout_at};

use super::options::RedisOptions;
use crate::error::StoreError;

/// The first pause before asking again; each next one is twice as long.
const FIRST_PAUSE: Duration = Duration::from_millis(10);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_millis(250);

/// What can be asked, and asked again: asked twice, it must do no more than asked once.
pub(super) enum Ask<'a> {
    Script(&'a ScriptInvocation<'a>),
    Command(&'a Cmd),
    /// Commands in one go, answered by the list of their replies.
    Commands(&'a Pipeline),
}

/// One connection that all requests share.
pub(super) struct Link {
    client: Client,
    config: AsyncConnectionConfig,
    patience: Duration,
    /// The lock is held while connecting: whoever needs the connection meanwhile waits for this one.
    current: Mutex<Current>,
}

#[derive(Default)]
struct Current {
    /// Counts connections, so that a late failure does not end a younger one.
    number: u64,
    connection: Option<MultiplexedConnection>,
}

impl Link {
    pub(super) fn new(client: Client, options: &RedisOptions) -> Self {
        // The library's own limits would cut off whatever takes half a second.
        let config = AsyncConnectionConfig::new()
            .set_connection_timeout(Some(options.connect_timeout))
            .set_response_timeout(Some(options.response_timeout));
        Self { client, config, patience: options.patience, current: Mutex::default() }
    }

    /// Asks until there is a reply or patience ends.
    pub(super) async fn ask(&self, ask: Ask<'_>) -> Result<Value, StoreError> {
        let deadline = Instant::now() + self.patience;
        let mut outcome_unknown = false;
        let mut pause = FIRST_PAUSE;
        loop {
            let why = match timeout_at(deadline, self.connection()).await {
                Ok(Ok((number, mut connection))) => match ask.send(&mut connection).await {
                    Ok(value) => return Ok(value),
                    Err(error) => {
                        let why = error.to_string();
                        match Fate::of(&error, &ask) {
                            Fate::Unreadable => return Err(StoreError::corrupt(why)),
                            Fate::Refused => {
                                return Err(StoreError::Unavailable { outcome_unknown, why });
                            }
                            Fate::NotDone => {}
                            Fate::Unknown => outcome_unknown = true,
                        }
                        self.forget(number).await;
                        why
                    }
                },
                Ok(Err(error)) => error.to_string(),
                Err(_) => "no connection in time".to_owned(),
            };
            if Instant::now() + pause >= deadline {
                return Err(StoreError::Unavailable { outcome_unknown, why });
            }
            sleep(pause).await;
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    async fn connection(&self) -> RedisResult<(u64, MultiplexedConnection)> {
        let mut current = self.current.lock().await;
        if let Some(connection) = &current.connection {
            return Ok((current.number, connection.clone()));
        }
        let connection =
            self.client.get_multiplexed_async_connection_with_config(&self.config).await?;
        current.number += 1;
        current.connection = Some(connection.clone());
        Ok((current.number, connection))
    }

    /// Drops a connection that has failed, unless another has taken its place already.
    async fn forget(&self, number: u64) {
        let mut current = self.current.lock().await;
        if current.number == number {
            current.connection = None;
        }
    }
}

impl Ask<'_> {
    async fn send(&self, connection: &mut MultiplexedConnection) -> RedisResult<Value> {
        match self {
            // By its digest; a server that does not know it yet is sent the text.
            Self::Script(invocation) => invocation.invoke_async(connection).await,
            Self::Command(command) => command.query_async(connection).await,
            Self::Commands(commands) => commands.query_async(connection).await,
        }
    }
}

/// What an error says about what was asked.
enum Fate {
    /// It may have been done, and its reply lost.
    Unknown,
    /// It was not done, and may be once the server has recovered or another has taken over.
    NotDone,
    /// It was not done, and will not be.
    Refused,
    /// What is kept cannot be read.
    Unreadable,
}

impl Fate {
    fn of(error: &RedisError, ask: &Ask<'_>) -> Self {
        match error.kind() {
            ErrorKind::Server(
                ServerErrorKind::BusyLoading
                | ServerErrorKind::MasterDown
                | ServerErrorKind::ReadOnly
                | ServerErrorKind::TryAgain
                | ServerErrorKind::ClusterDown,
            ) => Self::NotDone,
            ErrorKind::Server(_) | ErrorKind::Extension => match (code(error).as_str(), ask) {
                ("WRONGTYPE" | "CORRUPT", _) | ("ERR", Ask::Script(_)) => Self::Unreadable,
                _ => Self::Refused,
            },
            _ => Self::Unknown,
        }
    }
}

/// The code of a server's error; of several, the first.
fn code(error: &RedisError) -> String {
    let errors = error.clone().into_server_errors();
    errors
        .and_then(|errors| errors.first().map(|(_, first)| first.code().to_owned()))
        .unwrap_or_default()
}
