//! What is it worth to give, and to use the tokens of neutral continents?

use umpire_engine::Seat;

use super::{cards, purse, table::Table};
use crate::{
    action::{GiveCommandPoint, GiveMoney, UseLoan},
    view::{Cards, Means, Player},
};

/// A little more than nothing: better than to end the phase, worse than all else that is worth something.
const LITTLE: i32 = 1;
/// A team-mate gets Money when he has so much less.
const POORER: i32 = 2;

/// A Command Point is given when it is left over; who is done needs none.
pub(super) fn command_point(table: &Table<'_>, gift: GiveCommandPoint) -> i32 {
    let is_playing = mate(table, gift.to).is_some_and(|mate| !mate.is_done);
    if is_playing { LITTLE } else { -1 }
}

/// Money goes from the rich to the poor, to half of what lies between them.
pub(super) fn money(table: &Table<'_>, gift: GiveMoney) -> i32 {
    let Some(mate) = mate(table, gift.to).filter(|mate| !mate.is_done) else { return -1 };
    let Means::Uwc(means) = &mate.means else { return -1 };
    let gap = purse::purse(table).0 - i32::from(means.money);
    if gap >= POORER && i32::from(gift.amount) == gap / 2 { LITTLE } else { -1 }
}

/// Loan Tokens are Money that waits: it is worth most when the purse is empty.
pub(super) fn loan(table: &Table<'_>, loan: UseLoan) -> i32 {
    purse::money(table, i32::from(loan.count))
}

/// A Guidance Token is kept until it pays for a card that could not be paid for without.
pub(super) fn guidance(table: &Table<'_>) -> i32 {
    let Some(player) = table.player() else { return -1 };
    let (Means::Reich(means), Cards::Known(hand)) = (&player.means, &player.hand) else {
        return -1;
    };
    let due = i32::from(means.command_points) + 1;
    let pays = hand.iter().any(|&card| table.cost(card) == due && cards::keep(table, card) > 1);
    if pays { LITTLE } else { -1 }
}

fn mate<'a>(table: &Table<'a>, seat: Seat) -> Option<&'a Player> {
    table.view.players.get(usize::from(seat.0))
}
