//! Which content a match is played with.

use std::fmt;

use umpire_engine::{Digest, Pack, Shared};

/// A content pack by what names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackLabel {
    /// Its id, such as `default`.
    pub id: String,
    /// Its version, such as `1`.
    pub version: String,
    /// The digest of what it says.
    pub digest: Digest,
}

impl PackLabel {
    /// What names this content.
    pub fn of<C: Pack>(content: &Shared<C>) -> Self {
        Self {
            id: content.id().to_owned(),
            version: content.version().to_owned(),
            digest: content.digest(),
        }
    }

    /// Its name in the contract, such as `default/2`.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}/{}", self.id, self.version)
    }

    /// Whether `asked` is its name, or its id alone.
    #[must_use]
    pub fn answers_to(&self, asked: &str) -> bool {
        match asked.split_once('/') {
            Some((id, version)) => self.id == id && self.version == version,
            None => self.id == asked,
        }
    }
}

impl fmt::Display for PackLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}/{}` (SHA-256 {})", self.id, self.version, self.digest)
    }
}
