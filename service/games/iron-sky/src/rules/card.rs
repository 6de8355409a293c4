//! Playing a command card and paying for it (IS-CMD, IS-COST): [CARD] of ledger 4.2.

use umpire_engine::{Play, Rejection, Time};

use super::{act, resource};
use crate::{
    IronSky,
    action::{CardPlay, Payment},
    content::{Command, Cost},
    event::{Event, Resource},
    ids::{CommandCard, Post},
    ledger::{IS_CMD_02, IS_COST_01, IS_COST_06},
    state::{RESOURCE_LIMIT, State},
    violation::{CardViolation, Violation},
};

/// A card that may be played for a command, and its price.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    pub(crate) post: Post,
    /// The number printed with the command; 0 where none is.
    pub(crate) amount: u8,
    card: CommandCard,
    price: Price,
    politics_symbol: bool,
}

#[derive(Clone, Copy, Debug)]
enum Price {
    CommandPoints(u8),
    Points(Payment),
}

/// Whether `post` may play the card for `command` now, and pays for it what is due. Nothing else limits how many he
/// plays (IS-CMD-04).
pub(crate) fn plan(
    state: &State,
    post: Post,
    play: &CardPlay,
    command: Command,
    at: Time,
) -> Result<Played, Rejection<Violation>> {
    act::may_act(state, post, at)?;
    let player = state.player(post).filter(|player| player.hand.contains(&play.card));
    let player = player.ok_or(CardViolation::NotInHand)?;
    let row = state.content.command_card(play.card);
    if row.class != player.commander {
        return Err(CardViolation::OfAnotherClass.into());
    }
    let amount = row.shows(command).ok_or(CardViolation::ShowsAnotherCommand { command })?;
    let price = price(row.cost, play.payment)?;
    afford(state, post, price)?;
    Ok(Played { post, amount, card: play.card, price, politics_symbol: row.politics_symbol })
}

/// The price, if the payment is what the card asks for (IS-COST-02 to 04) and the amount due (IS-COST-01).
fn price(cost: Cost, payment: Payment) -> Result<Price, Rejection<Violation>> {
    let Payment { money, politics } = payment;
    let (due, paid, price) = match cost {
        Cost::Cp(_) if payment != Payment::default() => {
            return Err(CardViolation::CostsCommandPoints.into());
        }
        Cost::Cp(points) => return Ok(Price::CommandPoints(points)),
        Cost::Money(_) if politics > 0 => return Err(CardViolation::CostsMoney.into()),
        Cost::Politics(_) if money > 0 => return Err(CardViolation::CostsPolitics.into()),
        Cost::Either(_) if money > 0 && politics > 0 => {
            return Err(CardViolation::SplitPayment.into());
        }
        Cost::Money(due) => (due, money, Price::Points(payment)),
        Cost::Politics(due) => (due, politics, Price::Points(payment)),
        Cost::Either(due) => (due, money.max(politics), Price::Points(payment)),
    };
    if paid == due { Ok(price) } else { Err(CardViolation::NotTheAmountDue { due, paid }.into()) }
}

fn afford(state: &State, post: Post, price: Price) -> Result<(), Rejection<Violation>> {
    for (resource, due) in price.parts() {
        let has = state.points(post, resource);
        if has < due {
            return Err(CardViolation::CannotPay { resource, due, has }.into());
        }
    }
    Ok(())
}

impl Price {
    fn parts(self) -> [(Resource, u8); 2] {
        match self {
            Price::CommandPoints(points) => {
                [(Resource::CommandPoints, points), (Resource::CommandPoints, 0)]
            }
            Price::Points(Payment { money, politics }) => {
                [(Resource::Money, money), (Resource::Politics, politics)]
            }
        }
    }
}

impl Played {
    /// The player's Politics once the card is paid, before its symbol counts.
    pub(crate) fn politics_after_payment(&self, state: &State) -> u8 {
        let paid = match self.price {
            Price::CommandPoints(_) => 0,
            Price::Points(payment) => payment.politics,
        };
        state.points(self.post, Resource::Politics).saturating_sub(paid)
    }

    /// The player's Politics when a transit is due: the symbol of the very card may pay it (IS-ICM-05).
    pub(crate) fn politics_for_transit(&self, state: &State) -> u8 {
        let symbol = u8::from(self.politics_symbol);
        (self.politics_after_payment(state) + symbol).min(RESOURCE_LIMIT)
    }
}

/// Pays, gains the symbol and puts the card on the discard pile, in this order (IS-CMD-02).
pub(crate) fn perform(played: &Played, play: &mut Play<'_, IronSky>) {
    let post = played.post;
    for (resource, amount) in played.price.parts() {
        if amount > 0 {
            play.emit(IS_COST_01, Event::ResourceSpent { post, resource, amount });
        }
    }
    if played.politics_symbol {
        resource::gain(play, IS_COST_06, post, Resource::Politics, 1);
    }
    play.emit(IS_CMD_02, Event::CommandPlayed { post, card: played.card });
}
