//! IS-SPC, IS-SPU, IS-SPR, IS-FORT, IS-EO: Special Commands, a kind of them a file.

mod blitzkrieg;
mod bonus;
mod conquest_cards;
mod conquest_window;
mod deal;
mod destroyed;
mod elite_operation;
mod fortifications;
mod improvements;
mod invariants;
mod martial_law;
mod nuke;
mod pairs;
mod propaganda;

use umpire_iron_sky::{
    ids::{CommandCard, Post},
    options::OptionalRule,
};

use crate::position::{Position, command_card, territory};

/// A match of so many players with Special Commands and no other optional rule.
fn special(players: u8) -> Position {
    Position::playing(&[OptionalRule::SpecialCommands], players)
}

/// The active faction ends its turn: nobody does or discards anything any more.
fn end_turn(table: &mut Position) {
    table.all_done();
    table.all_submit();
}

/// The Improvement that lies on a territory.
fn improvement_on(table: &Position, slug: &str) -> Option<CommandCard> {
    table.state.ground(territory(slug)).improvement.map(|played| played.card)
}

/// Whether a Special Command of a player has left the match, and is nowhere else.
fn has_left(table: &Position, post: Post, name: &str) -> bool {
    let (card, player) = (command_card(name), table.player(post));
    let piles = player.hand.iter().chain(&player.deck).chain(&player.discard).chain(&player.sheet);
    player.used_up.contains(&card) && !piles.copied().any(|other| other == card)
}
