//! Nuke (IS-SPU-20 to 27): one territory is destroyed for the rest of the match.

use umpire_engine::{Play, Rejection, Time};

use super::improvement;
use crate::{
    IronSky,
    action::Target,
    content::{Command, Effect},
    event::Event,
    ids::{Faction, Post, Territory, Zone},
    ledger::{IS_BLK_14, IS_METER_13, IS_SPU_20, IS_SPU_21, IS_SPU_27, IS_TER_07},
    rules::{
        army,
        card::{self, Played},
        meter,
        trophies::{self, Destroyed},
    },
    state::State,
    violation::{SpecialViolation, Violation},
};

/// A lawful Nuke.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    territory: Territory,
}

/// Any territory of any continent in play will do that is not destroyed and not on a frozen continent.
pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &Target,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let Target { play, territory } = *action;
    let command = Command::Special(Effect::Nuke);
    let played = card::plan(state, post, &play, command, territory.into(), at)?;
    army::unfrozen(state, [territory.continent])?;
    let is_there = state.is_in_play(territory.continent) && state.content.has_territory(territory);
    if !is_there || state.ground(territory).is_destroyed() {
        return Err(SpecialViolation::NothingToNuke { territory }.into());
    }
    Ok(Plan { played, territory })
}

/// The card lies on the territory from now on (IS-SPU-22), where nobody stands or arrives any more (IS-SPU-23). It counts
/// for the Reich (IS-SPU-24) and belongs to nobody (IS-SPU-25), nor to a Secret Operation (IS-PAIR-04); what lay there goes
/// (IS-SPU-26).
pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { played, territory } = plan;
    card::pay(&played, play);
    let Played { post, card, .. } = played;
    let counted = meter::counts_for_reich(play.state(), territory);
    play.emit(IS_SPU_20, Event::TerritoryDestroyed { post, card, territory });
    for zone in [Zone::Headquarters, Zone::Battlefront] {
        destroy(play, post, territory, zone);
    }
    meter::step(play, IS_METER_13, territory, counted);
    if play.state().terror(territory.continent) == Some(territory) {
        let post = Post::new(Faction::Reich, territory.continent);
        play.emit(IS_TER_07, Event::TerrorReturned { post });
    }
    improvement::lose(play, territory);
}

/// Reich units become Trophies of the Nuke's player (IS-SPU-27), Black Ops go to the Reich commander of the continent
/// (IS-BLK-14).
fn destroy(play: &mut Play<'_, IronSky>, post: Post, territory: Territory, zone: Zone) {
    let army = play.state().ground(territory).army(zone);
    let (rule, trophies_to) = match army.faction() {
        None => return,
        Some(Faction::Reich) => (IS_SPU_27, Some(post)),
        Some(Faction::Uwc) if army.has_black_ops() => {
            (IS_BLK_14, Some(Post::new(Faction::Reich, territory.continent)))
        }
        Some(Faction::Uwc) => (IS_SPU_21, None),
    };
    let tiles = army.tiles().to_vec();
    trophies::destroy(play, rule, Destroyed { territory, zone, tiles, trophies_to });
}
