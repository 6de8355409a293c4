//! How a card can be paid for, whatever it is played on: with the changes that the Time Token may bring, and with Martial
//! Law. Which of these are due where, the rules say.

use alloc::{vec, vec::Vec};

use super::Parameter;
use crate::{
    action::{CardPlay, Payment},
    content::{Cost, Effect, TimeEffect},
    ids::{CommandCard, Post},
    rules::cost::Purse,
    state::State,
};

/// A card that can be paid for, and how.
pub(super) struct Card {
    pub(super) card: CommandCard,
    /// The ways to pay, each within the player's means.
    payments: Vec<Payment>,
    may_use_discount: bool,
}

impl Card {
    /// A card of `post`; none, if nothing that he has can pay for it.
    pub(super) fn of(state: &State, post: Post, card: CommandCard) -> Option<Card> {
        let purse = Purse::of(state, post);
        let changes = Changes::of(state, &purse);
        let mut payments = Vec::new();
        for amount in changes.amounts() {
            for payment in ways(&purse, state.content.command_card(card).cost, amount) {
                let is_there = payment.money <= purse.money && payment.politics <= purse.politics;
                if is_there && !payments.contains(&payment) {
                    payments.push(payment);
                }
            }
        }
        let may_use_discount = changes.discount;
        (!payments.is_empty()).then_some(Card { card, payments, may_use_discount })
    }

    /// The Elite Operation in the hand of `post`, if he can pay for one.
    pub(super) fn elite_operation(state: &State, post: Post) -> Option<Card> {
        let hand = state.player(post).map(|player| player.hand.as_slice()).unwrap_or_default();
        let is_one =
            |card: &&CommandCard| state.content.effect(**card) == Some(Effect::EliteOperation);
        Card::of(state, post, *hand.iter().find(is_one)?)
    }

    /// Every way to play the card, one payment after the other.
    pub(super) fn plays(&self) -> impl Iterator<Item = CardPlay> + '_ {
        self.payments.iter().map(|&payment| CardPlay::new(self.card, payment))
    }

    /// The payment and the discount as parameters, where there is a choice.
    pub(super) fn parameters(&self) -> Vec<Parameter> {
        let mut parameters = match self.payments.as_slice() {
            [_, _, ..] => vec![Parameter::Payment(self.payments.clone())],
            [] | [_] => Vec::new(),
        };
        if self.may_use_discount {
            parameters.push(Parameter::UseDiscount);
        }
        parameters
    }

    /// The card as something that an attack may be enhanced with.
    pub(super) fn as_enhancement(&self) -> Parameter {
        Parameter::EliteOperation {
            card: self.card,
            payments: self.payments.clone(),
            may_use_discount: self.may_use_discount,
        }
    }
}

/// What the Time Token may change for a player now, somewhere.
struct Changes {
    discount: bool,
    surcharge: bool,
}

impl Changes {
    fn of(state: &State, purse: &Purse) -> Changes {
        let event = state.event();
        Changes {
            discount: matches!(event, Some(TimeEffect::MinusOne(_))) && purse.may_use_discount(),
            surcharge: matches!(event, Some(TimeEffect::PlusOne(_))) && purse.owes_surcharge(),
        }
    }

    /// The amounts that may be due: lowered, as printed, raised.
    fn amounts(&self) -> impl Iterator<Item = Amount> {
        let lowered = self.discount.then_some(Amount::Lowered);
        let raised = self.surcharge.then_some(Amount::Raised);
        lowered.into_iter().chain([Amount::Printed]).chain(raised)
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Amount {
    Lowered,
    Printed,
    Raised,
}

fn ways(purse: &Purse, cost: Cost, amount: Amount) -> Vec<Payment> {
    let surcharge = u8::from(amount == Amount::Raised);
    let money = |money: u8, politics| Payment { money: money.saturating_add(surcharge), politics };
    let in_money = |due: u8| match amount {
        Amount::Lowered => money(due.saturating_sub(1), 0),
        Amount::Printed | Amount::Raised => money(due, 0),
    };
    match cost {
        Cost::Cp(due) => {
            let due = match amount {
                Amount::Lowered => due.saturating_sub(1),
                Amount::Printed | Amount::Raised => due.saturating_add(surcharge),
            };
            if purse.command_points >= due { vec![Payment::default()] } else { Vec::new() }
        }
        Cost::Money(due) => vec![in_money(due)],
        Cost::Politics(due) if purse.has_martial_law => {
            (0..=due).map(|with_money| money(with_money, due - with_money)).collect()
        }
        Cost::Politics(due) => vec![money(0, due)],
        Cost::Either(due) if amount == Amount::Lowered => vec![in_money(due)],
        Cost::Either(due) => vec![in_money(due), money(0, due)],
        Cost::Conquest => Vec::new(),
    }
}
