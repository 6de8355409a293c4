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
