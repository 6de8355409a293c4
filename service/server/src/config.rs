//! What the process is told: flags over environment over file over the compiled-in default.
//!
//! `config.default.toml` is the manual; [`Flags`] mirrors it as flags and environment variables;
//! each part of the server names the settings it takes as a struct of its own, beside the code that
//! uses them.

mod flags;
mod layers;
pub(crate) mod span;
mod store;

use std::net::SocketAddr;
use std::path::PathBuf;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

pub use flags::Flags;
pub use store::{Durability, Keeping, StoreAddress};

use crate::clerk::Rhythm;
use crate::edge::{Limits, Origins};
use crate::identity::Credentials;
use crate::listen::Connections;
use crate::referee::Bounds;
use crate::telemetry::Telemetry;
use crate::watch::Patience;

/// The manual: every setting with its default.
pub const DEFAULT: &str = include_str!("../config.default.toml");

/// Everything `umpire serve` was told, checked.
#[derive(Debug, Clone)]
pub struct Config {
    /// The one address for everything.
    pub listen: SocketAddr,
    /// Whether callers without a credential are the tenant `dev`.
    pub dev: bool,
    /// Where matches are kept, and how safely.
    pub keeping: Keeping,
    /// Folders with content packs of the host's own.
    pub content: Vec<PathBuf>,
    /// Where browsers may call from.
    pub origins: Origins,
    /// How callers prove who they are.
    pub credentials: Credentials,
    /// What a request may use.
    pub limits: Limits,
    /// What watching may cost.
    pub patience: Patience,
    /// What a call to the referee may use.
    pub bounds: Bounds,
    /// When players' clocks are looked at.
    pub rhythm: Rhythm,
    /// What a connection may use.
    pub connections: Connections,
    /// What is told about the process, and to whom.
    pub telemetry: Telemetry,
}

/// The settings that are no part's own.
#[derive(Deserialize)]
struct Front {
    listen: SocketAddr,
    dev: bool,
    content: Vec<PathBuf>,
    cors_origins: Origins,
}

impl Config {
    /// Reads the configuration from the given flags (and environment) and the file they name.
    ///
    /// # Errors
    ///
    /// [`ConfigError`], saying which key of which layer is at fault.
    pub fn read(flags: &Flags) -> Result<Self, ConfigError> {
        let settings = layers::merged(flags)?;
        let Front { listen, dev, content, cors_origins } = part(&settings)?;
        let config = Self {
            listen,
            dev,
            keeping: part(&settings)?,
            content,
            origins: cors_origins,
            credentials: part(&settings)?,
            limits: part(&settings)?,
            patience: part(&settings)?,
            bounds: part(&settings)?,
            rhythm: part(&settings)?,
            connections: part(&settings)?,
            telemetry: part(&settings)?,
        };
        config.check()?;
        Ok(config)
    }

    fn check(&self) -> Result<(), ConfigError> {
        if self.dev && !self.listen.ip().is_loopback() {
            return Err(ConfigError::DevBeyondLoopback(self.listen));
        }
        self.credentials.check()
    }
}

/// Why a configuration is refused.
#[derive(Debug, Error)]
pub enum ConfigError {
    /// The file cannot be read.
    #[error("cannot read the configuration `{}`: {source}", path.display())]
    Unreadable {
        /// The file that was asked for.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// The file is not TOML.
    #[error("the configuration `{origin}` is not valid TOML: {why}")]
    Syntax {
        /// Which layer.
        origin: String,
        /// Where and what.
        why: String,
    },
    /// A key that no part of the server reads.
    #[error("unknown key `{key}` in `{origin}`; `umpire serve --help` lists them")]
    UnknownKey {
        /// The key.
        key: String,
        /// The file it stands in.
        origin: String,
    },
    /// A value of another kind than the default's.
    #[error("`{key}` in `{origin}` must be of type {expected}, and is of type {found}")]
    WrongType {
        /// The key.
        key: String,
        /// The layer it stands in.
        origin: String,
        /// The type of the default.
        expected: &'static str,
        /// The type that was given.
        found: &'static str,
    },
    /// A value that is out of its bounds.
    #[error("`{key}` cannot be used: {why}")]
    Value {
        /// The key.
        key: String,
        /// What is wrong with its value.
        why: String,
    },
    /// `dev` with an address that others can reach.
    #[error("`dev` asks nobody for a key, so `listen` must be a loopback address, not `{0}`")]
    DevBeyondLoopback(SocketAddr),
}

/// The settings that one part of the server takes, out of all.
fn part<T: DeserializeOwned>(settings: &toml::Table) -> Result<T, ConfigError> {
    serde_path_to_error::deserialize(settings.clone()).map_err(|error| ConfigError::Value {
        key: error.path().to_string(),
        why: error.inner().message().to_owned(),
    })
}

/// The message of a TOML error without its line breaks.
fn sentence(error: &toml::de::Error) -> String {
    error.to_string().trim().replace('\n', ", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flags(lines: &[&str]) -> Flags {
        #[derive(clap::Parser)]
        struct Line {
            #[command(flatten)]
            flags: Flags,
        }
        let line = std::iter::once("umpire").chain(lines.iter().copied());
        <Line as clap::Parser>::try_parse_from(line).unwrap().flags
    }

    #[test]
    fn the_default_file_alone_is_a_configuration() {
        let config = Config::read(&flags(&[])).unwrap();
        assert_eq!(config.listen, "127.0.0.1:8080".parse().unwrap());
        assert!(!config.dev);
        assert_eq!(config.keeping.store, StoreAddress::Memory);
        assert_eq!(config.limits.request_timeout.as_millis(), 15_000);
    }

    #[test]
    fn dev_is_refused_beyond_loopback() {
        let refused = Config::read(&flags(&["--dev", "--listen", "0.0.0.0:80"]));
        assert!(matches!(refused, Err(ConfigError::DevBeyondLoopback(_))), "{refused:?}");
        assert!(Config::read(&flags(&["--dev", "--listen", "[::1]:80"])).is_ok());
        assert!(Config::read(&flags(&["--listen", "0.0.0.0:80"])).is_ok());
    }

    fn named(refused: Result<Config, ConfigError>, at_fault: &str) -> bool {
        matches!(refused, Err(ConfigError::Value { key, .. }) if key == at_fault)
    }

    #[test]
    fn a_number_out_of_bounds_is_refused_by_name() {
        let refused = Config::read(&flags(&["--streams-per-connection", "4294967296"]));
        assert!(named(refused, "streams_per_connection"));
        let refused = Config::read(&flags(&["--request-timeout-ms", "0"]));
        assert!(named(refused, "request_timeout_ms"));
    }
}
