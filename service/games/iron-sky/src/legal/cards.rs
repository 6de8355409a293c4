//! Command cards: every command on every card of the hand.

use alloc::{vec, vec::Vec};

use super::{
    Offers, Parameter,
    moves::{Army, Attacks},
    payment::Card,
};
use crate::{
    action::{
        Action, CardPlay, ChangeStrategy, ElectronicWarfare, Placement, Recruit, RequestHelp,
        Strategy, Target,
    },
    content::{Command, Cost, Effect, Printed},
    ids::{ByTactics, Continent, Faction, Orbit, Post, Sector, Space, Tactics},
    rules::{change_strategy, recruit, special::propaganda},
    state::{BlackOps, Player, State},
};

pub(super) fn all(offers: &mut Offers<'_>, armies: &[Army]) {
    let state = offers.state;
    let Some(player) = state.player(offers.post) else {
        return;
    };
    let rooms = rooms(state, offers.post);
    let elite = Card::elite_operation(state, offers.post).map(|card| card.as_enhancement());
    let attacks = Attacks { armies, elite: elite.as_ref() };
    for &card in &player.hand {
        let row = state.content.command_card(card);
        if row.cost == Cost::Conquest {
            offers.offer(Action::ClaimConquest { card }, Vec::new);
        } else if let Some(card) = Card::of(state, offers.post, card) {
            row.commands().for_each(|printed| command(offers, &card, printed, &attacks, &rooms));
        }
    }
}

fn command(
    offers: &mut Offers<'_>,
    card: &Card,
    printed: Printed,
    attacks: &Attacks<'_>,
    rooms: &[Placement],
) {
    match printed.command {
        Command::Mobilization => attacks.mobilize(offers, card),
        Command::Raid => attacks.raid(offers, card, printed.amount, rooms),
        Command::Recruit => {
            recruit(offers, card, printed.amount, rooms, Action::Recruit);
            black_ops(offers, card);
            request_help(offers, card);
        }
        Command::ChangeOfStrategy => change_strategy(offers, card),
        Command::Terror => target(offers, card, Action::Terror),
        Command::Bombing => target(offers, card, Action::Bomb),
        Command::Reboot => plain(offers, card, Action::Reboot),
        Command::AntiTerror => plain(offers, card, Action::AntiTerror),
        Command::Politicking => plain(offers, card, Action::Politick),
        Command::ElectronicWarfare => electronic_warfare(offers, card),
        Command::Special(effect) => special(offers, card, effect, attacks),
    }
}

fn special(offers: &mut Offers<'_>, card: &Card, effect: Effect, attacks: &Attacks<'_>) {
    match effect {
        Effect::EmergencyConference
        | Effect::TaxIncrease
        | Effect::MartialLaw
        | Effect::Fortifications
        | Effect::Cadre => target(offers, card, Action::PlayImprovement),
        Effect::Nuke => {
            for continent in Continent::ALL {
                target_on(offers, card, continent, Action::Nuke);
            }
        }
        Effect::PoliticalCampaign | Effect::WarBonds | Effect::OrdersFromTheDarkSide => {
            plain(offers, card, Action::PlayBonus);
        }
        Effect::Propaganda => {
            let rooms = propaganda_rooms(offers.state, offers.post);
            recruit(offers, card, propaganda::MOST_TILES, &rooms, Action::Propaganda);
        }
        Effect::Blitzkrieg => attacks.blitzkrieg(offers, card),
        // Named with an attack, or claimed for a conquest.
        Effect::EliteOperation | Effect::ReichGold | Effect::PoliticalAffairs => {}
    }
}

/// The Reich Headquarters that Propaganda may fill up, with the room there.
fn propaganda_rooms(state: &State, post: Post) -> Vec<Placement> {
    let spaces = state.content.territories(post.continent).map(Space::Territory);
    let room = |space| Placement { space, count: state.army(space, post.faction).room() };
    spaces
        .filter(|&space| {
            !state.is_frozen(post.continent) && propaganda::may_take(state, post, space)
        })
        .map(room)
        .filter(|placement| placement.count > 0)
        .collect()
}

/// Black Ops where one may recruit, be the army there at its limit.
fn black_ops(offers: &mut Offers<'_>, card: &Card) {
    let means = offers.state.player(offers.post).and_then(Player::uwc);
    if means.is_some_and(|means| means.black_ops == Some(BlackOps::Held)) {
        target(offers, card, Action::RecruitBlackOps);
    }
}

/// Where a player may recruit, with the room there; nowhere, while his continent is frozen.
fn rooms(state: &State, post: Post) -> Vec<Placement> {
    let continent = post.continent;
    let room = |space| Placement { space, count: state.army(space, post.faction).room() };
    let is_open = |placement: &Placement| {
        placement.count > 0
            && !state.is_frozen(continent)
            && recruit::obstacle(state, post, placement.space).is_none()
    };
    match post.faction {
        Faction::Reich => {
            let orbits = Sector::ALL.into_iter().map(|sector| Orbit { continent, sector });
            orbits.map(|orbit| room(orbit.into())).filter(is_open).collect()
        }
        Faction::Uwc => {
            let territories = state.content.territories(continent);
            territories.map(|territory| room(territory.into())).filter(is_open).collect()
        }
    }
}

fn recruit(
    offers: &mut Offers<'_>,
    card: &Card,
    amount: u8,
    rooms: &[Placement],
    action: fn(Recruit) -> Action,
) {
    let most = amount.min(offers.state.supply(offers.post));
    // What is due may depend on the sector, so a sample for each space may be needed.
    let samples = rooms.iter().flat_map(|&Placement { space, count: room }| {
        let placements = vec![Placement { space, count: room.min(most) }];
        card.plays().map(move |play| action(Recruit { play, placements: placements.clone() }))
    });
    offers.offer_first(samples, || {
        let mut parameters = card.parameters();
        parameters.push(Parameter::Placements { rooms: rooms.to_vec(), most });
        parameters
    });
}

fn request_help(offers: &mut Offers<'_>, card: &Card) {
    let (state, post) = (offers.state, offers.post);
    for neutral_continent in Continent::ALL.into_iter().filter(|&c| !state.is_in_play(c)) {
        for territory in state.content.territories(post.continent) {
            if state.content.borders_on(territory, neutral_continent) {
                let samples = card.plays().map(|play| {
                    Action::RequestHelp(RequestHelp { play, neutral_continent, territory })
                });
                offers.offer_first(samples, || card.parameters());
            }
        }
    }
}

fn change_strategy(offers: &mut Offers<'_>, card: &Card) {
    let with =
        |mode| card.plays().map(move |play| Action::ChangeStrategy(ChangeStrategy { play, mode }));
    offers.offer_first(with(Strategy::Shuffle), || card.parameters());
    let (own, bank) = change_strategy::switchable(offers.state, offers.post);
    let (Some(discard), Some(take)) = (one_of(own), one_of(bank)) else {
        return;
    };
    offers.offer_first(with(Strategy::Switch { discard, take }), || {
        let mut parameters = card.parameters();
        parameters.push(Parameter::Switch { discard: own, take: bank });
        parameters
    });
}

/// One card of the first colour there is.
fn one_of(there: ByTactics<u8>) -> Option<ByTactics<u8>> {
    let tactics = Tactics::ALL.into_iter().find(|&tactics| there[tactics] > 0)?;
    let mut one = ByTactics::default();
    one[tactics] = 1;
    Some(one)
}

fn target(offers: &mut Offers<'_>, card: &Card, action: fn(Target) -> Action) {
    target_on(offers, card, offers.post.continent, action);
}

fn target_on(
    offers: &mut Offers<'_>,
    card: &Card,
    continent: Continent,
    action: fn(Target) -> Action,
) {
    for territory in offers.state.content.territories(continent) {
        let samples = card.plays().map(|play| action(Target { play, territory }));
        offers.offer_first(samples, || card.parameters());
    }
}

fn electronic_warfare(offers: &mut Offers<'_>, card: &Card) {
    let continent = offers.post.continent;
    for sector in Sector::ALL.map(|sector| Orbit { continent, sector }) {
        let samples =
            card.plays().map(|play| Action::ElectronicWarfare(ElectronicWarfare { play, sector }));
        offers.offer_first(samples, || card.parameters());
    }
}

fn plain(offers: &mut Offers<'_>, card: &Card, action: fn(CardPlay) -> Action) {
    offers.offer_first(card.plays().map(action), || card.parameters());
}
