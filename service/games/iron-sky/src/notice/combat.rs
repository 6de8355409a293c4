//! Notices about combats, and what a client makes of them. A laid card shows its back until both
//! are turned over.

use umpire_engine::Time;

use crate::{
    action::Shift,
    ids::{CombatCard, CommandCard, Continent, Post, Territory},
    view::{Backs, CardBack, Combat, CombatStep, FaceUp, View},
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
    /// The Elite Operation played with the attack.
    pub elite_operation: Option<CommandCard>,
    /// By when the defender must choose.
    pub deadline: Option<Time>,
}

/// The defender laid a card face down.
#[derive(Clone, Debug, PartialEq, Eq)]
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
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// A combat waits for a decision that only an optional rule knows, both cards face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecisionAwaited {
    /// On which continent.
    pub continent: Continent,
    /// The cards.
    pub faces: FaceUp,
    /// By when.
    pub deadline: Option<Time>,
}

/// The defender decided on his Fortifications.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FortificationsDecided {
    /// On which continent.
    pub continent: Continent,
    /// The defender.
    pub post: Post,
    /// What the top card of his deck replaced, if it did.
    pub replaced: Option<Replaced>,
    /// What the combat is at now.
    pub step: CombatStep,
    /// What his set shows now.
    pub backs: Backs,
}

/// A defender's card that was replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replaced {
    /// The card that was, discarded now.
    pub old: CombatCard,
    /// The card that is, face up.
    pub new: CombatCard,
}

/// The attacker decided on his Initiative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InitiativeDecided {
    /// Who.
    pub post: Post,
    /// On which continent.
    pub continent: Continent,
    /// How he shifts his card.
    pub shift: Shift,
    /// What the combat is at now.
    pub step: CombatStep,
}

/// A pair of facing squares was compared. Losses are notices of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquaresCompared {
    /// On which continent.
    pub continent: Continent,
    /// The attacker's square, 1 to 3.
    pub square: u8,
    /// The defender's square that it faces, 1 to 3.
    pub facing: u8,
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
        let &CombatOpened { number, territory, attacker, defender, elite_operation, deadline } =
            self;
        if let Some(board) = view.board_mut(territory.continent) {
            let step = CombatStep::DefenceCard;
            board.combat = Some(Combat {
                number,
                territory,
                attacker,
                defender,
                elite_operation,
                step,
                deadline,
            });
        }
    }
}

impl DefenceCardLaid {
    pub(super) fn follow(&self, view: &mut View) {
        let &DefenceCardLaid { continent, post, card, ref backs, deadline } = self;
        if let Some(combat) = combat(view, continent) {
            combat.step = CombatStep::AttackCard { defence: card };
            combat.deadline = deadline;
        }
        show(view, post, backs);
    }
}

impl AttackCardLaid {
    pub(super) fn follow(&self, view: &mut View) {
        let &AttackCardLaid { continent, post, card, ref backs } = self;
        if let Some(combat) = combat(view, continent) {
            combat.step = match combat.step {
                CombatStep::AttackCard { defence } => {
                    CombatStep::Comparing { defence, attack: card }
                }
                step @ (CombatStep::DefenceCard
                | CombatStep::Fortifications(_)
                | CombatStep::Initiative(_)
                | CombatStep::Comparing { .. }
                | CombatStep::Closing) => step,
            };
            combat.deadline = None;
        }
        show(view, post, backs);
    }
}

impl DecisionAwaited {
    pub(super) fn follow(&self, view: &mut View, step: fn(FaceUp) -> CombatStep) {
        if let Some(combat) = combat(view, self.continent) {
            combat.step = step(self.faces);
            combat.deadline = self.deadline;
        }
    }
}

impl FortificationsDecided {
    pub(super) fn follow(&self, view: &mut View) {
        let &FortificationsDecided { continent, post, replaced, step, ref backs } = self;
        go_on(view, continent, step);
        show(view, post, backs);
        if let (Some(replaced), Some(player)) = (replaced, view.player_mut(post)) {
            player.combat_set.discard.push(replaced.old);
        }
    }
}

impl InitiativeDecided {
    pub(super) fn follow(&self, view: &mut View) {
        let &InitiativeDecided { post, continent, shift, step } = self;
        go_on(view, continent, step);
        if let (true, Some(player)) = (shift != Shift::None, view.player_mut(post)) {
            player.has_used_initiative = true;
        }
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

fn go_on(view: &mut View, continent: Continent, step: CombatStep) {
    if let Some(combat) = combat(view, continent) {
        combat.step = step;
        combat.deadline = None;
    }
}

fn show(view: &mut View, post: Post, backs: &Backs) {
    if let Some(player) = view.player_mut(post) {
        player.combat_set.backs.clone_from(backs);
    }
}
