//! API keys.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};
use thiserror::Error;
use umpire_store::KeyDigest;

use crate::failure::Failure;

/// What every key begins with, so that people and secret scanners know one.
const PREFIX: &str = "umk_";
/// The random part, in bytes.
const KEY_BYTES: usize = 32;
/// How much of a digest names a key for people, in bytes.
const NAME_BYTES: usize = 6;

/// An API key: `umk_` and 64 hexadecimal digits. Whoever holds it is the tenant.
///
/// It has no way to be printed but [`ApiKey::reveal`].
#[derive(Clone, PartialEq, Eq)]
pub struct ApiKey(String);

impl ApiKey {
    /// A new key, out of the operating system's chance.
    ///
    /// # Errors
    ///
    /// When the system has no chance to give.
    pub fn draw() -> Result<Self, Failure> {
        let mut bytes = [0; KEY_BYTES];
        getrandom::fill(&mut bytes)
            .map_err(|error| Failure::inside(format!("no randomness: {error}")))?;
        Ok(Self(format!("{PREFIX}{}", hex(&bytes))))
    }

    /// Takes a key as it was shown to its owner; none for a text of another form.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.strip_prefix(PREFIX)?;
        let fits = digits.len() == 2 * KEY_BYTES
            && digits.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        fits.then(|| Self(text.to_owned()))
    }

    /// The key itself, to be shown to its owner once.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is kept of it. A key has 256 bits of chance, so a quick digest cannot be reversed, and
    /// looking it up tells by its timing nothing that would help to guess the key.
    #[must_use]
    pub fn digest(&self) -> KeyDigest {
        KeyDigest(Sha256::digest(self.0.as_bytes()).into())
    }
}

/// What people call a key by, in lists and to revoke it: the first 12 digits of its digest.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct KeyName(String);

/// A text that names no key.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("a key is named by the 12 hexadecimal digits that `umpire keys list` shows")]
pub struct NotAKeyName;

impl KeyName {
    /// The name of the key with this digest.
    #[must_use]
    pub fn of(digest: &KeyDigest) -> Self {
        Self(hex(digest.0.iter().take(NAME_BYTES)))
    }
}

impl fmt::Display for KeyName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl FromStr for KeyName {
    type Err = NotAKeyName;

    fn from_str(text: &str) -> Result<Self, NotAKeyName> {
        let fits =
            text.len() == 2 * NAME_BYTES && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if fits { Ok(Self(text.to_ascii_lowercase())) } else { Err(NotAKeyName) }
    }
}

/// Bytes as lower-case hexadecimal digits.
pub(super) fn hex<'a>(bytes: impl IntoIterator<Item = &'a u8>) -> String {
    bytes.into_iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_key_is_read_back_and_no_two_are_alike() {
        let (one, other) = (ApiKey::draw().unwrap(), ApiKey::draw().unwrap());
        assert!(ApiKey::parse(one.reveal()) == Some(one.clone()));
        assert!(one != other);
        assert_ne!(one.digest(), other.digest());
    }

    #[test]
    fn what_has_another_form_is_no_key() {
        let key = ApiKey::draw().unwrap();
        let upper = key.reveal().to_uppercase();
        let long = format!("{}0", key.reveal());
        for text in ["", "umk_", "umk_12", upper.as_str(), long.as_str(), "v4.local.abc"] {
            assert!(ApiKey::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn a_key_is_named_by_its_digest() {
        let digest = KeyDigest([0xab; 32]);
        let name = KeyName::of(&digest);
        assert_eq!(name.to_string(), "abababababab");
        assert_eq!("ABABABABABAB".parse(), Ok(name));
        assert_eq!("ab".parse::<KeyName>(), Err(NotAKeyName));
    }
}
