//! What a match began from, as the store keeps it.
//!
//! The origin is the contract's record with the dealing as its only row, still without its tip: so
//! the tip can be computed again from any record. Names of people lie beside it.

use std::sync::Arc;

use bytes::Bytes;
use prost::Message;
use umpire_contract::umpire::v1;
use umpire_store::{Head, Origin};

use crate::failure::{Failure, Refusal};
use crate::games::{Games, HostedGame, Setting, missing_pack};
use crate::wire::Path;

/// What a match began from.
pub(super) struct Began {
    /// Its game.
    pub(super) game: Arc<dyn HostedGame>,
    /// Its origin, as the record will say it.
    pub(super) origin: v1::Record,
    /// The same for the rules.
    pub(super) setting: Setting,
    /// What to call its players, in order of seats.
    pub(super) names: Vec<String>,
}

impl Began {
    /// What the match of this head began from.
    ///
    /// # Errors
    ///
    /// Not offered, if the rules or the content it was begun with are not here; a failure of ours, if
    /// what is kept cannot be read.
    pub(super) fn of_head(head: &Head, games: &Games) -> Result<Self, Failure> {
        let unreadable = |what: String| Failure::inside(format!("match {}: {what}", head.match_id));
        let origin = v1::Record::decode(head.origin.0.clone())
            .map_err(|error| unreadable(format!("origin: {error}")))?;
        let v1::Record { content_pack, content_digest, .. } = &origin;
        let offer = games.game(&origin.game);
        let offer = offer.filter(|offer| offer.own().ledger().ruleset == origin.ruleset);
        let offer = offer.ok_or_else(|| {
            Refusal::NotOffered("the version of the rules this match was begun under".into())
        })?;
        let game = offer.with_digest(content_digest).ok_or_else(|| {
            Refusal::NotOffered(missing_pack(content_pack, content_digest).into())
        })?;
        let setting = Setting::of_record(&origin, Path::new("origin"))
            .map_err(|flaw| unreadable(format!("{}: {}", flaw.field, flaw.why)))?;
        let beside = Beside::decode(head.beside.clone())
            .map_err(|error| unreadable(format!("names: {error}")))?;
        Ok(Self { game: Arc::clone(game), origin, setting, names: beside.names })
    }
}

/// The origin of a record, as the store keeps it.
pub(super) fn origin_of(record: &v1::Record) -> Origin {
    let deal = record.entries.first().map(|deal| v1::RecordEntry {
        deed: None,
        time: deal.time,
        first_word: 0,
        tip: Vec::new(),
    });
    let origin = v1::Record {
        game: record.game.clone(),
        ruleset: record.ruleset.clone(),
        content_digest: record.content_digest.clone(),
        match_id: record.match_id.clone(),
        options: record.options.clone(),
        seats: record.seats.clone(),
        seed: record.seed.clone(),
        entries: deal.into_iter().collect(),
        outcome: None,
        content_pack: record.content_pack.clone(),
    };
    Origin(origin.encode_to_vec().into())
}

/// What lies beside a record.
#[derive(Clone, PartialEq, Message)]
struct Beside {
    #[prost(string, repeated, tag = "1")]
    names: Vec<String>,
}

/// The names of people, as the store keeps them.
pub(super) fn beside(names: Vec<String>) -> Bytes {
    Beside { names }.encode_to_vec().into()
}
