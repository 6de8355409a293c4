//! The doorkeeper of the service.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use umpire_store::{Stamp, Store, Tenant};

use super::known::Known;
use super::{ApiKey, BadToken, Caller, Credential, Doorkeeper, SeatTokens};
use crate::failure::{Failure, Refusal};

/// Who a caller without a credential is under `--dev`.
pub const DEV_TENANT: &str = "dev";

/// Admits tenants by the keys in the store and players by their sealed tokens.
pub struct Gate {
    store: Arc<dyn Store>,
    tokens: SeatTokens,
    known: Known,
    dev: Option<Tenant>,
}

impl Gate {
    /// A gate that asks for credentials, and believes a good key for `key_memory`.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, tokens: SeatTokens, key_memory: Duration) -> Self {
        Self { store, tokens, known: Known::new(key_memory), dev: None }
    }

    /// The same gate, open to callers without a credential: they are the tenant [`DEV_TENANT`].
    ///
    /// # Errors
    ///
    /// Never in practice; a failure of ours if the name is unfit.
    pub fn open_to_all(self) -> Result<Self, Failure> {
        let dev = Tenant::new(DEV_TENANT).map_err(|error| Failure::inside(error.to_string()))?;
        Ok(Self { dev: Some(dev), ..self })
    }

    async fn tenant(&self, key: &ApiKey) -> Result<Tenant, Failure> {
        let digest = key.digest();
        if let Some(tenant) = self.known.tenant(&digest, Instant::now()) {
            return Ok(tenant);
        }
        match self.store.key(&digest).await? {
            Some(record) => {
                self.known.remember(digest, record.tenant.clone(), Instant::now());
                Ok(record.tenant)
            }
            None => Err(Refusal::NoCredential("the API key is unknown or revoked").into()),
        }
    }
}

#[async_trait]
impl Doorkeeper for Gate {
    async fn admit(&self, credential: Credential) -> Result<Caller, Failure> {
        match credential {
            Credential::None => match &self.dev {
                Some(dev) => Ok(Caller::Tenant(dev.clone())),
                None => Err(Refusal::NoCredential("expected `authorization: Bearer …`").into()),
            },
            Credential::Key(key) => Ok(Caller::Tenant(self.tenant(&key).await?)),
            Credential::SeatToken(token) => match self.tokens.open(&token, wall_clock()) {
                Ok(pass) => Ok(Caller::Seat(pass)),
                Err(BadToken::Foreign) => {
                    Err(Refusal::NoCredential("the seat token is not one of this service").into())
                }
                Err(BadToken::Expired) => {
                    Err(Refusal::NoCredential("the seat token has expired").into())
                }
            },
        }
    }
}

/// The machine's time: a token's end is a matter of days, not of the store's exact clock.
fn wall_clock() -> Stamp {
    let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Stamp::from_ms(u64::try_from(since_epoch.as_millis()).unwrap_or(u64::MAX))
}
