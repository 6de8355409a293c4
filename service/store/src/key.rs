//! API keys, of which only digests are kept.

use std::fmt;

use crate::clock::Stamp;
use crate::error::Unfit;
use crate::ids::Tenant;

/// SHA-256 of an API key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyDigest(pub [u8; 32]);

impl fmt::Debug for KeyDigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "KeyDigest({a:02x}{b:02x}{c:02x}{d:02x}…)")
    }
}

/// What is known of an API key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyRecord {
    /// Whose it is.
    pub tenant: Tenant,
    /// What its owner calls it.
    pub label: Label,
    /// When it was made.
    pub created_at: Stamp,
}

/// What the owner of a key calls it: at most [`Label::MAX_BYTES`] of text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Label(Box<str>);

impl Label {
    /// The longest it may be, in bytes.
    pub const MAX_BYTES: usize = 128;

    /// Takes a text of at most [`Self::MAX_BYTES`].
    ///
    /// # Errors
    ///
    /// [`Unfit`] for a longer one.
    pub fn new(text: &str) -> Result<Self, Unfit> {
        if text.len() <= Self::MAX_BYTES {
            Ok(Self(text.into()))
        } else {
            Err(Unfit::new("a key's label"))
        }
    }

    /// The text as it was given.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
