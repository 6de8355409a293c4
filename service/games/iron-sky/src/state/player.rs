//! A player's own: cards, supply, resources, clock.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use umpire_engine::{Seat, Time};

use crate::ids::{
    CombatCard, CommandCard, Commander, ContinentMap, Post, SecretOperation, Sector, Territory,
};

/// The most points on any resource track (IS-RES-04).
pub const RESOURCE_LIMIT: u8 = 8;

/// Where a seat began, and who acts for it now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seating {
    /// The post it began with.
    pub post: Post,
    /// Who decides and sees for it: itself, or its heir after a resignation (IS-LEAVE-02).
    pub agent: Seat,
    /// Whether its player has resigned (IS-LEAVE-01).
    pub has_resigned: bool,
}

/// A commander of a continent and what is his (ledger 3.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// His sheet, and with it his class.
    pub commander: Commander,
    /// The command cards he holds, in the order drawn; up to five between turns (IS-END-04).
    pub hand: Vec<CommandCard>,
    /// His command deck, top first.
    pub deck: Vec<CommandCard>,
    /// His command discard pile, oldest first, face up.
    pub discard: Vec<CommandCard>,
    /// Special Commands whose effect is still to come, face up on his sheet (IS-SPC-04).
    pub sheet: Vec<CommandCard>,
    /// Special Commands that he has used up; they have left the match (IS-SPC-03).
    pub used_up: Vec<CommandCard>,
    /// His Secret Operation, until scoring his alone to see (IS-INFO-06).
    pub secret_operation: Option<SecretOperation>,
    /// Whether it has been shown to all (IS-SEC-01).
    pub has_revealed: bool,
    /// His combat cards.
    pub combat_set: CombatSet,
    /// Unit tiles neither on a board nor Trophies (IS-DEF-22).
    pub supply: u8,
    /// What his faction alone has.
    pub means: Means,
    /// Whether he has finished: the Command Phase declared done, or the End Phase submitted.
    pub is_done: bool,
    /// Whether his Initiative Token lies face down (IS-INI-01).
    pub has_used_initiative: bool,
    /// Whether he has used the discount of the Time Token this turn (IS-EVT-04).
    pub has_used_discount: bool,
    /// Whether he has paid its surcharge this turn (IS-EVT-06).
    pub has_paid_surcharge: bool,
    /// How often he has withdrawn done in this Command Phase, up to 20 (IS-SIM-15).
    pub withdrawals: u8,
    /// His Command clock (IS-CLOCK-04).
    pub clock: Clock,
}

/// A personal combat set (IS-DEF-25).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CombatSet {
    /// Face down, top first; faces hidden from everyone.
    pub deck: Vec<CombatCard>,
    /// Face down beside the deck (IS-SETUP-18).
    pub reserve: Option<CombatCard>,
    /// Face up, oldest first.
    pub discard: Vec<CombatCard>,
    /// The combat hand of Controlled Combat, the card held longest first; his alone to see (IS-INFO-09).
    pub hand: Vec<CombatCard>,
}

/// What only one of the factions has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Means {
    /// A Reich player's.
    Reich(ReichMeans),
    /// A UWC player's.
    Uwc(UwcMeans),
}

/// What only a Reich player has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReichMeans {
    /// Command Points, 0 to 8.
    pub command_points: u8,
    /// Where his Terror Token lies; `None` while he holds it.
    pub terror: Option<Territory>,
    /// Whether he gave a Command Point this turn (IS-SHARE-06).
    pub has_given: bool,
    /// Whether he used a Guidance Token this turn (IS-SHARE-09).
    pub has_used_guidance: bool,
    /// Black Ops that he has destroyed, 0 to 3 (IS-BLK-13).
    pub black_ops: u8,
    /// The territory that his command has just conquered, while a conquest card may be played for it (IS-SPC-10).
    pub conquest: Option<Territory>,
}

/// What only a UWC player has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct UwcMeans {
    /// Money Points, 0 to 8.
    pub money: u8,
    /// Politics Points, 0 to 8.
    pub politics: u8,
    /// The sector of his own continent where his Electronic Warfare Token lies; `None` while he holds it.
    pub electronic_warfare: Option<Sector>,
    /// His Black Ops; `None` without the optional rule.
    pub black_ops: Option<BlackOps>,
    /// The destroyed Reich tiles he has taken, by their owners, oldest first (IS-DEF-18).
    pub trophies: Vec<Post>,
    /// Transits he has permitted to the team-mate of each continent, 0 to 8; secret from the Reich (IS-ICM-07).
    pub permits: ContinentMap<u8>,
    /// Gifts of Money in this Command Phase, up to 20 (IS-SIM-15).
    pub gifts: u8,
    /// Permits set in this Command Phase, up to 20 (IS-SIM-15); secret from the Reich like the permits.
    pub permit_changes: u8,
}

/// Where a UWC player's Black Ops are (IS-SETUP-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BlackOps {
    /// Beside his sheet.
    Held,
    /// On the board.
    Placed,
    /// Destroyed: they never return (IS-BLK-03).
    Destroyed,
}

/// A player's Command clock (IS-CLOCK-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Clock {
    /// There is none, or it is not his time.
    #[default]
    Off,
    /// It runs out at this moment. Once it has, it stays run out.
    Running(Time),
    /// It stands still with this many milliseconds left: he attacks, or his continent is frozen.
    Standing(u64),
}

impl Player {
    /// The Reich's means; `None` for a UWC player.
    pub fn reich(&self) -> Option<&ReichMeans> {
        match &self.means {
            Means::Reich(means) => Some(means),
            Means::Uwc(_) => None,
        }
    }

    /// The UWC's means; `None` for a Reich player.
    pub fn uwc(&self) -> Option<&UwcMeans> {
        match &self.means {
            Means::Uwc(means) => Some(means),
            Means::Reich(_) => None,
        }
    }
}
