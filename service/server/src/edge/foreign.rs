//! Gives the contract's form to what tonic refuses by itself, before any handler of ours.
//!
//! tonic answers INTERNAL to bytes it cannot decode. Nothing a client sends may be called a fault of
//! the service, so that becomes a malformed request.

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use tonic::{Code, Status};

use super::door::{Door, status_of};
use crate::failure::{Failure, FlawCode, Refusal, fault_of};

/// The layer.
pub(super) async fn adopt(State(door): State<Door>, request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    match status_of(&response) {
        Some(status) if is_refusal(&status) && fault_of(&status).is_none() => {
            door.refuse(meant(&status))
        }
        Some(_) | None => response,
    }
}

/// Whether it says no: a call whose answer is empty ends well in its headers alone.
fn is_refusal(status: &Status) -> bool {
    status.code() != Code::Ok
}

/// What a status that is none of ours says about the request.
fn meant(status: &Status) -> Failure {
    match status.code() {
        Code::Unimplemented => Refusal::NotOffered("this method".into()).into(),
        Code::OutOfRange | Code::ResourceExhausted => {
            Failure::malformed("", FlawCode::TooLarge, "the message is longer than is taken")
        }
        Code::Cancelled | Code::DeadlineExceeded => Refusal::TooLate.into(),
        Code::Ok
        | Code::Unknown
        | Code::InvalidArgument
        | Code::NotFound
        | Code::AlreadyExists
        | Code::PermissionDenied
        | Code::FailedPrecondition
        | Code::Aborted
        | Code::Internal
        | Code::Unavailable
        | Code::DataLoss
        | Code::Unauthenticated => {
            Failure::malformed("", FlawCode::WrongValue, "the message cannot be decoded")
        }
    }
}
