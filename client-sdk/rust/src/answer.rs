//! What the rules say to an action.

use tonic::{Response, Status};
use umpire_contract::umpire::v1::{Entry, Violation, fault::Reason};

use crate::error::{Error, fault_of};

/// The answer to a submitted action.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// Done; what the seat was told of it.
    Accepted(Entry),
    /// The rules forbid it, and nothing has changed. Each violation cites its rule.
    Rejected(Vec<Violation>),
    /// The seat has been told of more than the version it expected.
    Stale {
        /// Its version now.
        version: u64,
    },
}

impl Answer {
    pub(crate) fn of(result: Result<Response<Entry>, Status>) -> Result<Answer, Error> {
        let status = match result {
            Ok(response) => return Ok(Answer::Accepted(response.into_inner())),
            Err(status) => status,
        };
        match fault_of(&status) {
            Some(fault) if fault.reason() == Reason::Rejected => {
                Ok(Answer::Rejected(fault.violations))
            }
            Some(fault) if fault.reason() == Reason::StaleVersion => {
                Ok(Answer::Stale { version: fault.version.unwrap_or_default() })
            }
            Some(_) | None => Err(status.into()),
        }
    }
}
