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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::ids::{Version, ViewerKey};

    fn told(viewer: ViewerKey, version: u64, entry: &'static str) -> Told {
        Told { viewer, version: Version(version), entry: Bytes::from(entry) }
    }

    #[test]
    fn every_part_of_an_entry_is_in_its_tip() {
        let origin = Tip::of_origin(&Bytes::from("o"));
        let (ada, all) = (ViewerKey::Seat(0), ViewerKey::Spectators);
        let then = |n, deed: &'static str, at, word, told: &[Told]| {
            origin.then(n, &Bytes::from(deed), Stamp::from_ms(at), word, told)
        };
        let tips = [
            origin,
            Tip::of_origin(&Bytes::from("p")),
            then(1, "d", 5, 0, &[told(ada, 1, "x")]),
            then(2, "d", 5, 0, &[told(ada, 1, "x")]),
            then(1, "e", 5, 0, &[told(ada, 1, "x")]),
            then(1, "d", 6, 0, &[told(ada, 1, "x")]),
            then(1, "d", 5, 1, &[told(ada, 1, "x")]),
            then(1, "d", 5, 0, &[told(all, 1, "x")]),
            then(1, "d", 5, 0, &[told(ada, 2, "x")]),
            then(1, "d", 5, 0, &[told(ada, 1, "y")]),
            then(1, "d", 5, 0, &[told(ada, 1, "x"), told(all, 0, "")]),
            Tip([0; 32]).then(1, &Bytes::from("d"), Stamp::from_ms(5), 0, &[told(ada, 1, "x")]),
        ];
        assert_eq!(tips.iter().collect::<HashSet<_>>().len(), tips.len());
    }

    #[test]
    fn a_tip_is_the_same_in_every_version_of_the_service() {
        let tip = Tip::of_origin(&Bytes::from("o")).then(
            1,
            &Bytes::from("d"),
            Stamp::from_ms(5),
            7,
            &[told(ViewerKey::Seat(0), 1, "x")],
        );
        let hex: String = tip.0.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "25faeb1e1b509c2d35e650b269b28b90c228ef7ef273a0e60752ddc15de62131");
    }
}
