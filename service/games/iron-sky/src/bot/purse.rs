//! What are points in hand worth, and so what does an action cost? In hundredths of a victory point.

use super::table::Table;
use crate::{
    action::{CardPlay, Move, Payment, TransitPayer},
    ids::{Faction, Space},
    state::RESOURCE_LIMIT,
    view::Means,
};

/// A Command Point: what is not spent is lost (IS-END-03), so it only has to be spent on the best.
const COMMAND_POINT: i32 = 10;
/// A Money Point: most cards cost Money.
const MONEY: i32 = 45;
/// A Politics Point: some cards ask for it.
const POLITICS: i32 = 30;

/// What playing a card costs.
pub(super) fn price(table: &Table<'_>, play: CardPlay) -> i32 {
    let row = table.content.command_card(play.card);
    let symbol = if row.politics_symbol { politics(table, 1) } else { 0 };
    match table.faction() {
        Faction::Reich => command_points(table.cost(play.card)),
        Faction::Uwc => paid(table, play.payment) - symbol,
    }
}

/// What an Elite Operation costs, if there is one.
pub(super) fn elite(table: &Table<'_>, play: Option<CardPlay>) -> i32 {
    play.map_or(0, |play| price(table, play))
}

/// What a move over a white route costs the UWC beside its card (IS-ICM-04), whoever pays.
pub(super) fn transit(table: &Table<'_>, from: Space, movement: Move) -> i32 {
    let is_due = table.faction() == Faction::Uwc && from.continent() != movement.to.continent();
    match (is_due, movement.transit_payer) {
        (true, TransitPayer::Itself) if movement.transit_money => -money(table, -1),
        (true, TransitPayer::Itself | TransitPayer::Destination) => -politics(table, -1),
        (false, TransitPayer::Itself | TransitPayer::Destination) => 0,
    }
}

/// What so many Command Points are worth.
pub(super) fn command_points(count: i32) -> i32 {
    COMMAND_POINT * count
}

/// What a payment costs a UWC player.
pub(super) fn paid(table: &Table<'_>, payment: Payment) -> i32 {
    -(money(table, -i32::from(payment.money)) + politics(table, -i32::from(payment.politics)))
}

/// What so much more Money is worth, or less.
pub(super) fn money(table: &Table<'_>, change: i32) -> i32 {
    MONEY * kept(table, purse(table).0, change)
}

/// What so many more Politics are worth, or fewer.
pub(super) fn politics(table: &Table<'_>, change: i32) -> i32 {
    POLITICS * kept(table, purse(table).1, change)
}

/// What so many points of whatever a card of the hand may cost are worth; of the UWC's two the cheaper.
pub(super) fn cost(table: &Table<'_>, points: i32) -> i32 {
    match table.faction() {
        Faction::Reich => command_points(points),
        Faction::Uwc => POLITICS * points,
    }
}

/// All points in hand that can pay for cards.
pub(super) fn points(table: &Table<'_>) -> i32 {
    match table.player().map(|player| &player.means) {
        Some(Means::Reich(means)) => i32::from(means.command_points),
        Some(Means::Uwc(_)) => {
            let (money, politics) = purse(table);
            money + politics
        }
        None => 0,
    }
}

/// The Money and the Politics in hand.
pub(super) fn purse(table: &Table<'_>) -> (i32, i32) {
    match table.player().map(|player| &player.means) {
        Some(Means::Uwc(means)) => (i32::from(means.money), i32::from(means.politics)),
        Some(Means::Reich(_)) | None => (0, 0),
    }
}

/// What is kept of a change: nothing above the limit (IS-RES-04), and nothing when no turn follows.
fn kept(table: &Table<'_>, held: i32, change: i32) -> i32 {
    if table.rounds_left() == 0 { 0 } else { change.min(i32::from(RESOURCE_LIMIT) - held) }
}
