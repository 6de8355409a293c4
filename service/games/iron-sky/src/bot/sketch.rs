//! The table in numbers, light enough to try an action on.
//!
//! It follows the rules no further than a player does who counts tiles on his fingers: who would stand where, and what the
//! Blitz-meter would show.

use crate::{
    content::MAX_TERRITORIES,
    ids::{Continent, ContinentMap, Faction, FactionMap, Orbit, Sector, Space, Territory},
    state::{ARMY_LIMIT, Army, SectorMap},
    view::{Board, View},
};

/// The continents in play, by the sizes of their armies.
#[derive(Clone, Debug)]
pub(super) struct Sketch(ContinentMap<Option<Land>>);

/// A continent.
#[derive(Clone, Debug)]
pub(super) struct Land {
    /// By number, from 1; beyond the last territory nobody stands.
    grounds: [Ground; MAX_TERRITORIES as usize],
    /// Reich tiles in the sectors.
    orbit: SectorMap<i32>,
    /// The territory with the Terror Token.
    pub(super) terror: Option<u8>,
    /// The sector with the Electronic Warfare Token.
    pub(super) jammed: Option<Sector>,
    /// The high mark of the Blitz-meter.
    pub(super) mark: u8,
    /// The territories that are destroyed, by number from 1.
    destroyed: [bool; MAX_TERRITORIES as usize],
    /// Reich tiles that have fallen while something was tried.
    pub(super) fallen: i32,
}

/// A territory.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ground {
    /// Who controls it.
    pub(super) holder: Option<Faction>,
    /// The controller's tiles.
    pub(super) headquarters: i32,
    /// The other side's.
    pub(super) battlefront: i32,
}

impl Sketch {
    pub(super) fn of(view: &View) -> Sketch {
        Sketch(ContinentMap::from_fn(|continent| view.boards[continent].as_ref().map(Land::of)))
    }

    pub(super) fn land(&self, continent: Continent) -> Option<&Land> {
        self.0[continent].as_ref()
    }

    pub(super) fn land_mut(&mut self, continent: Continent) -> Option<&mut Land> {
        self.0[continent].as_mut()
    }

    /// Whether the red routes of a sector are open (IS-EW-02).
    pub(super) fn is_open(&self, orbit: Orbit) -> bool {
        self.land(orbit.continent).is_some_and(|land| land.jammed != Some(orbit.sector))
    }

    /// The tiles of a side in a space; none on a continent that is not in play.
    pub(super) fn army(&self, space: Space, faction: Faction) -> i32 {
        let Some(land) = self.land(space.continent()) else { return 0 };
        match space {
            Space::Orbit(orbit) if faction == Faction::Reich => land.orbit[orbit.sector],
            Space::Orbit(_) => 0,
            Space::Territory(territory) => land.ground(territory.number).army(faction),
        }
    }

    /// Tiles arrive, or are recruited.
    pub(super) fn add(&mut self, space: Space, faction: Faction, count: i32) {
        let Some(land) = self.land_mut(space.continent()) else { return };
        match space {
            Space::Orbit(orbit) => land.orbit[orbit.sector] += count,
            Space::Territory(territory) => land.change(territory.number, |ground| {
                if *ground.holder.get_or_insert(faction) == faction {
                    ground.headquarters += count;
                } else {
                    ground.battlefront += count;
                }
            }),
        }
    }

    /// Tiles leave, or are bombed.
    pub(super) fn remove(&mut self, space: Space, faction: Faction, count: i32) {
        let Some(land) = self.land_mut(space.continent()) else { return };
        match space {
            Space::Orbit(orbit) => land.orbit[orbit.sector] -= count,
            Space::Territory(territory) => {
                land.change(territory.number, |ground| ground.lose(faction, count));
            }
        }
    }

    /// Both sides lose tiles in a combat.
    pub(super) fn fight(&mut self, territory: Territory, lost: &FactionMap<i32>) {
        let Some(land) = self.land_mut(territory.continent) else { return };
        land.fallen += lost.reich;
        land.change(territory.number, |ground| {
            Faction::ALL.into_iter().for_each(|faction| ground.lose(faction, lost[faction]));
        });
    }

    /// A territory is destroyed with all that stands there.
    pub(super) fn destroy(&mut self, territory: Territory) {
        let Some(land) = self.land_mut(territory.continent) else { return };
        let place = usize::from(territory.number).wrapping_sub(1);
        land.fallen += land.ground(territory.number).army(Faction::Reich);
        if let (Some(ground), Some(destroyed)) =
            (land.grounds.get_mut(place), land.destroyed.get_mut(place))
        {
            *ground = Ground::default();
            *destroyed = true;
        }
        land.terror = land.terror.filter(|&number| number != territory.number);
        land.push();
    }

    /// The Terror Token is put on a territory.
    pub(super) fn terrorise(&mut self, territory: Territory) {
        if let Some(land) = self.land_mut(territory.continent) {
            land.terror = Some(territory.number);
            land.push();
        }
    }
}

impl Land {
    fn of(board: &Board) -> Land {
        let size = |army: &Army| i32::from(army.size());
        let mut grounds = [Ground::default(); MAX_TERRITORIES as usize];
        for (ground, seen) in grounds.iter_mut().zip(&board.grounds) {
            *ground = Ground {
                holder: seen.headquarters.faction(),
                headquarters: size(&seen.headquarters),
                battlefront: size(&seen.battlefront),
            };
        }
        let mut destroyed = [false; MAX_TERRITORIES as usize];
        for (destroyed, seen) in destroyed.iter_mut().zip(&board.grounds) {
            *destroyed = seen.nuke.is_some();
        }
        Land {
            grounds,
            orbit: SectorMap::from_fn(|sector| size(&board.orbit[sector])),
            terror: board.terror.map(|territory| territory.number),
            jammed: board.electronic_warfare,
            mark: board.high_mark,
            destroyed,
            fallen: 0,
        }
    }

    pub(super) fn ground(&self, number: u8) -> Ground {
        let place = usize::from(number).wrapping_sub(1);
        self.grounds.get(place).copied().unwrap_or_default()
    }

    /// How many tiles a side could recruit here (IS-REC-05 to 09).
    pub(super) fn room(&self, faction: Faction) -> i32 {
        let room = |size: i32| (i32::from(ARMY_LIMIT) - size).max(0);
        match faction {
            Faction::Reich => self.orbit.iter().map(|(_, &size)| room(size)).sum(),
            Faction::Uwc => {
                let open = self.grounds.iter().zip(1..).filter(|(ground, number)| {
                    ground.holder == Some(Faction::Uwc)
                        && ground.battlefront == 0
                        && self.terror != Some(*number)
                });
                open.map(|(ground, _)| room(ground.headquarters)).sum()
            }
        }
    }

    /// All tiles of a side.
    pub(super) fn tiles(&self, faction: Faction) -> i32 {
        let above = match faction {
            Faction::Reich => self.orbit.iter().map(|(_, size)| size).sum(),
            Faction::Uwc => 0,
        };
        above + self.grounds.iter().map(|ground| ground.army(faction)).sum::<i32>()
    }

    /// The position of the Occupation Token (IS-METER-02).
    pub(super) fn position(&self) -> u8 {
        let counts = |(ground, number): (&Ground, u8)| {
            u8::from(ground.holder == Some(Faction::Reich) || self.terror == Some(number))
        };
        let standing = self.grounds.iter().zip(1..).zip(self.destroyed).filter(|(_, gone)| !gone);
        let ruins = self.destroyed.into_iter().map(u8::from).sum::<u8>();
        ruins + standing.map(|(ground, _)| counts(ground)).sum::<u8>()
    }

    /// Changes a territory and settles what follows (IS-STL).
    fn change(&mut self, number: u8, change: impl FnOnce(&mut Ground)) {
        let place = usize::from(number).wrapping_sub(1);
        let Some(ground) = self.grounds.get_mut(place) else { return };
        change(ground);
        if ground.headquarters == 0 {
            let conqueror = ground.holder.map(Faction::opposing).filter(|_| ground.battlefront > 0);
            *ground =
                Ground { holder: conqueror, headquarters: ground.battlefront, battlefront: 0 };
        }
        if ground.holder == Some(Faction::Reich) && self.terror == Some(number) {
            self.terror = None;
        }
        self.push();
    }

    /// The Destruction Token is pushed along.
    fn push(&mut self) {
        self.mark = self.mark.max(self.position());
    }
}

impl Ground {
    /// The tiles of a side.
    pub(super) fn army(&self, faction: Faction) -> i32 {
        match self.holder {
            None => 0,
            Some(holder) if holder == faction => self.headquarters,
            Some(_) => self.battlefront,
        }
    }

    fn lose(&mut self, faction: Faction, count: i32) {
        let army = match self.holder {
            Some(holder) if holder == faction => &mut self.headquarters,
            Some(_) | None => &mut self.battlefront,
        };
        *army = (*army - count).max(0);
    }
}
