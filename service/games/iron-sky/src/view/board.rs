//! Continents as everyone sees them.

use alloc::vec::Vec;

use umpire_engine::Viewer;

use crate::{
    ids::{Continent, Faction, Orbit, Post, Sector, Space, Territory, Zone},
    state::{self, Army, PlayedCard, SectorMap, State},
};

use super::{Combat, View};

/// A continent in play (ledger 3.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The Occupation Token, 0 to the number of territories.
    pub position: u8,
    /// The Destruction Token: the highest position so far.
    pub high_mark: u8,
    /// The territories, by number from 1.
    pub grounds: Vec<Ground>,
    /// The armies in the three orbital sectors.
    pub orbit: SectorMap<Army>,
    /// Where the Terror Token of the Reich's commander lies; `None` while he holds it.
    pub terror: Option<Territory>,
    /// Where the Electronic Warfare Token of the UWC's commander lies; `None` while he holds it.
    pub electronic_warfare: Option<Sector>,
    /// The combat that freezes the continent, if one is open.
    pub combat: Option<Combat>,
}

/// A territory: its two zones, and the Special Command that lies on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ground {
    /// The army in the Headquarters: its side controls the territory.
    pub headquarters: Army,
    /// The army in the Battlefront.
    pub battlefront: Army,
    /// The Improvement beneath the Headquarters.
    pub improvement: Option<PlayedCard>,
    /// The Nuke that destroyed it.
    pub nuke: Option<PlayedCard>,
}

/// What a neutral continent has left (ledger 3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Neutral {
    /// Loan Tokens, 0 to 2.
    pub loans: u8,
    /// Guidance Tokens, 0 or 1.
    pub guidance: u8,
    /// Units in the pile, 0 or 2.
    pub units: u8,
}

/// Where an army stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In one half of a territory.
    Surface {
        /// The territory.
        territory: Territory,
        /// Which half.
        zone: Zone,
    },
    /// In an orbital sector.
    Orbit(Orbit),
}

impl Board {
    pub(super) fn of(
        state: &State,
        continent: Continent,
        board: &state::Board,
        viewer: Viewer,
    ) -> Board {
        let post = |faction| state.player(Post::new(faction, continent));
        Board {
            position: board.position,
            high_mark: board.high_mark,
            grounds: board.grounds.iter().map(Ground::of).collect(),
            orbit: board.orbit.clone(),
            terror: post(Faction::Reich).and_then(|player| player.reich()?.terror),
            electronic_warfare: post(Faction::Uwc)
                .and_then(|player| player.uwc()?.electronic_warfare),
            combat: board.combat.as_ref().map(|combat| Combat::of(state, combat, viewer)),
        }
    }
}

impl Ground {
    fn of(ground: &state::Ground) -> Ground {
        Ground {
            headquarters: ground.headquarters.clone(),
            battlefront: ground.battlefront.clone(),
            improvement: ground.improvement,
            nuke: ground.nuke,
        }
    }
}

impl Neutral {
    pub(super) fn of(neutral: &state::Neutral) -> Neutral {
        Neutral { loans: neutral.loans, guidance: neutral.guidance, units: neutral.units }
    }
}

impl Place {
    /// Where tiles of a faction stand in a space, or would if they arrived there.
    pub(crate) fn of(state: &State, space: Space, faction: Faction) -> Option<Place> {
        match space {
            Space::Orbit(orbit) => Some(Place::Orbit(orbit)),
            Space::Territory(territory) => {
                let ground = state.board(territory.continent)?.ground(territory.number);
                Some(Place::Surface { territory, zone: ground.zone_for(faction) })
            }
        }
    }
}

impl View {
    /// The continent if it is in play.
    pub(crate) fn board_mut(&mut self, continent: Continent) -> Option<&mut Board> {
        self.boards[continent].as_mut()
    }

    pub(crate) fn ground_mut(&mut self, territory: Territory) -> Option<&mut Ground> {
        let place = usize::from(territory.number).checked_sub(1)?;
        self.board_mut(territory.continent)?.grounds.get_mut(place)
    }

    pub(crate) fn army_mut(&mut self, place: Place) -> Option<&mut Army> {
        match place {
            Place::Orbit(orbit) => Some(&mut self.board_mut(orbit.continent)?.orbit[orbit.sector]),
            Place::Surface { territory, zone } => {
                let ground = self.ground_mut(territory)?;
                Some(match zone {
                    Zone::Headquarters => &mut ground.headquarters,
                    Zone::Battlefront => &mut ground.battlefront,
                })
            }
        }
    }
}
