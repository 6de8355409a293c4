//! Who plays when nobody does? A plain, decent automatic player.
//!
//! It reads the [`View`](crate::view::View) of its own seat, the printed content and the listed choices, as any client
//! could: each choice is worth so many points to it, and it takes the one worth most, or ends its phase when none is
//! worth anything. It does not look ahead, and it does not deal with its team-mates.

mod cards;
mod table;
mod worth;

use umpire_engine::{Covers, Dice, Turn};

use crate::{IronSky, action::Action, flow::Kind, legal::Choice};

use self::table::Table;

/// How many variants of each choice are weighed beside its sample.
const VARIANTS: u32 = 3;

/// The answer of the automatic player; `None` only where nothing is listed. Chance picks the variants that are weighed
/// and decides between equals.
pub fn choose(turn: &Turn<'_, IronSky>, dice: &mut Dice) -> Option<Action> {
    let view = turn.view();
    let table = Table::of(turn.content(), &view, turn.seat)?;
    match turn.decision.kind {
        Kind::DefenceCard | Kind::AttackCard => {
            best(turn, dice, |action| cards::combat_card(&table, action))
        }
        Kind::Fortifications | Kind::Initiative => best(turn, dice, |_| 0),
        Kind::EndPhase => best(turn, dice, |action| cards::discard(&table, action)),
        Kind::CommandPhase => best(turn, dice, |action| worth::of(&table, action)),
    }
}

/// The action worth most, of every sample and some variants.
fn best(
    turn: &Turn<'_, IronSky>,
    dice: &mut Dice,
    worth: impl Fn(&Action) -> i32,
) -> Option<Action> {
    let mut best: Option<(i32, u32, Action)> = None;
    for choice in &turn.choices {
        let variants = if choice.parameters.is_empty() { 0 } else { VARIANTS };
        for variant in 0..=variants {
            let action = if variant == 0 {
                choice.sample.clone()
            } else {
                choice.vary(&mut |m| dice.below(m))
            };
            let rank = (worth(&action), dice.below(1 << 16));
            let is_better = best.as_ref().is_none_or(|(worth, tie, _)| rank > (*worth, *tie));
            if is_better && (variant == 0 || turn.allows(&action)) {
                best = Some((rank.0, rank.1, action));
            }
        }
    }
    best.map(|(_, _, action)| action)
}

/// How likely a random player takes a choice, compared with the others: commands before orders, orders before what
/// gives points away, and never the resignation.
pub fn weigh(choice: &Choice) -> u32 {
    match choice.sample {
        Action::Mobilize(_) | Action::Raid(_) => 4,
        Action::Recruit(_)
        | Action::RecruitBlackOps(_)
        | Action::RequestHelp(_)
        | Action::PlayImprovement(_)
        | Action::Nuke(_)
        | Action::PlayBonus(_)
        | Action::Propaganda(_)
        | Action::Blitzkrieg(_)
        | Action::ClaimConquest { .. }
        | Action::DecideFortifications { .. }
        | Action::DecideInitiative(_)
        | Action::ChangeStrategy(_)
        | Action::Terror(_)
        | Action::Bomb(_)
        | Action::Reboot(_)
        | Action::AntiTerror(_)
        | Action::Politick(_)
        | Action::ElectronicWarfare(_)
        | Action::ChooseDefenceCard(_)
        | Action::ChooseAttackCard(_)
        | Action::EndPhase { .. } => 8,
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
