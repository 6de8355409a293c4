//! The newtypes: who, where, which piece.

use core::{
    fmt,
    ops::{Index, IndexMut},
};

use serde::{Deserialize, Serialize};

/// One of the two sides (IS-DEF-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Faction {
    /// The invaders from orbit.
    Reich,
    /// The United World Confederacy, defending the Earth.
    Uwc,
}

impl Faction {
    /// Both, in the order of play within a round (IS-TURN-01).
    pub const ALL: [Faction; 2] = [Faction::Reich, Faction::Uwc];

    /// The other side.
    pub const fn opposing(self) -> Faction {
        match self {
            Faction::Reich => Faction::Uwc,
            Faction::Uwc => Faction::Reich,
        }
    }

    /// Its slug.
    pub const fn slug(self) -> &'static str {
        match self {
            Faction::Reich => "reich",
            Faction::Uwc => "uwc",
        }
    }
}

/// One of the three boards (IS-DEF-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Continent {
    /// The western board.
    America,
    /// The middle board.
    Europe,
    /// The eastern board.
    Asia,
}

impl Continent {
    /// All three, from west to east (IS-SETUP-01).
    pub const ALL: [Continent; 3] = [Continent::America, Continent::Europe, Continent::Asia];

    /// The code that the ids of its spaces begin with (ledger 8.3).
    pub const fn code(self) -> &'static str {
        match self {
            Continent::America => "AM",
            Continent::Europe => "EU",
            Continent::Asia => "AS",
        }
    }

    /// Its slug.
    pub const fn slug(self) -> &'static str {
        match self {
            Continent::America => "america",
            Continent::Europe => "europe",
            Continent::Asia => "asia",
        }
    }
}

impl fmt::Display for Continent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl fmt::Display for Faction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// A place in a faction: commander of a continent for a side (IS-DEF-03).
///
/// The ledger calls this pair a seat; here a seat is a player's number, and a post is what he holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Post {
    /// The side.
    pub faction: Faction,
    /// The own continent.
    pub continent: Continent,
}

impl Post {
    /// The post of `faction` on `continent`.
    pub const fn new(faction: Faction, continent: Continent) -> Post {
        Post { faction, continent }
    }

    /// All six in seat order: Reich from west to east, then the UWC (ledger 5.1).
    pub const ALL: [Post; 6] = [
        Post::new(Faction::Reich, Continent::America),
        Post::new(Faction::Reich, Continent::Europe),
        Post::new(Faction::Reich, Continent::Asia),
        Post::new(Faction::Uwc, Continent::America),
        Post::new(Faction::Uwc, Continent::Europe),
        Post::new(Faction::Uwc, Continent::Asia),
    ];

    /// The commander of the opposing faction on the same continent (IS-DEF-05).
    pub const fn opponent(self) -> Post {
        Post::new(self.faction.opposing(), self.continent)
    }

    /// The posts of one faction, from west to east.
    pub fn of(faction: Faction) -> impl DoubleEndedIterator<Item = Post> + Clone {
        Continent::ALL.into_iter().map(move |continent| Post::new(faction, continent))
    }
}

/// A vertical strip of a board, I to III from west to east (IS-DEF-19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Sector {
    /// The western strip.
    I,
    /// The middle strip.
    II,
    /// The eastern strip.
    III,
}

impl Sector {
    /// All three, from west to east.
    pub const ALL: [Sector; 3] = [Sector::I, Sector::II, Sector::III];

    /// As it is printed.
    pub const fn slug(self) -> &'static str {
        match self {
            Sector::I => "I",
            Sector::II => "II",
            Sector::III => "III",
        }
    }
}

/// A territory: the number printed on it, from 1, unique on its continent (IS-BOARD-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Territory {
    /// Where it lies.
    pub continent: Continent,
    /// Its number, 1 to T. Content makes territories; nothing else does.
    pub number: u8,
}

/// An orbital sector (IS-BOARD-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Orbit {
    /// Above which continent.
    pub continent: Continent,
    /// Which of its three.
    pub sector: Sector,
}

/// Where an army can stand (IS-DEF-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Space {
    /// On the surface.
    Territory(Territory),
    /// In orbit.
    Orbit(Orbit),
}

impl Space {
    /// The continent it belongs to.
    pub const fn continent(self) -> Continent {
        match self {
            Space::Territory(territory) => territory.continent,
            Space::Orbit(orbit) => orbit.continent,
        }
    }
}

impl From<Territory> for Space {
    fn from(territory: Territory) -> Space {
        Space::Territory(territory)
    }
}

impl From<Orbit> for Space {
    fn from(orbit: Orbit) -> Space {
        Space::Orbit(orbit)
    }
}

impl fmt::Display for Territory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.continent.code(), self.number)
    }
}

impl fmt::Display for Orbit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.continent.code(), self.sector.slug())
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Space::Territory(territory) => territory.fmt(f),
            Space::Orbit(orbit) => orbit.fmt(f),
        }
    }
}

/// One half of a territory (IS-DEF-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Zone {
    /// The Headquarters: who stands here controls the territory.
    Headquarters,
    /// The Battlefront: who stands here is about to conquer.
    Battlefront,
}

/// The colour on the back of a combat card (IS-CMB-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tactics {
    /// Mostly Hits.
    Red,
    /// About as many Hits as Repels.
    Yellow,
    /// Mostly Repels.
    Green,
}

impl Tactics {
    /// All three, in the order in which the ledger lists them (5.2).
    pub const ALL: [Tactics; 3] = [Tactics::Red, Tactics::Yellow, Tactics::Green];

    /// Its slug.
    pub const fn slug(self) -> &'static str {
        match self {
            Tactics::Red => "red",
            Tactics::Yellow => "yellow",
            Tactics::Green => "green",
        }
    }
}

/// A command card: its place in the content's list. There is one copy of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CommandCard(pub u8);

/// The face of a combat card: its place in the content's list. Copies of a face cannot be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CombatCard(pub u8);

/// A commander sheet, and with it the class of a command deck: its place in the content's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Commander(pub u8);

/// A Secret Operation, by its place in content order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct SecretOperation(pub u8);

/// A Time Token: its place in the content's list. The Ending Token is one of them (IS-GEN-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct TimeToken(pub u8);

/// One value a continent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContinentMap<T>([T; 3]);

impl<T> ContinentMap<T> {
    /// The map that `value` makes of each continent, asked from west to east.
    pub fn from_fn(value: impl FnMut(Continent) -> T) -> Self {
        ContinentMap(Continent::ALL.map(value))
    }

    /// The continents with their values, to change, from west to east.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = (Continent, &mut T)> {
        Continent::ALL.into_iter().zip(&mut self.0)
    }

    /// The continents with their values, from west to east.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Continent, &T)> {
        Continent::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Continent> for ContinentMap<T> {
    type Output = T;

    fn index(&self, continent: Continent) -> &T {
        let [america, europe, asia] = &self.0;
        match continent {
            Continent::America => america,
            Continent::Europe => europe,
            Continent::Asia => asia,
        }
    }
}

impl<T> IndexMut<Continent> for ContinentMap<T> {
    fn index_mut(&mut self, continent: Continent) -> &mut T {
        let [america, europe, asia] = &mut self.0;
        match continent {
            Continent::America => america,
            Continent::Europe => europe,
            Continent::Asia => asia,
        }
    }
}

/// One value a faction.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct FactionMap<T> {
    /// The Reich's.
    pub reich: T,
    /// The UWC's.
    pub uwc: T,
}

impl<T> FactionMap<T> {
    /// The map that `value` makes of each faction, the Reich asked first.
    pub fn from_fn(mut value: impl FnMut(Faction) -> T) -> Self {
        FactionMap { reich: value(Faction::Reich), uwc: value(Faction::Uwc) }
    }
}

impl<T> Index<Faction> for FactionMap<T> {
    type Output = T;

    fn index(&self, faction: Faction) -> &T {
        match faction {
            Faction::Reich => &self.reich,
            Faction::Uwc => &self.uwc,
        }
    }
}

impl<T> IndexMut<Faction> for FactionMap<T> {
    fn index_mut(&mut self, faction: Faction) -> &mut T {
        match faction {
            Faction::Reich => &mut self.reich,
            Faction::Uwc => &mut self.uwc,
        }
    }
}

/// One value a tactics colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ByTactics<T> {
    /// Red.
    pub red: T,
    /// Yellow.
    pub yellow: T,
    /// Green.
    pub green: T,
}

impl<T> Index<Tactics> for ByTactics<T> {
    type Output = T;

    fn index(&self, tactics: Tactics) -> &T {
        match tactics {
            Tactics::Red => &self.red,
            Tactics::Yellow => &self.yellow,
            Tactics::Green => &self.green,
        }
    }
}

impl<T> IndexMut<Tactics> for ByTactics<T> {
    fn index_mut(&mut self, tactics: Tactics) -> &mut T {
        match tactics {
            Tactics::Red => &mut self.red,
            Tactics::Yellow => &mut self.yellow,
            Tactics::Green => &mut self.green,
        }
    }
}

impl ByTactics<u8> {
    /// All three together.
    pub fn total(self) -> u8 {
        self.red.saturating_add(self.yellow).saturating_add(self.green)
    }
}
