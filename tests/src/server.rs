//! A server within the test.

use std::sync::Arc;

use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;
use umpire_server::config::{Config, Flags};
use umpire_server::house::{House, StartError};
use umpire_server::serve_house;
use umpire_store::Store;

use crate::grpc::Grpc;
use crate::rest::Rest;

/// A running server, told to stop when it is dropped.
pub struct Server {
    address: String,
    stop: CancellationToken,
    running: JoinHandle<Result<(), StartError>>,
}

impl Server {
    /// Serves a store on a spare port.
    pub async fn start(store: Arc<dyn Store>, flags: Flags) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap().to_string();
        let stop = CancellationToken::new();
        let config = Config::read(&flags).unwrap();
        let house = House::over(store, config, stop.clone()).await.unwrap();
        let running = tokio::spawn(serve_house(house, listener));
        Self { address, stop, running }
    }

    /// Where it listens, as `127.0.0.1:PORT`.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.address
    }

    /// A client by REST, without a credential.
    #[must_use]
    pub fn rest(&self) -> Rest {
        Rest::at(&self.address)
    }

    /// A client by gRPC, without a credential.
    pub async fn grpc(&self) -> Grpc {
        Grpc::at(&self.address).await
    }

    /// Tells it to stop, and waits until it has.
    pub async fn stop(mut self) {
        self.stop.cancel();
        (&mut self.running).await.unwrap().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}
