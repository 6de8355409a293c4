//! The game as the catalogue describes it.

mod items;
mod options;

use umpire_contract::umpire::v1;
use umpire_engine::{Digested, Game};
use umpire_iron_sky::{IronSky, content::Content};

pub(super) fn game_out(content: &Content) -> v1::Game {
    v1::Game {
        game: IronSky::NAME.to_owned(),
        title: "Iron Sky: The Board Game".to_owned(),
        summary: "The Reich invades from orbit, the United World Confederacy defends the Earth: \
                  area control by command cards and hidden combat cards, in two sides."
            .to_owned(),
        player_counts: vec![2, 4, 6],
        options: options::all(),
        content: items::all(content),
        rulesets: vec![v1::Ruleset {
            version: IronSky::LEDGER.ruleset.to_owned(),
            content_digest: content.digest().0.to_vec(),
        }],
        content_packs: Vec::new(),
    }
}
