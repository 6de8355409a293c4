//! Orders and sharing: what is done without a card.

use umpire_contract::umpire::iron_sky::v1::action as act;
use umpire_iron_sky::action::{
    Action, GiveCommandPoint, GiveMoney, Regroup, RegroupOrbit, ReturnToOrbit, SetTransitPermit,
    UseGuidance, UseLoan,
};

use super::parts::payment_in;
use crate::{
    failure::Flaw,
    wire::{
        Path,
        iron_sky::piece::{Reader, count_in, named_in, number_in},
    },
};

/// The most transits that a permit names (IS-ICM-07).
const MOST_TRANSITS: u8 = 8;

pub(super) fn regroup(
    reader: Reader<'_>,
    message: &act::Regroup,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::Regroup { origin, to, count, payment } = message;
    let here = at.field("payment");
    Ok(Action::Regroup(Regroup {
        origin: reader.territory(origin, at.field("origin"))?,
        to: reader.territory(to, at.field("to"))?,
        count: count_in(*count, at.field("count"))?,
        payment: payment_in(payment.ok_or_else(|| here.missing())?, here)?,
    }))
}

pub(super) fn regroup_orbit(
    reader: Reader<'_>,
    message: &act::RegroupOrbit,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::RegroupOrbit { origin, to, count } = message;
    Ok(Action::RegroupOrbit(RegroupOrbit {
        origin: reader.orbit(origin, at.field("origin"))?,
        to: reader.orbit(to, at.field("to"))?,
        count: count_in(*count, at.field("count"))?,
    }))
}

pub(super) fn return_to_orbit(
    reader: Reader<'_>,
    message: &act::ReturnToOrbit,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::ReturnToOrbit { origin, count } = message;
    Ok(Action::ReturnToOrbit(ReturnToOrbit {
        origin: reader.territory(origin, at.field("origin"))?,
        count: count_in(*count, at.field("count"))?,
    }))
}

pub(super) fn give_money(
    reader: Reader<'_>,
    message: act::GiveMoney,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::GiveMoney { to, amount } = message;
    Ok(Action::GiveMoney(GiveMoney {
        to: reader.seat(to, at.field("to"))?,
        amount: count_in(amount, at.field("amount"))?,
    }))
}

pub(super) fn use_loan(message: act::UseLoan, at: Path<'_>) -> Result<Action, Flaw> {
    let act::UseLoan { neutral_continent, count } = message;
    Ok(Action::UseLoan(UseLoan {
        neutral_continent: named_in(neutral_continent, at.field("neutralContinent"))?,
        count: count_in(count, at.field("count"))?,
    }))
}

pub(super) fn set_transit_permit(
    reader: Reader<'_>,
    message: act::SetTransitPermit,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::SetTransitPermit { to, count } = message;
    let here = at.field("count");
    Ok(Action::SetTransitPermit(SetTransitPermit {
        to: reader.seat(to, at.field("to"))?,
        count: number_in(count.ok_or_else(|| here.missing())?, 0, MOST_TRANSITS, here)?,
    }))
}

pub(super) fn give_command_point(
    reader: Reader<'_>,
    message: act::GiveCommandPoint,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::GiveCommandPoint { to } = message;
    Ok(Action::GiveCommandPoint(GiveCommandPoint { to: reader.seat(to, at.field("to"))? }))
}

pub(super) fn use_guidance(message: act::UseGuidance, at: Path<'_>) -> Result<Action, Flaw> {
    let act::UseGuidance { neutral_continent } = message;
    let neutral_continent = named_in(neutral_continent, at.field("neutralContinent"))?;
    Ok(Action::UseGuidance(UseGuidance { neutral_continent }))
}
