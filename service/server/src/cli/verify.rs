//! `umpire verify`.

use std::fs::File;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use umpire_contract::umpire::v1::{Record, verify_record_response::Difference};

use super::{Packs, Sentence};
use crate::referee::verify;

/// Replay a record and say where it differs, if it does
///
/// Exits with 0 if every entry of the record follows from the one before by the rules, with 1 if
/// one does not, with 2 if the file is no record or the content it was played with is not here.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Verify {
    /// The record, as `GET /v1/matches/{match_id}/record` answers it; `-` for standard input
    #[arg(value_name = "RECORD")]
    pub record: PathBuf,
    #[command(flatten)]
    packs: Packs,
}

const EXAMPLES: &str = "\
Examples:
  umpire verify match.json
  umpire verify match.json --content my-pack
  curl -s localhost:8080/v1/matches/$ID/record | umpire verify -";

/// How the command ends where there is nothing to verify, or nothing to verify it with.
const NOT_VERIFIABLE: u8 = 2;

impl Verify {
    pub(super) fn run(self) -> Result<ExitCode, Sentence> {
        let games = self.packs.games()?;
        let record: Record = match read(&self.record) {
            Ok(record) => record,
            Err(why) => return not_verifiable(&why),
        };
        let verdict = match verify(&games, &record, usize::MAX) {
            Ok(verdict) => verdict,
            Err(failure) => return not_verifiable(&failure.into()),
        };
        let mut out = io::stdout();
        let Some(difference) = verdict.difference else {
            writeln!(
                out,
                "verified: {} entries of match {}",
                verdict.verified_entries, record.match_id
            )?;
            return Ok(ExitCode::SUCCESS);
        };
        writeln!(out, "{}", sentence(&difference))?;
        Ok(ExitCode::FAILURE)
    }
}

/// Where a record differs from what the rules make of it.
pub(super) fn sentence(difference: &Difference) -> String {
    let Difference { entry, field, message, expected, found } = difference;
    format!("entry {entry} differs in `{field}`: {message}; expected {expected}, found {found}")
}

/// Reads a record from a file, or from standard input for `-`.
pub(super) fn read(path: &Path) -> Result<Record, Sentence> {
    let source: Box<dyn Read> = if path == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        let file = File::open(path).map_err(|error| format!("`{}`: {error}", path.display()))?;
        Box::new(BufReader::new(file))
    };
    Ok(serde_json::from_reader(source)?)
}

fn not_verifiable(why: &Sentence) -> Result<ExitCode, Sentence> {
    writeln!(io::stderr(), "umpire: this cannot be verified: {why}")?;
    Ok(ExitCode::from(NOT_VERIFIABLE))
}
