//! `umpire simulate`.

use std::io::{self, Write};
use std::num::NonZeroU32;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use sha2::{Digest, Sha256};
use umpire_engine::{Seed, Time};

use super::{Chosen, Packs, Sentence};
use crate::games::{HostedGame, Pilot, PlayedOut, Setting};
use crate::wire::Path;

/// Play matches in memory and print how they went: length, winners, actions a second
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Simulate {
    /// The game, by its slug
    #[arg(long)]
    pub game: String,
    /// How many matches
    #[arg(long, default_value = "100", value_name = "N")]
    pub matches: NonZeroU32,
    /// How many players each match has [default: the fewest the game takes]
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Who plays, seat by seat; the last one named plays the seats that are left
    #[arg(long, value_enum, value_delimiter = ',', default_value = "random")]
    pub seats: Vec<Player>,
    /// What the matches choose.
    #[command(flatten)]
    pub chosen: Chosen,
    /// Where chance begins: the same number plays the same matches
    #[arg(long, default_value = "0")]
    pub seed: u64,
    /// The content pack to play with, as `id` or `id/version` [default: the game's own]
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub content_pack: String,
    #[command(flatten)]
    packs: Packs,
}

/// Who plays a seat of a simulated match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Player {
    /// Any listed action, each as likely as the others.
    Random,
    /// The game's own automatic player.
    Bot,
}

const EXAMPLES: &str = "\
Examples:
  umpire simulate --game iron-sky --matches 1000
  umpire simulate --game iron-sky --matches 200 --players 6 --seats bot,random
  umpire simulate --game iron-sky --preset veteran
  umpire simulate --game iron-sky --option initiative --option blackOps
  umpire simulate --game iron-sky --matches 1 --seed 41    the match that went wrong, again
  umpire simulate --game iron-sky --content my-pack --content-pack printed
        with boards and decks of your own";

impl Simulate {
    pub(super) fn run(self) -> Result<ExitCode, Sentence> {
        let games = self.packs.games()?;
        let offer = games.game(&self.game);
        let offer = offer.ok_or_else(|| format!("there is no game `{}`", self.game))?;
        let game = offer.with_pack(&self.content_pack, Path::new("content-pack"));
        let game = game.map_err(|flaw| flaw.why)?;
        let players = self.players(game.as_ref())?;
        let pilots = self.pilots(players);
        let mut tally = Tally::new(players);
        for number in 0..u64::from(self.matches.get()) {
            let setting = self.setting(game.as_ref(), players, number)?;
            let began = Instant::now();
            let played = game.play_out(&setting, &pilots)?;
            tally.add(&played, began.elapsed());
        }
        tally.print(&mut io::stdout().lock())?;
        Ok(ExitCode::SUCCESS)
    }

    fn players(&self, game: &dyn HostedGame) -> Result<u8, Sentence> {
        let counts = &game.description().player_counts;
        let players = match self.players {
            Some(players) if counts.contains(&u32::from(players)) => Some(players),
            Some(_) => None,
            None => counts.iter().min().and_then(|fewest| u8::try_from(*fewest).ok()),
        };
        players.ok_or_else(|| format!("`{}` is played by {counts:?} players", self.game).into())
    }

    fn pilots(&self, players: u8) -> Vec<Pilot> {
        let mut last = Pilot::Random;
        let mut named = self.seats.iter();
        let seats = (0..players).map(|_| {
            last = match named.next() {
                Some(Player::Random) => Pilot::Random,
                Some(Player::Bot) => Pilot::Bot,
                None => last,
            };
            last
        });
        seats.collect()
    }

    /// Match `number`, with a seed of its own.
    fn setting(
        &self,
        game: &dyn HostedGame,
        players: u8,
        number: u64,
    ) -> Result<Setting, Sentence> {
        let seed = self.seed.wrapping_add(number);
        let options = self.chosen.of(game.description())?;
        Ok(Setting {
            match_id: format!("simulated-{seed}"),
            options: game.options(options.as_ref(), players, Path::new("options"))?,
            players,
            seed: Seed(Sha256::digest(seed.to_be_bytes()).into()),
            entropy: Vec::new(),
            dealt_at: Time(0),
        })
    }
}

/// How the matches went.
struct Tally {
    lengths: Vec<usize>,
    first_places: Vec<u32>,
    spent: Duration,
}

impl Tally {
    fn new(players: u8) -> Self {
        let first_places = vec![0; usize::from(players)];
        Self { lengths: Vec::new(), first_places, spent: Duration::ZERO }
    }

    fn add(&mut self, played: &PlayedOut, spent: Duration) {
        self.lengths.push(played.actions);
        self.spent += spent;
        for (places, standing) in self.first_places.iter_mut().zip(&played.outcome.standings) {
            *places += u32::from(standing.rank == 1);
        }
    }

    fn print(mut self, out: &mut impl Write) -> io::Result<()> {
        self.lengths.sort_unstable();
        let at = |share: usize| {
            let last = self.lengths.len().saturating_sub(1);
            self.lengths.get(last * share / 100).copied().unwrap_or_default()
        };
        writeln!(out, "matches        {}", self.lengths.len())?;
        writeln!(
            out,
            "actions each   {} to {}, median {}, 95th percentile {}",
            at(0),
            at(100),
            at(50),
            at(95)
        )?;
        let actions: usize = self.lengths.iter().sum();
        let a_second = actions as f64 / self.spent.as_secs_f64();
        writeln!(out, "actions/s      {a_second:.0}")?;
        for (seat, places) in self.first_places.iter().enumerate() {
            writeln!(out, "seat {seat} first   {places}")?;
        }
        Ok(())
    }
}
