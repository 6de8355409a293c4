//! Who plays when nobody does? A plain, decent automatic player.
//!
//! It reads the [`View`] of its own seat, the printed content and the listed choices, as any client
//! could. Every variant of every choice is tried on a sketch of the table, and what that is worth then is compared with
//! what it is worth now; the best is done, until nothing is better than to end the phase. Only where tiles are recruited
//! does it look one command further ahead: at the attack that they make possible.
//!
//! | Question | Module |
//! |---|---|
//! | Which actions are weighed? | `variants` |
//! | What would an action gain? | `trial`, on a `sketch` of the table |
//! | How would a move end, which attack could follow? | `assault` |
//! | What is a continent worth? | `worth` |
//! | How would a combat end? | `duel` |
//! | What do points in hand cost? | `purse` |
//! | What is it worth to give? | `sharing` |
//! | What is a Change of Strategy worth? | `strategy` |
//! | What is a Special Command worth? | `special` |
//! | Which combat card, which discard? | `cards` |

mod assault;
mod cards;
mod duel;
mod purse;
mod sharing;
mod sketch;
mod special;
mod strategy;
mod table;
mod trial;
mod variants;
mod worth;

use umpire_engine::{Dice, Seat, Turn};

use crate::{IronSky, action::Action, content::Content, flow::Kind, legal::Choice, view::View};

use self::table::Table;

/// All that the automatic player knows when it is asked: what a client could.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The printed content.
    pub content: &'a Content,
    /// The table as its seat sees it.
    pub view: &'a View,
    /// The seat it decides for.
    pub seat: Seat,
    /// What the decision is about.
    pub kind: Kind,
    /// The choices that are listed for it.
    pub choices: &'a [Choice],
}

/// The answer of the automatic player; `None` only where nothing is listed.
pub fn choose(turn: &Turn<'_, IronSky>, dice: &mut Dice) -> Option<Action> {
    let question = Question {
        content: turn.content(),
        view: &turn.view(),
        seat: turn.seat,
        kind: turn.decision.kind,
        choices: &turn.choices,
    };
    answer(&question, |action| turn.allows(action), dice)
}

/// The same, where the rules are asked by `allows`, as a check would be. Chance decides between equals.
pub fn answer(
    question: &Question<'_>,
    allows: impl Fn(&Action) -> bool,
    dice: &mut Dice,
) -> Option<Action> {
    let table = Table::of(question.content, question.view, question.seat)?;
    let worth = match question.kind {
        Kind::DefenceCard | Kind::AttackCard => cards::combat_card,
        Kind::Fortifications => cards::fortifications,
        Kind::Initiative => cards::initiative,
        Kind::EndPhase => cards::discard,
        Kind::CommandPhase => trial::gain,
    };
    let mut best: Option<((i32, u32), Action)> = None;
    for action in question.choices.iter().flat_map(variants::of) {
        let rank = (worth(&table, &action), dice.below(1 << 16));
        let is_better = best.as_ref().is_none_or(|(other, _)| rank > *other);
        if is_better && allows(&action) {
            best = Some((rank, action));
        }
    }
    best.map(|(_, action)| action)
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
