//! One secret an installation, and the keys derived from it, one a purpose.

use bytes::Bytes;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use umpire_store::{MatchId, Store, Tenant};

use super::api_key::hex;
use crate::failure::Failure;

/// The shortest secret that is taken from a configuration, in bytes.
pub const MIN_SECRET_BYTES: usize = 32;

/// The name the secret is kept under in the store.
const STORED_AS: &str = "identity";
const FOR_SEAT_TOKENS: &[u8] = b"umpire seat tokens v4.local";
const FOR_MATCH_IDS: &[u8] = b"umpire match ids";
/// How much of a keyed digest names a match, in bytes: 128 bits, as many as a UUID.
const MATCH_ID_BYTES: usize = 16;

/// The derived keys. All servers of one store have the same.
#[derive(Clone)]
pub struct Keyring {
    seat_tokens: [u8; 32],
    match_ids: [u8; 32],
}

impl Keyring {
    /// The keys of an installation: from the configured secret, or else from one that is made once
    /// and kept in the store.
    ///
    /// # Errors
    ///
    /// When the store does not answer, or the system has no randomness to give.
    pub async fn of_installation(configured: &str, store: &dyn Store) -> Result<Self, Failure> {
        if !configured.is_empty() {
            return Self::derive(configured.as_bytes());
        }
        let mut fresh = [0; 32];
        getrandom::fill(&mut fresh)
            .map_err(|error| Failure::inside(format!("no randomness: {error}")))?;
        let kept = store.secret(STORED_AS, Bytes::copy_from_slice(&fresh)).await?;
        Self::derive(&kept)
    }

    /// The keys of an installation with this secret.
    #[cfg(test)]
    pub(super) fn of_secret(secret: &str) -> Self {
        Self::derive(secret.as_bytes()).unwrap()
    }

    fn derive(secret: &[u8]) -> Result<Self, Failure> {
        Ok(Self {
            seat_tokens: keyed(secret, &[FOR_SEAT_TOKENS])?,
            match_ids: keyed(secret, &[FOR_MATCH_IDS])?,
        })
    }

    /// What seat tokens are sealed with.
    pub(super) fn seat_tokens(&self) -> &[u8; 32] {
        &self.seat_tokens
    }

    /// The id of the match that `tenant` creates by `request_id`: the same whenever and wherever it
    /// is asked again, so that a retry meets its own match, and not to be guessed by others.
    ///
    /// # Errors
    ///
    /// Never in practice; a failure of ours if the digest cannot be taken.
    pub fn match_id(&self, tenant: &Tenant, request_id: &str) -> Result<MatchId, Failure> {
        // A tenant's name holds no zero byte, so the two cannot run into each other.
        let parts: [&[u8]; 3] = [tenant.as_str().as_bytes(), &[0], request_id.as_bytes()];
        let digest = keyed(&self.match_ids, &parts)?;
        MatchId::new(&hex(digest.iter().take(MATCH_ID_BYTES)))
            .map_err(|error| Failure::inside(error.to_string()))
    }
}

/// Without the keys.
impl std::fmt::Debug for Keyring {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Keyring").finish_non_exhaustive()
    }
}

fn keyed(key: &[u8], parts: &[&[u8]]) -> Result<[u8; 32], Failure> {
    let mut mac = <Hmac<Sha256> as KeyInit>::new_from_slice(key)
        .map_err(|error| Failure::inside(format!("cannot derive a key: {error}")))?;
    for part in parts {
        mac.update(part);
    }
    Ok(mac.finalize().into_bytes().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ring(secret: &str) -> Keyring {
        Keyring::of_secret(secret)
    }

    #[test]
    fn a_retried_creation_meets_its_own_match_at_any_server() {
        let (tenant, other) = (Tenant::new("a").unwrap(), Tenant::new("b").unwrap());
        let id = ring("secret").match_id(&tenant, "r1").unwrap();
        assert_eq!(ring("secret").match_id(&tenant, "r1").unwrap(), id);
        assert_ne!(ring("secret").match_id(&tenant, "r2").unwrap(), id);
        assert_ne!(ring("secret").match_id(&other, "r1").unwrap(), id);
        assert_ne!(ring("other").match_id(&tenant, "r1").unwrap(), id);
    }

    #[test]
    fn no_two_purposes_share_a_key() {
        let ring = ring("secret");
        assert_ne!(ring.seat_tokens, ring.match_ids);
    }
}
