//! Keys that were found good a moment ago, so that not every call asks the store.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use umpire_store::{KeyDigest, Tenant};

/// How many keys are remembered; more are asked for again.
const CAPACITY: usize = 10_000;

/// The memory of a gate.
pub(super) struct Known {
    keys: Mutex<HashMap<KeyDigest, Believed>>,
    life: Duration,
}

struct Believed {
    tenant: Tenant,
    until: Instant,
}

impl Known {
    /// Remembers each key for `life`.
    pub(super) fn new(life: Duration) -> Self {
        Self { keys: Mutex::new(HashMap::new()), life }
    }

    /// Whose key it is, if that was found out not long before `now`.
    pub(super) fn tenant(&self, digest: &KeyDigest, now: Instant) -> Option<Tenant> {
        let keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        keys.get(digest).filter(|believed| now < believed.until).map(|found| found.tenant.clone())
    }

    /// Believes from `now` on that it is a key of `tenant`.
    pub(super) fn remember(&self, digest: KeyDigest, tenant: Tenant, now: Instant) {
        let mut keys = self.keys.lock().unwrap_or_else(PoisonError::into_inner);
        if keys.len() >= CAPACITY {
            keys.retain(|_, believed| now < believed.until);
        }
        if keys.len() < CAPACITY {
            keys.insert(digest, Believed { tenant, until: now + self.life });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_believed_only_for_a_while() {
        let known = Known::new(Duration::from_secs(10));
        let (digest, tenant) = (KeyDigest([1; 32]), Tenant::new("a").unwrap());
        let now = Instant::now();
        assert_eq!(known.tenant(&digest, now), None);
        known.remember(digest, tenant.clone(), now);
        assert_eq!(known.tenant(&digest, now + Duration::from_secs(9)), Some(tenant));
        assert_eq!(known.tenant(&digest, now + Duration::from_secs(10)), None);
        assert_eq!(known.tenant(&KeyDigest([2; 32]), now), None);
    }
}
