//! An open combat as a viewer sees it: cards that are not turned over show their backs.

use umpire_engine::{Time, Viewer};

use crate::{
    action::Source,
    ids::{CombatCard, CommandCard, Post, Tactics, Territory},
    state::{self, LaidCard, Origin, State},
};

/// A combat that waits for a decision (ledger 3.6).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Combat {
    /// Its number in the match, from 1.
    pub number: u32,
    /// Where it is fought.
    pub territory: Territory,
    /// Who opened it.
    pub attacker: Post,
    /// Who answers.
    pub defender: Post,
    /// The Elite Operation played with the attack, if one was.
    pub elite_operation: Option<CommandCard>,
    /// What it waits for.
    pub step: CombatStep,
    /// From when on the clock may answer; never, if absent.
    pub deadline: Option<Time>,
}

/// What a combat waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CombatStep {
    /// The defender's card.
    DefenceCard,
    /// The attacker's card.
    AttackCard {
        /// The defender's card, face down.
        defence: CardBack,
    },
    /// The defender's word whether his Fortifications replace his card.
    Fortifications(FaceUp),
    /// The attacker's word whether he shifts his card.
    Initiative(FaceUp),
    /// Nothing: both cards are laid and are resolved.
    Comparing {
        /// The defender's card.
        defence: CardBack,
        /// The attacker's card.
        attack: CardBack,
    },
    /// Nothing: what ends a combat is done.
    Closing,
}

/// Both cards, turned over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FaceUp {
    /// The defender's card.
    pub defence: CombatCard,
    /// The attacker's card.
    pub attack: CombatCard,
}

/// A combat card laid face down, as far as the viewer may know it (IS-INFO-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardBack {
    /// Where it came from.
    pub origin: BackOrigin,
    /// The colour on its back.
    pub tactics: Tactics,
}

/// Where a laid card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BackOrigin {
    /// The top of the deck, or the Reserve.
    Table(Source),
    /// The combat hand.
    Hand {
        /// What its player knows of it; `None` for all others.
        known: Option<KnownCard>,
    },
}

/// A card that was laid from the combat hand, to who decides for its player (IS-CTL-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnownCard {
    /// The card.
    pub card: CombatCard,
    /// Where the hand is refilled from.
    pub refill: Source,
}

impl Combat {
    pub(super) fn of(state: &State, combat: &state::Combat, viewer: Viewer) -> Combat {
        Combat {
            number: combat.number,
            territory: combat.territory,
            attacker: combat.attacker,
            defender: combat.defender,
            elite_operation: combat.elite_operation,
            step: CombatStep::of(state, combat, viewer),
            deadline: combat.deadline,
        }
    }
}

impl CombatStep {
    pub(crate) fn of(state: &State, combat: &state::Combat, viewer: Viewer) -> CombatStep {
        let defence_back = |laid| CardBack::of(state, combat.defender, viewer, laid);
        match combat.step {
            state::CombatStep::DefenceCard => CombatStep::DefenceCard,
            state::CombatStep::AttackCard { defence } => {
                CombatStep::AttackCard { defence: defence_back(defence) }
            }
            state::CombatStep::Fortifications { defence, attack } => {
                CombatStep::Fortifications(FaceUp { defence: defence.card, attack: attack.card })
            }
            state::CombatStep::Initiative { defence, attack } => {
                CombatStep::Initiative(FaceUp { defence: defence.card, attack: attack.card })
            }
            state::CombatStep::Comparing { defence, attack } => CombatStep::Comparing {
                defence: defence_back(defence),
                attack: CardBack::of(state, combat.attacker, viewer, attack),
            },
            state::CombatStep::Closing => CombatStep::Closing,
        }
    }

    /// What a card that was laid face down shows to who may not know it.
    pub(crate) fn hide(&mut self) {
        match self {
            CombatStep::AttackCard { defence } => defence.hide(),
            CombatStep::Comparing { defence, attack } => {
                defence.hide();
                attack.hide();
            }
            CombatStep::DefenceCard
            | CombatStep::Fortifications(_)
            | CombatStep::Initiative(_)
            | CombatStep::Closing => {}
        }
    }
}

impl CardBack {
    pub(crate) fn of(state: &State, post: Post, viewer: Viewer, laid: LaidCard) -> CardBack {
        let origin = match laid.origin {
            Origin::Table(source) => BackOrigin::Table(source),
            Origin::Hand { refill } => {
                let known = KnownCard { card: laid.card, refill };
                BackOrigin::Hand { known: state.is_seen_by(post, viewer).then_some(known) }
            }
        };
        CardBack { origin, tactics: state.content.combat_card(laid.card).tactics }
    }

    fn hide(&mut self) {
        if let BackOrigin::Hand { known } = &mut self.origin {
            *known = None;
        }
    }
}
