//! Tells a record in sentences: what was done, and what every viewer learned of it.

use std::fmt::Write as _;

use umpire_contract::umpire::v1::{self, deed::Kind};
use umpire_engine::Viewer;

use super::replay::{Halt, Replay, ToldAll};
use crate::failure::Failure;
use crate::games::Games;

/// The whole of a record as text for people.
///
/// # Errors
///
/// Malformed, if it is no record, or one of a game, ruleset or content pack that is not here; or where it is not what
/// the rules make of it.
pub fn story(games: &Games, record: &v1::Record) -> Result<String, Failure> {
    let (mut replay, dealt_otherwise) = Replay::begin(games, record, usize::MAX)?;
    let mut text = heading(record);
    let played = match dealt_otherwise {
        Some(difference) => Err(Halt::Differs(difference)),
        None => replay.play_aloud(record, |replay, told| {
            let row = usize::try_from(replay.agreed).ok().and_then(|row| record.entries.get(row));
            if let Some(row) = row {
                text.push_str(&chapter(replay.agreed, row, told));
            }
        }),
    };
    match played {
        Ok(()) => Ok(text),
        Err(Halt::Unreadable(failure)) => Err(failure),
        Err(Halt::Differs(found)) => {
            Err(Failure::inside(format!("entry {}: {}", found.entry, found.message)))
        }
    }
}

fn heading(record: &v1::Record) -> String {
    let v1::Record { ruleset, content_pack, match_id, seats, options, .. } = record;
    let players = seats.len();
    format!(
        "{ruleset}, {players} players, content {content_pack}\nmatch {match_id}\n{}\n",
        json(options)
    )
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// One row: the deed, then what was told, viewers who were told the same together.
fn chapter(number: u64, row: &v1::RecordEntry, told: &ToldAll) -> String {
    let mut text = format!("\n{number}. {}\n", row.deed.as_ref().map(deed).unwrap_or_default());
    for (viewers, entry) in by_audience(told) {
        let _ = writeln!(text, "  to {}:", names(&viewers, told.len()));
        for event in &entry.events {
            let _ = writeln!(text, "    {:13} {}", event.rule, event.message);
        }
        for decision in &entry.pending {
            let _ = writeln!(text, "    awaited: {} of {:?}", decision.kind, decision.seats);
        }
        if let Some(outcome) = &entry.outcome {
            let _ = writeln!(text, "    outcome: {}", json(outcome));
        }
    }
    text
}

fn deed(deed: &v1::Deed) -> String {
    match &deed.kind {
        Some(Kind::Act(act)) => {
            format!("seat {}: {}", act.seat.unwrap_or_default(), json(&act.action))
        }
        Some(Kind::Expire(expire)) => format!("the clock answers {}", expire.decision_id),
        Some(Kind::Retire(retire)) => {
            format!("seat {} is given up", retire.seat.unwrap_or_default())
        }
        None => String::new(),
    }
}

/// The entries that differ, each with whom it was told.
fn by_audience(told: &ToldAll) -> Vec<(Vec<Viewer>, &v1::Entry)> {
    let mut groups: Vec<(Vec<Viewer>, &v1::Entry)> = Vec::new();
    for (viewer, entry) in told {
        let Some(entry) = entry else { continue };
        match groups.iter_mut().find(|(_, other)| says_the_same(other, entry)) {
            Some((viewers, _)) => viewers.push(*viewer),
            None => groups.push((vec![*viewer], entry)),
        }
    }
    groups
}

/// Whether two entries differ in nothing but the number they have for their viewers.
fn says_the_same(one: &v1::Entry, other: &v1::Entry) -> bool {
    (&one.events, &one.pending, &one.outcome) == (&other.events, &other.pending, &other.outcome)
}

fn names(viewers: &[Viewer], all: usize) -> String {
    if viewers.len() == all {
        return "all".to_owned();
    }
    let name = |viewer: &Viewer| match viewer {
        Viewer::Seat(seat) => format!("seat {}", seat.0),
        Viewer::Spectator => "spectators".to_owned(),
    };
    viewers.iter().map(name).collect::<Vec<_>>().join(", ")
}
