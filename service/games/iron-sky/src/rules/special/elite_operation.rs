//! Elite Operation (IS-SPC-14, IS-EO): an attack enhancement, named and paid with the attack that opens the combat.

use umpire_engine::{Play, Rejection};

use crate::{
    IronSky,
    action::CardPlay,
    content::{Command, Effect},
    event::Event,
    ids::{CommandCard, Post, Territory},
    ledger::IS_SPC_14,
    rules::{
        card::{self, Played},
        cost::Purse,
    },
    state::State,
    violation::{SpecialViolation, Violation},
};

/// A lawful Elite Operation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Elite(Played);

impl Elite {
    pub(crate) const fn card(self) -> CommandCard {
        self.0.card
    }
}

/// Whether the attack may be enhanced: it opens a combat, and what it leaves pays the card. One card a faction and the
/// attacker alone make it one a combat (IS-EO-05).
pub(crate) fn plan(
    state: &State,
    post: Post,
    battlefield: Option<Territory>,
    play: Option<&CardPlay>,
    purse: Purse,
) -> Result<Option<Elite>, Rejection<Violation>> {
    let Some(play) = play else { return Ok(None) };
    let territory = battlefield.ok_or(SpecialViolation::NoCombatToEnhance)?;
    let command = Command::Special(Effect::EliteOperation);
    let played = card::with_purse(state, post, play, command, territory.into(), purse)
        .map_err(SpecialViolation::EliteOperation)?;
    Ok(Some(Elite(played)))
}

/// Pays and lays the card on the sheet, where it stays until the combat is over (IS-SPC-04).
pub(crate) fn pay(elite: Option<Elite>, play: &mut Play<'_, IronSky>) {
    if let Some(Elite(played)) = elite {
        card::pay(&played, play);
        let Played { post, card, .. } = played;
        play.emit(IS_SPC_14, Event::SpecialCommandKept { post, card });
    }
}
