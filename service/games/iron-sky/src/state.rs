//! What is on the table? Fields, bounds and questions; only `evolve` writes here.

mod army;
mod board;
mod combat;
mod invariants;
mod player;

pub use army::{ARMY_LIMIT, Army, Tile};
pub use board::{Board, Ground, Neutral, PlayedCard, SectorMap};
pub use combat::{Combat, CombatStep, LaidCard, Origin};
pub use invariants::{Breach, broken_conservation, broken_invariant};
pub use player::{
    BlackOps, Clock, CombatSet, Means, Player, RESOURCE_LIMIT, ReichMeans, Seating, UwcMeans,
};

use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use umpire_engine::{Seat, Shared, Viewer};

use crate::{
    content::{Content, TimeEffect},
    event::Resource,
    ids::{
        CombatCard, Continent, ContinentMap, Faction, FactionMap, Orbit, Post, Space, Territory,
        TimeToken,
    },
    options::{OptionalRule, Options},
    score::Outcome,
};

/// A match of Iron Sky: what it is played with and by, and the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// Boards, decks and tables; the same for the whole match.
    pub content: Shared<Content>,
    /// What the match chose; the same for the whole match.
    pub options: Options,
    /// The number of players: 2, 4 or 6 (IS-GEN-01).
    pub players: u8,
    /// Everything that changes.
    pub table: Table,
}

/// What is on the table, the hidden included.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Whose turn and which part of it.
    pub phase: Phase,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The side whose turn it is (IS-DEF-04).
    pub active: Faction,
    /// Each player's post and who acts for it, by seat; empty until commanders are drawn.
    pub seating: Vec<Seating>,
    /// The continents in play; `None` for neutral ones and before boards are drawn.
    pub boards: ContinentMap<Option<Board>>,
    /// What neutral continents bring (IS-SETUP-03 to 06); `None` for those in play.
    pub neutrals: ContinentMap<Option<Neutral>>,
    /// The commanders, by post; `None` where nobody sits.
    pub commanders: FactionMap<ContinentMap<Option<Player>>>,
    /// The combat cards of each faction that nobody owns, top first (IS-SETUP-17).
    pub banks: FactionMap<Vec<CombatCard>>,
    /// Unturned Time Tokens, top first (IS-SETUP-29).
    pub time_pile: Vec<TimeToken>,
    /// Turned Time Tokens, oldest first.
    pub turned: Vec<TimeToken>,
    /// How many combats have been opened in the match; numbers them.
    pub combats_opened: u32,
    /// How it ended, once it has.
    pub outcome: Option<Outcome>,
}

impl State {
    /// The bare table: nobody sits, nothing is dealt.
    pub(crate) fn bare(content: &Shared<Content>, options: &Options, players: u8) -> State {
        let table = Table {
            phase: Phase::Setup,
            round: 0,
            active: Faction::Reich,
            seating: Vec::new(),
            boards: ContinentMap::default(),
            neutrals: ContinentMap::default(),
            commanders: FactionMap::default(),
            banks: FactionMap::default(),
            time_pile: Vec::new(),
            turned: Vec::new(),
            combats_opened: 0,
            outcome: None,
        };
        State { content: content.clone(), options: options.clone(), players, table }
    }

    /// The state as private bytes, without its content.
    pub(crate) fn freeze(&self) -> Vec<u8> {
        // Serialising to memory cannot fail for these types; an empty snapshot is refused by `thaw`.
        postcard::to_allocvec(&(&self.options, self.players, &self.table)).unwrap_or_default()
    }

    /// The state that [`freeze`](State::freeze) put away.
    pub(crate) fn thaw(content: &Shared<Content>, bytes: &[u8]) -> Option<State> {
        let (options, players, table) = postcard::from_bytes(bytes).ok()?;
        Some(State { content: content.clone(), options, players, table })
    }
}

/// The parts of a match (ledger 4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Before the deal is finished.
    Setup,
    /// Income (IS-RES).
    Resource,
    /// Commands, orders and sharing.
    Command,
    /// Discards and draws (IS-END).
    End,
    /// The Time Token is turned (IS-TIME).
    Time,
    /// Over.
    Finished,
}

impl State {
    /// The post a seat began with; `None` until commanders are drawn.
    pub fn post(&self, seat: Seat) -> Option<Post> {
        self.table.seating.get(usize::from(seat.0)).map(|seating| seating.post)
    }

    /// The seat that began with a post; `None` where nobody sits.
    pub fn seat(&self, post: Post) -> Option<Seat> {
        Seat::all(self.players).find(|&seat| self.post(seat) == Some(post))
    }

    /// Who acts and sees for a seat: itself, its heir after a resignation (IS-LEAVE-02), or nobody once the last of its
    /// faction has gone (IS-LEAVE-03).
    pub fn agent(&self, seat: Seat) -> Option<Seat> {
        let seating = |seat: Seat| self.table.seating.get(usize::from(seat.0));
        let agent = seating(seat)?.agent;
        (!seating(agent)?.has_resigned).then_some(agent)
    }

    /// Whether `viewer` decides and sees for a post.
    pub fn is_seen_by(&self, post: Post, viewer: Viewer) -> bool {
        self.seat(post)
            .and_then(|seat| self.agent(seat))
            .is_some_and(|agent| viewer.seat() == Some(agent))
    }

    /// The commander at a post; `None` where nobody sits.
    pub fn player(&self, post: Post) -> Option<&Player> {
        self.table.commanders[post.faction][post.continent].as_ref()
    }

    /// The posts in play, in seat order.
    pub fn posts(&self) -> impl DoubleEndedIterator<Item = Post> + Clone + '_ {
        Post::ALL.into_iter().filter(|&post| self.player(post).is_some())
    }

    /// The posts of the active faction, from west to east (IS-RES-01).
    pub fn active_posts(&self) -> impl DoubleEndedIterator<Item = Post> + Clone + '_ {
        let active = self.table.active;
        self.posts().filter(move |post| post.faction == active)
    }

    /// The board of a continent in play.
    pub fn board(&self, continent: Continent) -> Option<&Board> {
        self.table.boards[continent].as_ref()
    }

    /// What lies on a territory; nothing, on a neutral continent.
    pub fn ground(&self, territory: Territory) -> &Ground {
        self.board(territory.continent)
            .map_or(Ground::NOWHERE, |board| board.ground(territory.number))
    }

    /// A faction's army at a space; the empty one, if it has none there.
    pub fn army(&self, space: Space, faction: Faction) -> &Army {
        match space {
            Space::Territory(territory) => self.ground(territory).army_of(faction),
            Space::Orbit(orbit) => match (self.board(orbit.continent), faction) {
                (Some(board), Faction::Reich) => &board.orbit[orbit.sector],
                (Some(_) | None, Faction::Reich | Faction::Uwc) => Army::NOBODY,
            },
        }
    }

    /// Where the Terror Token of a continent lies, if it is on the board.
    pub fn terror(&self, continent: Continent) -> Option<Territory> {
        self.player(Post::new(Faction::Reich, continent))?.reich()?.terror
    }

    /// Where the Electronic Warfare Token of a continent lies, if it is on the board.
    pub fn electronic_warfare(&self, continent: Continent) -> Option<Orbit> {
        let player = self.player(Post::new(Faction::Uwc, continent))?;
        player.uwc()?.electronic_warfare.map(|sector| Orbit { continent, sector })
    }

    /// The points on a track; 0 for one that the post does not have.
    pub fn points(&self, post: Post, resource: Resource) -> u8 {
        match (self.player(post).map(|player| &player.means), resource) {
            (Some(Means::Reich(means)), Resource::CommandPoints) => means.command_points,
            (Some(Means::Uwc(means)), Resource::Money) => means.money,
            (Some(Means::Uwc(means)), Resource::Politics) => means.politics,
            (Some(Means::Reich(_)), Resource::Money | Resource::Politics)
            | (Some(Means::Uwc(_)), Resource::CommandPoints)
            | (None, _) => 0,
        }
    }

    /// The tiles in a supply; 0 for a post that nobody holds.
    pub fn supply(&self, post: Post) -> u8 {
        self.player(post).map_or(0, |player| player.supply)
    }

    /// How many transits `giver` has permitted to the UWC commander of `continent` (IS-ICM-07).
    pub fn permit(&self, giver: Post, continent: Continent) -> u8 {
        self.player(giver).and_then(Player::uwc).map_or(0, |means| means.permits[continent])
    }

    /// What the Time Token in force shows, with Eventful Times: the one turned last, none in round 1 (IS-EVT-01).
    pub fn event(&self) -> Option<TimeEffect> {
        self.token_in_force().map(|token| self.content.time_token(token).effect)
    }

    /// That token.
    pub fn token_in_force(&self) -> Option<TimeToken> {
        let last = self.table.turned.last().copied();
        last.filter(|_| self.options.plays(OptionalRule::EventfulTimes))
    }

    /// The Improvements that `post` controls and has the effect of, by territory (IS-SPC-07, IS-SPC-08).
    pub fn improvements(&self, post: Post) -> impl Iterator<Item = (Territory, PlayedCard)> + '_ {
        self.content.territories(post.continent).filter_map(move |territory| {
            let ground = self.ground(territory);
            let is_controlled = ground.controller() == Some(post.faction);
            Some((territory, ground.improvement.filter(|_| is_controlled)?))
        })
    }

    /// Whether a continent is in play (IS-DEF-02).
    pub fn is_in_play(&self, continent: Continent) -> bool {
        self.board(continent).is_some()
    }

    /// The open combat in which `post` attacks (IS-SIM-07: at most one).
    pub fn attack_of(&self, post: Post) -> Option<&Combat> {
        self.combats().find(|combat| combat.attacker == post)
    }

    /// The open combats, from west to east.
    pub fn combats(&self) -> impl Iterator<Item = &Combat> {
        self.table.boards.iter().filter_map(|(_, board)| board.as_ref()?.combat.as_ref())
    }

    /// Whether an open combat freezes a continent (IS-SIM-04).
    pub fn is_frozen(&self, continent: Continent) -> bool {
        self.board(continent).is_some_and(|board| board.combat.is_some())
    }
}
