//! `umpire content`: boards, decks and tables of one's own.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand};

use super::Sentence;
use crate::games::{Games, HostedGame};
use crate::packs::{self, Found};

/// Make content packs of your own: boards, decks and tables as files
///
/// A pack is a folder. Export the one that comes with the game, change it, give it an id of its own
/// in pack.toml, check it, and serve it.
#[derive(Debug, Args)]
pub struct Content {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Check packs: print every fault with its file, line and row, or what the packs hold
    #[command(after_help = "\
Example:
  umpire content check my-pack
        exits with 1 if there is a fault")]
    Check(Check),
    /// Write the files of the pack that comes with the game, to begin with
    #[command(after_help = "\
Example:
  umpire content export my-pack
        never writes over a file that is there")]
    Export(Export),
}

#[derive(Debug, Args)]
struct Check {
    /// Folders with a pack, or with a pack in each folder in them
    #[arg(value_name = "DIR", required = true)]
    folders: Vec<PathBuf>,
}

#[derive(Debug, Args)]
struct Export {
    /// The folder to write to; it is made if it is not there
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// The game, by its slug
    #[arg(long, default_value = "iron-sky")]
    game: String,
}

impl Content {
    pub(super) fn run(self) -> Result<ExitCode, Sentence> {
        match self.command {
            Command::Check(check) => check.run(),
            Command::Export(export) => export.run(),
        }
    }
}

impl Check {
    fn run(self) -> Result<ExitCode, Sentence> {
        let mut out = io::stdout().lock();
        for Found { folder, hosted } in packs::find(&Games::registered(), &self.folders)? {
            writeln!(out, "`{}` is sound", folder.display())?;
            describe(&mut out, hosted.as_ref())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn describe(out: &mut impl Write, hosted: &dyn HostedGame) -> io::Result<()> {
    let pack = hosted.pack();
    writeln!(out, "  game     {}", hosted.slug())?;
    writeln!(out, "  id       {}", pack.id)?;
    writeln!(out, "  version  {}", pack.version)?;
    writeln!(out, "  SHA-256  {}", pack.digest)?;
    for (kind, count) in hosted.pack_rows() {
        writeln!(out, "  {count:>7}  {kind}")?;
    }
    Ok(())
}

impl Export {
    fn run(self) -> Result<ExitCode, Sentence> {
        let Self { folder, game } = self;
        let games = Games::registered();
        let offer = games.game(&game).ok_or_else(|| format!("there is no game `{game}`"))?;
        fs::create_dir_all(&folder).map_err(|error| format!("`{}`: {error}", folder.display()))?;
        let mut out = io::stdout().lock();
        for file in offer.own().pack_files() {
            let path = folder.join(file.name);
            File::create_new(&path)
                .and_then(|mut written| written.write_all(file.text.as_bytes()))
                .map_err(|error| match error.kind() {
                    io::ErrorKind::AlreadyExists => {
                        format!("`{}` is there, and is not written over", path.display())
                    }
                    _ => format!("`{}`: {error}", path.display()),
                })?;
            writeln!(out, "wrote `{}`", path.display())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
