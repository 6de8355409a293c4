//! Arbitrary actions, lawful or not: a listed one with a part changed, or one made up. Ids exist: the edge sees to that.

use umpire_engine::{Covers, Dice, Game, Seat};
use umpire_iron_sky::{
    IronSky,
    action::{
        Action, CardPlay, ChangeStrategy, ElectronicWarfare, GiveCommandPoint, GiveMoney,
        Manoeuvre, Mobilize, Move, Payment, Placement, Raid, Recruit, Regroup, RegroupOrbit,
        RequestHelp, ReturnToOrbit, SetTransitPermit, Source, Strategy, Target, TransitPayer,
        UseGuidance, UseLoan,
    },
    ids::{ByTactics, CommandCard, Continent, Orbit, Sector, Space, Territory},
    state::State,
};

pub fn stray(state: &State, seat: Seat, dice: &mut Dice) -> Action {
    let mut whim = Whim { state, seat, dice };
    let agent = state.agent(seat).unwrap_or(seat);
    let listed: Vec<Action> = IronSky::legal(state, agent)
        .iter()
        .filter(|choice| choice.seat() == seat)
        .map(|choice| choice.sample().clone())
        .collect();
    match whim.one_of(&listed) {
        Some(mut action) if whim.below(4) > 0 => {
            whim.change(&mut action);
            action
        }
        Some(_) | None => whim.action(),
    }
}

struct Whim<'a> {
    state: &'a State,
    seat: Seat,
    dice: &'a mut Dice,
}

impl Whim<'_> {
    fn below(&mut self, m: u32) -> u8 {
        self.dice.below(m) as u8
    }

    fn one_of<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        items
            .get(self.dice.below(items.len() as u32) as usize)
            .cloned()
    }

    fn is_rare(&mut self) -> bool {
        self.below(32) == 0
    }

    /// Mostly small, sometimes as large as it can be.
    fn count(&mut self) -> u8 {
        if self.is_rare() {
            u8::MAX - self.below(4)
        } else {
            self.below(5)
        }
    }

    fn card(&mut self) -> CommandCard {
        let post = self.state.post(self.seat);
        let hand = post
            .and_then(|post| self.state.player(post))
            .map(|player| player.hand.clone());
        match self.one_of(&hand.unwrap_or_default()) {
            Some(card) if self.below(4) > 0 => card,
            Some(_) | None => CommandCard(self.below(100)),
        }
    }

    fn payment(&mut self) -> Payment {
        let (most, kind) = (if self.is_rare() { 256 } else { 4 }, self.below(4));
        let (money, politics) = (self.below(most), self.below(most));
        match kind {
            0 => Payment::default(),
            1 => Payment { money, politics: 0 },
            2 => Payment { money: 0, politics },
            _ => Payment { money, politics },
        }
    }

    fn play(&mut self) -> CardPlay {
        CardPlay {
            card: self.card(),
            payment: self.payment(),
        }
    }

    fn continent(&mut self) -> Continent {
        let own = self.state.post(self.seat).map(|post| post.continent);
        let any = self.one_of(&Continent::ALL).unwrap();
        if self.below(2) == 0 {
            own.unwrap_or(any)
        } else {
            any
        }
    }

    fn territory(&mut self) -> Territory {
        let continent = self.continent();
        let territories: Vec<Territory> = self.state.content.territories(continent).collect();
        self.one_of(&territories).unwrap()
    }

    fn orbit(&mut self) -> Orbit {
        Orbit {
            continent: self.continent(),
            sector: self.one_of(&Sector::ALL).unwrap(),
        }
    }

    fn space(&mut self) -> Space {
        if self.below(2) == 0 {
            self.orbit().into()
        } else {
            self.territory().into()
        }
    }

    fn other_seat(&mut self) -> Seat {
        Seat(self.below(u32::from(self.state.players) + 1))
    }

    fn movement(&mut self) -> Move {
        let transit_payer = if self.below(2) == 0 {
            TransitPayer::Itself
        } else {
            TransitPayer::Destination
        };
        Move {
            to: self.space(),
            count: self.count(),
            transit_payer,
        }
    }

    fn placements(&mut self) -> Vec<Placement> {
        let length = if self.is_rare() {
            self.below(200)
        } else {
            self.below(4)
        };
        (0..length)
            .map(|_| Placement {
                space: self.space(),
                count: self.count(),
            })
            .collect()
    }

    fn colours(&mut self) -> ByTactics<u8> {
        let most = if self.is_rare() { 256 } else { 3 };
        ByTactics {
            red: self.below(most),
            yellow: self.below(most),
            green: self.below(most),
        }
    }

    fn strategy(&mut self) -> Strategy {
        match self.below(4) {
            0 => Strategy::Shuffle,
            _ => Strategy::Switch {
                discard: self.colours(),
                take: self.colours(),
            },
        }
    }

    fn source(&mut self) -> Source {
        if self.below(2) == 0 {
            Source::Deck
        } else {
            Source::Reserve
        }
    }

    fn target(&mut self) -> Target {
        Target {
            play: self.play(),
            territory: self.territory(),
        }
    }

    fn action(&mut self) -> Action {
        match self.below(24) {
            0 => Action::Mobilize(Mobilize {
                play: self.play(),
                origin: self.space(),
                manoeuvre: Manoeuvre::Fight,
            }),
            1 => Action::Mobilize(Mobilize {
                play: self.play(),
                origin: self.space(),
                manoeuvre: Manoeuvre::Move(self.movement()),
            }),
            2 => Action::Recruit(Recruit {
                play: self.play(),
                placements: self.placements(),
            }),
            3 => Action::RequestHelp(RequestHelp {
                play: self.play(),
                neutral_continent: self.continent(),
                territory: self.territory(),
            }),
            4 => Action::Raid(Raid {
                play: self.play(),
                place: self.space(),
                movement: self.movement(),
            }),
            5 => Action::ChangeStrategy(ChangeStrategy {
                play: self.play(),
                mode: self.strategy(),
            }),
            6 => Action::Terror(self.target()),
            7 => Action::Bomb(self.target()),
            8 => Action::Reboot(self.play()),
            9 => Action::AntiTerror(self.play()),
            10 => Action::Politick(self.play()),
            11 => Action::ElectronicWarfare(ElectronicWarfare {
                play: self.play(),
                sector: self.orbit(),
            }),
            12 => Action::ChooseDefenceCard(self.source()),
            13 => Action::ChooseAttackCard(self.source()),
            other => self.order(other),
        }
    }

    fn order(&mut self, kind: u8) -> Action {
        match kind {
            14 => Action::Regroup(Regroup {
                origin: self.territory(),
                to: self.territory(),
                count: self.count(),
                payment: self.payment(),
            }),
            15 => Action::RegroupOrbit(RegroupOrbit {
                origin: self.orbit(),
                to: self.orbit(),
                count: self.count(),
            }),
            16 => Action::ReturnToOrbit(ReturnToOrbit {
                origin: self.territory(),
                count: self.count(),
            }),
            17 => Action::GiveMoney(GiveMoney {
                to: self.other_seat(),
                amount: self.count(),
            }),
            18 => Action::GiveCommandPoint(GiveCommandPoint {
                to: self.other_seat(),
            }),
            19 => Action::UseLoan(UseLoan {
                neutral_continent: self.continent(),
                count: self.count(),
            }),
            20 => Action::UseGuidance(UseGuidance {
                neutral_continent: self.continent(),
            }),
            21 => Action::SetTransitPermit(SetTransitPermit {
                to: self.other_seat(),
                count: if self.is_rare() {
                    self.below(256)
                } else {
                    self.below(10)
                },
            }),
            22 => Action::EndPhase {
                discard: if self.below(2) == 0 {
                    None
                } else {
                    Some(self.card())
                },
            },
            _ => self
                .one_of(&[Action::DeclareDone, Action::WithdrawDone, Action::Resign])
                .unwrap(),
        }
    }

    /// Changes one part of an action.
    fn change(&mut self, action: &mut Action) {
        match action {
            Action::Mobilize(mobilize) => match self.below(4) {
                0 => mobilize.play = self.changed_play(mobilize.play),
                1 => mobilize.origin = self.space(),
                _ => mobilize.manoeuvre = self.changed_manoeuvre(mobilize.manoeuvre),
            },
            Action::Raid(raid) => match self.below(4) {
                0 => raid.play = self.changed_play(raid.play),
                1 => raid.place = self.space(),
                _ => raid.movement = self.changed_move(raid.movement),
            },
            Action::Recruit(recruit) => match self.below(3) {
                0 => recruit.play = self.changed_play(recruit.play),
                1 => recruit.placements = self.placements(),
                _ => recruit.placements.extend(self.placements()),
            },
            Action::RequestHelp(help) => match self.below(3) {
                0 => help.play = self.changed_play(help.play),
                1 => help.territory = self.territory(),
                _ => help.neutral_continent = self.continent(),
            },
            Action::ChangeStrategy(change) => match self.below(4) {
                0 => change.play = self.changed_play(change.play),
                _ => change.mode = self.strategy(),
            },
            Action::Terror(target) | Action::Bomb(target) => match self.below(2) {
                0 => target.play = self.changed_play(target.play),
                _ => target.territory = self.territory(),
            },
            Action::Reboot(play) | Action::AntiTerror(play) | Action::Politick(play) => {
                *play = self.changed_play(*play);
            }
            Action::ElectronicWarfare(warfare) => match self.below(2) {
                0 => warfare.play = self.changed_play(warfare.play),
                _ => warfare.sector = self.orbit(),
            },
            other => self.change_order(other),
        }
    }

    fn change_order(&mut self, action: &mut Action) {
        match action {
            Action::Regroup(regroup) => match self.below(4) {
                0 => regroup.origin = self.territory(),
                1 => regroup.to = self.territory(),
                2 => regroup.count = self.count(),
                _ => regroup.payment = self.payment(),
            },
            Action::RegroupOrbit(regroup) => match self.below(3) {
                0 => regroup.origin = self.orbit(),
                1 => regroup.to = self.orbit(),
                _ => regroup.count = self.count(),
            },
            Action::ReturnToOrbit(order) => match self.below(2) {
                0 => order.origin = self.territory(),
                _ => order.count = self.count(),
            },
            Action::GiveMoney(gift) => match self.below(2) {
                0 => gift.to = self.other_seat(),
                _ => gift.amount = self.count(),
            },
            Action::GiveCommandPoint(gift) => gift.to = self.other_seat(),
            Action::UseLoan(loan) => match self.below(2) {
                0 => loan.neutral_continent = self.continent(),
                _ => loan.count = self.count(),
            },
            Action::UseGuidance(token) => token.neutral_continent = self.continent(),
            Action::SetTransitPermit(permit) => match self.below(2) {
                0 => permit.to = self.other_seat(),
                _ => permit.count = self.count(),
            },
            Action::EndPhase { discard } => *discard = Some(self.card()),
            other => *other = self.action(),
        }
    }

    fn changed_play(&mut self, play: CardPlay) -> CardPlay {
        match self.below(2) {
            0 => CardPlay {
                card: self.card(),
                ..play
            },
            _ => CardPlay {
                payment: self.payment(),
                ..play
            },
        }
    }

    fn changed_manoeuvre(&mut self, manoeuvre: Manoeuvre) -> Manoeuvre {
        match manoeuvre {
            Manoeuvre::Fight => Manoeuvre::Move(self.movement()),
            Manoeuvre::Move(_) if self.below(4) == 0 => Manoeuvre::Fight,
            Manoeuvre::Move(movement) => Manoeuvre::Move(self.changed_move(movement)),
        }
    }

    fn changed_move(&mut self, movement: Move) -> Move {
        let Move {
            to,
            count,
            transit_payer,
        } = self.movement();
        match self.below(3) {
            0 => Move { to, ..movement },
            1 => Move { count, ..movement },
            _ => Move {
                transit_payer,
                ..movement
            },
        }
    }
}
