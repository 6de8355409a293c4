//! An open combat.

use serde::{Deserialize, Serialize};
use umpire_engine::Time;

use crate::{
    action::Source,
    ids::{CombatCard, Faction, Post, Territory},
};

/// A combat that waits for a card (ledger 3.6). Both armies on the territory take part whole (IS-CMB-02).
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
    /// What it waits for.
    pub step: CombatStep,
    /// From when on the clock may answer (IS-CLOCK-05).
    pub deadline: Option<Time>,
}

impl Combat {
    /// The post whose decision is awaited; nobody's while it is resolved, which is never between two actions.
    pub fn awaited(&self) -> Option<Post> {
        match self.step {
            CombatStep::DefenceCard => Some(self.defender),
            CombatStep::AttackCard { .. } => Some(self.attacker),
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

/// A combat card laid face down: its source and colour are open, its face is hidden from everyone (IS-INFO-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LaidCard {
    /// Where it came from.
    pub source: Source,
    /// The card.
    pub card: CombatCard,
}
