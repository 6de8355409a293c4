//! Whether a server is fit to keep matches.

use redis::Value;

use super::keys;
use super::link::{Ask, Link};
use super::options::Durability;
use super::reply;
use crate::error::{OpenError, StoreError};

/// The oldest server whose scripts replicate what they did and not what they are.
const OLDEST_MAJOR: u64 = 7;
/// The format of the keys. A store of another one is refused.
const FORMAT: &str = "1";

/// Refuses a server that would break a promise.
pub(super) async fn fit(link: &Link, durability: Durability) -> Result<(), OpenError> {
    let info = Info::ask(link).await.map_err(|error| away(&error))?;
    let version = info.field("redis_version");
    let major: Option<u64> = version.split('.').next().and_then(|major| major.parse().ok());
    if major.is_none_or(|major| major < OLDEST_MAJOR) {
        return Err(misconfigured(format!(
            "the server's version is `{version}`, and {OLDEST_MAJOR} is the oldest that serves"
        )));
    }
    if info.field("cluster_enabled") == "1" {
        return Err(misconfigured("the server is part of a Cluster, and one alone is expected"));
    }
    is_primary(&info)?;
    keeps_what_it_has(&info)?;
    match durability {
        Durability::Fast | Durability::Replicated { .. } => {}
        Durability::Fsync => flushes_always(link).await?,
    }
    claim_format(link).await
}

/// Whether the server still is what it was when it was opened, as far as one look shows.
pub(super) async fn ready(link: &Link) -> Result<(), StoreError> {
    let info = Info::ask(link).await?;
    is_primary(&info)
        .and_then(|()| keeps_what_it_has(&info))
        .map_err(|error| StoreError::Unavailable { outcome_unknown: false, why: error.to_string() })
}

fn is_primary(info: &Info) -> Result<(), OpenError> {
    if info.field("role") == "master" {
        Ok(())
    } else {
        Err(misconfigured("the server is a replica: name the primary"))
    }
}

fn keeps_what_it_has(info: &Info) -> Result<(), OpenError> {
    let policy = info.field("maxmemory_policy");
    if policy == "noeviction" {
        Ok(())
    } else {
        Err(misconfigured(format!(
            "`maxmemory-policy` is `{policy}`, so matches could vanish: set it to `noeviction`"
        )))
    }
}

async fn flushes_always(link: &Link) -> Result<(), OpenError> {
    for (name, needed) in [("appendonly", "yes"), ("appendfsync", "always")] {
        let found = config(link, name).await.map_err(|error| away(&error))?;
        if found != needed {
            return Err(misconfigured(format!(
                "`{name}` is `{found}`, and durability `fsync` needs `{needed}`"
            )));
        }
    }
    Ok(())
}

async fn config(link: &Link, name: &str) -> Result<String, StoreError> {
    let found = link.ask(Ask::Command(redis::cmd("CONFIG").arg("GET").arg(name))).await?;
    reply::array(found)?.pop().map_or_else(|| Ok(String::new()), reply::text)
}

/// Marks an empty server as ours, and refuses one with another format.
async fn claim_format(link: &Link) -> Result<(), OpenError> {
    let mut claim = redis::cmd("SET");
    claim.arg(keys::FORMAT).arg(FORMAT).arg("NX").arg("GET");
    match link.ask(Ask::Command(&claim)).await.map_err(|error| away(&error))? {
        Value::Nil => Ok(()),
        found => {
            let found = reply::text(found).map_err(|error| OpenError::Format(error.to_string()))?;
            if found == FORMAT {
                Ok(())
            } else {
                Err(OpenError::Format(format!("the keys have format `{found}`, not `{FORMAT}`")))
            }
        }
    }
}

/// What a server says of itself: `name:value` lines.
struct Info(String);

impl Info {
    async fn ask(link: &Link) -> Result<Self, StoreError> {
        reply::text(link.ask(Ask::Command(&redis::cmd("INFO"))).await?).map(Self)
    }

    /// A field's value; empty if the server does not say.
    fn field(&self, name: &str) -> &str {
        let mut fields = self.0.lines().filter_map(|line| line.split_once(':'));
        fields.find(|(field, _)| *field == name).map_or("", |(_, value)| value.trim())
    }
}

fn misconfigured(sentence: impl Into<String>) -> OpenError {
    OpenError::Misconfigured(sentence.into())
}

fn away(error: &StoreError) -> OpenError {
    OpenError::Unreachable(error.to_string())
}
