//! IS-CONTENT-06 and 07: commanders with their decks, and combat cards.

use alloc::{borrow::ToOwned as _, format, string::String, vec::Vec};

use super::{cost, count_by_faction, in_content_order};
use crate::content::cards::{CardOwner, CommandCardRow, CommanderRow, Face, Printed, UwcStart};
use crate::content::files::{Faults, name::COMBAT_CARDS, name::COMMAND_CARDS, name::COMMANDERS};
use crate::content::parse::{self, Tables};
use crate::ids::{CommandCard, Commander, Faction};
use crate::ledger::{IS_CONTENT_06, IS_CONTENT_07};

/// Commanders a faction has.
const COMMANDERS_PER_FACTION: usize = 3;

/// Command cards a commander has.
const DECK: usize = 15;

/// The fewest combat cards of a faction: so many fill every redraw (IS-INV-12).
const FEWEST_COMBAT_CARDS: usize = 40;

/// The most: numbers of cards are bytes.
const MOST_COMBAT_CARDS: usize = 255;

/// The most Money or Politics a commander starts with: no track has more (IS-RES-04).
const MOST_AT_START: u8 = 8;

/// The commanders and the command cards, both in content order.
pub(super) fn command_decks(
    tables: &Tables,
    faults: &mut Faults,
) -> (Vec<CommanderRow>, Vec<CommandCardRow>) {
    let whole = !faults.are_in(COMMANDERS);
    let mut commanders: Vec<_> =
        tables.commanders.iter().map(|row| commander(row, faults)).collect();
    in_content_order(&mut commanders, |row| &row.slug, COMMANDERS, IS_CONTENT_06, faults);
    if whole {
        for (faction, count) in count_by_faction(&commanders, |row| Some(row.faction)) {
            if count != COMMANDERS_PER_FACTION {
                let what = format!(
                    "{count} commanders of `{}`, not {COMMANDERS_PER_FACTION}",
                    faction.slug()
                );
                faults.table(COMMANDERS, IS_CONTENT_06, what);
            }
        }
    }
    // Cards name commanders: without all of those, faults of cards would only follow from theirs.
    if faults.are_in(COMMANDERS) {
        return (commanders, Vec::new());
    }
    let whole = !faults.are_in(COMMAND_CARDS);
    let mut cards: Vec<_> = tables
        .command_cards
        .iter()
        .filter_map(|row| command_card(row, &commanders, faults))
        .collect();
    in_content_order(&mut cards, |row| &row.slug, COMMAND_CARDS, IS_CONTENT_06, faults);
    for (place, commander) in (0..).zip(&mut commanders) {
        let own = crate::content::numbered(&cards)
            .filter(|(_, card)| card.owner == CardOwner::Class(Commander(place)));
        commander.deck = own.map(|(card, _)| CommandCard(card)).collect();
        // A row that could not be read is missing here, and has been named.
        if whole && cards.len() == tables.command_cards.len() && commander.deck.len() != DECK {
            let what =
                format!("{} cards of `{}`, not {DECK}", commander.deck.len(), commander.slug);
            faults.table(COMMAND_CARDS, IS_CONTENT_06, what);
        }
    }
    (commanders, cards)
}

fn commander(row: &parse::CommanderRow, faults: &mut Faults) -> CommanderRow {
    let faction = row.faction.0;
    let mut fault = |what: &str| faults.row(COMMANDERS, &row.class, IS_CONTENT_06, what);
    let uwc = match (faction, row.start_money, row.start_politics, row.reward) {
        (Faction::Uwc, Some(money), Some(politics), Some(reward)) => {
            if money.max(politics) > MOST_AT_START {
                fault("a start value is 0 to 8");
            }
            Some(UwcStart { money, politics, reward })
        }
        (Faction::Uwc, ..) => {
            fault("a UWC commander has `start_money`, `start_politics` and `reward`");
            None
        }
        (Faction::Reich, None, None, None) => None,
        (Faction::Reich, ..) => {
            fault("a Reich commander has no start values and no `reward`");
            None
        }
    };
    CommanderRow { slug: row.class.clone(), faction, uwc, deck: Vec::new() }
}

/// One command card; `None` if it has a fault.
fn command_card(
    row: &parse::CommandCardRow,
    commanders: &[CommanderRow],
    faults: &mut Faults,
) -> Option<CommandCardRow> {
    let mut fault = |what: String| faults.row(COMMAND_CARDS, &row.id, IS_CONTENT_06, what);
    let Some((class, commander)) = (0..).zip(commanders).find(|(_, known)| known.slug == row.class)
    else {
        fault(format!("no commander has the class `{}`", row.class));
        return None;
    };
    let faction = commander.faction;
    if row.politics_symbol && faction == Faction::Reich {
        fault("only UWC cards have a Politics symbol".to_owned());
        return None;
    }
    let (first, second) = match printed(&row.commands, faction) {
        Ok(commands) => commands,
        Err(what) => {
            fault(what.to_owned());
            return None;
        }
    };
    match cost(row.cost, faction) {
        Ok(cost) => Some(CommandCardRow {
            slug: row.id.clone(),
            owner: CardOwner::Class(Commander(class)),
            cost,
            politics_symbol: row.politics_symbol,
            first,
            second,
        }),
        Err(what) => {
            fault(what.to_owned());
            None
        }
    }
}

/// The one or two commands of a card.
fn printed(
    cells: &[parse::CommandCell],
    faction: Faction,
) -> Result<(Printed, Option<Printed>), &'static str> {
    let one = |cell: &parse::CommandCell| {
        let command = cell.kind;
        if command.faction().is_some_and(|only| only != faction) {
            return Err("shows a command of the other faction");
        }
        match (command.has_amount(), cell.amount) {
            (true, Some(amount)) if amount > 0 => Ok(Printed { command, amount }),
            (true, _) => Err("`recruit`, `raid` and `bombing` have an `amount` of at least 1"),
            (false, None) => Ok(Printed { command, amount: 0 }),
            (false, Some(_)) => Err("only `recruit`, `raid` and `bombing` have an `amount`"),
        }
    };
    match cells {
        [first] => Ok((one(first)?, None)),
        [first, second] if first.kind != second.kind => Ok((one(first)?, Some(one(second)?))),
        _ => Err("shows one command or two different ones"),
    }
}

/// The faces, in content order.
pub(super) fn combat_cards(tables: &Tables, faults: &mut Faults) -> Vec<Face> {
    let whole = !faults.are_in(COMBAT_CARDS);
    let mut faces: Vec<_> = tables.combat_cards.iter().map(face).collect();
    in_content_order(&mut faces, |face| &face.slug, COMBAT_CARDS, IS_CONTENT_07, faults);
    for face in faces.iter().filter(|face| face.copies == 0) {
        faults.row(COMBAT_CARDS, &face.slug, IS_CONTENT_07, "has no copies");
    }
    for faction in Faction::ALL {
        let own = faces.iter().filter(|face| face.faction == faction);
        let count: usize = own.map(|face| usize::from(face.copies)).sum();
        if whole && !(FEWEST_COMBAT_CARDS..=MOST_COMBAT_CARDS).contains(&count) {
            let what = format!(
                "{count} cards of `{}`: {FEWEST_COMBAT_CARDS} to {MOST_COMBAT_CARDS}",
                faction.slug()
            );
            faults.table(COMBAT_CARDS, IS_CONTENT_07, what);
        }
    }
    faces
}

fn face(row: &parse::CombatCardRow) -> Face {
    Face {
        slug: row.id.clone(),
        faction: row.faction.0,
        tactics: row.tactics.0,
        attack: row.attack,
        defence: row.defence,
        copies: row.copies,
    }
}
