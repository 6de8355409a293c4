//! Chance for players: the same number draws the same lots.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// A stream of lots.
pub struct Lots(ChaCha8Rng);

impl Lots {
    #[must_use]
    pub fn new(number: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(number))
    }

    /// A number from 0 to `m` − 1; nearly fair, which is enough for tests.
    pub fn below(&mut self, m: usize) -> usize {
        usize::try_from(self.0.next_u32()).unwrap() % m
    }

    /// One of these.
    pub fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}
