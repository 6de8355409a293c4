//! Notices about Special Commands on the board, Black Ops, conquests and the Time Token. All of it is public.

use crate::{
    ids::{CommandCard, Post, Territory, TimeToken},
    state::{BlackOps, PlayedCard, Tile},
    view::{Means, Place, View},
};

/// An Improvement went from the hand to a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImprovementPlayed {
    /// By whom.
    pub post: Post,
    /// Which.
    pub card: CommandCard,
    /// Where.
    pub territory: Territory,
}

/// An Improvement left the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImprovementLost {
    /// Who had played it.
    pub post: Post,
    /// Which.
    pub card: CommandCard,
    /// Where it lay.
    pub territory: Territory,
}

/// A Nuke destroyed a territory for the rest of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerritoryDestroyed {
    /// By whom.
    pub post: Post,
    /// The card.
    pub card: CommandCard,
    /// Where.
    pub territory: Territory,
}

/// A player may play a conquest card before his next action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConquestWindowOpened {
    /// Who, whether or not he holds one.
    pub post: Post,
    /// What he has conquered.
    pub territory: Territory,
}

/// Black Ops came onto the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlackOpsPlaced {
    /// Whose.
    pub post: Post,
    /// Into which Headquarters, on top.
    pub territory: Territory,
}

/// A Time Token was turned face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeTokenTurned {
    /// Which.
    pub token: TimeToken,
    /// Whether it changes what commands cost until the next one is turned (IS-EVT-01).
    pub is_in_force: bool,
}

impl ImprovementPlayed {
    pub(super) fn follow(&self, view: &mut View) {
        let &ImprovementPlayed { post, card, territory } = self;
        leave_hand(view, post, card);
        if let Some(ground) = view.ground_mut(territory) {
            ground.improvement = Some(PlayedCard { card, post });
        }
    }
}

impl ImprovementLost {
    pub(super) fn follow(&self, view: &mut View) {
        let &ImprovementLost { post, card, territory } = self;
        if let Some(ground) = view.ground_mut(territory) {
            ground.improvement = None;
        }
        if let Some(player) = view.player_mut(post) {
            player.used_up.push(card);
        }
    }
}

impl TerritoryDestroyed {
    pub(super) fn follow(&self, view: &mut View) {
        let &TerritoryDestroyed { post, card, territory } = self;
        leave_hand(view, post, card);
        if let Some(ground) = view.ground_mut(territory) {
            ground.nuke = Some(PlayedCard { card, post });
        }
    }
}

impl ConquestWindowOpened {
    pub(super) fn follow(&self, view: &mut View) {
        set_conquest(view, self.post, Some(self.territory));
    }
}

pub(super) fn close_conquest_window(view: &mut View, post: Post) {
    set_conquest(view, post, None);
}

impl BlackOpsPlaced {
    pub(super) fn follow(&self, view: &mut View) {
        let &BlackOpsPlaced { post, territory } = self;
        set_black_ops(view, post, BlackOps::Placed);
        let zone = crate::ids::Zone::Headquarters;
        if let Some(army) = view.army_mut(Place::Surface { territory, zone }) {
            army.put_on_top([Tile::BlackOps(post)]);
        }
    }
}

impl TimeTokenTurned {
    pub(super) fn follow(&self, view: &mut View) {
        let &TimeTokenTurned { token, is_in_force } = self;
        view.time_pile = view.time_pile.saturating_sub(1);
        view.turned.push(token);
        view.in_force = is_in_force.then_some(token);
    }
}

pub(super) fn use_discount(view: &mut View, post: Post) {
    if let Some(player) = view.player_mut(post) {
        player.has_used_discount = true;
    }
}

pub(super) fn pay_surcharge(view: &mut View, post: Post) {
    if let Some(player) = view.player_mut(post) {
        player.has_paid_surcharge = true;
    }
}

/// Black Ops were destroyed, and `taker` has them.
pub(super) fn take_black_ops(view: &mut View, owner: Post, taker: Option<Post>) {
    set_black_ops(view, owner, BlackOps::Destroyed);
    let taker = taker.and_then(|taker| view.player_mut(taker));
    match taker.map(|player| &mut player.means) {
        Some(Means::Reich(means)) => means.black_ops = means.black_ops.saturating_add(1),
        Some(Means::Uwc(_)) | None => {}
    }
}

fn set_black_ops(view: &mut View, owner: Post, black_ops: BlackOps) {
    match view.player_mut(owner).map(|player| &mut player.means) {
        Some(Means::Uwc(means)) => means.black_ops = Some(black_ops),
        Some(Means::Reich(_)) | None => {}
    }
}

fn set_conquest(view: &mut View, post: Post, conquest: Option<Territory>) {
    match view.player_mut(post).map(|player| &mut player.means) {
        Some(Means::Reich(means)) => means.conquest = conquest,
        Some(Means::Uwc(_)) | None => {}
    }
}

fn leave_hand(view: &mut View, post: Post, card: CommandCard) {
    if let Some(player) = view.player_mut(post) {
        player.hand.remove(card);
    }
}
