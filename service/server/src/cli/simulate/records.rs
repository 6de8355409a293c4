//! Simulated matches kept as records, as if they had been played through the API.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use umpire_contract::umpire::v1;

use crate::cli::Sentence;
use crate::games::{Games, HostedGame, PlayedOut, Setting};
use crate::referee::seal;
use crate::wire::time_out;

/// A folder that takes the record of every match.
pub(super) struct Records<'a> {
    pub(super) games: &'a Games,
    pub(super) folder: PathBuf,
}

impl Records<'_> {
    /// Writes a match as `NAME.json`.
    pub(super) fn keep(
        &self,
        game: &dyn HostedGame,
        setting: &Setting,
        played: &PlayedOut,
        name: &str,
    ) -> Result<(), Sentence> {
        let mut record = record(game, setting, played);
        seal(self.games, &mut record)?;
        fs::create_dir_all(&self.folder)?;
        self.write(&self.folder.join(format!("{name}.json")), &record)
    }

    fn write(&self, file: &Path, record: &v1::Record) -> Result<(), Sentence> {
        let written = || -> Result<(), Sentence> {
            let mut out = BufWriter::new(File::create(file)?);
            serde_json::to_writer(&mut out, record)?;
            writeln!(out)?;
            Ok(out.flush()?)
        };
        written().map_err(|error| format!("`{}`: {error}", file.display()).into())
    }
}

/// The settings and the deeds; what follows from them is written in by [`seal`].
fn record(game: &dyn HostedGame, setting: &Setting, played: &PlayedOut) -> v1::Record {
    let row = |deed, at| v1::RecordEntry {
        deed,
        time: Some(time_out(at)),
        first_word: 0,
        tip: Vec::new(),
    };
    let deal = row(None, setting.dealt_at);
    let deeds = played.deeds.iter().map(|(deed, at)| row(Some(deed.clone()), *at));
    let seats = (0..u32::from(setting.players)).map(|seat| v1::RecordSeat { seat, entropy: None });
    v1::Record {
        game: game.slug().to_owned(),
        ruleset: game.ledger().ruleset.to_owned(),
        content_digest: game.pack().digest.0.to_vec(),
        match_id: setting.match_id.clone(),
        options: Some(setting.options.clone()),
        seats: seats.collect(),
        seed: setting.seed.0.to_vec(),
        entries: std::iter::once(deal).chain(deeds).collect(),
        outcome: None,
        content_pack: game.pack().name(),
    }
}
