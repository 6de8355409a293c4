//! Armies: who commands them, and what must stand still (IS-ARMY, IS-SIM-04): [AUTH] and [FREE] of ledger 4.2.

use umpire_engine::Rejection;

use crate::{
    ids::{Continent, Post, Space},
    state::{Army, State, Tile},
    violation::{ArmyViolation, Violation},
};

/// The army that `post` names at `space`, if he may command it.
///
/// On his own continent he commands every friendly army (IS-ARMY-05), elsewhere one whose Leading Unit is his tile
/// (IS-ARMY-06), and with either all its tiles (IS-ARMY-09). Only what moves armies asks here: everything else is bound
/// to the own continent by its own rule (IS-ARMY-07).
pub(crate) fn commanded(
    state: &State,
    post: Post,
    space: Space,
) -> Result<&Army, Rejection<Violation>> {
    let army = state.army(space, post.faction);
    if space.continent() == post.continent {
        if army.is_empty() {
            return Err(ArmyViolation::NobodyThere { space }.into());
        }
    } else if army.leading_unit() != Some(Tile::Unit(post)) {
        return Err(ArmyViolation::NotYourLeadingUnit { space }.into());
    }
    Ok(army)
}

/// Whether no open combat freezes any of these continents.
pub(crate) fn unfrozen(
    state: &State,
    continents: impl IntoIterator<Item = Continent>,
) -> Result<(), Rejection<Violation>> {
    match continents.into_iter().find(|&continent| state.is_frozen(continent)) {
        Some(continent) => Err(ArmyViolation::Frozen { continent }.into()),
        None => Ok(()),
    }
}
