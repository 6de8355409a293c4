//! What a viewer of the toy sees and is told.

use umpire_engine::Viewer;

use super::{
    Flaw,
    table::{Event, State},
};

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

fn sees(state: &State, viewer: Viewer, seat: u8) -> bool {
    viewer.seat().is_some() && viewer.seat() == state.agent(seat)
}

pub fn view(state: &State, viewer: Viewer) -> View {
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

pub fn tell(event: &Event, after: &State, viewer: Viewer) -> Option<Told> {
    Some(match *event {
        Event::Played { .. } if after.has(Flaw::Endless) => Told::Seen(view(after, viewer)),
        Event::Played { seat, card } => Told::Played { seat, card },
        Event::Drew { seat, card } => {
            let knows = sees(after, viewer, seat) || after.has(Flaw::TellsTheDraw);
            Told::Drew { seat, card: knows.then_some(card) }
        }
        Event::Whispered { seat, number } if sees(after, viewer, seat) => {
            let is_lost = after.has(Flaw::ForgetsToFollow);
            Told::Whispered { seat, number: (!is_lost).then_some(number) }
        }
        Event::Whispered { seat, .. } if after.has(Flaw::TellsSecrets) => {
            Told::Whispered { seat, number: None }
        }
        Event::Whispered { .. } => return None,
        Event::GivenUp { .. } => Told::Inherited(view(after, viewer)),
        Event::Dealt { .. }
        | Event::Paid { .. }
        | Event::TurnPassed { .. }
        | Event::Ended { .. } => Told::Seen(view(after, viewer)),
    })
}

pub fn follow(view: &mut View, notice: &Told) {
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
