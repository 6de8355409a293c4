//! Which combat card, which discard?

use super::{
    duel::{self, Armies, Odds, Shown},
    special,
    table::Table,
};
use crate::{
    action::{Action, CardChoice, Shift, Source},
    content::Command,
    ids::{CommandCard, Post},
    view::{Backs, Combat, CombatStep},
};

/// How well a combat card would do: the defender thinks of the attacker's best answer.
pub(super) fn combat_card(table: &Table<'_>, action: &Action) -> i32 {
    let (Action::ChooseDefenceCard(choice) | Action::ChooseAttackCard(choice)) = *action else {
        return i32::MIN;
    };
    let (Some(combat), Some(own)) = (combat(table), shown(&table.backs(table.post), choice)) else {
        return 0;
    };
    let armies = armies(table, combat);
    let edge = |attack, defence| Odds::between(table.content, armies, attack, defence).edge(armies);
    match combat.step {
        CombatStep::DefenceCard => {
            let answers = duel::cards(&table.backs(combat.attacker)).into_iter();
            -answers.map(|attack| edge(attack, own)).max().unwrap_or(0)
        }
        CombatStep::AttackCard { defence } => edge(own, Shown::Colour(defence.tactics)),
        CombatStep::Fortifications(_)
        | CombatStep::Initiative(_)
        | CombatStep::Comparing { .. }
        | CombatStep::Closing => 0,
    }
}

/// Whether an unseen card is likely to do better than the defender's own.
pub(super) fn fortifications(table: &Table<'_>, action: &Action) -> i32 {
    let (Action::DecideFortifications { replace }, Some(combat)) = (action, combat(table)) else {
        return i32::MIN;
    };
    let (CombatStep::Fortifications(faces), Some(top)) = (combat.step, table.backs(table.post).top)
    else {
        return 0;
    };
    let armies = armies(table, combat);
    let defence = if *replace { Shown::Colour(top) } else { Shown::Face(faces.defence) };
    -Odds::between(table.content, armies, Shown::Face(faces.attack), defence).edge(armies)
}

/// What a shift of the attacker's card brings; the token is kept where it brings nothing.
pub(super) fn initiative(table: &Table<'_>, action: &Action) -> i32 {
    let (Action::DecideInitiative(shift), Some(combat)) = (action, combat(table)) else {
        return i32::MIN;
    };
    let CombatStep::Initiative(faces) = combat.step else { return 0 };
    let (attack, defence) = (Shown::Face(faces.attack), Shown::Face(faces.defence));
    let armies = armies(table, combat);
    let edge = Odds::shifted(table.content, armies, attack, defence, *shift).edge(armies);
    2 * edge - i32::from(*shift != Shift::None)
}

fn armies(table: &Table<'_>, combat: &Combat) -> Armies {
    let size = |post: Post| table.sketch.army(combat.territory.into(), post.faction);
    Armies {
        attacker: combat.attacker.faction,
        attacking: size(combat.attacker),
        defending: size(combat.defender),
        has_elite: combat.elite_operation.is_some(),
    }
}

/// The combat that waits for the player.
fn combat<'a>(table: &Table<'a>) -> Option<&'a Combat> {
    let combats = table.view.boards.iter().filter_map(|(_, board)| board.as_ref()?.combat.as_ref());
    let is_awaited = |combat: &&Combat| match combat.step {
        CombatStep::DefenceCard | CombatStep::Fortifications(_) => combat.defender == table.post,
        CombatStep::AttackCard { .. } | CombatStep::Initiative(_) => combat.attacker == table.post,
        CombatStep::Comparing { .. } | CombatStep::Closing => false,
    };
    combats.into_iter().find(is_awaited)
}

fn shown(backs: &Backs, choice: CardChoice) -> Option<Shown> {
    match choice {
        CardChoice::Table(Source::Deck) => backs.top.map(Shown::Colour),
        CardChoice::Table(Source::Reserve) => backs.reserve.map(Shown::Colour),
        CardChoice::Hand { card, refill: _ } => Some(Shown::Face(card)),
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
        Command::Raid | Command::Recruit => {
            when(own.room(table.faction()) >= i32::from(printed.amount))
        }
        // The routes may be closed any time.
        Command::Bombing | Command::Reboot => 2,
        Command::Terror => when(own.terror.is_none()),
        Command::AntiTerror => when(own.terror.is_some()),
        Command::ElectronicWarfare => when(own.jammed.is_none()),
        Command::Special(effect) => special::keep(table, effect),
        Command::Politicking => 1,
        Command::ChangeOfStrategy => 0,
    });
    best.max().unwrap_or(0)
}
