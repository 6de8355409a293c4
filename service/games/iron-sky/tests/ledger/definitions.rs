//! IS-DEF: what the words mean, as play shows it.

mod pieces;
mod places;

use umpire_iron_sky::{event::Event, ids::Faction, state::Combat};

use crate::position::{Position, territory};

fn open_combat(table: &Position) -> Combat {
    table.state.combats().next().cloned().expect("an open combat")
}

fn conquered(at: &str, faction: Faction) -> Event {
    Event::Conquered { territory: territory(at), faction }
}
