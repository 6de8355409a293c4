//! IS-CONTENT-08 to 10: Secret Operations, Special Commands and Time Tokens.

use alloc::{format, vec::Vec};

use super::{cost, count_by_faction, in_content_order};
use crate::content::board::Board;
use crate::content::cards::{CardOwner, Command, CommandCardRow, Cost, Printed};
use crate::content::files::{
    Faults, name::BOARDS, name::SECRET_OPERATIONS, name::SPECIAL_COMMANDS, name::TIME_TOKENS,
};
use crate::content::optional::{Operation, SecretOperationRow, TimeEffect, TimeTokenRow};
use crate::content::parse::{self, Currency, Numbers, OperationKind, Tables, TokenEffect};
use crate::ids::{Continent, ContinentMap, Faction};
use crate::ledger::{IS_CONTENT_08, IS_CONTENT_09, IS_CONTENT_10};

/// The fewest Special Commands of a faction: two a player (IS-SETUP-13).
const FEWEST_SPECIAL_COMMANDS: usize = 6;

/// The fewest Secret Operations of a faction, World Police aside: one a player (IS-SETUP-33).
const FEWEST_SECRET_OPERATIONS: usize = 3;

/// The fewest regular Time Tokens: three and six with random game length (IS-SETUP-30).
const FEWEST_TIME_TOKENS: usize = 9;

/// The Special Commands, in content order.
pub(super) fn special_commands(
    tables: &Tables,
    class_cards: &[CommandCardRow],
    faults: &mut Faults,
) -> Vec<CommandCardRow> {
    let whole = !faults.are_in(SPECIAL_COMMANDS);
    let mut rows: Vec<CommandCardRow> = Vec::new();
    for row in &tables.special_commands {
        let faction = row.faction.0;
        let mut fault = |what: &str| faults.row(SPECIAL_COMMANDS, &row.id, IS_CONTENT_09, what);
        if row.effect.faction().is_some_and(|only| only != faction) {
            fault("has an effect of the other faction");
        }
        if class_cards.iter().any(|card| card.slug == row.id) {
            fault("has the id of a command card");
        }
        let (owner, command) = (CardOwner::Faction(faction), Command::Special(row.effect));
        if rows.iter().any(|other| other.owner == owner && other.first.command == command) {
            fault("has an effect that its faction has already");
        }
        match special_cost(row) {
            Ok(cost) => {
                rows.push(CommandCardRow {
                    slug: row.id.clone(),
                    owner,
                    cost,
                    politics_symbol: false,
                    first: Printed { command, amount: 0 },
                    second: None,
                });
            }
            Err(what) => fault(what),
        }
    }
    in_content_order(&mut rows, |row| &row.slug, SPECIAL_COMMANDS, IS_CONTENT_09, faults);
    for (faction, count) in count_by_faction(&tables.special_commands, |row| Some(row.faction.0)) {
        if whole && count < FEWEST_SPECIAL_COMMANDS {
            let what =
                format!("{count} of `{}`: at least {FEWEST_SPECIAL_COMMANDS}", faction.slug());
            faults.table(SPECIAL_COMMANDS, IS_CONTENT_09, what);
        }
    }
    rows
}

fn special_cost(row: &parse::SpecialCommandRow) -> Result<Cost, &'static str> {
    let conquest = row.cost.currency == Currency::Conquest;
    match (conquest, row.effect.costs_a_conquest()) {
        (true, true) if row.cost.amount.is_none() => Ok(Cost::Conquest),
        (false, false) => cost(row.cost, row.faction.0),
        (true, true) => Err("a conquest has no `amount`"),
        (false, true) => Err("costs a conquest and nothing else"),
        (true, false) => Err("only `reich_gold` and `political_affairs` cost a conquest"),
    }
}

/// The Secret Operations, in content order.
pub(super) fn secret_operations(
    tables: &Tables,
    boards: &ContinentMap<Board>,
    faults: &mut Faults,
) -> Vec<SecretOperationRow> {
    let whole = !faults.are_in(SECRET_OPERATIONS);
    let boards_are_sound = !faults.are_in(BOARDS);
    let mut rows = Vec::new();
    for row in &tables.secret_operations {
        let mut fault = |what: &str| faults.row(SECRET_OPERATIONS, &row.id, IS_CONTENT_08, what);
        if only_faction(row.kind).is_some_and(|only| only != row.faction.0) {
            fault("has a demand of the other faction");
        }
        match operation(row.kind, row.territories) {
            Ok(operation) => {
                if boards_are_sound && let Some(what) = no_such_interest(&operation, boards) {
                    fault(what);
                }
                let (slug, faction, points) = (row.id.clone(), row.faction.0, row.points);
                rows.push(SecretOperationRow { slug, faction, operation, points });
            }
            Err(what) => fault(what),
        }
    }
    in_content_order(&mut rows, |row| &row.slug, SECRET_OPERATIONS, IS_CONTENT_08, faults);
    let counts = count_by_faction(&tables.secret_operations, |row| {
        (row.kind != OperationKind::WorldPolice).then_some(row.faction.0)
    });
    for (faction, count) in counts {
        if whole && count < FEWEST_SECRET_OPERATIONS {
            let what = format!(
                "{count} of `{}`, World Police not counted: at least {FEWEST_SECRET_OPERATIONS}",
                faction.slug()
            );
            faults.table(SECRET_OPERATIONS, IS_CONTENT_08, what);
        }
    }
    rows
}

fn only_faction(kind: OperationKind) -> Option<Faction> {
    match kind {
        OperationKind::BorderGuard | OperationKind::WorldPolice => Some(Faction::Uwc),
        OperationKind::MasteryOfSpace | OperationKind::Dominion => Some(Faction::Reich),
        OperationKind::TerritoryOfInterest => None,
    }
}

fn operation(kind: OperationKind, territories: Option<Numbers>) -> Result<Operation, &'static str> {
    match (kind, territories) {
        (OperationKind::TerritoryOfInterest, Some(numbers)) => {
            let Numbers { america, europe, asia } = numbers;
            Ok(Operation::TerritoryOfInterest(ContinentMap::from_fn(|continent| match continent {
                Continent::America => america,
                Continent::Europe => europe,
                Continent::Asia => asia,
            })))
        }
        (OperationKind::TerritoryOfInterest, None) => Err("names no `territories`"),
        (_, Some(_)) => Err("names `territories` and has no use for them"),
        (OperationKind::BorderGuard, None) => Ok(Operation::BorderGuard),
        (OperationKind::WorldPolice, None) => Ok(Operation::WorldPolice),
        (OperationKind::MasteryOfSpace, None) => Ok(Operation::MasteryOfSpace),
        (OperationKind::Dominion, None) => Ok(Operation::Dominion),
    }
}

/// What is wrong with the territories it names.
fn no_such_interest(operation: &Operation, boards: &ContinentMap<Board>) -> Option<&'static str> {
    let Operation::TerritoryOfInterest(numbers) = operation else {
        return None;
    };
    numbers.iter().find_map(|(continent, &number)| match boards[continent].ground(number) {
        None => Some("names a territory that is not there"),
        Some(ground) if !matches!(ground.vp, 1 | 2) => {
            Some("names a territory of another value than 1 or 2")
        }
        Some(_) => None,
    })
}

/// The Time Tokens, in content order.
pub(super) fn time_tokens(tables: &Tables, faults: &mut Faults) -> Vec<TimeTokenRow> {
    let whole = !faults.are_in(TIME_TOKENS);
    let mut rows = Vec::new();
    for row in &tables.time_tokens {
        let effect = match (row.effect, row.sector) {
            (TokenEffect::MinusOne, Some(sector)) => Ok(TimeEffect::MinusOne(sector.0)),
            (TokenEffect::PlusOne, Some(sector)) => Ok(TimeEffect::PlusOne(sector.0)),
            (TokenEffect::MinusOne | TokenEffect::PlusOne, None) => Err("lacks its `sector`"),
            (TokenEffect::None, None) => Ok(TimeEffect::None),
            (TokenEffect::Ending, None) => Ok(TimeEffect::Ending),
            (TokenEffect::None | TokenEffect::Ending, Some(_)) => Err("has no use for a `sector`"),
        };
        match effect {
            Ok(effect) => rows.push(TimeTokenRow { slug: row.id.clone(), effect }),
            Err(what) => faults.row(TIME_TOKENS, &row.id, IS_CONTENT_10, what),
        }
    }
    in_content_order(&mut rows, |row| &row.slug, TIME_TOKENS, IS_CONTENT_10, faults);
    let endings = tables.time_tokens.iter().filter(|row| row.effect == TokenEffect::Ending).count();
    let regular = tables.time_tokens.len() - endings;
    if whole && endings != 1 {
        faults.table(TIME_TOKENS, IS_CONTENT_10, format!("{endings} Ending Tokens, not 1"));
    }
    if whole && regular < FEWEST_TIME_TOKENS {
        let what = format!("{regular} regular tokens: at least {FEWEST_TIME_TOKENS}");
        faults.table(TIME_TOKENS, IS_CONTENT_10, what);
    }
    rows
}
