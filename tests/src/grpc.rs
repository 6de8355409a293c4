//! A client by gRPC, as it is generated.

use tonic::metadata::{Ascii, MetadataValue};
use tonic::service::Interceptor;
use tonic::service::interceptor::InterceptedService;
use tonic::transport::Channel;
use tonic::{Request, Status};
use umpire_contract::umpire::v1::audit_client::AuditClient;
use umpire_contract::umpire::v1::catalogue_client::CatalogueClient;
use umpire_contract::umpire::v1::matches_client::MatchesClient;
use umpire_contract::umpire::v1::play_client::PlayClient;

/// A connection to one server, with a credential or without.
#[derive(Clone)]
pub struct Grpc {
    channel: Channel,
    bearer: Bearer,
}

/// Shows a credential.
#[derive(Clone, Default)]
pub struct Bearer(Option<MetadataValue<Ascii>>);

/// A channel that shows a credential.
pub type Shown = InterceptedService<Channel, Bearer>;

impl Interceptor for Bearer {
    fn call(&mut self, mut request: Request<()>) -> Result<Request<()>, Status> {
        if let Some(bearer) = &self.0 {
            request.metadata_mut().insert("authorization", bearer.clone());
        }
        Ok(request)
    }
}

impl Grpc {
    /// A client of the server at `127.0.0.1:PORT`, without a credential.
    pub async fn at(address: &str) -> Self {
        let endpoint = Channel::from_shared(format!("http://{address}")).unwrap();
        Self { channel: endpoint.connect().await.unwrap(), bearer: Bearer::default() }
    }

    /// The same connection with a credential.
    #[must_use]
    pub fn with(&self, bearer: &str) -> Self {
        let bearer = Bearer(Some(format!("Bearer {bearer}").parse().unwrap()));
        Self { bearer, ..self.clone() }
    }

    fn shown(&self) -> Shown {
        InterceptedService::new(self.channel.clone(), self.bearer.clone())
    }

    #[must_use]
    pub fn matches(&self) -> MatchesClient<Shown> {
        MatchesClient::new(self.shown())
    }

    #[must_use]
    pub fn play(&self) -> PlayClient<Shown> {
        PlayClient::new(self.shown())
    }

    #[must_use]
    pub fn audit(&self) -> AuditClient<Shown> {
        AuditClient::new(self.shown())
    }

    #[must_use]
    pub fn catalogue(&self) -> CatalogueClient<Shown> {
        CatalogueClient::new(self.shown())
    }
}
