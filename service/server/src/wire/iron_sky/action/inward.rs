//! Actions as they come in. Ids exist and numbers lie in their domains afterwards; the rest is for the
//! rules.

use umpire_contract::umpire::iron_sky::v1::{
    self as pb,
    action::{self as act, Kind},
};
use umpire_iron_sky::action::{
    Action, CardPlay, ChangeStrategy, ElectronicWarfare, GiveCommandPoint, GiveMoney, Manoeuvre,
    Mobilize, Move, Payment, Placement, Raid, Recruit, Regroup, RegroupOrbit, RequestHelp,
    ReturnToOrbit, SetTransitPermit, Strategy, Target, TransitPayer, UseGuidance, UseLoan,
};

use crate::wire::iron_sky::piece::{Reader, count_in, named_in, number_in, tactics_in};
use crate::{failure::Flaw, wire::Path};

/// The most transits that a permit names (IS-ICM-07).
const MOST_TRANSITS: u8 = 8;

pub(in crate::wire::iron_sky) fn action_in(
    reader: Reader<'_>,
    message: &pb::Action,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let kind = message.kind.as_ref().ok_or_else(|| at.missing())?;
    let member = |name| at.field(name);
    match kind {
        Kind::Mobilize(it) => mobilize(reader, it, member("mobilize")),
        Kind::Recruit(it) => recruit(reader, it, member("recruit")),
        Kind::RequestHelp(it) => request_help(reader, it, member("requestHelp")),
        Kind::Raid(it) => raid(reader, it, member("raid")),
        Kind::ChangeStrategy(it) => change_strategy(reader, it, member("changeStrategy")),
        Kind::Terror(act::Terror { card, territory }) => {
            target(reader, card, territory, member("terror")).map(Action::Terror)
        }
        Kind::Bomb(act::Bomb { card, territory }) => {
            target(reader, card, territory, member("bomb")).map(Action::Bomb)
        }
        Kind::Reboot(act::Reboot { card }) => {
            card_play(reader, card, None, member("reboot")).map(Action::Reboot)
        }
        Kind::AntiTerror(act::AntiTerror { card, payment }) => {
            card_play(reader, card, *payment, member("antiTerror")).map(Action::AntiTerror)
        }
        Kind::Politick(act::Politick { card, payment }) => {
            card_play(reader, card, *payment, member("politick")).map(Action::Politick)
        }
        Kind::ElectronicWarfare(it) => electronic_warfare(reader, it, member("electronicWarfare")),
        Kind::Regroup(it) => regroup(reader, it, member("regroup")),
        Kind::RegroupOrbit(it) => regroup_orbit(reader, it, member("regroupOrbit")),
        Kind::ReturnToOrbit(it) => return_to_orbit(reader, it, member("returnToOrbit")),
        Kind::GiveMoney(it) => give_money(reader, *it, member("giveMoney")),
        Kind::GiveCommandPoint(act::GiveCommandPoint { to }) => {
            let to = reader.seat(*to, member("giveCommandPoint").field("to"))?;
            Ok(Action::GiveCommandPoint(GiveCommandPoint { to }))
        }
        Kind::UseLoan(it) => use_loan(*it, member("useLoan")),
        Kind::UseGuidance(act::UseGuidance { neutral_continent }) => {
            let here = member("useGuidance");
            let neutral_continent = named_in(*neutral_continent, here.field("neutralContinent"))?;
            Ok(Action::UseGuidance(UseGuidance { neutral_continent }))
        }
        Kind::SetTransitPermit(it) => set_transit_permit(reader, *it, member("setTransitPermit")),
        Kind::DeclareDone(act::DeclareDone {}) => Ok(Action::DeclareDone),
        Kind::WithdrawDone(act::WithdrawDone {}) => Ok(Action::WithdrawDone),
        Kind::ChooseDefenceCard(act::ChooseDefenceCard { source }) => {
            named_in(*source, member("chooseDefenceCard").field("source"))
                .map(Action::ChooseDefenceCard)
        }
        Kind::ChooseAttackCard(act::ChooseAttackCard { source }) => {
            named_in(*source, member("chooseAttackCard").field("source"))
                .map(Action::ChooseAttackCard)
        }
        Kind::EndPhase(act::EndPhase { discard }) => {
            let here = member("endPhase");
            let discard =
                discard.as_deref().map(|it| reader.command_card(it, here.field("discard")));
            Ok(Action::EndPhase { discard: discard.transpose()? })
        }
        Kind::Resign(act::Resign {}) => Ok(Action::Resign),
    }
}

/// The card of a command and what is paid for it. The contract has both beside the command's own
/// fields.
fn card_play(
    reader: Reader<'_>,
    card: &str,
    payment: Option<act::Payment>,
    at: Path<'_>,
) -> Result<CardPlay, Flaw> {
    Ok(CardPlay {
        card: reader.command_card(card, at.field("card"))?,
        payment: match payment {
            None => Payment::default(),
            Some(payment) => payment_in(payment, at.field("payment"))?,
        },
    })
}

fn payment_in(message: act::Payment, at: Path<'_>) -> Result<Payment, Flaw> {
    let act::Payment { money, politics } = message;
    Ok(Payment {
        money: number_in(money, 0, u8::MAX, at.field("money"))?,
        politics: number_in(politics, 0, u8::MAX, at.field("politics"))?,
    })
}

fn transit_payer(payer: Option<i32>, at: Path<'_>) -> Result<TransitPayer, Flaw> {
    let Some(number) = payer else {
        return Ok(TransitPayer::default());
    };
    match act::TransitPayer::try_from(number) {
        Ok(act::TransitPayer::Itself) => Ok(TransitPayer::Itself),
        Ok(act::TransitPayer::Destination) => Ok(TransitPayer::Destination),
        Ok(act::TransitPayer::Unspecified) | Err(_) => Err(at.unknown("transit payer", number)),
    }
}

fn mobilize(reader: Reader<'_>, message: &act::Mobilize, at: Path<'_>) -> Result<Action, Flaw> {
    let act::Mobilize { card, payment, origin, manoeuvre } = message;
    Ok(Action::Mobilize(Mobilize {
        play: card_play(reader, card, *payment, at)?,
        origin: reader.space(origin, at.field("origin"))?,
        manoeuvre: match manoeuvre {
            None => return Err(at.missing()),
            Some(act::mobilize::Manoeuvre::Fight(act::Fight {})) => Manoeuvre::Fight,
            Some(act::mobilize::Manoeuvre::Movement(it)) => {
                Manoeuvre::Move(movement(reader, it, at.field("movement"))?)
            }
        },
    }))
}

fn movement(reader: Reader<'_>, message: &act::Movement, at: Path<'_>) -> Result<Move, Flaw> {
    let act::Movement { to, count, transit_payer: payer } = message;
    Ok(Move {
        to: reader.space(to, at.field("to"))?,
        count: count_in(*count, at.field("count"))?,
        transit_payer: transit_payer(*payer, at.field("transitPayer"))?,
    })
}

fn recruit(reader: Reader<'_>, message: &act::Recruit, at: Path<'_>) -> Result<Action, Flaw> {
    let act::Recruit { card, payment, placements } = message;
    let here = at.field("placements");
    let placements =
        placements.iter().enumerate().map(|(row, it)| placement(reader, it, here.row(row)));
    Ok(Action::Recruit(Recruit {
        play: card_play(reader, card, *payment, at)?,
        placements: placements.collect::<Result<_, _>>()?,
    }))
}

fn placement(
    reader: Reader<'_>,
    message: &act::Placement,
    at: Path<'_>,
) -> Result<Placement, Flaw> {
    let act::Placement { space, count } = message;
    Ok(Placement {
        space: reader.space(space, at.field("space"))?,
        count: count_in(*count, at.field("count"))?,
    })
}

fn request_help(
    reader: Reader<'_>,
    message: &act::RequestHelp,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::RequestHelp { card, payment, neutral_continent, territory } = message;
    Ok(Action::RequestHelp(RequestHelp {
        play: card_play(reader, card, *payment, at)?,
        neutral_continent: named_in(*neutral_continent, at.field("neutralContinent"))?,
        territory: reader.territory(territory, at.field("territory"))?,
    }))
}

/// The contract has the move beside the place it starts from, as the ledger lists it.
fn raid(reader: Reader<'_>, message: &act::Raid, at: Path<'_>) -> Result<Action, Flaw> {
    let act::Raid { card, payment, place, to, count, transit_payer: payer } = message;
    Ok(Action::Raid(Raid {
        play: card_play(reader, card, *payment, at)?,
        place: reader.space(place, at.field("place"))?,
        movement: Move {
            to: reader.space(to, at.field("to"))?,
            count: count_in(*count, at.field("count"))?,
            transit_payer: transit_payer(*payer, at.field("transitPayer"))?,
        },
    }))
}

fn change_strategy(
    reader: Reader<'_>,
    message: &act::ChangeStrategy,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::ChangeStrategy { card, payment, mode } = message;
    Ok(Action::ChangeStrategy(ChangeStrategy {
        play: card_play(reader, card, *payment, at)?,
        mode: match mode {
            None => return Err(at.missing()),
            Some(act::change_strategy::Mode::Shuffle(act::Shuffle {})) => Strategy::Shuffle,
            Some(act::change_strategy::Mode::SwitchCards(it)) => {
                let act::SwitchCards { discard, take } = it;
                let here = at.field("switchCards");
                Strategy::Switch {
                    discard: tactics_in(discard.as_ref(), here.field("discard"))?,
                    take: tactics_in(take.as_ref(), here.field("take"))?,
                }
            }
        },
    }))
}

fn target(reader: Reader<'_>, card: &str, territory: &str, at: Path<'_>) -> Result<Target, Flaw> {
    Ok(Target {
        play: card_play(reader, card, None, at)?,
        territory: reader.territory(territory, at.field("territory"))?,
    })
}

fn electronic_warfare(
    reader: Reader<'_>,
    message: &act::ElectronicWarfare,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::ElectronicWarfare { card, payment, sector } = message;
    Ok(Action::ElectronicWarfare(ElectronicWarfare {
        play: card_play(reader, card, *payment, at)?,
        sector: reader.orbit(sector, at.field("sector"))?,
    }))
}

fn regroup(reader: Reader<'_>, message: &act::Regroup, at: Path<'_>) -> Result<Action, Flaw> {
    let act::Regroup { origin, to, count, payment } = message;
    let here = at.field("payment");
    Ok(Action::Regroup(Regroup {
        origin: reader.territory(origin, at.field("origin"))?,
        to: reader.territory(to, at.field("to"))?,
        count: count_in(*count, at.field("count"))?,
        payment: payment_in(payment.ok_or_else(|| here.missing())?, here)?,
    }))
}

fn regroup_orbit(
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

fn return_to_orbit(
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

fn give_money(reader: Reader<'_>, message: act::GiveMoney, at: Path<'_>) -> Result<Action, Flaw> {
    let act::GiveMoney { to, amount } = message;
    Ok(Action::GiveMoney(GiveMoney {
        to: reader.seat(to, at.field("to"))?,
        amount: count_in(amount, at.field("amount"))?,
    }))
}

fn use_loan(message: act::UseLoan, at: Path<'_>) -> Result<Action, Flaw> {
    let act::UseLoan { neutral_continent, count } = message;
    Ok(Action::UseLoan(UseLoan {
        neutral_continent: named_in(neutral_continent, at.field("neutralContinent"))?,
        count: count_in(count, at.field("count"))?,
    }))
}

fn set_transit_permit(
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
