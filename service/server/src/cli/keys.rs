//! `umpire keys`: who may create matches.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use umpire_store::{KeyRecord, Label, Stamp, Store, Tenant};

use super::{Sentence, block_on};
use crate::config::{Config, Flags, StoreAddress};
use crate::house::open_store;
use crate::identity::{ApiKey, KeyName};

/// Create, list and revoke API keys
///
/// A key is shown once, when it is created; the store keeps only its digest. A store in a file is
/// used by one process at a time: stop the server first.
#[derive(Debug, Args)]
pub struct Keys {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Create a key for a tenant and print it
    #[command(after_help = "\
Examples:
  umpire keys create --store file:umpire.redb --tenant acme --label 'web portal'
  KEY=$(umpire keys create --tenant acme)    with UMPIRE_STORE set
        the key alone goes to standard output")]
    Create(Create),
    /// List the keys, by what names them, never the keys themselves
    #[command(after_help = "\
Example:
  umpire keys list --store redis://localhost:6379")]
    List(Home),
    /// Revoke a key; calls by it are refused within seconds
    #[command(after_help = "\
Example:
  umpire keys revoke --store file:umpire.redb 1f3870be274f
        the name is the one that `umpire keys list` shows")]
    Revoke(Revoke),
}

#[derive(Debug, Args)]
struct Create {
    #[command(flatten)]
    home: Home,
    /// Whose key it is: letters, digits, `_` and `-`
    #[arg(long)]
    tenant: Tenant,
    /// What its owner calls it
    #[arg(long, default_value = "")]
    label: String,
}

#[derive(Debug, Args)]
struct Revoke {
    #[command(flatten)]
    home: Home,
    /// The key's name, 12 hexadecimal digits
    name: KeyName,
}

/// Which store.
#[derive(Debug, Args)]
struct Home {
    /// The server's configuration file
    #[arg(long, env = "UMPIRE_CONFIG", value_name = "PATH")]
    config: Option<PathBuf>,
    /// The server's store: file:PATH or redis://HOST:PORT/DB
    #[arg(long, env = "UMPIRE_STORE", value_name = "STORE", hide_env_values = true)]
    store: Option<String>,
}

impl Keys {
    pub(super) fn run(self) -> Result<ExitCode, Sentence> {
        block_on(async {
            match self.command {
                Command::Create(create) => create.run().await,
                Command::List(home) => list(&home).await,
                Command::Revoke(revoke) => revoke.run().await,
            }
        })
    }
}

impl Home {
    async fn open(&self) -> Result<std::sync::Arc<dyn Store>, Sentence> {
        let Self { config, store } = self;
        let flags = Flags { config: config.clone(), store: store.clone(), ..Flags::default() };
        let config = Config::read(&flags)?;
        if config.keeping.store == StoreAddress::Memory {
            return Err("a store in memory keeps no keys; name one with `--store`".into());
        }
        Ok(open_store(&config.keeping).await?)
    }
}

impl Create {
    async fn run(self) -> Result<ExitCode, Sentence> {
        let store = self.home.open().await?;
        let key = create(store.as_ref(), self.tenant, &self.label).await?;
        writeln!(io::stdout(), "{}", key.reveal())?;
        let name = KeyName::of(&key.digest());
        writeln!(io::stderr(), "created key {name}; it is shown this once")?;
        Ok(ExitCode::SUCCESS)
    }
}

async fn create(store: &dyn Store, tenant: Tenant, label: &str) -> Result<ApiKey, Sentence> {
    let key = ApiKey::draw()?;
    let record = KeyRecord { tenant, label: Label::new(label)?, created_at: store.now().await? };
    store.put_key(&key.digest(), record).await?;
    Ok(key)
}

async fn list(home: &Home) -> Result<ExitCode, Sentence> {
    let store = home.open().await?;
    let mut out = io::stdout();
    writeln!(out, "{:12}  {:20}  {:24}  LABEL", "NAME", "TENANT", "CREATED")?;
    for (digest, record) in store.keys().await? {
        let KeyRecord { tenant, label, created_at } = record;
        let (name, tenant, label) = (KeyName::of(&digest), tenant.as_str(), label.as_str());
        writeln!(out, "{name:12}  {tenant:20}  {:24}  {label}", moment(created_at))?;
    }
    Ok(ExitCode::SUCCESS)
}

impl Revoke {
    async fn run(self) -> Result<ExitCode, Sentence> {
        let store = self.home.open().await?;
        revoke(store.as_ref(), &self.name).await?;
        writeln!(io::stderr(), "revoked key {}", self.name)?;
        Ok(ExitCode::SUCCESS)
    }
}

async fn revoke(store: &dyn Store, name: &KeyName) -> Result<(), Sentence> {
    let keys = store.keys().await?;
    let named: Vec<_> = keys.iter().filter(|(digest, _)| KeyName::of(digest) == *name).collect();
    match named.as_slice() {
        [(digest, _)] => {
            store.revoke_key(digest).await?;
            Ok(())
        }
        [] => Err(format!("there is no key `{name}`").into()),
        [_, _, ..] => Err(format!("more than one key is named `{name}`").into()),
    }
}

/// A moment as people and programs read it: RFC 3339, UTC.
fn moment(stamp: Stamp) -> String {
    let span = std::time::Duration::from_millis(stamp.as_ms());
    prost_types::Timestamp::from(std::time::SystemTime::UNIX_EPOCH + span).to_string()
}

#[cfg(test)]
mod tests {
    use umpire_store::{Clock, Embedded};

    use super::*;

    #[tokio::test]
    async fn a_created_key_is_kept_by_its_digest_until_it_is_revoked() {
        let store = Embedded::memory(Clock::system()).unwrap();
        let tenant = Tenant::new("acme").unwrap();
        let key = create(&store, tenant.clone(), "portal").await.unwrap();
        let record = store.key(&key.digest()).await.unwrap().unwrap();
        assert_eq!((record.tenant, record.label.as_str()), (tenant, "portal"));

        let name = KeyName::of(&key.digest());
        revoke(&store, &name).await.unwrap();
        assert_eq!(store.key(&key.digest()).await.unwrap(), None);
        let again = revoke(&store, &name).await.unwrap_err();
        assert_eq!(again.to_string(), format!("there is no key `{name}`"));
    }

    #[test]
    fn moments_are_told_in_utc() {
        assert_eq!(moment(Stamp::from_ms(1_767_225_600_000)), "2026-01-01T00:00:00Z");
    }
}
