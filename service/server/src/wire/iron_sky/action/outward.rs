//! Actions as they can be posted: samples of choices, rows of a record.

mod combat;
mod commands;
mod orders;
mod parts;
mod special;

use umpire_contract::umpire::iron_sky::v1::{
    self as pb,
    action::{self as act, Kind},
};
use umpire_iron_sky::{action::Action, content::Content};

use crate::wire::iron_sky::piece::command_card_out;

pub(in crate::wire::iron_sky) fn action_out(content: &Content, action: &Action) -> pb::Action {
    let kind = match *action {
        Action::Mobilize(it) => Kind::Mobilize(commands::mobilize(content, it)),
        Action::Recruit(ref it) => Kind::Recruit(commands::recruit(content, it)),
        Action::RecruitBlackOps(it) => {
            Kind::RecruitBlackOps(commands::recruit_black_ops(content, it))
        }
        Action::RequestHelp(it) => Kind::RequestHelp(commands::request_help(content, it)),
        Action::Raid(it) => Kind::Raid(commands::raid(content, it)),
        Action::ChangeStrategy(it) => Kind::ChangeStrategy(commands::change_strategy(content, it)),
        Action::Terror(it) => Kind::Terror(commands::terror(content, it)),
        Action::Bomb(it) => Kind::Bomb(commands::bomb(content, it)),
        Action::Reboot(it) => Kind::Reboot(commands::reboot(content, it)),
        Action::AntiTerror(it) => Kind::AntiTerror(commands::anti_terror(content, it)),
        Action::Politick(it) => Kind::Politick(commands::politick(content, it)),
        Action::ElectronicWarfare(it) => {
            Kind::ElectronicWarfare(commands::electronic_warfare(content, it))
        }
        Action::PlayImprovement(it) => {
            Kind::PlayImprovement(special::play_improvement(content, it))
        }
        Action::Nuke(it) => Kind::Nuke(special::nuke(content, it)),
        Action::PlayBonus(it) => Kind::PlayBonus(special::play_bonus(content, it)),
        Action::Propaganda(ref it) => Kind::Propaganda(special::propaganda(content, it)),
        Action::Blitzkrieg(it) => Kind::Blitzkrieg(special::blitzkrieg(content, it)),
        Action::ClaimConquest { card } => {
            Kind::ClaimConquest(special::claim_conquest(content, card))
        }
        Action::Regroup(it) => Kind::Regroup(orders::regroup(content, it)),
        Action::RegroupOrbit(it) => Kind::RegroupOrbit(orders::regroup_orbit(content, it)),
        Action::ReturnToOrbit(it) => Kind::ReturnToOrbit(orders::return_to_orbit(content, it)),
        Action::GiveMoney(it) => Kind::GiveMoney(orders::give_money(it)),
        Action::GiveCommandPoint(it) => Kind::GiveCommandPoint(orders::give_command_point(it)),
        Action::UseLoan(it) => Kind::UseLoan(orders::use_loan(it)),
        Action::UseGuidance(it) => Kind::UseGuidance(orders::use_guidance(it)),
        Action::SetTransitPermit(it) => Kind::SetTransitPermit(orders::set_transit_permit(it)),
        Action::DeclareDone => Kind::DeclareDone(act::DeclareDone {}),
        Action::WithdrawDone => Kind::WithdrawDone(act::WithdrawDone {}),
        Action::ChooseDefenceCard(it) => {
            Kind::ChooseDefenceCard(combat::choose_defence_card(content, it))
        }
        Action::ChooseAttackCard(it) => {
            Kind::ChooseAttackCard(combat::choose_attack_card(content, it))
        }
        Action::DecideFortifications { replace } => {
            Kind::DecideFortifications(combat::decide_fortifications(replace))
        }
        Action::DecideInitiative(shift) => Kind::DecideInitiative(combat::decide_initiative(shift)),
        Action::EndPhase { discard } => {
            let discard = discard.map(|card| command_card_out(content, card));
            Kind::EndPhase(act::EndPhase { discard })
        }
        Action::Resign => Kind::Resign(act::Resign {}),
    };
    pb::Action { kind: Some(kind) }
}
