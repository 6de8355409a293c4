//! The store's clock between two answers.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use umpire_store::Stamp;

/// For how long this machine's clock is trusted to run like the store's.
const TRUSTED: Duration = Duration::from_secs(10);

/// The store's clock as it was last heard, run on by this machine's. An answer is heard after it was
/// given, so this is never ahead of the store: an action can be stamped with its arrival before the
/// store is asked anything.
#[derive(Default)]
pub(super) struct StoreClock(Mutex<Option<(Stamp, Instant)>>);

impl StoreClock {
    /// Takes the clock from an answer that has just come.
    pub(super) fn hear(&self, now: Stamp) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some((now, Instant::now()));
    }

    /// What it shows now; nothing if the store was not heard of late.
    pub(super) fn now(&self) -> Option<Stamp> {
        let heard = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (stamp, when) = heard?;
        let since = when.elapsed();
        (since < TRUSTED).then(|| stamp.after(since))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_runs_on_from_what_was_heard() {
        let clock = StoreClock::default();
        assert_eq!(clock.now(), None);
        let heard = Stamp::from_ms(5_000);
        clock.hear(heard);
        let now = clock.now().unwrap();
        assert!(now >= heard && now < heard.after(TRUSTED), "{now}");
    }
}
