//! The ids of content as text, both ways.

use alloc::{format, string::String};

use super::Content;
use crate::ids::{
    CombatCard, CommandCard, Commander, Continent, Orbit, SecretOperation, Sector, Space,
    Territory, TimeToken,
};

/// The letters that the ids of a continent's spaces begin with.
pub(super) const fn code(continent: Continent) -> &'static str {
    match continent {
        Continent::America => "AM",
        Continent::Europe => "EU",
        Continent::Asia => "AS",
    }
}

/// The id of a territory, whether or not a board has it.
pub(super) fn territory(continent: Continent, number: u8) -> String {
    format!("{}{number}", code(continent))
}

/// The territory an id such as `AM4` names, whether or not a board has it.
pub(super) fn parse_territory(slug: &str) -> Option<Territory> {
    let (continent, number) = split(slug)?;
    let plain = number.bytes().all(|byte| byte.is_ascii_digit()) && !number.starts_with('0');
    let number = number.parse().ok().filter(|_| plain)?;
    Some(Territory { continent, number })
}

fn split(slug: &str) -> Option<(Continent, &str)> {
    Continent::ALL
        .into_iter()
        .find_map(|continent| slug.strip_prefix(code(continent)).map(|rest| (continent, rest)))
}

impl Content {
    /// The id of a space: `AM4`, `AM-I`.
    pub fn space_slug(&self, space: Space) -> &str {
        match space {
            Space::Territory(territory) => &self.territory(territory).slug,
            Space::Orbit(orbit) => orbit_slug(orbit),
        }
    }

    /// The space with this id, if the boards have it.
    pub fn space(&self, slug: &str) -> Option<Space> {
        self.territory_named(slug)
            .map(Space::Territory)
            .or_else(|| self.orbit_named(slug).map(Space::Orbit))
    }

    /// The territory with this id, if a board has it.
    pub fn territory_named(&self, slug: &str) -> Option<Territory> {
        parse_territory(slug).filter(|&territory| self.has_territory(territory))
    }

    /// The orbital sector with this id.
    pub fn orbit_named(&self, slug: &str) -> Option<Orbit> {
        let (continent, rest) = split(slug)?;
        let sector = rest.strip_prefix('-')?;
        let sector = Sector::ALL.into_iter().find(|known| known.slug() == sector)?;
        Some(Orbit { continent, sector })
    }

    /// The commander of this class.
    pub fn commander_named(&self, slug: &str) -> Option<Commander> {
        place_of(&self.commanders, |row| &row.slug, slug).map(Commander)
    }

    /// The command card of a class, or the Special Command, with this id.
    pub fn command_card_named(&self, slug: &str) -> Option<CommandCard> {
        let of_a_class = place_of(&self.command_cards, |row| &row.slug, slug);
        let special = || {
            let place = usize::from(place_of(&self.special_commands, |row| &row.slug, slug)?);
            u8::try_from(self.command_cards.len() + place).ok()
        };
        of_a_class.or_else(special).map(CommandCard)
    }

    /// The face with this id.
    pub fn combat_card_named(&self, slug: &str) -> Option<CombatCard> {
        place_of(&self.combat_cards, |row| &row.slug, slug).map(CombatCard)
    }

    /// The Secret Operation with this id.
    pub fn secret_operation_named(&self, slug: &str) -> Option<SecretOperation> {
        place_of(&self.secret_operations, |row| &row.slug, slug).map(SecretOperation)
    }

    /// The Time Token with this id.
    pub fn time_token_named(&self, slug: &str) -> Option<TimeToken> {
        place_of(&self.time_tokens, |row| &row.slug, slug).map(TimeToken)
    }
}

/// The place of an id in a list in content order.
fn place_of<T>(rows: &[T], slug_of: fn(&T) -> &str, slug: &str) -> Option<u8> {
    let place = rows.binary_search_by(|row| slug_of(row).cmp(slug)).ok()?;
    u8::try_from(place).ok()
}

/// The id of an orbital sector.
const fn orbit_slug(orbit: Orbit) -> &'static str {
    match (orbit.continent, orbit.sector) {
        (Continent::America, Sector::I) => "AM-I",
        (Continent::America, Sector::II) => "AM-II",
        (Continent::America, Sector::III) => "AM-III",
        (Continent::Europe, Sector::I) => "EU-I",
        (Continent::Europe, Sector::II) => "EU-II",
        (Continent::Europe, Sector::III) => "EU-III",
        (Continent::Asia, Sector::I) => "AS-I",
        (Continent::Asia, Sector::II) => "AS-II",
        (Continent::Asia, Sector::III) => "AS-III",
    }
}
