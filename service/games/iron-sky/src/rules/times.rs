//! Eventful Times (IS-EVT): the Time Token turned last changes what commands in one sector cost.
//!
//! Orders, sharing, transit and Initiative are no commands and never ask here (IS-EVT-11, IS-PAIR-15).

use crate::{
    action::Placement,
    content::TimeEffect,
    ids::{Sector, Space},
    state::State,
};

/// Where a command is played, as the token asks (IS-EVT-07 to 11).
#[derive(Clone, Copy, Debug)]
pub(crate) enum Located<'a> {
    /// It has no location and is never affected (IS-EVT-10).
    Nowhere,
    /// At one space: a target, or where a move starts (IS-EVT-07, IS-EVT-09).
    At(Space),
    /// Wherever its tiles go (IS-EVT-08).
    Among(&'a [Placement]),
}

impl<T: Into<Space>> From<T> for Located<'_> {
    fn from(place: T) -> Self {
        Located::At(place.into())
    }
}

/// What the token does to commands at a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Change {
    /// They may cost 1 less (IS-EVT-03).
    pub(crate) discount: bool,
    /// The first of them costs 1 more (IS-EVT-06).
    pub(crate) surcharge: bool,
}

/// What the token that is in force does to a command played there. It applies to the sector of every continent
/// (IS-EVT-02); every tile must go there for the discount, one suffices for the surcharge (IS-EVT-08).
pub(crate) fn change(state: &State, located: Located<'_>) -> Change {
    let is_in = |space: Space, sector: Sector| sector_of(state, space) == sector;
    match (state.event(), located) {
        (Some(TimeEffect::MinusOne(sector)), Located::At(space)) => {
            Change { discount: is_in(space, sector), surcharge: false }
        }
        (Some(TimeEffect::MinusOne(sector)), Located::Among(placements)) => Change {
            discount: placements.iter().all(|placement| is_in(placement.space, sector)),
            surcharge: false,
        },
        (Some(TimeEffect::PlusOne(sector)), Located::At(space)) => {
            Change { discount: false, surcharge: is_in(space, sector) }
        }
        (Some(TimeEffect::PlusOne(sector)), Located::Among(placements)) => Change {
            discount: false,
            surcharge: placements.iter().any(|placement| is_in(placement.space, sector)),
        },
        (Some(TimeEffect::MinusOne(_) | TimeEffect::PlusOne(_)), Located::Nowhere)
        | (Some(TimeEffect::None | TimeEffect::Ending) | None, _) => Change::default(),
    }
}

fn sector_of(state: &State, space: Space) -> Sector {
    match space {
        Space::Orbit(orbit) => orbit.sector,
        Space::Territory(territory) => state.content.territory(territory).sector,
    }
}
