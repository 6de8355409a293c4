//! Chores of the house, behind `cargo xtask`.
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command line speaks to its terminal"
)]

use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod generate;
mod ledger;
mod tidy;

/// Why a chore failed.
type Failure = Box<dyn std::error::Error>;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Chores of the house")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Make everything that comes from the contract in proto/
    Gen {
        /// Only say whether it is up to date
        #[arg(long)]
        check: bool,
    },
    /// Write the rule constants of every game from its rules.toml
    Ledger {
        /// Only say whether they are up to date
        #[arg(long)]
        check: bool,
    },
    /// Check what no compiler does: ledger coverage, dependency edges, file lengths, stray addresses
    Tidy,
}

fn main() -> ExitCode {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new("."));
    let outcome = match Cli::parse().chore {
        Chore::Gen { check } => generate::run(root, check),
        Chore::Ledger { check } => ledger::run(root, check),
        Chore::Tidy => tidy::run(root),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}
