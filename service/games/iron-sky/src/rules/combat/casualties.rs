//! Casualties (IS-CAS): where destroyed tiles go, and what Trophies bring.
//!
//! UWC units return to their supplies (IS-CAS-01) and neutral ones leave the match (IS-CAS-02): `evolve` knows where a tile
//! belongs.

use umpire_engine::Play;

use super::attack::Plan;
use crate::{
    IronSky,
    content::Reward,
    event::{Event, Resource},
    ids::{Faction, Post},
    ledger::{IS_CAS_05, IS_CMP_02},
    rules::resource,
    state::{Player, State},
};

/// How many Trophies fill a pile (IS-CAS-04).
pub(crate) const PILE: usize = 3;

/// Destroys the top `count` tiles of the army that `loser` fights with; Reich units become Trophies of the UWC player
/// who played the combat card (IS-CAS-03).
pub(super) fn remove(plan: &Plan, loser: Post, count: u8, play: &mut Play<'_, IronSky>) {
    let ground = play.state().ground(plan.territory);
    let Some(zone) = ground.zone_of(loser.faction) else { return };
    let tiles = ground.army(zone).top(count).to_vec();
    if tiles.is_empty() {
        return;
    }
    let winner = if loser == plan.attacker { plan.defender } else { plan.attacker };
    let trophies_to = (loser.faction == Faction::Reich).then_some(winner);
    let territory = plan.territory;
    let piles_before = trophies_to.map_or(0, |taker| full_piles(play.state(), taker));
    play.emit(IS_CMP_02, Event::TilesDestroyed { territory, zone, tiles, trophies_to });
    if let Some(taker) = trophies_to {
        for _ in piles_before..full_piles(play.state(), taker) {
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
