//! The parts of an action that a choice may leave open.

use alloc::vec::Vec;

use crate::{
    action::{Action, CardPlay, Manoeuvre, Move, Payment, Placement, Strategy, TransitPayer},
    ids::CommandCard,
};

/// Places in one action where a parameter can be written; `None` where the action has no such part.
#[derive(Default)]
pub(super) struct Parts<'a> {
    pub(super) payment: Option<&'a mut Payment>,
    pub(super) use_discount: Option<&'a mut Option<bool>>,
    pub(super) count: Option<&'a mut u8>,
    pub(super) transit_payer: Option<&'a mut TransitPayer>,
    pub(super) transit_money: Option<&'a mut bool>,
    pub(super) elite_operation: Option<&'a mut Option<CardPlay>>,
    pub(super) placements: Option<&'a mut Vec<Placement>>,
    pub(super) strategy: Option<&'a mut Strategy>,
    pub(super) discard: Option<&'a mut Option<CommandCard>>,
}

impl<'a> Parts<'a> {
    pub(super) fn of(action: &'a mut Action) -> Parts<'a> {
        match action {
            Action::Mobilize(mobilize) => {
                let parts = Parts::played(&mut mobilize.play);
                parts.enhanced(&mut mobilize.elite_operation).manoeuvred(&mut mobilize.manoeuvre)
            }
            Action::Recruit(recruit) | Action::Propaganda(recruit) => Parts {
                placements: Some(&mut recruit.placements),
                ..Parts::played(&mut recruit.play)
            },
            Action::RequestHelp(help) => Parts::played(&mut help.play),
            Action::Raid(raid) => Parts::played(&mut raid.play)
                .enhanced(&mut raid.elite_operation)
                .moved(&mut raid.movement),
            Action::Blitzkrieg(blitzkrieg) => Parts::played(&mut blitzkrieg.play)
                .enhanced(&mut blitzkrieg.elite_operation)
                .moved(&mut blitzkrieg.movement),
            Action::ChangeStrategy(change) => {
                Parts { strategy: Some(&mut change.mode), ..Parts::played(&mut change.play) }
            }
            Action::Terror(target)
            | Action::Bomb(target)
            | Action::RecruitBlackOps(target)
            | Action::PlayImprovement(target)
            | Action::Nuke(target) => Parts::played(&mut target.play),
            Action::Reboot(play)
            | Action::AntiTerror(play)
            | Action::Politick(play)
            | Action::PlayBonus(play) => Parts::played(play),
            Action::ElectronicWarfare(warfare) => Parts::played(&mut warfare.play),
            Action::Regroup(regroup) => Parts {
                count: Some(&mut regroup.count),
                payment: Some(&mut regroup.payment),
                ..Parts::default()
            },
            Action::RegroupOrbit(regroup) => Parts::counted(&mut regroup.count),
            Action::ReturnToOrbit(order) => Parts::counted(&mut order.count),
            Action::GiveMoney(gift) => Parts::counted(&mut gift.amount),
            Action::UseLoan(loan) => Parts::counted(&mut loan.count),
            Action::SetTransitPermit(permit) => Parts::counted(&mut permit.count),
            Action::EndPhase { discard } => Parts { discard: Some(discard), ..Parts::default() },
            Action::GiveCommandPoint(_)
            | Action::UseGuidance(_)
            | Action::DeclareDone
            | Action::WithdrawDone
            | Action::ChooseDefenceCard(_)
            | Action::ChooseAttackCard(_)
            | Action::DecideFortifications { .. }
            | Action::DecideInitiative(_)
            | Action::ClaimConquest { .. }
            | Action::Resign => Parts::default(),
        }
    }

    fn played(play: &'a mut CardPlay) -> Parts<'a> {
        let CardPlay { card: _, payment, use_discount } = play;
        Parts { payment: Some(payment), use_discount: Some(use_discount), ..Parts::default() }
    }

    fn enhanced(self, elite_operation: &'a mut Option<CardPlay>) -> Parts<'a> {
        Parts { elite_operation: Some(elite_operation), ..self }
    }

    fn counted(count: &'a mut u8) -> Parts<'a> {
        Parts { count: Some(count), ..Parts::default() }
    }

    fn manoeuvred(self, manoeuvre: &'a mut Manoeuvre) -> Parts<'a> {
        match manoeuvre {
            Manoeuvre::Fight => self,
            Manoeuvre::Move(movement) => self.moved(movement),
        }
    }

    fn moved(self, movement: &'a mut Move) -> Parts<'a> {
        let Move { to: _, count, transit_payer, transit_money } = movement;
        Parts {
            count: Some(count),
            transit_payer: Some(transit_payer),
            transit_money: Some(transit_money),
            ..self
        }
    }
}
