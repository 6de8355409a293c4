//! The well-known type the contract uses, with its canonical JSON.
//!
//! Written by hand because `pbjson-types` prints `2026-01-01T00:00:00+00:00` where the canonical
//! form is `2026-01-01T00:00:00Z`.

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Visitor};
use serde::ser::{Error as _, Serialize, Serializer};

/// 0001-01-01T00:00:00Z, the first second JSON can say.
const FIRST_SECOND: i64 = -62_135_596_800;
/// 9999-12-31T23:59:59Z, the last second JSON can say.
const LAST_SECOND: i64 = 253_402_300_799;
/// Nanoseconds of the last one in a second.
const LAST_NANO: i32 = 999_999_999;

/// A moment, UTC: `google.protobuf.Timestamp`.
///
/// In JSON a string of RFC 3339: written with `Z` and 0, 3, 6 or 9 digits after the second; read
/// with any offset.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, prost::Message)]
pub struct Timestamp {
    /// Seconds since 1970-01-01T00:00:00Z, from the year 1 to the year 9999.
    #[prost(int64, tag = "1")]
    pub seconds: i64,
    /// Nanoseconds after that second, from 0 to 999,999,999.
    #[prost(int32, tag = "2")]
    pub nanos: i32,
}

impl Timestamp {
    fn is_valid(self) -> bool {
        (FIRST_SECOND..=LAST_SECOND).contains(&self.seconds)
            && (0..=LAST_NANO).contains(&self.nanos)
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if !self.is_valid() {
            return Err(S::Error::custom("a timestamp outside the years 1 to 9999"));
        }
        let Self { seconds, nanos } = *self;
        serializer.collect_str(&prost_types::Timestamp { seconds, nanos })
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Text)
    }
}

/// Reads the text form.
struct Text;

impl Visitor<'_> for Text {
    type Value = Timestamp;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a timestamp like `2026-01-01T00:00:00Z`")
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Timestamp, E> {
        prost_types::Timestamp::from_str(text)
            .map(|prost_types::Timestamp { seconds, nanos }| Timestamp { seconds, nanos })
            .ok()
            .filter(|moment| moment.is_valid())
            .ok_or_else(|| E::custom("expected a timestamp like `2026-01-01T00:00:00Z`"))
    }
}
