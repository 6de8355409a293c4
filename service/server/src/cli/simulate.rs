//! `umpire simulate`.
//!
//! | Question | Module |
//! |---|---|
//! | Which matches are played, and by whom? | `series` |
//! | What is read off a table? | `reading` |
//! | Where are their records kept? | `records` |
//! | How did they go? | `tally` |
//! | How sure is a share? | `share` |
//! | How is a balance report written? | `report` |

mod reading;
mod records;
mod report;
mod series;
mod share;
mod tally;

use std::io;
use std::num::NonZeroU32;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};

use self::records::Records;
use self::report::Report;
use self::series::Series;
use super::{Chosen, Packs, Sentence};
use crate::games::{HostedGame, Pilot};
use crate::wire::Path;

/// Play matches in memory and print how they went: winners, points, lengths, actions a second
///
/// Shares of won matches are printed with their 95 % confidence intervals (Wilson). The same command
/// prints the same figures, but for the actions a second.
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
    /// Who plays: one name for every seat, or two for one side each. With two every match is played
    /// twice from the same deal, so that either plays either side
    #[arg(long, value_enum, value_delimiter = ',', default_value = "random")]
    pub seats: Vec<Player>,
    /// What the matches choose.
    #[command(flatten)]
    pub chosen: Chosen,
    /// Where chance begins: the same number plays the same matches
    #[arg(long, default_value = "0")]
    pub seed: u64,
    /// Keep the record of every match in this folder, as `umpire verify` and `umpire tell` read it
    #[arg(long, value_name = "DIR", conflicts_with = "report")]
    pub records: Option<PathBuf>,
    /// The content pack to play with, as `id` or `id/version` [default: the game's own]
    #[arg(long, value_name = "NAME", default_value = "", hide_default_value = true)]
    pub content_pack: String,
    #[command(flatten)]
    packs: Packs,
    /// Print a balance report in Markdown instead: bot against bot with every preset and every number
    /// of players, and bot against random
    #[arg(long, conflicts_with_all = ["players", "seats", "preset", "options"])]
    pub report: bool,
}

/// Who plays a seat of a simulated match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, ValueEnum)]
pub enum Player {
    /// Any listed action, each as likely as the others.
    Random,
    /// The game's own automatic player.
    Bot,
}

const EXAMPLES: &str = "\
Examples:
  umpire simulate --game iron-sky --matches 1000
  umpire simulate --game iron-sky --matches 200 --seats bot,random     200 from either side
  umpire simulate --game iron-sky --matches 1000 --seats bot --players 6 --preset rookie
  umpire simulate --game iron-sky --option initiative --option blackOps
  umpire simulate --game iron-sky --matches 20 --seats bot --records matches
  umpire simulate --game iron-sky --matches 1 --seed 41    the match that went wrong, again
  umpire simulate --game iron-sky --matches 1000 --report > report.md
  umpire simulate --game iron-sky --content my-pack --content-pack printed
        with boards and decks of your own";

impl Simulate {
    pub(super) fn run(self) -> Result<ExitCode, Sentence> {
        let games = self.packs.games()?;
        let offer = games.game(&self.game);
        let offer = offer.ok_or_else(|| format!("there is no game `{}`", self.game))?;
        let game = offer.with_pack(&self.content_pack, Path::new("content-pack"));
        let game = game.map_err(|flaw| flaw.why)?.as_ref();
        let mut out = io::stdout().lock();
        if self.report {
            Report { game, deals: self.matches, seed: self.seed }.print(&mut out)?;
        } else {
            let series = Series {
                players: self.players(game)?,
                options: self.chosen.of(game.description())?,
                deals: self.matches,
                seats: self.seats()?,
                seed: self.seed,
            };
            let folder = self.records.clone();
            let records = folder.map(|folder| Records { games: &games, folder });
            series.play(game, records.as_ref())?.print(&mut out)?;
        }
        Ok(ExitCode::SUCCESS)
    }

    fn players(&self, game: &dyn HostedGame) -> Result<u8, Sentence> {
        let counts = &game.description().player_counts;
        let players = match self.players {
            Some(players) if counts.contains(&u32::from(players)) => Some(players),
            Some(_) => None,
            None => counts.iter().min().and_then(|fewest| u8::try_from(*fewest).ok()),
        };
        players.ok_or_else(|| {
            let counts: Vec<_> = counts.iter().map(u32::to_string).collect();
            format!("`{}` is played by {} players", self.game, counts.join(", ")).into()
        })
    }

    fn seats(&self) -> Result<[Player; 2], Sentence> {
        match self.seats.as_slice() {
            &[one] => Ok([one; 2]),
            &[one, other] => Ok([one, other]),
            more => Err(format!("expected one player or two, found {}", more.len()).into()),
        }
    }
}

impl Player {
    /// As it is typed.
    const fn name(self) -> &'static str {
        match self {
            Player::Random => "random",
            Player::Bot => "bot",
        }
    }

    const fn pilot(self) -> Pilot {
        match self {
            Player::Random => Pilot::Random,
            Player::Bot => Pilot::Bot,
        }
    }
}
