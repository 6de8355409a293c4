//! What things are called, in forms that are safe inside a key.

use std::fmt;
use std::str::FromStr;

use sha2::{Digest, Sha256};

use crate::error::Unfit;

/// How many buckets a store has. Fixed for the life of a store: every key holds its bucket.
pub const BUCKETS: u16 = 1_024;

/// Declares an opaque name: 1 to `MAX_BYTES` of `A-Z a-z 0-9 _ -`, so that no key can be forged
/// through it.
macro_rules! opaque_name {
    ($(#[$doc:meta])* $name:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(Box<str>);

        impl $name {
            /// The longest it may be, in bytes.
            pub const MAX_BYTES: usize = 64;

            /// Takes a name of 1 to [`Self::MAX_BYTES`] letters, digits, `_` and `-`.
            ///
            /// # Errors
            ///
            /// [`Unfit`] for anything else.
            pub fn new(name: &str) -> Result<Self, Unfit> {
                let fits = (1..=Self::MAX_BYTES).contains(&name.len())
                    && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_' || b == b'-');
                if fits { Ok(Self(name.into())) } else { Err(Unfit::new($what)) }
            }

            /// The name as it was given.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = Unfit;

            fn from_str(name: &str) -> Result<Self, Unfit> {
                Self::new(name)
            }
        }
    };
}

opaque_name! {
    /// The name of a match, opaque to the store.
    MatchId, "a match id"
}

opaque_name! {
    /// The name of a tenant: who created a match and holds the key to it.
    Tenant, "a tenant"
}

impl MatchId {
    /// The bucket this match lies in, for as long as it is kept.
    #[must_use]
    pub fn bucket(&self) -> Bucket {
        Bucket::of(self)
    }
}

/// One of [`BUCKETS`] parts of a store. All keys of a match lie in its bucket, and a bucket is never
/// split, so that a match and the indexes it is in change in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bucket(u16);

impl Bucket {
    /// The bucket of a match: the first two bytes of its name's SHA-256, by [`BUCKETS`].
    fn of(id: &MatchId) -> Self {
        let digest = Sha256::digest(id.as_str().as_bytes());
        let [high, low, ..] = digest.0;
        Self(u16::from_be_bytes([high, low]) % BUCKETS)
    }

    /// Every bucket, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..BUCKETS).map(Self)
    }

    /// Its number, below [`BUCKETS`].
    #[must_use]
    pub fn number(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Bucket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Somebody who is told of a match in a way of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ViewerKey {
    /// The player in this seat, from 0.
    Seat(u8),
    /// Everybody without a seat.
    Spectators,
}

impl fmt::Display for ViewerKey {
    /// The seat's number, or `s`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Spectators => f.write_str("s"),
        }
    }
}

impl FromStr for ViewerKey {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        match text {
            "s" => Ok(Self::Spectators),
            seat => seat.parse().map(Self::Seat).map_err(|_| Unfit::new("a viewer")),
        }
    }
}

/// How many entries a viewer has been told: the version of a match as this viewer counts it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version(pub u64);

impl Version {
    /// The version after one more entry.
    #[must_use]
    pub fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_holds_nothing_that_could_end_it_inside_a_key() {
        for name in ["m", "A-b_9", &"x".repeat(MatchId::MAX_BYTES)] {
            assert_eq!(MatchId::new(name).unwrap().as_str(), name);
        }
        let too_long = "x".repeat(MatchId::MAX_BYTES + 1);
        for name in ["", "a:b", "a b", "a{b}", "a/b", "a\0", "å", too_long.as_str()] {
            assert!(MatchId::new(name).is_err(), "{name:?} was taken");
            assert!(Tenant::new(name).is_err(), "{name:?} was taken");
        }
    }

    #[test]
    fn buckets_share_the_matches_evenly() {
        let mut counts = vec![0_u32; usize::from(BUCKETS)];
        for number in 0..102_400 {
            let id = MatchId::new(&format!("match-{number}")).unwrap();
            counts[usize::from(id.bucket().number())] += 1;
        }
        assert!(counts.iter().all(|count| (50..160).contains(count)), "{counts:?}");
    }

    #[test]
    fn a_viewer_is_read_back_as_it_is_written() {
        let seats = (0..=u8::MAX).map(ViewerKey::Seat);
        for viewer in seats.chain([ViewerKey::Spectators]) {
            assert_eq!(viewer.to_string().parse(), Ok(viewer));
        }
        for text in ["", "256", "-1", "S", "s "] {
            assert!(text.parse::<ViewerKey>().is_err(), "{text:?} was taken");
        }
    }
}
