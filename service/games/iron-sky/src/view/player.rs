//! A player as one viewer sees him.

use alloc::vec::Vec;

use umpire_engine::{Seat, Viewer};

use crate::{
    content::Content,
    ids::{
        ByTactics, CombatCard, CommandCard, Commander, ContinentMap, Post, SecretOperation,
        Tactics, Territory,
    },
    state::{self, BlackOps, Clock, State},
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
    /// Special Commands on his sheet, their effect still to come (IS-SPC-04).
    pub sheet: Vec<CommandCard>,
    /// Special Commands that he has used up.
    pub used_up: Vec<CommandCard>,
    /// His Secret Operation; `None` without the optional rule.
    pub secret_operation: Option<Operation>,
    /// His combat cards.
    pub combat_set: CombatSet,
    /// Unit tiles in his supply.
    pub supply: u8,
    /// What his faction alone has.
    pub means: Means,
    /// Whether he has finished the phase.
    pub is_done: bool,
    /// Whether his Initiative Token lies face down.
    pub has_used_initiative: bool,
    /// Whether he has used the discount of the Time Token this turn.
    pub has_used_discount: bool,
    /// Whether he has paid its surcharge this turn.
    pub has_paid_surcharge: bool,
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

/// A Secret Operation: which it is, for who decides for its player; once revealed, for all (IS-INFO-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// This one.
    Known(SecretOperation),
    /// One that the viewer does not know.
    Hidden,
}

/// A personal combat set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CombatSet {
    /// The cards that lie face down.
    pub backs: Backs,
    /// Face up, oldest first (IS-INFO-04).
    pub discard: Vec<CombatCard>,
}

/// What the cards that lie face down or are held show of themselves (IS-INFO-03, IS-INFO-09).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Backs {
    /// How many cards of each colour the deck has.
    pub deck: ByTactics<u8>,
    /// The colour of its top card; `None` if the deck is empty.
    pub top: Option<Tactics>,
    /// The colour of the Reserve; `None` if there is none.
    pub reserve: Option<Tactics>,
    /// The combat hand of Controlled Combat; empty without it.
    pub hand: CombatHand,
}

/// A combat hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CombatHand {
    /// How many cards of each colour it has.
    pub tactics: ByTactics<u8>,
    /// The cards, the one held longest first; `None` for a viewer who may not know them.
    pub cards: Option<Vec<CombatCard>>,
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
    /// Black Ops that he has destroyed, 0 to 3.
    pub black_ops: u8,
    /// The territory just conquered, while a conquest card may be played for it (IS-SPC-10).
    pub conquest: Option<Territory>,
}

/// What only a UWC player has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UwcMeans {
    /// Money Points, 0 to 8.
    pub money: u8,
    /// Politics Points, 0 to 8.
    pub politics: u8,
    /// His Black Ops; `None` without the optional rule.
    pub black_ops: Option<BlackOps>,
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
            sheet: player.sheet.clone(),
            used_up: player.used_up.clone(),
            secret_operation: player.secret_operation.map(|operation| {
                if player.has_revealed || state.is_seen_by(post, viewer) {
                    Operation::Known(operation)
                } else {
                    Operation::Hidden
                }
            }),
            combat_set: CombatSet {
                backs: Backs::of(state, post, viewer, &player.combat_set),
                discard: player.combat_set.discard.clone(),
            },
            supply: player.supply,
            means: Means::of(&player.means, sees_permits(state, viewer)),
            is_done: player.is_done,
            has_used_initiative: player.has_used_initiative,
            has_used_discount: player.has_used_discount,
            has_paid_surcharge: player.has_paid_surcharge,
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
    pub(crate) fn of(state: &State, post: Post, viewer: Viewer, set: &state::CombatSet) -> Backs {
        let content: &Content = &state.content;
        let tactics = |card: CombatCard| content.combat_card(card).tactics;
        Backs {
            deck: colours(content, &set.deck),
            top: set.deck.first().copied().map(tactics),
            reserve: set.reserve.map(tactics),
            hand: CombatHand {
                tactics: colours(content, &set.hand),
                cards: state.is_seen_by(post, viewer).then(|| set.hand.clone()),
            },
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
                black_ops: means.black_ops,
                conquest: means.conquest,
            }),
            state::Means::Uwc(means) => Means::Uwc(UwcMeans {
                money: means.money,
                politics: means.politics,
                black_ops: means.black_ops,
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
