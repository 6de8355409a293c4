//! What a match began from, as its record says it.

use umpire_contract::umpire::v1;
use umpire_engine::{Dice, Seed, Time};

use crate::failure::{Flaw, FlawCode};
use crate::wire::{Path, time_in};

/// The length of a seed and of a seat's entropy, in bytes.
pub(crate) const CHANCE_BYTES: usize = 32;

/// What a match began from: with the rules and the deeds, the whole of it.
#[derive(Clone, Debug)]
pub struct Setting {
    /// Its id, on which every draw depends.
    pub match_id: String,
    /// What it chose, defaults filled in.
    pub options: v1::Options,
    /// The number of seats.
    pub players: u8,
    /// Its seed.
    pub seed: Seed,
    /// What the players added to the seed: 32 bytes a seat, or nothing.
    pub entropy: Vec<[u8; CHANCE_BYTES]>,
    /// When it was dealt.
    pub dealt_at: Time,
}

impl Setting {
    /// The setting that a record begins with; `at` is where the record lies in the request.
    ///
    /// # Errors
    ///
    /// The first field that is not one of a record.
    pub fn of_record(record: &v1::Record, at: Path<'_>) -> Result<Self, Flaw> {
        let options = record.options.clone().ok_or_else(|| at.field("options").missing())?;
        let seats = at.field("seats");
        let players = u8::try_from(record.seats.len())
            .map_err(|_| seats.flaw(FlawCode::TooLarge, "too many seats"))?;
        for (row, (seat, number)) in record.seats.iter().zip(0..).enumerate() {
            if seat.seat != number {
                let why = format!("expected the seats in order, and seat {number} here");
                return Err(seats.row(row).field("seat").flaw(FlawCode::WrongValue, why));
            }
        }
        let given: Vec<_> = record.seats.iter().map(|seat| seat.entropy.as_deref()).collect();
        let seed = at.field("seed");
        let entries = at.field("entries");
        let deal = entries.row(0);
        let dealt = record.entries.first().ok_or_else(|| entries.missing())?;
        Ok(Self {
            match_id: record.match_id.clone(),
            options,
            players,
            seed: Seed(chance(&record.seed).ok_or_else(|| wrong_length(&seed))?),
            entropy: entropy(&given, seats)?,
            dealt_at: dealt.time.and_then(time_in).ok_or_else(|| {
                deal.field("time").flaw(FlawCode::WrongValue, "not a moment after 1970")
            })?,
        })
    }

    /// The chance of the match, from its first word.
    #[must_use]
    pub fn dice(&self) -> Dice {
        Dice::new(&self.seed, &self.match_id, &self.entropy)
    }
}

/// What the seats add to the chance of a match: each 32 bytes, or none of them anything.
///
/// # Errors
///
/// The first seat that gives another length, or nothing while others give something.
pub(crate) fn entropy(
    given: &[Option<&[u8]>],
    seats: Path<'_>,
) -> Result<Vec<[u8; CHANCE_BYTES]>, Flaw> {
    if given.iter().all(Option::is_none) {
        return Ok(Vec::new());
    }
    let rows = given.iter().enumerate().map(|(row, bytes)| {
        let seat = seats.row(row);
        let field = seat.field("entropy");
        let bytes = bytes.ok_or_else(|| {
            field.flaw(FlawCode::Missing, "either every seat adds to the chance or none does")
        })?;
        chance(bytes).ok_or_else(|| wrong_length(&field))
    });
    rows.collect()
}

/// The bytes of a seed or of a seat's entropy, if they are 32.
#[must_use]
pub(crate) fn chance(bytes: &[u8]) -> Option<[u8; CHANCE_BYTES]> {
    bytes.try_into().ok()
}

/// That a field is no seed.
pub(crate) fn wrong_length(field: &Path<'_>) -> Flaw {
    field.flaw(FlawCode::WrongValue, format!("expected {CHANCE_BYTES} bytes"))
}
