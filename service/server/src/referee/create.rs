//! Creates a match, deals it, and hands out its seats.

use std::sync::Arc;

use umpire_contract::umpire::v1;
use umpire_engine::{Time, Viewer};
use umpire_store::{Created, Head, MatchId, New, RequestKey, Stamp, Stamped, Tenant};
use uuid::Uuid;

use super::Referee;
use super::access::TENANTS_ONLY;
use super::began::{beside, origin_of};
use super::proposal::{fingerprint, request_id};
use super::summary::summary;
use super::turn::{deadline_of, snapshot_of, status_of};
use super::viewer::keys;
use crate::failure::{Failure, FlawCode, Refusal};
use crate::games::{CHANCE_BYTES, HostedGame, Setting, chance, entropy, wrong_length};
use crate::identity::{Caller, SeatPass};
use crate::wire::{Path, time_out};

/// The longest name of a player, in bytes.
const NAME_BYTES: usize = 128;
/// How often a creation is stamped anew.
const ATTEMPTS: usize = 8;

/// A creation whose request has been read.
struct Wanted {
    game: Arc<dyn HostedGame>,
    options: v1::Options,
    seats: Vec<v1::RecordSeat>,
    names: Vec<String>,
    seed: Vec<u8>,
}

impl Referee {
    /// Creates a match and answers a token for each seat. Asked again by the same request id, it
    /// answers the match that was created.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Matches.CreateMatch`.
    pub async fn create_match(
        &self,
        caller: &Caller,
        request: v1::CreateMatchRequest,
    ) -> Result<v1::CreateMatchResponse, Failure> {
        let Caller::Tenant(tenant) = caller else { return Err(TENANTS_ONLY.into()) };
        let id = self.creation_id(tenant, request.request_id.as_deref())?;
        let asked = v1::CreateMatchRequest { request_id: None, ..request.clone() };
        let fingerprint = fingerprint(&asked);
        let wanted = self.wanted(request)?;
        let mut now = self.now().await?;
        for _ in 0..ATTEMPTS {
            let record = wanted.record(id.as_str(), now);
            let setting = Setting::of_record(&record, Path::new("record"))
                .map_err(|flaw| Failure::inside(format!("{}: {}", flaw.field, flaw.why)))?;
            let table = wanted.game.deal(&setting, Path::new("options"))?;
            let new = New {
                match_id: id.clone(),
                tenant: tenant.clone(),
                fingerprint,
                at: now,
                status: status_of(table.as_ref()),
                viewers: keys(table.players()).collect(),
                deadline: deadline_of(table.as_ref()),
                snapshot: snapshot_of(wanted.game.frozen_form(), table.as_ref()),
                origin: origin_of(&record),
                beside: beside(wanted.names.clone()),
            };
            let Stamped { now: heard, answer } = self.store.create(new).await?;
            self.clock.hear(heard);
            match answer {
                Created::Done(head) | Created::Existing(head) => {
                    return self.created(*head, heard).await;
                }
                Created::Reused => return Err(Refusal::RequestIdReused.into()),
                Created::Time => now = heard,
            }
        }
        Err(Failure::store_away(format!("match {id}: the store's clock keeps running back")))
    }

    /// The id of the match that a request creates: of its own, if the request has no id.
    fn creation_id(&self, tenant: &Tenant, given: Option<&str>) -> Result<MatchId, Failure> {
        match request_id(given)? {
            Some(id) => self.keyring.match_id(tenant, id),
            None => {
                // Longer than any request id may be, so that no client's can meet it.
                let made = format!("{}{}", "0".repeat(RequestKey::MAX_BYTES), Uuid::now_v7());
                self.keyring.match_id(tenant, &made)
            }
        }
    }

    fn wanted(&self, request: v1::CreateMatchRequest) -> Result<Wanted, Failure> {
        let v1::CreateMatchRequest {
            game: slug,
            options,
            seats,
            request_id: _,
            seed,
            content_pack,
        } = request;
        let offer = self.games.game_at(&slug, Path::new("game"));
        let game = offer
            .and_then(|offer| offer.with_pack(&content_pack, Path::new("contentPack")))
            .map_err(|flaw| Failure::Malformed(vec![flaw]))?;
        let players = u8::try_from(seats.len())
            .map_err(|_| Failure::malformed("seats", FlawCode::TooLarge, "too many seats"))?;
        self.offered(game.as_ref(), players)?;
        let here = Path::new("seats");
        for (row, seat) in seats.iter().enumerate() {
            if seat.name.len() > NAME_BYTES {
                let why = format!("at most {NAME_BYTES} bytes");
                let flaw = here.row(row).field("name").flaw(FlawCode::TooLarge, why);
                return Err(Failure::Malformed(vec![flaw]));
            }
        }
        let given: Vec<_> = seats.iter().map(|seat| seat.entropy.as_deref()).collect();
        entropy(&given, here).map_err(|flaw| Failure::Malformed(vec![flaw]))?;
        let options = game.options(options.as_ref(), players, Path::new("options"))?;
        let (names, entropies): (Vec<_>, Vec<_>) =
            seats.into_iter().map(|seat| (seat.name, seat.entropy)).unzip();
        let seats =
            (0..).zip(entropies).map(|(seat, entropy)| v1::RecordSeat { seat, entropy }).collect();
        Ok(Wanted { game: Arc::clone(game), options, seats, names, seed: self.seed(seed)? })
    }

    /// Whether a game can be played by so many.
    fn offered(&self, game: &dyn HostedGame, players: u8) -> Result<(), Failure> {
        let counts = &game.description().player_counts;
        if counts.contains(&u32::from(players)) {
            return Ok(());
        }
        let counts: Vec<String> = counts.iter().map(u32::to_string).collect();
        let why = format!("`{}` is played by {} players", game.slug(), counts.join(", "));
        Err(Failure::malformed("seats", FlawCode::WrongValue, why))
    }

    /// The seed: drawn from the system, unless this is a machine of the caller's own.
    fn seed(&self, chosen: Option<Vec<u8>>) -> Result<Vec<u8>, Failure> {
        let field = Path::new("seed");
        match chosen {
            Some(_) if !self.may_choose_seed => {
                let why = "a seed can be chosen under `umpire serve --dev` alone";
                Err(Failure::Malformed(vec![field.flaw(FlawCode::NotAvailable, why)]))
            }
            Some(seed) if chance(&seed).is_none() => {
                Err(Failure::Malformed(vec![wrong_length(&field)]))
            }
            Some(seed) => Ok(seed),
            None => {
                let mut seed = vec![0; CHANCE_BYTES];
                getrandom::fill(&mut seed)
                    .map_err(|error| Failure::inside(format!("no randomness: {error}")))?;
                Ok(seed)
            }
        }
    }

    /// The answer to a creation: the match as its spectators see it, and its seats.
    async fn created(&self, head: Head, now: Stamp) -> Result<v1::CreateMatchResponse, Failure> {
        let warm = self.warm(head, None).await?;
        let seats = (0..warm.table.players()).map(|seat| {
            let (match_id, generation) = (warm.head.match_id.clone(), warm.head.generation(seat));
            self.token(&SeatPass { match_id, seat, generation }, now)
        });
        Ok(v1::CreateMatchResponse {
            seats: seats.collect::<Result<_, _>>()?,
            r#match: Some(summary(&warm, Viewer::Spectator)),
        })
    }

    /// A token, as good as any other that opens the same.
    pub(super) fn token(&self, pass: &SeatPass, now: Stamp) -> Result<v1::SeatToken, Failure> {
        let issued = self.tokens.issue(pass, now)?;
        Ok(v1::SeatToken {
            seat: u32::from(pass.seat),
            token: issued.token,
            expiry: Some(time_out(Time(issued.expires_at.as_ms()))),
        })
    }
}

impl Wanted {
    /// The record of the match, with the dealing as its only row.
    fn record(&self, match_id: &str, at: Stamp) -> v1::Record {
        let deal = v1::RecordEntry {
            deed: None,
            time: Some(time_out(Time(at.as_ms()))),
            first_word: 0,
            tip: Vec::new(),
        };
        v1::Record {
            game: self.game.slug().to_owned(),
            ruleset: self.game.ledger().ruleset.to_owned(),
            content_digest: self.game.pack().digest.0.to_vec(),
            match_id: match_id.to_owned(),
            options: Some(self.options.clone()),
            seats: self.seats.clone(),
            seed: self.seed.clone(),
            entries: vec![deal],
            outcome: None,
            content_pack: self.game.pack().name(),
        }
    }
}
