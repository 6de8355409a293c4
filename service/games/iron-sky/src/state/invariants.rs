//! What holds between any two actions (IS-INV), and the conservation of pieces, which holds between any two facts.

mod conservation;
mod table;

use alloc::string::String;

use umpire_engine::RuleId;

use super::State;

/// An invariant that does not hold: a fault of the rules, never of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// Which.
    pub rule: RuleId,
    /// What is wrong, for people.
    pub what: String,
}

impl Breach {
    fn of(rule: RuleId, what: String) -> Breach {
        Breach { rule, what }
    }
}

impl core::fmt::Display for Breach {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}: {}", self.rule, self.what)
    }
}

/// The first invariant about the number of pieces that does not hold (IS-INV-01 to 05). It may be asked after each fact.
pub fn broken_conservation(state: &State) -> Option<Breach> {
    conservation::broken(state)
}

/// The first invariant that does not hold, conservation included. It may be asked after each action.
pub fn broken_invariant(state: &State) -> Option<Breach> {
    broken_conservation(state).or_else(|| table::broken(state))
}
