//! Where matches are kept, and how safely.

use std::fmt;
use std::num::NonZeroU16;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::span::millis;

/// Where matches are kept, and how safely.
#[derive(Debug, Clone, Deserialize)]
pub struct Keeping {
    /// Where.
    pub store: StoreAddress,
    /// When an answer leaves.
    pub durability: Durability,
    /// For [`Durability::Replicated`]: how many replicas may be promoted.
    pub replicas: NonZeroU16,
    /// For [`Durability::Replicated`]: how long they may take.
    #[serde(rename = "replica_timeout_ms", deserialize_with = "millis")]
    pub replica_timeout: Duration,
}

/// The home of all matches, as given by `store`.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum StoreAddress {
    /// In this process, gone when it ends.
    Memory,
    /// One file of one process.
    File(PathBuf),
    /// Redis or Valkey, by a URL that may hold a password.
    Redis(String),
}

/// Why a store address is refused.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("a store is `memory`, `file:PATH` or `redis://HOST:PORT`")]
pub struct NotAStore;

const REDIS_SCHEMES: [&str; 2] = ["redis", "rediss"];

impl FromStr for StoreAddress {
    type Err = NotAStore;

    fn from_str(text: &str) -> Result<Self, NotAStore> {
        if text == "memory" {
            return Ok(Self::Memory);
        }
        match text.split_once(':') {
            Some(("file", path)) if !path.is_empty() => Ok(Self::File(PathBuf::from(path))),
            Some((scheme, rest)) if REDIS_SCHEMES.contains(&scheme) && rest.starts_with("//") => {
                Ok(Self::Redis(text.to_owned()))
            }
            _ => Err(NotAStore),
        }
    }
}

impl TryFrom<String> for StoreAddress {
    type Error = NotAStore;

    fn try_from(text: String) -> Result<Self, NotAStore> {
        text.parse()
    }
}

/// Shows where, never the password.
impl fmt::Display for StoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Memory => f.write_str("memory"),
            Self::File(path) => write!(f, "file:{}", path.display()),
            Self::Redis(url) => {
                let (scheme, rest) = url.split_once("://").unwrap_or(("redis", url));
                let place = rest.rsplit_once('@').map_or(rest, |(_secret, place)| place);
                write!(f, "{scheme}://{place}")
            }
        }
    }
}

impl fmt::Debug for StoreAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// When an answer leaves, that is, what a crash can take back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Durability {
    /// As soon as the store has it in memory.
    Fast,
    /// Once it is on the disk.
    Fsync,
    /// Once every replica that may be promoted has it.
    Replicated,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_of_address_is_told_from_the_others() {
        assert_eq!("memory".parse(), Ok(StoreAddress::Memory));
        assert_eq!("file:data/a.redb".parse(), Ok(StoreAddress::File("data/a.redb".into())));
        let tls = "rediss://a:1/2";
        assert_eq!(tls.parse(), Ok(StoreAddress::Redis(tls.to_owned())));
        for wrong in
            ["", "Memory", "file:", "redis:", "postgres://x", "redis+cluster://a:1", "/data/a.redb"]
        {
            assert_eq!(wrong.parse::<StoreAddress>(), Err(NotAStore), "{wrong}");
        }
    }

    #[test]
    fn a_password_is_never_shown() {
        let address: StoreAddress = "redis://user:p@ss@host:6379/1".parse().unwrap();
        assert_eq!(address.to_string(), "redis://host:6379/1");
        assert_eq!(format!("{address:?}"), "redis://host:6379/1");
    }
}
