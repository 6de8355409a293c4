//! What several actions have: a card and what is paid for it, a move, placements, an enhancement.

use umpire_contract::umpire::iron_sky::v1::action as act;
use umpire_iron_sky::action::{CardPlay, Move, Payment, Placement, TransitPayer};

use crate::{
    failure::Flaw,
    wire::{
        Path,
        iron_sky::piece::{Reader, count_in, number_in},
    },
};

/// The card of a command, what is paid for it, and whether the discount is used. The contract has
/// them beside the command's own fields.
pub(super) fn card_play(
    reader: Reader<'_>,
    card: &str,
    payment: Option<act::Payment>,
    use_discount: Option<bool>,
    at: Path<'_>,
) -> Result<CardPlay, Flaw> {
    Ok(CardPlay {
        card: reader.command_card(card, at.field("card"))?,
        payment: match payment {
            None => Payment::default(),
            Some(payment) => payment_in(payment, at.field("payment"))?,
        },
        use_discount,
    })
}

pub(super) fn payment_in(message: act::Payment, at: Path<'_>) -> Result<Payment, Flaw> {
    let act::Payment { money, politics } = message;
    Ok(Payment {
        money: number_in(money, 0, u8::MAX, at.field("money"))?,
        politics: number_in(politics, 0, u8::MAX, at.field("politics"))?,
    })
}

pub(super) fn transit_payer(payer: Option<i32>, at: Path<'_>) -> Result<TransitPayer, Flaw> {
    let Some(number) = payer else {
        return Ok(TransitPayer::default());
    };
    match act::TransitPayer::try_from(number) {
        Ok(act::TransitPayer::Itself) => Ok(TransitPayer::Itself),
        Ok(act::TransitPayer::Destination) => Ok(TransitPayer::Destination),
        Ok(act::TransitPayer::Unspecified) | Err(_) => Err(at.unknown("transit payer", number)),
    }
}

pub(super) fn movement(
    reader: Reader<'_>,
    message: &act::Movement,
    at: Path<'_>,
) -> Result<Move, Flaw> {
    let act::Movement { to, count, transit_payer: payer, transit_money } = message;
    Ok(Move {
        to: reader.space(to, at.field("to"))?,
        count: count_in(*count, at.field("count"))?,
        transit_payer: transit_payer(*payer, at.field("transitPayer"))?,
        transit_money: transit_money.unwrap_or(false),
    })
}

pub(super) fn placements(
    reader: Reader<'_>,
    messages: &[act::Placement],
    at: Path<'_>,
) -> Result<Vec<Placement>, Flaw> {
    let placements = messages.iter().enumerate().map(|(row, it)| {
        let act::Placement { space, count } = it;
        let here = at.row(row);
        Ok(Placement {
            space: reader.space(space, here.field("space"))?,
            count: count_in(*count, here.field("count"))?,
        })
    });
    placements.collect()
}

/// The enhancement of an attack, which lies at `at` if there is one.
pub(super) fn elite_operation(
    reader: Reader<'_>,
    message: Option<&act::EliteOperation>,
    at: Path<'_>,
) -> Result<Option<CardPlay>, Flaw> {
    let Some(act::EliteOperation { card, payment, use_discount }) = message else {
        return Ok(None);
    };
    card_play(reader, card, *payment, *use_discount, at).map(Some)
}
