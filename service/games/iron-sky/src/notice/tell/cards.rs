//! Cards: which they are, for who may know; how many and how they are coloured, for all.

use alloc::vec::Vec;

use umpire_engine::Viewer;

use crate::{
    ids::{ByTactics, CombatCard, CommandCard, Faction, Post},
    notice::{
        CombatCardsDealt, CombatCardsSwitched, CombatSetRedrawn, CombatSetShuffled,
        CommandCardsDrawn, CommandDeckShuffled, Notice, ReserveLaid,
    },
    state::State,
    view::{self, Backs, Cards, count},
};

pub(super) fn deck_shuffled(post: Post, deck: &[CommandCard]) -> Notice {
    Notice::CommandDeckShuffled(CommandDeckShuffled { post, count: count(deck.len()) })
}

pub(super) fn drawn(after: &State, viewer: Viewer, post: Post, cards: &[CommandCard]) -> Notice {
    let cards = Cards::of(after, post, viewer, cards);
    Notice::CommandCardsDrawn(CommandCardsDrawn { post, cards })
}

pub(super) fn dealt(after: &State, faction: Faction, decks: &[(Post, Vec<CombatCard>)]) -> Notice {
    let sets = decks.iter().filter_map(|&(post, _)| Some((post, backs(after, post)?))).collect();
    let bank = view::bank(after, faction);
    Notice::CombatCardsDealt(CombatCardsDealt { faction, sets, bank })
}

pub(super) fn reserve_laid(after: &State, post: Post) -> Option<Notice> {
    let backs = backs(after, post)?;
    Some(Notice::ReserveLaid(ReserveLaid { post, backs }))
}

pub(super) fn set_shuffled(after: &State, post: Post) -> Option<Notice> {
    let backs = backs(after, post)?;
    Some(Notice::CombatSetShuffled(CombatSetShuffled { post, backs }))
}

pub(super) fn switched(
    after: &State,
    post: Post,
    discarded: ByTactics<u8>,
    taken: ByTactics<u8>,
) -> Option<Notice> {
    let (backs, bank) = (backs(after, post)?, view::bank(after, post.faction));
    let told = CombatCardsSwitched { post, discarded, taken, backs, bank };
    Some(Notice::CombatCardsSwitched(told))
}

pub(super) fn redrawn(after: &State, post: Post) -> Option<Notice> {
    let (backs, bank) = (backs(after, post)?, view::bank(after, post.faction));
    Some(Notice::CombatSetRedrawn(CombatSetRedrawn { post, backs, bank }))
}

/// What a player's combat set shows.
pub(super) fn backs(state: &State, post: Post) -> Option<Backs> {
    Some(Backs::of(&state.content, &state.player(post)?.combat_set))
}
