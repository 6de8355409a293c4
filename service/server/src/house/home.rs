//! Opens the store that a configuration names.

use std::sync::Arc;

use umpire_store::{
    Clock, Durability as RedisDurability, Embedded, OpenError, Redis, RedisOptions, Store,
};

use crate::config::{Durability, Keeping, StoreAddress};

/// The store, ready to use.
///
/// # Errors
///
/// When it is not there, is used by another process, or cannot keep what `durability` promises.
pub async fn open(keeping: &Keeping) -> Result<Arc<dyn Store>, OpenError> {
    match &keeping.store {
        StoreAddress::Memory => {
            refuse(keeping.durability, &[Durability::Fsync, Durability::Replicated])?;
            Ok(Arc::new(Embedded::memory(Clock::system())?))
        }
        StoreAddress::File(path) => {
            refuse(keeping.durability, &[Durability::Replicated])?;
            Ok(Arc::new(Embedded::file(path, Clock::system())?))
        }
        StoreAddress::Redis(url) => {
            let durability = match keeping.durability {
                Durability::Fast => RedisDurability::Fast,
                Durability::Fsync => RedisDurability::Fsync,
                Durability::Replicated => RedisDurability::Replicated {
                    replicas: keeping.replicas,
                    timeout: keeping.replica_timeout,
                },
            };
            speak_tls();
            let options = RedisOptions::new(url.as_str()).durability(durability);
            Ok(Arc::new(Redis::open(options).await?))
        }
    }
}

/// Names the one TLS provider of the tree, which `rediss://` takes. Whoever comes second finds it named.
fn speak_tls() {
    drop(rustls::crypto::ring::default_provider().install_default());
}

/// A store that cannot keep a promise is not opened, rather than opened without it.
fn refuse(asked: Durability, beyond: &[Durability]) -> Result<(), OpenError> {
    if beyond.contains(&asked) {
        let why = format!("this store cannot keep what durability `{asked:?}` promises");
        return Err(OpenError::Misconfigured(why.to_lowercase()));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use tokio::net::TcpListener;

    use super::*;
    use crate::config::{Config, Flags};

    #[tokio::test]
    async fn a_redis_that_hangs_up_on_tls_is_away_and_nothing_panics() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                drop(socket);
            }
        });
        let store = Some(format!("rediss://{address}"));
        let config = Config::read(&Flags { store, ..Flags::default() }).unwrap();
        assert!(open(&config.keeping).await.is_err());
    }
}
