//! Special Commands.

use umpire_contract::umpire::iron_sky::v1::action as act;
use umpire_iron_sky::{
    action::{Blitzkrieg, CardPlay, Move, Recruit, Target},
    content::Content,
    ids::CommandCard,
};

use super::parts::{Said, card_play, elite_operation, placements};
use crate::wire::iron_sky::piece::{command_card_out, space_out};

pub(super) fn play_improvement(content: &Content, target: Target) -> act::PlayImprovement {
    let Target { play, territory } = target;
    let Said { card, payment, use_discount } = card_play(content, play);
    let territory = space_out(content, territory);
    act::PlayImprovement { card, payment, use_discount, territory }
}

pub(super) fn nuke(content: &Content, target: Target) -> act::Nuke {
    let Target { play, territory } = target;
    let Said { card, payment, use_discount } = card_play(content, play);
    act::Nuke { card, payment, use_discount, territory: space_out(content, territory) }
}

pub(super) fn play_bonus(content: &Content, play: CardPlay) -> act::PlayBonus {
    let Said { card, payment, use_discount } = card_play(content, play);
    act::PlayBonus { card, payment, use_discount }
}

/// A command of the Reich, which names no payment.
pub(super) fn propaganda(content: &Content, propaganda: &Recruit) -> act::Propaganda {
    let Recruit { play, placements: placed } = propaganda;
    let Said { card, payment: _, use_discount } = card_play(content, *play);
    act::Propaganda { card, use_discount, placements: placements(content, placed) }
}

/// A command of the Reich, which names no payment and pays no transit.
pub(super) fn blitzkrieg(content: &Content, blitzkrieg: Blitzkrieg) -> act::Blitzkrieg {
    let Blitzkrieg {
        play,
        sector,
        movement: Move { to, count, transit_payer: _, transit_money: _ },
        elite_operation: elite,
    } = blitzkrieg;
    let Said { card, payment: _, use_discount } = card_play(content, play);
    act::Blitzkrieg {
        card,
        use_discount,
        sector: space_out(content, sector),
        to: space_out(content, to),
        count: Some(count.into()),
        elite_operation: elite_operation(content, elite),
    }
}

pub(super) fn claim_conquest(content: &Content, card: CommandCard) -> act::ClaimConquest {
    act::ClaimConquest { card: command_card_out(content, card) }
}
