//! The command line: one file a command.

mod chosen;
mod content;
mod games;
mod keys;
mod packs;
mod serve;
mod simulate;
mod tell;
mod verify;

use std::error::Error;
use std::future::Future;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use tokio_util::sync::CancellationToken;

pub use chosen::Chosen;
pub use content::Content;
pub use games::Games;
pub use keys::Keys;
pub use packs::Packs;
pub use serve::Serve;
pub use simulate::Simulate;
pub use tell::Tell;
pub use verify::Verify;

use crate::house::StartError;
use crate::packs::PackFaults;

/// Why a command ends badly, in a sentence for whoever typed it.
pub(crate) type Sentence = Box<dyn Error + Send + Sync>;

/// Umpire, a rules service for turn-based tabletop games
///
/// A client in any language sends an action; Umpire says whether the rules allow it, why not if not
/// (citing the rule), applies it, and tells every other client what they may know of it.
#[derive(Debug, Parser)]
#[command(name = "umpire", version, after_help = FIRST_STEPS)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

const FIRST_STEPS: &str = "\
First steps:
  umpire serve --dev                     a server of your own, without keys, in memory
  open http://127.0.0.1:8080/docs        every call, to try out
  umpire help serve                      how to run it for others";

#[derive(Debug, Subcommand)]
enum Command {
    Serve(Box<Serve>),
    Keys(Keys),
    Games(Games),
    Content(Content),
    Verify(Verify),
    Tell(Tell),
    Simulate(Simulate),
}

impl Cli {
    /// Does what was asked, and says how it went.
    #[must_use]
    pub fn run(self) -> ExitCode {
        let ended = match self.command {
            Command::Serve(serve) => serve.run(),
            Command::Keys(keys) => keys.run(),
            Command::Games(games) => games.run(),
            Command::Content(content) => content.run(),
            Command::Verify(verify) => verify.run(),
            Command::Tell(tell) => tell.run(),
            Command::Simulate(simulate) => simulate.run(),
        };
        match ended {
            Ok(code) => code,
            // Who reads has had enough, as `| head` has.
            Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
            Err(error) => {
                // Where standard error is closed nobody is left to tell.
                let _ = complain(&mut io::stderr(), &error);
                ExitCode::FAILURE
            }
        }
    }
}

fn is_closed_pipe(error: &Sentence) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Says why a command ended badly. Faults of content speak for themselves, a line each.
fn complain(out: &mut impl Write, error: &Sentence) -> io::Result<()> {
    let at_start = error.downcast_ref().and_then(|error| match error {
        StartError::Packs(faults) => Some(faults),
        StartError::Store(_)
        | StartError::Failed(_)
        | StartError::Unfit(_)
        | StartError::Listen(_) => None,
    });
    match at_start.or_else(|| error.downcast_ref::<PackFaults>()) {
        Some(faults) => writeln!(out, "{faults}"),
        None => writeln!(out, "umpire: {error}"),
    }
}

/// Runs `work` on a runtime of its own.
pub(crate) fn block_on<T>(work: impl Future<Output = Result<T, Sentence>>) -> Result<T, Sentence> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(work)
}

/// Cancels the token that is returned when the process is asked to stop.
pub(crate) fn stop_on_signal() -> io::Result<CancellationToken> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    let stop = CancellationToken::new();
    let stopping = stop.clone();
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        stopping.cancel();
    });
    Ok(stop)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_free_of_contradictions() {
        Cli::command().debug_assert();
    }

    #[test]
    fn every_command_teaches_by_example() {
        for command in Cli::command().get_subcommands() {
            let leaves: Vec<_> = match command.get_subcommands().collect::<Vec<_>>() {
                none if none.is_empty() => vec![command],
                some => some,
            };
            for leaf in leaves {
                let examples = leaf.get_after_help().map(ToString::to_string).unwrap_or_default();
                assert!(examples.contains("umpire "), "{} has no example", leaf.get_name());
            }
        }
    }
}
