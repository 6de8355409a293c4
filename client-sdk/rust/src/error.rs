//! What can go wrong besides the rules.

use prost::Message;
use tonic::{Status, transport};
use tonic_types::pb;
use umpire_contract::umpire::v1::Fault;

/// Why a call has no answer.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The service cannot be reached, or its address is none.
    #[error("the service cannot be reached")]
    Transport(#[from] transport::Error),
    /// A credential that no header can carry.
    #[error("the credential is not printable ASCII")]
    Credential,
    /// The service said no, and not by a rule of the game: a malformed request, a missing credential, a store that is
    /// away. [`fault`](Error::fault) has its reason and the fields at fault.
    #[error("{}", .0.message())]
    Refused(#[from] Box<Status>),
}

impl Error {
    /// The typed details of a refusal, if it has any.
    pub fn fault(&self) -> Option<Fault> {
        match self {
            Error::Refused(status) => fault_of(status),
            Error::Transport(_) | Error::Credential => None,
        }
    }
}

impl From<Status> for Error {
    fn from(status: Status) -> Self {
        Error::Refused(Box::new(status))
    }
}

/// The fault that a status carries as a detail.
pub(crate) fn fault_of(status: &Status) -> Option<Fault> {
    let packed = pb::Status::decode(status.details()).ok()?;
    let detail =
        packed.details.iter().find(|detail| detail.type_url.ends_with("/umpire.v1.Fault"))?;
    Fault::decode(detail.value.as_slice()).ok()
}
