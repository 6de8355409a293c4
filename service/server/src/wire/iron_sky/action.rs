//! What a player may do.

mod inward;
mod outward;
#[cfg(test)]
mod tests;

pub(super) use inward::action_in;
pub(super) use outward::action_out;

use umpire_iron_sky::action::{Action, CardChoice, Manoeuvre};

/// Where an action's message lies, from the object that chooses among games.
pub(super) fn path(action: &Action) -> &'static str {
    match action {
        Action::Mobilize(_) => "ironSky.mobilize",
        Action::Recruit(_) => "ironSky.recruit",
        Action::RecruitBlackOps(_) => "ironSky.recruitBlackOps",
        Action::RequestHelp(_) => "ironSky.requestHelp",
        Action::Raid(_) => "ironSky.raid",
        Action::ChangeStrategy(_) => "ironSky.changeStrategy",
        Action::Terror(_) => "ironSky.terror",
        Action::Bomb(_) => "ironSky.bomb",
        Action::Reboot(_) => "ironSky.reboot",
        Action::AntiTerror(_) => "ironSky.antiTerror",
        Action::Politick(_) => "ironSky.politick",
        Action::ElectronicWarfare(_) => "ironSky.electronicWarfare",
        Action::PlayImprovement(_) => "ironSky.playImprovement",
        Action::Nuke(_) => "ironSky.nuke",
        Action::PlayBonus(_) => "ironSky.playBonus",
        Action::Propaganda(_) => "ironSky.propaganda",
        Action::Blitzkrieg(_) => "ironSky.blitzkrieg",
        Action::ClaimConquest { .. } => "ironSky.claimConquest",
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
        Action::DecideFortifications { .. } => "ironSky.decideFortifications",
        Action::DecideInitiative(_) => "ironSky.decideInitiative",
        Action::EndPhase { .. } => "ironSky.endPhase",
        Action::Resign => "ironSky.resign",
    }
}

/// Where a field that a refusal or a parameter names lies in the action's message. The rules judge
/// the move of a Mobilization as that of a Raid, and a card of the combat hand as one of the table; in
/// the contract the first of each lies in an object of its own.
pub(super) fn field(action: &Action, field: &'static str) -> String {
    match (action, field) {
        (Action::Mobilize(mobilize), "to" | "count" | "transitPayer" | "transitMoney")
            if is_move(mobilize.manoeuvre) =>
        {
            format!("movement.{field}")
        }
        (Action::ChooseDefenceCard(choice) | Action::ChooseAttackCard(choice), _) => {
            of_card(*choice, field).to_owned()
        }
        _ => match field.strip_prefix("switch") {
            Some(rest) => format!("switchCards{rest}"),
            None => field.to_owned(),
        },
    }
}

fn is_move(manoeuvre: Manoeuvre) -> bool {
    match manoeuvre {
        Manoeuvre::Fight => false,
        Manoeuvre::Move(_) => true,
    }
}

fn of_card(choice: CardChoice, field: &'static str) -> &'static str {
    match (choice, field) {
        (CardChoice::Table(_), "card") => "source",
        (CardChoice::Hand { .. }, "card") => "hand.card",
        (CardChoice::Hand { .. }, "source") => "hand.refill",
        (CardChoice::Table(_) | CardChoice::Hand { .. }, other) => other,
    }
}
