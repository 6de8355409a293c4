//! The services of the contract: each call is decoded, passed to the referee, and its answer encoded.
//! REST reaches the same services at their addresses.

mod audit;
mod catalogue;
mod matches;
mod play;
mod rules;

use std::sync::Arc;

use tonic::{Request, Status};

use crate::failure::Failure;
use crate::identity::Caller;
use crate::referee::Referee;

/// All services of the contract, over one referee.
#[derive(Clone)]
pub struct Services(Arc<Referee>);

impl Services {
    /// The services of this referee.
    #[must_use]
    pub fn new(referee: Arc<Referee>) -> Self {
        Self(referee)
    }
}

/// Who calls, and what for.
fn taken_apart<T>(request: Request<T>) -> Result<(Caller, T), Status> {
    let (_, extensions, message) = request.into_parts();
    let caller = extensions.get::<Caller>().cloned();
    let caller = caller.ok_or_else(|| Failure::inside("a call came past the doorkeeper"))?;
    Ok((caller, message))
}
