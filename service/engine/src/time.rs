//! Time as the rules know it: the stamp that comes with each deed.

use serde::{Deserialize, Serialize};

/// A moment, in milliseconds since 1970-01-01T00:00:00Z. The rules never read a clock: every deed carries its stamp,
/// and stamps never go back within a match.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Time(pub u64);

impl Time {
    /// The moment `seconds` later; the end of time, if that lies beyond it.
    pub fn plus_seconds(self, seconds: u32) -> Time {
        self.plus_millis(u64::from(seconds) * 1000)
    }

    /// The moment `millis` milliseconds later; the end of time, if that lies beyond it.
    pub fn plus_millis(self, millis: u64) -> Time {
        Time(self.0.saturating_add(millis))
    }

    /// Milliseconds from this moment until `later`; 0 if that is past.
    pub fn millis_until(self, later: Time) -> u64 {
        later.0.saturating_sub(self.0)
    }
}
