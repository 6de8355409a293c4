//! The parts of an action that a choice may leave open.

use alloc::vec::Vec;

use crate::{
    action::{Action, Manoeuvre, Move, Payment, Placement, Strategy, TransitPayer},
    ids::CommandCard,
};

/// Places in one action where a parameter can be written; `None` where the action has no such part.
#[derive(Default)]
pub(super) struct Parts<'a> {
    pub(super) payment: Option<&'a mut Payment>,
    pub(super) count: Option<&'a mut u8>,
    pub(super) transit_payer: Option<&'a mut TransitPayer>,
    pub(super) placements: Option<&'a mut Vec<Placement>>,
    pub(super) strategy: Option<&'a mut Strategy>,
    pub(super) discard: Option<&'a mut Option<CommandCard>>,
}

impl<'a> Parts<'a> {
    pub(super) fn of(action: &'a mut Action) -> Parts<'a> {
        match action {
            Action::Mobilize(mobilize) => {
                Parts::paid(&mut mobilize.play.payment).manoeuvred(&mut mobilize.manoeuvre)
            }
            Action::Recruit(recruit) => Parts {
                placements: Some(&mut recruit.placements),
                ..Parts::paid(&mut recruit.play.payment)
            },
            Action::RequestHelp(help) => Parts::paid(&mut help.play.payment),
            Action::Raid(raid) => Parts::paid(&mut raid.play.payment).moved(&mut raid.movement),
            Action::ChangeStrategy(change) => {
                Parts { strategy: Some(&mut change.mode), ..Parts::paid(&mut change.play.payment) }
            }
            Action::Terror(target) | Action::Bomb(target) => Parts::paid(&mut target.play.payment),
            Action::Reboot(play) | Action::AntiTerror(play) | Action::Politick(play) => {
                Parts::paid(&mut play.payment)
            }
            Action::ElectronicWarfare(warfare) => Parts::paid(&mut warfare.play.payment),
            Action::Regroup(regroup) => {
                Parts { count: Some(&mut regroup.count), ..Parts::paid(&mut regroup.payment) }
            }
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
            | Action::Resign => Parts::default(),
        }
    }

    fn paid(payment: &'a mut Payment) -> Parts<'a> {
        Parts { payment: Some(payment), ..Parts::default() }
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
        let Move { to: _, count, transit_payer } = movement;
        Parts { count: Some(count), transit_payer: Some(transit_payer), ..self }
    }
}
