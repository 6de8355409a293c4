//! What lies on the table, and what happens on it.

use std::sync::atomic::{AtomicU8, Ordering};

use serde::{Deserialize, Serialize};
use umpire_engine::{Digest, Digested, Seat, Shared, Time};

use super::Flaw;

pub const HAND: usize = 3;
pub const COINS: u8 = 4;
pub const WHISPERS: u8 = 3;

/// What is in the box.
#[derive(Debug)]
pub struct Content {
    /// The number of cards.
    pub cards: u8,
    /// What is wrong with the rules.
    pub flaw: Flaw,
}

impl Digested for Content {
    fn digest(&self) -> Digest {
        Digest([self.cards; 32])
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// Seconds a turn, 0 for no clock.
    pub seconds: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    pub content: Shared<Content>,
    pub options: Options,
    pub table: Table,
    /// Something that a refusal must not touch, though it could.
    pub marks: Marks,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub hands: Vec<Vec<u8>>,
    pub coins: Vec<u8>,
    pub secrets: Vec<u8>,
    pub whispers: Vec<u8>,
    pub agents: Vec<Option<u8>>,
    pub deck: Vec<u8>,
    pub played: Vec<(u8, u8)>,
    pub turn: u8,
    pub turns: u32,
    pub gifts: u8,
    pub deadline: Option<Time>,
    pub outcome: Option<Vec<u32>>,
}

#[derive(Debug, Default)]
pub struct Marks(pub AtomicU8);

impl Clone for Marks {
    fn clone(&self) -> Self {
        Marks(AtomicU8::new(self.0.load(Ordering::Relaxed)))
    }
}

impl PartialEq for Marks {
    fn eq(&self, other: &Self) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}

impl Eq for Marks {}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    Dealt { hands: Vec<Vec<u8>>, deck: Vec<u8> },
    Played { seat: u8, card: u8 },
    Drew { seat: u8, card: u8 },
    Paid { from: u8, to: u8, amount: u8 },
    Whispered { seat: u8, number: u8 },
    TurnPassed { to: u8, deadline: Option<Time> },
    GivenUp { seat: Seat, heir: Option<u8> },
    Ended { points: Vec<u32> },
}

impl State {
    pub fn players(&self) -> u8 {
        self.table.coins.len() as u8
    }

    /// Whether the rules have this flaw.
    pub fn has(&self, flaw: Flaw) -> bool {
        self.content.flaw == flaw
    }

    /// Who acts for a seat.
    pub fn agent(&self, seat: u8) -> Option<Seat> {
        self.table.agents.get(usize::from(seat)).copied().flatten().map(Seat)
    }

    pub fn next_turn(&self) -> u8 {
        let players = self.players();
        (1..=players)
            .map(|steps| (self.table.turn + steps) % players)
            .find(|&seat| !self.table.hands[usize::from(seat)].is_empty())
            .unwrap_or(self.table.turn)
    }

    pub fn evolve(&mut self, event: &Event) {
        let table = &mut self.table;
        match event {
            Event::Dealt { hands, deck } => {
                table.hands.clone_from(hands);
                table.deck.clone_from(deck);
            }
            Event::Played { seat, card } => {
                table.hands[usize::from(*seat)].retain(|held| held != card);
                table.played.push((*seat, *card));
            }
            Event::Drew { seat, card } => {
                table.deck.retain(|lies| lies != card);
                table.hands[usize::from(*seat)].push(*card);
            }
            Event::Paid { from, to, amount } => {
                table.coins[usize::from(*from)] -= amount;
                table.coins[usize::from(*to)] += amount;
                table.gifts += 1;
            }
            Event::Whispered { seat, number } => {
                table.secrets[usize::from(*seat)] = *number;
                table.whispers[usize::from(*seat)] += 1;
            }
            Event::TurnPassed { to, deadline } => {
                table.turn = *to;
                table.turns += 1;
                table.gifts = 0;
                table.deadline = *deadline;
            }
            Event::GivenUp { seat, heir } => {
                let agents = table.agents.iter_mut();
                agents.filter(|agent| **agent == Some(seat.0)).for_each(|agent| *agent = *heir);
            }
            Event::Ended { points } => {
                table.outcome = Some(points.clone());
                table.deadline = None;
            }
        }
    }
}
