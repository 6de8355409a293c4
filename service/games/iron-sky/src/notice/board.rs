//! Notices about boards, and what a client makes of them. All of it is public.

use alloc::vec::Vec;

use crate::{
    ids::{Continent, ContinentMap, Faction, Orbit, Post, Territory, Zone},
    state::Tile,
    view::{Board, Means, Neutral, Place, View},
};

use super::special;

/// The boards were laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardsChosen {
    /// The continents in play, as they begin.
    pub boards: ContinentMap<Option<Board>>,
    /// The others, with what they bring.
    pub neutrals: ContinentMap<Option<Neutral>>,
}

/// Unit tiles came from a supply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitsPlaced {
    /// Whose.
    pub post: Post,
    /// On top of which army.
    pub place: Place,
    /// How many.
    pub count: u8,
}

/// The units of a neutral continent came to help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpArrived {
    /// Whose call it was.
    pub post: Post,
    /// Whose units.
    pub neutral_continent: Continent,
    /// Where they stand.
    pub territory: Territory,
    /// In which half.
    pub zone: Zone,
    /// How many.
    pub count: u8,
}

/// The top tiles of an army went to another space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TilesMoved {
    /// Of which side.
    pub faction: Faction,
    /// From where.
    pub origin: Place,
    /// To where, on top.
    pub to: Place,
    /// The tiles, bottom to top.
    pub tiles: Vec<Tile>,
}

/// Tiles were destroyed, from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TilesDestroyed {
    /// Where.
    pub territory: Territory,
    /// In which half.
    pub zone: Zone,
    /// The tiles, bottom to top.
    pub tiles: Vec<Tile>,
    /// Who takes Reich units as Trophies, or Black Ops.
    pub trophies_to: Option<Post>,
}

/// An army moved from the Battlefront into the empty Headquarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conquered {
    /// Where.
    pub territory: Territory,
    /// By whom.
    pub faction: Faction,
}

/// Tiles stand in a Headquarters that was empty. The view shows it already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occupied {
    /// Where.
    pub territory: Territory,
    /// By whom.
    pub faction: Faction,
}

/// Nobody stands in a Headquarters any more. The view shows it already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftUncontrolled {
    /// Where.
    pub territory: Territory,
    /// Who controlled it.
    pub faction: Faction,
}

/// The Occupation Token made a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OccupationTokenMoved {
    /// On which continent.
    pub continent: Continent,
    /// Where it stands now; it pushes the Destruction Token.
    pub position: u8,
}

/// A Terror Token was put on a territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerrorPlaced {
    /// Whose.
    pub post: Post,
    /// Where.
    pub territory: Territory,
}

/// An Electronic Warfare Token was put on an orbital sector.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElectronicWarfarePlaced {
    /// Whose.
    pub post: Post,
    /// Where.
    pub sector: Orbit,
}

impl BoardsChosen {
    pub(super) fn follow(&self, view: &mut View) {
        let BoardsChosen { boards, neutrals } = self;
        view.boards.clone_from(boards);
        view.neutrals.clone_from(neutrals);
    }
}

impl UnitsPlaced {
    pub(super) fn follow(&self, view: &mut View) {
        let &UnitsPlaced { post, place, count } = self;
        if let Some(player) = view.player_mut(post) {
            player.supply = player.supply.saturating_sub(count);
        }
        put(view, place, (0..count).map(|_| Tile::Unit(post)));
    }
}

impl HelpArrived {
    pub(super) fn follow(&self, view: &mut View) {
        let &HelpArrived { post: _, neutral_continent, territory, zone, count } = self;
        if let Some(neutral) = &mut view.neutrals[neutral_continent] {
            neutral.units = neutral.units.saturating_sub(count);
        }
        let tiles = (0..count).map(|_| Tile::Neutral(neutral_continent));
        put(view, Place::Surface { territory, zone }, tiles);
    }
}

impl TilesMoved {
    pub(super) fn follow(&self, view: &mut View) {
        let TilesMoved { faction: _, origin, to, tiles } = self;
        take(view, *origin, tiles);
        put(view, *to, tiles.iter().copied());
    }
}

impl TilesDestroyed {
    pub(super) fn follow(&self, view: &mut View) {
        let TilesDestroyed { territory, zone, tiles, trophies_to } = self;
        take(view, Place::Surface { territory: *territory, zone: *zone }, tiles);
        for &tile in tiles {
            match tile {
                Tile::Unit(owner) => match owner.faction {
                    Faction::Uwc => return_to_supply(view, owner),
                    Faction::Reich => {
                        trophies_to.iter().for_each(|&taker| trophy(view, taker, owner));
                    }
                },
                Tile::BlackOps(owner) => special::take_black_ops(view, owner, *trophies_to),
                Tile::Neutral(_) => {}
            }
        }
    }
}

impl Conquered {
    pub(super) fn follow(&self, view: &mut View) {
        let &Conquered { territory, faction: _ } = self;
        if let Some(ground) = view.ground_mut(territory) {
            ground.headquarters = core::mem::take(&mut ground.battlefront);
        }
    }
}

impl OccupationTokenMoved {
    pub(super) fn follow(&self, view: &mut View) {
        let &OccupationTokenMoved { continent, position } = self;
        if let Some(board) = view.board_mut(continent) {
            board.position = position;
            board.high_mark = board.high_mark.max(position);
        }
    }
}

impl TerrorPlaced {
    pub(super) fn follow(&self, view: &mut View) {
        let &TerrorPlaced { post, territory } = self;
        if let Some(board) = view.board_mut(post.continent) {
            board.terror = Some(territory);
        }
    }
}

impl ElectronicWarfarePlaced {
    pub(super) fn follow(&self, view: &mut View) {
        let &ElectronicWarfarePlaced { post, sector } = self;
        if let Some(board) = view.board_mut(post.continent) {
            board.electronic_warfare = Some(sector.sector);
        }
    }
}

pub(super) fn return_terror(view: &mut View, post: Post) {
    if let Some(board) = view.board_mut(post.continent) {
        board.terror = None;
    }
}

pub(super) fn return_electronic_warfare(view: &mut View, post: Post) {
    if let Some(board) = view.board_mut(post.continent) {
        board.electronic_warfare = None;
    }
}

fn put(view: &mut View, place: Place, tiles: impl Iterator<Item = Tile>) {
    if let Some(army) = view.army_mut(place) {
        army.put_on_top(tiles);
    }
}

fn take(view: &mut View, place: Place, tiles: &[Tile]) {
    if let Some(army) = view.army_mut(place) {
        army.take_off(tiles);
    }
}

fn return_to_supply(view: &mut View, owner: Post) {
    if let Some(player) = view.player_mut(owner) {
        player.supply = player.supply.saturating_add(1);
    }
}

fn trophy(view: &mut View, taker: Post, owner: Post) {
    match view.player_mut(taker).map(|player| &mut player.means) {
        Some(Means::Uwc(means)) => means.trophies.push(owner),
        Some(Means::Reich(_)) | None => {}
    }
}
