//! A choice's parameters drawn from their domains, so that sums come out right where they can.

use alloc::{vec, vec::Vec};

use super::{Parameter, parts::Parts};
use crate::{
    action::{CardPlay, Payment, Placement, Strategy, TransitPayer},
    ids::{ByTactics, Tactics},
    rules::change_strategy::MOST_SWITCHED,
};

/// What may be said of a discount.
const DISCOUNT: [Option<bool>; 3] = [None, Some(true), Some(false)];

/// A number from 0 to one less than the argument.
type Below<'a> = dyn FnMut(u32) -> u32 + 'a;

impl Parameter {
    /// Draws the parameter. Those before it are drawn already: a mix pays for the count.
    pub(super) fn draw(&self, parts: &mut Parts<'_>, below: &mut Below<'_>) {
        match self {
            Parameter::Payment(ways) => set(&mut parts.payment, pick(ways, below).copied()),
            Parameter::Count { least, most } => {
                set(&mut parts.count, Some(within(*least, *most, below)));
            }
            Parameter::Mix(most) => {
                let tiles = parts.count.as_deref().copied().unwrap_or(1);
                set(&mut parts.payment, Some(mix(tiles, *most, below)));
            }
            Parameter::UseDiscount => {
                set(&mut parts.use_discount, pick(&DISCOUNT, below).copied());
            }
            Parameter::TransitMoney => set(&mut parts.transit_money, Some(below(2) == 1)),
            Parameter::EliteOperation { card, payments, may_use_discount } => {
                let payment = pick(payments, below).filter(|_| below(2) == 1);
                let mut elite = payment.map(|&payment| CardPlay::new(*card, payment));
                if let (Some(play), true) = (&mut elite, *may_use_discount) {
                    play.use_discount = pick(&DISCOUNT, below).copied().flatten();
                }
                set(&mut parts.elite_operation, Some(elite));
            }
            Parameter::TransitPayer => {
                let payers = [TransitPayer::Itself, TransitPayer::Destination];
                set(&mut parts.transit_payer, pick(&payers, below).copied());
            }
            Parameter::Placements { rooms, most } => {
                set(&mut parts.placements, Some(spread(rooms, *most, below)));
            }
            Parameter::Switch { discard, take } => {
                set(&mut parts.strategy, Some(switch(*discard, *take, below)));
            }
            Parameter::Discard(hand) => {
                let card = pick(hand, below).copied();
                set(&mut parts.discard, Some(card.filter(|_| below(2) == 0)));
            }
        }
    }
}

fn set<T>(part: &mut Option<&mut T>, drawn: Option<T>) {
    if let (Some(part), Some(drawn)) = (part, drawn) {
        **part = drawn;
    }
}

/// A number from `least` to `most`; `least`, if there is none between.
fn within(least: u8, most: u8, below: &mut Below<'_>) -> u8 {
    let drawn = below(u32::from(most.saturating_sub(least)) + 1);
    least.saturating_add(u8::try_from(drawn).unwrap_or(0))
}

fn pick<'a, T>(list: &'a [T], below: &mut Below<'_>) -> Option<&'a T> {
    let length = u32::try_from(list.len()).unwrap_or(u32::MAX);
    list.get(usize::try_from(below(length)).unwrap_or(0))
}

/// One point a tile.
fn mix(tiles: u8, most: Payment, below: &mut Below<'_>) -> Payment {
    let least = tiles.saturating_sub(most.politics).min(most.money);
    let money = within(least, tiles.min(most.money), below);
    Payment { money, politics: tiles.saturating_sub(money).min(most.politics) }
}

/// Tiles for one space or two.
fn spread(rooms: &[Placement], most: u8, below: &mut Below<'_>) -> Vec<Placement> {
    let Some(&first) = pick(rooms, below) else {
        return Vec::new();
    };
    let placed = Placement { count: within(1, most.min(first.count), below), ..first };
    let left = most.saturating_sub(placed.count);
    match pick(rooms, below) {
        Some(&second) if second.space != first.space && left > 0 => {
            vec![placed, Placement { count: within(1, left.min(second.count), below), ..second }]
        }
        Some(_) | None => vec![placed],
    }
}

fn switch(own: ByTactics<u8>, bank: ByTactics<u8>, below: &mut Below<'_>) -> Strategy {
    let count = within(1, MOST_SWITCHED.min(own.total()).min(bank.total()), below);
    Strategy::Switch { discard: cards(own, count, below), take: cards(bank, count, below) }
}

fn cards(mut there: ByTactics<u8>, count: u8, below: &mut Below<'_>) -> ByTactics<u8> {
    let mut drawn = ByTactics::default();
    for _ in 0..count {
        let left: Vec<Tactics> = Tactics::ALL.into_iter().filter(|&t| there[t] > 0).collect();
        if let Some(&tactics) = pick(&left, below) {
            there[tactics] -= 1;
            drawn[tactics] += 1;
        }
    }
    drawn
}
