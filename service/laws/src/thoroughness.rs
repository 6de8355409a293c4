//! How often is each law put to the test?

/// How many matches are played, and how often the costly laws are put to the test. The matches themselves depend on
/// their numbers alone: a more thorough run plays the same ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thoroughness {
    /// The number of the first match.
    pub first: u32,
    /// How many matches are played.
    pub matches: u32,
    /// Arbitrary actions that are tried on every table, and of every seat of a viewer on a table dealt anew.
    pub strays: u32,
    /// One table in so many is dealt anew for one viewer; 1 is every table, 0 none.
    pub secrecy_every: u32,
    /// On one table in so many an act is done that one viewer is not told of.
    pub silence_every: u32,
    /// One table in so many is put away and fetched back.
    pub storage_every: u32,
    /// One table in so many meets hostile input.
    pub hostile_every: u32,
}

impl Thoroughness {
    /// Enough for every change: 40 matches.
    pub const QUICK: Thoroughness = Thoroughness {
        first: 0,
        matches: 40,
        strays: 4,
        secrecy_every: 4,
        silence_every: 4,
        storage_every: 8,
        hostile_every: 8,
    };

    /// Nothing that costs much: for matches that are played for their own sake.
    pub(crate) const LIGHT: Thoroughness = Thoroughness {
        first: 0,
        matches: 1,
        strays: 0,
        secrecy_every: 0,
        silence_every: 0,
        storage_every: 0,
        hostile_every: 0,
    };

    /// [`QUICK`](Thoroughness::QUICK), but for the environment: `UMPIRE_LAWS_MATCHES` is the number of matches and
    /// `UMPIRE_LAWS_FIRST` the number of the first.
    pub fn from_environment() -> Thoroughness {
        let quick = Thoroughness::QUICK;
        Thoroughness {
            first: number("UMPIRE_LAWS_FIRST").unwrap_or(quick.first),
            matches: number("UMPIRE_LAWS_MATCHES").unwrap_or(quick.matches),
            ..quick
        }
    }
}

fn number(variable: &str) -> Option<u32> {
    std::env::var(variable).ok()?.parse().ok()
}
