//! A gift of Money (IS-SHARE-01).

use umpire_engine::{Play, Rejection, Time};

use super::{has_room, team_mate};
use crate::{
    IronSky,
    action::GiveMoney,
    event::{Event, Resource},
    ids::{Faction, Post},
    ledger::IS_SHARE_07,
    rules::act::{self, REPETITION_LIMIT},
    state::State,
    violation::{SharingViolation, Violation},
};

/// A gift that is covered and has room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    from: Post,
    to: Post,
    amount: u8,
}

/// Whether a UWC player may give a team-mate so much Money; nobody asks the receiver (IS-SHARE-02).
pub(crate) fn plan(
    state: &State,
    post: Post,
    gift: &GiveMoney,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    act::may_give(state, post, at)?;
    let means = state.player(post).and_then(|player| player.uwc());
    let means = means.ok_or(SharingViolation::MoneyNotForThem)?;
    if means.gifts >= REPETITION_LIMIT {
        return Err(SharingViolation::TooManyGifts { limit: REPETITION_LIMIT }.into());
    }
    let to = team_mate(state, post, gift.to, Faction::Uwc);
    let to = to.ok_or(SharingViolation::MoneyNotForThem)?;
    if gift.amount == 0 {
        return Err(SharingViolation::NoMoneyGiven.into());
    }
    if gift.amount > means.money {
        let (amount, has) = (gift.amount, means.money);
        return Err(SharingViolation::MoreMoneyThanHeHas { amount, has }.into());
    }
    if !has_room(state, to, Resource::Money, gift.amount) {
        let has = state.points(to, Resource::Money);
        return Err(SharingViolation::MoreMoneyThanFits { has }.into());
    }
    Ok(Plan { from: post, to, amount: gift.amount })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { from, to, amount } = plan;
    play.emit(IS_SHARE_07, Event::MoneyGiven { giver: from, to, amount });
}
