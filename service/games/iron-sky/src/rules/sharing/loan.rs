//! Loan Tokens: Money from a neutral continent (IS-SHARE-04).

use umpire_engine::{Play, Rejection, Time};

use super::has_room;
use crate::{
    IronSky,
    action::UseLoan,
    event::{Event, Resource},
    ids::{Continent, Faction, Post},
    ledger::IS_SHARE_04,
    rules::{act, resource},
    state::State,
    violation::{SharingViolation, Violation},
};

/// Tokens that are there, for Money that has room.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    post: Post,
    neutral_continent: Continent,
    count: u8,
}

/// Whether a UWC player may use so many Loan Tokens; they belong to whoever comes first (IS-SIM-08).
pub(crate) fn plan(
    state: &State,
    post: Post,
    loan: &UseLoan,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let UseLoan { neutral_continent, count } = *loan;
    act::may_act(state, post, at)?;
    let neutral = state.table.neutrals[neutral_continent].as_ref();
    let neutral = neutral.filter(|_| post.faction == Faction::Uwc);
    let neutral =
        neutral.ok_or(SharingViolation::NoLoansForHim { continent: neutral_continent })?;
    if count == 0 {
        return Err(SharingViolation::NoLoan.into());
    }
    if count > neutral.loans {
        return Err(SharingViolation::TooFewLoans { count, left: neutral.loans }.into());
    }
    if !has_room(state, post, Resource::Money, count) {
        let has = state.points(post, Resource::Money);
        return Err(SharingViolation::LoanDoesNotFit { count, has }.into());
    }
    Ok(Plan { post, neutral_continent, count })
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { post, neutral_continent, count } = plan;
    play.emit(IS_SHARE_04, Event::LoansUsed { post, neutral_continent, count });
    resource::gain(play, IS_SHARE_04, post, Resource::Money, count);
}
