//! How often was each law put to the test?

use crate::law::Law;

/// What was played and tested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches played to their end.
    pub matches: u32,
    /// Deeds accepted.
    pub deeds: u64,
    tests: [u64; Law::ALL.len()],
}

impl Tally {
    /// How often `law` was put to the test: a law that never was has not been held.
    pub fn tests(&self, law: Law) -> u64 {
        self.tests.get(law as usize).copied().unwrap_or(0)
    }

    /// The laws that were never put to the test.
    pub fn untested(&self) -> Vec<Law> {
        Law::ALL.into_iter().filter(|&law| self.tests(law) == 0).collect()
    }

    pub(crate) fn count(&mut self, law: Law) {
        if let Some(count) = self.tests.get_mut(law as usize) {
            *count += 1;
        }
    }
}

impl core::fmt::Display for Tally {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        writeln!(f, "{} matches, {} deeds", self.matches, self.deeds)?;
        Law::ALL.iter().try_for_each(|&law| writeln!(f, "{:>12}  {law}", self.tests(law)))
    }
}
