//! Pieces and names, both ways: slugs, posts, tiles, colours.

use umpire_contract::umpire::iron_sky::v1 as pb;
use umpire_engine::Seat;
use umpire_iron_sky::{
    action::{Shift, Source},
    content::Content,
    event::Resource,
    ids::{
        ByTactics, CombatCard, CommandCard, Commander, Continent, Faction, Orbit, Post,
        SecretOperation, Space, Tactics, Territory, Zone,
    },
    state::{Phase, PlayedCard, Tile},
    view::{BackOrigin, Backs, CardBack, Cards, CombatHand, FaceUp, KnownCard, Operation, Place},
};

use crate::{
    failure::{Flaw, FlawCode},
    wire::Path,
};

/// An enum whose variants are those of a contract enum, of the same names.
pub(super) trait Named: Sized {
    /// What it names, as in `there is no continent`.
    const WHAT: &'static str;

    /// Its number in the contract.
    fn out(self) -> i32;

    /// The value with this number; `None` for zero and for numbers that the contract does not have.
    fn with_number(number: i32) -> Option<Self>;
}

macro_rules! named {
    ($($domain:ident ($what:literal) { $($variant:ident),+ })+) => {$(
        impl Named for $domain {
            const WHAT: &'static str = $what;

            fn out(self) -> i32 {
                match self {
                    $($domain::$variant => pb::$domain::$variant.into(),)+
                }
            }

            fn with_number(number: i32) -> Option<Self> {
                match pb::$domain::try_from(number).ok()? {
                    pb::$domain::Unspecified => None,
                    $(pb::$domain::$variant => Some($domain::$variant),)+
                }
            }
        }
    )+};
}

named! {
    Faction ("side") { Reich, Uwc }
    Continent ("continent") { America, Europe, Asia }
    Phase ("phase") { Setup, Resource, Command, End, Time, Finished }
    Zone ("zone") { Headquarters, Battlefront }
    Tactics ("colour") { Red, Yellow, Green }
    Source ("source") { Deck, Reserve }
    Shift ("shift") { None, PlusOne, MinusOne }
    Resource ("resource") { CommandPoints, Money, Politics }
}

/// The value that a number of the contract means.
pub(super) fn named_in<T: Named>(number: i32, at: Path<'_>) -> Result<T, Flaw> {
    match T::with_number(number) {
        Some(value) => Ok(value),
        None if number == 0 => Err(at.missing()),
        None => Err(at.unknown(T::WHAT, number)),
    }
}

/// Reads what an action names: ids must exist, numbers must lie in their domains.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    /// Where slugs are looked up.
    pub(super) content: &'a Content,
    /// How many seats there are.
    pub(super) players: u8,
}

impl Reader<'_> {
    pub(super) fn space(self, slug: &str, at: Path<'_>) -> Result<Space, Flaw> {
        named_by(slug, "space", self.content.space(slug), at)
    }

    pub(super) fn territory(self, slug: &str, at: Path<'_>) -> Result<Territory, Flaw> {
        named_by(slug, "territory", self.content.territory_named(slug), at)
    }

    pub(super) fn orbit(self, slug: &str, at: Path<'_>) -> Result<Orbit, Flaw> {
        named_by(slug, "orbital sector", self.content.orbit_named(slug), at)
    }

    pub(super) fn command_card(self, slug: &str, at: Path<'_>) -> Result<CommandCard, Flaw> {
        named_by(slug, "command card", self.content.command_card_named(slug), at)
    }

    pub(super) fn combat_card(self, slug: &str, at: Path<'_>) -> Result<CombatCard, Flaw> {
        named_by(slug, "combat card", self.content.combat_card_named(slug), at)
    }

    pub(super) fn seat(self, number: Option<u32>, at: Path<'_>) -> Result<Seat, Flaw> {
        let number = number.ok_or_else(|| at.missing())?;
        let seat = u8::try_from(number).ok().filter(|&seat| seat < self.players);
        seat.map(Seat).ok_or_else(|| at.unknown("seat", number))
    }
}

pub(super) fn commander_in(content: &Content, slug: &str, at: Path<'_>) -> Result<Commander, Flaw> {
    named_by(slug, "commander", content.commander_named(slug), at)
}

fn named_by<T>(slug: &str, what: &str, found: Option<T>, at: Path<'_>) -> Result<T, Flaw> {
    match found {
        Some(id) => Ok(id),
        None if slug.is_empty() => Err(at.missing()),
        None => Err(at.unknown(what, slug)),
    }
}

/// A number from `least` to `most`.
pub(super) fn number_in(number: u32, least: u8, most: u8, at: Path<'_>) -> Result<u8, Flaw> {
    let within = u8::try_from(number).ok().filter(|number| (least..=most).contains(number));
    within.ok_or_else(|| {
        let why = format!("expected a whole number from {least} to {most}, not `{number}`");
        at.flaw(FlawCode::WrongValue, why)
    })
}

/// A number of things, at least 1.
pub(super) fn count_in(number: Option<u32>, at: Path<'_>) -> Result<u8, Flaw> {
    number_in(number.ok_or_else(|| at.missing())?, 1, u8::MAX, at)
}

pub(super) fn tactics_in(
    message: Option<&pb::TacticsCount>,
    at: Path<'_>,
) -> Result<ByTactics<u8>, Flaw> {
    let &pb::TacticsCount { red, yellow, green } = message.ok_or_else(|| at.missing())?;
    let number = |number, name| number_in(number, 0, u8::MAX, at.field(name));
    Ok(ByTactics {
        red: number(red, "red")?,
        yellow: number(yellow, "yellow")?,
        green: number(green, "green")?,
    })
}

pub(super) fn space_out(content: &Content, space: impl Into<Space>) -> String {
    content.space_slug(space.into()).to_owned()
}

pub(super) fn command_card_out(content: &Content, card: CommandCard) -> String {
    content.command_card(card).slug.clone()
}

pub(super) fn combat_card_out(content: &Content, card: CombatCard) -> String {
    content.combat_card(card).slug.clone()
}

pub(super) fn secret_operation_out(content: &Content, operation: SecretOperation) -> String {
    content.secret_operation(operation).slug.clone()
}

pub(super) fn operation_out(content: &Content, operation: Operation) -> pb::SecretOperation {
    let operation = match operation {
        Operation::Known(operation) => Some(secret_operation_out(content, operation)),
        Operation::Hidden => None,
    };
    pb::SecretOperation { operation }
}

pub(super) fn played_card_out(content: &Content, played: PlayedCard) -> pb::PlayedCard {
    let PlayedCard { card, post } = played;
    pb::PlayedCard { post: Some(post_out(post)), card: command_card_out(content, card) }
}

pub(super) fn post_out(post: Post) -> pb::Post {
    let Post { faction, continent } = post;
    pb::Post { faction: faction.out(), continent: continent.out() }
}

pub(super) fn seat_out(seat: Seat) -> u32 {
    u32::from(seat.0)
}

pub(super) fn tile_out(tile: Tile) -> pb::Tile {
    let kind = match tile {
        Tile::Unit(owner) => pb::tile::Kind::Unit(post_out(owner)),
        Tile::Neutral(continent) => pb::tile::Kind::Neutral(continent.out()),
        Tile::BlackOps(owner) => pb::tile::Kind::BlackOps(post_out(owner)),
    };
    pb::Tile { kind: Some(kind) }
}

pub(super) fn tiles_out(tiles: &[Tile]) -> Vec<pb::Tile> {
    tiles.iter().copied().map(tile_out).collect()
}

pub(super) fn place_out(content: &Content, place: Place) -> pb::Place {
    match place {
        Place::Surface { territory, zone } => {
            pb::Place { space: space_out(content, territory), zone: Some(zone.out()) }
        }
        Place::Orbit(orbit) => pb::Place { space: space_out(content, orbit), zone: None },
    }
}

pub(super) fn tactics_out(numbers: ByTactics<u8>) -> pb::TacticsCount {
    let ByTactics { red, yellow, green } = numbers;
    pb::TacticsCount { red: red.into(), yellow: yellow.into(), green: green.into() }
}

pub(super) fn cards_out(content: &Content, cards: &Cards) -> pb::CommandCards {
    let known: &[CommandCard] = match cards {
        Cards::Known(cards) => cards,
        Cards::Hidden { count: _ } => &[],
    };
    pb::CommandCards {
        count: cards.count().into(),
        cards: known.iter().map(|&card| command_card_out(content, card)).collect(),
    }
}

pub(super) fn backs_out(content: &Content, backs: &Backs) -> pb::Backs {
    let &Backs { deck, top, reserve, ref hand } = backs;
    pb::Backs {
        deck: Some(tactics_out(deck)),
        top: top.map(Named::out),
        reserve: reserve.map(Named::out),
        hand: combat_hand_out(content, hand),
    }
}

/// A hand without cards is left out.
fn combat_hand_out(content: &Content, hand: &CombatHand) -> Option<pb::CombatHand> {
    let &CombatHand { tactics, ref cards } = hand;
    let known = cards.as_deref().unwrap_or_default();
    (tactics.total() > 0).then(|| pb::CombatHand {
        tactics: Some(tactics_out(tactics)),
        cards: known.iter().map(|&card| combat_card_out(content, card)).collect(),
    })
}

pub(super) fn hand_card_out(content: &Content, card: CombatCard, refill: Source) -> pb::HandCard {
    pb::HandCard { card: combat_card_out(content, card), refill: refill.out() }
}

pub(super) fn known_card_out(content: &Content, known: KnownCard) -> pb::HandCard {
    let KnownCard { card, refill } = known;
    hand_card_out(content, card, refill)
}

pub(super) fn back_out(content: &Content, card: CardBack) -> pb::CardBack {
    let CardBack { origin, tactics } = card;
    let origin = match origin {
        BackOrigin::Table(source) => pb::card_back::Origin::Source(source.out()),
        BackOrigin::Hand { known } => {
            let known = known.map(|card| known_card_out(content, card));
            pb::card_back::Origin::Hand(pb::card_back::LaidFromHand { known })
        }
    };
    pb::CardBack { origin: Some(origin), tactics: tactics.out() }
}

pub(super) fn faces_out(content: &Content, faces: FaceUp) -> pb::FaceUp {
    let FaceUp { defence, attack } = faces;
    pb::FaceUp {
        defence: combat_card_out(content, defence),
        attack: combat_card_out(content, attack),
    }
}
