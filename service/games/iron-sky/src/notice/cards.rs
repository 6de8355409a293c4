//! Notices about cards, and what a client makes of them. Faces are told of open cards only.

use alloc::vec::Vec;

use crate::{
    ids::{ByTactics, CommandCard, Faction, Post},
    view::{Backs, Cards, CombatSet, View},
};

/// A command deck was made; the discard pile is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandDeckShuffled {
    /// Whose.
    pub post: Post,
    /// How many cards it has.
    pub count: u8,
}

/// Cards were drawn from the top of a command deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandCardsDrawn {
    /// By whom.
    pub post: Post,
    /// The cards, as far as the viewer may know them.
    pub cards: Cards,
}

/// A command card went from the hand to the discard pile to be resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandPlayed {
    /// By whom.
    pub post: Post,
    /// Which.
    pub card: CommandCard,
}

/// A command card went from the hand to the discard pile unused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandCardDiscarded {
    /// By whom.
    pub post: Post,
    /// Which.
    pub card: CommandCard,
}

/// A faction's combat cards were dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatCardsDealt {
    /// Whose.
    pub faction: Faction,
    /// What the players' sets show.
    pub sets: Vec<(Post, Backs)>,
    /// How many cards of each colour the bank has.
    pub bank: ByTactics<u8>,
}

/// The top card of a combat deck became the Reserve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReserveLaid {
    /// Whose.
    pub post: Post,
    /// What the set shows now.
    pub backs: Backs,
}

/// A personal combat set, discards and all, was shuffled into a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatSetShuffled {
    /// Whose.
    pub post: Post,
    /// What the set shows now.
    pub backs: Backs,
}

/// Combat cards were switched with the bank, and the set was shuffled into a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatCardsSwitched {
    /// Whose.
    pub post: Post,
    /// Cards set aside, by colour.
    pub discarded: ByTactics<u8>,
    /// Cards taken, by colour.
    pub taken: ByTactics<u8>,
    /// What the set shows now.
    pub backs: Backs,
    /// How many cards of each colour the bank has now.
    pub bank: ByTactics<u8>,
}

/// A player got new combat cards for his old ones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatSetRedrawn {
    /// Who.
    pub post: Post,
    /// What the set shows now.
    pub backs: Backs,
    /// How many cards of each colour the bank has now.
    pub bank: ByTactics<u8>,
}

impl CommandDeckShuffled {
    pub(super) fn follow(&self, view: &mut View) {
        let &CommandDeckShuffled { post, count } = self;
        if let Some(player) = view.player_mut(post) {
            player.deck = count;
            player.discard.clear();
        }
    }
}

impl CommandCardsDrawn {
    pub(super) fn follow(&self, view: &mut View) {
        let CommandCardsDrawn { post, cards } = self;
        if let Some(player) = view.player_mut(*post) {
            player.deck = player.deck.saturating_sub(cards.count());
            player.hand.add(cards);
        }
    }
}

impl CommandPlayed {
    pub(super) fn follow(&self, view: &mut View) {
        let &CommandPlayed { post, card } = self;
        discard(view, post, card);
    }
}

impl CommandCardDiscarded {
    pub(super) fn follow(&self, view: &mut View) {
        let &CommandCardDiscarded { post, card } = self;
        discard(view, post, card);
    }
}

impl CombatCardsDealt {
    pub(super) fn follow(&self, view: &mut View) {
        let CombatCardsDealt { faction, sets, bank } = self;
        sets.iter().for_each(|&(post, backs)| renew(view, post, backs));
        view.banks[*faction] = *bank;
    }
}

impl ReserveLaid {
    pub(super) fn follow(&self, view: &mut View) {
        let &ReserveLaid { post, backs } = self;
        if let Some(player) = view.player_mut(post) {
            player.combat_set.backs = backs;
        }
    }
}

impl CombatSetShuffled {
    pub(super) fn follow(&self, view: &mut View) {
        let &CombatSetShuffled { post, backs } = self;
        renew(view, post, backs);
    }
}

impl CombatCardsSwitched {
    pub(super) fn follow(&self, view: &mut View) {
        let &CombatCardsSwitched { post, discarded: _, taken: _, backs, bank } = self;
        renew(view, post, backs);
        view.banks[post.faction] = bank;
    }
}

impl CombatSetRedrawn {
    pub(super) fn follow(&self, view: &mut View) {
        let &CombatSetRedrawn { post, backs, bank } = self;
        renew(view, post, backs);
        view.banks[post.faction] = bank;
    }
}

fn discard(view: &mut View, post: Post, card: CommandCard) {
    if let Some(player) = view.player_mut(post) {
        player.hand.remove(card);
        player.discard.push(card);
    }
}

/// A set without discards.
fn renew(view: &mut View, post: Post, backs: Backs) {
    if let Some(player) = view.player_mut(post) {
        player.combat_set = CombatSet { backs, discard: Vec::new() };
    }
}
