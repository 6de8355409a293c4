//! Everything behind the one port, put together.

use axum::Router;
use http::HeaderMap;
use thiserror::Error;
use tonic::service::Routes;
use tonic_health::pb::health_server::HealthServer;
use tonic_web::GrpcWebLayer;
use umpire_contract::DESCRIPTORS;

use crate::edge::{self, Door, Edge, Load};
use crate::failure::{Failure, Refusal};
use crate::health::{self, GrpcHealth, Readiness};
use crate::{docs, edge::unrouted};

/// The API by both doors: the same services twice.
#[derive(Debug, Clone, Default)]
pub struct Doors {
    /// The services of the contract, as gRPC serves them.
    pub grpc: Routes,
    /// The same at their addresses.
    pub rest: Router,
}

/// Why the parts do not fit together.
#[derive(Debug, Error)]
pub enum Unfit {
    /// Reflection cannot be offered.
    #[error("the contract's descriptors cannot be reflected: {0}")]
    Reflection(#[from] tonic_reflection::server::Error),
    /// Health cannot be offered.
    #[error(transparent)]
    Health(#[from] Failure),
}

/// One router for everything: the API by both doors, and beside it what asks for no credential.
///
/// # Errors
///
/// When the compiled-in descriptors do not fit.
pub fn app(doors: Doors, readiness: Readiness, edge: &Edge) -> Result<Router, Unfit> {
    let Doors { grpc, rest } = doors;
    let load = Load::new(edge.limits.requests);
    // tonic's router has a fallback of its own, and two cannot be merged.
    let grpc = grpc.into_axum_router().reset_fallback();
    let grpc = edge::api(grpc, Door::Grpc, edge, &load)
        .merge(open_services(readiness.clone())?)
        // On this half alone: it refuses whatever is not gRPC.
        .layer(GrpcWebLayer::new());
    let open = docs::routes().merge(health::routes(readiness));
    let app = edge::api(rest, Door::Rest, edge, &load).merge(open).merge(grpc).fallback(nowhere);
    Ok(edge::all(app, edge))
}

/// Health and reflection, which ask for no credential.
fn open_services(readiness: Readiness) -> Result<Router, Unfit> {
    let reflection = || {
        tonic_reflection::server::Builder::configure()
            .register_encoded_file_descriptor_set(DESCRIPTORS)
            .register_encoded_file_descriptor_set(tonic_health::pb::FILE_DESCRIPTOR_SET)
    };
    let routes = Routes::new(HealthServer::new(GrpcHealth::new(readiness)?))
        .add_service(reflection().build_v1()?)
        .add_service(reflection().build_v1alpha()?);
    Ok(routes.into_axum_router().reset_fallback())
}

/// The answer where there is nothing, in the form its caller reads.
async fn nowhere(headers: HeaderMap) -> axum::response::Response {
    let refusal = match Door::of(&headers) {
        Door::Grpc => Refusal::NotOffered("this service".into()),
        Door::Rest => Refusal::NotFound("address"),
    };
    unrouted(&headers, refusal.into())
}
