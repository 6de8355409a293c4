//! Why the referee does not take a call up.

use std::borrow::Cow;
use std::time::Duration;

use thiserror::Error;

/// A call that is understood and breaks no rule, and is still not taken up.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Refusal {
    /// No credential, or one that is unknown, expired or revoked; says which.
    #[error("{0}")]
    NoCredential(&'static str),
    /// The caller may see this but not do it; says what is needed.
    #[error("{0}")]
    Forbidden(&'static str),
    /// No such thing, or none the caller may see; names the kind of thing.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The version the caller acts on is not his version any more.
    #[error("the match is at version {current}")]
    StaleVersion {
        /// The caller's version now.
        current: u64,
    },
    /// The request id was accepted before, for something else.
    #[error("this request id was used before, for another request")]
    RequestIdReused,
    /// The match is over.
    #[error("the match is over")]
    MatchOver,
    /// What is asked for opens when the match is over.
    #[error("the match is still running")]
    MatchRunning,
    /// The contract names it, this service does not offer it; names it.
    #[error("{0} is not offered here")]
    NotOffered(Cow<'static, str>),
    /// Too many calls.
    #[error("too many calls; wait before the next")]
    TooFast {
        /// How long to wait.
        retry_after: Duration,
    },
    /// Shutting down or overloaded; nothing was changed.
    #[error("the service is busy; repeat the call")]
    Busy {
        /// How long to wait.
        retry_after: Duration,
    },
    /// The time for this call is over; whether it changed something is not known.
    #[error("the time for this call is over; repeat it with the same request id")]
    TooLate,
}

impl Refusal {
    /// How long to wait before asking again, where waiting helps.
    pub(super) fn retry_after(&self) -> Option<Duration> {
        match self {
            Self::TooFast { retry_after } | Self::Busy { retry_after } => Some(*retry_after),
            Self::NoCredential(_)
            | Self::Forbidden(_)
            | Self::NotFound(_)
            | Self::StaleVersion { .. }
            | Self::RequestIdReused
            | Self::MatchOver
            | Self::MatchRunning
            | Self::NotOffered(_)
            | Self::TooLate => None,
        }
    }
}
