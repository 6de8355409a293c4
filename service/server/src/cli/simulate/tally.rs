//! How a series went.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};
use std::time::Duration;

use umpire_contract::umpire::v1;

use super::Player;
use super::reading;
use super::share::Share;
use crate::games::PlayedOut;

/// Counts over matches.
#[derive(Default)]
pub(super) struct Tally {
    lengths: Vec<usize>,
    spent: Duration,
    draws: u32,
    /// By side and by who played it.
    camps: BTreeMap<(&'static str, Player), Camp>,
    markers: BTreeMap<&'static str, Mean>,
    /// By the commanders of the two sides: how often the first of them won.
    pairings: BTreeMap<[String; 2], Share>,
}

/// A side as one player played it.
#[derive(Default)]
pub(super) struct Camp {
    pub(super) wins: Share,
    /// Of a seat.
    points: Mean,
    by_source: BTreeMap<&'static str, Mean>,
}

/// A mean in the making.
#[derive(Default, Clone, Copy)]
struct Mean {
    sum: u64,
    count: u32,
}

impl Mean {
    fn add(&mut self, value: u32) {
        self.sum += u64::from(value);
        self.count += 1;
    }

    fn value(self) -> f64 {
        if self.count == 0 { 0.0 } else { self.sum as f64 / f64::from(self.count) }
    }
}

impl Tally {
    /// Counts a match that `cast` played, in order of seats.
    pub(super) fn add(&mut self, played: &PlayedOut, cast: &[Player], spent: Duration) {
        self.lengths.push(played.deeds.len());
        self.spent += spent;
        let sides = reading::sides(&played.table);
        let winner = winner(&played.outcome, &sides);
        self.draws += u32::from(winner.is_none());
        let seats = sides.iter().copied().zip(cast.iter().copied());
        for (camp, points) in seats.clone().zip(reading::points(&played.outcome)) {
            self.camps.entry(camp).or_default().score(&points);
        }
        for camp in seats.collect::<BTreeSet<_>>() {
            let (side, _) = camp;
            self.camps.entry(camp).or_default().wins.count(winner == Some(side));
        }
        for (marker, place) in reading::markers(&played.table) {
            self.markers.entry(marker).or_default().add(place);
        }
        if let Some(pairing) = reading::pairing(&played.table) {
            let is_first = winner.is_some() && winner == sides.iter().min().copied();
            self.pairings.entry(pairing).or_default().count(is_first);
        }
    }

    /// The sides as they were played, with what they made of it.
    pub(super) fn camps(&self) -> impl Iterator<Item = (&'static str, Player, &Camp)> {
        self.camps.iter().map(|(&(side, player), camp)| (side, player, camp))
    }

    /// How often the first side won, by the commanders of both.
    pub(super) fn pairings(&self) -> &BTreeMap<[String; 2], Share> {
        &self.pairings
    }

    pub(super) fn draws(&self) -> u32 {
        self.draws
    }

    /// Where each marker stood on average.
    pub(super) fn markers(&self) -> impl Iterator<Item = (&'static str, f64)> {
        self.markers.iter().map(|(&marker, place)| (marker, place.value()))
    }

    /// The length in actions that `share` percent of the matches do not pass.
    pub(super) fn length(&self, share: usize) -> usize {
        let mut lengths = self.lengths.clone();
        lengths.sort_unstable();
        let last = lengths.len().saturating_sub(1);
        lengths.get(last * share / 100).copied().unwrap_or_default()
    }

    pub(super) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "matches        {}", self.lengths.len())?;
        let [shortest, median, most, longest] = [0, 50, 95, 100].map(|share| self.length(share));
        let spread = format!("{shortest} to {longest}, median {median}, 95th percentile {most}");
        writeln!(out, "actions each   {spread}")?;
        let actions: usize = self.lengths.iter().sum();
        writeln!(out, "actions/s      {:.0}", actions as f64 / self.spent.as_secs_f64())?;
        writeln!(out, "draws          {}", self.draws)?;
        for (side, player, camp) in self.camps() {
            let name = format!("{side}, {}", player.name());
            let Share { part, whole } = camp.wins;
            let points = camp.points_by_source();
            writeln!(
                out,
                "{name:14} won {part} of {whole}, {}; points a seat {points}",
                camp.wins
            )?;
        }
        for (marker, place) in self.markers() {
            writeln!(out, "{marker:14} {place:.2}")?;
        }
        Ok(())
    }
}

impl Camp {
    fn score(&mut self, points: &[(&'static str, u32)]) {
        self.points.add(points.iter().map(|(_, points)| points).sum());
        for &(source, points) in points {
            self.by_source.entry(source).or_default().add(points);
        }
    }

    /// Mean points of a seat, and where they came from.
    pub(super) fn points_by_source(&self) -> String {
        let sources = self.by_source.iter();
        let listed: Vec<_> =
            sources.map(|(source, points)| format!("{source} {:.1}", points.value())).collect();
        format!("{:.1} ({})", self.points.value(), listed.join(", "))
    }
}

/// The side that won; none in a draw.
fn winner(outcome: &v1::Outcome, sides: &[&'static str]) -> Option<&'static str> {
    let firsts = || outcome.standings.iter().zip(sides).filter(|(standing, _)| standing.rank == 1);
    let (_, &side) = firsts().next()?;
    firsts().all(|(_, &other)| other == side).then_some(side)
}
