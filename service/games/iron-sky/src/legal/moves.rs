//! Mobilizations and Raids: every army, everywhere it can go.

use alloc::vec::Vec;

use super::{Offers, Parameter, payment::Card};
use crate::{
    action::{
        Action, Blitzkrieg, CardPlay, Manoeuvre, Mobilize, Move, Placement, Raid, TransitPayer,
    },
    ids::{Continent, Faction, Orbit, Post, Sector, Space},
    rules::{
        army, cost,
        movement::{self, SIDEWAYS, Tiles},
        special::blitzkrieg,
    },
    state::State,
};

/// An army that a player commands, outside frozen continents.
pub(super) struct Army {
    pub(super) space: Space,
    pub(super) tiles: Tiles,
    /// Where a Mobilization can take its tiles.
    pub(super) ways: Vec<Way>,
}

impl Army {
    /// How many of its tiles can go to another space of the continent.
    pub(super) fn most_to(&self, way: &Way) -> u8 {
        self.tiles.most_within(way.room)
    }
}

/// A space that tiles can reach in one move.
#[derive(Clone, Copy)]
pub(super) struct Way {
    pub(super) to: Space,
    /// How many unit tiles fit there.
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
            let tiles = Tiles::of(army::commanded(state, post, space).ok()?);
            Some(Army { space, tiles, ways: ways(state, post.faction, space).collect() })
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
        // Black Ops need no room.
        .filter(move |way| way.room > 0 || state.army(from, faction).has_black_ops())
        .filter(move |way| movement::route(state, faction, from, way.to, SIDEWAYS).is_ok())
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

/// What the commands that move armies are made with.
pub(super) struct Attacks<'a> {
    pub(super) armies: &'a [Army],
    /// What an attack may be enhanced with.
    pub(super) elite: Option<&'a Parameter>,
}

impl Attacks<'_> {
    pub(super) fn mobilize(&self, offers: &mut Offers<'_>, card: &Card) {
        let opposing = offers.post.faction.opposing();
        for &Army { space: origin, tiles, ref ways } in self.armies {
            if !offers.state.army(origin, opposing).is_empty() {
                let fights = card.plays().map(|play| {
                    let manoeuvre = Manoeuvre::Fight;
                    Action::Mobilize(Mobilize { play, origin, manoeuvre, elite_operation: None })
                });
                offers.offer_first(fights, || {
                    let mut parameters = card.parameters();
                    parameters.extend(self.elite.cloned());
                    parameters
                });
            }
            for &way in ways {
                self.moves(offers, card, origin, tiles, way, |play, movement| {
                    let manoeuvre = Manoeuvre::Move(movement);
                    Action::Mobilize(Mobilize { play, origin, manoeuvre, elite_operation: None })
                });
            }
        }
    }

    /// Raids from the spaces where a player may recruit.
    pub(super) fn raid(
        &self,
        offers: &mut Offers<'_>,
        card: &Card,
        amount: u8,
        rooms: &[Placement],
    ) {
        let (state, post) = (offers.state, offers.post);
        for &Placement { space: place, count: room } in rooms {
            let added = amount.min(room).min(state.supply(post));
            let tiles = Tiles::of(state.army(place, post.faction)).with(added);
            for way in ways(state, post.faction, place) {
                self.moves(offers, card, place, tiles, way, |play, movement| {
                    Action::Raid(Raid { play, place, movement, elite_operation: None })
                });
            }
        }
    }

    /// Blitzkriege from the sectors that have room for all tiles.
    pub(super) fn blitzkrieg(&self, offers: &mut Offers<'_>, card: &Card) {
        let (state, post) = (offers.state, offers.post);
        for sector in sectors(post.continent) {
            let Some(added) = blitzkrieg::reinforcement(state, post, sector) else { continue };
            let tiles = Tiles::of(state.army(sector.into(), post.faction)).with(added);
            for way in ways(state, post.faction, sector.into()) {
                self.moves(offers, card, sector.into(), tiles, way, |play, movement| {
                    Action::Blitzkrieg(Blitzkrieg { play, sector, movement, elite_operation: None })
                });
            }
        }
    }

    /// Lists a choice for a move of up to so many tiles.
    fn moves(
        &self,
        offers: &mut Offers<'_>,
        card: &Card,
        from: Space,
        tiles: Tiles,
        way: Way,
        action: impl Fn(CardPlay, Move) -> Action,
    ) {
        let Way { to, room } = way;
        let is_abroad = from.continent() != to.continent();
        let most = if is_abroad { tiles.units.min(room) } else { tiles.most_within(room) };
        let has_transit = offers.post.faction == Faction::Uwc && is_abroad;
        let has_martial_law = has_transit && cost::has_martial_law(offers.state, offers.post);
        let opens_combat = !offers.state.army(to, offers.post.faction.opposing()).is_empty();
        let samples = transits(has_transit, has_martial_law).flat_map(|(payer, with_money)| {
            let movement =
                Move { to, count: most, transit_payer: payer, transit_money: with_money };
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
            if has_martial_law {
                parameters.push(Parameter::TransitMoney);
            }
            parameters.extend(self.elite.filter(|_| opens_combat).cloned());
            parameters
        });
    }
}

/// The ways to pay a transit, if one is due: by whom, and whether with Money.
fn transits(
    has_transit: bool,
    has_martial_law: bool,
) -> impl Iterator<Item = (TransitPayer, bool)> {
    let with_money = has_martial_law.then_some((TransitPayer::Itself, true));
    let by_another = has_transit.then_some((TransitPayer::Destination, false));
    core::iter::once((TransitPayer::Itself, false)).chain(with_money).chain(by_another)
}
