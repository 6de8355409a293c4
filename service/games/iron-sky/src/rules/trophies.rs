//! Trophies (IS-CAS-03 to 05): destroyed Reich units, and what full piles of them bring at once.

use alloc::vec::Vec;

use umpire_engine::{Play, RuleId};

use super::resource;
use crate::{
    IronSky,
    content::Reward,
    event::{Event, Resource},
    ids::{Post, Territory, Zone},
    ledger::IS_CAS_05,
    state::{Player, State, Tile},
};

/// How many Trophies fill a pile (IS-CAS-04).
pub(crate) const PILE: usize = 3;

/// Tiles that are destroyed, bottom to top, and who takes Reich units or Black Ops among them.
pub(super) struct Destroyed {
    pub(super) territory: Territory,
    pub(super) zone: Zone,
    pub(super) tiles: Vec<Tile>,
    pub(super) trophies_to: Option<Post>,
}

/// Destroys tiles, with a Reward for every pile that they fill.
pub(super) fn destroy(play: &mut Play<'_, IronSky>, rule: RuleId, destroyed: Destroyed) {
    let Destroyed { territory, zone, tiles, trophies_to } = destroyed;
    let before = trophies_to.map_or(0, |taker| full_piles(play.state(), taker));
    play.emit(rule, Event::TilesDestroyed { territory, zone, tiles, trophies_to });
    if let Some(taker) = trophies_to {
        for _ in before..full_piles(play.state(), taker) {
            reward(taker, play);
        }
    }
}

fn full_piles(state: &State, post: Post) -> usize {
    state.player(post).and_then(Player::uwc).map_or(0, |means| means.trophies.len() / PILE)
}

/// Each third Trophy brings the Reward of the commander at once (IS-CAS-05).
fn reward(post: Post, play: &mut Play<'_, IronSky>) {
    let content = play.content();
    let commander = play.state().player(post).map(|player| player.commander);
    let sheet = commander.and_then(|commander| content.commander(commander).uwc);
    if let Some(sheet) = sheet {
        let resource = match sheet.reward {
            Reward::Money => Resource::Money,
            Reward::Politics => Resource::Politics,
        };
        resource::gain(play, IS_CAS_05, post, resource, 1);
    }
}
