//! One port: accepts connections, lets each speak HTTP/1.1 or HTTP/2, and ends them politely.
//!
//! Why not `axum::serve` or tonic's own server: both wait without limit for open streams when the
//! process stops, and tonic's connection age cuts the socket under calls in flight. Here a
//! connection that must go is told so (GOAWAY, `connection: close`), has a grace to finish, and is
//! then dropped.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto::Builder;
use hyper_util::service::TowerToHyperService;
use serde::Deserialize;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;
use tracing::{debug, info, warn};

use crate::config::span::{count, millis, seconds};

/// The largest header list an HTTP/2 request may bring, in bytes.
const HEADER_LIST_BYTES: u32 = 16 * 1024;

/// How long to wait before accepting again when the operating system has no socket to give.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// What a connection may use, and how long it may last.
#[derive(Debug, Clone, Deserialize)]
pub struct Connections {
    /// How many connections are open at once; further ones wait in the system's backlog.
    #[serde(rename = "connection_limit", deserialize_with = "count")]
    pub limit: usize,
    /// How many requests one HTTP/2 connection may have in flight.
    #[serde(deserialize_with = "count")]
    pub streams_per_connection: u32,
    /// How long a client may take to say its first byte, and an HTTP/1.1 client its headers.
    #[serde(rename = "header_timeout_ms", deserialize_with = "millis")]
    pub header_timeout: Duration,
    /// How often a silent HTTP/2 connection is asked whether it is still there.
    #[serde(rename = "keep_alive_seconds", deserialize_with = "seconds")]
    pub keep_alive: Duration,
    /// How long a connection may last, give or take a tenth, before it is asked to go.
    #[serde(rename = "connection_age_seconds", deserialize_with = "seconds")]
    pub age: Duration,
    /// How long whatever was accepted may take to finish, once its connection must go.
    #[serde(rename = "drain_seconds", deserialize_with = "seconds")]
    pub drain: Duration,
}

/// Serves `app` on `listener` until `stop` is cancelled, then finishes what was accepted.
///
/// Stopping closes the listener, asks every connection to go and waits [`Connections::drain`] for
/// them; what is left then is dropped. Handlers of endless streams watch the same `stop`.
///
/// # Errors
///
/// When the listener's local address cannot be read.
pub async fn serve(
    app: Router,
    listener: TcpListener,
    connections: &Connections,
    stop: CancellationToken,
) -> io::Result<()> {
    let address = listener.local_addr()?;
    info!(%address, "listening");
    let places = Arc::new(Semaphore::new(connections.limit));
    let host = Arc::new(Host {
        app,
        protocol: protocol(connections),
        connections: connections.clone(),
        stop,
    });
    let mut open = JoinSet::new();
    loop {
        tokio::select! {
            () = host.stop.cancelled() => break,
            Some(_ended) = open.join_next(), if !open.is_empty() => {}
            (place, stream, peer) = accept(&listener, &places) => {
                let host = Arc::clone(&host);
                open.spawn(async move {
                    host.converse(stream, peer).await;
                    drop(place);
                });
            }
        }
    }
    drop(listener);
    drain(open, connections.drain).await;
    Ok(())
}

/// Waits for the open connections, and drops those that outlast `grace`.
async fn drain(mut open: JoinSet<()>, grace: Duration) {
    info!(connections = open.len(), "finishing what was accepted");
    let finished = timeout(grace, async { while open.join_next().await.is_some() {} });
    if finished.await.is_err() {
        warn!(connections = open.len(), "dropping connections that did not finish in time");
        open.shutdown().await;
    }
}

/// The next connection, once there is a place for it.
async fn accept(
    listener: &TcpListener,
    places: &Arc<Semaphore>,
) -> (Option<OwnedSemaphorePermit>, TcpStream, SocketAddr) {
    // The semaphore is never closed, so a place is always given in the end.
    let place = Arc::clone(places).acquire_owned().await.ok();
    loop {
        match listener.accept().await {
            Ok((stream, peer)) => return (place, stream, peer),
            Err(error) if is_of_the_peer(&error) => debug!(%error, "a connection came to nothing"),
            Err(error) => {
                warn!(%error, "cannot accept connections");
                sleep(ACCEPT_PAUSE).await;
            }
        }
    }
}

/// Whether the fault lies with one client, so that the next can be accepted at once.
fn is_of_the_peer(error: &io::Error) -> bool {
    matches!(
        error.kind(),
        io::ErrorKind::ConnectionRefused
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::ConnectionReset
    )
}

fn protocol(connections: &Connections) -> Builder<TokioExecutor> {
    let mut builder = Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new()).header_read_timeout(connections.header_timeout);
    builder
        .http2()
        .timer(TokioTimer::new())
        .max_concurrent_streams(connections.streams_per_connection)
        .keep_alive_interval(connections.keep_alive)
        .max_header_list_size(HEADER_LIST_BYTES);
    builder
}

/// What all connections share.
struct Host {
    app: Router,
    protocol: Builder<TokioExecutor>,
    connections: Connections,
    stop: CancellationToken,
}

impl Host {
    /// Serves one connection to its end.
    async fn converse(&self, stream: TcpStream, peer: SocketAddr) {
        if let Err(error) = stream.set_nodelay(true) {
            debug!(%error, "cannot send without delay");
        }
        if timeout(self.connections.header_timeout, stream.peek(&mut [0])).await.is_err() {
            debug!(%peer, "connection without a word");
            return;
        }
        let app = self.app.clone().map_request(move |mut request: http::Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(peer));
            request.map(Body::new)
        });
        let connection =
            self.protocol.serve_connection(TokioIo::new(stream), TowerToHyperService::new(app));
        let mut connection = pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => Some(ended),
            () = sleep(with_jitter(self.connections.age)) => None,
            () = self.stop.cancelled() => None,
        };
        let ended = match ended {
            Some(ended) => ended,
            None => {
                connection.as_mut().graceful_shutdown();
                finish(connection, self.connections.drain).await
            }
        };
        if let Err(error) = ended {
            debug!(%error, %peer, "connection ended early");
        }
    }
}

/// Lets a connection finish within `grace`; dropping it then is its end.
async fn finish<E>(
    connection: impl Future<Output = Result<(), E>>,
    grace: Duration,
) -> Result<(), E> {
    timeout(grace, connection).await.unwrap_or(Ok(()))
}

/// An age up to a tenth shorter or longer, so that clients do not all come back at once.
fn with_jitter(age: Duration) -> Duration {
    let tenth = age / 10;
    // Without entropy the ages are merely less spread.
    let thousandths = getrandom::u32().unwrap_or_default() % 1000;
    age - tenth + tenth * 2 * thousandths / 1000
}
