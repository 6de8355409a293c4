//! Every variant of a listed choice.

use alloc::vec::Vec;

use umpire_engine::Covers;

use crate::{action::Action, legal::Choice};

/// The most variants of one choice that are weighed.
const MOST: usize = 200;

/// The sample, then what each row of draws makes of it; the rows are counted through like the wheels of an odometer, as
/// far as [`MOST`].
pub(super) fn of(choice: &Choice) -> impl Iterator<Item = Action> + '_ {
    let mut rows = (!choice.parameters.is_empty()).then(Vec::new);
    let varied = core::iter::from_fn(move || {
        let mut row: Vec<Wheel> = rows.take()?;
        let mut place = 0;
        let action = choice.vary(&mut |sides| {
            if place == row.len() {
                row.push(Wheel { shows: 0, sides });
            }
            place += 1;
            row.get(place - 1).map_or(0, |wheel| wheel.shows)
        });
        rows = next(row);
        Some(action)
    });
    core::iter::once(choice.sample.clone()).chain(varied).take(MOST)
}

/// A draw, and which of its sides is up.
struct Wheel {
    shows: u32,
    sides: u32,
}

/// Turns the last wheel that has a side left; those behind it begin anew. `None` after the last row.
fn next(mut row: Vec<Wheel>) -> Option<Vec<Wheel>> {
    while let Some(mut last) = row.pop() {
        if last.shows + 1 < last.sides {
            last.shows += 1;
            row.push(last);
            return Some(row);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use umpire_engine::{DecisionId, Seat};

    use super::*;
    use crate::{
        action::{GiveMoney, Payment, Regroup},
        ids::{Continent, Territory},
        legal::Parameter,
    };

    fn variants(sample: Action, parameters: Vec<Parameter>) -> Vec<Action> {
        let choice = Choice { seat: Seat(0), decision: DecisionId(1), sample, parameters };
        of(&choice).collect()
    }

    #[test]
    fn a_choice_without_parameters_has_its_sample_alone() {
        assert_eq!(variants(Action::DeclareDone, vec![]), [Action::DeclareDone]);
    }

    #[test]
    fn every_amount_follows_the_sample_once() {
        let gift = |amount| Action::GiveMoney(GiveMoney { to: Seat(2), amount });
        let counted = variants(gift(1), vec![Parameter::Count { least: 1, most: 3 }]);
        assert_eq!(counted, [gift(1), gift(1), gift(2), gift(3)]);
    }

    #[test]
    fn what_is_drawn_later_is_counted_through_for_each_that_is_drawn_before() {
        let at = |number| Territory { continent: Continent::Asia, number };
        let order = |count, money, politics| {
            let payment = Payment { money, politics };
            Action::Regroup(Regroup { origin: at(1), to: at(2), count, payment })
        };
        let most = Payment { money: 2, politics: 1 };
        let parameters = vec![Parameter::Count { least: 1, most: 2 }, Parameter::Mix(most)];
        let varied = variants(order(1, 1, 0), parameters);
        let expected =
            [order(1, 1, 0), order(1, 0, 1), order(1, 1, 0), order(2, 1, 1), order(2, 2, 0)];
        assert_eq!(varied, expected);
    }
}
