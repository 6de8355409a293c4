//! The rules of the toy, each with its flaw.

use std::sync::atomic::{AtomicU32, Ordering};

use umpire_engine::{
    Cited, Covers, Decision, DecisionId, Deed, Game, Ledger, Parameter, Play, Rejection, Rule,
    RuleId, RuleKind, Seat, Shared, Time, Viewer,
};

use super::{
    Flaw,
    table::{COINS, Content, Event, HAND, Marks, Options, State, Table, WHISPERS},
};

const RULE: RuleId = RuleId::new("T-1");
const NO_RULE: RuleId = RuleId::new("T-2");
const RULES: [Rule; 1] = [Rule {
    id: RULE,
    kind: RuleKind::Rule,
    chapter: "All",
    text: "Play on.",
    source: "",
    tags: &[],
    rulings: &[],
}];

/// What may be done at any time answers this.
const ANY_TIME: DecisionId = DecisionId(u64::MAX);

/// What an impure game remembers from one match to the next.
static MEMORY: AtomicU32 = AtomicU32::new(0);

#[derive(Debug)]
pub struct Toy;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    Play { card: u8 },
    Pay { to: Seat, amount: u8 },
    Whisper { number: u8 },
    Resign,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Broken {
    NotYourTurn,
    NotHeld { is_in_deck: bool },
    TooMuch,
    Over,
    Nobody,
    NotDue,
    Shouted,
    Uncited,
}

impl Cited for Broken {
    fn rule(&self) -> RuleId {
        if *self == Broken::Uncited {
            NO_RULE
        } else {
            RULE
        }
    }

    fn code(&self) -> &'static str {
        "BROKEN"
    }

    fn message(&self) -> String {
        if *self == Broken::Shouted {
            "No.".into()
        } else {
            format!("no: {self:?}")
        }
    }

    fn field(&self) -> &'static str {
        ""
    }

    fn parameters(&self) -> Vec<Parameter> {
        Vec::new()
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub seat: Seat,
    pub decision: DecisionId,
    pub sample: Act,
    pub most: u8,
    pub is_wide: bool,
}

impl Covers<Act> for Choice {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn decision(&self) -> DecisionId {
        self.decision
    }

    fn sample(&self) -> &Act {
        &self.sample
    }

    fn covers(&self, action: &Act) -> bool {
        match (&self.sample, action) {
            (Act::Pay { to, .. }, Act::Pay { to: other, amount }) => {
                to == other && (1..=self.most).contains(amount)
            }
            (Act::Whisper { .. }, Act::Whisper { number }) => *number <= self.most,
            (sample, action) => sample == action,
        }
    }

    fn vary(&self, below: &mut dyn FnMut(u32) -> u32) -> Act {
        let wide = u32::from(self.is_wide) * 9;
        let drawn = below(u32::from(self.most) + 1 + wide) as u8;
        match self.sample {
            Act::Pay { to, .. } => Act::Pay {
                to,
                amount: drawn.max(1),
            },
            Act::Whisper { .. } => Act::Whisper { number: drawn },
            Act::Play { .. } | Act::Resign => self.sample.clone(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub hands: Vec<Option<Vec<u8>>>,
    pub sizes: Vec<usize>,
    pub coins: Vec<u8>,
    pub secrets: Vec<Option<u8>>,
    pub deck: usize,
    pub played: Vec<(u8, u8)>,
    pub turn: u8,
    pub outcome: Option<Vec<u32>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    Played {
        seat: u8,
        card: u8,
    },
    Drew {
        seat: u8,
        card: Option<u8>,
    },
    Whispered {
        seat: u8,
        number: Option<u8>,
    },
    /// Plain facts that need no hiding.
    Seen(View),
    /// Hands may have changed their owner.
    Inherited(View),
}

fn agent(state: &State, seat: u8) -> Option<Seat> {
    state
        .table
        .agents
        .get(usize::from(seat))
        .copied()
        .flatten()
        .map(Seat)
}

fn sees(state: &State, viewer: Viewer, seat: u8) -> bool {
    viewer.seat().is_some() && viewer.seat() == agent(state, seat)
}

impl Toy {
    fn turn_id(state: &State) -> DecisionId {
        let secret = u64::from(state.table.secrets[0] > 1);
        let leak = if state.has(Flaw::SecretMovesPending) {
            secret
        } else {
            0
        };
        DecisionId(u64::from(state.table.turns) << 8 | leak)
    }

    fn act(state: &State, seat: Seat, act: &Act) -> Result<(), Broken> {
        let table = &state.table;
        let place = usize::from(seat.0);
        if table.outcome.is_some() && !state.has(Flaw::PlaysOn) {
            return Err(Broken::Over);
        }
        if seat.0 >= state.players() || agent(state, seat.0).is_none() {
            return Err(Broken::Nobody);
        }
        match act {
            Act::Play { card } if state.has(Flaw::Panics) => {
                let deck = [0; 13];
                assert_eq!(deck[usize::from(*card)], 0);
            }
            Act::Play { .. } | Act::Pay { .. } | Act::Whisper { .. } | Act::Resign => {}
        }
        match act {
            Act::Whisper { number } if *number <= 3 && table.whispers[place] < WHISPERS => Ok(()),
            Act::Resign => Ok(()),
            Act::Play { .. } | Act::Pay { .. } if table.turn != seat.0 => {
                Err(match state.content.flaw {
                    Flaw::Shouts => Broken::Shouted,
                    Flaw::CitesNothing => Broken::Uncited,
                    _ => Broken::NotYourTurn,
                })
            }
            Act::Play { card } if table.hands[place].contains(card) => Ok(()),
            Act::Play { card } => Err(Broken::NotHeld {
                is_in_deck: state.has(Flaw::KnowingRefusal) && table.deck.contains(card),
            }),
            Act::Pay { to, amount } => {
                let has = table.coins[place];
                let is_good = *to != seat && to.0 < state.players() && (1..=has).contains(amount);
                if is_good && table.gifts < 2 {
                    Ok(())
                } else {
                    Err(Broken::TooMuch)
                }
            }
            Act::Whisper { .. } => Err(Broken::TooMuch),
        }
    }
}

impl Game for Toy {
    const NAME: &'static str = "toy";
    const LEDGER: &'static Ledger = &Ledger {
        ruleset: "1",
        rules: &RULES,
    };
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
                Self::act(state, *seat, action).map(|()| Some((*seat, action.clone())))
            }
            Deed::Retire(seat) => {
                Self::act(state, *seat, &Act::Resign).map(|()| Some((*seat, Act::Resign)))
            }
            Deed::Expire(id) => {
                let is_early = state.has(Flaw::EarlyClock);
                let is_due = state
                    .table
                    .deadline
                    .is_some_and(|due| at >= due || is_early);
                let is_open = state.table.outcome.is_none() && *id == Self::turn_id(state);
                let hears = !state.has(Flaw::DeafClock);
                if is_due && is_open && hears {
                    Ok(None)
                } else {
                    Err(Broken::NotDue)
                }
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
                let draws = if play.state().has(Flaw::OverfullHand) {
                    2
                } else {
                    1
                };
                for _ in 0..draws {
                    if let Some(&card) = play.state().table.deck.first() {
                        play.emit(RULE, Event::Drew { seat, card });
                    }
                }
                pass(play);
            }
            Act::Pay { to, amount } => {
                play.emit(
                    RULE,
                    Event::Paid {
                        from: seat,
                        to: to.0,
                        amount,
                    },
                );
            }
            Act::Whisper { number } => play.emit(RULE, Event::Whispered { seat, number }),
            Act::Resign => {
                let players = play.state().players();
                let heir = (0..players).find(|&other| {
                    other != seat && agent(play.state(), other) == Some(Seat(other))
                });
                play.emit(
                    RULE,
                    Event::GivenUp {
                        seat: Seat(seat),
                        heir,
                    },
                );
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
                state
                    .table
                    .deck
                    .extend(state.table.played.pop().map(|(_, card)| card));
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
        agent(state, seat.0)
    }

    fn pending(state: &State, _: Viewer) -> Vec<Decision<&'static str>> {
        if state.table.outcome.is_some() || state.has(Flaw::AwaitsNobody) && state.table.turns > 4 {
            return Vec::new();
        }
        vec![Decision {
            id: Self::turn_id(state),
            seats: vec![Seat(state.table.turn)],
            kind: "turn",
            deadline: state.table.deadline,
        }]
    }

    fn legal(state: &State, player: Seat) -> Vec<Choice> {
        if state.table.outcome.is_some() {
            return Vec::new();
        }
        let table = &state.table;
        let own = Seat::all(state.players()).filter(|&seat| {
            agent(state, seat.0) == Some(player) || state.has(Flaw::OffersToStrangers)
        });
        let mut choices = Vec::new();
        for seat in own {
            let place = usize::from(seat.0);
            let mut offer = |sample: Act, most: u8| {
                let is_wide = state.has(Flaw::WideDomain);
                let is_answer = matches!(sample, Act::Play { .. } | Act::Pay { .. });
                let decision = if is_answer {
                    Self::turn_id(state)
                } else {
                    ANY_TIME
                };
                choices.push(Choice {
                    seat,
                    decision,
                    sample,
                    most,
                    is_wide,
                });
            };
            let is_mute = state.has(Flaw::AwaitsTheMute);
            if table.turn == seat.0 && !is_mute {
                let hidden = usize::from(state.has(Flaw::OffersTooLittle));
                for &card in table.hands[place].iter().skip(hidden) {
                    offer(Act::Play { card }, 0);
                }
                if state.has(Flaw::OffersTooMuch) {
                    offer(Act::Play { card: 200 }, 0);
                }
                let deck_is_odd = table.deck.first().is_some_and(|card| card % 2 == 1);
                let hides = state.has(Flaw::OfferDependsOnDeck) && deck_is_odd;
                if table.gifts < 2 && table.coins[place] > 0 && !hides {
                    for to in Seat::all(state.players()).filter(|&to| to != seat) {
                        offer(Act::Pay { to, amount: 1 }, table.coins[place]);
                    }
                }
            }
            if table.whispers[place] < WHISPERS {
                offer(Act::Whisper { number: 0 }, 3);
            }
            if agent(state, seat.0).is_some() {
                offer(Act::Resign, 0);
            }
        }
        choices
    }

    fn preview(
        state: &State,
        seat: Seat,
        action: &Act,
        at: Time,
    ) -> (Option<()>, Result<(), Rejection<Broken>>) {
        let deed = Deed::Act {
            seat,
            action: action.clone(),
        };
        match Self::judge(state, &deed, at) {
            Ok(_) => (Some(()), Ok(())),
            Err(_) if state.has(Flaw::RashPreview) => (Some(()), Ok(())),
            Err(rejection) => (None, Err(rejection)),
        }
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let table = &state.table;
        let seats = || 0..state.players();
        let is_open = |seat| sees(state, viewer, seat) || state.has(Flaw::ShowsHands);
        let secret_open = |seat| sees(state, viewer, seat) || state.has(Flaw::SecretShown);
        View {
            hands: seats()
                .map(|seat| is_open(seat).then(|| table.hands[usize::from(seat)].clone()))
                .collect(),
            sizes: table.hands.iter().map(Vec::len).collect(),
            coins: table.coins.clone(),
            secrets: seats()
                .map(|seat| secret_open(seat).then(|| table.secrets[usize::from(seat)]))
                .collect(),
            deck: table.deck.len(),
            played: table.played.clone(),
            turn: table.turn,
            outcome: table.outcome.clone(),
        }
    }

    fn tell(before: &State, event: &Event, after: &State, viewer: Viewer) -> Option<Told> {
        let _ = before;
        Some(match *event {
            Event::Played { .. } if after.has(Flaw::Endless) => {
                Told::Seen(Self::view(after, viewer))
            }
            Event::Played { seat, card } => Told::Played { seat, card },
            Event::Drew { seat, card } => {
                let knows = sees(after, viewer, seat) || after.has(Flaw::TellsTheDraw);
                Told::Drew {
                    seat,
                    card: knows.then_some(card),
                }
            }
            Event::Whispered { seat, number } if sees(after, viewer, seat) => {
                let is_lost = after.has(Flaw::ForgetsToFollow);
                Told::Whispered {
                    seat,
                    number: (!is_lost).then_some(number),
                }
            }
            Event::Whispered { seat, .. } if after.has(Flaw::TellsSecrets) => {
                Told::Whispered { seat, number: None }
            }
            Event::Whispered { .. } => return None,
            Event::GivenUp { .. } => Told::Inherited(Self::view(after, viewer)),
            Event::Dealt { .. }
            | Event::Paid { .. }
            | Event::TurnPassed { .. }
            | Event::Ended { .. } => Told::Seen(Self::view(after, viewer)),
        })
    }

    fn follow(view: &mut View, notice: &Told) {
        match notice {
            Told::Played { seat, card } => {
                view.sizes[usize::from(*seat)] -= 1;
                view.played.push((*seat, *card));
                if let Some(hand) = &mut view.hands[usize::from(*seat)] {
                    hand.retain(|held| held != card);
                }
            }
            Told::Drew { seat, card } => {
                view.sizes[usize::from(*seat)] += 1;
                view.deck -= 1;
                if let (Some(hand), Some(card)) = (&mut view.hands[usize::from(*seat)], card) {
                    hand.push(*card);
                }
            }
            Told::Whispered { seat, number } => {
                if number.is_some() {
                    view.secrets[usize::from(*seat)] = *number;
                }
            }
            Told::Seen(seen) | Told::Inherited(seen) => *view = seen.clone(),
        }
    }

    fn outcome(state: &State) -> Option<Vec<u32>> {
        state.table.outcome.clone()
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
        played
            .filter(|(by, _)| *by == seat)
            .map(|(_, card)| u32::from(*card))
            .sum()
    };
    let points = (0..play.state().players()).map(points).collect();
    play.emit(RULE, Event::Ended { points });
}
