//! What is awaited.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::{seat::Seat, time::Time};

/// The name of one decision within its match, made by the game from public facts alone and never used twice: an
/// answer meant for one round cannot fall into the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct DecisionId(pub u64);

impl core::fmt::Display for DecisionId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:x}", self.0)
    }
}

impl core::str::FromStr for DecisionId {
    type Err = core::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(DecisionId)
    }
}

/// A decision as one viewer may know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision<K> {
    /// Its name.
    pub id: DecisionId,
    /// The seats of which an answer is awaited, in order.
    pub seats: Vec<Seat>,
    /// What it is about.
    pub kind: K,
    /// From when on the clock may answer; never, if absent.
    pub deadline: Option<Time>,
}
