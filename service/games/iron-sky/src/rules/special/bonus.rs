//! Political Campaign, War Bonds and Orders from the Dark Side (IS-SPU-09, IS-SPU-10, IS-SPR-10): points for a card.

use umpire_engine::{Play, Rejection, RuleId, Time};

use crate::{
    IronSky,
    action::CardPlay,
    content::{Command, Effect},
    event::{Event, Resource},
    ids::Post,
    ledger::{IS_SPC_03, IS_SPC_04, IS_SPU_09, IS_SPU_10},
    rules::{
        card::{self, Played},
        resource,
        times::Located,
    },
    state::{RESOURCE_LIMIT, State},
    violation::{CardViolation, SpecialViolation, Violation},
};

/// How many points Political Campaign and War Bonds bring.
const BONUS: u8 = 3;

/// A lawful bonus.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    /// What it brings at once; nothing, where its effect is still to come.
    now: Option<(RuleId, Resource)>,
}

/// It must raise the track (IS-CMD-08).
pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &CardPlay,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let (effect, now) = card::special(state, post, action.card, at, bonus, CardViolation::NoBonus)?;
    let command = Command::Special(effect);
    let played = card::plan(state, post, action, command, Located::Nowhere, at)?;
    match now {
        Some((_, resource)) if played.purse().holds(resource) >= RESOURCE_LIMIT => {
            Err(SpecialViolation::TrackFull { resource }.into())
        }
        Some(_) | None => Ok(Plan { played, now }),
    }
}

/// What a card of this effect brings at once, if it is one of the three.
fn bonus(effect: Effect) -> Option<(Effect, Option<(RuleId, Resource)>)> {
    match effect {
        Effect::PoliticalCampaign => Some((effect, Some((IS_SPU_09, Resource::Politics)))),
        Effect::WarBonds => Some((effect, Some((IS_SPU_10, Resource::Money)))),
        Effect::OrdersFromTheDarkSide => Some((effect, None)),
        Effect::EmergencyConference
        | Effect::TaxIncrease
        | Effect::MartialLaw
        | Effect::Nuke
        | Effect::Fortifications
        | Effect::EliteOperation
        | Effect::Cadre
        | Effect::ReichGold
        | Effect::PoliticalAffairs
        | Effect::Propaganda
        | Effect::Blitzkrieg => None,
    }
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { played, now } = plan;
    card::pay(&played, play);
    let Played { post, card, .. } = played;
    match now {
        Some((rule, resource)) => {
            play.emit(IS_SPC_03, Event::SpecialCommandUsedUp { post, card });
            resource::gain(play, rule, post, resource, BONUS);
        }
        None => play.emit(IS_SPC_04, Event::SpecialCommandKept { post, card }),
    }
}
