//! Orders: regrouping on the surface and in orbit, returning to orbit.

use alloc::{vec, vec::Vec};

use super::{
    Offers, Parameter,
    moves::{Standing, armies, destinations},
};
use crate::{
    action::{Action, Payment, Regroup, RegroupOrbit, ReturnToOrbit},
    event::Resource,
    ids::{Faction, Space},
    rules::regroup,
};

pub(super) fn all(offers: &mut Offers<'_>) {
    for army in armies(offers.state, offers.post) {
        match (offers.post.faction, army.space) {
            (Faction::Uwc, Space::Territory(_)) => on_the_surface(offers, army),
            (Faction::Reich, Space::Orbit(_)) => in_orbit(offers, army),
            (Faction::Reich, Space::Territory(from)) => {
                let room = offers.state.content.orbital_route(from).map(|orbit| {
                    offers.state.army(orbit.into(), Faction::Reich).room()
                });
                let most = army.size.min(room.unwrap_or(0));
                offers.offer(
                    Action::ReturnToOrbit(ReturnToOrbit { from, count: most }),
                    || count(most),
                );
            }
            (Faction::Uwc, Space::Orbit(_)) => {}
        }
    }
}

fn on_the_surface(offers: &mut Offers<'_>, army: Standing) {
    let (state, post) = (offers.state, offers.post);
    let means = Payment {
        money: state.points(post, Resource::Money),
        politics: state.points(post, Resource::Politics),
    };
    let Space::Territory(from) = army.space else { return };
    for &to in &state.content.territory(from).surface {
        let room = state.army(to.into(), Faction::Uwc).room();
        let most = army.size.min(room).min(means.money.saturating_add(means.politics));
        let payment = if means.money > 0 {
            Payment { money: 1, politics: 0 }
        } else {
            Payment { money: 0, politics: 1 }
        };
        let sample = Action::Regroup(Regroup { from, to, count: 1, payment });
        offers.offer(sample, || {
            vec![Parameter::Mix(means), Parameter::Count { least: 1, most: most.max(1) }]
        });
    }
}

fn in_orbit(offers: &mut Offers<'_>, army: Standing) {
    let state = offers.state;
    let points = state.points(offers.post, Resource::CommandPoints);
    let Space::Orbit(from) = army.space else { return };
    let beside = destinations(state, Faction::Reich, army.space, regroup::orbit::SIDEWAYS);
    let beside: Vec<Standing> = beside.collect();
    for destination in beside {
        let Space::Orbit(to) = destination.space else { continue };
        let most = army.size.min(destination.size).min(points);
        offers.offer(Action::RegroupOrbit(RegroupOrbit { from, to, count: most }), || count(most));
    }
}

fn count(most: u8) -> Vec<Parameter> {
    if most > 1 { vec![Parameter::Count { least: 1, most }] } else { vec![] }
}
