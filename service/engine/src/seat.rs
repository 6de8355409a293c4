//! Who sits where, and who looks on.

use serde::{Deserialize, Serialize};

/// A place at the table, numbered from 0 in the order in which the players were named at creation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seats of a match of `players`, in order.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..players).map(Seat)
    }
}

impl core::fmt::Display for Seat {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.fmt(f)
    }
}

/// One who looks at the table: what he may see and what he is told depend on this alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Viewer {
    /// The player of a seat.
    Seat(Seat),
    /// Anyone else: he sees what is public.
    Spectator,
}

impl Viewer {
    /// Every viewer of a match of `players`: the seats in order, then the spectators.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> + Clone {
        Seat::all(players).map(Viewer::Seat).chain(core::iter::once(Viewer::Spectator))
    }

    /// The viewer's seat, if he has one.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }
}
