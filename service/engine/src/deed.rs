//! What the log holds.

use crate::{decision::DecisionId, seat::Seat};

/// One line of a match's log. Only the first kind can be said by a client; replays therefore need no clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed<A> {
    /// A player's action, for the seat it is played for.
    Act {
        /// The seat acted for. After a resignation one player may act for several.
        seat: Seat,
        /// What is done.
        action: A,
    },
    /// The clock ran out on a decision; its default is taken for every seat that has not answered.
    Expire(
        /// The decision that is due.
        DecisionId,
    ),
    /// The house gives a seat up, as if its player had resigned.
    Retire(
        /// The seat given up.
        Seat,
    ),
}
