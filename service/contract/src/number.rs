//! The whole numbers of the contract, with their canonical JSON.
//!
//! Written by hand because `pbjson` says of what is no number only what Rust's parser says, and not
//! which numbers there are.

use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error, Visitor};

/// The most characters of what was sent instead of a number that are quoted.
const QUOTED_CHARS: usize = 64;
/// What `serde_json` says of a number that no double can hold.
pub const BEYOND_A_DOUBLE: &str = "number out of range";

/// A whole number as JSON has it: a number, or a string of its digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number<T>(pub T);

/// A type of whole numbers.
pub trait Whole: FromStr + TryFrom<i64> + TryFrom<u64> + Display {
    /// The least.
    const LEAST: Self;
    /// The greatest.
    const GREATEST: Self;
}

macro_rules! whole {
    ($($number:ty),+) => {$(
        impl Whole for $number {
            const LEAST: Self = Self::MIN;
            const GREATEST: Self = Self::MAX;
        }
    )+};
}

whole!(u32, u64, i32, i64);

impl<'de, T: Whole> Deserialize<'de> for Number<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let read = deserializer.deserialize_any(Digits(PhantomData::<T>));
        // Such a number is refused before anybody is asked to visit it.
        read.map(Self).map_err(|error| match error.to_string() {
            why if why.starts_with(BEYOND_A_DOUBLE) => D::Error::custom(expected::<T>()),
            _ => error,
        })
    }
}

/// Reads either form.
struct Digits<T>(PhantomData<T>);

impl<T: Whole> Visitor<'_> for Digits<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "a whole number from {} to {}", T::LEAST, T::GREATEST)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        T::try_from(number).map_err(|_| unlike::<T, E>(&number.to_string()))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        T::try_from(number).map_err(|_| unlike::<T, E>(&number.to_string()))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<T, E> {
        Err(unlike::<T, E>(&format!("{number:?}")))
    }

    fn visit_bool<E: Error>(self, truth: bool) -> Result<T, E> {
        Err(unlike::<T, E>(&truth.to_string()))
    }

    fn visit_str<E: Error>(self, digits: &str) -> Result<T, E> {
        digits.parse().map_err(|_| unlike::<T, E>(digits))
    }
}

fn expected<T: Whole>() -> String {
    format!("expected a whole number from {} to {}", T::LEAST, T::GREATEST)
}

/// What was sent is no such number.
fn unlike<T: Whole, E: Error>(sent: &str) -> E {
    let mut rest = sent.chars();
    let start: String = rest.by_ref().take(QUOTED_CHARS).collect();
    let cut = if rest.next().is_some() { "…" } else { "" };
    E::custom(format_args!("{}, not `{start}{cut}`", expected::<T>()))
}
