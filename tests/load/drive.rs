//! `umpire-load drive`.

use std::io;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use futures::StreamExt;
use futures::stream;
use tokio::task::{JoinSet, spawn_blocking};
use tokio::time::sleep_until;
use tokio_util::sync::CancellationToken;
use umpire_tests::Lots;

use crate::Sentence;
use crate::ahead::play_ahead;
use crate::caller::{Script, Shelf, Window, play_at, seed, submit_from};
use crate::door::{Door, House};
use crate::figures::Figures;
use crate::processor::Processes;
use crate::tally::Tally;
use crate::target::Target;

/// How long callers play before it counts.
const WARM_UP: Duration = Duration::from_secs(1);
/// More submits a second than a caller gets answered, and than a server answers: so many are played
/// ahead.
const FASTEST_CALLER: u64 = 5_000;
const FASTEST_SERVER: u64 = 12_000;
/// How many matches are played ahead at once.
const AHEAD_AT_ONCE: usize = 4;

/// Put a server under load and print submits a second, latencies and the processor's time
#[derive(Debug, Args)]
pub(crate) struct Drive {
    /// The server: `http://127.0.0.1:PORT`; only the loopback is taken
    #[arg(long)]
    target: Target,
    /// How many players each match has
    #[arg(long, default_value = "2", value_parser = players)]
    players: u8,
    /// How many callers there are; each plays one match at a time, one call at a time
    #[arg(long, default_value = "64", value_parser = clap::value_parser!(u16).range(1..=1024))]
    callers: u16,
    /// Over how many connections gRPC callers are spread
    #[arg(long, default_value = "8", value_parser = clap::value_parser!(u16).range(1..=64))]
    connections: u16,
    /// How long to measure
    #[arg(long, default_value = "10", value_parser = clap::value_parser!(u64).range(1..=120))]
    seconds: u64,
    /// Which door to take
    #[arg(long, value_enum, default_value = "grpc")]
    door: Door,
    /// What callers do
    #[arg(long, value_enum, default_value = "submits")]
    mode: Mode,
    /// Where chance begins: seeds of matches, and which actions are taken
    #[arg(long, default_value = "1")]
    seed: u64,
    /// The server's process, to read its processor time
    #[arg(long)]
    pid: Option<i32>,
    /// Its store's process, likewise
    #[arg(long)]
    store_pid: Option<i32>,
    /// Print one row of a table under this name, tab between the columns: submits a second, p50,
    /// p90, p99 and p99.9 in µs, the server's, the store's and the driver's µs a submit, reads a
    /// second, errors
    #[arg(long, value_name = "NAME")]
    row: Option<String>,
}

/// What callers do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Mode {
    /// Submit what was played ahead here: the server answers submits and nothing else.
    Submits,
    /// As clients do: list, take one, submit.
    Clients,
}

fn players(text: &str) -> Result<u8, &'static str> {
    match text {
        "2" => Ok(2),
        "4" => Ok(4),
        "6" => Ok(6),
        _ => Err("iron-sky is played by 2, 4 or 6"),
    }
}

impl Drive {
    pub(crate) async fn run(self) -> Result<(), Sentence> {
        let houses = self.connect().await?;
        let figures = match self.mode {
            Mode::Submits => self.submits(&houses).await?,
            Mode::Clients => self.clients(&houses).await?,
        };
        let out = &mut io::stdout().lock();
        match &self.row {
            Some(name) => figures.row(name, out)?,
            None => figures.print(out)?,
        }
        Ok(())
    }

    async fn connect(&self) -> Result<Vec<House>, Sentence> {
        let mut houses = Vec::new();
        for _ in 0..self.connections.min(self.callers) {
            houses.push(House::connect(self.door, self.target).await?);
        }
        Ok(houses)
    }

    async fn submits(&self, houses: &[House]) -> Result<Figures, Sentence> {
        let shelf = Shelf::of(self.play_ahead(houses).await?);
        let window = self.window();
        let mut callers = JoinSet::new();
        for _ in 0..self.callers {
            callers.spawn(submit_from(shelf.clone(), window.clone()));
        }
        self.measure(callers, window, shelf.is_empty).await
    }

    async fn clients(&self, houses: &[House]) -> Result<Figures, Sentence> {
        let window = self.window();
        let mut callers = JoinSet::new();
        for (number, house) in (0..self.callers).zip(houses.iter().cycle()) {
            let lots = Lots::new(self.seed.wrapping_add(u64::from(number)));
            callers.spawn(play_at(house.clone(), self.players, lots, window.clone()));
        }
        self.measure(callers, window, CancellationToken::new()).await
    }

    /// Opens matches and plays them ahead until there are enough for the time of the measurement.
    async fn play_ahead(&self, houses: &[House]) -> Result<Vec<Script>, Sentence> {
        let a_second = FASTEST_SERVER.min(FASTEST_CALLER * u64::from(self.callers));
        let enough = a_second * (self.seconds + WARM_UP.as_secs());
        let made = (0..)
            .zip(houses.iter().cycle())
            .map(|(number, house)| self.script(house.clone(), self.seed.wrapping_add(number)));
        let mut made = stream::iter(made).buffer_unordered(AHEAD_AT_ONCE);
        let (mut scripts, mut moves) = (Vec::new(), 0);
        while scripts.len() < usize::from(self.callers) || moves < enough {
            let Some(script) = made.next().await else {
                break;
            };
            let script = script?;
            moves += script.moves.len() as u64;
            scripts.push(script);
        }
        Ok(scripts)
    }

    async fn script(&self, house: House, number: u64) -> Result<Script, Sentence> {
        let mut lots = Lots::new(number);
        let (players, seed) = (self.players, seed(&mut lots));
        let opened = house.open(players, seed).await?;
        let played = spawn_blocking(move || play_ahead(&opened.id, players, seed, &mut lots));
        let moves = played.await??.into_iter().map(|played| (played.seat, played.action));
        Ok(Script { seats: opened.seats, moves: moves.collect() })
    }

    fn window(&self) -> Window {
        Window { opens: Instant::now() + WARM_UP, closed: CancellationToken::new() }
    }

    /// Lets callers play until time is up, or until they have nothing more to play.
    async fn measure(
        &self,
        mut callers: JoinSet<Result<Tally, hdrhistogram::CreationError>>,
        window: Window,
        ran_dry: CancellationToken,
    ) -> Result<Figures, Sentence> {
        let processes = Processes { server: self.pid, store: self.store_pid };
        sleep_until(window.opens.into()).await;
        let (began, before) = (Instant::now(), processes.spent()?);
        tokio::select! {
            () = sleep_until((window.opens + Duration::from_secs(self.seconds)).into()) => {}
            () = ran_dry.cancelled() => {}
        }
        let (lasted, after) = (began.elapsed(), processes.spent()?);
        window.closed.cancel();
        let mut tally = Tally::new()?;
        while let Some(caller) = callers.join_next().await {
            tally.add(caller??);
        }
        Ok(Figures { tally, lasted, spent: after.since(before) })
    }
}
