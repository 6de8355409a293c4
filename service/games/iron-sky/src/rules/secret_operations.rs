//! Secret Operations (IS-SEC): what each demands at the end of the match, and what it gives.

use umpire_engine::Play;

use alloc::vec::Vec;

use crate::{
    IronSky,
    content::Operation,
    event::Event,
    ids::{Continent, Faction, Post, SecretOperation, Sector, Territory},
    ledger::IS_SEC_01,
    score::{Demand, ScoreItem, ScoreSource},
    state::{State, Tile},
};

/// The value of a territory of class I (IS-SEC-03).
const FIRST_CLASS: u8 = 1;

/// How many territories a Dominion has (IS-SEC-08).
const DOMINION: usize = 3;

/// Shows all Secret Operations to everyone.
pub(super) fn reveal(play: &mut Play<'_, IronSky>) {
    let posts: Vec<Post> = play.state().posts().collect();
    for post in posts {
        if let Some(operation) = play.state().player(post).and_then(|it| it.secret_operation) {
            play.emit(IS_SEC_01, Event::SecretOperationRevealed { post, operation });
        }
    }
}

/// What the Secret Operation of `post` gives it.
pub(super) fn score(state: &State, post: Post, operation: SecretOperation) -> ScoreItem {
    let row = state.content.secret_operation(operation);
    let once = |is_met: bool| u16::from(is_met);
    let (demand, times) = match &row.operation {
        Operation::TerritoryOfInterest(numbers) => {
            let territory =
                Territory { continent: post.continent, number: numbers[post.continent] };
            let is_first_class = state.content.territory(territory).vp == FIRST_CLASS;
            let demand = if is_first_class {
                Demand::FirstClassTerritory
            } else {
                Demand::SecondClassTerritory
            };
            (demand, once(controls(state, post, territory)))
        }
        Operation::BorderGuard => (Demand::BorderGuard, bordering(state, post)),
        Operation::WorldPolice => (Demand::WorldPolice, abroad(state, post)),
        Operation::MasteryOfSpace => (Demand::MasteryOfSpace, in_orbit(state, post.continent)),
        Operation::Dominion => (Demand::Dominion, once(has_dominion(state, post))),
    };
    let points = times.saturating_mul(u16::from(row.points));
    ScoreItem { source: ScoreSource::SecretOperation { operation, demand }, points }
}

/// Black Ops in a Headquarters control it like any army (IS-PAIR-19).
fn controls(state: &State, post: Post, territory: Territory) -> bool {
    state.ground(territory).controller() == Some(post.faction)
}

/// Controlled territories of the own continent with a white route, be the continent beyond neutral (IS-SEC-05, IS-BOARD-09).
fn bordering(state: &State, post: Post) -> u16 {
    let territories = state.content.territories(post.continent);
    let guarded = territories.filter(|&territory| {
        !state.content.territory(territory).white.is_empty() && controls(state, post, territory)
    });
    guarded.map(|_| 1).sum()
}

/// Own unit tiles on other continents, wherever in a stack (IS-SEC-06); Black Ops are none and never leave (IS-PAIR-19).
fn abroad(state: &State, post: Post) -> u16 {
    Continent::ALL
        .into_iter()
        .filter(|&continent| continent != post.continent)
        .flat_map(|continent| state.content.territories(continent))
        .flat_map(|territory| state.ground(territory).army_of(post.faction).tiles())
        .filter(|&&tile| tile == Tile::Unit(post))
        .map(|_| 1)
        .sum()
}

/// Reich tiles in the orbit of a continent, whoever owns them (IS-SEC-07).
fn in_orbit(state: &State, continent: Continent) -> u16 {
    let sizes = state.board(continent).map(|board| {
        Sector::ALL.into_iter().map(|sector| u16::from(board.orbit[sector].size())).sum()
    });
    sizes.unwrap_or(0)
}

/// Three controlled territories joined by surface routes; a line of them will do (IS-SEC-08): one of them borders on two
/// others.
fn has_dominion(state: &State, post: Post) -> bool {
    let controlled =
        |territory: &Territory| state.ground(*territory).controller() == Some(Faction::Reich);
    state.content.territories(post.continent).filter(controlled).any(|middle| {
        let beside = &state.content.territory(middle).surface;
        beside.iter().filter(|territory| controlled(territory)).count() + 1 >= DOMINION
    })
}
