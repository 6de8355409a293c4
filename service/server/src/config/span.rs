//! Numbers and spans of time as settings: whole, at least 1, the unit in the key's name.

use std::time::Duration;

use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// A positive number that fits.
pub(crate) fn count<'de, D, T>(from: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: TryFrom<u64>,
{
    let given = i64::deserialize(from)?;
    let positive = u64::try_from(given).ok().filter(|count| *count > 0);
    positive.and_then(|count| T::try_from(count).ok()).ok_or_else(|| {
        let why = "must be a whole number of at least 1, and no greater than the setting can hold";
        D::Error::custom(why)
    })
}

/// A positive number of milliseconds.
pub(crate) fn millis<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
    count(from).map(Duration::from_millis)
}

/// A positive number of seconds.
pub(crate) fn seconds<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
    count(from).map(Duration::from_secs)
}

/// A positive number of hours.
pub(crate) fn hours<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
    count(from).map(|hours: u64| Duration::from_secs(hours.saturating_mul(60 * 60)))
}
