//! `umpire games`.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use umpire_contract::umpire::v1;

use super::Packs;
use super::Sentence;
use crate::games::HostedGame;

/// List the games, or describe one: players, options, versions
#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub struct Games {
    /// The game to describe, by its slug
    #[arg(value_name = "GAME")]
    pub game: Option<String>,
    /// Print the whole ledger of the game: every rule with its id and page
    #[arg(long, requires = "game")]
    pub rules: bool,
    #[command(flatten)]
    packs: Packs,
}

const EXAMPLES: &str = "\
Examples:
  umpire games
  umpire games iron-sky
  umpire games iron-sky --content my-pack
  umpire games iron-sky --rules | grep IS-MOB";

impl Games {
    pub(super) fn run(self) -> Result<ExitCode, Sentence> {
        let games = self.packs.games()?;
        let mut out = io::stdout().lock();
        match &self.game {
            None => {
                for offer in games.iter() {
                    row(&mut out, offer.own().description())?;
                }
            }
            Some(slug) => {
                let offer = games.game(slug);
                let offer = offer.ok_or_else(|| format!("there is no game `{slug}`"))?;
                if self.rules {
                    ledger(&mut out, offer.own().as_ref())?;
                } else {
                    describe(&mut out, offer.own().description())?;
                    for hosted in offer.iter() {
                        writeln!(out, "content pack {}", hosted.pack())?;
                    }
                }
            }
        }
        Ok(ExitCode::SUCCESS)
    }
}

fn row(out: &mut impl Write, game: &v1::Game) -> io::Result<()> {
    writeln!(out, "{:24}{:32}{} players", game.game, game.title, player_counts(game))
}

fn player_counts(game: &v1::Game) -> String {
    game.player_counts.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
}

fn describe(out: &mut impl Write, game: &v1::Game) -> io::Result<()> {
    let v1::Game {
        game: slug,
        title,
        summary,
        player_counts: _,
        options,
        content,
        rulesets,
        content_packs: _,
    } = game;
    writeln!(out, "{title} ({slug}), {} players", player_counts(game))?;
    writeln!(out, "{summary}")?;
    for ruleset in rulesets {
        writeln!(out, "ruleset {}", ruleset.version)?;
    }
    writeln!(out, "{} pieces of content", content.len())?;
    writeln!(out, "options:")?;
    for option in options {
        let v1::GameOption { path, summary, domain: _, default_value, available, rule: _ } = option;
        let note = if *available { "" } else { " (not offered yet)" };
        writeln!(out, "  {path:36}{summary} [default: {default_value}]{note}")?;
    }
    Ok(())
}

/// One rule a line, to be searched.
fn ledger(out: &mut impl Write, game: &dyn HostedGame) -> io::Result<()> {
    for rule in game.ledger().rules {
        let source =
            if rule.source.is_empty() { String::new() } else { format!(" [{}]", rule.source) };
        writeln!(out, "{}  {}{source}", rule.id, rule.text.replace('\n', " "))?;
    }
    Ok(())
}
