//! What is a Change of Strategy worth?

use super::table::Table;
use crate::{
    action::{ChangeStrategy, Strategy},
    content::Command,
    ids::{ByTactics, Tactics},
};

/// What a colour does for its player, in hundredths of a victory point a card: he attacks more often than he defends.
const fn colour(tactics: Tactics) -> i32 {
    match tactics {
        Tactics::Red => 20,
        Tactics::Yellow => 12,
        Tactics::Green => 5,
    }
}

/// What a Reboot on the same card is worth while no route is closed: they may be closed any time.
const REBOOT: i32 = 60;

/// Better colours for worse ones; to shuffle alone brings new cards to the top, when those there are poor.
pub(super) fn gain(table: &Table<'_>, change: &ChangeStrategy) -> i32 {
    let card = table.content.command_card(change.play.card);
    let forgone = if card.shows(Command::Reboot).is_some() { REBOOT } else { 0 };
    let switched = match change.mode {
        Strategy::Shuffle => 0,
        Strategy::Switch { discard, take } => worth(take) - worth(discard),
    };
    freshness(table) + switched - forgone
}

fn worth(cards: ByTactics<u8>) -> i32 {
    Tactics::ALL.into_iter().map(|tactics| i32::from(cards[tactics]) * colour(tactics)).sum()
}

/// How much better than the cards on top two of the whole set are on average; the discards come back.
fn freshness(table: &Table<'_>) -> i32 {
    let Some(set) = table.player().map(|player| &player.combat_set) else { return 0 };
    let tops = [set.backs.top, set.backs.reserve];
    let now: i32 = tops.into_iter().flatten().map(colour).sum();
    let mut all = set.backs.deck;
    let shown = set.discard.iter().map(|&card| table.content.combat_card(card).tactics);
    for tactics in shown.chain(set.backs.reserve) {
        all[tactics] = all[tactics].saturating_add(1);
    }
    2 * worth(all) / i32::from(all.total().max(1)) - now
}
