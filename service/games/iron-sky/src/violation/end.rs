//! Refusals of an End Phase (IS-END, IS-SIM-13).

use super::Citation;
use crate::ledger::{IS_END_01, IS_SIM_13};

/// Why an End Phase cannot be submitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EndViolation {
    /// He has submitted (IS-SIM-13).
    HasSubmitted,
    /// He does not hold the card he would discard (IS-END-01).
    NotInHand,
}

impl EndViolation {
    pub(super) fn citation(&self) -> Citation {
        match self {
            EndViolation::HasSubmitted => {
                let message = "the End Phase is submitted once, and this player has";
                Citation::new(IS_SIM_13, "HAS_SUBMITTED", message)
            }
            EndViolation::NotInHand => {
                let message = "only a card of the own hand can be discarded";
                Citation::new(IS_END_01, "DISCARD_NOT_IN_HAND", message).field("discard")
            }
        }
    }
}
