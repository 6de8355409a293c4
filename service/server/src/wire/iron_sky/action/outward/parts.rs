//! What several actions have: a card and what is paid for it, a move, placements, an enhancement.

use umpire_contract::umpire::iron_sky::v1::action as act;
use umpire_iron_sky::{
    action::{CardPlay, Move, Payment, Placement, TransitPayer},
    content::Content,
};

use crate::wire::iron_sky::piece::{command_card_out, space_out};

/// A card, its payment and its discount, which the contract has beside a command's own fields.
pub(super) struct Said {
    pub(super) card: String,
    pub(super) payment: Option<act::Payment>,
    pub(super) use_discount: Option<bool>,
}

/// A card as it is played; nothing paid is left out.
pub(super) fn card_play(content: &Content, play: CardPlay) -> Said {
    let CardPlay { card, payment, use_discount } = play;
    let is_paid = payment != Payment::default();
    Said {
        card: command_card_out(content, card),
        payment: is_paid.then(|| payment_out(payment)),
        use_discount,
    }
}

pub(super) fn payment_out(payment: Payment) -> act::Payment {
    let Payment { money, politics } = payment;
    act::Payment { money: money.into(), politics: politics.into() }
}

/// Who pays a transit; the player himself is left out.
pub(super) fn transit_payer(payer: TransitPayer) -> Option<i32> {
    match payer {
        TransitPayer::Itself => None,
        TransitPayer::Destination => Some(act::TransitPayer::Destination.into()),
    }
}

/// What a transit is paid with; Politics are left out.
pub(super) fn transit_money(is_money: bool) -> Option<bool> {
    is_money.then_some(true)
}

pub(super) fn movement(content: &Content, movement: Move) -> act::Movement {
    let Move { to, count, transit_payer: payer, transit_money: is_money } = movement;
    act::Movement {
        to: space_out(content, to),
        count: Some(count.into()),
        transit_payer: transit_payer(payer),
        transit_money: transit_money(is_money),
    }
}

pub(super) fn placements(content: &Content, placements: &[Placement]) -> Vec<act::Placement> {
    let placement = |&Placement { space, count }: &Placement| act::Placement {
        space: space_out(content, space),
        count: Some(count.into()),
    };
    placements.iter().map(placement).collect()
}

pub(super) fn elite_operation(
    content: &Content,
    play: Option<CardPlay>,
) -> Option<act::EliteOperation> {
    play.map(|play| {
        let Said { card, payment, use_discount } = card_play(content, play);
        act::EliteOperation { card, payment, use_discount }
    })
}
