//! Orders and sharing: what is done without a card.

use umpire_contract::umpire::iron_sky::v1::action as act;
use umpire_iron_sky::{
    action::{
        GiveCommandPoint, GiveMoney, Regroup, RegroupOrbit, ReturnToOrbit, SetTransitPermit,
        UseGuidance, UseLoan,
    },
    content::Content,
};

use super::parts::payment_out;
use crate::wire::iron_sky::piece::{Named, seat_out, space_out};

pub(super) fn regroup(content: &Content, regroup: Regroup) -> act::Regroup {
    let Regroup { origin, to, count, payment } = regroup;
    act::Regroup {
        origin: space_out(content, origin),
        to: space_out(content, to),
        count: Some(count.into()),
        payment: Some(payment_out(payment)),
    }
}

pub(super) fn regroup_orbit(content: &Content, regroup: RegroupOrbit) -> act::RegroupOrbit {
    let RegroupOrbit { origin, to, count } = regroup;
    act::RegroupOrbit {
        origin: space_out(content, origin),
        to: space_out(content, to),
        count: Some(count.into()),
    }
}

pub(super) fn return_to_orbit(content: &Content, order: ReturnToOrbit) -> act::ReturnToOrbit {
    let ReturnToOrbit { origin, count } = order;
    act::ReturnToOrbit { origin: space_out(content, origin), count: Some(count.into()) }
}

pub(super) fn give_money(gift: GiveMoney) -> act::GiveMoney {
    let GiveMoney { to, amount } = gift;
    act::GiveMoney { to: Some(seat_out(to)), amount: Some(amount.into()) }
}

pub(super) fn give_command_point(gift: GiveCommandPoint) -> act::GiveCommandPoint {
    let GiveCommandPoint { to } = gift;
    act::GiveCommandPoint { to: Some(seat_out(to)) }
}

pub(super) fn use_loan(loan: UseLoan) -> act::UseLoan {
    let UseLoan { neutral_continent, count } = loan;
    act::UseLoan { neutral_continent: neutral_continent.out(), count: Some(count.into()) }
}

pub(super) fn use_guidance(guidance: UseGuidance) -> act::UseGuidance {
    let UseGuidance { neutral_continent } = guidance;
    act::UseGuidance { neutral_continent: neutral_continent.out() }
}

pub(super) fn set_transit_permit(permit: SetTransitPermit) -> act::SetTransitPermit {
    let SetTransitPermit { to, count } = permit;
    act::SetTransitPermit { to: Some(seat_out(to)), count: Some(count.into()) }
}
