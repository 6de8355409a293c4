//! Establishes who calls, once, for everything below.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Span;

use super::door::Door;
use crate::identity::{Credential, Doorkeeper};

/// The layer. Below it every request has a [`Caller`](crate::identity::Caller) among its extensions.
pub(super) async fn establish(
    State((door, doorkeeper)): State<(Door, Arc<dyn Doorkeeper>)>,
    mut request: Request,
    next: Next,
) -> Response {
    let admitted = match Credential::of(request.headers()) {
        Ok(credential) => doorkeeper.admit(credential).await,
        Err(refusal) => Err(refusal.into()),
    };
    match admitted {
        Ok(caller) => {
            Span::current().record("caller", caller.kind());
            request.extensions_mut().insert(caller);
            next.run(request).await
        }
        Err(failure) => door.refuse(failure),
    }
}
