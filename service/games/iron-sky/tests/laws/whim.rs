//! Parts of arbitrary actions: mostly such as might be lawful, sometimes anything.

use umpire_engine::{Dice, Seat};
use umpire_iron_sky::{
    action::{CardChoice, CardPlay, Move, Payment, Placement, Source, Strategy, TransitPayer},
    content::{Command, Cost},
    ids::{
        ByTactics, CombatCard, CommandCard, Continent, Faction, Orbit, Post, Sector, Space,
        Territory,
    },
    state::State,
};

/// One who makes actions up for a seat.
pub struct Whim<'a> {
    pub state: &'a State,
    pub seat: Seat,
    pub dice: &'a mut Dice,
}

impl Whim<'_> {
    pub fn below(&mut self, m: u32) -> u8 {
        self.dice.below(m) as u8
    }

    pub fn one_of<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        items.get(self.dice.below(items.len() as u32) as usize).cloned()
    }

    pub fn post(&self) -> Post {
        self.state.post(self.seat).unwrap()
    }

    /// Three times in four.
    pub fn is_usual(&mut self) -> bool {
        self.below(4) > 0
    }

    pub fn is_rare(&mut self) -> bool {
        self.below(32) == 0
    }

    /// Mostly small, sometimes as large as it can be.
    pub fn count(&mut self) -> u8 {
        if self.is_rare() { u8::MAX - self.below(4) } else { self.below(4) }
    }

    /// Mostly a card of the hand that shows the command.
    pub fn card(&mut self, command: Option<Command>) -> CommandCard {
        let hand = self.state.player(self.post()).map(|player| player.hand.clone());
        let hand = hand.unwrap_or_default();
        let shows = |card: &&CommandCard| {
            let row = self.state.content.command_card(**card);
            command.is_none_or(|command| row.shows(command).is_some())
        };
        let showing: Vec<CommandCard> = hand.iter().filter(shows).copied().collect();
        match (self.one_of(&showing), self.one_of(&hand)) {
            (Some(card), _) if self.is_usual() => card,
            (_, Some(card)) if self.is_usual() => card,
            (_, _) => CommandCard(self.below(112)),
        }
    }

    /// Mostly what a card costs.
    pub fn payment(&mut self, card: CommandCard) -> Payment {
        let is_money = self.below(2) == 0;
        let due = match self.state.content.command_card(card).cost {
            Cost::Cp(_) | Cost::Conquest => Payment::default(),
            Cost::Money(money) => Payment { money, politics: 0 },
            Cost::Politics(politics) => Payment { money: 0, politics },
            Cost::Either(money) if is_money => Payment { money, politics: 0 },
            Cost::Either(politics) => Payment { money: 0, politics },
        };
        match self.below(6) {
            0 => self.any_payment(),
            1 => Payment { money: due.money.saturating_add(1), ..due },
            2 => Payment { money: due.money.saturating_sub(1), ..due },
            3 => {
                let money = self.below(5);
                Payment { money, politics: due.politics.saturating_sub(money) }
            }
            _ => due,
        }
    }

    pub fn any_payment(&mut self) -> Payment {
        let most = if self.is_rare() { 256 } else { 4 };
        let (money, politics) = (self.below(most), self.below(most));
        match self.below(4) {
            0 => Payment::default(),
            1 => Payment { money, politics: 0 },
            2 => Payment { money: 0, politics },
            _ => Payment { money, politics },
        }
    }

    pub fn play(&mut self, command: Command) -> CardPlay {
        let card = self.card(Some(command));
        CardPlay { card, payment: self.payment(card), use_discount: self.use_discount() }
    }

    /// Mostly unsaid.
    pub fn use_discount(&mut self) -> Option<bool> {
        [None, None, Some(true), Some(false)][usize::from(self.below(4))]
    }

    /// Mostly a Special Command of the hand.
    pub fn special(&mut self) -> CardPlay {
        let hand = self.state.player(self.post()).map(|player| player.hand.clone());
        let is_special = |card: &CommandCard| self.state.content.effect(*card).is_some();
        let special: Vec<CommandCard> =
            hand.unwrap_or_default().into_iter().filter(is_special).collect();
        let card = match self.one_of(&special) {
            Some(card) if self.is_usual() => card,
            Some(_) | None => self.card(None),
        };
        CardPlay { card, payment: self.payment(card), use_discount: self.use_discount() }
    }

    /// Mostly none.
    pub fn elite_operation(&mut self) -> Option<CardPlay> {
        (self.below(3) == 0).then(|| self.special())
    }

    /// Mostly a card that may be laid.
    pub fn card_choice(&mut self) -> CardChoice {
        let hand = self.state.player(self.post()).map(|it| it.combat_set.hand.clone());
        match self.one_of(&hand.unwrap_or_default()) {
            Some(card) if self.is_usual() => CardChoice::Hand { card, refill: self.source() },
            None if self.is_rare() => {
                CardChoice::Hand { card: CombatCard(self.below(60)), refill: self.source() }
            }
            Some(_) | None => CardChoice::Table(self.source()),
        }
    }

    /// A territory anywhere.
    pub fn any_territory(&mut self) -> Territory {
        let continent = self.one_of(&Continent::ALL).unwrap();
        let territories: Vec<Territory> = self.state.content.territories(continent).collect();
        self.one_of(&territories).unwrap()
    }

    pub fn continent(&mut self) -> Continent {
        let any = self.one_of(&Continent::ALL).unwrap();
        if self.is_usual() { self.post().continent } else { any }
    }

    pub fn territory(&mut self) -> Territory {
        let continent = self.continent();
        let territories: Vec<Territory> = self.state.content.territories(continent).collect();
        self.one_of(&territories).unwrap()
    }

    pub fn orbit(&mut self) -> Orbit {
        Orbit { continent: self.continent(), sector: self.one_of(&Sector::ALL).unwrap() }
    }

    pub fn space(&mut self) -> Space {
        if self.below(2) == 0 { self.orbit().into() } else { self.territory().into() }
    }

    /// Mostly a space with an army of the own side.
    pub fn army(&mut self) -> Space {
        let faction = self.post().faction;
        let manned: Vec<Space> =
            self.spaces().filter(|&space| !self.state.army(space, faction).is_empty()).collect();
        match self.one_of(&manned) {
            Some(space) if self.is_usual() => space,
            Some(_) | None => self.space(),
        }
    }

    fn spaces(&self) -> impl Iterator<Item = Space> + '_ {
        Continent::ALL.into_iter().flat_map(|continent| {
            let sectors = Sector::ALL.map(|sector| Space::Orbit(Orbit { continent, sector }));
            self.state.content.territories(continent).map(Space::Territory).chain(sectors)
        })
    }

    /// Mostly a space that a route leads to.
    pub fn beside(&mut self, from: Space) -> Space {
        let content = &self.state.content;
        let beside: Vec<Space> = match from {
            Space::Territory(territory) => {
                let row = content.territory(territory);
                let surface = row.surface.iter().chain(&row.white).copied().map(Space::Territory);
                surface.chain(content.orbital_route(territory).map(Space::Orbit)).collect()
            }
            Space::Orbit(orbit) => {
                let sectors = Sector::ALL.map(|sector| Space::Orbit(Orbit { sector, ..orbit }));
                content
                    .landings(orbit)
                    .iter()
                    .copied()
                    .map(Space::Territory)
                    .chain(sectors)
                    .collect()
            }
        };
        match self.one_of(&beside) {
            Some(space) if self.is_usual() => space,
            Some(_) | None => self.space(),
        }
    }

    pub fn movement(&mut self, from: Space) -> Move {
        let is_permitted = self.below(4) == 0;
        let transit_payer =
            if is_permitted { TransitPayer::Destination } else { TransitPayer::Itself };
        let transit_money = self.below(8) == 0;
        Move { to: self.beside(from), count: self.count(), transit_payer, transit_money }
    }

    /// Mostly where a player may recruit at all.
    pub fn placements(&mut self) -> Vec<Placement> {
        let length = if self.is_rare() { self.below(200) } else { self.below(3) };
        let in_orbit = self.post().faction == Faction::Reich;
        (0..length)
            .map(|_| {
                let space = match self.is_usual() {
                    true if in_orbit => self.orbit().into(),
                    true => self.territory().into(),
                    false => self.space(),
                };
                Placement { space, count: self.count() }
            })
            .collect()
    }

    fn colours(&mut self) -> ByTactics<u8> {
        let most = if self.is_rare() { 256 } else { 3 };
        ByTactics { red: self.below(most), yellow: self.below(most), green: self.below(most) }
    }

    pub fn strategy(&mut self) -> Strategy {
        match self.below(4) {
            0 => Strategy::Shuffle,
            _ => Strategy::Switch { discard: self.colours(), take: self.colours() },
        }
    }

    pub fn source(&mut self) -> Source {
        if self.below(2) == 0 { Source::Deck } else { Source::Reserve }
    }

    pub fn other_seat(&mut self) -> Seat {
        Seat(self.below(u32::from(self.state.players) + 1))
    }
}
