//! A match as it was played, and playing it again.

use alloc::{string::String, vec::Vec};

use crate::{
    apply::{Applied, apply_before, begin_before},
    deed::Deed,
    dice::{Dice, Seed},
    game::Game,
    rejection::Rejection,
    shared::Shared,
    time::Time,
};

/// One accepted deed of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<A> {
    /// What was done.
    pub deed: Deed<A>,
    /// When.
    pub at: Time,
    /// The word of the stream at which its chance began.
    pub first_word: u64,
}

/// Everything it takes to play a match again.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// The match's id: the chance depends on it.
    pub match_id: String,
    /// What the match chose.
    pub options: G::Options,
    /// The number of players.
    pub players: u8,
    /// The seed, secret while the match runs.
    pub seed: Seed,
    /// What the players added to the seed, 32 bytes a seat, or nothing.
    pub entropy: Vec<[u8; 32]>,
    /// When it was dealt.
    pub dealt_at: Time,
    /// The deeds, from the first.
    pub lines: Vec<Line<G::Action>>,
}

impl<G: Game> Record<G> {
    /// The match's chance, from the first word.
    pub fn dice(&self) -> Dice {
        Dice::new(&self.seed, &self.match_id, &self.entropy)
    }
}

/// Where a record stops being a match of these rules. Deeds count from 1; 0 is the dealing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Divergence<V> {
    /// The options are refused.
    Setting(Rejection<V>),
    /// A deed is refused.
    Refused {
        /// The deed.
        deed: usize,
        /// Why.
        rejection: Rejection<V>,
    },
    /// A deed's chance began at another word than recorded.
    Chance {
        /// The deed.
        deed: usize,
        /// Where it begins by the rules.
        expected: u64,
        /// Where the record says it began.
        recorded: u64,
    },
    /// A deed is stamped before the one that came before it.
    Stamp {
        /// The deed.
        deed: usize,
    },
}

/// A match played again: its last state, and what came of each deed from the dealing on.
#[derive(Debug)]
pub struct Replay<G: Game> {
    /// The table after the last deed.
    pub state: G::State,
    /// The dealing, then each deed.
    pub applied: Vec<Applied<G>>,
}

/// Plays `record` again under these rules, before all viewers.
pub fn replay<G: Game>(
    content: &Shared<G::Content>,
    record: &Record<G>,
) -> Result<Replay<G>, Divergence<G::Violation>> {
    let mut state =
        G::setup(content, &record.options, record.players).map_err(Divergence::Setting)?;
    let mut dice = record.dice();
    let mut applied = Vec::with_capacity(record.lines.len() + 1);
    applied.push(begin_before(&mut state, record.dealt_at, &mut dice));
    let mut latest = record.dealt_at;
    for (line, deed) in record.lines.iter().zip(1..) {
        if line.at < latest {
            return Err(Divergence::Stamp { deed });
        }
        if line.first_word != dice.word() {
            let (expected, recorded) = (dice.word(), line.first_word);
            return Err(Divergence::Chance { deed, expected, recorded });
        }
        latest = line.at;
        let done = apply_before(&mut state, &line.deed, line.at, &mut dice)
            .map_err(|rejection| Divergence::Refused { deed, rejection })?;
        applied.push(done);
    }
    Ok(Replay { state, applied })
}
