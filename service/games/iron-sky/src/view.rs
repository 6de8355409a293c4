//! What may a viewer see? Built from nothing: what no field is made for is not shown.
//!
//! A view holds what is public (ledger 3, IS-INFO), and of hidden things only what the viewer may
//! know: the command cards, the combat hand and the Secret Operation of the posts he decides for, and, if
//! one of them is the UWC's, the transit permits. A player who has given up sees what a spectator sees.

mod board;
mod combat;
mod player;

pub use board::{Board, Ground, Neutral, Place};
pub use combat::{BackOrigin, CardBack, Combat, CombatStep, FaceUp, KnownCard};
pub use player::{
    Backs, Cards, CombatHand, CombatSet, Means, Operation, Permits, Player, ReichMeans, UwcMeans,
};

use alloc::vec::Vec;

use umpire_engine::{Seat, Viewer};

use crate::{
    content::Content,
    ids::{ByTactics, CombatCard, ContinentMap, Faction, FactionMap, Post, TimeToken},
    score::Outcome,
    state::{Phase, State},
};

/// The table as one viewer may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The part of the match.
    pub phase: Phase,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The side whose turn it is.
    pub active: Faction,
    /// The continents in play.
    pub boards: ContinentMap<Option<Board>>,
    /// The others.
    pub neutrals: ContinentMap<Option<Neutral>>,
    /// The players by seat, with all that is open of them (IS-INFO-08); empty until posts are taken.
    pub players: Vec<Player>,
    /// How many combat cards of each colour a faction's bank has (IS-INFO-03).
    pub banks: FactionMap<ByTactics<u8>>,
    /// The number of unturned Time Tokens (IS-INFO-07).
    pub time_pile: u8,
    /// Turned Time Tokens, oldest first.
    pub turned: Vec<TimeToken>,
    /// The turned token that is in force, with Eventful Times (IS-EVT-01).
    pub in_force: Option<TimeToken>,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
}

impl View {
    /// The player of a post; `None` where nobody sits.
    pub fn player(&self, post: Post) -> Option<&Player> {
        self.players.iter().find(|player| player.post == post)
    }
}

/// The table as `viewer` may see it.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let table = &state.table;
    View {
        phase: table.phase,
        round: table.round,
        active: table.active,
        boards: boards(state, viewer),
        neutrals: neutrals(state),
        players: players(state, viewer),
        banks: FactionMap::from_fn(|faction| bank(state, faction)),
        time_pile: count(table.time_pile.len()),
        turned: table.turned.clone(),
        in_force: state.token_in_force(),
        outcome: table.outcome.clone(),
    }
}

pub(crate) fn boards(state: &State, viewer: Viewer) -> ContinentMap<Option<Board>> {
    ContinentMap::from_fn(|continent| {
        Some(Board::of(state, continent, state.board(continent)?, viewer))
    })
}

pub(crate) fn neutrals(state: &State) -> ContinentMap<Option<Neutral>> {
    ContinentMap::from_fn(|continent| state.table.neutrals[continent].as_ref().map(Neutral::of))
}

pub(crate) fn players(state: &State, viewer: Viewer) -> Vec<Player> {
    Seat::all(state.players).filter_map(|seat| Player::of(state, seat, viewer)).collect()
}

/// What the backs of a faction's bank show.
pub(crate) fn bank(state: &State, faction: Faction) -> ByTactics<u8> {
    colours(&state.content, &state.table.banks[faction])
}

/// Whether `viewer` decides for some post of the UWC, and so sees the transit permits (IS-ICM-07).
pub(crate) fn sees_permits(state: &State, viewer: Viewer) -> bool {
    Post::of(Faction::Uwc).any(|post| state.is_seen_by(post, viewer))
}

fn colours(content: &Content, cards: &[CombatCard]) -> ByTactics<u8> {
    let mut numbers = ByTactics::default();
    for &card in cards {
        let number = &mut numbers[content.combat_card(card).tactics];
        *number = u8::saturating_add(*number, 1);
    }
    numbers
}

/// A number of things on the table; there are never as many as 255 of a kind.
pub(crate) fn count(things: usize) -> u8 {
    u8::try_from(things).unwrap_or(u8::MAX)
}
