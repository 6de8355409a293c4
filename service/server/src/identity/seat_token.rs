//! Seat tokens: PASETO v4.local, so that nobody but the service can read or make one.

use std::time::Duration;

use pasetors::keys::SymmetricKey;
use pasetors::token::UntrustedToken;
use pasetors::version4::{LocalToken, V4};
use pasetors::{Local, errors};
use serde::{Deserialize, Serialize};
use thiserror::Error;
use umpire_store::{MatchId, Stamp};

use super::{Keyring, SeatPass};
use crate::failure::Failure;

/// Bound into every token, so that none of another kind under the same key could pass for one.
const KIND: &[u8] = b"umpire seat token";

/// Issues and opens seat tokens.
///
/// Tokens of one seat and generation are equally good, whichever server issued them: a retried
/// creation is answered with others that open the same seats.
#[derive(Clone)]
pub struct SeatTokens {
    key: SymmetricKey<V4>,
    life: Duration,
}

/// A token, to be handed to its player.
#[derive(Clone, PartialEq, Eq)]
pub struct IssuedToken {
    /// The token.
    pub token: String,
    /// When it ends by itself.
    pub expires_at: Stamp,
}

/// Why a token opens nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum BadToken {
    /// Not made by this installation, or tampered with.
    #[error("the seat token is not one of this service")]
    Foreign,
    /// Its time is over.
    #[error("the seat token has expired")]
    Expired,
}

/// What is sealed in a token.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sealed {
    #[serde(rename = "match")]
    match_id: String,
    seat: u8,
    generation: u64,
    expires_at_ms: u64,
}

impl SeatTokens {
    /// Tokens sealed by this keyring that last `life`.
    ///
    /// # Errors
    ///
    /// Never in practice; a failure of ours if the key does not fit.
    pub fn new(keyring: &Keyring, life: Duration) -> Result<Self, Failure> {
        let key = SymmetricKey::from(keyring.seat_tokens())
            .map_err(|error| Failure::inside(format!("seat token key: {error}")))?;
        Ok(Self { key, life })
    }

    /// A token for a seat, issued at `now`.
    ///
    /// # Errors
    ///
    /// When the system has no randomness to give.
    pub fn issue(&self, pass: &SeatPass, now: Stamp) -> Result<IssuedToken, Failure> {
        let expires_at = now.after(self.life);
        let SeatPass { match_id, seat, generation } = pass;
        let sealed = Sealed {
            match_id: match_id.as_str().to_owned(),
            seat: *seat,
            generation: *generation,
            expires_at_ms: expires_at.as_ms(),
        };
        let message = serde_json::to_vec(&sealed)
            .map_err(|error| Failure::inside(format!("cannot write a seat token: {error}")))?;
        let token = LocalToken::encrypt(&self.key, &message, None, Some(KIND))
            .map_err(|error| Failure::inside(format!("cannot seal a seat token: {error}")))?;
        Ok(IssuedToken { token, expires_at })
    }

    /// What a token opens, at `now`. Whether a newer one has ended it, the match knows.
    ///
    /// # Errors
    ///
    /// [`BadToken`], saying why it opens nothing.
    pub fn open(&self, token: &str, now: Stamp) -> Result<SeatPass, BadToken> {
        let message = self.unseal(token).map_err(|_| BadToken::Foreign)?;
        let sealed: Sealed = serde_json::from_str(&message).map_err(|_| BadToken::Foreign)?;
        let Sealed { match_id, seat, generation, expires_at_ms } = sealed;
        if Stamp::from_ms(expires_at_ms) <= now {
            return Err(BadToken::Expired);
        }
        let match_id = MatchId::new(&match_id).map_err(|_| BadToken::Foreign)?;
        Ok(SeatPass { match_id, seat, generation })
    }

    fn unseal(&self, token: &str) -> Result<String, errors::Error> {
        let untrusted = UntrustedToken::<Local, V4>::try_from(token)?;
        let trusted = LocalToken::decrypt(&self.key, &untrusted, None, Some(KIND))?;
        Ok(trusted.payload().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOON: Stamp = Stamp::MAX;

    fn tokens(secret: &str) -> SeatTokens {
        let keyring = Keyring::of_secret(secret);
        SeatTokens::new(&keyring, Duration::from_secs(60)).unwrap()
    }

    fn pass() -> SeatPass {
        SeatPass { match_id: MatchId::new("m1").unwrap(), seat: 3, generation: 2 }
    }

    #[test]
    fn a_token_opens_its_seat_at_any_server_of_the_installation() {
        let now = Stamp::from_ms(1_000);
        let issued = tokens("one").issue(&pass(), now).unwrap();
        assert_eq!(tokens("one").open(&issued.token, now), Ok(pass()));
        assert_eq!(tokens("two").open(&issued.token, now), Err(BadToken::Foreign));
    }

    #[test]
    fn a_token_ends_when_its_time_is_over() {
        let issued = tokens("one").issue(&pass(), Stamp::from_ms(1_000)).unwrap();
        assert_eq!(issued.expires_at, Stamp::from_ms(61_000));
        assert_eq!(tokens("one").open(&issued.token, Stamp::from_ms(60_999)), Ok(pass()));
        let late = tokens("one").open(&issued.token, Stamp::from_ms(61_000));
        assert_eq!(late, Err(BadToken::Expired));
        assert_eq!(tokens("one").open(&issued.token, NOON), Err(BadToken::Expired));
    }

    #[test]
    fn a_token_with_any_character_changed_opens_nothing() {
        let now = Stamp::from_ms(1_000);
        let issued = tokens("one").issue(&pass(), now).unwrap();
        for place in 0..issued.token.len() {
            let mut bytes = issued.token.clone().into_bytes();
            bytes[place] = if bytes[place] == b'A' { b'B' } else { b'A' };
            let changed = String::from_utf8(bytes).unwrap();
            assert_eq!(tokens("one").open(&changed, now), Err(BadToken::Foreign), "{place}");
        }
    }

    #[test]
    fn a_token_tells_its_holder_nothing() {
        let issued = tokens("one").issue(&pass(), Stamp::from_ms(1_000)).unwrap();
        assert!(issued.token.starts_with("v4.local."));
        assert!(!issued.token.contains("m1"));
    }
}
