//! Hears the notices of all buckets, on a connection of its own.

use std::time::Duration;

use futures::StreamExt;
use redis::{Client, Msg, RedisResult};
use tokio::sync::{broadcast, oneshot};
use tokio::time::{interval, sleep, timeout};

use super::keys::ALL_NOTICES;
use crate::ids::MatchId;
use crate::notice::Notice;

/// How often a silent connection is asked whether it still is one.
const PULSE: Duration = Duration::from_secs(5);
/// How long it may take to answer, and a new one to be made.
const LIMIT: Duration = Duration::from_secs(2);
/// The pause before a broken connection is made anew.
const PAUSE: Duration = Duration::from_millis(100);

/// Hears notices until it is dropped, over as many connections as that takes. `ready` is told once the
/// first has subscribed.
pub(super) async fn listen(
    client: Client,
    notices: broadcast::Sender<Notice>,
    ready: oneshot::Sender<()>,
) {
    let mut ready = Some(ready);
    loop {
        let subscribed = || match ready.take() {
            Some(ready) => drop(ready.send(())),
            // Whatever was said between two connections is lost.
            None => drop(notices.send(Notice::Missed)),
        };
        if let Err(error) = hear(&client, &notices, subscribed).await {
            tracing::warn!(%error, "the store's notices cannot be heard; connecting again");
        }
        sleep(PAUSE).await;
    }
}

/// Hears notices until the connection breaks.
async fn hear(
    client: &Client,
    notices: &broadcast::Sender<Notice>,
    subscribed: impl FnOnce(),
) -> RedisResult<()> {
    let connection = within(client.get_async_pubsub()).await?;
    let (mut sink, mut heard) = connection.split();
    within(sink.psubscribe(ALL_NOTICES)).await?;
    subscribed();
    let mut pulse = interval(PULSE);
    loop {
        tokio::select! {
            message = heard.next() => match message {
                Some(message) => drop(notices.send(read(&message))),
                None => return Ok(()),
            },
            _ = pulse.tick() => within(sink.ping::<redis::Value>()).await.map(drop)?,
        }
    }
}

async fn within<T>(attempt: impl Future<Output = RedisResult<T>>) -> RedisResult<T> {
    timeout(LIMIT, attempt)
        .await
        .unwrap_or_else(|_| Err(std::io::Error::from(std::io::ErrorKind::TimedOut).into()))
}

/// The match in a message; a message that names none may have meant any.
fn read(message: &Msg) -> Notice {
    let text = std::str::from_utf8(message.get_payload_bytes()).unwrap_or_default();
    let parts = text.split_once(' ').and_then(|(id, n)| Some((MatchId::new(id).ok()?, n)));
    match parts.and_then(|(match_id, n)| Some((match_id, n.parse().ok()?))) {
        Some((match_id, n)) => Notice::Told { match_id, n },
        None => Notice::Missed,
    }
}
