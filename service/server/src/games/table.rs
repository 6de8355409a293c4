//! A match at one moment: the state and the chance, in the contract's words.

use std::sync::Arc;

use umpire_contract::umpire::v1;
use umpire_engine::{DecisionId, Deed, Dice, Rejection, Seat, Shared, Time, Viewer, apply_before};

use super::deed::deed_in;
use crate::failure::{Failure, Flaw};
use crate::wire::{Path, Wire, action_violation_out, decision_out, time_out, violation_out};

/// A match at one moment. It never changes: a deed leads to another table.
pub trait Table: Send + Sync + 'static {
    /// The number of seats.
    fn players(&self) -> u8;

    /// Who acts and sees for `seat`.
    fn agent(&self, seat: Seat) -> Option<Seat>;

    /// What is awaited, as `viewer` may know of it.
    fn pending(&self, viewer: Viewer) -> Vec<v1::Decision>;

    /// The first deadline of all decisions, whoever may know of them.
    fn deadline(&self) -> Option<Time>;

    /// The decisions whose deadline is not after `now`, the earliest first.
    fn due(&self, now: Time) -> Vec<DecisionId>;

    /// All that the player of `seat` may do now.
    fn choices(&self, seat: Seat) -> Vec<v1::Choice>;

    /// The table as `viewer` may see it.
    fn view(&self, viewer: Viewer) -> v1::View;

    /// The end, or `None` while the match is open.
    fn outcome(&self) -> Option<v1::Outcome>;

    /// Whether `action` for `seat` would be allowed, and what it would do. `action` lies in the
    /// request as its field of that name.
    ///
    /// # Errors
    ///
    /// Malformed, if it is no action of this game.
    fn check(&self, seat: Seat, action: &v1::Action, at: Time) -> Result<Verdict, Failure>;

    /// The table after `action` for `seat`, and what each viewer is told of it. `action` lies in the
    /// request as its field of that name.
    ///
    /// # Errors
    ///
    /// Malformed, if it is no action of this game; rejected, if the rules forbid it.
    fn act(&self, seat: Seat, action: &v1::Action, at: Time) -> Result<Turned, Failure>;

    /// The table after `deed`, as the log or the clock has it; `here` is where it lies in the
    /// request.
    ///
    /// # Errors
    ///
    /// Malformed, if it is no deed of this game; rejected, if the rules forbid it.
    fn turn(&self, deed: &v1::Deed, at: Time, here: Path<'_>) -> Result<Turned, Failure>;

    /// The next word of the match's chance.
    fn next_word(&self) -> u64;

    /// The table as private bytes, for a snapshot and never for a client.
    fn freeze(&self) -> Vec<u8>;
}

/// What a check finds.
#[derive(Debug, Clone, PartialEq)]
pub struct Verdict {
    /// Why not; empty if it would be allowed.
    pub violations: Vec<v1::Violation>,
    /// What it would do, where there is something to foresee.
    pub preview: Option<v1::Preview>,
}

/// What a deed has led to.
pub struct Turned {
    /// The table after it.
    pub table: Arc<dyn Table>,
    /// The word at which its chance began.
    pub first_word: u64,
    /// What came of it by the rules, as the game serialises it: what a record is proved by.
    pub facts: Vec<u8>,
    /// What each viewer is told, seats in order and then the spectators: the entry, still without
    /// its version, or nothing.
    pub told: Vec<(Viewer, Option<v1::Entry>)>,
}

/// The one implementation.
pub(super) struct AtTable<G: Wire> {
    state: G::State,
    dice: Dice,
}

impl<G: Wire> AtTable<G> {
    pub(super) fn new(state: G::State, dice: Dice) -> Self {
        Self { state, dice }
    }

    /// Reads what [`freeze`](Table::freeze) wrote: the next word as eight big-endian bytes, then the
    /// game's own.
    pub(super) fn thaw(content: &Shared<G::Content>, dice: Dice, frozen: &[u8]) -> Option<Self> {
        let (word, state) = frozen.split_first_chunk()?;
        let state = G::thaw(content, state)?;
        Some(Self { state, dice: dice.at_word(u64::from_be_bytes(*word)) })
    }

    fn content(&self) -> &G::Content {
        G::content(&self.state)
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Viewer::all(G::players(&self.state))
    }

    /// Every decision that anyone may know of, once, with its deadline: the earliest first, then in
    /// the order in which the game names them.
    fn clocks(&self) -> Vec<(Time, DecisionId)> {
        let decisions = self.viewers().flat_map(|viewer| G::pending(&self.state, viewer));
        let mut clocks: Vec<(Time, DecisionId)> = Vec::new();
        for decision in decisions {
            if let Some(deadline) = decision.deadline
                && !clocks.contains(&(deadline, decision.id))
            {
                clocks.push((deadline, decision.id));
            }
        }
        clocks.sort_by_key(|(deadline, _)| *deadline);
        clocks
    }

    fn action(&self, action: &v1::Action, here: Path<'_>) -> Result<G::Action, Failure> {
        G::action_in(self.content(), self.players(), Some(action), here).map_err(malformed)
    }

    /// Does a deed before all viewers; `here` is where its action lies.
    fn perform(&self, deed: &Deed<G::Action>, at: Time, here: Path<'_>) -> Result<Turned, Failure> {
        let (mut state, mut dice) = (self.state.clone(), self.dice.clone());
        let applied = apply_before::<G>(&mut state, deed, at, &mut dice).map_err(|rejection| {
            Failure::Rejected(violations::<G>(&rejection, action_of(deed), here))
        })?;
        let after = Self { state, dice };
        let actor = seat_of(deed).and_then(|seat| self.agent(seat)).map(Viewer::Seat);
        let told = applied.told.into_iter().map(|(viewer, told)| {
            let content = after.content();
            let events = told.iter().map(|told| G::notice_out(content, told.rule, &told.notice));
            let did_it = actor == Some(viewer);
            (viewer, self.entry(&after, viewer, events.collect(), did_it, at))
        });
        let told = told.collect();
        let facts = G::prove(&applied.facts);
        Ok(Turned { first_word: self.next_word(), facts, told, table: Arc::new(after) })
    }

    /// What a viewer is told of a deed, if anything: what he learned, or what he is now asked, or the
    /// end. Whoever did it is always told.
    fn entry(
        &self,
        after: &Self,
        viewer: Viewer,
        events: Vec<v1::Event>,
        did_it: bool,
        at: Time,
    ) -> Option<v1::Entry> {
        let pending = after.pending(viewer);
        let outcome = after.outcome();
        let is_told =
            did_it || !events.is_empty() || outcome.is_some() || pending != self.pending(viewer);
        is_told.then(|| v1::Entry {
            version: 0,
            events,
            pending,
            outcome,
            time: Some(time_out(at)),
        })
    }
}

impl<G: Wire> Table for AtTable<G> {
    fn players(&self) -> u8 {
        G::players(&self.state)
    }

    fn agent(&self, seat: Seat) -> Option<Seat> {
        G::agent(&self.state, seat)
    }

    fn pending(&self, viewer: Viewer) -> Vec<v1::Decision> {
        G::pending(&self.state, viewer).iter().map(decision_out::<G>).collect()
    }

    fn deadline(&self) -> Option<Time> {
        self.clocks().first().map(|(deadline, _)| *deadline)
    }

    fn due(&self, now: Time) -> Vec<DecisionId> {
        let due = self.clocks().into_iter().filter(|(deadline, _)| *deadline <= now);
        due.map(|(_, decision)| decision).collect()
    }

    fn choices(&self, seat: Seat) -> Vec<v1::Choice> {
        let choices = G::legal(&self.state, seat);
        choices.iter().map(|choice| G::choice_out(self.content(), choice)).collect()
    }

    fn view(&self, viewer: Viewer) -> v1::View {
        G::view_out(self.content(), &G::view(&self.state, viewer))
    }

    fn outcome(&self) -> Option<v1::Outcome> {
        G::outcome(&self.state).map(|outcome| G::outcome_out(self.content(), &outcome))
    }

    fn check(&self, seat: Seat, action: &v1::Action, at: Time) -> Result<Verdict, Failure> {
        let here = Path::new("action");
        let action = self.action(action, here)?;
        let (preview, allowed) = G::preview(&self.state, seat, &action, at);
        Ok(Verdict {
            violations: match allowed {
                Ok(()) => Vec::new(),
                Err(rejection) => violations::<G>(&rejection, Some(&action), here),
            },
            preview: preview.map(|preview| G::preview_out(self.content(), &preview)),
        })
    }

    fn act(&self, seat: Seat, action: &v1::Action, at: Time) -> Result<Turned, Failure> {
        let here = Path::new("action");
        let action = self.action(action, here)?;
        self.perform(&Deed::Act { seat, action }, at, here)
    }

    fn turn(&self, deed: &v1::Deed, at: Time, here: Path<'_>) -> Result<Turned, Failure> {
        let deed = deed_in::<G>(self.content(), self.players(), deed, here).map_err(malformed)?;
        let act = here.field("act");
        self.perform(&deed, at, act.field("action"))
    }

    fn next_word(&self) -> u64 {
        self.dice.word()
    }

    fn freeze(&self) -> Vec<u8> {
        let mut frozen = self.next_word().to_be_bytes().to_vec();
        frozen.extend(G::freeze(&self.state));
        frozen
    }
}

fn malformed(flaw: Flaw) -> Failure {
    Failure::Malformed(vec![flaw])
}

/// A refusal by the rules in the contract's words; `here` is where the action lies.
fn violations<G: Wire>(
    rejection: &Rejection<G::Violation>,
    action: Option<&G::Action>,
    here: Path<'_>,
) -> Vec<v1::Violation> {
    let told = |violation| match action {
        Some(action) => action_violation_out::<G>(violation, action, here),
        None => violation_out(violation, &here.to_string()),
    };
    rejection.violations().iter().map(told).collect()
}

fn action_of<A>(deed: &Deed<A>) -> Option<&A> {
    match deed {
        Deed::Act { action, .. } => Some(action),
        Deed::Expire(_) | Deed::Retire(_) => None,
    }
}

/// The seat whose player did it, if a player did.
fn seat_of<A>(deed: &Deed<A>) -> Option<Seat> {
    match deed {
        Deed::Act { seat, .. } => Some(*seat),
        Deed::Expire(_) | Deed::Retire(_) => None,
    }
}
