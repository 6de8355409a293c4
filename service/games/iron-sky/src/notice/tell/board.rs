//! Boards: where tiles really stand.

use alloc::boxed::Box;

use umpire_engine::Viewer;

use crate::{
    ids::{Continent, Faction, Post, Space, Territory, Zone},
    notice::{BoardsChosen, HelpArrived, Notice, TilesDestroyed, TilesMoved, UnitsPlaced},
    state::{State, Tile},
    view::{self, Place},
};

pub(super) fn chosen(after: &State, viewer: Viewer) -> Notice {
    let (boards, neutrals) = (view::boards(after, viewer), view::neutrals(after));
    Notice::BoardsChosen(Box::new(BoardsChosen { boards, neutrals }))
}

pub(super) fn placed(before: &State, post: Post, space: Space, count: u8) -> Option<Notice> {
    let place = Place::of(before, space, post.faction)?;
    Some(Notice::UnitsPlaced(UnitsPlaced { post, place, count }))
}

pub(super) fn helped(
    before: &State,
    post: Post,
    neutral_continent: Continent,
    territory: Territory,
    zone: Zone,
) -> Option<Notice> {
    let count = before.table.neutrals[neutral_continent].as_ref()?.units;
    let told = HelpArrived { post, neutral_continent, territory, zone, count };
    Some(Notice::HelpArrived(told))
}

pub(super) fn moved(
    before: &State,
    faction: Faction,
    from: Space,
    to: Space,
    tiles: &[Tile],
) -> Option<Notice> {
    let from = Place::of(before, from, faction)?;
    let to = Place::of(before, to, faction)?;
    Some(Notice::TilesMoved(TilesMoved { faction, origin: from, to, tiles: tiles.to_vec() }))
}

pub(super) fn destroyed(
    territory: Territory,
    zone: Zone,
    tiles: &[Tile],
    trophies_to: Option<Post>,
) -> Notice {
    let tiles = tiles.to_vec();
    Notice::TilesDestroyed(TilesDestroyed { territory, zone, tiles, trophies_to })
}
