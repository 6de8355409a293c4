//! Mobilizations and Raids: every army, everywhere it can go.

use alloc::vec::Vec;

use super::{Offers, Parameter, cards::Card};
use crate::{
    action::{Action, CardPlay, Manoeuvre, Mobilize, Move, Placement, Raid, TransitPayer},
    ids::{Continent, Faction, Orbit, Post, Sector, Space},
    rules::{army, movement, movement::SIDEWAYS},
    state::State,
};

/// An army that a player commands, outside frozen continents.
pub(super) struct Army {
    pub(super) space: Space,
    pub(super) size: u8,
    /// Where a Mobilization can take its tiles.
    pub(super) ways: Vec<Way>,
}

/// A space that tiles can reach in one move.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub(super) to: Space,
    /// How many tiles fit there, at least 1.
    pub(super) room: u8,
}

/// The armies that `post` commands, at home and abroad (IS-ARMY-05, 06).
pub(super) fn armies(state: &State, post: Post) -> Vec<Army> {
    let spaces = open_continents(state).flat_map(|continent| {
        let surface = state.content.territories(continent).map(Space::Territory);
        surface.chain(sectors(continent).map(Space::Orbit))
    });
    spaces
        .filter(|&space| !state.army(space, post.faction).is_empty())
        .filter_map(|space| {
            let size = army::commanded(state, post, space).ok()?.size();
            Some(Army { space, size, ways: ways(state, post.faction, space).collect() })
        })
        .collect()
}

fn open_continents(state: &State) -> impl Iterator<Item = Continent> + '_ {
    let is_open =
        |&continent: &Continent| state.is_in_play(continent) && !state.is_frozen(continent);
    Continent::ALL.into_iter().filter(is_open)
}

fn sectors(continent: Continent) -> impl Iterator<Item = Orbit> + Clone {
    Sector::ALL.into_iter().map(move |sector| Orbit { continent, sector })
}

/// Where a faction's tiles can go from a space by a Mobilization.
fn ways(state: &State, faction: Faction, from: Space) -> impl Iterator<Item = Way> + '_ {
    let content = &state.content;
    let (surface, white, red): (&[_], &[_], _) = match from {
        Space::Territory(territory) => {
            let row = content.territory(territory);
            (&row.surface, &row.white, content.orbital_route(territory))
        }
        Space::Orbit(orbit) => (content.landings(orbit), &[], None),
    };
    let beside = match from {
        Space::Territory(_) => None,
        Space::Orbit(orbit) => Some(beside(state, orbit)),
    };
    let territories = surface.iter().chain(white).copied().map(Space::Territory);
    let orbits = red.into_iter().chain(beside.into_iter().flatten()).map(Space::Orbit);
    territories
        .chain(orbits)
        .filter(move |to| !state.is_frozen(to.continent()))
        .map(move |to| Way { to, room: state.army(to, faction).room() })
        .filter(move |way| {
            way.room > 0 && movement::route(state, faction, from, way.to, SIDEWAYS).is_ok()
        })
}

/// The sectors next to `orbit` in the row of continents in play, as far as a Mobilization may reach.
fn beside(state: &State, orbit: Orbit) -> impl Iterator<Item = Orbit> + '_ {
    let in_play = Continent::ALL.into_iter().filter(|&continent| state.is_in_play(continent));
    let row = in_play.flat_map(sectors);
    let reach = usize::from(SIDEWAYS.sectors);
    let place = row.clone().position(|other| other == orbit).unwrap_or(0);
    let first = place.saturating_sub(reach);
    row.skip(first).take(place + reach + 1 - first).filter(move |&other| other != orbit)
}

pub(super) fn mobilize(offers: &mut Offers<'_>, card: &Card, armies: &[Army]) {
    let opposing = offers.post.faction.opposing();
    for &Army { space: from, size, ref ways } in armies {
        if !offers.state.army(from, opposing).is_empty() {
            let fights = card.plays().map(|play| {
                Action::Mobilize(Mobilize { play, origin: from, manoeuvre: Manoeuvre::Fight })
            });
            offers.offer_first(fights, || card.parameters());
        }
        for &way in ways {
            moves(offers, card, from, size, way, |play, movement| {
                Action::Mobilize(Mobilize {
                    play,
                    origin: from,
                    manoeuvre: Manoeuvre::Move(movement),
                })
            });
        }
    }
}

/// Raids from the spaces where a player may recruit.
pub(super) fn raid(offers: &mut Offers<'_>, card: &Card, amount: u8, rooms: &[Placement]) {
    let (state, post) = (offers.state, offers.post);
    for &Placement { space: place, count: room } in rooms {
        let added = amount.min(room).min(state.supply(post));
        let size = state.army(place, post.faction).size() + added;
        for way in ways(state, post.faction, place) {
            moves(offers, card, place, size, way, |play, movement| {
                Action::Raid(Raid { play, place, movement })
            });
        }
    }
}

/// Lists a choice for a move of up to `size` tiles.
fn moves(
    offers: &mut Offers<'_>,
    card: &Card,
    from: Space,
    size: u8,
    way: Way,
    action: impl Fn(CardPlay, Move) -> Action,
) {
    let Way { to, room } = way;
    let most = size.min(room);
    let has_transit = offers.post.faction == Faction::Uwc && from.continent() != to.continent();
    let payers: &[TransitPayer] = if has_transit {
        &[TransitPayer::Itself, TransitPayer::Destination]
    } else {
        &[TransitPayer::Itself]
    };
    let samples = payers.iter().flat_map(|&transit_payer| {
        let movement = Move { to, count: most, transit_payer };
        card.plays().map(move |play| (play, movement))
    });
    offers.offer_first(samples.map(|(play, movement)| action(play, movement)), || {
        let mut parameters = card.parameters();
        if most > 1 {
            parameters.push(Parameter::Count { least: 1, most });
        }
        if has_transit {
            parameters.push(Parameter::TransitPayer);
        }
        parameters
    });
}
