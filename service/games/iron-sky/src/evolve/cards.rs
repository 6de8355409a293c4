//! What facts do to cards: command decks, combat sets, banks.

use crate::{
    action::Source,
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

/// Onto the bottom of the command decks, which are shuffled then.
pub(super) fn deal_special(table: &mut Table, dealt: &[(Post, alloc::vec::Vec<CommandCard>)]) {
    for (post, cards) in dealt {
        players::at(table, *post, |player| player.deck.extend_from_slice(cards));
    }
}

pub(super) fn leave_hand(table: &mut Table, post: Post, card: CommandCard) {
    players::at(table, post, |player| player.hand.retain(|&held| held != card));
}

pub(super) fn keep(table: &mut Table, post: Post, card: CommandCard) {
    leave_hand(table, post, card);
    players::at(table, post, |player| player.sheet.push(card));
}

pub(super) fn use_up(table: &mut Table, post: Post, card: CommandCard) {
    leave_hand(table, post, card);
    players::at(table, post, |player| {
        player.sheet.retain(|&kept| kept != card);
        player.used_up.push(card);
    });
}

pub(super) fn draw_hand(table: &mut Table, post: Post, count: usize) {
    players::at(table, post, |player| {
        let set = &mut player.combat_set;
        let count = count.min(set.deck.len());
        set.hand.extend(set.deck.drain(..count));
    });
}

pub(super) fn refill_hand(table: &mut Table, post: Post, source: Source) {
    players::at(table, post, |player| {
        let set = &mut player.combat_set;
        let card = match source {
            Source::Deck if set.deck.is_empty() => None,
            Source::Deck => Some(set.deck.remove(0)),
            Source::Reserve => set.reserve.take(),
        };
        set.hand.extend(card);
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
        player.combat_set = CombatSet { deck: deck.to_vec(), ..CombatSet::default() };
    });
}

/// All but the combat hand is new (IS-CTL-06).
pub(super) fn redraw(table: &mut Table, post: Post, deck: &[CombatCard]) {
    players::at(table, post, |player| {
        let hand = core::mem::take(&mut player.combat_set.hand);
        player.combat_set = CombatSet { deck: deck.to_vec(), hand, ..CombatSet::default() };
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
