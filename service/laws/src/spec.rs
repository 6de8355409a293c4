//! What does a game have to say, to be held to the laws?

use umpire_engine::{Dice, Game, Record, Seat, Shared, Viewer};

use crate::{
    breach::Breach,
    tally::Tally,
    thoroughness::Thoroughness,
    trial::{self, Played},
};

/// Actions, each with the seat it is for.
pub type Acts<G> = Vec<(Seat, <G as Game>::Action)>;

/// What only the game knows. Everything that is drawn here is drawn from the dice handed in, so that a case can be
/// played again.
#[derive(Debug)]
pub struct Spec<G: Game> {
    /// The content that matches are played with.
    pub content: Shared<G::Content>,
    /// The options of the case of this number for so many players; all that a host may choose should come up.
    pub options: fn(u8, u32, &mut Dice) -> G::Options,
    /// How likely a random player takes a choice, compared with the others. What ends a match early should be rare.
    pub weigh: fn(&G::Choice) -> u32,
    /// An arbitrary action for a seat, lawful or not, also beyond what is listed: near misses are the best.
    pub stray: fn(&G::State, Seat, &mut Dice) -> G::Action,
    /// The table with everything dealt anew that this viewer cannot know: hands, orders of piles, secret choices of
    /// others.
    pub redeal: fn(&G::State, Viewer, &mut Dice) -> G::State,
    /// Whether a notice rightly reveals to this viewer what he could not know before: a card he drew, a card turned
    /// over. The state is the one after the deed that he is told of.
    pub reveals: fn(&G::State, Viewer, &G::Notice) -> bool,
    /// Acts of others, lawful or not, of which this viewer is not told.
    pub hidden_acts: fn(&G::State, Viewer) -> Acts<G>,
    /// What is wrong with the number of pieces, asked after every fact.
    pub broken_conservation: fn(&G::State) -> Option<String>,
    /// What is wrong with the second table, which one deed made of the first.
    pub broken_invariant: fn(&G::State, &G::State) -> Option<String>,
}

impl<G: Game> Spec<G> {
    /// Plays random matches of `players` and holds each of their tables to every [`Law`](crate::Law).
    ///
    /// # Errors
    /// The first breach.
    pub fn hold(&self, players: u8, thoroughness: &Thoroughness) -> Result<Tally, Breach> {
        let mut tally = Tally::default();
        let end = thoroughness.first.saturating_add(thoroughness.matches);
        for case in thoroughness.first..end {
            trial::play(self, players, case, thoroughness, &mut tally)?;
        }
        Ok(tally)
    }

    /// The record of one case, as random players play it.
    ///
    /// # Errors
    /// The case breaks a law before it ends.
    pub fn record(&self, players: u8, case: u32) -> Result<Record<G>, Breach> {
        self.play(players, case).map(|played| played.record)
    }

    pub(crate) fn play(&self, players: u8, case: u32) -> Result<Played<G>, Breach> {
        trial::play(self, players, case, &Thoroughness::LIGHT, &mut Tally::default())
    }
}
