//! Actions as they can be posted: samples of choices, rows of a record.

use umpire_contract::umpire::iron_sky::v1::{
    self as pb,
    action::{self as act, Kind, change_strategy::Mode},
};
use umpire_iron_sky::{
    action::{
        Action, CardPlay, ChangeStrategy, ElectronicWarfare, GiveCommandPoint, GiveMoney,
        Manoeuvre, Mobilize, Move, Payment, Placement, Raid, Recruit, Regroup, RegroupOrbit,
        RequestHelp, ReturnToOrbit, SetTransitPermit, Strategy, Target, TransitPayer, UseGuidance,
        UseLoan,
    },
    content::Content,
};

use crate::wire::iron_sky::piece::{Named, command_card_out, seat_out, space_out, tactics_out};

pub(in crate::wire::iron_sky) fn action_out(content: &Content, action: &Action) -> pb::Action {
    let kind = match *action {
        Action::Mobilize(it) => Kind::Mobilize(mobilize(content, it)),
        Action::Recruit(ref it) => Kind::Recruit(recruit(content, it)),
        Action::RequestHelp(it) => Kind::RequestHelp(request_help(content, it)),
        Action::Raid(it) => Kind::Raid(raid(content, it)),
        Action::ChangeStrategy(it) => Kind::ChangeStrategy(change_strategy(content, it)),
        Action::Terror(it) => {
            let (card, territory) = target(content, it);
            Kind::Terror(act::Terror { card, territory })
        }
        Action::Bomb(it) => {
            let (card, territory) = target(content, it);
            Kind::Bomb(act::Bomb { card, territory })
        }
        Action::Reboot(it) => {
            let (card, _) = card_play(content, it);
            Kind::Reboot(act::Reboot { card })
        }
        Action::AntiTerror(it) => {
            let (card, payment) = card_play(content, it);
            Kind::AntiTerror(act::AntiTerror { card, payment })
        }
        Action::Politick(it) => {
            let (card, payment) = card_play(content, it);
            Kind::Politick(act::Politick { card, payment })
        }
        Action::ElectronicWarfare(it) => Kind::ElectronicWarfare(electronic_warfare(content, it)),
        Action::Regroup(it) => Kind::Regroup(regroup(content, it)),
        Action::RegroupOrbit(it) => Kind::RegroupOrbit(regroup_orbit(content, it)),
        Action::ReturnToOrbit(it) => Kind::ReturnToOrbit(return_to_orbit(content, it)),
        Action::GiveMoney(it) => Kind::GiveMoney(give_money(it)),
        Action::GiveCommandPoint(GiveCommandPoint { to }) => {
            Kind::GiveCommandPoint(act::GiveCommandPoint { to: Some(seat_out(to)) })
        }
        Action::UseLoan(UseLoan { neutral_continent, count }) => Kind::UseLoan(act::UseLoan {
            neutral_continent: neutral_continent.out(),
            count: Some(count.into()),
        }),
        Action::UseGuidance(UseGuidance { neutral_continent }) => {
            Kind::UseGuidance(act::UseGuidance { neutral_continent: neutral_continent.out() })
        }
        Action::SetTransitPermit(SetTransitPermit { to, count }) => {
            let (to, count) = (Some(seat_out(to)), Some(count.into()));
            Kind::SetTransitPermit(act::SetTransitPermit { to, count })
        }
        Action::DeclareDone => Kind::DeclareDone(act::DeclareDone {}),
        Action::WithdrawDone => Kind::WithdrawDone(act::WithdrawDone {}),
        Action::ChooseDefenceCard(source) => {
            Kind::ChooseDefenceCard(act::ChooseDefenceCard { source: source.out() })
        }
        Action::ChooseAttackCard(source) => {
            Kind::ChooseAttackCard(act::ChooseAttackCard { source: source.out() })
        }
        Action::EndPhase { discard } => {
            let discard = discard.map(|card| command_card_out(content, card));
            Kind::EndPhase(act::EndPhase { discard })
        }
        Action::Resign => Kind::Resign(act::Resign {}),
    };
    pb::Action { kind: Some(kind) }
}

/// A card and its payment; nothing paid is left out.
fn card_play(content: &Content, play: CardPlay) -> (String, Option<act::Payment>) {
    let CardPlay { card, payment } = play;
    let is_paid = payment != Payment::default();
    (command_card_out(content, card), is_paid.then(|| payment_out(payment)))
}

fn payment_out(payment: Payment) -> act::Payment {
    let Payment { money, politics } = payment;
    act::Payment { money: money.into(), politics: politics.into() }
}

/// Who pays a transit; the player himself is left out.
fn transit_payer(payer: TransitPayer) -> Option<i32> {
    match payer {
        TransitPayer::Itself => None,
        TransitPayer::Destination => Some(act::TransitPayer::Destination.into()),
    }
}

fn mobilize(content: &Content, mobilize: Mobilize) -> act::Mobilize {
    let Mobilize { play, origin, manoeuvre } = mobilize;
    let (card, payment) = card_play(content, play);
    let manoeuvre = match manoeuvre {
        Manoeuvre::Fight => act::mobilize::Manoeuvre::Fight(act::Fight {}),
        Manoeuvre::Move(Move { to, count, transit_payer: payer }) => {
            act::mobilize::Manoeuvre::Movement(act::Movement {
                to: space_out(content, to),
                count: Some(count.into()),
                transit_payer: transit_payer(payer),
            })
        }
    };
    let origin = space_out(content, origin);
    act::Mobilize { card, payment, origin, manoeuvre: Some(manoeuvre) }
}

fn recruit(content: &Content, recruit: &Recruit) -> act::Recruit {
    let Recruit { play, placements } = recruit;
    let (card, payment) = card_play(content, *play);
    let placement = |&Placement { space, count }: &Placement| act::Placement {
        space: space_out(content, space),
        count: Some(count.into()),
    };
    act::Recruit { card, payment, placements: placements.iter().map(placement).collect() }
}

fn request_help(content: &Content, help: RequestHelp) -> act::RequestHelp {
    let RequestHelp { play, neutral_continent, territory } = help;
    let (card, payment) = card_play(content, play);
    act::RequestHelp {
        card,
        payment,
        neutral_continent: neutral_continent.out(),
        territory: space_out(content, territory),
    }
}

fn raid(content: &Content, raid: Raid) -> act::Raid {
    let Raid { play, place, movement: Move { to, count, transit_payer: payer } } = raid;
    let (card, payment) = card_play(content, play);
    act::Raid {
        card,
        payment,
        place: space_out(content, place),
        to: space_out(content, to),
        count: Some(count.into()),
        transit_payer: transit_payer(payer),
    }
}

fn change_strategy(content: &Content, change: ChangeStrategy) -> act::ChangeStrategy {
    let ChangeStrategy { play, mode } = change;
    let (card, payment) = card_play(content, play);
    let mode = match mode {
        Strategy::Shuffle => Mode::Shuffle(act::Shuffle {}),
        Strategy::Switch { discard, take } => Mode::SwitchCards(act::SwitchCards {
            discard: Some(tactics_out(discard)),
            take: Some(tactics_out(take)),
        }),
    };
    act::ChangeStrategy { card, payment, mode: Some(mode) }
}

/// The card and the territory of a Reich command, which names no payment.
fn target(content: &Content, target: Target) -> (String, String) {
    let Target { play, territory } = target;
    let (card, _) = card_play(content, play);
    (card, space_out(content, territory))
}

fn electronic_warfare(content: &Content, command: ElectronicWarfare) -> act::ElectronicWarfare {
    let ElectronicWarfare { play, sector } = command;
    let (card, payment) = card_play(content, play);
    act::ElectronicWarfare { card, payment, sector: space_out(content, sector) }
}

fn regroup(content: &Content, regroup: Regroup) -> act::Regroup {
    let Regroup { origin, to, count, payment } = regroup;
    act::Regroup {
        origin: space_out(content, origin),
        to: space_out(content, to),
        count: Some(count.into()),
        payment: Some(payment_out(payment)),
    }
}

fn regroup_orbit(content: &Content, regroup: RegroupOrbit) -> act::RegroupOrbit {
    let RegroupOrbit { origin, to, count } = regroup;
    act::RegroupOrbit {
        origin: space_out(content, origin),
        to: space_out(content, to),
        count: Some(count.into()),
    }
}

fn return_to_orbit(content: &Content, order: ReturnToOrbit) -> act::ReturnToOrbit {
    let ReturnToOrbit { origin, count } = order;
    act::ReturnToOrbit { origin: space_out(content, origin), count: Some(count.into()) }
}

fn give_money(gift: GiveMoney) -> act::GiveMoney {
    let GiveMoney { to, amount } = gift;
    act::GiveMoney { to: Some(seat_out(to)), amount: Some(amount.into()) }
}
