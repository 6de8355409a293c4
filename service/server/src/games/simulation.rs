//! Matches played by programs, without a store.

use umpire_contract::umpire::v1;
use umpire_engine::simulate::simulate;
use umpire_engine::{Dice, Game, Record, Seed, Shared};

use super::setting::Setting;
use crate::failure::Failure;
use crate::wire::{Path, Wire};

/// A game's own automatic player: how likely it takes a choice, compared with the others; 0 is never.
pub type Bot<G> = fn(&<G as Game>::Choice) -> u32;

/// Who plays a simulated match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pilot {
    /// Any listed choice that the game's own player would take, each as likely as the others, varied
    /// within its domains. So nobody gives up.
    Random,
    /// The game's own automatic player.
    Bot,
}

/// How a simulated match went.
#[derive(Debug, Clone, PartialEq)]
pub struct PlayedOut {
    /// How many actions it took.
    pub actions: usize,
    /// How it ended.
    pub outcome: v1::Outcome,
}

/// Plays a match to its end.
pub(super) fn play_out<G: Wire>(
    content: &Shared<G::Content>,
    bot: Bot<G>,
    setting: &Setting,
    pilots: &[Pilot],
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
    let played = simulate::<G>(content, record, |turn| {
        match pilots.get(usize::from(turn.agent.0)).unwrap_or(&Pilot::Random) {
            Pilot::Random => turn.at_random(|choice| bot(choice).min(1), &mut chance),
            Pilot::Bot => turn.at_random(bot, &mut chance),
        }
    });
    let finished = played.map_err(|stalled| {
        Failure::inside(format!("match {match_id} did not come to its end: {stalled:?}"))
    })?;
    Ok(PlayedOut {
        actions: finished.record.lines.len(),
        outcome: G::outcome_out(content, &finished.outcome),
    })
}

/// A chance apart from the match's.
fn pilots_seed(Seed(seed): &Seed) -> Seed {
    Seed(seed.map(|byte| !byte))
}
