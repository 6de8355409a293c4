//! The `umpire` program.

use std::process::ExitCode;

use clap::Parser;
use umpire_server::cli::Cli;

// Matches are many small values made and dropped by many threads.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    Cli::parse().run()
}
