//! A server on a free port, and a plain HTTP/1.1 client.

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use bytes::Bytes;
use http::{Request, Response};
use http_body_util::{BodyExt, Empty};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use umpire_server::config::{Config, Flags};
use umpire_server::listen::{Connections, serve};

/// What `umpire serve` allows a connection.
pub(crate) fn usual() -> Connections {
    Config::read(&Flags::default()).unwrap().connections
}

/// A server that runs until it is stopped.
pub(crate) struct Served {
    pub(crate) address: SocketAddr,
    pub(crate) stop: CancellationToken,
    ended: JoinHandle<std::io::Result<()>>,
}

impl Served {
    /// Serves what `app` makes of the stop token.
    pub(crate) async fn start(
        connections: Connections,
        app: impl FnOnce(CancellationToken) -> Router,
    ) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let stop = CancellationToken::new();
        let (app, token) = (app(stop.clone()), stop.clone());
        let ended = tokio::spawn(async move { serve(app, listener, &connections, token).await });
        Self { address, stop, ended }
    }

    pub(crate) async fn connect(&self) -> Client {
        let stream = TcpStream::connect(self.address).await.unwrap();
        let (sender, connection) = handshake(TokioIo::new(stream)).await.unwrap();
        tokio::spawn(connection);
        Client(sender)
    }

    /// Waits until the server has stopped by itself.
    pub(crate) async fn ended(self) {
        let Self { ended, .. } = self;
        within(ended).await.unwrap().unwrap();
    }
}

/// One connection.
pub(crate) struct Client(SendRequest<Empty<Bytes>>);

impl Client {
    pub(crate) async fn ask(&mut self, path: &str) -> hyper::Result<Response<Incoming>> {
        let request = Request::get(path).header("host", "umpire").body(Empty::new()).unwrap();
        self.0.ready().await?;
        self.0.send_request(request).await
    }
}

/// The whole body as text.
pub(crate) async fn text(response: Response<Incoming>) -> String {
    let bytes = response.into_body().collect().await.unwrap().to_bytes();
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// Fails the test rather than hang it.
pub(crate) async fn within<T>(work: impl Future<Output = T>) -> T {
    tokio::time::timeout(Duration::from_secs(30), work).await.expect("it takes too long")
}
