//! The ledger's notation for stacks, both ways: `AM4 hq U[u,u(EU)] bf R[r]`, `AM-I R[r,r]`, `AM1` for nobody.
//!
//! A stack is written bottom to top: `u` a UWC unit and `r` a Reich unit of the continent's commander or of the named one,
//! `n(EU)` a neutral unit, `B` the Black Ops of the continent's commander.

use umpire_iron_sky::{
    ids::{Continent, Faction, Post, Space},
    state::{Army, Ground, Tile},
};

use super::CONTENT;

/// A space with its armies: Headquarters and Battlefront, or an orbital sector's alone.
pub(super) struct Line {
    pub(super) space: Space,
    pub(super) first: Vec<Tile>,
    pub(super) battlefront: Vec<Tile>,
}

/// Reads one line of the notation.
pub(super) fn read(text: &str) -> Line {
    let mut words = text.split_whitespace();
    let slug = words.next().expect("a space");
    let space = CONTENT.space(slug).unwrap_or_else(|| panic!("no space is called `{slug}`"));
    let mut line = Line { space, first: Vec::new(), battlefront: Vec::new() };
    let mut zone = "hq";
    for word in words {
        match word {
            "hq" | "bf" => zone = word,
            stack if zone == "bf" => line.battlefront = tiles(stack, space.continent()),
            stack => line.first = tiles(stack, space.continent()),
        }
    }
    line
}

fn tiles(stack: &str, home: Continent) -> Vec<Tile> {
    let (side, list) = stack.split_once('[').expect("a side and its tiles");
    let list = list.strip_suffix(']').expect("a closing bracket");
    let tiles: Vec<Tile> =
        list.split(',').filter(|name| !name.is_empty()).map(|name| tile(name, home)).collect();
    assert!(tiles.iter().all(|tile| letter(tile.faction()) == side), "mixed sides in `{stack}`");
    tiles
}

fn tile(name: &str, home: Continent) -> Tile {
    let (kind, owner) = match name.split_once('(') {
        Some((kind, code)) => (kind, continent(code.trim_end_matches(')'))),
        None => (name, home),
    };
    match kind {
        "u" => Tile::Unit(Post::new(Faction::Uwc, owner)),
        "r" => Tile::Unit(Post::new(Faction::Reich, owner)),
        "n" => Tile::Neutral(owner),
        "B" => Tile::BlackOps(Post::new(Faction::Uwc, owner)),
        _ => panic!("no tile is written `{name}`"),
    }
}

/// A territory as it is written.
pub(super) fn write_ground(slug: &str, ground: &Ground, home: Continent) -> String {
    let zones = [("hq", &ground.headquarters), ("bf", &ground.battlefront)];
    let zones = zones.into_iter().filter(|(_, army)| !army.is_empty());
    zones.fold(slug.to_owned(), |text, (zone, army)| format!("{text} {zone} {}", write(army, home)))
}

/// An orbital sector as it is written.
pub(super) fn write_orbit(slug: &str, army: &Army, home: Continent) -> String {
    if army.is_empty() { slug.to_owned() } else { format!("{slug} {}", write(army, home)) }
}

fn write(army: &Army, home: Continent) -> String {
    let names: Vec<String> = army.tiles().iter().map(|&tile| name(tile, home)).collect();
    let side = army.faction().map_or("", letter);
    format!("{side}[{}]", names.join(","))
}

fn name(tile: Tile, home: Continent) -> String {
    let (kind, from) = match tile {
        Tile::Unit(Post { faction: Faction::Uwc, continent }) => ("u", continent),
        Tile::Unit(Post { faction: Faction::Reich, continent }) => ("r", continent),
        Tile::BlackOps(Post { continent, .. }) => ("B", continent),
        Tile::Neutral(continent) => return format!("n({})", code(continent)),
    };
    if from == home { kind.to_owned() } else { format!("{kind}({})", code(from)) }
}

fn letter(faction: Faction) -> &'static str {
    match faction {
        Faction::Reich => "R",
        Faction::Uwc => "U",
    }
}

/// The letters that the ids of a continent's spaces begin with.
pub(super) fn code(continent: Continent) -> &'static str {
    match continent {
        Continent::America => "AM",
        Continent::Europe => "EU",
        Continent::Asia => "AS",
    }
}

fn continent(text: &str) -> Continent {
    Continent::ALL.into_iter().find(|&known| code(known) == text).expect("a continent's code")
}
