//! Orders: regrouping on the surface and in orbit, returning to orbit.

use alloc::{vec, vec::Vec};

use super::{Offers, Parameter, moves::Army};
use crate::{
    action::{Action, Payment, Regroup, RegroupOrbit, ReturnToOrbit},
    event::Resource,
    ids::{Faction, Orbit, Space, Territory},
};

pub(super) fn all(offers: &mut Offers<'_>, armies: &[Army]) {
    for army in armies {
        match (offers.post.faction, army.space) {
            (Faction::Uwc, Space::Territory(from)) => regroup(offers, army, from),
            (Faction::Reich, Space::Orbit(from)) => regroup_orbit(offers, army, from),
            (Faction::Reich, Space::Territory(from)) => return_to_orbit(offers, army, from),
            (Faction::Uwc, Space::Orbit(_)) => {}
        }
    }
}

fn regroup(offers: &mut Offers<'_>, army: &Army, from: Territory) {
    let (state, post) = (offers.state, offers.post);
    let means = Payment {
        money: state.points(post, Resource::Money),
        politics: state.points(post, Resource::Politics),
    };
    let payment = match means {
        Payment { money: 0, politics: 0 } => return,
        Payment { money: 0, politics: _ } => Payment { money: 0, politics: 1 },
        Payment { money: _, politics: _ } => Payment { money: 1, politics: 0 },
    };
    for way in &army.ways {
        let Space::Territory(to) = way.to else {
            continue;
        };
        let most = army.most_to(way).min(means.money.saturating_add(means.politics));
        let sample = Action::Regroup(Regroup { origin: from, to, count: 1, payment });
        offers.offer(sample, || vec![Parameter::Count { least: 1, most }, Parameter::Mix(means)]);
    }
}

fn regroup_orbit(offers: &mut Offers<'_>, army: &Army, from: Orbit) {
    let points = offers.state.points(offers.post, Resource::CommandPoints);
    for way in &army.ways {
        let Space::Orbit(to) = way.to else { continue };
        let most = army.most_to(way).min(points);
        let order = RegroupOrbit { origin: from, to, count: most };
        offers.offer(Action::RegroupOrbit(order), || count(most));
    }
}

fn return_to_orbit(offers: &mut Offers<'_>, army: &Army, from: Territory) {
    let up = army.ways.iter().find(|way| matches!(way.to, Space::Orbit(_)));
    if let Some(way) = up {
        let most = army.most_to(way);
        let order = ReturnToOrbit { origin: from, count: most };
        offers.offer(Action::ReturnToOrbit(order), || count(most));
    }
}

fn count(most: u8) -> Vec<Parameter> {
    if most > 1 { vec![Parameter::Count { least: 1, most }] } else { Vec::new() }
}
