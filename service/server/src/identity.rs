//! Who calls: tenants by API key, players by seat token.
//!
//! An API key is 256 random bits, shown once; only its digest is kept. A seat token opens one seat
//! of one match until it expires or a newer one is issued. Neither is ever logged, nor taken from an
//! address.

mod api_key;
mod credential;
mod gate;
mod keyring;
mod known;
mod seat_token;

use serde::Deserialize;
use umpire_store::{MatchId, Tenant};

pub use api_key::{ApiKey, KeyName};
pub use credential::Credential;
pub use gate::{DEV_TENANT, Gate};
pub use keyring::{Keyring, MIN_SECRET_BYTES};
pub use seat_token::{BadToken, IssuedToken, SeatTokens};

use crate::config::ConfigError;
use crate::failure::Failure;

/// Who calls, proven. Handlers find it among the request's extensions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Caller {
    /// A tenant, by its key; under `--dev` also whoever brings no credential.
    Tenant(Tenant),
    /// The player of a seat, by its token.
    Seat(SeatPass),
}

impl Caller {
    /// What kind of caller it is, for logs.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Tenant(_) => "tenant",
            Self::Seat(_) => "seat",
        }
    }
}

/// What a seat token opens.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatPass {
    /// The match.
    pub match_id: MatchId,
    /// The seat, from 0.
    pub seat: u8,
    /// The seat's token count when this one was issued. Whoever reads the match compares it with the
    /// count there, and refuses one that is lower: a newer token has ended it.
    pub generation: u64,
}

/// Says who a caller is.
#[async_trait::async_trait]
pub trait Doorkeeper: Send + Sync + 'static {
    /// The caller that this credential proves.
    ///
    /// # Errors
    ///
    /// A refusal if it proves nobody, a failure if that cannot be found out.
    async fn admit(&self, credential: Credential) -> Result<Caller, Failure>;
}

/// How callers prove who they are, as configured.
#[derive(Clone, Deserialize)]
pub struct Credentials {
    /// What everything is sealed with; empty for a secret kept in the store.
    pub token_secret: String,
    /// How long a seat token opens its seat.
    #[serde(rename = "token_hours", deserialize_with = "crate::config::span::hours")]
    pub token_life: std::time::Duration,
    /// How long a good key is believed without asking the store.
    #[serde(rename = "key_memory_seconds", deserialize_with = "crate::config::span::seconds")]
    pub key_memory: std::time::Duration,
}

impl Credentials {
    /// Refuses a secret that could be guessed.
    pub(crate) fn check(&self) -> Result<(), ConfigError> {
        match self.token_secret.len() {
            0 | MIN_SECRET_BYTES.. => Ok(()),
            _ => Err(ConfigError::Value {
                key: "token_secret".to_owned(),
                why: format!("it must have at least {MIN_SECRET_BYTES} characters"),
            }),
        }
    }
}

/// Without the secret.
impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { token_secret: _, token_life, key_memory } = self;
        f.debug_struct("Credentials")
            .field("token_life", token_life)
            .field("key_memory", key_memory)
            .finish_non_exhaustive()
    }
}
