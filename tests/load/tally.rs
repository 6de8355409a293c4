//! What callers count.

use std::collections::BTreeMap;
use std::time::Duration;

use hdrhistogram::{CreationError, Histogram};

use crate::door::Mishap;

/// Three digits of a latency are kept, from a nanosecond to a minute; what took longer counts as that.
const DIGITS: u8 = 3;
const SHORTEST: u64 = 1;
const LONGEST: u64 = 60_000_000_000;

/// How long calls of one kind took, in nanoseconds.
pub(crate) type Latencies = Histogram<u64>;

/// What happened while it counted.
pub(crate) struct Tally {
    /// Submits that were accepted.
    pub(crate) submits: Latencies,
    /// Lists that were read.
    pub(crate) reads: Latencies,
    /// Calls that were not answered as they should be, by kind.
    pub(crate) mishaps: BTreeMap<Mishap, u64>,
    /// Matches that came to their end.
    pub(crate) finished: u64,
}

impl Tally {
    /// # Errors
    /// Never in practice: the bounds are fit.
    pub(crate) fn new() -> Result<Self, CreationError> {
        Ok(Self {
            submits: Latencies::new_with_bounds(SHORTEST, LONGEST, DIGITS)?,
            reads: Latencies::new_with_bounds(SHORTEST, LONGEST, DIGITS)?,
            mishaps: BTreeMap::new(),
            finished: 0,
        })
    }

    /// Counts a mishap.
    pub(crate) fn miss(&mut self, mishap: Mishap) {
        *self.mishaps.entry(mishap).or_default() += 1;
    }

    /// Adds what another caller counted.
    pub(crate) fn add(&mut self, other: Self) {
        let Self { submits, reads, mishaps, finished } = other;
        self.submits += submits;
        self.reads += reads;
        for (mishap, count) in mishaps {
            *self.mishaps.entry(mishap).or_default() += count;
        }
        self.finished += finished;
    }
}

/// Counts one call of a kind.
pub(crate) fn record(latencies: &mut Latencies, took: Duration) {
    latencies.saturating_record(u64::try_from(took.as_nanos()).unwrap_or(u64::MAX));
}
