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
            refuse(
                keeping.durability,
                &[Durability::Fsync, Durability::Replicated],
            )?;
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
            let options = RedisOptions::new(url.as_str()).durability(durability);
            Ok(Arc::new(Redis::open(options).await?))
        }
    }
}

/// A store that cannot keep a promise is not opened, rather than opened without it.
fn refuse(asked: Durability, beyond: &[Durability]) -> Result<(), OpenError> {
    if beyond.contains(&asked) {
        let why = format!("this store cannot keep what durability `{asked:?}` promises");
        return Err(OpenError::Misconfigured(why.to_lowercase()));
    }
    Ok(())
}
