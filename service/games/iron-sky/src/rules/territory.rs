//! Consequences on a territory (IS-STL): applied whenever tiles leave, are destroyed or arrive.

use umpire_engine::{Play, RuleId};

use super::{meter, special::improvement};
use crate::{
    IronSky,
    event::Event,
    ids::{Faction, Post, Territory},
    ledger::{
        IS_BOM_04, IS_BOM_05, IS_HELP_06, IS_METER_06, IS_METER_08, IS_METER_10, IS_MOB_08,
        IS_REG_04, IS_RSLT_02, IS_RSLT_04, IS_STL_03, IS_STL_04, IS_TER_07,
    },
    state::State,
};

/// The rules by which a territory changes hands, by what changed on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cause {
    conquest: RuleId,
    occupation: RuleId,
    uncontrolled: RuleId,
}

impl Cause {
    /// Tiles left or arrived by a command.
    pub(crate) const MOVEMENT: Cause =
        Cause { conquest: IS_STL_03, occupation: IS_MOB_08, uncontrolled: IS_STL_04 };
    /// Tiles left or arrived by an order.
    pub(crate) const ORDER: Cause = Cause { occupation: IS_REG_04, ..Cause::MOVEMENT };
    /// Neutral units arrived.
    pub(crate) const HELP: Cause = Cause { occupation: IS_HELP_06, ..Cause::MOVEMENT };
    /// A combat was fought to its end.
    pub(crate) const COMBAT: Cause =
        Cause { conquest: IS_RSLT_02, uncontrolled: IS_RSLT_04, ..Cause::MOVEMENT };
    /// Tiles were bombed.
    pub(crate) const BOMBING: Cause =
        Cause { conquest: IS_BOM_04, uncontrolled: IS_BOM_05, ..Cause::MOVEMENT };
}

/// A territory as it was before tiles left, fell or arrived.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    territory: Territory,
    controller: Option<Faction>,
    counted: bool,
}

impl Before {
    /// The territory as it is now.
    pub(crate) fn of(state: &State, territory: Territory) -> Before {
        let controller = state.ground(territory).controller();
        Before { territory, controller, counted: meter::counts_for_reich(state, territory) }
    }

    pub(crate) const fn territory(self) -> Territory {
        self.territory
    }

    /// Who controlled it.
    pub(crate) const fn controller(self) -> Option<Faction> {
        self.controller
    }
}

/// Where the controller survives nothing changes hands, be the Battlefront held (IS-RSLT-01) or cleared (IS-RSLT-03).
///
/// Draws the consequences, if control has changed, be it on purpose (IS-STL-06): the meter, then the return of the
/// Terror Token, then the loss of an Improvement (IS-STL-05, IS-RSLT-05). That an empty Battlefront ends the war needs no fact (IS-STL-02).
pub(crate) fn settle(play: &mut Play<'_, IronSky>, before: Before, cause: Cause) {
    let territory = before.territory;
    let ground = play.state().ground(territory);
    match (ground.controller(), ground.battlefront.faction()) {
        (None, Some(faction)) => {
            play.emit(cause.conquest, Event::Conquered { territory, faction });
        }
        (None, None) => {
            if let Some(faction) = before.controller {
                play.emit(cause.uncontrolled, Event::LeftUncontrolled { territory, faction });
            }
        }
        (Some(faction), _) if before.controller.is_none() => {
            play.emit(cause.occupation, Event::Occupied { territory, faction });
        }
        (Some(_), _) => return,
    }
    // No step is made where the territory counts as it did: the Reich takes what it terrorises (IS-METER-07), the UWC
    // occupies what nobody held (IS-METER-09) or loses what counted for it (IS-METER-11).
    let now = play.state().ground(territory).controller();
    let rule = match now {
        Some(Faction::Reich) => IS_METER_06,
        Some(Faction::Uwc) => IS_METER_08,
        None => IS_METER_10,
    };
    meter::step(play, rule, territory, before.counted);
    if now == Some(Faction::Reich) && play.state().terror(territory.continent) == Some(territory) {
        let post = Post::new(Faction::Reich, territory.continent);
        play.emit(IS_TER_07, Event::TerrorReturned { post });
    }
    improvement::lose(play, territory);
}
