//! Decisions in a combat.

use umpire_contract::umpire::iron_sky::v1::{
    self as pb,
    action::{
        self as act, choose_attack_card::Card as Attack, choose_defence_card::Card as Defence,
    },
};
use umpire_iron_sky::action::{Action, CardChoice};

use crate::{
    failure::Flaw,
    wire::{
        Path,
        iron_sky::piece::{Reader, named_in},
    },
};

pub(super) fn choose_defence_card(
    reader: Reader<'_>,
    message: &act::ChooseDefenceCard,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::ChooseDefenceCard { card } = message;
    let choice = match card {
        None => return Err(at.missing()),
        Some(Defence::Source(source)) => of_table(*source, at)?,
        Some(Defence::Hand(card)) => of_hand(reader, card, at)?,
    };
    Ok(Action::ChooseDefenceCard(choice))
}

pub(super) fn choose_attack_card(
    reader: Reader<'_>,
    message: &act::ChooseAttackCard,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::ChooseAttackCard { card } = message;
    let choice = match card {
        None => return Err(at.missing()),
        Some(Attack::Source(source)) => of_table(*source, at)?,
        Some(Attack::Hand(card)) => of_hand(reader, card, at)?,
    };
    Ok(Action::ChooseAttackCard(choice))
}

fn of_table(source: i32, at: Path<'_>) -> Result<CardChoice, Flaw> {
    named_in(source, at.field("source")).map(CardChoice::Table)
}

fn of_hand(reader: Reader<'_>, message: &pb::HandCard, at: Path<'_>) -> Result<CardChoice, Flaw> {
    let pb::HandCard { card, refill } = message;
    let here = at.field("hand");
    Ok(CardChoice::Hand {
        card: reader.combat_card(card, here.field("card"))?,
        refill: named_in(*refill, here.field("refill"))?,
    })
}

pub(super) fn decide_fortifications(
    message: act::DecideFortifications,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::DecideFortifications { replace } = message;
    let replace = replace.ok_or_else(|| at.field("replace").missing())?;
    Ok(Action::DecideFortifications { replace })
}

pub(super) fn decide_initiative(
    message: act::DecideInitiative,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::DecideInitiative { shift } = message;
    named_in(shift, at.field("shift")).map(Action::DecideInitiative)
}
