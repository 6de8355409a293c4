//! Improvements (IS-SPC-05 to 09): cards beneath the army in a Headquarters, with an effect for who controls it.

use umpire_engine::{Play, Rejection, Time};

use crate::{
    IronSky,
    action::Target,
    content::Command,
    content::Effect,
    event::{Event, Resource},
    ids::{CommandCard, Faction, Post, Territory},
    ledger::{IS_SPC_05, IS_SPC_09, IS_SPR_02, IS_SPU_02, IS_SPU_04},
    rules::{
        army,
        card::{self, Played},
        resource,
    },
    state::State,
    violation::{CardViolation, SpecialViolation, Violation},
};

/// A lawful Improvement.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    territory: Territory,
}

/// War and Terror are no hindrance, so nothing asks for them. Black Ops alone hold a Headquarters too (IS-PAIR-05).
pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &Target,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let Target { play, territory } = *action;
    let improvement = |effect: Effect| effect.is_improvement().then_some(effect);
    let otherwise = CardViolation::NoImprovement;
    let effect = card::special(state, post, play.card, at, improvement, otherwise)?;
    let played = card::plan(state, post, &play, Command::Special(effect), territory.into(), at)?;
    army::unfrozen(state, [territory.continent])?;
    let ground = state.ground(territory);
    if territory.continent != post.continent || ground.controller() != Some(post.faction) {
        return Err(SpecialViolation::NotYourTerritory { territory }.into());
    }
    if ground.improvement.is_some() {
        return Err(SpecialViolation::HasImprovement { territory }.into());
    }
    Ok(Plan { played, territory })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { played, territory } = plan;
    card::pay(&played, play);
    let Played { post, card, .. } = played;
    play.emit(IS_SPC_05, Event::ImprovementPlayed { post, card, territory });
}

/// An army of the faction that did not play it takes the Headquarters, or the territory is destroyed: it leaves the match
/// (IS-SPC-09). On an uncontrolled territory it stays, without effect (IS-SPC-08).
pub(crate) fn lose(play: &mut Play<'_, IronSky>, territory: Territory) {
    let ground = play.state().ground(territory);
    let Some(improvement) = ground.improvement else { return };
    let is_taken = ground.controller() == Some(improvement.post.faction.opposing());
    if is_taken || ground.is_destroyed() {
        let (post, card) = (improvement.post, improvement.card);
        play.emit(IS_SPC_09, Event::ImprovementLost { post, card, territory });
    }
}

/// What the Improvements of `post` add to its income (IS-RES-05).
pub(crate) fn income(play: &mut Play<'_, IronSky>, post: Post) {
    let cards: alloc::vec::Vec<CommandCard> =
        play.state().improvements(post).map(|(_, improvement)| improvement.card).collect();
    for card in cards {
        match (play.content().effect(card), post.faction) {
            (Some(Effect::EmergencyConference), Faction::Uwc) => {
                resource::gain(play, IS_SPU_02, post, Resource::Politics, 1);
            }
            (Some(Effect::TaxIncrease), Faction::Uwc) => {
                resource::gain(play, IS_SPU_04, post, Resource::Money, 1);
            }
            (Some(Effect::Cadre), Faction::Reich) => {
                resource::gain(play, IS_SPR_02, post, Resource::CommandPoints, 1);
            }
            (_, Faction::Uwc | Faction::Reich) => {}
        }
    }
}
