//! Regrouping (IS-REG): movement without command cards. It never opens a combat (IS-REG-12), but what is left is settled
//! as after any move (IS-REG-13).

pub(crate) mod home;
pub(crate) mod orbit;
pub(crate) mod uwc;

use umpire_engine::{Rejection, RuleId};

use crate::{
    ids::{Post, Space},
    state::{Army, State},
    violation::{OrderViolation, Violation},
};

/// The rules that an order cites for the number of tiles and for the limit at the destination.
#[derive(Clone, Copy)]
struct Limits {
    count: RuleId,
    room: RuleId,
}

/// Whether `count` tiles of `army` can go to `to` and fit there.
fn fits(
    state: &State,
    post: Post,
    army: &Army,
    to: Space,
    count: u8,
    limits: Limits,
) -> Result<(), Rejection<Violation>> {
    let size = army.size();
    if count < 1 {
        return Err(OrderViolation::NoTile { rule: limits.count }.into());
    }
    if count > size {
        return Err(OrderViolation::TooManyTiles { rule: limits.count, count, size }.into());
    }
    // Black Ops go first (IS-BLK-06) and take no room (IS-BLK-04).
    let count = count.saturating_sub(u8::from(army.has_black_ops()));
    let room = state.army(to, post.faction).room();
    if count > room {
        return Err(OrderViolation::NoRoom { rule: limits.room, space: to, count, room }.into());
    }
    Ok(())
}
