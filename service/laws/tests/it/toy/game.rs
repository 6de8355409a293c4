//! The rules of the toy, each with its flaw.

use std::sync::atomic::{AtomicU32, Ordering};

use umpire_engine::{
    Decision, Deed, Fact, Game, Ledger, Play, Rejection, Rule, RuleKind, Seat, Shared, Time, Viewer,
};

use super::{
    Flaw, RULE,
    act::{self, Act, Broken, Choice, turn_id},
    sight::{self, Told, View},
    table::{COINS, Content, Event, HAND, Marks, Options, State, Table},
};

const RULES: [Rule; 1] = [Rule {
    id: RULE,
    kind: RuleKind::Rule,
    chapter: "All",
    text: "Play on.",
    source: "",
    tags: &[],
    rulings: &[],
}];

/// What an impure game remembers from one match to the next.
static MEMORY: AtomicU32 = AtomicU32::new(0);

#[derive(Debug)]
pub struct Toy;

impl Game for Toy {
    const NAME: &'static str = "toy";
    const LEDGER: &'static Ledger = &Ledger { ruleset: "1", rules: &RULES };
    const LONGEST_MATCH: u32 = 200;

    type Content = Content;
    type Options = Options;
    type State = State;
    type Action = Act;
    /// An act of a seat, or nothing but the end of a turn.
    type Plan = Option<(Seat, Act)>;
    type Event = Event;
    type Violation = Broken;
    type Kind = &'static str;
    type Choice = Choice;
    type Preview = ();
    type View = View;
    type Notice = Told;
    type Outcome = Vec<u32>;

    fn setup(
        content: &Shared<Content>,
        options: &Options,
        players: u8,
    ) -> Result<State, Rejection<Broken>> {
        if content.flaw == Flaw::RefusesOptions {
            return Err(Broken::TooMuch.into());
        }
        let count = usize::from(players);
        let table = Table {
            hands: vec![Vec::new(); count],
            coins: vec![COINS; count],
            secrets: vec![0; count],
            whispers: vec![0; count],
            agents: (0..players).map(Some).collect(),
            deck: Vec::new(),
            played: Vec::new(),
            turn: players - 1,
            turns: 0,
            gifts: 0,
            deadline: None,
            outcome: None,
        };
        Ok(State {
            content: content.clone(),
            options: options.clone(),
            table,
            marks: Marks::default(),
        })
    }

    fn begin(play: &mut Play<'_, Self>) {
        let mut deck: Vec<u8> = (0..play.content().cards).collect();
        play.dice().shuffle(&mut deck);
        if play.state().has(Flaw::Remembers) {
            let turn = MEMORY.fetch_add(1, Ordering::Relaxed) as usize % deck.len();
            deck.rotate_left(turn);
        }
        let players = usize::from(play.state().players());
        let hands = (0..players).map(|_| deck.drain(..HAND).collect()).collect();
        play.emit(RULE, Event::Dealt { hands, deck });
        pass(play);
    }

    fn judge(state: &State, deed: &Deed<Act>, at: Time) -> Result<Self::Plan, Rejection<Broken>> {
        let verdict = match deed {
            Deed::Act { seat, action } => {
                act::judge(state, *seat, action).map(|()| Some((*seat, action.clone())))
            }
            Deed::Retire(seat) => {
                act::judge(state, *seat, &Act::Resign).map(|()| Some((*seat, Act::Resign)))
            }
            Deed::Expire(id) => {
                let is_early = state.has(Flaw::EarlyClock);
                let is_due = state.table.deadline.is_some_and(|due| at >= due || is_early);
                let is_open = state.table.outcome.is_none() && *id == turn_id(state);
                let hears = !state.has(Flaw::DeafClock);
                if is_due && is_open && hears { Ok(None) } else { Err(Broken::NotDue) }
            }
        };
        verdict.map_err(|broken| {
            if state.has(Flaw::RefusalMarks) {
                state.marks.0.fetch_add(1, Ordering::Relaxed);
            }
            broken.into()
        })
    }

    fn perform(plan: Self::Plan, play: &mut Play<'_, Self>) {
        let Some((Seat(seat), act)) = plan else {
            return pass(play);
        };
        match act {
            Act::Play { card } => {
                play.emit(RULE, Event::Played { seat, card });
                let draws = if play.state().has(Flaw::OverfullHand) { 2 } else { 1 };
                for _ in 0..draws {
                    if let Some(&card) = play.state().table.deck.first() {
                        play.emit(RULE, Event::Drew { seat, card });
                    }
                }
                pass(play);
            }
            Act::Pay { to, amount } => {
                play.emit(RULE, Event::Paid { from: seat, to: to.0, amount });
            }
            Act::Whisper { number } => play.emit(RULE, Event::Whispered { seat, number }),
            Act::Resign => {
                let players = play.state().players();
                let heir = (0..players)
                    .find(|&other| other != seat && play.state().agent(other) == Some(Seat(other)));
                play.emit(RULE, Event::GivenUp { seat: Seat(seat), heir });
                if heir.is_none() {
                    end(play);
                }
            }
        }
    }

    fn evolve(state: &mut State, event: &Event) {
        state.evolve(event);
        match event {
            Event::Drew { seat, .. } if state.has(Flaw::LosesACard) => {
                state.table.hands[usize::from(*seat)].pop();
            }
            Event::Paid { from, .. } if state.has(Flaw::EvolvesOtherwise) => {
                let odd = (MEMORY.fetch_add(1, Ordering::Relaxed) / 2 % 2) as u8;
                state.table.secrets[usize::from(*from)] = odd;
            }
            Event::Played { .. } if state.has(Flaw::Endless) => {
                state.table.deck.extend(state.table.played.pop().map(|(_, card)| card));
            }
            Event::Dealt { .. }
            | Event::Played { .. }
            | Event::Drew { .. }
            | Event::Paid { .. }
            | Event::Whispered { .. }
            | Event::TurnPassed { .. }
            | Event::GivenUp { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn content(state: &State) -> &Shared<Content> {
        &state.content
    }

    fn players(state: &State) -> u8 {
        state.players()
    }

    fn agent(state: &State, seat: Seat) -> Option<Seat> {
        state.agent(seat.0)
    }

    fn pending(state: &State, _: Viewer) -> Vec<Decision<&'static str>> {
        if state.table.outcome.is_some() || state.has(Flaw::AwaitsNobody) && state.table.turns > 4 {
            return Vec::new();
        }
        vec![Decision {
            id: turn_id(state),
            seats: vec![Seat(state.table.turn)],
            kind: "turn",
            deadline: state.table.deadline,
        }]
    }
    fn legal(state: &State, player: Seat) -> Vec<Choice> {
        act::legal(state, player)
    }

    fn preview(
        state: &State,
        seat: Seat,
        action: &Act,
        at: Time,
    ) -> (Option<()>, Result<(), Rejection<Broken>>) {
        let deed = Deed::Act { seat, action: action.clone() };
        match Self::judge(state, &deed, at) {
            Ok(_) => (Some(()), Ok(())),
            Err(_) if state.has(Flaw::RashPreview) => (Some(()), Ok(())),
            Err(rejection) => (None, Err(rejection)),
        }
    }
    fn view(state: &State, viewer: Viewer) -> View {
        sight::view(state, viewer)
    }

    fn tell(_: &State, event: &Event, after: &State, viewer: Viewer) -> Option<Told> {
        sight::tell(event, after, viewer)
    }

    fn follow(view: &mut View, notice: &Told) {
        sight::follow(view, notice);
    }

    fn outcome(state: &State) -> Option<Vec<u32>> {
        state.table.outcome.clone()
    }

    fn prove(facts: &[Fact<Self>]) -> Vec<u8> {
        format!("{facts:?}").into_bytes()
    }

    fn freeze(state: &State) -> Vec<u8> {
        postcard::to_allocvec(&(&state.options, &state.table)).unwrap()
    }

    fn thaw(content: &Shared<Content>, bytes: &[u8]) -> Option<State> {
        super::spec::thaw(content, bytes)
    }
}

fn pass(play: &mut Play<'_, Toy>) {
    let state = play.state();
    if state.table.hands.iter().all(Vec::is_empty) {
        return end(play);
    }
    let seconds = state.options.seconds;
    let deadline = (seconds > 0).then(|| play.at().plus_seconds(seconds));
    let to = state.next_turn();
    play.emit(RULE, Event::TurnPassed { to, deadline });
}

fn end(play: &mut Play<'_, Toy>) {
    let points = |seat| {
        let played = play.state().table.played.iter();
        played.filter(|(by, _)| *by == seat).map(|(_, card)| u32::from(*card)).sum()
    };
    let points = (0..play.state().players()).map(points).collect();
    play.emit(RULE, Event::Ended { points });
}
