//! A move of tiles to an adjacent space: routes, room, transit (IS-BOARD, IS-MOB, IS-ICM, IS-EW-02).
//!
//! Mobilization and Raid share it, at home and over a white route (IS-ICM-01); where the tiles start from is theirs.

use umpire_engine::{Play, Rejection, RuleId, Seat};

use super::{
    card::Played,
    combat,
    territory::{self, Before, Cause},
};
use crate::{
    IronSky,
    action::{Move, TransitPayer},
    event::{Event, Resource},
    ids::{Continent, Faction, Orbit, Post, Sector, Space, Territory},
    ledger::{IS_ICM_04, IS_ICM_06, IS_MOB_02, IS_MOB_05},
    state::State,
    violation::{MovementViolation, RouteViolation, TransitViolation, Violation},
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
    pub(crate) transit: Option<Transit>,
}

/// A transit and who pays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Transit {
    /// The player of the command.
    Itself,
    /// The commander of the destination continent, by his permit.
    Permitted(Post),
}

/// Whether `size` tiles of `played`'s player at `from` let him make the move.
pub(crate) fn plan(
    state: &State,
    played: &Played,
    from: Space,
    size: u8,
    movement: &Move,
) -> Result<Plan, Rejection<Violation>> {
    let (post, to, count) = (played.post, movement.to, movement.count);
    if count < 1 || count > size {
        return Err(MovementViolation::TooManyTiles { count, size }.into());
    }
    let route = route(state, post.faction, from, to, SIDEWAYS)?;
    let room = state.army(to, post.faction).room();
    if count > room {
        return Err(MovementViolation::NoRoom { space: to, count, room }.into());
    }
    let transit = transit(state, played, route, to.continent(), movement.transit_payer)?;
    Ok(Plan { post, from, to, count, transit })
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
        (Space::Territory(from), Space::Territory(to)) => surface(state, faction, from, to),
        (Space::Orbit(orbit), Space::Territory(territory))
        | (Space::Territory(territory), Space::Orbit(orbit)) => {
            red(state, faction, orbit, territory)?;
            Ok(Route::Orbital)
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

/// Whether a faction's tiles may use the red route between a sector and a territory (IS-BOARD-06, IS-EW-02).
pub(crate) fn red(
    state: &State,
    faction: Faction,
    orbit: Orbit,
    territory: Territory,
) -> Result<(), Rejection<Violation>> {
    let above =
        Orbit { continent: territory.continent, sector: state.content.territory(territory).sector };
    if above == orbit && state.electronic_warfare(orbit.continent) == Some(orbit) {
        return Err(RouteViolation::Closed { sector: orbit }.into());
    }
    if faction == Faction::Reich && state.content.orbital_route(territory) == Some(orbit) {
        Ok(())
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

/// Who pays the transit: due for every white route of a UWC command (IS-ICM-04 to 07), never of the Reich (IS-ICM-03).
fn transit(
    state: &State,
    played: &Played,
    route: Route,
    destination: Continent,
    payer: TransitPayer,
) -> Result<Option<Transit>, Rejection<Violation>> {
    let post = played.post;
    let is_due = post.faction == Faction::Uwc && route == Route::Intercontinental;
    let giver = Post::new(Faction::Uwc, destination);
    match payer {
        TransitPayer::Itself if !is_due => Ok(None),
        TransitPayer::Destination if !is_due => Err(TransitViolation::NotDue.into()),
        TransitPayer::Destination if giver != post => {
            permitted(state, post, giver)?;
            Ok(Some(Transit::Permitted(giver)))
        }
        TransitPayer::Itself | TransitPayer::Destination => {
            if played.politics_for_transit(state) < 1 {
                return Err(TransitViolation::CannotPay.into());
            }
            Ok(Some(Transit::Itself))
        }
    }
}

fn permitted(state: &State, post: Post, giver: Post) -> Result<(), Rejection<Violation>> {
    let seat = state.seat(giver).unwrap_or(Seat(0));
    if state.permit(giver, post.continent) < 1 {
        return Err(TransitViolation::NotPermitted { giver: seat }.into());
    }
    if state.points(giver, Resource::Politics) < 1 {
        return Err(TransitViolation::GiverCannotPay { giver: seat }.into());
    }
    Ok(())
}

/// Pays the transit, moves, settles source and destination, and opens a combat if one is due (IS-STL-01, IS-MOB-10):
/// the mover attacks, on whichever continent (IS-ICM-02).
pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    if let Some(transit) = plan.transit {
        pay(plan.post, transit, play);
    }
    let moved = Carried { rule: IS_MOB_02, cause: Cause::MOVEMENT };
    carry(play, moved, plan.post.faction, plan.from, plan.to, plan.count);
    if let Space::Territory(territory) = plan.to
        && !play.state().army(plan.to, plan.post.faction.opposing()).is_empty()
    {
        combat::open(play, plan.post, territory);
    }
}

fn pay(post: Post, transit: Transit, play: &mut Play<'_, IronSky>) {
    let (payer, rule) = match transit {
        Transit::Itself => (post, IS_ICM_04),
        Transit::Permitted(giver) => {
            play.emit(IS_ICM_06, Event::TransitPermitUsed { giver, by: post });
            (giver, IS_ICM_06)
        }
    };
    let spent = Event::ResourceSpent { post: payer, resource: Resource::Politics, amount: 1 };
    play.emit(rule, spent);
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
    let tiles = state.army(from, faction).top(count).to_vec();
    let before = [from, to].map(|space| match space {
        Space::Territory(territory) => Some(Before::of(state, territory)),
        Space::Orbit(_) => None,
    });
    play.emit(carried.rule, Event::TilesMoved { faction, origin: from, to, tiles });
    for before in before.into_iter().flatten() {
        territory::settle(play, before, carried.cause);
    }
}
