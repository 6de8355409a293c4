//! What a player of the toy may do, and why not.

use umpire_engine::{Cited, Covers, DecisionId, Parameter, RuleId, Seat};

use super::{
    Flaw, RULE,
    spec::CARDS,
    table::{State, WHISPERS},
};

const NO_RULE: RuleId = RuleId::new("T-2");

/// What may be done at any time answers this.
const ANY_TIME: DecisionId = DecisionId(u64::MAX);

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
        if *self == Broken::Uncited { NO_RULE } else { RULE }
    }

    fn code(&self) -> &'static str {
        "BROKEN"
    }

    fn message(&self) -> String {
        if *self == Broken::Shouted { "No.".into() } else { format!("no: {self:?}") }
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
            Act::Pay { to, .. } => Act::Pay { to, amount: drawn.max(1) },
            Act::Whisper { .. } => Act::Whisper { number: drawn },
            Act::Play { .. } | Act::Resign => self.sample.clone(),
        }
    }
}

pub fn turn_id(state: &State) -> DecisionId {
    let secret = u64::from(state.table.secrets[0] > 1);
    let leak = if state.has(Flaw::SecretMovesPending) { secret } else { 0 };
    DecisionId(u64::from(state.table.turns) << 8 | leak)
}

pub fn judge(state: &State, seat: Seat, act: &Act) -> Result<(), Broken> {
    let table = &state.table;
    let place = usize::from(seat.0);
    if table.outcome.is_some() && !state.has(Flaw::PlaysOn) {
        return Err(Broken::Over);
    }
    if seat.0 >= state.players() || state.agent(seat.0).is_none() {
        return Err(Broken::Nobody);
    }
    match act {
        Act::Play { card } if state.has(Flaw::Panics) => {
            let deck = [0; CARDS as usize];
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
            if is_good && table.gifts < 2 { Ok(()) } else { Err(Broken::TooMuch) }
        }
        Act::Whisper { .. } => Err(Broken::TooMuch),
    }
}

pub fn legal(state: &State, player: Seat) -> Vec<Choice> {
    if state.table.outcome.is_some() {
        return Vec::new();
    }
    let table = &state.table;
    let own = Seat::all(state.players())
        .filter(|&seat| state.agent(seat.0) == Some(player) || state.has(Flaw::OffersToStrangers));
    let mut choices = Vec::new();
    for seat in own {
        let place = usize::from(seat.0);
        let mut offer = |sample: Act, most: u8| {
            let is_wide = state.has(Flaw::WideDomain);
            let is_answer = matches!(sample, Act::Play { .. } | Act::Pay { .. });
            let decision = if is_answer { turn_id(state) } else { ANY_TIME };
            choices.push(Choice { seat, decision, sample, most, is_wide });
        };
        let is_mute = state.has(Flaw::AwaitsTheMute);
        if table.turn == seat.0 && !is_mute {
            let is_short = state.has(Flaw::OffersTooLittle) && table.hands[place].len() > 1;
            let hidden = usize::from(is_short);
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
        if state.agent(seat.0).is_some() {
            offer(Act::Resign, 0);
        }
    }
    choices
}
