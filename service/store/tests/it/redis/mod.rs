//! The store on a Redis server.

mod durability;
mod faults;
mod keys;
mod setup;

use std::time::Duration;

use umpire_store::suite::{Fixture, RedisServer};
use umpire_store::{Redis, RedisOptions};

pub(crate) async fn home() -> Fixture {
    let server = RedisServer::start();
    Fixture::new(open(&server).await, server)
}

umpire_store::suite!(crate::redis::home);

/// The store on a server, as it is by default.
async fn open(server: &RedisServer) -> Redis {
    Redis::open(RedisOptions::new(server.url())).await.unwrap()
}

/// The store at an address, with little patience.
async fn open_hasty(url: String) -> Redis {
    let mut options = RedisOptions::new(url);
    options.patience = Duration::from_millis(500);
    Redis::open(options).await.unwrap()
}
