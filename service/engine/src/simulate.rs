//! A match played to its end by programs: for automatic players, studies and measurements.
//!
//! Whoever chooses sees a [`Turn`], which shows what a player's client could learn and nothing more, and draws from a
//! chance of its own: the match's dice are the rules' alone.

use alloc::vec::Vec;

use crate::{
    apply::{apply, begin},
    choice::Covers,
    decision::Decision,
    deed::Deed,
    dice::Dice,
    game::Game,
    record::{Line, Record},
    rejection::Rejection,
    seat::{Seat, Viewer},
    shared::Shared,
    time::Time,
};

/// A decision that is awaited of a seat, as the player who takes it sees it.
#[derive(Debug)]
pub struct Turn<'a, G: Game> {
    state: &'a G::State,
    at: Time,
    /// The seat of which the decision is awaited.
    pub seat: Seat,
    /// Who takes it: the seat itself, or its heir after a resignation.
    pub agent: Seat,
    /// The decision.
    pub decision: Decision<G::Kind>,
    /// How it may be answered.
    pub choices: Vec<G::Choice>,
}

impl<G: Game> Turn<'_, G> {
    /// The table as the player may see it.
    pub fn view(&self) -> G::View {
        G::view(self.state, Viewer::Seat(self.agent))
    }

    /// The content that the match is played with, which is no secret.
    pub fn content(&self) -> &G::Content {
        G::content(self.state)
    }

    /// Whether the rules allow `action` now, as a check would answer.
    pub fn allows(&self, action: &G::Action) -> bool {
        let deed = Deed::Act { seat: self.seat, action: action.clone() };
        G::judge(self.state, &deed, self.at).is_ok()
    }

    /// One of the choices, drawn by its weight, with its parameters drawn from their domains; its sample, where the
    /// rules refuse what was drawn. `None` if every weight is 0.
    pub fn at_random(
        &self,
        weigh: impl Fn(&G::Choice) -> u32,
        dice: &mut Dice,
    ) -> Option<G::Action> {
        let choice = draw_weighted(&self.choices, weigh, dice)?;
        let varied = choice.vary(&mut |m| dice.below(m));
        Some(if self.allows(&varied) { varied } else { choice.sample().clone() })
    }
}

/// An item, drawn in proportion to its weight; `None` if no weight is above 0.
pub fn draw_weighted<'a, T>(
    items: &'a [T],
    weigh: impl Fn(&T) -> u32,
    dice: &mut Dice,
) -> Option<&'a T> {
    let total = items.iter().map(&weigh).fold(0, u32::saturating_add);
    let mut left = if total == 0 {
        return None;
    } else {
        dice.below(total)
    };
    items.iter().find(|item| {
        let weight = weigh(item);
        let is_drawn = left < weight;
        left = left.saturating_sub(weight);
        is_drawn
    })
}

/// A match that came to its end.
#[derive(Debug)]
pub struct Finished<G: Game> {
    /// The table at the end.
    pub state: G::State,
    /// The match with all its deeds.
    pub record: Record<G>,
    /// How it ended.
    pub outcome: G::Outcome,
}

/// Why a match did not come to its end. Deeds count from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stalled<V> {
    /// The options are refused.
    Setting(Rejection<V>),
    /// Nobody is awaited, though the match is open.
    NobodyAwaited {
        /// The deed that could not be done.
        deed: usize,
    },
    /// The seat whose turn it was had no answer.
    NoAnswer {
        /// The deed that was not done.
        deed: usize,
        /// Whose it was.
        seat: Seat,
    },
    /// What was chosen is refused.
    Refused {
        /// The deed.
        deed: usize,
        /// Why.
        rejection: Rejection<V>,
    },
    /// The match is still open after [`Game::LONGEST_MATCH`] deeds.
    Endless,
}

/// Plays the match that `record` sets up, its deeds being left to `choose`; time stands still meanwhile. Where several
/// seats are awaited they take turns.
///
/// # Errors
/// The match did not come to its end.
pub fn simulate<G: Game>(
    content: &Shared<G::Content>,
    mut record: Record<G>,
    mut choose: impl FnMut(&Turn<'_, G>) -> Option<G::Action>,
) -> Result<Finished<G>, Stalled<G::Violation>> {
    let mut state = G::setup(content, &record.options, record.players).map_err(Stalled::Setting)?;
    let mut dice = record.dice();
    let at = record.dealt_at;
    record.lines.clear();
    begin::<G>(&mut state, at, &mut dice);
    loop {
        if let Some(outcome) = G::outcome(&state) {
            return Ok(Finished { state, record, outcome });
        }
        let deed = record.lines.len() + 1;
        if deed > usize::try_from(G::LONGEST_MATCH).unwrap_or(usize::MAX) {
            return Err(Stalled::Endless);
        }
        let turn = turn::<G>(&state, at, deed).ok_or(Stalled::NobodyAwaited { deed })?;
        let seat = turn.seat;
        let action = choose(&turn).ok_or(Stalled::NoAnswer { deed, seat })?;
        let line = Line { deed: Deed::Act { seat, action }, at, first_word: dice.word() };
        apply::<G>(&mut state, &line.deed, at, &mut dice)
            .map_err(|rejection| Stalled::Refused { deed, rejection })?;
        record.lines.push(line);
    }
}

/// The first seat, counted from another one at each deed, of which something is awaited that it knows of.
fn turn<G: Game>(state: &G::State, at: Time, deed: usize) -> Option<Turn<'_, G>> {
    let seats = Seat::all(G::players(state));
    let first = deed % usize::from(G::players(state)).max(1);
    let (seat, agent, decision) =
        seats.clone().cycle().skip(first).take(seats.count()).find_map(|seat| {
            let agent = G::agent(state, seat)?;
            let mut pending = G::pending(state, Viewer::Seat(agent)).into_iter();
            let decision = pending.find(|decision| decision.seats.contains(&seat))?;
            Some((seat, agent, decision))
        })?;
    let mut choices = G::legal(state, agent);
    choices.retain(|choice| choice.seat() == seat && choice.decision() == decision.id);
    Some(Turn { state, at, seat, agent, decision, choices })
}
