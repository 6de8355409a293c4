//! A balance report, as Markdown.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::num::NonZeroU32;

use clap::ValueEnum;

use super::reading::Preset;
use super::series::Series;
use super::share::Share;
use super::tally::Tally;
use super::{Player, reading};
use crate::cli::Sentence;
use crate::games::HostedGame;

/// What a report is asked for.
pub(super) struct Report<'a> {
    pub(super) game: &'a dyn HostedGame,
    pub(super) deals: NonZeroU32,
    pub(super) seed: u64,
}

/// A kind of match that was played, or why it cannot be.
struct Row {
    preset: Preset,
    players: u8,
    played: Result<Tally, Sentence>,
}

impl Report<'_> {
    /// Plays all that the report tells, and writes it.
    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let &Report { game, deals, seed } = self;
        let command = format!("umpire simulate --game {} --matches {deals}", game.slug());
        writeln!(out, "Written by `{command} --seed {seed} --report`, played with the content")?;
        writeln!(out, "`{}`. Intervals are of 95 %.", game.pack().digest)?;
        let among_bots = self.rows([Player::Bot; 2]);
        sides(&among_bots, out)?;
        for row in &among_bots {
            commanders(row, out)?;
        }
        against_random(&self.rows([Player::Bot, Player::Random]), out)
    }

    /// Every preset with every number of players.
    fn rows(&self, seats: [Player; 2]) -> Vec<Row> {
        let counts = self.game.description().player_counts.iter();
        let counts: Vec<u8> = counts.filter_map(|&count| u8::try_from(count).ok()).collect();
        let kinds = Preset::value_variants().iter();
        let kinds = kinds.flat_map(|&preset| counts.iter().map(move |&players| (preset, players)));
        let row = |(preset, players)| {
            let options = Some(reading::preset(preset));
            let series = Series { players, options, deals: self.deals, seats, seed: self.seed };
            Row { preset, players, played: series.play(self.game, None) }
        };
        kinds.map(row).collect()
    }
}

/// A row a side.
fn sides(rows: &[Row], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n## Bot against bot\n")?;
    writeln!(out, "| Preset | Players | Side | Won | Points a seat | Of a match |")?;
    writeln!(out, "|---|---|---|---|---|---|")?;
    for Row { preset, players, played } in rows {
        let kind = format!("| {} | {players} |", name(*preset));
        match played {
            Err(why) => writeln!(out, "{kind} | {why} | | |")?,
            Ok(tally) => {
                let mut facts = facts(tally);
                for (side, _, camp) in tally.camps() {
                    let points = camp.points_by_source();
                    writeln!(out, "{kind} {side} | {} | {points} | {facts} |", camp.wins)?;
                    facts.clear();
                }
            }
        }
    }
    Ok(())
}

/// What both sides share.
fn facts(tally: &Tally) -> String {
    let markers = tally.markers().map(|(marker, place)| format!("{marker} {place:.2}"));
    let counts = [format!("{} draws", tally.draws()), format!("{} actions", tally.length(50))];
    counts.into_iter().chain(markers).collect::<Vec<_>>().join(", ")
}

/// The wins of the first side, by the commanders of both.
fn commanders(row: &Row, out: &mut impl Write) -> io::Result<()> {
    let Ok(tally) = &row.played else { return Ok(()) };
    let pairings = tally.pairings();
    let Some((side, _, _)) = tally.camps().next().filter(|_| !pairings.is_empty()) else {
        return Ok(());
    };
    let others: BTreeSet<_> = pairings.keys().map(|[_, other]| other).collect();
    let ones: BTreeSet<_> = pairings.keys().map(|[one, _]| one).collect();
    writeln!(out, "\n### Wins of `{side}` by commanders, {}\n", name(row.preset))?;
    let header: Vec<_> = others.iter().map(|other| other.as_str()).collect();
    writeln!(out, "| | {} |", header.join(" | "))?;
    writeln!(out, "|---|{}", "---|".repeat(others.len()))?;
    for one in ones {
        let cells = others.iter().map(|&other| {
            let share = pairings.get(&[one.clone(), other.clone()]).copied();
            share.map_or_else(String::new, |share: Share| share.to_string())
        });
        writeln!(out, "| {one} | {} |", cells.collect::<Vec<_>>().join(" | "))?;
    }
    Ok(())
}

fn against_random(rows: &[Row], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "\n## Bot against random\n")?;
    writeln!(out, "| Preset | Players | The bot plays | Won | |")?;
    writeln!(out, "|---|---|---|---|---|")?;
    for Row { preset, players, played } in rows {
        let Ok(tally) = played else { continue };
        for (side, _, camp) in tally.camps().filter(|(_, player, _)| *player == Player::Bot) {
            let Share { part, whole } = camp.wins;
            let kind = format!("| {} | {players} | {side} |", name(*preset));
            writeln!(out, "{kind} {part} of {whole} | {} |", camp.wins)?;
        }
    }
    Ok(())
}

/// As it is typed.
fn name(preset: Preset) -> &'static str {
    match preset {
        Preset::Rookie => "rookie",
        Preset::Experienced => "experienced",
        Preset::Veteran => "veteran",
    }
}
