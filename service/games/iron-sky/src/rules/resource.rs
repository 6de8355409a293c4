//! The tracks and their Resource Phase (IS-RES).

use alloc::vec::Vec;

use umpire_engine::{Play, RuleId};

use super::special::{conquest, improvement};
use crate::{
    IronSky,
    event::{Event, Resource},
    ids::{Faction, Post},
    ledger::{IS_RES_02, IS_RES_03},
    state::RESOURCE_LIMIT,
};

/// Raises a track by `amount`, as far as the limit of 8 lets it; what is above is lost (IS-RES-04).
pub(crate) fn gain(
    play: &mut Play<'_, IronSky>,
    rule: RuleId,
    post: Post,
    resource: Resource,
    amount: u8,
) {
    let room = RESOURCE_LIMIT.saturating_sub(play.state().points(post, resource));
    let amount = amount.min(room);
    if amount > 0 {
        play.emit(rule, Event::ResourceGained { post, resource, amount });
    }
}

/// What a Blitz-meter shows at its position goes to its active commander, from west to east, without a decision
/// (IS-RES-01). Improvements and waiting reminders add to it (IS-RES-05).
pub(super) fn income(play: &mut Play<'_, IronSky>) {
    let posts: Vec<Post> = play.state().active_posts().collect();
    let content = play.content();
    for post in posts {
        let position = play.state().board(post.continent).map_or(0, |board| board.position);
        let line = content.meter(post.continent, position);
        match post.faction {
            Faction::Reich => {
                // Set, not added: nothing is carried over.
                let left = play.state().points(post, Resource::CommandPoints);
                let missing = line.cp.saturating_sub(left);
                gain(play, IS_RES_03, post, Resource::CommandPoints, missing);
            }
            Faction::Uwc => {
                gain(play, IS_RES_02, post, Resource::Money, line.money);
                gain(play, IS_RES_02, post, Resource::Politics, line.politics);
            }
        }
        improvement::income(play, post);
        conquest::remind(play, post);
    }
}
