//! `umpire tell`.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;

use super::verify::{read, sentence};
use super::{Packs, Sentence};
use crate::referee::{story, verify};

/// Tell a recorded match in sentences: every deed, and what every viewer learned of it by which rule
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Tell {
    /// The record, as `GET /v1/matches/{match_id}/record` answers it; `-` for standard input
    #[arg(value_name = "RECORD")]
    pub record: PathBuf,
    #[command(flatten)]
    packs: Packs,
}

const EXAMPLES: &str = "\
Examples:
  umpire tell match.json | less
  curl -s localhost:8080/v1/matches/$ID/record | umpire tell -";

impl Tell {
    pub(super) fn run(self) -> Result<ExitCode, Sentence> {
        let record = read(&self.record)?;
        let games = self.packs.games()?;
        if let Some(difference) = verify(&games, &record, usize::MAX)?.difference {
            return Err(format!("this did not happen: {}", sentence(&difference)).into());
        }
        let told = story(&games, &record)?;
        io::stdout().lock().write_all(told.as_bytes())?;
        Ok(ExitCode::SUCCESS)
    }
}
