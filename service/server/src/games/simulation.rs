//! Matches played by programs, without a store.

use umpire_contract::umpire::v1;
use umpire_engine::{Deed, Dice, Game, Line, Record, Seed, Shared, Time, Turn, Viewer, simulate};

use super::deed;
use super::setting::Setting;
use crate::failure::Failure;
use crate::wire::{Path, Wire};

/// A game's own automatic player: its answer to a decision; it draws from a chance apart from the match's.
pub type Bot<G> = fn(&Turn<'_, G>, &mut Dice) -> Option<<G as Game>::Action>;

/// Who plays a simulated match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pilot {
    /// Any choice that answers the decision, each as likely as the others, varied within its domains.
    /// So nobody gives up.
    Random,
    /// The game's own automatic player.
    Bot,
}

/// Who plays which seat, in order; further seats play at random. Asked once, with the table as it was dealt.
pub type Cast<'a> = &'a dyn Fn(&v1::View) -> Vec<Pilot>;

/// How a simulated match went.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayedOut {
    /// What was done, and when.
    pub deeds: Vec<(v1::Deed, Time)>,
    /// How it ended.
    pub outcome: v1::Outcome,
    /// The table at its end, as a spectator sees it.
    pub table: v1::View,
}

/// Plays a match to its end.
pub(super) fn play_out<G: Wire>(
    content: &Shared<G::Content>,
    bot: Bot<G>,
    setting: &Setting,
    cast: Cast<'_>,
) -> Result<PlayedOut, Failure> {
    let Setting { match_id, options, players, seed, entropy, dealt_at } = setting;
    let options = G::options_in(content, Some(options), Path::new("options"))
        .map_err(|flaw| Failure::Malformed(vec![flaw]))?;
    let record = Record::<G> {
        match_id: match_id.clone(),
        options,
        players: *players,
        seed: seed.clone(),
        entropy: entropy.clone(),
        dealt_at: *dealt_at,
        lines: Vec::new(),
    };
    let mut chance = Dice::new(&pilots_seed(seed), "pilots", &[]);
    let mut pilots: Option<Vec<Pilot>> = None;
    let played = simulate::<G>(content, record, |turn| {
        let pilots = pilots.get_or_insert_with(|| cast(&G::view_out(content, &turn.view())));
        match pilots.get(usize::from(turn.agent.0)).unwrap_or(&Pilot::Random) {
            Pilot::Random => turn.at_random(|_| 1, &mut chance),
            Pilot::Bot => bot(turn, &mut chance),
        }
    });
    let finished = played.map_err(|stalled| {
        Failure::inside(format!("match {match_id} did not come to its end: {stalled:?}"))
    })?;
    Ok(PlayedOut {
        deeds: finished.record.lines.iter().map(|line| deed_out::<G>(content, line)).collect(),
        outcome: G::outcome_out(content, &finished.outcome),
        table: G::view_out(content, &G::view(&finished.state, Viewer::Spectator)),
    })
}

/// A row of the log.
fn deed_out<G: Wire>(content: &G::Content, line: &Line<G::Action>) -> (v1::Deed, Time) {
    let deed = match &line.deed {
        Deed::Act { seat, action } => deed::act(*seat, G::action_out(content, action)),
        Deed::Expire(decision) => deed::expire(*decision),
        Deed::Retire(seat) => deed::retire(*seat),
    };
    (deed, line.at)
}

/// A chance apart from the match's.
fn pilots_seed(Seed(seed): &Seed) -> Seed {
    Seed(seed.map(|byte| !byte))
}
