//! What facts do to an open combat.

use umpire_engine::Time;

use crate::{
    action::Source,
    ids::{CombatCard, Continent, Post},
    state::{Combat, CombatStep, LaidCard, Origin, Table},
};

use super::{board, players};

pub(super) fn open(table: &mut Table, combat: Combat) {
    table.combats_opened = combat.number;
    board::on(table, combat.territory.continent, |board| board.combat = Some(combat));
}

pub(super) fn lay_defence(
    table: &mut Table,
    continent: Continent,
    card: LaidCard,
    deadline: Option<Time>,
) {
    let defender = change(table, continent, |combat| {
        combat.step = CombatStep::AttackCard { defence: card };
        combat.deadline = deadline;
        combat.defender
    });
    if let Some(defender) = defender {
        take_from_set(table, defender, card);
    }
}

pub(super) fn lay_attack(table: &mut Table, continent: Continent, card: LaidCard) {
    let attacker = change(table, continent, |combat| {
        if let (Some(defence), None) = combat.step.laid() {
            combat.step = CombatStep::Comparing { defence, attack: card };
        }
        combat.deadline = None;
        combat.attacker
    });
    if let Some(attacker) = attacker {
        take_from_set(table, attacker, card);
    }
}

pub(super) fn await_fortifications(
    table: &mut Table,
    continent: Continent,
    deadline: Option<Time>,
) {
    step(table, continent, deadline, |defence, attack| CombatStep::Fortifications {
        defence,
        attack,
    });
}

/// The replaced card is discarded and counts as used. Where it came from stays known: a Reserve is laid anew (IS-FORT-04), a
/// hand refilled (IS-PAIR-03), only at the end of the combat.
pub(super) fn replace_defence(
    table: &mut Table,
    continent: Continent,
    replaced_by: Option<CombatCard>,
) {
    let Some(defender) = change(table, continent, |combat| combat.defender) else { return };
    let mut replaced = None;
    step(table, continent, None, |defence, attack| {
        replaced = replaced_by.map(|_| defence.card);
        let defence = LaidCard { card: replaced_by.unwrap_or(defence.card), ..defence };
        CombatStep::Comparing { defence, attack }
    });
    if let Some(replaced) = replaced {
        players::at(table, defender, |player| {
            let set = &mut player.combat_set;
            if !set.deck.is_empty() {
                set.deck.remove(0);
            }
            set.discard.push(replaced);
        });
    }
}

pub(super) fn await_initiative(table: &mut Table, continent: Continent, deadline: Option<Time>) {
    step(table, continent, deadline, |defence, attack| CombatStep::Initiative { defence, attack });
}

pub(super) fn compare(table: &mut Table, continent: Continent) {
    step(table, continent, None, |defence, attack| CombatStep::Comparing { defence, attack });
}

/// Goes on to another step with both cards laid.
fn step(
    table: &mut Table,
    continent: Continent,
    deadline: Option<Time>,
    next: impl FnOnce(LaidCard, LaidCard) -> CombatStep,
) {
    change(table, continent, |combat| {
        if let (Some(defence), Some(attack)) = combat.step.laid() {
            combat.step = next(defence, attack);
        }
        combat.deadline = deadline;
    });
}

pub(super) fn discard(table: &mut Table, continent: Continent) {
    let laid = change(table, continent, |combat| {
        let (defence, attack) = combat.step.laid();
        combat.step = CombatStep::Closing;
        [(combat.attacker, attack), (combat.defender, defence)]
    });
    for (post, card) in laid.into_iter().flatten() {
        players::at(table, post, |player| {
            player.combat_set.discard.extend(card.map(|laid| laid.card));
        });
    }
}

fn take_from_set(table: &mut Table, post: Post, laid: LaidCard) {
    players::at(table, post, |player| {
        let set = &mut player.combat_set;
        match laid.origin {
            Origin::Table(Source::Deck) if set.deck.is_empty() => {}
            Origin::Table(Source::Deck) => drop(set.deck.remove(0)),
            Origin::Table(Source::Reserve) => set.reserve = None,
            Origin::Hand { .. } => {
                if let Some(place) = set.hand.iter().position(|&card| card == laid.card) {
                    set.hand.remove(place);
                }
            }
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
