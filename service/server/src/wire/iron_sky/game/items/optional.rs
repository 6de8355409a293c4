//! What only optional rules bring into play: Special Commands, Secret Operations, and what the Time
//! Tokens show.

use umpire_contract::umpire::v1::ContentItem;
use umpire_iron_sky::{
    content::{Content, Effect, Operation, TimeEffect},
    ids::{CommandCard, Continent, SecretOperation, Territory, TimeToken},
};

use super::{Attributes, item, price, slugs};
use crate::wire::iron_sky::piece::{command_card_out, secret_operation_out};

pub(super) fn special_command(content: &Content, card: CommandCard) -> ContentItem {
    let row = content.command_card(card);
    let title = row.first.command.name();
    let mut attributes = price(content, row);
    attributes.push(("effect", kebab(title)));
    attributes.extend(row.effect().map(|effect| ("kind", kind(effect).to_owned())));
    item("special-command", command_card_out(content, card), title.to_owned(), attributes)
}

/// The kinds of Special Commands (IS-SPC-02); a conquest card is a single use that costs a conquest
/// (IS-SPC-10).
const fn kind(effect: Effect) -> &'static str {
    match effect {
        Effect::EmergencyConference
        | Effect::TaxIncrease
        | Effect::MartialLaw
        | Effect::Fortifications
        | Effect::Cadre => "improvement",
        Effect::EliteOperation => "attack-enhancement",
        Effect::ReichGold | Effect::PoliticalAffairs => "conquest",
        Effect::Nuke
        | Effect::PoliticalCampaign
        | Effect::WarBonds
        | Effect::Propaganda
        | Effect::OrdersFromTheDarkSide
        | Effect::Blitzkrieg => "single-use",
    }
}

/// `points` is for each thing counted where `counts` says what, else for the whole.
pub(super) fn secret_operation(content: &Content, operation: SecretOperation) -> ContentItem {
    let row = content.secret_operation(operation);
    let mut attributes: Attributes<'_> =
        vec![("side", row.faction.slug().to_owned()), ("points", row.points.to_string())];
    let title = match &row.operation {
        Operation::BorderGuard => {
            attributes.push(("counts", "bordering-territories".to_owned()));
            "Border Guard"
        }
        Operation::WorldPolice => {
            attributes.push(("counts", "own-tiles-abroad".to_owned()));
            "World Police"
        }
        Operation::MasteryOfSpace => {
            attributes.push(("counts", "tiles-in-own-orbit".to_owned()));
            "Mastery of Space"
        }
        Operation::Dominion => "Dominion",
        Operation::TerritoryOfInterest(numbers) => {
            let territory = |continent| Territory { continent, number: numbers[continent] };
            attributes.push(("territories", slugs(content, &Continent::ALL.map(territory))));
            "Territory of Interest"
        }
    };
    item("secret-operation", secret_operation_out(content, operation), title.to_owned(), attributes)
}

/// What a token shows counts with Eventful Times alone; the Ending Token always (IS-TIME-03).
pub(super) fn time_token(content: &Content, token: TimeToken) -> ContentItem {
    let row = content.time_token(token);
    let (title, effect, sector) = match row.effect {
        TimeEffect::MinusOne(sector) => {
            (format!("Minus 1 in sector {}", sector.slug()), "minus-one", Some(sector))
        }
        TimeEffect::PlusOne(sector) => {
            (format!("Plus 1 in sector {}", sector.slug()), "plus-one", Some(sector))
        }
        TimeEffect::None => ("No event".to_owned(), "none", None),
        TimeEffect::Ending => ("Ending Token".to_owned(), "ending", None),
    };
    let mut attributes = vec![("effect", effect.to_owned())];
    attributes.extend(sector.map(|sector| ("sector", sector.slug().to_owned())));
    item("time-token", row.slug.clone(), title, attributes)
}

/// A name as a slug: `Orders from the Dark Side` as `orders-from-the-dark-side`.
fn kebab(name: &str) -> String {
    name.to_lowercase().replace(' ', "-")
}
