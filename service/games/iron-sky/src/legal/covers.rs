//! Whether a choice covers an action.

use core::mem::discriminant;

use umpire_engine::{Covers, DecisionId, Seat};

use super::{Choice, Parameter, parts::Parts};
use crate::{
    action::{Action, Payment, Placement, Strategy},
    ids::{ByTactics, Tactics},
    rules::{change_strategy::MOST_SWITCHED, recruit::MOST_SPACES},
};

impl Covers<Action> for Choice {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn decision(&self) -> DecisionId {
        self.decision
    }

    fn sample(&self) -> &Action {
        &self.sample
    }

    /// Puts what the action says for each parameter into the sample, if it lies in the domain; then both are equal.
    fn covers(&self, action: &Action) -> bool {
        if discriminant(action) != discriminant(&self.sample) {
            return false;
        }
        let (mut fitted, mut wanted) = (self.sample.clone(), action.clone());
        let (mut to, mut from) = (Parts::of(&mut fitted), Parts::of(&mut wanted));
        let lie_within = self.parameters.iter().all(|parameter| parameter.admit(&mut to, &from));
        // Not to use a discount that is not there says nothing.
        if !self.parameters.contains(&Parameter::UseDiscount)
            && let Some(use_discount) = &mut from.use_discount
            && **use_discount == Some(false)
        {
            **use_discount = None;
        }
        lie_within && fitted == wanted
    }

    fn vary(&self, below: &mut dyn FnMut(u32) -> u32) -> Action {
        let mut varied = self.sample.clone();
        let mut parts = Parts::of(&mut varied);
        self.parameters.iter().for_each(|parameter| parameter.draw(&mut parts, below));
        varied
    }
}

impl Parameter {
    /// Copies the parameter, if its value lies in the domain.
    fn admit(&self, to: &mut Parts<'_>, from: &Parts<'_>) -> bool {
        match self {
            Parameter::Payment(ways) => {
                copy(&mut to.payment, &from.payment, |paid| ways.contains(paid))
            }
            Parameter::Count { least, most } => {
                copy(&mut to.count, &from.count, |count| (*least..=*most).contains(count))
            }
            Parameter::Mix(most) => {
                copy(&mut to.payment, &from.payment, |paid| is_mix_within(*paid, *most))
            }
            Parameter::UseDiscount => copy(&mut to.use_discount, &from.use_discount, |_| true),
            Parameter::TransitMoney => copy(&mut to.transit_money, &from.transit_money, |_| true),
            Parameter::EliteOperation { card, payments, may_use_discount } => {
                copy(&mut to.elite_operation, &from.elite_operation, |elite| {
                    elite.is_none_or(|it| {
                        it.card == *card
                            && payments.contains(&it.payment)
                            && (*may_use_discount || it.use_discount != Some(true))
                    })
                })
            }
            Parameter::TransitPayer => copy(&mut to.transit_payer, &from.transit_payer, |_| true),
            Parameter::Placements { rooms, most } => {
                copy(&mut to.placements, &from.placements, |placed| lie_in(placed, rooms, *most))
            }
            Parameter::Switch { discard, take } => copy(&mut to.strategy, &from.strategy, |mode| {
                is_switch_within(*mode, *discard, *take)
            }),
            Parameter::Discard(hand) => copy(&mut to.discard, &from.discard, |discard| {
                discard.is_none_or(|card| hand.contains(&card))
            }),
        }
    }
}

fn copy<T: Clone>(
    to: &mut Option<&mut T>,
    from: &Option<&mut T>,
    is_within: impl FnOnce(&T) -> bool,
) -> bool {
    match (to, from) {
        (Some(to), Some(from)) if is_within(from) => {
            (**to).clone_from(from);
            true
        }
        (_, _) => false,
    }
}

fn is_mix_within(paid: Payment, most: Payment) -> bool {
    paid.money <= most.money && paid.politics <= most.politics
}

fn lie_in(placed: &[Placement], rooms: &[Placement], most: u8) -> bool {
    let total = placed.iter().fold(0_u8, |sum, placement| sum.saturating_add(placement.count));
    placed.len() <= MOST_SPACES
        && (1..=most).contains(&total)
        && placed.iter().all(|placement| {
            rooms.iter().any(|room| room.space == placement.space && placement.count <= room.count)
        })
}

fn is_switch_within(mode: Strategy, own: ByTactics<u8>, bank: ByTactics<u8>) -> bool {
    match mode {
        Strategy::Shuffle => false,
        Strategy::Switch { discard, take } => {
            (1..=MOST_SWITCHED).contains(&discard.total())
                && take.total() == discard.total()
                && Tactics::ALL.iter().all(|&t| discard[t] <= own[t] && take[t] <= bank[t])
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::{vec, vec::Vec};

    use super::*;
    use crate::{
        action::{CardPlay, ChangeStrategy, Recruit, Regroup},
        ids::{CommandCard, Continent, Space, Territory},
    };

    const PLAY: CardPlay = CardPlay::new(CommandCard(3), Payment { money: 1, politics: 0 });

    fn space(number: u8) -> Space {
        Space::Territory(Territory { continent: Continent::Europe, number })
    }

    fn choice(sample: Action, parameters: Vec<Parameter>) -> Choice {
        Choice { seat: Seat(0), decision: DecisionId(1), sample, parameters }
    }

    fn recruit(placed: &[(u8, u8)]) -> Action {
        let placements = placed.iter().map(|&(to, count)| Placement { space: space(to), count });
        Action::Recruit(Recruit { play: PLAY, placements: placements.collect() })
    }

    #[test]
    fn placements_are_covered_within_the_rooms_the_card_and_two_spaces() {
        let rooms = vec![
            Placement { space: space(1), count: 1 },
            Placement { space: space(2), count: 2 },
            Placement { space: space(3), count: 3 },
        ];
        let choice = choice(recruit(&[(1, 1)]), vec![Parameter::Placements { rooms, most: 3 }]);
        for placed in [&[(3, 3)][..], &[(1, 1), (2, 2)], &[(2, 1)]] {
            assert!(choice.covers(&recruit(placed)), "{placed:?}");
        }
        for placed in [&[(1, 2)][..], &[(4, 1)], &[(2, 2), (3, 2)], &[(1, 1), (2, 1), (3, 1)], &[]]
        {
            assert!(!choice.covers(&recruit(placed)), "{placed:?}");
        }
    }

    #[test]
    fn what_is_no_parameter_must_be_as_in_the_sample() {
        let order = |to, count| {
            let (from, payment) = (1, Payment { money: count, politics: 0 });
            let at = |number| Territory { continent: Continent::Asia, number };
            Action::Regroup(Regroup { origin: at(from), to: at(to), count, payment })
        };
        let most = Payment { money: 2, politics: 1 };
        let parameters = vec![Parameter::Count { least: 1, most: 2 }, Parameter::Mix(most)];
        let choice = choice(order(2, 1), parameters);
        assert!(choice.covers(&order(2, 2)));
        assert!(!choice.covers(&order(2, 3)));
        assert!(!choice.covers(&order(3, 1)));
        assert!(!choice.covers(&Action::DeclareDone));
    }

    #[test]
    fn a_switch_takes_as_many_as_it_sets_aside_and_no_more_than_there_are() {
        let colours = |red, yellow, green| ByTactics { red, yellow, green };
        let switch = |discard, take| {
            let mode = Strategy::Switch { discard, take };
            Action::ChangeStrategy(ChangeStrategy { play: PLAY, mode })
        };
        let sample = switch(colours(1, 0, 0), colours(1, 0, 0));
        let (own, bank) = (colours(2, 0, 4), colours(9, 9, 0));
        let choice = choice(sample, vec![Parameter::Switch { discard: own, take: bank }]);
        assert!(choice.covers(&switch(colours(2, 0, 3), colours(0, 5, 0))));
        assert!(!choice.covers(&switch(colours(2, 0, 4), colours(0, 6, 0))));
        assert!(!choice.covers(&switch(colours(0, 1, 0), colours(1, 0, 0))));
        assert!(!choice.covers(&switch(colours(1, 0, 0), colours(0, 0, 1))));
        assert!(!choice.covers(&switch(colours(1, 0, 0), colours(1, 1, 0))));
        let shuffle = ChangeStrategy { play: PLAY, mode: Strategy::Shuffle };
        assert!(!choice.covers(&Action::ChangeStrategy(shuffle)));
    }
}
