//! Actions as they come in. Ids exist and numbers lie in their domains afterwards; the rest is for the
//! rules.

mod combat;
mod commands;
mod orders;
mod parts;
mod special;

use umpire_contract::umpire::iron_sky::v1::{
    self as pb,
    action::{self as act, Kind},
};
use umpire_iron_sky::action::Action;

use crate::{
    failure::Flaw,
    wire::{Path, iron_sky::piece::Reader},
};

pub(in crate::wire::iron_sky) fn action_in(
    reader: Reader<'_>,
    message: &pb::Action,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let kind = message.kind.as_ref().ok_or_else(|| at.missing())?;
    let member = |name| at.field(name);
    match kind {
        Kind::Mobilize(it) => commands::mobilize(reader, it, member("mobilize")),
        Kind::Recruit(it) => commands::recruit(reader, it, member("recruit")),
        Kind::RecruitBlackOps(it) => {
            commands::recruit_black_ops(reader, it, member("recruitBlackOps"))
        }
        Kind::RequestHelp(it) => commands::request_help(reader, it, member("requestHelp")),
        Kind::Raid(it) => commands::raid(reader, it, member("raid")),
        Kind::ChangeStrategy(it) => commands::change_strategy(reader, it, member("changeStrategy")),
        Kind::Terror(it) => commands::terror(reader, it, member("terror")),
        Kind::Bomb(it) => commands::bomb(reader, it, member("bomb")),
        Kind::Reboot(it) => commands::reboot(reader, it, member("reboot")),
        Kind::AntiTerror(it) => commands::anti_terror(reader, it, member("antiTerror")),
        Kind::Politick(it) => commands::politick(reader, it, member("politick")),
        Kind::ElectronicWarfare(it) => {
            commands::electronic_warfare(reader, it, member("electronicWarfare"))
        }
        Kind::PlayImprovement(it) => {
            special::play_improvement(reader, it, member("playImprovement"))
        }
        Kind::Nuke(it) => special::nuke(reader, it, member("nuke")),
        Kind::PlayBonus(it) => special::play_bonus(reader, it, member("playBonus")),
        Kind::Propaganda(it) => special::propaganda(reader, it, member("propaganda")),
        Kind::Blitzkrieg(it) => special::blitzkrieg(reader, it, member("blitzkrieg")),
        Kind::ClaimConquest(it) => special::claim_conquest(reader, it, member("claimConquest")),
        Kind::Regroup(it) => orders::regroup(reader, it, member("regroup")),
        Kind::RegroupOrbit(it) => orders::regroup_orbit(reader, it, member("regroupOrbit")),
        Kind::ReturnToOrbit(it) => orders::return_to_orbit(reader, it, member("returnToOrbit")),
        Kind::GiveMoney(it) => orders::give_money(reader, *it, member("giveMoney")),
        Kind::GiveCommandPoint(it) => {
            orders::give_command_point(reader, *it, member("giveCommandPoint"))
        }
        Kind::UseLoan(it) => orders::use_loan(*it, member("useLoan")),
        Kind::UseGuidance(it) => orders::use_guidance(*it, member("useGuidance")),
        Kind::SetTransitPermit(it) => {
            orders::set_transit_permit(reader, *it, member("setTransitPermit"))
        }
        Kind::DeclareDone(act::DeclareDone {}) => Ok(Action::DeclareDone),
        Kind::WithdrawDone(act::WithdrawDone {}) => Ok(Action::WithdrawDone),
        Kind::ChooseDefenceCard(it) => {
            combat::choose_defence_card(reader, it, member("chooseDefenceCard"))
        }
        Kind::ChooseAttackCard(it) => {
            combat::choose_attack_card(reader, it, member("chooseAttackCard"))
        }
        Kind::DecideFortifications(it) => {
            combat::decide_fortifications(*it, member("decideFortifications"))
        }
        Kind::DecideInitiative(it) => combat::decide_initiative(*it, member("decideInitiative")),
        Kind::EndPhase(act::EndPhase { discard }) => {
            let here = member("endPhase");
            let discard =
                discard.as_deref().map(|it| reader.command_card(it, here.field("discard")));
            Ok(Action::EndPhase { discard: discard.transpose()? })
        }
        Kind::Resign(act::Resign {}) => Ok(Action::Resign),
    }
}
