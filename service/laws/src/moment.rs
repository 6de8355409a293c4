//! The table between two deeds, with what the laws ask of it.

use umpire_engine::{Covers, Deed, Dice, Game, Rejection, Seat, Time, Viewer};

use crate::spec::Spec;

/// A moment before any deadline of a match.
pub(crate) const BEFORE_ANY_DEADLINE: Time = Time(0);

/// A table, the time, and what everybody is offered.
pub(crate) struct Moment<'a, G: Game> {
    pub(crate) spec: &'a Spec<G>,
    pub(crate) state: &'a G::State,
    pub(crate) now: Time,
    /// What each seat may do, for itself and for every seat it is the agent of.
    pub(crate) offers: Vec<(Seat, Vec<G::Choice>)>,
}

impl<'a, G: Game> Moment<'a, G> {
    pub(crate) fn new(spec: &'a Spec<G>, state: &'a G::State, now: Time) -> Self {
        let offers = Seat::all(G::players(state)).map(|seat| (seat, G::legal(state, seat)));
        Moment { spec, state, now, offers: offers.collect() }
    }

    /// All choices, of whomever.
    pub(crate) fn choices(&self) -> impl Iterator<Item = &G::Choice> + Clone {
        self.offers.iter().flat_map(|(_, choices)| choices)
    }

    /// What one seat is offered.
    pub(crate) fn offered_to(&self, seat: Seat) -> &[G::Choice] {
        let offer = self.offers.iter().find(|(offered, _)| *offered == seat);
        offer.map_or(&[], |(_, choices)| choices)
    }

    /// Whether a listed choice for `seat` covers `action`.
    pub(crate) fn is_offered(&self, seat: Seat, action: &G::Action) -> bool {
        self.choices().any(|choice| choice.seat() == seat && choice.covers(action))
    }

    pub(crate) fn viewers(&self) -> Vec<Viewer> {
        Viewer::all(G::players(self.state)).collect()
    }

    /// A seat of the match, each equally likely.
    pub(crate) fn some_seat(&self, dice: &mut Dice) -> Seat {
        let players = G::players(self.state);
        Seat(u8::try_from(dice.below(u32::from(players))).unwrap_or(0))
    }

    /// A viewer: as often as not one that has something to choose from, else each equally likely.
    pub(crate) fn some_viewer(&self, dice: &mut Dice) -> Viewer {
        let choices: Vec<&G::Choice> = self.choices().collect();
        let busy = one_of(&choices, dice).and_then(|choice| G::agent(self.state, choice.seat()));
        match busy.filter(|_| dice.below(2) == 0) {
            Some(seat) => Viewer::Seat(seat),
            None => one_of(&self.viewers(), dice).copied().unwrap_or(Viewer::Spectator),
        }
    }

    /// Arbitrary actions, each with the seat it is for: mostly one that has much to choose from.
    pub(crate) fn strays(&self, count: u32, dice: &mut Dice) -> Vec<(Seat, G::Action)> {
        let choices: Vec<&G::Choice> = self.choices().collect();
        (0..count)
            .map(|_| {
                let busy = one_of(&choices, dice).filter(|_| dice.below(4) > 0);
                let seat = busy.map_or_else(|| self.some_seat(dice), |choice| choice.seat());
                (seat, (self.spec.stray)(self.state, seat, dice))
            })
            .collect()
    }
}

/// What the rules say to `action` for `seat`.
pub(crate) fn judged<G: Game>(
    state: &G::State,
    seat: Seat,
    action: &G::Action,
    at: Time,
) -> Result<(), Rejection<G::Violation>> {
    let deed = Deed::Act { seat, action: action.clone() };
    G::judge(state, &deed, at).map(drop)
}

/// One of `items`, each equally likely.
pub(crate) fn one_of<'a, T>(items: &'a [T], dice: &mut Dice) -> Option<&'a T> {
    let place = dice.below(u32::try_from(items.len()).unwrap_or(u32::MAX));
    items.get(usize::try_from(place).unwrap_or(usize::MAX))
}
