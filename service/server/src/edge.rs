//! Where a request comes in: one layer a file, the column of them in `api` and `all`.

mod access;
mod body;
mod cors;
mod deadline;
mod door;
mod foreign;
mod identity;
mod limits;
mod load;
mod panics;
pub mod request_id;
pub mod trace;

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use tower::ServiceBuilder;

pub use body::status_within;
pub use cors::{NotAnOrigin, Origins};
pub use deadline::Deadline;
pub use door::Door;
pub(crate) use door::unrouted;
pub use limits::Limits;
pub(crate) use load::Load;

use crate::identity::Doorkeeper;
use crate::telemetry::Metrics;

/// What the layers need.
#[derive(Clone)]
pub struct Edge {
    /// Says who a caller is.
    pub doorkeeper: Arc<dyn Doorkeeper>,
    /// What a request may use.
    pub limits: Limits,
    /// Where browsers may call from.
    pub origins: Origins,
    /// What is counted and timed.
    pub metrics: Metrics,
}

/// Every request, whatever it asks for, from the outermost layer to the innermost.
pub(crate) fn all(app: Router, edge: &Edge) -> Router {
    app.layer(
        ServiceBuilder::new()
            // The id first, so that whatever happens can be told by it.
            .layer(from_fn(request_id::name_request))
            // The span next: what follows is logged and timed within it.
            .layer(from_fn(trace::continue_trace))
            // One log line, one measurement, and each no counted once.
            .layer(from_fn_with_state(edge.metrics.clone(), access::record))
            // Answers preflights, which carry no credential, and lets browsers read the rest.
            .layer(cors::layer(&edge.origins)),
    )
}

/// A request for the API by `door`, within [`all`].
pub(crate) fn api(half: Router, door: Door, edge: &Edge, load: &Load) -> Router {
    half.layer(
        ServiceBuilder::new()
            // Whatever breaks below becomes an answer.
            .layer(from_fn_with_state(door, panics::catch))
            // Turned away before it costs anything.
            .layer(from_fn_with_state((door, load.clone()), load::admit))
            // From here on the clock runs.
            .layer(from_fn_with_state((door, edge.limits.request_timeout), deadline::keep))
            // Who is it? Asking may cost a round trip to the store.
            .layer(from_fn_with_state((door, Arc::clone(&edge.doorkeeper)), identity::establish))
            // Counted as it is read.
            .layer(from_fn_with_state((door, edge.limits.body_bytes), body::measure))
            // What the libraries below refuse by themselves takes the contract's form.
            .layer(from_fn_with_state(door, foreign::adopt)),
    )
}
