//! A listed choice: a sample and the parameters it may vary in.

use alloc::vec::Vec;

use umpire_engine::{DecisionId, Seat};

use crate::{
    action::{Action, Payment, Placement},
    ids::{ByTactics, CommandCard},
};

/// A sample that is accepted as it stands, and how it may vary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The seat it is for.
    pub seat: Seat,
    /// The decision it answers.
    pub decision: DecisionId,
    /// The sample.
    pub sample: Action,
    /// What may vary; a domain bounds, it does not promise.
    pub parameters: Vec<Parameter>,
}

/// A part of an action that may vary, with its domain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// The payment of a card: one of these.
    Payment(Vec<Payment>),
    /// The payment of a regrouping: up to so much Money and Politics, one point a tile.
    Mix(Payment),
    /// The number of tiles, tokens or transits, or the amount of Money: from `least` to `most`.
    Count {
        /// The smallest.
        least: u8,
        /// The greatest.
        most: u8,
    },
    /// Whether the discount of the Time Token is used: unsaid, yes or no.
    UseDiscount,
    /// Who pays the transit: either.
    TransitPayer,
    /// Whether one's own transit is paid with Money, by Martial Law.
    TransitMoney,
    /// An Elite Operation for the combat that opens: none, or this card for one of these payments.
    EliteOperation {
        /// The card.
        card: CommandCard,
        /// What may be paid for it.
        payments: Vec<Payment>,
        /// Whether the discount of the Time Token may be used for it: unsaid, yes or no.
        may_use_discount: bool,
    },
    /// The placements of a Recruit: tiles to at most two of these spaces, up to the room of each, and 1 to `most` in all.
    Placements {
        /// The spaces with their rooms.
        rooms: Vec<Placement>,
        /// The most tiles in all.
        most: u8,
    },
    /// A switch of combat cards: equally many of each, 1 to 5, up to so many of each colour.
    Switch {
        /// What may be set aside.
        discard: ByTactics<u8>,
        /// What may be taken.
        take: ByTactics<u8>,
    },
    /// The discard of an End Phase: one of these cards, or none.
    Discard(Vec<CommandCard>),
}
