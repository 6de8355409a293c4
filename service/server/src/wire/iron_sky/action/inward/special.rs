//! Special Commands.

use umpire_contract::umpire::iron_sky::v1::action as act;
use umpire_iron_sky::action::{Action, Blitzkrieg, Move, Recruit, Target, TransitPayer};

use super::parts::{card_play, elite_operation, placements};
use crate::{
    failure::Flaw,
    wire::{
        Path,
        iron_sky::piece::{Reader, count_in},
    },
};

pub(super) fn play_improvement(
    reader: Reader<'_>,
    message: &act::PlayImprovement,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::PlayImprovement { card, payment, use_discount, territory } = message;
    Ok(Action::PlayImprovement(Target {
        play: card_play(reader, card, *payment, *use_discount, at)?,
        territory: reader.territory(territory, at.field("territory"))?,
    }))
}

pub(super) fn nuke(reader: Reader<'_>, message: &act::Nuke, at: Path<'_>) -> Result<Action, Flaw> {
    let act::Nuke { card, payment, use_discount, territory } = message;
    Ok(Action::Nuke(Target {
        play: card_play(reader, card, *payment, *use_discount, at)?,
        territory: reader.territory(territory, at.field("territory"))?,
    }))
}

pub(super) fn play_bonus(
    reader: Reader<'_>,
    message: &act::PlayBonus,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::PlayBonus { card, payment, use_discount } = message;
    card_play(reader, card, *payment, *use_discount, at).map(Action::PlayBonus)
}

pub(super) fn propaganda(
    reader: Reader<'_>,
    message: &act::Propaganda,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::Propaganda { card, use_discount, placements: placed } = message;
    Ok(Action::Propaganda(Recruit {
        play: card_play(reader, card, None, *use_discount, at)?,
        placements: placements(reader, placed, at.field("placements"))?,
    }))
}

/// A move of the Reich, which pays no transit: the contract has no field for one.
pub(super) fn blitzkrieg(
    reader: Reader<'_>,
    message: &act::Blitzkrieg,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::Blitzkrieg { card, use_discount, sector, to, count, elite_operation: elite } = message;
    Ok(Action::Blitzkrieg(Blitzkrieg {
        play: card_play(reader, card, None, *use_discount, at)?,
        sector: reader.orbit(sector, at.field("sector"))?,
        movement: Move {
            to: reader.space(to, at.field("to"))?,
            count: count_in(*count, at.field("count"))?,
            transit_payer: TransitPayer::Itself,
            transit_money: false,
        },
        elite_operation: elite_operation(reader, elite.as_ref(), at.field("eliteOperation"))?,
    }))
}

pub(super) fn claim_conquest(
    reader: Reader<'_>,
    message: &act::ClaimConquest,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::ClaimConquest { card } = message;
    Ok(Action::ClaimConquest { card: reader.command_card(card, at.field("card"))? })
}
