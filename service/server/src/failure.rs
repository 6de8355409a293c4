//! The four kinds of no, and the one table that gives each its status.
//!
//! | kind | what happened | who is to act |
//! |---|---|---|
//! | malformed | the request is not one the call understands | the client's author |
//! | rejected | the rules forbid the action | the player |
//! | refused | the referee does not take it up: too late, not yours, not there | the client |
//! | failed | something broke inside | the operator |
//!
//! A rejection is an answer: it is counted by rule and never logged as an error. A failure has a
//! sentence for the client and another for the log.

mod excerpt;
mod flaw;
mod refusal;
mod status;

use std::time::Duration;

use thiserror::Error;
use umpire_contract::umpire::v1::Violation;
use umpire_contract::umpire::v1::fault::Reason;
use umpire_store::StoreError;

pub use excerpt::excerpt;
pub use flaw::{Flaw, FlawCode};
pub(crate) use flaw::{MOST_TOLD, known_names};
pub use refusal::Refusal;
pub use status::{FAULT_TYPE_URL, fault_of};

use tonic::Code;

/// What a client is told of a fault of ours.
const OUR_FAULT: &str = "the service failed; report this with its trace id";
/// What a client is told when the store does not answer.
const STORE_AWAY: &str = "the store does not answer; repeat the call with the same request id";
/// When a client may ask again a store that was away.
const STORE_PAUSE: Duration = Duration::from_secs(1);

/// Why a call ends without what it asked for.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum Failure {
    /// The request is not one the call understands: which fields, and why.
    #[error("the request is malformed: {}", flaw::sentence(.0))]
    Malformed(Vec<Flaw>),
    /// The rules forbid the action; each violation cites its rule.
    #[error("the rules forbid it: {}", sentences(.0))]
    Rejected(Vec<Violation>),
    /// The referee does not take the call up.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Something broke inside.
    #[error("{client}")]
    Failed {
        /// What the client is told.
        client: String,
        /// What the operator is told; never leaves the house.
        log: String,
        /// When to ask again, if asking again may help; then the store is away, else it is a bug.
        retry_after: Option<Duration>,
    },
}

impl Failure {
    /// One field is wrong.
    #[must_use]
    pub fn malformed(field: impl Into<String>, code: FlawCode, why: impl Into<String>) -> Self {
        Self::Malformed(vec![Flaw::new(field, code, why)])
    }

    /// A fault of ours; `log` says what, for the operator.
    #[must_use]
    pub fn inside(log: impl Into<String>) -> Self {
        Self::Failed { client: OUR_FAULT.to_owned(), log: log.into(), retry_after: None }
    }

    /// The store is away, or commits keep losing to others; `log` says which, for the operator.
    #[must_use]
    pub fn store_away(log: impl Into<String>) -> Self {
        Self::Failed {
            client: STORE_AWAY.to_owned(),
            log: log.into(),
            retry_after: Some(STORE_PAUSE),
        }
    }

    /// The table: the gRPC code and the reason of every no. REST derives its status from the code.
    #[must_use]
    pub fn row(&self) -> (Code, Reason) {
        match self {
            Self::Malformed(_) => (Code::InvalidArgument, Reason::Malformed),
            Self::Rejected(_) => (Code::FailedPrecondition, Reason::Rejected),
            Self::Refused(refusal) => match refusal {
                Refusal::NoCredential(_) => (Code::Unauthenticated, Reason::NoCredential),
                Refusal::Forbidden(_) => (Code::PermissionDenied, Reason::Forbidden),
                Refusal::NotFound(_) => (Code::NotFound, Reason::NotFound),
                Refusal::StaleVersion { .. } => (Code::Aborted, Reason::StaleVersion),
                Refusal::RequestIdReused => (Code::AlreadyExists, Reason::RequestIdReused),
                Refusal::MatchOver => (Code::FailedPrecondition, Reason::MatchOver),
                Refusal::MatchRunning => (Code::FailedPrecondition, Reason::MatchRunning),
                Refusal::NotOffered(_) => (Code::Unimplemented, Reason::NotOffered),
                Refusal::TooFast { .. } => (Code::ResourceExhausted, Reason::TooFast),
                Refusal::Busy { .. } => (Code::Unavailable, Reason::Busy),
                Refusal::TooLate => (Code::DeadlineExceeded, Reason::TooLate),
            },
            Self::Failed { retry_after: Some(_), .. } => (Code::Unavailable, Reason::StoreAway),
            Self::Failed { retry_after: None, .. } => (Code::Internal, Reason::Internal),
        }
    }

    /// How long to wait before asking again, where waiting helps.
    #[must_use]
    pub fn retry_after(&self) -> Option<Duration> {
        match self {
            Self::Malformed(_) | Self::Rejected(_) => None,
            Self::Refused(refusal) => refusal.retry_after(),
            Self::Failed { retry_after, .. } => *retry_after,
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::NotFound => Refusal::NotFound("match").into(),
            StoreError::Unavailable { why, outcome_unknown } => {
                let outcome = if outcome_unknown { "outcome unknown" } else { "nothing changed" };
                Self::store_away(format!("the store is away ({outcome}): {why}"))
            }
            StoreError::Corrupt { what } => {
                Self::inside(format!("the store holds something unreadable: {what}"))
            }
        }
    }
}

/// The sentences of all violations, in one.
fn sentences(violations: &[Violation]) -> String {
    let each = violations.iter().map(|violation| match violation.rule.as_str() {
        "" => violation.message.clone(),
        rule => format!("{} ({rule})", violation.message),
    });
    flaw::told(each).join("; ")
}
