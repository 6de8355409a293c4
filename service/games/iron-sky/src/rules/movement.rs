//! A move of tiles to an adjacent space: routes and room (IS-BOARD, IS-MOB, IS-EW-02, IS-BLK-07).
//!
//! Mobilization, Raid and Blitzkrieg share it, at home and over a white route (IS-ICM-01); where the tiles start from is
//! theirs.

use alloc::vec::Vec;

use umpire_engine::{Play, Rejection, RuleId};

use super::{
    card::Played,
    combat,
    special::elite_operation::{self, Elite},
    territory::{self, Before, Cause},
    transit::{self, Transit},
};
use crate::{
    IronSky,
    action::{CardPlay, Move},
    event::Event,
    ids::{Continent, Faction, Orbit, Post, Sector, Space, Territory},
    ledger::{IS_MOB_02, IS_MOB_05},
    state::{Army, State, Tile},
    violation::{MovementViolation, RouteViolation, Violation},
};

/// How far a Mobilization goes sideways in orbit (IS-MOB-05).
pub(crate) const SIDEWAYS: Reach = Reach { sectors: 2, rule: IS_MOB_05 };

/// How many sectors a way sideways in orbit may take, and the rule that says so.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    pub(crate) sectors: u8,
    pub(crate) rule: RuleId,
}

/// A lawful move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) post: Post,
    pub(crate) from: Space,
    pub(crate) to: Space,
    pub(crate) count: u8,
    /// Who pays the transit, if one is due.
    transit: Option<Transit>,
    /// What the combat that it opens is fought with.
    elite: Option<Elite>,
}

/// What a move may be made with: an army as it stands, or as the command has just reinforced it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tiles {
    pub(crate) units: u8,
    pub(crate) has_black_ops: bool,
}

impl Tiles {
    pub(crate) fn of(army: &Army) -> Tiles {
        Tiles { units: army.units(), has_black_ops: army.has_black_ops() }
    }

    /// With so many unit tiles more.
    pub(crate) const fn with(self, added: u8) -> Tiles {
        Tiles { units: self.units.saturating_add(added), ..self }
    }

    /// How many of them can go where so many unit tiles fit, on the same continent: Black Ops need no room (IS-BLK-04).
    pub(crate) fn most_within(self, room: u8) -> u8 {
        self.size().min(room.saturating_add(u8::from(self.has_black_ops)))
    }

    fn size(self) -> u8 {
        self.units.saturating_add(u8::from(self.has_black_ops))
    }
}

/// Whether the tiles of `played`'s player at `from` let him make the move, with an Elite Operation for the combat that it
/// opens, if he names one.
pub(crate) fn plan(
    state: &State,
    played: &Played,
    from: Space,
    tiles: Tiles,
    movement: &Move,
    elite_operation: Option<&CardPlay>,
) -> Result<Plan, Rejection<Violation>> {
    let (post, to, count) = (played.post, movement.to, movement.count);
    let size = tiles.size();
    if count < 1 {
        return Err(MovementViolation::NoTile.into());
    }
    if count > size {
        return Err(MovementViolation::TooManyTiles { count, size }.into());
    }
    let route = route(state, post.faction, from, to, SIDEWAYS)?;
    let moving = moving_units(tiles, route, from, count)?;
    let room = state.army(to, post.faction).room();
    if moving > room {
        return Err(MovementViolation::NoRoom { space: to, count: moving, room }.into());
    }
    let purse = played.purse();
    let transit = transit::plan(state, post, &purse, route, movement)?;
    let battlefield = battlefield(state, post, to);
    let purse = transit.map_or(purse, |transit| transit.paid_from(post, purse));
    let elite = elite_operation::plan(state, post, battlefield, elite_operation, purse)?;
    Ok(Plan { post, from, to, count, transit, elite })
}

/// How many of the tiles that go are unit tiles. Black Ops lead and go first (IS-BLK-06), but never to another continent,
/// where the tiles beneath them go alone (IS-BLK-07).
fn moving_units(
    tiles: Tiles,
    route: Route,
    from: Space,
    count: u8,
) -> Result<u8, Rejection<Violation>> {
    match (route, tiles.has_black_ops) {
        (Route::Intercontinental, true) if count > tiles.units => {
            Err(MovementViolation::BlackOpsStay { space: from, units: tiles.units }.into())
        }
        (Route::Intercontinental, _) | (_, false) => Ok(count),
        (Route::Surface | Route::Orbital | Route::Sideways, true) => Ok(count.saturating_sub(1)),
    }
}

/// Where arriving tiles meet an opposing army (IS-MOB-10).
fn battlefield(state: &State, post: Post, to: Space) -> Option<Territory> {
    match to {
        Space::Territory(territory) if !state.army(to, post.faction.opposing()).is_empty() => {
            Some(territory)
        }
        Space::Territory(_) | Space::Orbit(_) => None,
    }
}

/// The kinds of routes (IS-DEF-20), and the way sideways in orbit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Route {
    /// Orange.
    Surface,
    /// White.
    Intercontinental,
    /// Red.
    Orbital,
    /// From orbital sector to orbital sector.
    Sideways,
}

/// The route that a faction's tiles take from one space to the other, in orbit as far as `sideways` says.
pub(crate) fn route(
    state: &State,
    faction: Faction,
    from: Space,
    to: Space,
    sideways: Reach,
) -> Result<Route, Rejection<Violation>> {
    enterable(state, from, to)?;
    match (from, to) {
        (Space::Territory(from), Space::Territory(to)) => {
            standing(state, to)?;
            surface(state, faction, from, to)
        }
        (Space::Orbit(orbit), Space::Territory(territory)) => {
            open(state, orbit, territory)?;
            standing(state, territory)?;
            red(state, faction, orbit, territory)
        }
        (Space::Territory(territory), Space::Orbit(orbit)) => {
            open(state, orbit, territory)?;
            red(state, faction, orbit, territory)
        }
        (Space::Orbit(from), Space::Orbit(to)) => beside(state, from, to, sideways),
    }
}

/// No unit enters a neutral continent (IS-BOARD-09, 10).
fn enterable(state: &State, from: Space, to: Space) -> Result<(), Rejection<Violation>> {
    if state.is_in_play(to.continent()) {
        return Ok(());
    }
    let has_white_route = match (from, to) {
        (Space::Territory(from), Space::Territory(to)) => {
            state.content.territory(from).white.contains(&to)
        }
        (Space::Orbit(_), _) | (_, Space::Orbit(_)) => false,
    };
    Err(RouteViolation::NeutralContinent { space: to, has_white_route }.into())
}

fn surface(
    state: &State,
    faction: Faction,
    from: Territory,
    to: Territory,
) -> Result<Route, Rejection<Violation>> {
    let row = state.content.territory(from);
    if row.surface.contains(&to) {
        Ok(Route::Surface)
    } else if row.white.contains(&to) {
        Ok(Route::Intercontinental)
    } else {
        Err(no_route(faction, from.into(), to.into()))
    }
}

/// Whether no Nuke has destroyed a territory: no tile moves into one (IS-MOB-14).
pub(crate) fn standing(state: &State, territory: Territory) -> Result<(), Rejection<Violation>> {
    if state.ground(territory).is_destroyed() {
        Err(RouteViolation::Destroyed { territory }.into())
    } else {
        Ok(())
    }
}

/// Whether Electronic Warfare leaves the red routes between a sector and a territory open (IS-EW-02).
pub(crate) fn open(
    state: &State,
    orbit: Orbit,
    territory: Territory,
) -> Result<(), Rejection<Violation>> {
    let above =
        Orbit { continent: territory.continent, sector: state.content.territory(territory).sector };
    if above == orbit && state.electronic_warfare(orbit.continent) == Some(orbit) {
        return Err(RouteViolation::Closed { sector: orbit }.into());
    }
    Ok(())
}

/// The red route of a faction between a sector and a territory (IS-BOARD-06).
pub(crate) fn red(
    state: &State,
    faction: Faction,
    orbit: Orbit,
    territory: Territory,
) -> Result<Route, Rejection<Violation>> {
    if faction == Faction::Reich && state.content.orbital_route(territory) == Some(orbit) {
        Ok(Route::Orbital)
    } else {
        Err(no_route(faction, orbit.into(), territory.into()))
    }
}

/// Sideways in orbit, as far as `reach` says along the row of continents in play (IS-BOARD-08, IS-MOB-05,
/// IS-MOB-06).
pub(crate) fn beside(
    state: &State,
    from: Orbit,
    to: Orbit,
    reach: Reach,
) -> Result<Route, Rejection<Violation>> {
    let row = OrbitRow::of(state);
    let (Some(start), Some(end)) = (row.place(from), row.place(to)) else {
        // The sectors of a neutral continent are not in the row.
        return Err(RouteViolation::RowEnds { from, to }.into());
    };
    let Reach { sectors, rule } = reach;
    let distance = start.abs_diff(end);
    // Near only if the row were a ring.
    let would_close =
        from.continent != to.continent && row.length().saturating_sub(distance) <= sectors;
    let is_near = (1..=sectors).contains(&distance);
    if is_near && !row.has_gap_between(state, from, to) {
        Ok(Route::Sideways)
    } else if is_near || would_close {
        Err(RouteViolation::RowEnds { from, to }.into())
    } else {
        Err(RouteViolation::TooFarSideways { from, to, sectors, rule }.into())
    }
}

/// The orbital sectors of the continents in play, from west to east.
struct OrbitRow([Option<u8>; 3]);

impl OrbitRow {
    fn of(state: &State) -> OrbitRow {
        let mut next = 0;
        OrbitRow(Continent::ALL.map(|continent| {
            state.is_in_play(continent).then(|| {
                let first = next;
                next += 3;
                first
            })
        }))
    }

    fn length(&self) -> u8 {
        self.0.iter().flatten().map(|_| 3).sum()
    }

    fn place(&self, orbit: Orbit) -> Option<u8> {
        let [america, europe, asia] = self.0;
        let first = match orbit.continent {
            Continent::America => america,
            Continent::Europe => europe,
            Continent::Asia => asia,
        }?;
        let within = match orbit.sector {
            Sector::I => 0,
            Sector::II => 1,
            Sector::III => 2,
        };
        Some(first + within)
    }

    /// Whether a neutral continent lies between, and the match does not close the row up over it.
    fn has_gap_between(&self, state: &State, from: Orbit, to: Orbit) -> bool {
        let between = |&continent: &Continent| {
            continent > from.continent.min(to.continent)
                && continent < from.continent.max(to.continent)
        };
        !state.options.orbit_across_neutral
            && Continent::ALL.iter().filter(|c| between(c)).any(|&c| !state.is_in_play(c))
    }
}

fn no_route(faction: Faction, from: Space, to: Space) -> Rejection<Violation> {
    RouteViolation::None { faction, from, to }.into()
}

/// Pays what comes after the cost of the command: the transit, then the Elite Operation (IS-CMD-02).
pub(crate) fn pay(plan: &Plan, play: &mut Play<'_, IronSky>) {
    if let Some(transit) = plan.transit {
        transit::pay(plan.post, transit, play);
    }
    elite_operation::pay(plan.elite, play);
}

/// Moves, settles source and destination, and opens a combat if one is due (IS-STL-01, IS-MOB-10): the mover attacks, on
/// whichever continent (IS-ICM-02).
pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { post, from, to, count, .. } = plan;
    let moved = Carried { rule: IS_MOB_02, cause: Cause::MOVEMENT };
    carry(play, moved, post.faction, from, to, count);
    if let Some(territory) = battlefield(play.state(), post, to) {
        combat::open(play, post, territory, plan.elite.map(Elite::card));
    }
}

/// By what tiles are carried from space to space.
#[derive(Clone, Copy)]
pub(crate) struct Carried {
    /// The rule by which they go.
    pub(crate) rule: RuleId,
    /// What changes at either end.
    pub(crate) cause: Cause,
}

impl Carried {
    /// By an order (IS-REG-13).
    pub(crate) const fn by_order(rule: RuleId) -> Carried {
        Carried { rule, cause: Cause::ORDER }
    }
}

/// Takes the top `count` tiles of a faction's army from one space to another and settles both, the source first
/// (IS-RULING-14).
pub(crate) fn carry(
    play: &mut Play<'_, IronSky>,
    carried: Carried,
    faction: Faction,
    from: Space,
    to: Space,
    count: u8,
) {
    let state = play.state();
    let tiles = leaving(state.army(from, faction), from, to, count);
    let before = [from, to].map(|space| match space {
        Space::Territory(territory) => Some(Before::of(state, territory)),
        Space::Orbit(_) => None,
    });
    play.emit(carried.rule, Event::TilesMoved { faction, origin: from, to, tiles });
    for before in before.into_iter().flatten() {
        territory::settle(play, before, carried.cause);
    }
}

/// The top tiles that go; over a white route Black Ops stay behind (IS-BLK-07).
fn leaving(army: &Army, from: Space, to: Space, count: u8) -> Vec<Tile> {
    if from.continent() == to.continent() {
        army.top(count).to_vec()
    } else {
        army.top_units(count).to_vec()
    }
}
