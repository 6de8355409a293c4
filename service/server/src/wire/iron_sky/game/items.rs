//! What the printed box holds, as the catalogue lists it: everything that actions, views and notices
//! name by slug.

mod optional;

use std::collections::BTreeMap;

use umpire_contract::umpire::v1::ContentItem;
use umpire_iron_sky::{
    content::{CardOwner, CommandCardRow, Content, Cost, Reward, Square},
    ids::{CombatCard, CommandCard, Commander, Continent, Faction, Orbit, Sector, Territory},
};

use crate::wire::iron_sky::{
    piece::{command_card_out, space_out},
    words,
};

pub(super) fn all(content: &Content) -> Vec<ContentItem> {
    let mut items = Vec::new();
    for continent in Continent::ALL {
        items.push(board(content, continent));
        let positions = 0..=content.territory_count(continent);
        items.extend(positions.map(|position| meter_line(content, continent, position)));
        items.extend(content.territories(continent).map(|place| territory(content, place)));
        let sectors = Sector::ALL.into_iter().map(|sector| Orbit { continent, sector });
        items.extend(sectors.map(|orbit| orbital_sector(content, orbit)));
    }
    for sheet in content.commanders() {
        items.push(commander(content, sheet));
        items.extend(content.deck(sheet).iter().map(|&card| command_card(content, card)));
    }
    for faction in Faction::ALL {
        let mut faces = content.combat_deck(faction).to_vec();
        faces.dedup();
        items.extend(faces.into_iter().map(|face| combat_card(content, face)));
    }
    for faction in Faction::ALL {
        let cards = content.special_commands(faction);
        items.extend(cards.map(|card| optional::special_command(content, card)));
        let operations = content.secret_operations(faction);
        items.extend(operations.map(|it| optional::secret_operation(content, it)));
    }
    items.extend(content.time_tokens().map(|token| optional::time_token(content, token)));
    items
}

/// The figures of an item, by name.
type Attributes<'a> = Vec<(&'a str, String)>;

fn item(kind: &str, slug: String, title: String, attributes: Attributes<'_>) -> ContentItem {
    let attributes: BTreeMap<_, _> =
        attributes.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
    ContentItem { kind: kind.to_owned(), slug, title, text: String::new(), attributes }
}

fn board(content: &Content, continent: Continent) -> ContentItem {
    let board = content.board(continent);
    let attributes = vec![
        ("colour", board.colour.clone()),
        ("territories", content.territory_count(continent).to_string()),
        ("reichTiles", board.reich_tiles.to_string()),
        ("uwcTiles", board.uwc_tiles.to_string()),
    ];
    item("board", continent.slug().to_owned(), board.name.clone(), attributes)
}

fn meter_line(content: &Content, continent: Continent, position: u8) -> ContentItem {
    let line = content.meter(continent, position);
    let attributes = vec![
        ("continent", continent.slug().to_owned()),
        ("position", position.to_string()),
        ("money", line.money.to_string()),
        ("politics", line.politics.to_string()),
        ("commandPoints", line.cp.to_string()),
        ("uwcVictoryPoints", line.uwc_vp.to_string()),
        ("reichVictoryPoints", line.reich_vp.to_string()),
    ];
    let title = format!("Blitz-meter of {} at {position}", words::name(continent));
    item("meter-line", format!("{}-{position}", continent.slug()), title, attributes)
}

fn territory(content: &Content, territory: Territory) -> ContentItem {
    let row = content.territory(territory);
    let mut attributes = vec![
        ("continent", territory.continent.slug().to_owned()),
        ("victoryPoints", row.vp.to_string()),
        ("sector", row.sector.slug().to_owned()),
        ("flag", row.flag.to_string()),
        ("surfaceRoutes", slugs(content, &row.surface)),
        ("whiteRoutes", slugs(content, &row.white)),
    ];
    if let Some(orbit) = content.orbital_route(territory) {
        attributes.push(("redRoute", space_out(content, orbit)));
    }
    item("territory", row.slug.clone(), row.name.clone(), attributes)
}

fn orbital_sector(content: &Content, orbit: Orbit) -> ContentItem {
    let Orbit { continent, sector } = orbit;
    let attributes = vec![
        ("continent", continent.slug().to_owned()),
        ("sector", sector.slug().to_owned()),
        ("redRoutes", slugs(content, content.landings(orbit))),
    ];
    let title = format!("Sector {} above {}", sector.slug(), words::name(continent));
    item("orbital-sector", space_out(content, orbit), title, attributes)
}

fn commander(content: &Content, commander: Commander) -> ContentItem {
    let row = content.commander(commander);
    let mut attributes = vec![("side", row.faction.slug().to_owned())];
    if let Some(start) = row.uwc {
        attributes.push(("startMoney", start.money.to_string()));
        attributes.push(("startPolitics", start.politics.to_string()));
        attributes.push(("reward", reward(start.reward).to_owned()));
    }
    item("commander", row.slug.clone(), capitalized(&row.slug), attributes)
}

fn command_card(content: &Content, card: CommandCard) -> ContentItem {
    let row = content.command_card(card);
    let commands: Vec<String> = row
        .commands()
        .map(|printed| match printed.command.has_amount() {
            true => format!("{} {}", printed.command.name(), printed.amount),
            false => printed.command.name().to_owned(),
        })
        .collect();
    item(
        "command-card",
        command_card_out(content, card),
        commands.join(" or "),
        price(content, row),
    )
}

/// Who plays a card, and for what.
fn price(content: &Content, row: &CommandCardRow) -> Attributes<'static> {
    let (currency, amount) = cost(row.cost);
    let owner = match row.owner {
        CardOwner::Class(class) => ("commander", content.commander(class).slug.clone()),
        CardOwner::Faction(faction) => ("side", faction.slug().to_owned()),
    };
    vec![
        owner,
        ("cost", amount.to_string()),
        ("currency", currency.to_owned()),
        ("politicsSymbol", row.politics_symbol.to_string()),
    ]
}

fn combat_card(content: &Content, card: CombatCard) -> ContentItem {
    let face = content.combat_card(card);
    let attributes = vec![
        ("side", face.faction.slug().to_owned()),
        ("tactics", face.tactics.slug().to_owned()),
        ("attack", squares(face.attack)),
        ("defence", squares(face.defence)),
        ("copies", face.copies.to_string()),
    ];
    let title =
        format!("{} card of {}", capitalized(face.tactics.slug()), words::side(face.faction));
    item("combat-card", face.slug.clone(), title, attributes)
}

fn slugs(content: &Content, territories: &[Territory]) -> String {
    let each = territories.iter().map(|&territory| space_out(content, territory));
    each.collect::<Vec<_>>().join(" ")
}

fn squares(squares: [Square; 3]) -> String {
    squares.map(square).join(" ")
}

const fn square(square: Square) -> &'static str {
    match square {
        Square::Blank => "blank",
        Square::Hit => "hit",
        Square::DoubleHit => "double-hit",
        Square::Repel => "repel",
    }
}

const fn reward(reward: Reward) -> &'static str {
    match reward {
        Reward::Money => "money",
        Reward::Politics => "politics",
    }
}

const fn cost(cost: Cost) -> (&'static str, u8) {
    match cost {
        Cost::Cp(amount) => ("command-points", amount),
        Cost::Money(amount) => ("money", amount),
        Cost::Politics(amount) => ("politics", amount),
        Cost::Either(amount) => ("money-or-politics", amount),
        Cost::Conquest => ("conquest", 1),
    }
}

/// A slug of one word with a capital.
fn capitalized(slug: &str) -> String {
    let mut letters = slug.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
