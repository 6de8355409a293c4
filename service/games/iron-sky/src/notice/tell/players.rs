//! Players: where tracks stand now, permits for the UWC, hands for heirs.

use umpire_engine::{Seat, Viewer};

use crate::{
    event::Resource,
    ids::Post,
    notice::{
        Notice, ResourceGained, ResourceSpent, SeatGivenUp, Sight, TakenSeat, TransitPermitSet,
        TransitPermitUsed,
    },
    state::{Means, State},
    view::{self, BackOrigin, CardBack, CombatStep, KnownCard},
};

pub(super) fn posts_taken(after: &State, viewer: Viewer) -> Notice {
    Notice::PostsTaken { players: view::players(after, viewer) }
}

pub(super) fn gained(after: &State, post: Post, resource: Resource, amount: u8) -> Option<Notice> {
    let level = level(after, post, resource)?;
    Some(Notice::ResourceGained(ResourceGained { post, resource, amount, level }))
}

pub(super) fn spent(after: &State, post: Post, resource: Resource, amount: u8) -> Option<Notice> {
    let level = level(after, post, resource)?;
    Some(Notice::ResourceSpent(ResourceSpent { post, resource, amount, level }))
}

pub(super) fn permit_set(
    after: &State,
    viewer: Viewer,
    giver: Post,
    to: Post,
    count: u8,
) -> Option<Notice> {
    let told = Notice::TransitPermitSet(TransitPermitSet { giver, to, count });
    view::sees_permits(after, viewer).then_some(told)
}

pub(super) fn permit_used(after: &State, viewer: Viewer, giver: Post, by: Post) -> Option<Notice> {
    let told = Notice::TransitPermitUsed(TransitPermitUsed { giver, by });
    view::sees_permits(after, viewer).then_some(told)
}

pub(super) fn given_up(
    before: &State,
    after: &State,
    seat: Seat,
    heir: Option<Seat>,
    viewer: Viewer,
) -> Notice {
    let sight = match viewer {
        Viewer::Seat(own) if own == seat => Sight::Lost,
        Viewer::Seat(own) if heir == Some(own) => gained_sight(before, after, viewer),
        Viewer::Seat(_) | Viewer::Spectator => Sight::Unchanged,
    };
    Notice::SeatGivenUp(SeatGivenUp { seat, heir, sight })
}

/// What the heir sees and did not see before.
fn gained_sight(before: &State, after: &State, viewer: Viewer) -> Sight {
    let is_new = |post: &Post| after.is_seen_by(*post, viewer) && !before.is_seen_by(*post, viewer);
    let seat = |post| {
        let player = after.player(post)?;
        Some(TakenSeat {
            post,
            hand: player.hand.clone(),
            combat_hand: player.combat_set.hand.clone(),
            secret_operation: player.secret_operation,
            laid: laid_from_hand(after, post, viewer),
        })
    };
    Sight::Gained { seats: after.posts().filter(is_new).filter_map(seat).collect() }
}

/// The card that a post has laid from its combat hand and that is not turned over yet.
fn laid_from_hand(state: &State, post: Post, viewer: Viewer) -> Option<KnownCard> {
    state.combats().filter(|combat| combat.defender == post).find_map(
        |combat| match CombatStep::of(state, combat, viewer) {
            CombatStep::AttackCard { defence: CardBack { origin, .. } } => match origin {
                BackOrigin::Hand { known } => known,
                BackOrigin::Table(_) => None,
            },
            CombatStep::DefenceCard
            | CombatStep::Fortifications(_)
            | CombatStep::Initiative(_)
            | CombatStep::Comparing { .. }
            | CombatStep::Closing => None,
        },
    )
}

/// Where a track stands; `None` for one that his faction does not have.
fn level(state: &State, post: Post, resource: Resource) -> Option<u8> {
    match (&state.player(post)?.means, resource) {
        (Means::Reich(means), Resource::CommandPoints) => Some(means.command_points),
        (Means::Uwc(means), Resource::Money) => Some(means.money),
        (Means::Uwc(means), Resource::Politics) => Some(means.politics),
        (Means::Reich(_), Resource::Money | Resource::Politics)
        | (Means::Uwc(_), Resource::CommandPoints) => None,
    }
}
