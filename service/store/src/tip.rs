//! Which history a match has.

use std::fmt;

use bytes::Bytes;
use sha2::{Digest, Sha256};

use crate::clock::Stamp;

/// SHA-256 of the previous tip and an entry: the count says how far a log goes, the tip which log it
/// is. Of an entry it covers what was done, when, by which chance, and what came of it by the rules; not
/// in which words anybody was told of it, so that a record outlives a better sentence. Two histories that parted once never share a tip again, so a replica that remembers entries
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
    pub fn then(self, n: u64, deed: &Bytes, at: Stamp, first_word: u64, facts: &Bytes) -> Self {
        let mut hash = Hash::new(b"umpire entry 1");
        hash.bytes(&self.0);
        hash.number(n);
        hash.bytes(deed);
        hash.number(at.as_ms());
        hash.number(first_word);
        hash.bytes(facts);
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
    #[test]
    fn every_part_of_an_entry_is_in_its_tip() {
        let origin = Tip::of_origin(&Bytes::from("o"));
        let then = |n, deed: &'static str, at, word, facts: &'static str| {
            origin.then(n, &deed.into(), Stamp::from_ms(at), word, &facts.into())
        };
        let tips = [
            origin,
            Tip::of_origin(&Bytes::from("p")),
            then(1, "d", 5, 0, "x"),
            then(2, "d", 5, 0, "x"),
            then(1, "e", 5, 0, "x"),
            then(1, "d", 6, 0, "x"),
            then(1, "d", 5, 1, "x"),
            then(1, "d", 5, 0, "y"),
            then(1, "dx", 5, 0, ""),
            Tip([0; 32]).then(1, &"d".into(), Stamp::from_ms(5), 0, &"x".into()),
        ];
        assert_eq!(tips.iter().collect::<HashSet<_>>().len(), tips.len());
    }

    #[test]
    fn a_tip_is_the_same_in_every_version_of_the_service() {
        let tip = Tip::of_origin(&Bytes::from("o")).then(
            1,
            &"d".into(),
            Stamp::from_ms(5),
            7,
            &"x".into(),
        );
        let hex: String = tip.0.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "53742f3a45c6279f8da8cf1fda7301417e91552d72bb5788b0550843339dcbd2");
    }
}
