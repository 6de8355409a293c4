//! Which combat card, which discard?

use super::{
    duel::{Armies, Odds, colours},
    table::Table,
};
use crate::{
    action::{Action, Source},
    content::Command,
    ids::{CommandCard, Faction, Post, Tactics},
    state::ARMY_LIMIT,
    view::{Backs, Combat, CombatStep},
};

/// How well a combat card would do: the defender thinks of the attacker's best answer.
pub(super) fn combat_card(table: &Table<'_>, action: &Action) -> i32 {
    let (Action::ChooseDefenceCard(source) | Action::ChooseAttackCard(source)) = *action else {
        return i32::MIN;
    };
    let (Some(combat), Some(own)) = (combat(table), back(backs(table, table.post), source)) else {
        return 0;
    };
    let size = |post: Post| table.sketch.army(combat.territory.into(), post.faction);
    let armies = Armies {
        attacker: combat.attacker.faction,
        attacking: size(combat.attacker),
        defending: size(combat.defender),
    };
    let edge = |attack, defence| Odds::between(table.content, armies, attack, defence).edge(armies);
    match combat.step {
        CombatStep::DefenceCard => {
            let answers = colours(backs(table, combat.attacker));
            -answers.map(|attack| edge(attack, own)).max().unwrap_or(0)
        }
        CombatStep::AttackCard { defence } => edge(own, defence.tactics),
        CombatStep::Comparing { .. } | CombatStep::Closing => 0,
    }
}

/// The combat that waits for the player.
fn combat<'a>(table: &Table<'a>) -> Option<&'a Combat> {
    let combats = table.view.boards.iter().filter_map(|(_, board)| board.as_ref()?.combat.as_ref());
    let is_awaited = |combat: &&Combat| match combat.step {
        CombatStep::DefenceCard => combat.defender == table.post,
        CombatStep::AttackCard { .. } => combat.attacker == table.post,
        CombatStep::Comparing { .. } | CombatStep::Closing => false,
    };
    combats.into_iter().find(is_awaited)
}

fn backs(table: &Table<'_>, post: Post) -> Backs {
    table.view.player(post).map(|player| player.combat_set.backs).unwrap_or_default()
}

fn back(backs: Backs, source: Source) -> Option<Tactics> {
    match source {
        Source::Deck => backs.top,
        Source::Reserve => backs.reserve,
    }
}

/// Gives away what seldom helps.
pub(super) fn discard(table: &Table<'_>, action: &Action) -> i32 {
    let Action::EndPhase { discard } = action else { return i32::MIN };
    discard.map_or(0, |card| -keep(table, card))
}

/// How much a card is worth keeping, less than nothing if it is better replaced: what moves tiles always finds its use.
pub(super) fn keep(table: &Table<'_>, card: CommandCard) -> i32 {
    let Some(own) = table.sketch.land(table.post.continent) else { return 0 };
    let when = |needed: bool| if needed { 2 } else { -1 };
    let commands = table.content.command_card(card).commands();
    let best = commands.map(|printed| match printed.command {
        Command::Mobilization => 3,
        Command::Raid | Command::Recruit => when(room(table) >= i32::from(printed.amount)),
        Command::Bombing => 2,
        Command::Terror => when(own.terror.is_none()),
        Command::AntiTerror => when(own.terror.is_some()),
        Command::Reboot => when(own.jammed.is_some()),
        Command::ElectronicWarfare => when(own.jammed.is_none()),
        Command::Politicking => 1,
        Command::ChangeOfStrategy => 0,
    });
    best.max().unwrap_or(0)
}

/// How many tiles could be recruited (IS-REC-05 to 09).
fn room(table: &Table<'_>) -> i32 {
    let Some(own) = table.sketch.land(table.post.continent) else { return 0 };
    let room = |size: i32| (i32::from(ARMY_LIMIT) - size).max(0);
    match table.faction() {
        Faction::Reich => own.orbit().map(room).sum(),
        Faction::Uwc => {
            let territories = table.content.territories(table.post.continent);
            territories
                .filter(|territory| own.terror != Some(territory.number))
                .map(|territory| own.ground(territory.number))
                .filter(|ground| ground.holder == Some(Faction::Uwc) && ground.battlefront == 0)
                .map(|ground| room(ground.headquarters))
                .sum()
        }
    }
}
