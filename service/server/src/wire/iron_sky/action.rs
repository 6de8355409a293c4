//! What a player may do.

mod inward;
mod outward;
#[cfg(test)]
mod tests;

pub(super) use inward::action_in;
pub(super) use outward::action_out;

use umpire_iron_sky::action::{Action, Manoeuvre};

/// Where an action's message lies, from the object that chooses among games.
pub(super) fn path(action: &Action) -> &'static str {
    match action {
        Action::Mobilize(_) => "ironSky.mobilize",
        Action::Recruit(_) => "ironSky.recruit",
        Action::RequestHelp(_) => "ironSky.requestHelp",
        Action::Raid(_) => "ironSky.raid",
        Action::ChangeStrategy(_) => "ironSky.changeStrategy",
        Action::Terror(_) => "ironSky.terror",
        Action::Bomb(_) => "ironSky.bomb",
        Action::Reboot(_) => "ironSky.reboot",
        Action::AntiTerror(_) => "ironSky.antiTerror",
        Action::Politick(_) => "ironSky.politick",
        Action::ElectronicWarfare(_) => "ironSky.electronicWarfare",
        Action::Regroup(_) => "ironSky.regroup",
        Action::RegroupOrbit(_) => "ironSky.regroupOrbit",
        Action::ReturnToOrbit(_) => "ironSky.returnToOrbit",
        Action::GiveMoney(_) => "ironSky.giveMoney",
        Action::GiveCommandPoint(_) => "ironSky.giveCommandPoint",
        Action::UseLoan(_) => "ironSky.useLoan",
        Action::UseGuidance(_) => "ironSky.useGuidance",
        Action::SetTransitPermit(_) => "ironSky.setTransitPermit",
        Action::DeclareDone => "ironSky.declareDone",
        Action::WithdrawDone => "ironSky.withdrawDone",
        Action::ChooseDefenceCard(_) => "ironSky.chooseDefenceCard",
        Action::ChooseAttackCard(_) => "ironSky.chooseAttackCard",
        Action::EndPhase { .. } => "ironSky.endPhase",
        Action::Resign => "ironSky.resign",
    }
}

/// Where a field that a refusal or a parameter names lies in the action's message. The rules judge
/// the move of a Mobilization as that of a Raid; in the contract the first lies in an object of its
/// own.
pub(super) fn field(action: &Action, field: &'static str) -> String {
    let is_move = matches!(action, Action::Mobilize(mobilize) if is_move(mobilize.manoeuvre));
    match (field, field.strip_prefix("switch")) {
        ("to" | "count" | "transitPayer", _) if is_move => format!("movement.{field}"),
        (_, Some(rest)) => format!("switchCards{rest}"),
        (_, None) => field.to_owned(),
    }
}

fn is_move(manoeuvre: Manoeuvre) -> bool {
    match manoeuvre {
        Manoeuvre::Fight => false,
        Manoeuvre::Move(_) => true,
    }
}
