//! Cards: which they are, for who may know; how many and how they are coloured, for all.

use alloc::vec::Vec;

use umpire_engine::Viewer;

use crate::{
    action::Source,
    ids::{ByTactics, CombatCard, CommandCard, Faction, Post, SecretOperation},
    notice::{
        CombatCardsDealt, CombatCardsSwitched, CombatHandDrawn, CombatHandRefilled,
        CombatSetRedrawn, CombatSetShuffled, CommandCardsDrawn, CommandDeckShuffled, Notice,
        ReserveLaid, SecretOperationsDealt, SpecialCommandsDealt,
    },
    state::State,
    view::{self, Backs, Cards, Operation, count},
};

pub(super) fn deck_shuffled(post: Post, deck: &[CommandCard]) -> Notice {
    Notice::CommandDeckShuffled(CommandDeckShuffled { post, count: count(deck.len()) })
}

pub(super) fn drawn(after: &State, viewer: Viewer, post: Post, cards: &[CommandCard]) -> Notice {
    let cards = Cards::of(after, post, viewer, cards);
    Notice::CommandCardsDrawn(CommandCardsDrawn { post, cards })
}

pub(super) fn dealt(
    after: &State,
    viewer: Viewer,
    faction: Faction,
    decks: &[(Post, Vec<CombatCard>)],
) -> Notice {
    let sets =
        decks.iter().filter_map(|&(post, _)| Some((post, backs(after, viewer, post)?))).collect();
    let bank = view::bank(after, faction);
    Notice::CombatCardsDealt(CombatCardsDealt { faction, sets, bank })
}

/// Nobody sees which.
pub(super) fn special_commands_dealt(
    faction: Faction,
    dealt: &[(Post, Vec<CommandCard>)],
) -> Notice {
    let counts = dealt.iter().map(|(post, cards)| (*post, count(cards.len()))).collect();
    Notice::SpecialCommandsDealt(SpecialCommandsDealt { faction, counts })
}

pub(super) fn secret_operations_dealt(
    after: &State,
    viewer: Viewer,
    faction: Faction,
    dealt: &[(Post, SecretOperation)],
) -> Notice {
    let told = |&(post, operation): &(Post, SecretOperation)| {
        let is_his = after.is_seen_by(post, viewer);
        (post, if is_his { Operation::Known(operation) } else { Operation::Hidden })
    };
    let operations = dealt.iter().map(told).collect();
    Notice::SecretOperationsDealt(SecretOperationsDealt { faction, operations })
}

pub(super) fn hand_drawn(
    after: &State,
    viewer: Viewer,
    post: Post,
    cards: &[CombatCard],
) -> Option<Notice> {
    let (count, backs) = (count(cards.len()), backs(after, viewer, post)?);
    Some(Notice::CombatHandDrawn(CombatHandDrawn { post, count, backs }))
}

pub(super) fn hand_refilled(
    after: &State,
    viewer: Viewer,
    post: Post,
    source: Source,
) -> Option<Notice> {
    let backs = backs(after, viewer, post)?;
    Some(Notice::CombatHandRefilled(CombatHandRefilled { post, source, backs }))
}

pub(super) fn reserve_laid(after: &State, viewer: Viewer, post: Post) -> Option<Notice> {
    let backs = backs(after, viewer, post)?;
    Some(Notice::ReserveLaid(ReserveLaid { post, backs }))
}

pub(super) fn set_shuffled(after: &State, viewer: Viewer, post: Post) -> Option<Notice> {
    let backs = backs(after, viewer, post)?;
    Some(Notice::CombatSetShuffled(CombatSetShuffled { post, backs }))
}

pub(super) fn switched(
    after: &State,
    viewer: Viewer,
    post: Post,
    discarded: ByTactics<u8>,
    taken: ByTactics<u8>,
) -> Option<Notice> {
    let (backs, bank) = (backs(after, viewer, post)?, view::bank(after, post.faction));
    let told = CombatCardsSwitched { post, discarded, taken, backs, bank };
    Some(Notice::CombatCardsSwitched(told))
}

pub(super) fn redrawn(after: &State, viewer: Viewer, post: Post) -> Option<Notice> {
    let (backs, bank) = (backs(after, viewer, post)?, view::bank(after, post.faction));
    Some(Notice::CombatSetRedrawn(CombatSetRedrawn { post, backs, bank }))
}

/// What a player's combat set shows.
pub(super) fn backs(state: &State, viewer: Viewer, post: Post) -> Option<Backs> {
    Some(Backs::of(state, post, viewer, &state.player(post)?.combat_set))
}
