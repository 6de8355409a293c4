//! Notices about cards, and what a client makes of them. Faces are told of open cards only.

use alloc::vec::Vec;

use crate::{
    action::Source,
    ids::{ByTactics, CommandCard, Faction, Post, SecretOperation},
    view::{Backs, Cards, CombatSet, Operation, View},
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReserveLaid {
    /// Whose.
    pub post: Post,
    /// What the set shows now.
    pub backs: Backs,
}

/// Special Commands were dealt face down onto the command decks of a faction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecialCommandsDealt {
    /// Whose.
    pub faction: Faction,
    /// How many to each player.
    pub counts: Vec<(Post, u8)>,
}

/// Secret Operations were dealt to a faction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecretOperationsDealt {
    /// Whose.
    pub faction: Faction,
    /// Each player's, as far as the viewer may know it.
    pub operations: Vec<(Post, Operation)>,
}

/// A Secret Operation was shown to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SecretOperationRevealed {
    /// Whose.
    pub post: Post,
    /// Which.
    pub operation: SecretOperation,
}

/// A Special Command was played and lies on the sheet, its effect still to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecialCommandKept {
    /// By whom.
    pub post: Post,
    /// Which.
    pub card: CommandCard,
}

/// A Special Command left the match, its effect done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecialCommandUsedUp {
    /// Whose.
    pub post: Post,
    /// Which.
    pub card: CommandCard,
}

/// Cards went from the top of a combat deck to the combat hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatHandDrawn {
    /// Whose.
    pub post: Post,
    /// How many.
    pub count: u8,
    /// What the set shows now.
    pub backs: Backs,
}

/// A combat hand was refilled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatHandRefilled {
    /// Whose.
    pub post: Post,
    /// From where.
    pub source: Source,
    /// What the set shows now.
    pub backs: Backs,
}

/// A personal combat set, discards and all, was shuffled into a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CombatSetShuffled {
    /// Whose.
    pub post: Post,
    /// What the set shows now.
    pub backs: Backs,
}

/// Combat cards were switched with the bank, and the set was shuffled into a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
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
        sets.iter().for_each(|(post, backs)| renew(view, *post, backs));
        view.banks[*faction] = *bank;
    }
}

impl ReserveLaid {
    pub(super) fn follow(&self, view: &mut View) {
        show(view, self.post, &self.backs);
    }
}

impl SpecialCommandsDealt {
    pub(super) fn follow(&self, view: &mut View) {
        for &(post, count) in &self.counts {
            if let Some(player) = view.player_mut(post) {
                player.deck = player.deck.saturating_add(count);
            }
        }
    }
}

impl SecretOperationsDealt {
    pub(super) fn follow(&self, view: &mut View) {
        for &(post, operation) in &self.operations {
            if let Some(player) = view.player_mut(post) {
                player.secret_operation = Some(operation);
            }
        }
    }
}

impl SecretOperationRevealed {
    pub(super) fn follow(&self, view: &mut View) {
        if let Some(player) = view.player_mut(self.post) {
            player.secret_operation = Some(Operation::Known(self.operation));
        }
    }
}

impl SpecialCommandKept {
    pub(super) fn follow(&self, view: &mut View) {
        if let Some(player) = view.player_mut(self.post) {
            player.hand.remove(self.card);
            player.sheet.push(self.card);
        }
    }
}

impl SpecialCommandUsedUp {
    pub(super) fn follow(&self, view: &mut View) {
        if let Some(player) = view.player_mut(self.post) {
            if player.sheet.contains(&self.card) {
                player.sheet.retain(|&kept| kept != self.card);
            } else {
                player.hand.remove(self.card);
            }
            player.used_up.push(self.card);
        }
    }
}

impl CombatHandDrawn {
    pub(super) fn follow(&self, view: &mut View) {
        show(view, self.post, &self.backs);
    }
}

impl CombatHandRefilled {
    pub(super) fn follow(&self, view: &mut View) {
        show(view, self.post, &self.backs);
    }
}

fn show(view: &mut View, post: Post, backs: &Backs) {
    if let Some(player) = view.player_mut(post) {
        player.combat_set.backs.clone_from(backs);
    }
}

impl CombatSetShuffled {
    pub(super) fn follow(&self, view: &mut View) {
        let &CombatSetShuffled { post, ref backs } = self;
        renew(view, post, backs);
    }
}

impl CombatCardsSwitched {
    pub(super) fn follow(&self, view: &mut View) {
        let &CombatCardsSwitched { post, discarded: _, taken: _, ref backs, bank } = self;
        renew(view, post, backs);
        view.banks[post.faction] = bank;
    }
}

impl CombatSetRedrawn {
    pub(super) fn follow(&self, view: &mut View) {
        let &CombatSetRedrawn { post, ref backs, bank } = self;
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
fn renew(view: &mut View, post: Post, backs: &Backs) {
    if let Some(player) = view.player_mut(post) {
        player.combat_set = CombatSet { backs: backs.clone(), discard: Vec::new() };
    }
}
