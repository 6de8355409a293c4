//! Sharing: gifts, tokens and transit permits.

use alloc::{vec, vec::Vec};

use super::{Offers, Parameter};
use crate::{
    action::{Action, GiveCommandPoint, GiveMoney, SetTransitPermit, UseGuidance, UseLoan},
    event::Resource,
    ids::{Continent, Faction, Post},
    state::RESOURCE_LIMIT,
};

pub(super) fn all(offers: &mut Offers<'_>) {
    let (state, post) = (offers.state, offers.post);
    let team_mates = Post::of(post.faction).filter(|&mate| mate != post);
    for (mate, to) in team_mates.filter_map(|mate| Some((mate, state.seat(mate)?))) {
        match post.faction {
            Faction::Reich => {
                offers.offer(Action::GiveCommandPoint(GiveCommandPoint { to }), Vec::new);
            }
            Faction::Uwc => {
                let money = state.points(post, Resource::Money);
                let room = RESOURCE_LIMIT.saturating_sub(state.points(mate, Resource::Money));
                let most = money.min(room);
                offers.offer(Action::GiveMoney(GiveMoney { to, amount: 1 }), || {
                    vec![Parameter::Count { least: 1, most }]
                });
                offers.offer(Action::SetTransitPermit(SetTransitPermit { to, count: 1 }), || {
                    vec![Parameter::Count { least: 0, most: RESOURCE_LIMIT }]
                });
            }
        }
    }
    for neutral_continent in Continent::ALL.into_iter().filter(|&c| !state.is_in_play(c)) {
        tokens(offers, neutral_continent);
    }
}

fn tokens(offers: &mut Offers<'_>, neutral_continent: Continent) {
    match offers.post.faction {
        Faction::Reich => {
            offers.offer(Action::UseGuidance(UseGuidance { neutral_continent }), Vec::new);
        }
        Faction::Uwc => {
            let most = offers.state.table.neutrals[neutral_continent].as_ref().map(|n| n.loans);
            offers.offer(Action::UseLoan(UseLoan { neutral_continent, count: 1 }), || {
                vec![Parameter::Count { least: 1, most: most.unwrap_or(1) }]
            });
        }
    }
}
