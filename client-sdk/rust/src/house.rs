//! The house: where matches are made.

use tonic::{
    Request,
    metadata::{Ascii, MetadataValue},
    transport::{Channel, Endpoint},
};
use umpire_contract::umpire::v1::{
    CreateMatchRequest, GetMatchRequest, GetRecordRequest, MatchSummary, Record, SeatRequest,
    VerifyRecordRequest, VerifyRecordResponse, audit_client::AuditClient,
    matches_client::MatchesClient,
};

use crate::{error::Error, seat::SeatAt};

/// A connection to the service, as a tenant or, in development, as nobody in particular. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Umpire {
    channel: Channel,
    credential: Option<Credential>,
}

/// The value of an `authorization` header.
pub(crate) type Credential = MetadataValue<Ascii>;

/// A match that was made, with a client for every seat.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The match.
    pub summary: MatchSummary,
    /// Its seats, in order.
    pub seats: Vec<SeatAt>,
}

impl Umpire {
    /// Connects to an address such as `http://127.0.0.1:8080`.
    ///
    /// # Errors
    /// The address is none, or nobody listens there.
    pub async fn connect(address: impl Into<String>) -> Result<Umpire, Error> {
        let channel = Endpoint::from_shared(address.into())?.connect().await?;
        Ok(Umpire { channel, credential: None })
    }

    /// The same connection with a tenant's API key.
    ///
    /// # Errors
    /// The key is not printable ASCII.
    pub fn with_key(self, key: &str) -> Result<Umpire, Error> {
        Ok(Umpire { credential: Some(bearer(key)?), ..self })
    }

    /// Makes a match with the game's default options, a seat for each name.
    ///
    /// # Errors
    /// The service refuses it, with the field at fault.
    pub async fn open_match(
        &self,
        game: &str,
        names: impl IntoIterator<Item = &str>,
    ) -> Result<Opened, Error> {
        let seats = names.into_iter().map(|name| SeatRequest { name: name.into(), entropy: None });
        let game = game.to_owned();
        let request = CreateMatchRequest { game, seats: seats.collect(), ..Default::default() };
        self.create_match(request).await
    }

    /// Makes the match that is asked for.
    ///
    /// # Errors
    /// The service refuses it, with the field at fault.
    pub async fn create_match(&self, request: CreateMatchRequest) -> Result<Opened, Error> {
        let mut matches = MatchesClient::new(self.channel.clone());
        let answer = matches.create_match(self.request(request)).await?.into_inner();
        let summary = answer.r#match.unwrap_or_default();
        let seats = answer.seats.iter().map(|seat| self.seat(&summary.id, &seat.token));
        Ok(Opened { seats: seats.collect::<Result<_, _>>()?, summary })
    }

    /// The seat of a match that a token opens.
    ///
    /// # Errors
    /// The token is not printable ASCII.
    pub fn seat(&self, match_id: &str, token: &str) -> Result<SeatAt, Error> {
        Ok(SeatAt::new(self.channel.clone(), match_id, Some(bearer(token)?)))
    }

    /// A match as everyone may see it.
    ///
    /// # Errors
    /// There is none under this id, or it is not the caller's to see.
    pub async fn summary(&self, match_id: &str) -> Result<MatchSummary, Error> {
        let mut matches = MatchesClient::new(self.channel.clone());
        let request = GetMatchRequest { match_id: match_id.into() };
        Ok(matches.get_match(self.request(request)).await?.into_inner())
    }

    /// The record of a match that has ended.
    ///
    /// # Errors
    /// The match still runs, or it is not the caller's to see.
    pub async fn record(&self, match_id: &str) -> Result<Record, Error> {
        let mut audit = AuditClient::new(self.channel.clone());
        let request = GetRecordRequest { match_id: match_id.into() };
        Ok(audit.get_record(self.request(request)).await?.into_inner())
    }

    /// Whether a record replays to what it says.
    ///
    /// # Errors
    /// The record is malformed, with the field at fault.
    pub async fn verify(&self, record: Record) -> Result<VerifyRecordResponse, Error> {
        let mut audit = AuditClient::new(self.channel.clone());
        let request = VerifyRecordRequest { record: Some(record) };
        Ok(audit.verify_record(self.request(request)).await?.into_inner())
    }

    fn request<T>(&self, message: T) -> Request<T> {
        authorized(message, self.credential.as_ref())
    }
}

pub(crate) fn authorized<T>(message: T, credential: Option<&Credential>) -> Request<T> {
    let mut request = Request::new(message);
    if let Some(credential) = credential {
        request.metadata_mut().insert("authorization", credential.clone());
    }
    request
}

fn bearer(secret: &str) -> Result<Credential, Error> {
    let mut value: Credential =
        format!("Bearer {secret}").parse().map_err(|_| Error::Credential)?;
    value.set_sensitive(true);
    Ok(value)
}
