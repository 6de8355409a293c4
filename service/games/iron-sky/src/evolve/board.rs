//! What facts do to boards: tiles, tokens, neutral continents.

use crate::{
    content::Content,
    ids::{Continent, ContinentMap, Faction, Post, Space, Territory, Zone},
    state::{Army, BlackOps, Board, Ground, Neutral, PlayedCard, SectorMap, Table, Tile},
};

use super::players;

/// How many Loan Tokens, Guidance Tokens and units a neutral continent brings (IS-SETUP-03, 04, 06).
const NEUTRAL: Neutral = Neutral { loans: 2, guidance: 1, units: 2 };

pub(super) fn choose(table: &mut Table, content: &Content, in_play: &[Continent]) {
    table.boards = ContinentMap::from_fn(|continent| {
        in_play.contains(&continent).then(|| Board {
            position: 0,
            high_mark: 0,
            grounds: content.territories(continent).map(|_| Ground::EMPTY).collect(),
            orbit: SectorMap::default(),
            combat: None,
        })
    });
    table.neutrals =
        ContinentMap::from_fn(|continent| (!in_play.contains(&continent)).then_some(NEUTRAL));
}

pub(super) fn on(table: &mut Table, continent: Continent, change: impl FnOnce(&mut Board)) {
    if let Some(board) = &mut table.boards[continent] {
        change(board);
    }
}

pub(super) fn neutral(table: &mut Table, continent: Continent, change: impl FnOnce(&mut Neutral)) {
    if let Some(neutral) = &mut table.neutrals[continent] {
        change(neutral);
    }
}

pub(super) fn place(table: &mut Table, post: Post, space: Space, count: u8) {
    players::at(table, post, |player| player.supply = player.supply.saturating_sub(count));
    let tiles = (0..count).map(|_| Tile::Unit(post));
    army(table, space, post.faction, |army| army.put_on_top(tiles));
}

pub(super) fn place_black_ops(table: &mut Table, post: Post, territory: Territory) {
    players::uwc(table, post, |means| means.black_ops = Some(BlackOps::Placed));
    army(table, territory.into(), post.faction, |army| army.put_on_top([Tile::BlackOps(post)]));
}

pub(super) fn improve(table: &mut Table, territory: Territory, improvement: PlayedCard) {
    ground(table, territory, |ground| ground.improvement = Some(improvement));
}

pub(super) fn remove_improvement(table: &mut Table, territory: Territory) {
    ground(table, territory, |ground| ground.improvement = None);
}

pub(super) fn nuke(table: &mut Table, territory: Territory, nuke: PlayedCard) {
    ground(table, territory, |ground| ground.nuke = Some(nuke));
}

pub(super) fn help(
    table: &mut Table,
    neutral_continent: Continent,
    territory: Territory,
    zone: Zone,
) {
    let mut arriving = 0;
    neutral(table, neutral_continent, |neutral| arriving = core::mem::take(&mut neutral.units));
    let tiles = (0..arriving).map(|_| Tile::Neutral(neutral_continent));
    in_zone(table, territory, zone, |army| army.put_on_top(tiles));
}

pub(super) fn move_tiles(
    table: &mut Table,
    faction: Faction,
    from: Space,
    to: Space,
    tiles: &[Tile],
) {
    army(table, from, faction, |army| army.take_off(tiles));
    army(table, to, faction, |army| army.put_on_top(tiles.iter().copied()));
}

/// Destroyed UWC units return to their owners' supplies (IS-ARMY-10), Reich units become Trophies and never do
/// (IS-ARMY-11), neutral units are gone (IS-ARMY-12), Black Ops go to a Reich player (IS-BLK-13).
pub(super) fn destroy(
    table: &mut Table,
    territory: Territory,
    zone: Zone,
    tiles: &[Tile],
    trophies_to: Option<Post>,
) {
    in_zone(table, territory, zone, |army| army.take_off(tiles));
    for &tile in tiles {
        match (tile, trophies_to) {
            (Tile::Unit(owner), _) if owner.faction == Faction::Uwc => {
                players::at(table, owner, |player| player.supply = player.supply.saturating_add(1));
            }
            (Tile::Unit(owner), Some(taker)) => {
                players::uwc(table, taker, |means| means.trophies.push(owner));
            }
            (Tile::BlackOps(owner), _) => {
                players::uwc(table, owner, |means| means.black_ops = Some(BlackOps::Destroyed));
                if let Some(taker) = trophies_to {
                    players::reich(table, taker, |means| {
                        means.black_ops = means.black_ops.saturating_add(1);
                    });
                }
            }
            (Tile::Unit(_), None) | (Tile::Neutral(_), _) => {}
        }
    }
}

pub(super) fn conquer(table: &mut Table, territory: Territory) {
    ground(table, territory, |ground| {
        ground.headquarters = core::mem::take(&mut ground.battlefront);
    });
}

fn ground(table: &mut Table, territory: Territory, change: impl FnOnce(&mut Ground)) {
    on(table, territory.continent, |board| {
        let index = usize::from(territory.number).wrapping_sub(1);
        if let Some(ground) = board.grounds.get_mut(index) {
            change(ground);
        }
    });
}

fn in_zone(table: &mut Table, territory: Territory, zone: Zone, change: impl FnOnce(&mut Army)) {
    ground(table, territory, |ground| match zone {
        Zone::Headquarters => change(&mut ground.headquarters),
        Zone::Battlefront => change(&mut ground.battlefront),
    });
}

/// The army of a faction at a space: on a territory the one it has, whoever owns it (IS-MOB-07, IS-ARMY-08), or where
/// its tiles would go (IS-MOB-08, IS-MOB-09).
fn army(table: &mut Table, space: Space, faction: Faction, change: impl FnOnce(&mut Army)) {
    match space {
        Space::Orbit(orbit) => {
            on(table, orbit.continent, |board| change(&mut board.orbit[orbit.sector]));
        }
        Space::Territory(territory) => {
            ground(table, territory, |ground| match ground.zone_for(faction) {
                Zone::Headquarters => change(&mut ground.headquarters),
                Zone::Battlefront => change(&mut ground.battlefront),
            });
        }
    }
}
