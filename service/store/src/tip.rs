//! Which history a match has.

use std::fmt;

use bytes::Bytes;
use sha2::{Digest, Sha256};

use crate::clock::Stamp;
use crate::entry::Told;

/// SHA-256 of the previous tip and an entry: the count says how far a log goes, the tip which log it
/// is. Two histories that parted once never share a tip again, so a replica that remembers entries
/// the store has lost cannot commit on top of others.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tip(pub [u8; 32]);

impl Tip {
    /// The tip of a match that has its origin and no entry yet.
    #[must_use]
    pub fn of_origin(origin: &Bytes) -> Self {
        let mut hash = Hash::new(b"umpire origin 1");
        hash.bytes(origin);
        hash.tip()
    }

    /// The tip after one more entry.
    #[must_use]
    pub fn then(self, n: u64, deed: &Bytes, at: Stamp, first_word: u64, told: &[Told]) -> Self {
        let mut hash = Hash::new(b"umpire entry 1");
        hash.bytes(&self.0);
        hash.number(n);
        hash.bytes(deed);
        hash.number(at.as_ms());
        hash.number(first_word);
        for told in told {
            hash.bytes(told.viewer.to_string().as_bytes());
            hash.number(told.version.0);
            hash.bytes(&told.entry);
        }
        hash.tip()
    }
}

impl fmt::Debug for Tip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d, ..] = self.0;
        write!(f, "Tip({a:02x}{b:02x}{c:02x}{d:02x}…)")
    }
}

/// Hashes parts so that no two lists of parts read alike: each has its length before it.
struct Hash(Sha256);

impl Hash {
    fn new(domain: &[u8]) -> Self {
        let mut hash = Self(Sha256::new());
        hash.bytes(domain);
        hash
    }

    fn bytes(&mut self, part: &[u8]) {
        self.number(part.len() as u64);
        self.0.update(part);
    }

    fn number(&mut self, number: u64) {
        self.0.update(number.to_be_bytes());
    }

    fn tip(self) -> Tip {
        Tip(self.0.finalize().0)
    }
}
