//! `umpire serve`.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::process::ExitCode;

use clap::Args;
use tokio::net::TcpListener;
use tracing::info;

use super::{Sentence, block_on, stop_on_signal};
use crate::config::{Config, DEFAULT, Flags};
use crate::games::Offer;
use crate::house::House;
use crate::serve_house;
use crate::telemetry;

/// Serve matches over gRPC, gRPC-Web, REST and server-sent events on one port
///
/// Ready when /health/ready answers 200. On SIGTERM it finishes what it accepted and exits with 0.
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Serve {
    #[command(flatten)]
    flags: Flags,
    /// Print every setting with its default and its meaning, and end
    #[arg(long)]
    print_config: bool,
}

const EXAMPLES: &str = "\
Examples:
  umpire serve --dev
        on your own machine: no keys, matches in memory
  umpire serve --store file:umpire.redb
        one server, one file; make a key first: umpire keys create --store file:umpire.redb …
  UMPIRE_STORE=redis://redis:6379 umpire serve --listen 0.0.0.0:8080 --durability fsync
        one of many servers before one Redis
  umpire serve --dev --content my-pack
        with boards, decks and tables of your own; see umpire help content
  umpire serve --print-config > umpire.toml; umpire serve --config umpire.toml
        settings in a file of your own";

impl Serve {
    pub(super) fn run(self) -> Result<ExitCode, Sentence> {
        if self.print_config {
            io::stdout().write_all(DEFAULT.as_bytes())?;
            return Ok(ExitCode::SUCCESS);
        }
        let config = Config::read(&self.flags)?;
        block_on(serve(config))?;
        Ok(ExitCode::SUCCESS)
    }
}

async fn serve(config: Config) -> Result<(), Sentence> {
    let telemetry = telemetry::start(&config.telemetry)?;
    let ended = until_stopped(config).await;
    // Whatever happened, what was told about it is sent.
    telemetry.stop().await;
    ended
}

async fn until_stopped(config: Config) -> Result<(), Sentence> {
    let stop = stop_on_signal()?;
    let listener = TcpListener::bind(config.listen).await.map_err(|error| {
        let elsewhere = match error.kind() {
            io::ErrorKind::AddrInUse => "; `UMPIRE_LISTEN=127.0.0.1:8081` listens elsewhere",
            _ => "",
        };
        format!("cannot listen on `{}`: {error}{elsewhere}", config.listen)
    })?;
    let address = listener.local_addr()?;
    let house = House::open(config, stop).await?;
    for hosted in house.games.iter().flat_map(Offer::further) {
        info!(game = hosted.slug(), pack = %hosted.pack(), "a content pack of your own is on offer");
    }
    announce(address, &house.config)?;
    serve_house(house, listener).await?;
    Ok(())
}

/// What a newcomer may copy; `{api}` is where this server listens.
const FIRST_SESSION: &str = include_str!("first_session.txt");

/// Says where it listens, for people and for programs that asked for any free port.
fn announce(address: SocketAddr, config: &Config) -> io::Result<()> {
    let mut out = io::stdout();
    writeln!(out, "umpire listens on http://{address}, matches in {}", config.keeping.store)?;
    if config.dev {
        out.write_all(FIRST_SESSION.replace("{api}", &format!("http://{address}")).as_bytes())?;
    }
    out.flush()
}
