//! Chance, drawn so that anyone can check it in any language.
//!
//! Key = HMAC-SHA-256(seed, match id ‖ 0 ‖ 32 bytes of entropy a seat, if given). Block `i` = HMAC-SHA-256(key, `i` as
//! eight big-endian bytes), read as eight big-endian 32-bit words. A number below `m` takes words until one is below
//! the greatest multiple of `m` within 2^32, then its remainder; `m` = 1 takes none. A shuffle is Fisher–Yates from the
//! last place down.

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest as _, Sha256};

use crate::shared::Digest;

/// 256 random bits a match, drawn by the house when the match is made. Never part of a state, so that no view can show
/// what it cannot reach.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// The SHA-256 of the seed, published when the match is made.
    pub fn commitment(&self) -> Digest {
        Digest(Sha256::digest(self.0).into())
    }
}

/// Says nothing of the seed.
impl core::fmt::Debug for Seed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Seed")
    }
}

type HmacSha256 = Hmac<Sha256>;

const WORDS_A_BLOCK: u64 = 8;

/// The stream of numbers of one match, at the next word to be taken.
#[derive(Clone)]
pub struct Dice {
    keyed: HmacSha256,
    word: u64,
    block: Option<(u64, [u8; 32])>,
}

impl Dice {
    /// The stream of the match `match_id`, at its first word. `entropy` has 32 bytes a seat, or is empty.
    pub fn new(seed: &Seed, match_id: &str, entropy: &[[u8; 32]]) -> Self {
        let mut mac = keyed(&seed.0);
        mac.update(match_id.as_bytes());
        mac.update(&[0]);
        entropy.iter().for_each(|bytes| mac.update(bytes));
        Dice { keyed: keyed(&mac.finalize().into_bytes().into()), word: 0, block: None }
    }

    /// The same stream at `word`, counted from 0.
    #[must_use]
    pub fn at_word(mut self, word: u64) -> Self {
        self.word = word;
        self
    }

    /// The next word to be taken, counted from 0.
    pub fn word(&self) -> u64 {
        self.word
    }

    /// A number from 0 to `m` − 1, each equally likely; 0 for `m` of 0 or 1, without taking a word.
    pub fn below(&mut self, m: u32) -> u32 {
        if m <= 1 {
            return 0;
        }
        // 2^32 mod m words at the top would favour small remainders.
        let unfair = m.wrapping_neg() % m;
        loop {
            let word = self.next_word();
            if word <= u32::MAX - unfair {
                return word % m;
            }
        }
    }

    /// Puts `list` into an order, each equally likely. Lists of 0 or 1 take no word.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        let length = u32::try_from(list.len()).unwrap_or(u32::MAX);
        for last in (1..length).rev() {
            let other = self.below(last + 1);
            list.swap(last as usize, other as usize);
        }
    }

    fn next_word(&mut self) -> u32 {
        let (number, offset) = (self.word / WORDS_A_BLOCK, self.word % WORDS_A_BLOCK);
        let block = match self.block {
            Some((known, block)) if known == number => block,
            Some(_) | None => self.compute(number),
        };
        self.word += 1;
        block
            .chunks_exact(4)
            .zip(0..)
            .find_map(|(word, i)| (i == offset).then(|| word.first_chunk().copied()).flatten())
            .map_or(0, u32::from_be_bytes)
    }

    fn compute(&mut self, number: u64) -> [u8; 32] {
        let mut mac = self.keyed.clone();
        mac.update(&number.to_be_bytes());
        let block = mac.finalize().into_bytes().into();
        self.block = Some((number, block));
        block
    }
}

/// Says nothing of the key.
impl core::fmt::Debug for Dice {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Dice").field("word", &self.word).finish_non_exhaustive()
    }
}

fn keyed(key: &[u8; 32]) -> HmacSha256 {
    // INVARIANT: HMAC takes keys of every length (RFC 2104).
    #[expect(clippy::expect_used, reason = "HMAC takes keys of every length")]
    HmacSha256::new_from_slice(key).expect("a key of 32 bytes")
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    fn dice() -> Dice {
        Dice::new(&Seed([7; 32]), "m-1", &[])
    }

    #[test]
    fn the_stream_is_the_published_construction() {
        let key = {
            let mut mac = HmacSha256::new_from_slice(&[7; 32]).unwrap();
            mac.update(b"m-1\0");
            mac.finalize().into_bytes()
        };
        let block = |i: u64| -> [u8; 32] {
            let mut mac = HmacSha256::new_from_slice(&key).unwrap();
            mac.update(&i.to_be_bytes());
            mac.finalize().into_bytes().into()
        };
        let expected: Vec<u32> = (0..3)
            .flat_map(block)
            .collect::<Vec<u8>>()
            .chunks(4)
            .map(|word| u32::from_be_bytes(word.try_into().unwrap()))
            .collect();
        let mut dice = dice();
        let drawn: Vec<u32> = (0..24).map(|_| dice.next_word()).collect();
        assert_eq!(drawn, expected);
        assert_eq!(dice.word(), 24);
    }

    #[test]
    fn one_of_one_takes_no_word() {
        let mut dice = dice();
        assert_eq!(dice.below(1), 0);
        dice.shuffle(&mut [1]);
        dice.shuffle::<u8>(&mut []);
        assert_eq!(dice.word(), 0);
    }

    #[test]
    fn words_that_would_favour_small_numbers_are_passed_over() {
        // Half of all words lie above the greatest multiple of this number, so some of 64 draws take a second word.
        let m = (1 << 31) + 1;
        let mut dice = dice();
        let drawn: Vec<u32> = (0..64).map(|_| dice.below(m)).collect();
        assert!(drawn.iter().all(|&n| n < m));
        assert!(dice.word() > 64);
    }

    #[test]
    fn a_stream_resumes_at_any_word() {
        let mut whole = dice();
        let all: Vec<u32> = (0..30).map(|_| whole.next_word()).collect();
        let mut resumed = dice().at_word(13);
        assert_eq!((0..17).map(|_| resumed.next_word()).collect::<Vec<_>>(), all[13..]);
    }

    #[test]
    fn a_shuffle_is_fisher_yates_from_the_last_place_down() {
        let mut by_hand: Vec<u8> = (0..10).collect();
        let mut draws = dice();
        for last in (1..10u32).rev() {
            by_hand.swap(last as usize, draws.below(last + 1) as usize);
        }
        let mut shuffled: Vec<u8> = (0..10).collect();
        dice().shuffle(&mut shuffled);
        assert_eq!(shuffled, by_hand);
        assert_ne!(shuffled, (0..10).collect::<Vec<u8>>());
    }

    #[test]
    fn every_seats_entropy_changes_the_stream() {
        let mut plain = dice();
        let mut salted = Dice::new(&Seed([7; 32]), "m-1", &[[1; 32], [2; 32]]);
        assert_ne!(plain.next_word(), salted.next_word());
    }

    #[test]
    fn neither_seed_nor_dice_print_their_secret() {
        assert_eq!(alloc::format!("{:?}", Seed([7; 32])), "Seed");
        assert_eq!(alloc::format!("{:?}", dice()), "Dice { word: 0, .. }");
    }
}
