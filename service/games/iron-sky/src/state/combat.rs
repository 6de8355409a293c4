//! An open combat.

use serde::{Deserialize, Serialize};
use umpire_engine::Time;

use crate::{
    action::Source,
    ids::{CombatCard, CommandCard, Faction, Post, Territory},
};

/// A combat that waits for a decision (ledger 3.6). Both armies on the territory take part whole (IS-CMB-02).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Combat {
    /// Its number in the match, from 1.
    pub number: u32,
    /// Where it is fought.
    pub territory: Territory,
    /// Who opened it (IS-DEF-14).
    pub attacker: Post,
    /// The opposing commander of the continent (IS-CMB-03).
    pub defender: Post,
    /// The attacker's Elite Operation, if he played it with the attack (IS-SPC-14).
    pub elite_operation: Option<CommandCard>,
    /// What it waits for.
    pub step: CombatStep,
    /// From when on the clock may answer (IS-CLOCK-05).
    pub deadline: Option<Time>,
}

impl Combat {
    /// The post whose decision is awaited; nobody's while it is resolved, which is never between two actions.
    pub fn awaited(&self) -> Option<Post> {
        match self.step {
            CombatStep::DefenceCard | CombatStep::Fortifications { .. } => Some(self.defender),
            CombatStep::AttackCard { .. } | CombatStep::Initiative { .. } => Some(self.attacker),
            CombatStep::Comparing { .. } | CombatStep::Closing => None,
        }
    }

    /// The post that fights for a faction.
    pub fn post_of(&self, faction: Faction) -> Post {
        if self.attacker.faction == faction { self.attacker } else { self.defender }
    }
}

/// What a combat waits for (ledger 4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CombatStep {
    /// The defender's card (IS-CMB-07).
    DefenceCard,
    /// The attacker's card (IS-CMB-08).
    AttackCard {
        /// The defender's card, face down.
        defence: LaidCard,
    },
    /// The defender's word whether his Fortifications replace his card (IS-FORT-01). Both cards are face up.
    Fortifications {
        /// The defender's card.
        defence: LaidCard,
        /// The attacker's card.
        attack: LaidCard,
    },
    /// The attacker's word whether he shifts his card (IS-INI-03). Both cards are face up.
    Initiative {
        /// The defender's card.
        defence: LaidCard,
        /// The attacker's card.
        attack: LaidCard,
    },
    /// Nothing: both cards lie on the table and are resolved (IS-CMP).
    Comparing {
        /// The defender's card.
        defence: LaidCard,
        /// The attacker's card.
        attack: LaidCard,
    },
    /// Nothing: the cards are discarded, what ends a combat is done (IS-CEND).
    Closing,
}

impl CombatStep {
    /// The cards that have been laid: the defender's, the attacker's.
    pub const fn laid(self) -> (Option<LaidCard>, Option<LaidCard>) {
        match self {
            CombatStep::DefenceCard | CombatStep::Closing => (None, None),
            CombatStep::AttackCard { defence } => (Some(defence), None),
            CombatStep::Fortifications { defence, attack }
            | CombatStep::Initiative { defence, attack }
            | CombatStep::Comparing { defence, attack } => (Some(defence), Some(attack)),
        }
    }
}

/// A combat card laid face down: its origin and colour are open. Its face is hidden from everyone (IS-INFO-05), or, from
/// a combat hand, known to its player alone (IS-INFO-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidCard {
    /// Where it came from.
    pub origin: Origin,
    /// The card.
    pub card: CombatCard,
}

/// Where a laid card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Origin {
    /// The table: the top of the deck, or the Reserve (IS-CMB-06).
    Table(Source),
    /// The combat hand, which is refilled at the end of the combat (IS-CTL-01 to 03).
    Hand {
        /// From where; its player's secret until then.
        refill: Source,
    },
}
