//! What may be done now, and what would it do? Asks the same `plan`s that judge.
//!
//! Each file finds the actions worth asking about; `Offers::offer` lists those that the rules accept as they stand.

mod cards;
mod choice;
mod covers;
mod draw;
mod moves;
mod orders;
mod parts;
mod payment;
mod phases;
mod sharing;

pub use choice::{Choice, Parameter};

use alloc::vec::Vec;

use umpire_engine::{DecisionId, Deed, Seat, Time};

use crate::{
    action::Action,
    flow,
    ids::Post,
    rules,
    state::{Phase, State},
};

/// All that a seat may do now, for itself and for every seat it acts for, before any deadline. Resigning comes last.
pub(crate) fn legal(state: &State, seat: Seat) -> Vec<Choice> {
    let mut choices = Vec::new();
    for own in Seat::all(state.players).filter(|&own| state.agent(own) == Some(seat)) {
        if let Some(post) = state.post(own) {
            of_post(state, own, post, &mut choices);
        }
    }
    choices
}

fn of_post(state: &State, seat: Seat, post: Post, choices: &mut Vec<Choice>) {
    let decision = flow::phase_decision(state, post).unwrap_or(AT_ANY_TIME);
    let mut offers = Offers { state, seat, post, decision, choices };
    phases::combat_cards(&mut offers);
    if post.faction == state.table.active {
        match state.table.phase {
            Phase::Command => command_phase(&mut offers),
            Phase::End => phases::end(&mut offers),
            Phase::Setup | Phase::Resource | Phase::Time | Phase::Finished => {}
        }
    }
    offers.decision = AT_ANY_TIME;
    offers.offer(Action::Resign, Vec::new);
}

fn command_phase(offers: &mut Offers<'_>) {
    offers.choices.reserve(MANY);
    if rules::act::may_act(offers.state, offers.post, EARLY).is_ok() {
        let armies = moves::armies(offers.state, offers.post);
        cards::all(offers, &armies);
        orders::all(offers, &armies);
    }
    sharing::all(offers);
    phases::done(offers);
}

/// How many choices a Command Phase often has.
const MANY: usize = 64;

/// What resigning answers: it is bound to no decision.
const AT_ANY_TIME: DecisionId = DecisionId(0);

/// A stamp before any deadline: what is listed is lawful while there is time.
const EARLY: Time = Time(0);

/// The choices of one post as they are found.
struct Offers<'a> {
    state: &'a State,
    seat: Seat,
    post: Post,
    decision: DecisionId,
    choices: &'a mut Vec<Choice>,
}

impl Offers<'_> {
    /// Lists `sample` with its parameters, if the rules accept it; says whether they do.
    fn offer(&mut self, sample: Action, parameters: impl FnOnce() -> Vec<Parameter>) -> bool {
        let deed = Deed::Act { seat: self.seat, action: sample };
        let is_accepted = rules::judge(self.state, &deed, EARLY).is_ok();
        if let (true, Deed::Act { seat, action: sample }) = (is_accepted, deed) {
            let parameters = parameters();
            self.choices.push(Choice { seat, decision: self.decision, sample, parameters });
        }
        is_accepted
    }

    /// Lists the first of these samples that the rules accept, if any, with these parameters.
    fn offer_first(
        &mut self,
        samples: impl IntoIterator<Item = Action>,
        parameters: impl Fn() -> Vec<Parameter>,
    ) {
        for sample in samples {
            if self.offer(sample, &parameters) {
                return;
            }
        }
    }
}
