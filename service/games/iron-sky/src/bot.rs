//! A plain, decent automatic player.

use crate::{action::Action, legal::Choice};

/// How likely a random player takes a choice, compared with the others: commands before orders, orders before what
/// gives points away, and never the resignation.
pub fn weigh(choice: &Choice) -> u32 {
    match choice.sample {
        Action::Mobilize(_) | Action::Raid(_) => 4,
        Action::Recruit(_)
        | Action::RequestHelp(_)
        | Action::ChangeStrategy(_)
        | Action::Terror(_)
        | Action::Bomb(_)
        | Action::Reboot(_)
        | Action::AntiTerror(_)
        | Action::Politick(_)
        | Action::ElectronicWarfare(_) => 8,
        Action::ChooseDefenceCard(_) | Action::ChooseAttackCard(_) | Action::EndPhase { .. } => 8,
        Action::Regroup(_)
        | Action::RegroupOrbit(_)
        | Action::ReturnToOrbit(_)
        | Action::GiveCommandPoint(_)
        | Action::UseLoan(_)
        | Action::UseGuidance(_)
        | Action::WithdrawDone => 2,
        Action::GiveMoney(_) | Action::SetTransitPermit(_) => 1,
        Action::DeclareDone => 6,
        Action::Resign => 0,
    }
}
