//! Why a store did not answer, named for what the caller does next.

use thiserror::Error;

/// A text that is not what it should be: empty, too long, or with characters it may not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the text is no fit form of {what}")]
pub struct Unfit {
    what: &'static str,
}

impl Unfit {
    pub(crate) fn new(what: &'static str) -> Self {
        Self { what }
    }
}

/// Why a store did not answer.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// There is no such match, or its log has no such entry.
    #[error("the store has no such match or entry")]
    NotFound,
    /// The store is away, or did not reach the durability chosen in time. Ask again.
    #[error("the store is unavailable: {why}")]
    Unavailable {
        /// Whether what was asked may have been done all the same: ask again with the same request
        /// id, never with a new one.
        outcome_unknown: bool,
        /// For the operator's log.
        why: String,
    },
    /// What is kept cannot be read. Asking again does not help; an operator must look.
    #[error("the store holds something unreadable: {what}")]
    Corrupt {
        /// For the operator's log.
        what: String,
    },
}

impl StoreError {
    pub(crate) fn corrupt(what: impl Into<String>) -> Self {
        Self::Corrupt { what: what.into() }
    }
}

/// Why a store could not be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// It is not there, or in use by another process.
    #[error("the store cannot be reached: {0}")]
    Unreachable(String),
    /// It is set up so that it would break a promise. The sentence says what to change.
    #[error("the store must not be used as it is set up: {0}")]
    Misconfigured(String),
    /// It was written by another version, or is no store of ours.
    #[error("the store is of another format: {0}")]
    Format(String),
}
