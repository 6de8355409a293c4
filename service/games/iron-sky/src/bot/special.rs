//! What are Special Commands worth, beside what a sketch shows of them? In hundredths of a victory point.

use super::{purse, table::Table};
use crate::{content::Effect, ids::CommandCard};

/// A Command Point of a later turn, when it can be put to the best use.
const COMMAND_POINT: i32 = 25;
/// A point of Money or Politics every turn.
const INCOME: i32 = 20;
/// A second chance in every defence of one territory.
const FORTIFICATIONS: i32 = 40;
/// Politics that Money can pay.
const MARTIAL_LAW: i32 = 10;
/// How many turns an Improvement is thought to lie: most are lost before the end.
const LASTING: i32 = 3;
/// Points that Political Campaign and War Bonds bring.
const BONUS: i32 = 3;

/// What an Improvement brings while it lies.
pub(super) fn improvement(table: &Table<'_>, card: CommandCard) -> i32 {
    let turns = table.rounds_left().min(LASTING);
    match table.content.effect(card) {
        Some(Effect::EmergencyConference | Effect::TaxIncrease) => INCOME * turns,
        Some(Effect::Cadre) => COMMAND_POINT * turns,
        Some(Effect::Fortifications) => FORTIFICATIONS.min(FORTIFICATIONS * turns),
        Some(Effect::MartialLaw) => MARTIAL_LAW * turns.min(1),
        Some(_) | None => 0,
    }
}

/// What a card that gives points brings.
pub(super) fn bonus(table: &Table<'_>, card: CommandCard) -> i32 {
    match table.content.effect(card) {
        Some(Effect::PoliticalCampaign) => purse::politics(table, BONUS),
        Some(Effect::WarBonds) => purse::money(table, BONUS),
        Some(Effect::OrdersFromTheDarkSide) => 2 * COMMAND_POINT * table.rounds_left().min(1),
        Some(_) | None => 0,
    }
}

/// What a conquest card brings: a Command Point in the next turn, and a point that the other side loses.
pub(super) fn claim(table: &Table<'_>) -> i32 {
    (COMMAND_POINT + INCOME) * table.rounds_left().min(1)
}

/// How much a Special Command is worth keeping.
pub(super) fn keep(table: &Table<'_>, effect: Effect) -> i32 {
    let helps_now = match effect {
        Effect::EliteOperation | Effect::Blitzkrieg | Effect::Propaganda => true,
        Effect::Nuke => false,
        Effect::EmergencyConference
        | Effect::TaxIncrease
        | Effect::MartialLaw
        | Effect::Fortifications
        | Effect::PoliticalCampaign
        | Effect::WarBonds
        | Effect::Cadre
        | Effect::ReichGold
        | Effect::PoliticalAffairs
        | Effect::OrdersFromTheDarkSide => table.rounds_left() > 1,
    };
    if helps_now { 2 } else { -1 }
}
