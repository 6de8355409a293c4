//! Cards that a conquest pays for (IS-SPC-10 to 13): Reich Gold and Political Affairs, and what waits on the sheet until the
//! next Resource Phase.

use alloc::vec::Vec;

use umpire_engine::{Play, Rejection, Time};

use crate::{
    IronSky,
    content::Effect,
    event::{Event, Resource},
    ids::{CommandCard, Continent, Faction, Post, Territory},
    ledger::{
        IS_SPC_04, IS_SPC_10, IS_SPC_11, IS_SPC_12, IS_SPR_05, IS_SPR_06, IS_SPR_07, IS_SPR_10,
    },
    options::OptionalRule,
    rules::{card, resource, territory::Before},
    state::{Player, State},
    violation::{CardViolation, SpecialViolation, Violation},
};

/// A lawful claim.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    post: Post,
    card: CommandCard,
    claim: Claim,
    /// Where the conquered territory lies.
    continent: Continent,
}

/// The two cards that cost a conquest.
#[derive(Clone, Copy, Debug)]
enum Claim {
    ReichGold,
    PoliticalAffairs,
}

impl Claim {
    fn of(effect: Effect) -> Option<Claim> {
        match effect {
            Effect::ReichGold => Some(Claim::ReichGold),
            Effect::PoliticalAffairs => Some(Claim::PoliticalAffairs),
            Effect::EmergencyConference
            | Effect::TaxIncrease
            | Effect::MartialLaw
            | Effect::Nuke
            | Effect::PoliticalCampaign
            | Effect::WarBonds
            | Effect::Fortifications
            | Effect::EliteOperation
            | Effect::Cadre
            | Effect::Propaganda
            | Effect::OrdersFromTheDarkSide
            | Effect::Blitzkrieg => None,
        }
    }
}

/// Only in the Command Phase of its own turn, right after its own command conquered, may a post claim (IS-SPC-13).
pub(crate) fn plan(
    state: &State,
    post: Post,
    card: CommandCard,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let claim = card::special(state, post, card, at, Claim::of, CardViolation::NoConquestCard)?;
    let conquest = state.player(post).and_then(Player::reich).and_then(|means| means.conquest);
    let continent = conquest.ok_or(SpecialViolation::NoConquest)?.continent;
    Ok(Plan { post, card, claim, continent })
}

/// One conquest pays for one card (IS-SPC-11). The UWC commander of the conquered territory's continent loses one point, if he
/// has it.
pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { post, card, claim, continent } = plan;
    play.emit(IS_SPC_11, Event::ConquestWindowClosed { post });
    play.emit(IS_SPC_04, Event::SpecialCommandKept { post, card });
    let (rule, resource) = match claim {
        Claim::ReichGold => (IS_SPR_05, Resource::Money),
        Claim::PoliticalAffairs => (IS_SPR_07, Resource::Politics),
    };
    let victim = Post::new(Faction::Uwc, continent);
    if play.state().points(victim, resource) > 0 {
        play.emit(rule, Event::ResourceSpent { post: victim, resource, amount: 1 });
    }
}

/// Opens the window of `post`, if its command made the Reich conquer the territory from the UWC in its own turn. Walking
/// into an empty Headquarters is no conquest (IS-RULING-74).
pub(crate) fn open_window(play: &mut Play<'_, IronSky>, post: Post, before: Before) {
    let state = play.state();
    let is_conquest = before.controller() == Some(Faction::Uwc)
        && state.ground(before.territory()).controller() == Some(Faction::Reich);
    if is_conquest
        && post.faction == Faction::Reich
        && state.options.plays(OptionalRule::SpecialCommands)
    {
        let territory: Territory = before.territory();
        play.emit(IS_SPC_10, Event::ConquestWindowOpened { post, territory });
    }
}

/// Closes the window of a player who does something else (IS-SPC-10).
pub(crate) fn close_window(play: &mut Play<'_, IronSky>, post: Post) {
    let means = play.state().player(post).and_then(Player::reich);
    if means.is_some_and(|means| means.conquest.is_some()) {
        play.emit(IS_SPC_10, Event::ConquestWindowClosed { post });
    }
}

/// What waiting reminders add to the income of `post`; they leave the match, also when the limit swallows it (IS-SPC-12).
/// Those that still wait when the match ends give nothing (IS-PAIR-01).
pub(crate) fn remind(play: &mut Play<'_, IronSky>, post: Post) {
    let sheet: Vec<CommandCard> =
        play.state().player(post).map(|player| player.sheet.clone()).unwrap_or_default();
    for card in sheet {
        let (rule, amount) = match play.content().effect(card) {
            Some(Effect::ReichGold) => (IS_SPR_06, 1),
            Some(Effect::PoliticalAffairs) => (IS_SPR_07, 1),
            Some(Effect::OrdersFromTheDarkSide) => (IS_SPR_10, 2),
            Some(_) | None => continue,
        };
        resource::gain(play, rule, post, Resource::CommandPoints, amount);
        play.emit(IS_SPC_12, Event::SpecialCommandUsedUp { post, card });
    }
}
