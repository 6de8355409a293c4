//! Armies: ordered stacks of tiles.

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::ids::{Continent, Faction, Post};

/// The most unit tiles an army has (IS-ARMY-02).
pub const ARMY_LIMIT: u8 = 3;

/// A tile on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Tile {
    /// A unit in its owner's colour.
    Unit(Post),
    /// A UWC unit of a neutral continent; it has no owner (IS-DEF-23).
    Neutral(Continent),
    /// The Black Ops of a UWC player: a tile, but not a unit tile (IS-DEF-26). They never leave his continent (IS-BLK-07).
    BlackOps(Post),
}

impl Tile {
    /// The side it fights for.
    pub const fn faction(self) -> Faction {
        match self {
            Tile::Unit(owner) => owner.faction,
            Tile::Neutral(_) | Tile::BlackOps(_) => Faction::Uwc,
        }
    }

    /// Its owner; a neutral unit has none (IS-RULING-38).
    pub const fn owner(self) -> Option<Post> {
        match self {
            Tile::Unit(owner) | Tile::BlackOps(owner) => Some(owner),
            Tile::Neutral(_) => None,
        }
    }

    /// Whether it counts for the army limit (IS-BLK-04).
    pub const fn is_unit(self) -> bool {
        match self {
            Tile::Unit(_) | Tile::Neutral(_) => true,
            Tile::BlackOps(_) => false,
        }
    }
}

/// The tiles of one faction in one zone or one orbital sector, bottom to top; no tile is no army (IS-DEF-08).
///
/// The order is never changed (IS-ARMY-01): tiles arrive on top and leave from the top. Only Black Ops stay above what
/// arrives (IS-BLK-05).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Army(Vec<Tile>);

impl Army {
    /// No army, as a constant.
    pub const NONE: Army = Army(Vec::new());
    /// No army, to point at.
    pub(crate) const NOBODY: &'static Army = &Army::NONE;

    /// The tiles, bottom to top.
    pub fn tiles(&self) -> &[Tile] {
        &self.0
    }

    /// Whether there is no tile, and so no army.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of tiles, Black Ops included.
    pub fn size(&self) -> u8 {
        u8::try_from(self.0.len()).unwrap_or(u8::MAX)
    }

    /// The number of unit tiles.
    pub fn units(&self) -> u8 {
        self.size().saturating_sub(u8::from(self.has_black_ops()))
    }

    /// How many more unit tiles fit (IS-ARMY-02); Black Ops do not count (IS-BLK-04).
    pub fn room(&self) -> u8 {
        ARMY_LIMIT.saturating_sub(self.units())
    }

    /// Whether Black Ops lead it; they are always the top tile (IS-BLK-05).
    pub fn has_black_ops(&self) -> bool {
        self.leading_unit().is_some_and(|tile| !tile.is_unit())
    }

    /// The side it fights for; none if it is empty.
    pub fn faction(&self) -> Option<Faction> {
        self.0.first().map(|tile| tile.faction())
    }

    /// The Leading Unit: the top tile (IS-DEF-17).
    pub fn leading_unit(&self) -> Option<Tile> {
        self.0.last().copied()
    }

    /// The top `count` tiles, bottom to top: those that leave first (IS-ARMY-04).
    pub fn top(&self, count: u8) -> &[Tile] {
        let kept = self.0.len().saturating_sub(usize::from(count));
        self.0.get(kept..).unwrap_or_default()
    }

    /// The top `count` unit tiles, bottom to top: Black Ops are passed over (IS-BLK-07, IS-BOM-06).
    pub fn top_units(&self, count: u8) -> &[Tile] {
        let units = usize::from(self.units());
        let kept = units.saturating_sub(usize::from(count));
        self.0.get(kept..units).unwrap_or_default()
    }

    /// Puts tiles on top, in their order (IS-ARMY-03); beneath Black Ops, if they lead the army (IS-BLK-05).
    pub(crate) fn put_on_top(&mut self, tiles: impl IntoIterator<Item = Tile>) {
        let leader = if self.has_black_ops() { self.0.pop() } else { None };
        self.0.extend(tiles);
        self.0.extend(leader);
    }

    /// Takes these tiles off, each the topmost of its kind; the others keep their order.
    pub(crate) fn take_off(&mut self, tiles: &[Tile]) {
        for tile in tiles.iter().rev() {
            if let Some(place) = self.0.iter().rposition(|own| own == tile) {
                self.0.remove(place);
            }
        }
    }
}

impl FromIterator<Tile> for Army {
    /// The army of these tiles, bottom to top.
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        Army(tiles.into_iter().collect())
    }
}
