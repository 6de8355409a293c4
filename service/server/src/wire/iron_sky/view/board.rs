//! Continents: those in play, and what the others bring.

use umpire_contract::umpire::iron_sky::v1 as pb;
use umpire_iron_sky::{
    content::Content,
    ids::{Continent, ContinentMap, Orbit, Territory},
    view::{Board, Ground, Neutral},
};

use super::combat::combat_out;
use crate::wire::iron_sky::piece::{Named, played_card_out, space_out, tiles_out};

pub(in crate::wire::iron_sky) fn boards_out(
    content: &Content,
    boards: &ContinentMap<Option<Board>>,
) -> Vec<pb::Board> {
    let in_play = boards.iter().filter_map(|(continent, board)| Some((continent, board.as_ref()?)));
    in_play.map(|(continent, board)| board_out(content, continent, board)).collect()
}

pub(in crate::wire::iron_sky) fn neutrals_out(
    neutrals: &ContinentMap<Option<Neutral>>,
) -> Vec<pb::Neutral> {
    let neutrals =
        neutrals.iter().filter_map(|(continent, neutral)| Some((continent, (*neutral)?)));
    neutrals.map(|(continent, neutral)| neutral_out(continent, neutral)).collect()
}

fn board_out(content: &Content, continent: Continent, board: &Board) -> pb::Board {
    let Board { position, high_mark, grounds, orbit, terror, electronic_warfare, combat } = board;
    let above = |sector| space_out(content, Orbit { continent, sector });
    let ground = |(number, ground)| {
        let territory = Territory { continent, number };
        ground_out(content, territory, ground)
    };
    pb::Board {
        continent: continent.out(),
        position: (*position).into(),
        high_mark: (*high_mark).into(),
        grounds: (1..).zip(grounds).map(ground).collect(),
        orbit: orbit
            .iter()
            .map(|(sector, army)| pb::OrbitalSector {
                sector: above(sector),
                army: tiles_out(army.tiles()),
            })
            .collect(),
        terror: terror.map(|territory| space_out(content, territory)),
        electronic_warfare: electronic_warfare.map(above),
        combat: combat.as_ref().map(|combat| combat_out(content, combat)),
    }
}

fn ground_out(content: &Content, territory: Territory, ground: &Ground) -> pb::Ground {
    let Ground { headquarters, battlefront, improvement, nuke } = ground;
    pb::Ground {
        territory: space_out(content, territory),
        headquarters: tiles_out(headquarters.tiles()),
        battlefront: tiles_out(battlefront.tiles()),
        improvement: improvement.map(|played| played_card_out(content, played)),
        nuke: nuke.map(|played| played_card_out(content, played)),
    }
}

fn neutral_out(continent: Continent, neutral: Neutral) -> pb::Neutral {
    let Neutral { loans, guidance, units } = neutral;
    pb::Neutral {
        continent: continent.out(),
        loans: loans.into(),
        guidance: guidance.into(),
        units: units.into(),
    }
}
