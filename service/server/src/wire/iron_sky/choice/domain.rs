//! How a sample may vary: each parameter as a path into the action and the values there.

use umpire_contract::umpire::v1::{
    Domain, Parameter as PbParameter,
    domain::{Allocation, Flag, Integer, Kind, OneOf, allocation::Part},
};
use umpire_iron_sky::{
    action::{Action, Payment, Placement},
    content::Content,
    ids::{ByTactics, CommandCard},
    legal::Parameter,
};

use crate::wire::iron_sky::{
    action,
    piece::{command_card_out, space_out},
};

/// The most spaces that a Recruit puts tiles on (IS-REC-02).
const MOST_SPACES: u32 = 2;
/// The most cards that a Change of Strategy switches (IS-COS-04).
const MOST_SWITCHED: u32 = 5;

/// One parameter of the game, which is one or two of the contract's.
pub(super) fn parameters(
    content: &Content,
    sample: &Action,
    parameter: &Parameter,
) -> Vec<PbParameter> {
    let vary = |field, kind| at(sample, field, kind);
    match parameter {
        Parameter::Payment(ways) => vec![vary("payment", payments(ways))],
        Parameter::Mix(most) => vec![vary("payment", mix(*most))],
        Parameter::Count { least, most } => vec![vary(count_field(sample), integer(*least, *most))],
        Parameter::UseDiscount => vec![vary("useDiscount", Kind::Flag(Flag {}))],
        Parameter::TransitPayer => vec![vary("transitPayer", payers())],
        Parameter::TransitMoney => vec![vary("transitMoney", Kind::Flag(Flag {}))],
        Parameter::EliteOperation { card, payments: ways, may_use_discount } => {
            let discount =
                may_use_discount.then(|| vary("eliteOperation.useDiscount", Kind::Flag(Flag {})));
            let card = vary("eliteOperation.card", one_card(content, *card));
            let payment = vary("eliteOperation.payment", payments(ways));
            [card, payment].into_iter().chain(discount).collect()
        }
        Parameter::Placements { rooms, most } => {
            vec![vary("placements", placements(content, rooms, *most))]
        }
        Parameter::Switch { discard, take } => {
            vec![vary("switch.discard", colours(*discard)), vary("switch.take", colours(*take))]
        }
        Parameter::Discard(cards) => {
            let values = cards.iter().map(|&card| command_card_out(content, card)).collect();
            vec![vary("discard", Kind::OneOf(OneOf { values, or_absent: true }))]
        }
    }
}

fn at(sample: &Action, field: &'static str, kind: Kind) -> PbParameter {
    let path = format!("{}.{}", action::path(sample), action::field(sample, field));
    PbParameter { path, domain: Some(Domain { kind: Some(kind) }) }
}

/// A gift of Money has an amount, everything else that is counted a count.
fn count_field(sample: &Action) -> &'static str {
    if matches!(sample, Action::GiveMoney(_)) { "amount" } else { "count" }
}

fn integer(least: u8, most: u8) -> Kind {
    Kind::Integer(Integer { min: least.into(), max: most.into(), step: 1 })
}

/// Ways to pay one price: so much of the one, the other, or both.
fn payments(ways: &[Payment]) -> Kind {
    let part = |key: &str, of: fn(&Payment) -> u8| {
        let amounts = ways.iter().map(of);
        Part {
            key: key.to_owned(),
            min: amounts.clone().min().unwrap_or(0).into(),
            max: amounts.max().unwrap_or(0).into(),
        }
    };
    let total = |way: &Payment| u32::from(way.money) + u32::from(way.politics);
    let kinds = |way: &Payment| u32::from(way.money > 0) + u32::from(way.politics > 0);
    Kind::Allocation(Allocation {
        parts: vec![part("money", |way| way.money), part("politics", |way| way.politics)],
        min_total: ways.iter().map(total).min().unwrap_or(0),
        max_total: ways.iter().map(total).max().unwrap_or(0),
        max_parts: ways.iter().map(kinds).max().unwrap_or(0),
    })
}

/// Any mix of at least one point.
fn mix(most: Payment) -> Kind {
    let Payment { money, politics } = most;
    Kind::Allocation(Allocation {
        parts: vec![part("money".to_owned(), money), part("politics".to_owned(), politics)],
        min_total: 1,
        max_total: u32::from(money) + u32::from(politics),
        max_parts: 2,
    })
}

fn payers() -> Kind {
    let values = ["ITSELF", "DESTINATION"].map(str::to_owned).to_vec();
    Kind::OneOf(OneOf { values, or_absent: true })
}

/// A card that may be played or, with all that is said of it, left out.
fn one_card(content: &Content, card: CommandCard) -> Kind {
    Kind::OneOf(OneOf { values: vec![command_card_out(content, card)], or_absent: true })
}

fn placements(content: &Content, rooms: &[Placement], most: u8) -> Kind {
    let parts = rooms
        .iter()
        .map(|&Placement { space, count }| part(space_out(content, space), count))
        .collect();
    let max_total = most.into();
    Kind::Allocation(Allocation { parts, min_total: 1, max_total, max_parts: MOST_SPACES })
}

fn colours(most: ByTactics<u8>) -> Kind {
    let ByTactics { red, yellow, green } = most;
    let parts = [("red", red), ("yellow", yellow), ("green", green)];
    Kind::Allocation(Allocation {
        parts: parts.map(|(key, most)| part(key.to_owned(), most)).to_vec(),
        min_total: 1,
        max_total: MOST_SWITCHED,
        max_parts: 3,
    })
}

fn part(key: String, max: u8) -> Part {
    Part { key, min: 0, max: max.into() }
}
