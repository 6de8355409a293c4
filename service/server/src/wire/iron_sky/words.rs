//! Words for sentences and phrases: lower case, no full stop.

use umpire_iron_sky::{
    content::Content,
    event::Resource,
    ids::{Continent, Faction, Post, Tactics, Zone},
    view::Place,
};

use super::piece::space_out;

/// A side.
pub(super) const fn side(faction: Faction) -> &'static str {
    match faction {
        Faction::Reich => "the Reich",
        Faction::Uwc => "the UWC",
    }
}

/// A continent's name.
pub(super) const fn name(continent: Continent) -> &'static str {
    match continent {
        Continent::America => "America",
        Continent::Europe => "Europe",
        Continent::Asia => "Asia",
    }
}

/// A player, as in `the Reich in America`.
pub(super) fn who(post: Post) -> String {
    format!("{} in {}", side(post.faction), name(post.continent))
}

/// A number of things, as in `1 tile`, `2 tiles`.
pub(super) fn things(count: impl Into<u32>, thing: &str) -> String {
    match count.into() {
        1 => format!("1 {thing}"),
        count => format!("{count} {thing}s"),
    }
}

/// So many points of a track: "1 Command Point", "3 Money".
pub(super) fn points(amount: u8, resource: Resource) -> String {
    match resource {
        Resource::CommandPoints => things(amount, "Command Point"),
        Resource::Money => format!("{amount} Money"),
        Resource::Politics => format!("{amount} Politics"),
    }
}

/// A colour.
pub(super) const fn colour(tactics: Tactics) -> &'static str {
    tactics.slug()
}

/// Where an army stands, as in `AM1`, `the Battlefront of AM1`.
pub(super) fn place(content: &Content, place: Place) -> String {
    match place {
        Place::Orbit(orbit) => space_out(content, orbit),
        Place::Surface { territory, zone: Zone::Headquarters } => space_out(content, territory),
        Place::Surface { territory, zone: Zone::Battlefront } => {
            format!("the Battlefront of {}", space_out(content, territory))
        }
    }
}
