//! What a command costs, and whether it is paid (IS-COST), with the Time Token (IS-EVT) and Martial Law (IS-SPU-05).

use super::times::Change;
use crate::{
    action::{CardPlay, Payment},
    content::{Cost, Effect},
    event::Resource,
    ids::{Faction, Post},
    options::OptionalRule,
    state::{RESOURCE_LIMIT, State},
    violation::CardViolation,
};

/// What a player can pay with at one moment of a command: each payment is judged against what the one before it left
/// (IS-CMD-02).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Purse {
    pub(crate) command_points: u8,
    pub(crate) money: u8,
    pub(crate) politics: u8,
    /// Whether Money pays for Politics, one for one (IS-SPU-05).
    pub(crate) has_martial_law: bool,
    has_used_discount: bool,
    has_paid_surcharge: bool,
}

impl Purse {
    /// What `post` has now.
    pub(crate) fn of(state: &State, post: Post) -> Purse {
        let player = state.player(post);
        Purse {
            command_points: state.points(post, Resource::CommandPoints),
            money: state.points(post, Resource::Money),
            politics: state.points(post, Resource::Politics),
            has_martial_law: has_martial_law(state, post),
            has_used_discount: player.is_some_and(|player| player.has_used_discount),
            has_paid_surcharge: player.is_some_and(|player| player.has_paid_surcharge),
        }
    }

    pub(crate) const fn holds(&self, resource: Resource) -> u8 {
        match resource {
            Resource::CommandPoints => self.command_points,
            Resource::Money => self.money,
            Resource::Politics => self.politics,
        }
    }

    /// What is left once a price is paid.
    pub(super) fn after(self, price: Price) -> Purse {
        Purse {
            command_points: self.command_points.saturating_sub(price.command_points),
            money: self.money.saturating_sub(price.payment.money),
            politics: self.politics.saturating_sub(price.payment.politics),
            has_used_discount: self.has_used_discount || price.is_discounted,
            has_paid_surcharge: self.has_paid_surcharge || price.is_surcharged,
            ..self
        }
    }

    /// What is there once a Politics symbol counts (IS-COST-06), as far as the limit lets it.
    pub(super) fn with_symbol(self, has_symbol: bool) -> Purse {
        let politics = self.politics.saturating_add(u8::from(has_symbol)).min(RESOURCE_LIMIT);
        Purse { politics, ..self }
    }

    /// What is left once one point is paid.
    pub(super) fn without(self, resource: Resource) -> Purse {
        let one = |track: Resource| u8::from(track == resource);
        Purse {
            command_points: self.command_points.saturating_sub(one(Resource::CommandPoints)),
            money: self.money.saturating_sub(one(Resource::Money)),
            politics: self.politics.saturating_sub(one(Resource::Politics)),
            ..self
        }
    }

    /// Whether the discount is still his to use this turn (IS-EVT-03).
    pub(crate) const fn may_use_discount(&self) -> bool {
        !self.has_used_discount
    }

    /// Whether the surcharge is still due this turn (IS-EVT-06).
    pub(crate) const fn owes_surcharge(&self) -> bool {
        !self.has_paid_surcharge
    }
}

/// Whether `post` controls a territory with Martial Law (IS-SPC-07, IS-SPU-05).
pub(crate) fn has_martial_law(state: &State, post: Post) -> bool {
    post.faction == Faction::Uwc
        && state.options.plays(OptionalRule::SpecialCommands)
        && state.improvements(post).any(|(_, improvement)| {
            state.content.effect(improvement.card) == Some(Effect::MartialLaw)
        })
}

/// What is paid for a command.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Price {
    pub(super) command_points: u8,
    pub(super) payment: Payment,
    pub(super) is_discounted: bool,
    pub(super) is_surcharged: bool,
}

impl Price {
    /// What would be due without the surcharge: 1 less in the currency that it is paid in (IS-EVT-06).
    fn without_surcharge(self) -> Price {
        let surcharge = u8::from(self.is_surcharged);
        let Payment { money, politics } = self.payment;
        Price {
            command_points: self.command_points.saturating_sub(surcharge),
            payment: Payment { money: money.saturating_sub(surcharge), politics },
            ..self
        }
    }

    pub(super) const fn parts(self) -> [(Resource, u8); 3] {
        [
            (Resource::CommandPoints, self.command_points),
            (Resource::Money, self.payment.money),
            (Resource::Politics, self.payment.politics),
        ]
    }
}

/// What `play` pays for a card of this cost, if it is what the card asks for (IS-COST-02 to 04), the amount due
/// (IS-COST-01, IS-EVT-03 to 06), and there.
pub(super) fn price(
    purse: &Purse,
    cost: Cost,
    play: &CardPlay,
    change: Change,
) -> Result<Price, CardViolation> {
    let is_surcharged = change.surcharge && purse.owes_surcharge();
    suits(purse, cost, play.payment, is_surcharged)?;
    let is_discounted = discount(purse, cost, play, change)?;
    let bill = Bill { cost, discount: u8::from(is_discounted), surcharge: u8::from(is_surcharged) };
    let price = match bill.command_points() {
        Some(command_points) => {
            Price { command_points, is_discounted, is_surcharged, ..Price::default() }
        }
        None => {
            exactly(purse, bill, play.payment)?;
            Price { payment: play.payment, is_discounted, is_surcharged, ..Price::default() }
        }
    };
    afford(purse, price)?;
    Ok(price)
}

/// What is due: the printed cost with the changes of the Time Token.
#[derive(Clone, Copy)]
struct Bill {
    cost: Cost,
    discount: u8,
    surcharge: u8,
}

impl Bill {
    /// The amount due in the Reich's currency; `None` for what the UWC pays.
    fn command_points(self) -> Option<u8> {
        match self.cost {
            Cost::Cp(_) => Some(self.amount()),
            Cost::Money(_) | Cost::Politics(_) | Cost::Either(_) | Cost::Conquest => None,
        }
    }

    /// The number of points due in all.
    fn amount(self) -> u8 {
        let printed = match self.cost {
            Cost::Cp(points)
            | Cost::Money(points)
            | Cost::Politics(points)
            | Cost::Either(points) => points,
            Cost::Conquest => 0,
        };
        printed.saturating_sub(self.discount).saturating_add(self.surcharge)
    }

    /// Whether a payment of the UWC is exactly this. The surcharge is Money, whatever pays the card (IS-EVT-06).
    fn is_paid_by(self, purse: &Purse, Payment { money, politics }: Payment) -> bool {
        let surcharge_and_politics = |points: u8| money == self.surcharge && politics == points;
        match self.cost {
            Cost::Cp(_) => false,
            Cost::Conquest => money == 0 && politics == 0,
            Cost::Money(_) => money == self.amount() && politics == 0,
            Cost::Politics(_) if purse.has_martial_law => {
                money >= self.surcharge && money.saturating_add(politics) == self.amount()
            }
            Cost::Politics(points) => surcharge_and_politics(points),
            Cost::Either(points) if politics > 0 => surcharge_and_politics(points),
            Cost::Either(_) => money == self.amount(),
        }
    }
}

/// Whether the payment uses what the card asks for, unsplit but for the surcharge.
fn suits(
    purse: &Purse,
    cost: Cost,
    Payment { money, politics }: Payment,
    is_surcharged: bool,
) -> Result<(), CardViolation> {
    let has_other_money = money > u8::from(is_surcharged);
    match cost {
        Cost::Cp(_) if money > 0 || politics > 0 => Err(CardViolation::CostsCommandPoints),
        Cost::Money(_) if politics > 0 => Err(CardViolation::CostsMoney),
        Cost::Politics(_) if has_other_money && !purse.has_martial_law => {
            Err(CardViolation::CostsPolitics)
        }
        Cost::Either(_) if politics > 0 && has_other_money => Err(CardViolation::SplitPayment),
        Cost::Cp(_) | Cost::Money(_) | Cost::Politics(_) | Cost::Either(_) | Cost::Conquest => {
            Ok(())
        }
    }
}

/// Whether the discount is used: as the player says, or, where he says nothing, if it applies (IS-EVT-03, IS-EVT-04). It
/// needs something to lower: for the UWC Money that is not Martial Law's (IS-EVT-05, IS-PAIR-06).
fn discount(
    purse: &Purse,
    cost: Cost,
    play: &CardPlay,
    change: Change,
) -> Result<bool, CardViolation> {
    let is_there = change.discount && purse.may_use_discount();
    let applies = match cost {
        Cost::Cp(points) | Cost::Money(points) => points > 0,
        Cost::Either(points) => points > 0 && play.payment.politics == 0,
        Cost::Politics(_) | Cost::Conquest => false,
    };
    match (play.use_discount, is_there) {
        (Some(false), _) | (None, false) => Ok(false),
        (None, true) => Ok(applies),
        (Some(true), true) if applies => Ok(true),
        (Some(true), true) if !matches!(cost, Cost::Cp(_)) => Err(CardViolation::NoMoneyToDiscount),
        (Some(true), true | false) => Err(CardViolation::NoDiscount),
    }
}

/// Whether the payment is the amount due; where only the surcharge is missing, it is that which is not paid.
fn exactly(purse: &Purse, bill: Bill, payment: Payment) -> Result<(), CardViolation> {
    if bill.is_paid_by(purse, payment) {
        return Ok(());
    }
    if bill.surcharge > 0 && (Bill { surcharge: 0, ..bill }).is_paid_by(purse, payment) {
        return Err(CardViolation::SurchargeUnpaid { resource: Resource::Money });
    }
    let paid = payment.money.saturating_add(payment.politics);
    Err(CardViolation::NotTheAmountDue { due: bill.amount(), paid })
}

/// Whether the price is there; where only the surcharge is missing, it is that which cannot be paid (IS-EVT-06).
fn afford(purse: &Purse, price: Price) -> Result<(), CardViolation> {
    let lacking = |price: Price| {
        price.parts().into_iter().find(|&(resource, due)| purse.holds(resource) < due)
    };
    let Some((resource, due)) = lacking(price) else { return Ok(()) };
    match lacking(price.without_surcharge()) {
        None => Err(CardViolation::SurchargeUnpaid { resource }),
        Some(_) => {
            let has = purse.holds(resource);
            Err(CardViolation::CannotPay { resource, due, has })
        }
    }
}
