//! What the library's errors mean to a caller.

use std::fmt::Display;

use redb::{CommitError, StorageError, TableError, TransactionError};

use crate::error::StoreError;

/// An error while reading or preparing a change: nothing has been changed.
pub(super) fn unavailable(error: impl Into<Cause>) -> StoreError {
    match error.into() {
        Cause::Corrupt(what) => StoreError::Corrupt { what },
        Cause::Away(why) => StoreError::Unavailable { outcome_unknown: false, why },
    }
}

/// An error while a change was made durable: it may have been.
pub(super) fn uncertain(error: &impl Display) -> StoreError {
    StoreError::Unavailable { outcome_unknown: true, why: error.to_string() }
}

/// Either of the two things that go wrong with a file.
pub(super) enum Cause {
    Corrupt(String),
    Away(String),
}

impl From<StorageError> for Cause {
    fn from(error: StorageError) -> Self {
        match error {
            StorageError::Corrupted(what) => Self::Corrupt(what),
            other => Self::Away(other.to_string()),
        }
    }
}

impl From<TableError> for Cause {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Storage(storage) => storage.into(),
            // The table is missing or has other types: no file of ours.
            other => Self::Corrupt(other.to_string()),
        }
    }
}

impl From<TransactionError> for Cause {
    fn from(error: TransactionError) -> Self {
        match error {
            TransactionError::Storage(storage) => storage.into(),
            other => Self::Away(other.to_string()),
        }
    }
}

impl From<CommitError> for Cause {
    fn from(error: CommitError) -> Self {
        match error {
            CommitError::Storage(storage) => storage.into(),
            other => Self::Away(other.to_string()),
        }
    }
}
