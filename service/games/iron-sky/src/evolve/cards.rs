//! What facts do to cards: command decks, combat sets, banks.

use crate::{
    ids::{CombatCard, CommandCard, Faction, Post},
    state::{CombatSet, Table},
};

use super::players;

pub(super) fn make_deck(table: &mut Table, post: Post, deck: &[CommandCard]) {
    players::at(table, post, |player| {
        player.deck = deck.to_vec();
        player.discard.clear();
    });
}

pub(super) fn draw(table: &mut Table, post: Post, count: usize) {
    players::at(table, post, |player| {
        let count = count.min(player.deck.len());
        player.hand.extend(player.deck.drain(..count));
    });
}

pub(super) fn discard(table: &mut Table, post: Post, card: CommandCard) {
    players::at(table, post, |player| {
        player.hand.retain(|&held| held != card);
        player.discard.push(card);
    });
}

pub(super) fn deal(
    table: &mut Table,
    faction: Faction,
    decks: &[(Post, alloc::vec::Vec<CombatCard>)],
    bank: &[CombatCard],
) {
    decks.iter().for_each(|(post, deck)| make_set(table, *post, deck));
    table.banks[faction] = bank.to_vec();
}

pub(super) fn make_set(table: &mut Table, post: Post, deck: &[CombatCard]) {
    players::at(table, post, |player| {
        player.combat_set =
            CombatSet { deck: deck.to_vec(), reserve: None, discard: alloc::vec::Vec::new() };
    });
}

pub(super) fn lay_reserve(table: &mut Table, post: Post) {
    players::at(table, post, |player| {
        let set = &mut player.combat_set;
        if set.reserve.is_none() && !set.deck.is_empty() {
            set.reserve = Some(set.deck.remove(0));
        }
    });
}
