//! What the contract demands of a request and its type does not: fields that must be there, objects
//! that must have a member, enum values that must be known.
//!
//! [`Checked`] stands before a service, so both doors and every call pass the same checks.

mod found;
mod messages;
mod services;

use tonic::{Request, Status};

use crate::failure::Failure;
use found::{Check, Found};

/// A service that is only asked what the contract allows to ask.
#[derive(Debug, Clone)]
pub struct Checked<S>(S);

impl<S> Checked<S> {
    /// Puts the checks before `service`.
    pub fn new(service: S) -> Self {
        Self(service)
    }
}

/// Passes a request on, or names every field that is at fault.
fn well_formed<T: Check>(request: Request<T>) -> Result<Request<T>, Status> {
    let mut flaws = Vec::new();
    request.get_ref().check(&mut Found::new(&mut flaws));
    if flaws.is_empty() { Ok(request) } else { Err(Failure::Malformed(flaws).into()) }
}
