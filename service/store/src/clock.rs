//! The store's time.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A moment by the store's clock: whole milliseconds since 1970-01-01T00:00:00Z.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stamp(u64);

impl Stamp {
    /// The latest moment a store takes, in the year 9999: every store can compute with it exactly.
    pub const MAX: Self = Self(253_402_300_799_999);

    /// The moment so many milliseconds after the epoch; past [`Self::MAX`] it is [`Self::MAX`].
    #[must_use]
    pub fn from_ms(ms: u64) -> Self {
        Self(ms.min(Self::MAX.0))
    }

    /// Milliseconds since the epoch.
    #[must_use]
    pub fn as_ms(self) -> u64 {
        self.0
    }

    /// The moment so much later, or [`Self::MAX`].
    #[must_use]
    pub fn after(self, span: Duration) -> Self {
        let ms = u64::try_from(span.as_millis()).unwrap_or(u64::MAX);
        Self::from_ms(self.0.saturating_add(ms))
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The clock of an embedded store. It never runs back.
#[derive(Clone)]
pub struct Clock(Arc<Source>);

enum Source {
    System { latest_ms: AtomicU64 },
    Manual { now_ms: AtomicU64 },
}

impl Clock {
    /// The machine's clock, held where it was whenever the machine sets it back.
    #[must_use]
    pub fn system() -> Self {
        Self(Arc::new(Source::System { latest_ms: AtomicU64::new(0) }))
    }

    /// A clock that stands at `start` until it is told to [`advance`](Self::advance).
    #[must_use]
    pub fn manual(start: Stamp) -> Self {
        Self(Arc::new(Source::Manual { now_ms: AtomicU64::new(start.as_ms()) }))
    }

    /// Moves a manual clock on; the machine's clock moves by itself.
    pub fn advance(&self, span: Duration) {
        match &*self.0 {
            Source::System { .. } => {}
            Source::Manual { now_ms } => {
                let ms = u64::try_from(span.as_millis()).unwrap_or(u64::MAX);
                now_ms.fetch_add(ms, Ordering::SeqCst);
            }
        }
    }

    /// What it shows.
    #[must_use]
    pub fn now(&self) -> Stamp {
        match &*self.0 {
            Source::System { latest_ms } => {
                let since_epoch = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                let ms = u64::try_from(since_epoch.as_millis()).unwrap_or(u64::MAX);
                Stamp::from_ms(latest_ms.fetch_max(ms, Ordering::SeqCst).max(ms))
            }
            Source::Manual { now_ms } => Stamp::from_ms(now_ms.load(Ordering::SeqCst)),
        }
    }
}

/// An answer, and the store's clock when it was given.
///
/// Within one match the clock never shows less than the head's stamp, even where the machine's clock
/// was set back or another machine took over: whoever stamps by it is never refused for it twice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamped<T> {
    /// The store's clock.
    pub now: Stamp,
    /// What was answered.
    pub answer: T,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_ends_with_the_year_9999() {
        assert_eq!(Stamp::from_ms(u64::MAX), Stamp::MAX);
        assert_eq!(Stamp::MAX.after(Duration::MAX), Stamp::MAX);
        assert_eq!(Stamp::from_ms(1).after(Duration::from_millis(2)), Stamp::from_ms(3));
    }

    #[test]
    fn a_manual_clock_moves_only_when_told() {
        let clock = Clock::manual(Stamp::from_ms(10));
        assert_eq!(clock.now(), Stamp::from_ms(10));
        clock.advance(Duration::from_millis(5));
        assert_eq!(clock.now(), Stamp::from_ms(15));
    }
}
