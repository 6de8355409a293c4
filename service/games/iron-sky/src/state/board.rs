//! Continents: in play or neutral.

use alloc::vec::Vec;
use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use super::{Army, Combat};
use crate::ids::{CommandCard, Faction, Post, Sector, Zone};

/// A continent in play (ledger 3.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The Occupation Token: how many territories count for the Reich, 0 to T (IS-METER-02).
    pub position: u8,
    /// The Destruction Token: the highest position so far (IS-METER-03).
    pub high_mark: u8,
    /// The territories, by number from 1.
    pub grounds: Vec<Ground>,
    /// The armies in the three orbital sectors; Reich tiles only (IS-BOARD-07).
    pub orbit: SectorMap<Army>,
    /// The combat that freezes the continent, if one is open (IS-SIM-04).
    pub combat: Option<Combat>,
}

impl Board {
    /// The territory with this number; the empty ground for a number that the board does not have.
    pub fn ground(&self, number: u8) -> &Ground {
        self.grounds.get(usize::from(number).wrapping_sub(1)).unwrap_or(Ground::NOWHERE)
    }
}

/// A territory: its two zones, and the Special Command that lies on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ground {
    /// The army in the Headquarters.
    pub headquarters: Army,
    /// The army in the Battlefront; only while the other faction holds the Headquarters (IS-BOARD-03).
    pub battlefront: Army,
    /// The Improvement beneath the army in the Headquarters (IS-SPC-05, IS-SPC-06).
    pub improvement: Option<PlayedCard>,
    /// The Nuke that destroyed it, for the rest of the match (IS-SPU-22).
    pub nuke: Option<PlayedCard>,
}

/// A Special Command on the board, face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayedCard {
    /// The card.
    pub card: CommandCard,
    /// Who played it.
    pub post: Post,
}

impl Ground {
    /// Nobody and nothing there.
    pub const EMPTY: Ground =
        Ground { headquarters: Army::NONE, battlefront: Army::NONE, improvement: None, nuke: None };
    /// A territory that is not there, to point at.
    pub(crate) const NOWHERE: &'static Ground = &Ground::EMPTY;

    /// The side that controls it (IS-DEF-09); none, if it is uncontrolled (IS-DEF-12).
    pub fn controller(&self) -> Option<Faction> {
        self.headquarters.faction()
    }

    /// Whether a Nuke has destroyed it (IS-DEF-24): nobody ever stands there again.
    pub fn is_destroyed(&self) -> bool {
        self.nuke.is_some()
    }

    /// Whether it is in a state of war (IS-DEF-11).
    pub fn is_at_war(&self) -> bool {
        !self.battlefront.is_empty()
    }

    /// The army in a zone.
    pub fn army(&self, zone: Zone) -> &Army {
        match zone {
            Zone::Headquarters => &self.headquarters,
            Zone::Battlefront => &self.battlefront,
        }
    }

    /// Where a faction's army stands, if it has one here (IS-BOARD-02: never both).
    pub fn zone_of(&self, faction: Faction) -> Option<Zone> {
        if self.headquarters.faction() == Some(faction) {
            Some(Zone::Headquarters)
        } else if self.battlefront.faction() == Some(faction) {
            Some(Zone::Battlefront)
        } else {
            None
        }
    }

    /// A faction's army here; the empty one, if it has none.
    pub fn army_of(&self, faction: Faction) -> &Army {
        self.zone_of(faction).map_or(Army::NOBODY, |zone| self.army(zone))
    }

    /// Where arriving tiles of a faction go: to their own army, else into an empty Headquarters, else to the Battlefront
    /// (IS-MOB-07 to 09, IS-HELP-06).
    pub fn zone_for(&self, faction: Faction) -> Zone {
        self.zone_of(faction).unwrap_or(if self.headquarters.is_empty() {
            Zone::Headquarters
        } else {
            Zone::Battlefront
        })
    }
}

/// What a continent that is not in play brings (IS-SETUP-03 to 06).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Neutral {
    /// Loan Tokens left, 0 to 2.
    pub loans: u8,
    /// Guidance Tokens left, 0 or 1.
    pub guidance: u8,
    /// Neutral units left in the pile, 2 or 0 (IS-HELP-03).
    pub units: u8,
}

/// One value a sector.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SectorMap<T>([T; 3]);

impl<T> SectorMap<T> {
    /// The map that `value` makes of each sector, asked from west to east.
    pub fn from_fn(value: impl FnMut(Sector) -> T) -> Self {
        SectorMap(Sector::ALL.map(value))
    }

    /// The sectors with their values, from west to east.
    pub fn iter(&self) -> impl Iterator<Item = (Sector, &T)> {
        Sector::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Sector> for SectorMap<T> {
    type Output = T;

    fn index(&self, sector: Sector) -> &T {
        let [one, two, three] = &self.0;
        match sector {
            Sector::I => one,
            Sector::II => two,
            Sector::III => three,
        }
    }
}

impl<T> IndexMut<Sector> for SectorMap<T> {
    fn index_mut(&mut self, sector: Sector) -> &mut T {
        let [one, two, three] = &mut self.0;
        match sector {
            Sector::I => one,
            Sector::II => two,
            Sector::III => three,
        }
    }
}
