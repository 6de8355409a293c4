//! What facts do to an open combat.

use umpire_engine::Time;

use crate::{
    action::Source,
    ids::{Continent, Post, Territory},
    state::{Combat, CombatStep, LaidCard, Table},
};

use super::{board, players};

pub(super) fn open(
    table: &mut Table,
    number: u32,
    territory: Territory,
    attacker: Post,
    defender: Post,
    deadline: Option<Time>,
) {
    table.combats_opened = number;
    board::on(table, territory.continent, |board| {
        let step = CombatStep::DefenceCard;
        board.combat = Some(Combat { number, territory, attacker, defender, step, deadline });
    });
}

pub(super) fn lay_defence(
    table: &mut Table,
    continent: Continent,
    card: LaidCard,
    deadline: Option<Time>,
) {
    let Some(defender) = change(table, continent, |combat| {
        combat.step = CombatStep::AttackCard { defence: card };
        combat.deadline = deadline;
        combat.defender
    }) else {
        return;
    };
    take_from_set(table, defender, card);
}

pub(super) fn lay_attack(table: &mut Table, continent: Continent, card: LaidCard) {
    let Some(attacker) = change(table, continent, |combat| {
        combat.step = match combat.step {
            CombatStep::AttackCard { defence } => CombatStep::Comparing { defence, attack: card },
            step @ (CombatStep::DefenceCard
            | CombatStep::Comparing { .. }
            | CombatStep::Closing) => step,
        };
        combat.deadline = None;
        combat.attacker
    }) else {
        return;
    };
    take_from_set(table, attacker, card);
}

pub(super) fn discard(table: &mut Table, continent: Continent) {
    let laid = table.boards[continent].as_ref().and_then(|board| {
        let combat = board.combat.as_ref()?;
        match combat.step {
            CombatStep::Comparing { defence, attack } => {
                Some([(combat.attacker, attack), (combat.defender, defence)])
            }
            CombatStep::DefenceCard | CombatStep::AttackCard { .. } | CombatStep::Closing => None,
        }
    });
    board::on(table, continent, |board| {
        if let Some(combat) = &mut board.combat {
            combat.step = CombatStep::Closing;
        }
    });
    for (post, laid) in laid.into_iter().flatten() {
        players::at(table, post, |player| player.combat_set.discard.push(laid.card));
    }
}

fn take_from_set(table: &mut Table, post: Post, card: LaidCard) {
    players::at(table, post, |player| {
        let set = &mut player.combat_set;
        match card.source {
            Source::Deck if !set.deck.is_empty() => drop(set.deck.remove(0)),
            Source::Deck => {}
            Source::Reserve => set.reserve = None,
        }
    });
}

fn change<T>(
    table: &mut Table,
    continent: Continent,
    change: impl FnOnce(&mut Combat) -> T,
) -> Option<T> {
    table.boards[continent].as_mut()?.combat.as_mut().map(change)
}
