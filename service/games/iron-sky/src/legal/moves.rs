//! Mobilizations and Raids: every army, everywhere it can go.

use alloc::vec::Vec;

use super::{Offers, Parameter, cards::Card};
use crate::{
    action::{Action, CardPlay, Manoeuvre, Mobilize, Move, Raid, TransitPayer},
    ids::{Continent, Faction, Orbit, Post, Sector, Space},
    rules::{
        army, movement,
        movement::{Reach, SIDEWAYS},
    },
    state::State,
};

/// An army that a player commands.
#[derive(Clone, Copy)]
pub(super) struct Standing {
    pub(super) space: Space,
    pub(super) size: u8,
}

/// The armies that `post` commands, at home and abroad (IS-ARMY-05, 06).
pub(super) fn armies(state: &State, post: Post) -> Vec<Standing> {
    let spaces = Continent::ALL.into_iter().filter(|&c| state.is_in_play(c)).flat_map(|continent| {
        let orbits = Sector::ALL.map(|sector| Space::Orbit(Orbit { continent, sector }));
        state.content.territories(continent).map(Space::Territory).chain(orbits)
    });
    spaces
        .filter_map(|space| {
            let army = army::commanded(state, post, space).ok()?;
            Some(Standing { space, size: army.size() })
        })
        .collect()
}

/// Where tiles of a faction can go from a space in one move, in orbit as far as `sideways` says, with the room there.
pub(super) fn destinations(
    state: &State,
    faction: Faction,
    from: Space,
    sideways: Reach,
) -> impl Iterator<Item = Standing> + '_ {
    let content = &state.content;
    let (surface, white, red): (&[_], &[_], Vec<Space>) = match from {
        Space::Territory(territory) => {
            let row = content.territory(territory);
            let up = content.orbital_route(territory).map(Space::Orbit);
            (&row.surface, &row.white, up.into_iter().collect())
        }
        Space::Orbit(orbit) => {
            let beside = Continent::ALL.into_iter().flat_map(|continent| {
                Sector::ALL.map(|sector| Space::Orbit(Orbit { continent, sector }))
            });
            (content.landings(orbit), &[], beside.collect())
        }
    };
    let spaces = surface.iter().chain(white).copied().map(Space::Territory).chain(red);
    spaces
        .filter(move |&to| movement::route(state, faction, from, to, sideways).is_ok())
        .map(move |to| Standing { space: to, size: state.army(to, faction).room() })
        .filter(|destination| destination.size > 0)
}

pub(super) fn mobilize(offers: &mut Offers<'_>, card: &Card, armies: &[Standing]) {
    for &Standing { space: from, size } in armies {
        let fights = card.plays().map(|play| {
            Action::Mobilize(Mobilize { play, from, manoeuvre: Manoeuvre::Fight })
        });
        offers.offer_first(fights, || card.parameters());
        moves(offers, card, from, size, |play, movement| {
            Action::Mobilize(Mobilize { play, from, manoeuvre: Manoeuvre::Move(movement) })
        });
    }
}

pub(super) fn raid(offers: &mut Offers<'_>, card: &Card, amount: u8) {
    let (state, post) = (offers.state, offers.post);
    for room in super::cards::rooms(state, post) {
        let place = room.space;
        let added = amount.min(room.count).min(state.supply(post));
        let size = state.army(place, post.faction).size() + added;
        moves(offers, card, place, size, |play, movement| {
            Action::Raid(Raid { play, place, movement })
        });
    }
}

/// Lists a choice for every destination of `size` tiles at `from`.
fn moves(
    offers: &mut Offers<'_>,
    card: &Card,
    from: Space,
    size: u8,
    action: impl Fn(CardPlay, Move) -> Action,
) {
    let (state, post) = (offers.state, offers.post);
    let destinations: Vec<Standing> = destinations(state, post.faction, from, SIDEWAYS).collect();
    for Standing { space: to, size: room } in destinations {
        let most = size.min(room);
        let has_transit = post.faction == Faction::Uwc && from.continent() != to.continent();
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
}
