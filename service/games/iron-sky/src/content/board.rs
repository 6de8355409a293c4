//! Boards: territories, sectors and the routes between them (IS-BOARD).

use alloc::{string::String, vec::Vec};

use serde::Serialize;

use super::Content;
use crate::ids::{Continent, Orbit, Sector, Territory};

/// The most territories a continent may have: a bound on what one action can list.
pub const MAX_TERRITORIES: u8 = 12;

/// One continent as printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Board {
    /// Its name.
    pub name: String,
    /// The colour of its board.
    pub colour: String,
    /// Unit tiles of its UWC player (IS-SETUP-20).
    pub uwc_tiles: u8,
    /// Unit tiles of its Reich player (IS-SETUP-23).
    pub reich_tiles: u8,
    /// By number, from 1; one row for each at least, `MAX_TERRITORIES` at most.
    pub(super) territories: Vec<TerritoryRow>,
    /// Where the red routes of sectors I, II, III lead.
    pub(super) landings: [Vec<Territory>; 3],
    /// A line a position, from 0 to the number of territories (IS-METER-01).
    pub(super) meter: Vec<MeterLine>,
}

/// A territory (IS-BOARD-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TerritoryRow {
    /// Its id: `AM4`.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// Victory points for its controller at the end (IS-SCORE-02).
    pub vp: u8,
    /// The strip it lies in (IS-DEF-19).
    pub sector: Sector,
    /// Whether a UWC tile stands there at set-up (IS-SETUP-21).
    pub flag: bool,
    /// Whether a red route joins it with the orbital sector above it (IS-BOARD-06).
    pub red_route: bool,
    /// Where its surface routes lead, by number (IS-BOARD-04).
    pub surface: Vec<Territory>,
    /// Where its white routes lead, from west to east and by number (IS-BOARD-05).
    pub white: Vec<Territory>,
}

/// A line of the Blitz-meter (IS-METER-14): what a position of the Occupation Token means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct MeterLine {
    /// Money of the UWC player a turn.
    pub money: u8,
    /// Politics of the UWC player a turn.
    pub politics: u8,
    /// Command Points of the Reich player a turn.
    pub cp: u8,
    /// Victory points of the UWC player, if the Occupation Token stands here.
    pub uwc_vp: u8,
    /// Victory points of the Reich player, if the Destruction Token's mark is here.
    pub reich_vp: u8,
}

impl Board {
    /// The territory with this number.
    pub(super) fn ground(&self, number: u8) -> Option<&TerritoryRow> {
        self.territories.get(usize::from(number).checked_sub(1)?)
    }

    /// The same, to add routes.
    pub(super) fn ground_mut(&mut self, number: u8) -> Option<&mut TerritoryRow> {
        self.territories.get_mut(usize::from(number).checked_sub(1)?)
    }
}

/// No territory.
static NOWHERE: TerritoryRow = TerritoryRow {
    slug: String::new(),
    name: String::new(),
    vp: 0,
    sector: Sector::I,
    flag: false,
    red_route: false,
    surface: Vec::new(),
    white: Vec::new(),
};

impl Content {
    /// A continent's board.
    pub fn board(&self, continent: Continent) -> &Board {
        &self.boards[continent]
    }

    /// The number of a continent's territories, 3 to [`MAX_TERRITORIES`].
    pub fn territory_count(&self, continent: Continent) -> u8 {
        super::numbered(&self.boards[continent].territories)
            .next_back()
            .map_or(0, |(last, _)| last + 1)
    }

    /// A continent's territories, by number.
    pub fn territories(
        &self,
        continent: Continent,
    ) -> impl DoubleEndedIterator<Item = Territory> + ExactSizeIterator + Clone + '_ {
        super::numbered(&self.boards[continent].territories)
            .map(move |(place, _)| Territory { continent, number: place + 1 })
    }

    /// What is printed of a territory; nothing, for a number that the board does not have.
    pub fn territory(&self, territory: Territory) -> &TerritoryRow {
        self.boards[territory.continent].ground(territory.number).unwrap_or(&NOWHERE)
    }

    /// Whether the board has a territory with this number.
    pub fn has_territory(&self, territory: Territory) -> bool {
        self.boards[territory.continent].ground(territory.number).is_some()
    }

    /// The orbital sector a territory has a red route to, if it has one (IS-BOARD-06).
    pub fn orbital_route(&self, territory: Territory) -> Option<Orbit> {
        let row = self.territory(territory);
        row.red_route.then_some(Orbit { continent: territory.continent, sector: row.sector })
    }

    /// The territories an orbital sector has red routes to, by number (IS-BOARD-06).
    pub fn landings(&self, orbit: Orbit) -> &[Territory] {
        let [one, two, three] = &self.boards[orbit.continent].landings;
        match orbit.sector {
            Sector::I => one,
            Sector::II => two,
            Sector::III => three,
        }
    }

    /// Whether a territory has a white route, be it to a neutral continent (IS-BOARD-09).
    pub fn is_bordering(&self, territory: Territory) -> bool {
        !self.territory(territory).white.is_empty()
    }

    /// Whether a territory has a white route to some territory of `continent` (IS-HELP-04).
    pub fn borders_on(&self, territory: Territory, continent: Continent) -> bool {
        self.territory(territory).white.iter().any(|there| there.continent == continent)
    }

    /// The line of a continent's Blitz-meter at a position, 0 to T; the last one beyond.
    pub fn meter(&self, continent: Continent, position: u8) -> MeterLine {
        let lines = &self.boards[continent].meter;
        lines.get(usize::from(position)).or(lines.last()).copied().unwrap_or_default()
    }
}
