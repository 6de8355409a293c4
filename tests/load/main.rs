//! `umpire-load`: plays matches against a running server and says what a submit costs there.
//!
//! | Question | Module |
//! |---|---|
//! | Which server may it be? | [`target`] |
//! | How is it asked? | [`door`], over REST by [`rest`] |
//! | What is played? | [`ahead`] before the measurement, or whatever the server lists |
//! | Who plays it, and when does it count? | [`caller`] |
//! | What does it come to? | [`tally`], [`processor`], [`figures`] |
//! | What would the call cost if nobody were behind it? | [`bare`] |
//!
//! `run.sh` beside this file measures everything in one go; `docs/performance.md` says what it found.

mod ahead;
mod bare;
mod caller;
mod door;
mod drive;
mod figures;
mod processor;
mod rest;
mod tally;
mod target;

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::Parser;

use bare::Bare;
use drive::Drive;

/// Why a command ends badly, in a sentence for whoever typed it.
type Sentence = Box<dyn Error + Send + Sync>;

/// Play matches against a server on this machine and print what a submit costs
#[derive(Debug, Parser)]
#[command(name = "umpire-load", after_help = EXAMPLES)]
enum Command {
    Drive(Drive),
    Bare(Bare),
}

const EXAMPLES: &str = "\
Examples:
  umpire-load drive --target http://127.0.0.1:8080 --callers 64 --pid \"$(pgrep -x umpire)\"
        submits alone: the matches were played ahead in this process
  umpire-load drive --target http://127.0.0.1:8080 --mode clients --door rest --players 6
        as clients do: list, take one, submit
  umpire-load bare --listen 127.0.0.1:8090
        a server that answers every submit unread, to measure against";

#[tokio::main]
async fn main() -> ExitCode {
    let ended = match Command::parse() {
        Command::Drive(drive) => drive.run().await,
        Command::Bare(bare) => bare.run().await,
    };
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Where standard error is closed nobody is left to tell.
            let _ = writeln!(io::stderr(), "umpire-load: {error}");
            ExitCode::FAILURE
        }
    }
}
