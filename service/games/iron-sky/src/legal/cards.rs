//! Command cards: every command on every card of the hand.

use alloc::{vec, vec::Vec};

use super::{
    Offers, Parameter,
    moves::{self, Army},
};
use crate::{
    action::{
        Action, CardPlay, ChangeStrategy, ElectronicWarfare, Payment, Placement, Recruit,
        RequestHelp, Strategy, Target,
    },
    content::{Command, Cost, Printed},
    event::Resource,
    ids::{ByTactics, CommandCard, Continent, Faction, Orbit, Post, Sector, Tactics},
    rules::{change_strategy, recruit},
    state::State,
};

/// A card that can be paid for, and how.
pub(super) struct Card {
    card: CommandCard,
    /// One or two ways to pay, each within the player's means.
    payments: Vec<Payment>,
}

impl Card {
    /// Every way to play the card, one payment after the other.
    pub(super) fn plays(&self) -> impl Iterator<Item = CardPlay> + '_ {
        self.payments.iter().map(|&payment| CardPlay { card: self.card, payment })
    }

    /// The payment as a parameter, where there is a choice.
    pub(super) fn parameters(&self) -> Vec<Parameter> {
        match self.payments.as_slice() {
            [_, _, ..] => vec![Parameter::Payment(self.payments.clone())],
            [] | [_] => Vec::new(),
        }
    }
}

pub(super) fn all(offers: &mut Offers<'_>, armies: &[Army]) {
    let state = offers.state;
    let Some(player) = state.player(offers.post) else {
        return;
    };
    let rooms = rooms(state, offers.post);
    for &card in &player.hand {
        let row = state.content.command_card(card);
        let card = Card { card, payments: payments(state, offers.post, row.cost) };
        if !card.payments.is_empty() {
            row.commands().for_each(|printed| command(offers, &card, printed, armies, &rooms));
        }
    }
}

fn payments(state: &State, post: Post, cost: Cost) -> Vec<Payment> {
    let money = |money| Payment { money, politics: 0 };
    let politics = |politics| Payment { money: 0, politics };
    let can = |resource, due| state.points(post, resource) >= due;
    let ways = match cost {
        Cost::Cp(due) => [can(Resource::CommandPoints, due).then_some(Payment::default()), None],
        Cost::Money(due) => [can(Resource::Money, due).then_some(money(due)), None],
        Cost::Politics(due) => [can(Resource::Politics, due).then_some(politics(due)), None],
        Cost::Either(0) => [Some(Payment::default()), None],
        Cost::Either(due) => [
            can(Resource::Money, due).then_some(money(due)),
            can(Resource::Politics, due).then_some(politics(due)),
        ],
    };
    ways.into_iter().flatten().collect()
}

fn command(
    offers: &mut Offers<'_>,
    card: &Card,
    printed: Printed,
    armies: &[Army],
    rooms: &[Placement],
) {
    match printed.command {
        Command::Mobilization => moves::mobilize(offers, card, armies),
        Command::Raid => moves::raid(offers, card, printed.amount, rooms),
        Command::Recruit => {
            recruit(offers, card, printed.amount, rooms);
            request_help(offers, card);
        }
        Command::ChangeOfStrategy => change_strategy(offers, card),
        Command::Terror => target(offers, card, Action::Terror),
        Command::Bombing => target(offers, card, Action::Bomb),
        Command::Reboot => plain(offers, card, Action::Reboot),
        Command::AntiTerror => plain(offers, card, Action::AntiTerror),
        Command::Politicking => plain(offers, card, Action::Politick),
        Command::ElectronicWarfare => electronic_warfare(offers, card),
    }
}

/// Where a player may recruit, with the room there; nowhere, while his continent is frozen.
fn rooms(state: &State, post: Post) -> Vec<Placement> {
    let continent = post.continent;
    let room = |space| Placement { space, count: state.army(space, post.faction).room() };
    let is_open = |placement: &Placement| {
        placement.count > 0
            && !state.is_frozen(continent)
            && recruit::may_recruit(state, post, placement.space).is_ok()
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

fn recruit(offers: &mut Offers<'_>, card: &Card, amount: u8, rooms: &[Placement]) {
    let most = amount.min(offers.state.supply(offers.post));
    let Some(&Placement { space, count: room }) = rooms.first() else {
        return;
    };
    let placement = Placement { space, count: room.min(most) };
    let samples =
        card.plays().map(|play| Action::Recruit(Recruit { play, placements: vec![placement] }));
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
    for territory in offers.state.content.territories(offers.post.continent) {
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
