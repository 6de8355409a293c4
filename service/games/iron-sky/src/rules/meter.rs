//! The Blitz-meter (IS-METER).

use umpire_engine::{Play, RuleId};

use crate::{
    IronSky,
    event::Event,
    ids::{Faction, Territory},
    state::State,
};

/// Whether a territory counts for the Reich: it controls it, or the Terror Token lies there, or it is destroyed
/// (IS-METER-02).
pub(crate) fn counts_for_reich(state: &State, territory: Territory) -> bool {
    let ground = state.ground(territory);
    ground.controller() == Some(Faction::Reich)
        || ground.is_destroyed()
        || state.terror(territory.continent) == Some(territory)
}

/// Moves the Occupation Token of the territory's continent one step, whoever caused it (IS-METER-15), if the territory
/// counts otherwise than it `counted`. Each step is a fact of its own (IS-METER-05), and towards the UWC each pushes
/// the Destruction Token (IS-METER-03, IS-METER-04).
pub(crate) fn step(
    play: &mut Play<'_, IronSky>,
    rule: RuleId,
    territory: Territory,
    counted: bool,
) {
    let counts = counts_for_reich(play.state(), territory);
    let continent = territory.continent;
    let position = play.state().board(continent).map_or(0, |board| board.position);
    let position = match (counted, counts) {
        (false, true) => position.saturating_add(1),
        (true, false) => position.saturating_sub(1),
        (true, true) | (false, false) => return,
    };
    play.emit(rule, Event::OccupationTokenMoved { continent, position });
}
