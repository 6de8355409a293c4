//! The API: what is asked through either door.
//!
//! | Question | Module |
//! |---|---|
//! | Is the request what the contract allows? | [`check`] |
//! | How does it reach the referee? | [`grpc`] |
//! | How does it look over REST? | [`rest`] |

pub mod check;
pub mod grpc;
pub mod rest;

use std::sync::Arc;

use axum::Router;
use tonic::codec::CompressionEncoding::Gzip;
use tonic::service::Routes;
use umpire_contract::umpire::v1::{
    audit_server::AuditServer, catalogue_server::CatalogueServer, matches_server::MatchesServer,
    play_server::PlayServer, rules_server::RulesServer,
};

use self::check::Checked;
use self::grpc::Services;
use crate::app::Doors;
use crate::referee::Referee;

/// The route table: every service of the contract, by both doors, over one referee. A request has at
/// most `body_bytes`.
#[must_use]
pub fn doors(referee: Arc<Referee>, body_bytes: usize) -> Doors {
    let services = Arc::new(Checked::new(Services::new(referee)));
    Doors { grpc: grpc_routes(&services, body_bytes), rest: rest_routes(&services) }
}

fn rest_routes(services: &Arc<Checked<Services>>) -> Router {
    let services = || Arc::clone(services);
    Router::new()
        .merge(rest::routes::catalogue(services()))
        .merge(rest::routes::matches(services()))
        .merge(rest::routes::play(services()))
        .merge(rest::routes::audit(services()))
        .merge(rest::routes::rules(services()))
}

fn grpc_routes(services: &Arc<Checked<Services>>, body_bytes: usize) -> Routes {
    /// A service as all of them are served: both ways in gzip, if the client likes.
    macro_rules! served {
        ($server:ident) => {
            $server::from_arc(Arc::clone(services))
                .accept_compressed(Gzip)
                .send_compressed(Gzip)
                .max_decoding_message_size(body_bytes)
        };
    }
    Routes::new(served!(CatalogueServer))
        .add_service(served!(MatchesServer))
        .add_service(served!(PlayServer))
        .add_service(served!(AuditServer))
        .add_service(served!(RulesServer))
}
