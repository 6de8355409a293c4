//! What broke a law, and where?

use crate::law::Law;

/// A law that a game broke, with the match that shows it again.
#[derive(Clone, PartialEq, Eq)]
pub struct Breach {
    /// The law.
    pub law: Law,
    /// The game's slug.
    pub game: &'static str,
    /// The number of players.
    pub players: u8,
    /// The number of the match; its seed and everything drawn in it follow from this and the number of players.
    pub case: u32,
    /// The deed after which the table was tested, or that broke the law; 0 is the dealing.
    pub deed: usize,
    /// What is wrong, for people.
    pub reason: String,
}

impl core::fmt::Display for Breach {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Breach { law, game, players, case, deed, reason } = self;
        writeln!(f, "{law:?}: {law}")?;
        writeln!(f, "{game}, {players} players, case {case}, deed {deed}: {reason}")?;
        write!(f, "again: UMPIRE_LAWS_FIRST={case} UMPIRE_LAWS_MATCHES=1")
    }
}

/// As it is displayed, so that a test that ends with a breach prints it for people.
impl core::fmt::Debug for Breach {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for Breach {}

/// A breach before it is known where.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) law: Law,
    pub(crate) reason: String,
}

impl Law {
    /// The fault of this law for `reason`.
    pub(crate) fn broken(self, reason: impl Into<String>) -> Fault {
        Fault { law: self, reason: reason.into() }
    }
}
