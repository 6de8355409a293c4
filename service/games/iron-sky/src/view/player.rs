//! A player as one viewer sees him.

use alloc::vec::Vec;

use umpire_engine::{Seat, Viewer};

use crate::{
    content::Content,
    ids::{ByTactics, CombatCard, CommandCard, Commander, ContinentMap, Post, Tactics},
    state::{self, Clock, State},
};

use super::{View, colours, count, sees_permits};

/// A player and what is his (ledger 3.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The post his seat began with.
    pub post: Post,
    /// Who decides and sees for the seat: itself, its heir after a resignation, or nobody.
    pub agent: Option<Seat>,
    /// His sheet.
    pub commander: Commander,
    /// The command cards he holds, in the order drawn (IS-INFO-02).
    pub hand: Cards,
    /// The number of cards in his command deck.
    pub deck: u8,
    /// His command discard pile, oldest first (IS-INFO-01).
    pub discard: Vec<CommandCard>,
    /// His combat cards.
    pub combat_set: CombatSet,
    /// Unit tiles in his supply.
    pub supply: u8,
    /// What his faction alone has.
    pub means: Means,
    /// Whether he has finished the phase.
    pub is_done: bool,
    /// How often he has withdrawn done in this Command Phase, 0 to 20.
    pub withdrawals: u8,
    /// His Command clock.
    pub clock: Clock,
}

/// Command cards of a player: which they are, for who decides for him; how many, for all others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cards {
    /// These, in the order drawn.
    Known(Vec<CommandCard>),
    /// Cards that the viewer does not know.
    Hidden {
        /// How many.
        count: u8,
    },
}

/// A personal combat set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CombatSet {
    /// The cards that lie face down.
    pub backs: Backs,
    /// Face up, oldest first (IS-INFO-04).
    pub discard: Vec<CombatCard>,
}

/// What the cards that lie face down show of themselves (IS-INFO-03).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Backs {
    /// How many cards of each colour the deck has.
    pub deck: ByTactics<u8>,
    /// The colour of its top card; `None` if the deck is empty.
    pub top: Option<Tactics>,
    /// The colour of the Reserve; `None` if there is none.
    pub reserve: Option<Tactics>,
}

/// What only one of the factions has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Means {
    /// A Reich player's.
    Reich(ReichMeans),
    /// A UWC player's.
    Uwc(UwcMeans),
}

/// What only a Reich player has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReichMeans {
    /// Command Points, 0 to 8.
    pub command_points: u8,
    /// Whether he gave a Command Point this turn.
    pub has_given: bool,
    /// Whether he used a Guidance Token this turn.
    pub has_used_guidance: bool,
}

/// What only a UWC player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UwcMeans {
    /// Money Points, 0 to 8.
    pub money: u8,
    /// Politics Points, 0 to 8.
    pub politics: u8,
    /// The destroyed Reich tiles he has taken, by their owners, oldest first.
    pub trophies: Vec<Post>,
    /// Gifts of Money in this Command Phase, 0 to 20.
    pub gifts: u8,
    /// His transit permits; `None` for a viewer who may not know them.
    pub permits: Option<Permits>,
}

/// The transit permits a UWC player has given (IS-ICM-07).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Permits {
    /// Transits permitted to the team-mate of each continent, 0 to 8.
    pub transits: ContinentMap<u8>,
    /// Permits set in this Command Phase, 0 to 20.
    pub changes: u8,
}

impl Player {
    pub(super) fn of(state: &State, seat: Seat, viewer: Viewer) -> Option<Player> {
        let post = state.post(seat)?;
        let player = state.player(post)?;
        Some(Player {
            post,
            agent: state.agent(seat),
            commander: player.commander,
            hand: Cards::of(state, post, viewer, &player.hand),
            deck: count(player.deck.len()),
            discard: player.discard.clone(),
            combat_set: CombatSet {
                backs: Backs::of(&state.content, &player.combat_set),
                discard: player.combat_set.discard.clone(),
            },
            supply: player.supply,
            means: Means::of(&player.means, sees_permits(state, viewer)),
            is_done: player.is_done,
            withdrawals: player.withdrawals,
            clock: player.clock,
        })
    }
}

impl Cards {
    /// Cards of `post` as `viewer` may know them.
    pub(crate) fn of(state: &State, post: Post, viewer: Viewer, cards: &[CommandCard]) -> Cards {
        if state.is_seen_by(post, viewer) {
            Cards::Known(cards.to_vec())
        } else {
            Cards::Hidden { count: count(cards.len()) }
        }
    }

    pub(crate) fn add(&mut self, drawn: &Cards) {
        match (self, drawn) {
            (Cards::Known(cards), Cards::Known(drawn)) => cards.extend_from_slice(drawn),
            // Who knows a hand is told what is drawn to it: the kinds never mix.
            (hand, drawn) => {
                *hand = Cards::Hidden { count: hand.count().saturating_add(drawn.count()) };
            }
        }
    }

    pub(crate) fn remove(&mut self, card: CommandCard) {
        match self {
            Cards::Known(cards) => cards.retain(|&held| held != card),
            Cards::Hidden { count } => *count = count.saturating_sub(1),
        }
    }

    /// How many there are.
    pub fn count(&self) -> u8 {
        match self {
            Cards::Known(cards) => count(cards.len()),
            Cards::Hidden { count } => *count,
        }
    }
}

impl Backs {
    pub(crate) fn of(content: &Content, set: &state::CombatSet) -> Backs {
        let tactics = |card: CombatCard| content.combat_card(card).tactics;
        Backs {
            deck: colours(content, &set.deck),
            top: set.deck.first().copied().map(tactics),
            reserve: set.reserve.map(tactics),
        }
    }
}

impl Means {
    fn of(means: &state::Means, sees_permits: bool) -> Means {
        match means {
            state::Means::Reich(means) => Means::Reich(ReichMeans {
                command_points: means.command_points,
                has_given: means.has_given,
                has_used_guidance: means.has_used_guidance,
            }),
            state::Means::Uwc(means) => Means::Uwc(UwcMeans {
                money: means.money,
                politics: means.politics,
                trophies: means.trophies.clone(),
                gifts: means.gifts,
                permits: sees_permits.then(|| Permits {
                    transits: means.permits.clone(),
                    changes: means.permit_changes,
                }),
            }),
        }
    }
}

impl View {
    pub(crate) fn player_mut(&mut self, post: Post) -> Option<&mut Player> {
        self.players.iter_mut().find(|player| player.post == post)
    }
}
