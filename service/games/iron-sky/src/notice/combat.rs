//! Notices about combats, and what a client makes of them. A laid card shows its back until both
//! are turned over.

use umpire_engine::Time;

use crate::{
    ids::{CombatCard, Continent, Post, Territory},
    view::{Backs, CardBack, Combat, CombatStep, View},
};

/// A combat opened and froze its continent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatOpened {
    /// Its number in the match, from 1.
    pub number: u32,
    /// Where.
    pub territory: Territory,
    /// Who opened it.
    pub attacker: Post,
    /// Who answers.
    pub defender: Post,
    /// By when the defender must choose.
    pub deadline: Option<Time>,
}

/// The defender laid a card face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DefenceCardLaid {
    /// On which continent.
    pub continent: Continent,
    /// The defender.
    pub post: Post,
    /// The card's back.
    pub card: CardBack,
    /// What his set shows now.
    pub backs: Backs,
    /// By when the attacker must choose.
    pub deadline: Option<Time>,
}

/// The attacker laid a card face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttackCardLaid {
    /// On which continent.
    pub continent: Continent,
    /// The attacker.
    pub post: Post,
    /// The card's back.
    pub card: CardBack,
    /// What his set shows now.
    pub backs: Backs,
}

/// Both cards were turned over together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatCardsRevealed {
    /// On which continent.
    pub continent: Continent,
    /// The attacker's.
    pub attack: CombatCard,
    /// The defender's.
    pub defence: CombatCard,
}

/// A pair of facing squares was compared. Losses are notices of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquaresCompared {
    /// On which continent.
    pub continent: Continent,
    /// Which pair, 1 to 3.
    pub square: u8,
    /// How many tiles the attacker loses by it.
    pub attacker_loses: u8,
    /// How many tiles the defender loses by it.
    pub defender_loses: u8,
}

/// The used cards went face up on their players' combat discard piles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatCardsDiscarded {
    /// On which continent.
    pub continent: Continent,
    /// The attacker's.
    pub attack: CombatCard,
    /// The defender's.
    pub defence: CombatCard,
}

impl CombatOpened {
    pub(super) fn follow(&self, view: &mut View) {
        let &CombatOpened { number, territory, attacker, defender, deadline } = self;
        if let Some(board) = view.board_mut(territory.continent) {
            let step = CombatStep::DefenceCard;
            board.combat = Some(Combat { number, territory, attacker, defender, step, deadline });
        }
    }
}

impl DefenceCardLaid {
    pub(super) fn follow(&self, view: &mut View) {
        let &DefenceCardLaid { continent, post, card, backs, deadline } = self;
        if let Some(combat) = combat(view, continent) {
            combat.step = CombatStep::AttackCard { defence: card };
            combat.deadline = deadline;
        }
        show(view, post, backs);
    }
}

impl AttackCardLaid {
    pub(super) fn follow(&self, view: &mut View) {
        let &AttackCardLaid { continent, post, card, backs } = self;
        if let Some(combat) = combat(view, continent) {
            combat.step = match combat.step {
                CombatStep::AttackCard { defence } => {
                    CombatStep::Comparing { defence, attack: card }
                }
                step @ (CombatStep::DefenceCard
                | CombatStep::Comparing { .. }
                | CombatStep::Closing) => step,
            };
            combat.deadline = None;
        }
        show(view, post, backs);
    }
}

impl CombatCardsDiscarded {
    pub(super) fn follow(&self, view: &mut View) {
        let &CombatCardsDiscarded { continent, attack, defence } = self;
        let Some(combat) = combat(view, continent) else {
            return;
        };
        combat.step = CombatStep::Closing;
        for (post, card) in [(combat.attacker, attack), (combat.defender, defence)] {
            if let Some(player) = view.player_mut(post) {
                player.combat_set.discard.push(card);
            }
        }
    }
}

pub(super) fn close(view: &mut View, continent: Continent) {
    if let Some(board) = view.board_mut(continent) {
        board.combat = None;
    }
}

fn combat(view: &mut View, continent: Continent) -> Option<&mut Combat> {
    view.board_mut(continent)?.combat.as_mut()
}

fn show(view: &mut View, post: Post, backs: Backs) {
    if let Some(player) = view.player_mut(post) {
        player.combat_set.backs = backs;
    }
}
