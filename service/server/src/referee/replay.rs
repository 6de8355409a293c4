//! Plays a record again, and finds where it stops being a match of these rules.
//!
//! Nothing in a record is trusted: each row is judged, each first word and each tip is computed anew,
//! and with the tips all that came of it by the rules.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::Arc;

use prost::Message;
use umpire_contract::umpire::v1::{self, verify_record_response::Difference};
use umpire_engine::{Time, Viewer};
use umpire_store::{Stamp, Tip, Version, ViewerKey};

use super::began::origin_of;
use super::turn::tell;
use super::viewer::{key_of, keys};
use crate::failure::{Failure, FlawCode, excerpt};
use crate::games::{Games, Setting, Table, missing_pack};
use crate::wire::{Path, time_in};

/// A record as far as it has been played again.
pub(super) struct Replay {
    /// The table after the last row that agrees.
    pub(super) table: Arc<dyn Table>,
    /// The stamp of that row.
    pub(super) latest: Time,
    /// How many rows agree, the dealing included.
    pub(super) agreed: u64,
    tip: Tip,
    versions: BTreeMap<ViewerKey, Version>,
}

/// What every viewer is told of a row, if anything; seats in order, then the spectators.
pub(super) type ToldAll = Vec<(Viewer, Option<v1::Entry>)>;

/// Why a replay stops.
pub(super) enum Halt {
    /// The record is not one.
    Unreadable(Failure),
    /// It is another match than these rules make of it.
    Differs(Difference),
}

impl From<Failure> for Halt {
    fn from(failure: Failure) -> Self {
        Self::Unreadable(failure)
    }
}

impl Replay {
    /// Deals again what the record says was dealt. At most `limit` entries are taken on.
    ///
    /// # Errors
    ///
    /// Malformed, if it is no record, or one of a game, ruleset or content pack that is not here.
    pub(super) fn begin(
        games: &Games,
        record: &v1::Record,
        limit: usize,
    ) -> Result<(Self, Option<Difference>), Failure> {
        let here = Path::new("record");
        let malformed = |flaw| Failure::Malformed(vec![flaw]);
        let offer = games.game_at(&record.game, here.field("game")).map_err(malformed)?;
        if offer.own().ledger().ruleset != record.ruleset {
            let field = here.field("ruleset");
            return Err(malformed(field.unknown("ruleset", &record.ruleset)));
        }
        let game = offer.with_digest(&record.content_digest).ok_or_else(|| {
            let pack = missing_pack(&record.content_pack, &record.content_digest);
            let field = here.field("contentDigest");
            malformed(field.flaw(FlawCode::UnknownValue, format!("{pack} is not here")))
        })?;
        // The dealing, and the deeds that a match can have.
        let longest = usize::try_from(game.longest_match()).unwrap_or(usize::MAX).saturating_add(1);
        let limit = limit.min(longest);
        if record.entries.len() > limit {
            let why = format!("at most {limit} entries are replayed");
            return Err(malformed(here.field("entries").flaw(FlawCode::TooLarge, why)));
        }
        let setting = Setting::of_record(record, here).map_err(malformed)?;
        let table = game.deal(&setting, here.field("options"))?;
        let replay = Self {
            latest: setting.dealt_at,
            agreed: 0,
            tip: Tip::of_origin(&origin_of(record).0),
            versions: keys(table.players()).map(|viewer| (viewer, Version::default())).collect(),
            table,
        };
        let (name, found) = (game.pack().name(), &record.content_pack);
        let difference = if name != *found && !found.is_empty() {
            let what = "the content of this digest has another name";
            Some(difference(0, "contentPack", what, &name, &excerpt(found)))
        } else {
            replay.dealing(record)
        };
        Ok((replay, difference))
    }

    /// Where the first row is not the dealing.
    fn dealing(&self, record: &v1::Record) -> Option<Difference> {
        let deal = record.entries.first()?;
        if deal.deed.is_some() {
            return Some(difference(0, "deed", "the first row is the dealing", &"none", &"a deed"));
        }
        if deal.first_word != 0 {
            let what = "the dealing begins at the first word";
            return Some(difference(0, "firstWord", what, &0, &deal.first_word));
        }
        self.wrong_tip(deal)
    }

    /// Plays the record to its end, or to where it differs.
    ///
    /// # Errors
    ///
    /// Where and how it differs, or that it cannot be read.
    pub(super) fn play(&mut self, record: &v1::Record) -> Result<(), Halt> {
        self.play_aloud(record, |_, _| {})
    }

    /// The same, telling of each row what everybody was told.
    ///
    /// # Errors
    ///
    /// Where and how it differs, or that it cannot be read.
    pub(super) fn play_aloud(
        &mut self,
        record: &v1::Record,
        mut tell: impl FnMut(&Self, &ToldAll),
    ) -> Result<(), Halt> {
        let here = Path::new("record");
        let entries = here.field("entries");
        self.agreed = 1;
        for (row, entry) in record.entries.iter().enumerate().skip(1) {
            let told = self.step(entry, entries.row(row))?;
            tell(self, &told);
            self.agreed += 1;
        }
        Ok(())
    }

    fn step(&mut self, row: &v1::RecordEntry, here: Path<'_>) -> Result<ToldAll, Halt> {
        let next_word = self.table.next_word();
        if row.deed.is_some() && self.table.outcome().is_none() && row.first_word != next_word {
            let what = "its chance begins at another word";
            let found = &row.first_word;
            let differs = difference(self.agreed, "firstWord", what, &next_word, found);
            return Err(Halt::Differs(differs));
        }
        let told = self.advance(row, here)?;
        match self.wrong_tip(row) {
            Some(difference) => Err(Halt::Differs(difference)),
            None => Ok(told),
        }
    }

    /// Takes one more row on, whatever it says of its first word and its tip.
    fn advance(&mut self, row: &v1::RecordEntry, here: Path<'_>) -> Result<ToldAll, Halt> {
        let differs = |field, what: &str, expected: &dyn Display, found: &dyn Display| {
            Err(Halt::Differs(difference(self.agreed, field, what, expected, found)))
        };
        let at = row.time.and_then(time_in).ok_or_else(|| {
            let time = here.field("time");
            Failure::Malformed(vec![time.flaw(FlawCode::WrongValue, "not a moment after 1970")])
        })?;
        let Some(deed) = &row.deed else {
            return Err(Failure::Malformed(vec![here.field("deed").missing()]).into());
        };
        if self.table.outcome().is_some() {
            return differs("deed", "the match is over", &"none", &"a deed");
        }
        if at < self.latest {
            return differs("time", "stamps never go back", &self.latest.0, &at.0);
        }
        let first_word = self.table.next_word();
        let mut turned = match self.table.turn(deed, at, here.field("deed")) {
            Ok(turned) => turned,
            Err(refused @ Failure::Rejected(_)) => {
                return differs("deed", &refused.to_string(), &"a lawful deed", &"a refused one");
            }
            Err(failure) => return Err(failure.into()),
        };
        self.tell(&mut turned.told);
        let deed = deed.encode_to_vec().into();
        let (at_ms, facts) = (Stamp::from_ms(at.0), turned.facts.into());
        self.tip = self.tip.then(self.agreed, &deed, at_ms, first_word, &facts);
        self.table = turned.table;
        self.latest = at;
        Ok(turned.told)
    }

    /// Writes into a record what follows from its settings and deeds: first words, tips, the outcome.
    ///
    /// # Errors
    ///
    /// Where a deed is refused, or that the record cannot be read.
    pub(super) fn seal(mut self, record: &mut v1::Record) -> Result<(), Halt> {
        let here = Path::new("record");
        let entries = here.field("entries");
        for (row, entry) in record.entries.iter_mut().enumerate() {
            if row > 0 {
                entry.first_word = self.table.next_word();
                self.advance(entry, entries.row(row))?;
            }
            entry.tip = self.tip.0.to_vec();
            self.agreed += 1;
        }
        record.outcome = self.table.outcome();
        Ok(())
    }

    /// Counts what everybody was told.
    fn tell(&mut self, told: &mut [(Viewer, Option<v1::Entry>)]) {
        for (viewer, version) in &mut self.versions {
            if !tell(told, *viewer, version.next()).is_empty() {
                *version = version.next();
            }
        }
    }

    fn wrong_tip(&self, row: &v1::RecordEntry) -> Option<Difference> {
        let what = "it is not what these rules make of the rows so far";
        let expected = self.tip.0;
        (row.tip.as_slice() != expected).then(|| {
            difference(self.agreed, "tip", what, &hex(&expected), &excerpt(&hex(&row.tip)))
        })
    }

    /// How many entries a viewer has been told.
    pub(super) fn version(&self, viewer: Viewer) -> Version {
        self.versions.get(&key_of(viewer)).copied().unwrap_or_default()
    }
}

/// A difference in row `entry`.
pub(super) fn difference(
    entry: u64,
    field: &str,
    message: &str,
    expected: &dyn Display,
    found: &dyn Display,
) -> Difference {
    Difference {
        entry,
        field: field.to_owned(),
        message: message.to_owned(),
        expected: expected.to_string(),
        found: found.to_string(),
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
