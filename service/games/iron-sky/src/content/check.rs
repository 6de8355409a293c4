//! The rules of IS-CONTENT: rows as written become rows as played, and every fault is noted.

mod boards;
mod cards;
mod optional;

use alloc::{string::String, vec::Vec};

use umpire_engine::RuleId;

use super::Content;
use super::cards::Cost;
use super::files::Faults;
use super::parse::{CostCell, Currency, Tables};
use crate::ids::{CombatCard, Faction, FactionMap};

/// Checks all tables. The content is worth something only if no fault was added.
pub(super) fn tables(tables: &Tables, faults: &mut Faults) -> Content {
    let boards = boards::boards(tables, faults);
    let (commanders, command_cards) = cards::command_decks(tables, faults);
    let combat_cards = cards::combat_cards(tables, faults);
    let combat_decks = FactionMap::from_fn(|faction| {
        super::numbered(&combat_cards)
            .filter(|(_, face)| face.faction == faction)
            .flat_map(|(place, face)| (0..face.copies).map(move |_| CombatCard(place)))
            .collect()
    });
    Content {
        id: tables.pack.id.clone(),
        version: tables.pack.version.clone(),
        special_commands: optional::special_commands(tables, &command_cards, faults),
        secret_operations: optional::secret_operations(tables, &boards, faults),
        time_tokens: optional::time_tokens(tables, faults),
        boards,
        commanders,
        command_cards,
        combat_cards,
        combat_decks,
    }
}

/// The most rows of a list: places are bytes.
const MOST_ROWS: usize = 255;

/// Puts rows in content order and notes ids that are empty or there twice, and lists that are too long.
fn in_content_order<T>(
    rows: &mut [T],
    slug: fn(&T) -> &String,
    file: &'static str,
    rule: RuleId,
    faults: &mut Faults,
) {
    rows.sort_by(|a, b| slug(a).cmp(slug(b)));
    for pair in rows.windows(2) {
        if let [one, other] = pair
            && slug(one) == slug(other)
        {
            faults.row(file, slug(one), rule, "is there twice");
        }
    }
    if rows.iter().any(|row| slug(row).is_empty()) {
        faults.row(file, "", rule, "an id is empty");
    }
    if rows.len() > MOST_ROWS {
        faults.table(file, rule, alloc::format!("more than {MOST_ROWS} rows"));
    }
}

/// The cost in points, if it is one that the faction can pay: Command Points for the Reich, the rest for the UWC,
/// 0 to 8.
fn cost(cell: CostCell, faction: Faction) -> Result<Cost, &'static str> {
    let amount = cell.amount.ok_or("the cost lacks its `amount`")?;
    if amount > 8 {
        return Err("a cost is 0 to 8");
    }
    match (cell.currency, faction) {
        (Currency::Cp, Faction::Reich) => Ok(Cost::Cp(amount)),
        (Currency::Money, Faction::Uwc) => Ok(Cost::Money(amount)),
        (Currency::Politics, Faction::Uwc) => Ok(Cost::Politics(amount)),
        (Currency::Either, Faction::Uwc) => Ok(Cost::Either(amount)),
        (Currency::Cp, Faction::Uwc) => Err("the UWC has no CP"),
        (Currency::Money | Currency::Politics | Currency::Either, Faction::Reich) => {
            Err("the Reich pays in CP")
        }
        (Currency::Conquest, Faction::Reich | Faction::Uwc) => Err("a conquest has no `amount`"),
    }
}

/// How many rows each faction has of those that count.
fn count_by_faction<T>(
    rows: &[T],
    counts: impl Fn(&T) -> Option<Faction>,
) -> Vec<(Faction, usize)> {
    Faction::ALL
        .into_iter()
        .map(|faction| (faction, rows.iter().filter(|row| counts(row) == Some(faction)).count()))
        .collect()
}
