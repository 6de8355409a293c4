//! The hand that plays a plan out.

use alloc::vec::Vec;

use crate::{
    apply::Applied, dice::Dice, game::Game, rule::RuleId, seat::Viewer, shared::Shared, time::Time,
};

/// Something that happened, with the rule by which it did.
#[derive(Debug)]
pub struct Fact<G: Game> {
    /// The rule it followed from.
    pub rule: RuleId,
    /// What happened.
    pub event: G::Event,
}

impl<G: Game> Clone for Fact<G> {
    fn clone(&self) -> Self {
        Fact { rule: self.rule, event: self.event.clone() }
    }
}

impl<G: Game> PartialEq for Fact<G> {
    fn eq(&self, other: &Self) -> bool {
        self.rule == other.rule && self.event == other.event
    }
}

/// A fact as one viewer is told of it.
#[derive(Debug)]
pub struct Told<G: Game> {
    /// The rule it followed from.
    pub rule: RuleId,
    /// What he learns.
    pub notice: G::Notice,
}

impl<G: Game> Clone for Told<G> {
    fn clone(&self) -> Self {
        Told { rule: self.rule, notice: self.notice.clone() }
    }
}

impl<G: Game> PartialEq for Told<G> {
    fn eq(&self, other: &Self) -> bool {
        self.rule == other.rule && self.notice == other.notice
    }
}

/// The viewers who are told of each fact while it happens. It keeps a second table one fact behind the first.
pub(crate) struct Audience<G: Game> {
    before: G::State,
    pub(crate) told: Vec<(Viewer, Vec<Told<G>>)>,
}

impl<G: Game> Audience<G> {
    pub(crate) fn of(state: &G::State) -> Self {
        let viewers = Viewer::all(G::players(state));
        Audience {
            before: state.clone(),
            told: viewers.map(|viewer| (viewer, Vec::new())).collect(),
        }
    }

    fn witness(&mut self, fact: &Fact<G>, after: &G::State) {
        for (viewer, told) in &mut self.told {
            if let Some(notice) = G::tell(&self.before, &fact.event, after, *viewer) {
                told.push(Told { rule: fact.rule, notice });
            }
        }
        G::evolve(&mut self.before, &fact.event);
    }
}

/// Lends [`Game::perform`] what it may use: the table to look at, the content, the time, the dice, and
/// [`emit`](Play::emit), the one way to change the table.
pub struct Play<'a, G: Game> {
    state: &'a mut G::State,
    content: Shared<G::Content>,
    at: Time,
    dice: &'a mut Dice,
    facts: Vec<Fact<G>>,
    audience: Option<Audience<G>>,
}

impl<'a, G: Game> Play<'a, G> {
    pub(crate) fn new(
        state: &'a mut G::State,
        at: Time,
        dice: &'a mut Dice,
        audience: Option<Audience<G>>,
    ) -> Self {
        let content = G::content(state).clone();
        Play { state, content, at, dice, facts: Vec::new(), audience }
    }

    /// The table as the facts so far have left it.
    pub fn state(&self) -> &G::State {
        self.state
    }

    /// The content, apart from the state.
    pub fn content(&self) -> Shared<G::Content> {
        self.content.clone()
    }

    /// The stamp of the deed.
    pub fn at(&self) -> Time {
        self.at
    }

    /// The match's chance. What is drawn goes into a fact.
    pub fn dice(&mut self) -> &mut Dice {
        self.dice
    }

    /// Lets `event` happen by `rule`.
    pub fn emit(&mut self, rule: RuleId, event: G::Event) {
        let fact = Fact { rule, event };
        G::evolve(self.state, &fact.event);
        if let Some(audience) = &mut self.audience {
            audience.witness(&fact, self.state);
        }
        self.facts.push(fact);
    }

    pub(crate) fn close(self) -> Applied<G> {
        let told = self.audience.map(|audience| audience.told).unwrap_or_default();
        Applied { facts: self.facts, told }
    }
}
