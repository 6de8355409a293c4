//! A state survives being put away: [`Law::Storage`].

use umpire_engine::Game;

use crate::{breach::Fault, difference::equal, law::Law, tally::Tally};

/// Freezes and thaws the table.
pub(crate) fn hold<G: Game>(state: &G::State, tally: &mut Tally) -> Result<(), Fault> {
    tally.count(Law::Storage);
    match G::thaw(G::content(state), &G::freeze(state)) {
        None => Err(Law::Storage.broken("a frozen state cannot be thawed")),
        Some(thawed) => {
            equal("tables", state, &thawed).map_err(|reason| Law::Storage.broken(reason))
        }
    }
}
