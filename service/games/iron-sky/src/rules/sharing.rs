//! Sharing: the only ways to help a team-mate or to turn the faction's tokens into points (IS-SHARE, IS-ICM-07).
//!
//! Nothing else can be given (IS-SHARE-03, IS-SHARE-11): no action says it.

pub(super) mod command_point;
pub(super) mod guidance;
pub(super) mod loan;
pub(super) mod money;
pub(super) mod permit;

use umpire_engine::Seat;

use crate::{
    event::Resource,
    ids::{Faction, Post},
    state::{RESOURCE_LIMIT, State},
};

/// The post of `seat`, if both it and `post` are of `faction` and not the same.
fn team_mate(state: &State, post: Post, seat: Seat, faction: Faction) -> Option<Post> {
    let other = state.post(seat)?;
    (other != post && other.faction == faction && post.faction == faction).then_some(other)
}

/// Whether a track has room for all of `amount`: gains by choice are not cut (IS-RULING-17).
fn has_room(state: &State, post: Post, resource: Resource, amount: u8) -> bool {
    state.points(post, resource).saturating_add(amount) <= RESOURCE_LIMIT
}
