//! Iron Sky as the engine asks for it: a table of contents.

use alloc::vec::Vec;

use umpire_engine::{
    Decision, Deed, Fact, Game, Ledger, Play, Rejection, Seat, Shared, Time, Viewer,
};

use crate::{
    action::Action,
    content::Content,
    event::{self, Event},
    evolve,
    flow::{self, Kind},
    ledger::LEDGER,
    legal::{self, Choice},
    notice::{self, Notice},
    options::Options,
    preview::{self, Preview},
    rules::{self, Plan},
    score::Outcome,
    state::State,
    view::{self, View},
    violation::Violation,
};

/// Iron Sky: The Board Game.
#[derive(Clone, Copy, Debug)]
pub enum IronSky {}

impl Game for IronSky {
    const NAME: &'static str = "iron-sky";
    const LEDGER: &'static Ledger = &LEDGER;
    /// IS-RULING-106.
    const LONGEST_MATCH: u32 = 20_000;

    type Content = Content;
    type Options = Options;
    type State = State;
    type Action = Action;
    type Plan = Plan;
    type Event = Event;
    type Violation = Violation;
    type Kind = Kind;
    type Choice = Choice;
    type Preview = Preview;
    type View = View;
    type Notice = Notice;
    type Outcome = Outcome;

    fn setup(
        content: &Shared<Content>,
        options: &Options,
        players: u8,
    ) -> Result<State, Rejection<Violation>> {
        rules::setup(content, options, players)
    }

    fn begin(play: &mut Play<'_, Self>) {
        rules::begin(play);
    }

    fn judge(state: &State, deed: &Deed<Action>, at: Time) -> Result<Plan, Rejection<Violation>> {
        rules::judge(state, deed, at)
    }

    fn perform(plan: Plan, play: &mut Play<'_, Self>) {
        rules::perform(plan, play);
    }

    fn evolve(state: &mut State, event: &Event) {
        evolve::evolve(state, event);
    }

    fn content(state: &State) -> &Shared<Content> {
        &state.content
    }

    fn players(state: &State) -> u8 {
        state.players
    }

    fn agent(state: &State, seat: Seat) -> Option<Seat> {
        state.agent(seat)
    }

    fn pending(state: &State, _: Viewer) -> Vec<Decision<Kind>> {
        flow::pending(state)
    }

    fn legal(state: &State, seat: Seat) -> Vec<Choice> {
        legal::legal(state, seat)
    }

    fn preview(
        state: &State,
        seat: Seat,
        action: &Action,
        at: Time,
    ) -> (Option<Preview>, Result<(), Rejection<Violation>>) {
        preview::preview(state, seat, action, at)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn tell(before: &State, event: &Event, after: &State, viewer: Viewer) -> Option<Notice> {
        notice::tell(before, event, after, viewer)
    }

    fn follow(view: &mut View, notice: &Notice) {
        notice::follow(view, notice);
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.table.outcome.clone()
    }

    fn prove(facts: &[Fact<Self>]) -> Vec<u8> {
        event::prove(facts)
    }

    fn freeze(state: &State) -> Vec<u8> {
        state.freeze()
    }

    fn thaw(content: &Shared<Content>, bytes: &[u8]) -> Option<State> {
        State::thaw(content, bytes)
    }
}
