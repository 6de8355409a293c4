//! Which combat card, which discard?

use super::table::Table;
use crate::{
    action::{Action, CardChoice, Source},
    content::Command,
    ids::{CommandCard, Tactics},
    view::CombatStep,
};

/// By its colour: the attacker wants Hits, the defender of the smaller army wants Repels.
pub(super) fn combat_card(table: &Table<'_>, action: &Action) -> i32 {
    let (Action::ChooseDefenceCard(choice) | Action::ChooseAttackCard(choice)) = *action else {
        return -1;
    };
    let set = table.view.player(table.post).map(|player| &player.combat_set);
    let back = set.and_then(|set| match choice {
        CardChoice::Table(Source::Deck) => set.backs.top,
        CardChoice::Table(Source::Reserve) => set.backs.reserve,
        CardChoice::Hand { card, refill: _ } => Some(table.content.combat_card(card).tactics),
    });
    match (back, wants_hits(table)) {
        (Some(Tactics::Red), true) | (Some(Tactics::Green), false) => 2,
        (Some(Tactics::Yellow), _) => 1,
        (Some(Tactics::Green), true) | (Some(Tactics::Red), false) | (None, _) => 0,
    }
}

fn wants_hits(table: &Table<'_>) -> bool {
    let boards = table.view.boards.iter().filter_map(|(_, board)| board.as_ref());
    let awaits = |step| match step {
        CombatStep::DefenceCard => true,
        CombatStep::AttackCard { .. }
        | CombatStep::Fortifications(_)
        | CombatStep::Initiative(_)
        | CombatStep::Comparing { .. }
        | CombatStep::Closing => false,
    };
    let own = boards
        .filter_map(|board| board.combat.as_ref())
        .find(|combat| combat.defender == table.post && awaits(combat.step));
    own.is_none_or(|combat| {
        let size = |faction| table.size(combat.territory.into(), faction);
        size(table.faction()) > size(table.faction().opposing())
    })
}

/// Gives away what seldom helps.
pub(super) fn discard(table: &Table<'_>, action: &Action) -> i32 {
    let Action::EndPhase { discard } = action else { return i32::MIN };
    discard.map_or(0, |card| -keep(table, card))
}

/// How much a card is worth keeping, less than nothing if it is better replaced.
fn keep(table: &Table<'_>, card: CommandCard) -> i32 {
    let commands = table.content.command_card(card).commands();
    let best = commands.map(|printed| match printed.command {
        Command::Mobilization | Command::Raid => 3,
        Command::Recruit | Command::Terror | Command::Bombing | Command::AntiTerror => 2,
        Command::Special(_) => 2,
        Command::Politicking => 1,
        Command::ElectronicWarfare | Command::Reboot | Command::ChangeOfStrategy => -1,
    });
    best.max().unwrap_or(0)
}
