//! What only the toy knows of itself.

use umpire_engine::{Dice, Seat, Shared, Viewer};
use umpire_laws::Spec;

use super::{
    Flaw,
    act::{Act, Choice},
    game::Toy,
    sight::Told,
    table::{COINS, Content, HAND, Marks, Options, State, Table, WHISPERS},
};

pub const CARDS: u8 = 24;

pub fn spec(flaw: Flaw) -> Spec<Toy> {
    Spec {
        content: Shared::new(Content { cards: CARDS, flaw }),
        options: |_, _, dice| Options { seconds: dice.below(2) * 5 },
        weigh,
        stray,
        redeal,
        reveals,
        hidden_acts,
        broken_conservation,
        broken_invariant: |_, state| {
            let is_overfull = state.table.hands.iter().any(|hand| hand.len() > HAND);
            is_overfull.then(|| "a hand is overfull".into())
        },
    }
}

pub fn thaw(content: &Shared<Content>, bytes: &[u8]) -> Option<State> {
    let (options, mut table): (_, Table) = postcard::from_bytes(bytes).ok()?;
    if content.flaw == Flaw::ForgetfulStore {
        table.secrets.fill(0);
    }
    Some(State { content: content.clone(), options, table, marks: Marks::default() })
}

fn weigh(choice: &Choice) -> u32 {
    match choice.sample {
        Act::Play { .. } => 40,
        Act::Pay { .. } => 20,
        Act::Whisper { .. } => 10,
        Act::Resign => 1,
    }
}

fn stray(state: &State, _: Seat, dice: &mut Dice) -> Act {
    let mut below = |m| dice.below(m) as u8;
    match below(3) {
        0 => Act::Play { card: if below(8) == 0 { below(255) } else { below(CARDS.into()) } },
        1 => Act::Pay { to: Seat(below(u32::from(state.players()) + 1)), amount: below(6) },
        _ => Act::Whisper { number: below(6) },
    }
}

fn redeal(state: &State, viewer: Viewer, dice: &mut Dice) -> State {
    let mut state = state.clone();
    let table = &mut state.table;
    let hidden: Vec<usize> = (0..table.hands.len())
        .filter(|&seat| viewer.seat().is_none_or(|viewer| table.agents[seat] != Some(viewer.0)))
        .collect();
    let mut pool = table.deck.clone();
    hidden.iter().for_each(|&seat| pool.extend(&table.hands[seat]));
    dice.shuffle(&mut pool);
    for &seat in &hidden {
        let size = table.hands[seat].len();
        table.hands[seat] = pool.split_off(pool.len() - size);
        table.whispers[seat] = dice.below(u32::from(WHISPERS) + 1) as u8;
        table.secrets[seat] = dice.below(4) as u8;
    }
    table.deck = pool;
    state
}

fn reveals(state: &State, viewer: Viewer, told: &Told) -> bool {
    match told {
        Told::Drew { seat, card } => {
            let agent = state.table.agents[usize::from(*seat)];
            card.is_some() && agent.is_some() && agent == viewer.seat().map(|seat| seat.0)
        }
        Told::Inherited(_) => true,
        Told::Played { .. } | Told::Whispered { .. } | Told::Seen(_) => false,
    }
}

fn hidden_acts(state: &State, viewer: Viewer) -> Vec<(Seat, Act)> {
    let others = Seat::all(state.players()).filter(|seat| {
        viewer.seat().is_none_or(|viewer| state.table.agents[usize::from(seat.0)] != Some(viewer.0))
    });
    others
        .flat_map(|seat| [(seat, Act::Whisper { number: 0 }), (seat, Act::Whisper { number: 3 })])
        .collect()
}

fn broken_conservation(state: &State) -> Option<String> {
    let table = &state.table;
    let cards =
        table.deck.len() + table.played.len() + table.hands.iter().map(Vec::len).sum::<usize>();
    let coins: u8 = table.coins.iter().sum();
    let is_whole = cards == usize::from(CARDS) && coins == COINS * state.players();
    (!is_whole).then(|| format!("{cards} cards and {coins} coins"))
}
