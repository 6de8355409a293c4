//! Arbitrary actions, lawful or not: a listed one with a part changed, or one made up. Ids exist: the edge sees to that.

use umpire_engine::{Covers, Dice, Game, Seat};
use umpire_iron_sky::{
    IronSky,
    action::{
        Action, Blitzkrieg, CardPlay, ChangeStrategy, ElectronicWarfare, GiveCommandPoint,
        GiveMoney, Manoeuvre, Mobilize, Move, Raid, Recruit, Regroup, RegroupOrbit, RequestHelp,
        ReturnToOrbit, SetTransitPermit, Shift, Target, UseGuidance, UseLoan,
    },
    content::Command,
    ids::{Faction, Orbit, Space, Territory},
    state::State,
};

use crate::whim::Whim;

pub fn stray(state: &State, seat: Seat, dice: &mut Dice) -> Action {
    let mut whim = Whim { state, seat, dice };
    if whim.below(2) == 0 {
        return whim.action();
    }
    let agent = state.agent(seat).unwrap_or(seat);
    let choices = IronSky::legal(state, agent);
    let own = choices.iter().filter(|choice| choice.seat() == seat);
    let listed: Vec<Action> = own.map(|choice| choice.sample().clone()).collect();
    match whim.one_of(&listed) {
        Some(mut action) => {
            whim.change(&mut action);
            action
        }
        None => whim.action(),
    }
}

type Maker = fn(&mut Whim<'_>) -> Action;

const BOTH: [Maker; 13] = [
    |whim| {
        let (play, origin) = (whim.play(Command::Mobilization), whim.army());
        let (manoeuvre, elite_operation) = (Manoeuvre::Fight, whim.elite_operation());
        Action::Mobilize(Mobilize { play, origin, manoeuvre, elite_operation })
    },
    |whim| {
        let (play, origin) = (whim.play(Command::Mobilization), whim.army());
        let manoeuvre = Manoeuvre::Move(whim.movement(origin));
        let elite_operation = whim.elite_operation();
        Action::Mobilize(Mobilize { play, origin, manoeuvre, elite_operation })
    },
    |whim| {
        let play = whim.play(Command::Recruit);
        Action::Recruit(Recruit { play, placements: whim.placements() })
    },
    |whim| {
        let (play, place) = (whim.play(Command::Raid), whim.army());
        let (movement, elite_operation) = (whim.movement(place), whim.elite_operation());
        Action::Raid(Raid { play, place, movement, elite_operation })
    },
    |whim| {
        let play = whim.play(Command::ChangeOfStrategy);
        Action::ChangeStrategy(ChangeStrategy { play, mode: whim.strategy() })
    },
    |whim| Action::ChooseDefenceCard(whim.card_choice()),
    |whim| Action::ChooseAttackCard(whim.card_choice()),
    |whim| {
        let card = whim.card(None);
        Action::EndPhase { discard: (whim.below(2) == 0).then_some(card) }
    },
    |whim| Action::DecideFortifications { replace: whim.below(2) == 0 },
    |whim| {
        let shifts = [Shift::None, Shift::PlusOne, Shift::MinusOne];
        Action::DecideInitiative(whim.one_of(&shifts).unwrap())
    },
    |whim| {
        let play = whim.special();
        Action::PlayImprovement(Target { play, territory: whim.territory() })
    },
    |_| Action::DeclareDone,
    |whim| {
        if whim.is_rare() { Action::Resign } else { Action::WithdrawDone }
    },
];

const REICH: [Maker; 11] = [
    |whim| {
        let play = whim.play(Command::Terror);
        Action::Terror(Target { play, territory: whim.territory() })
    },
    |whim| {
        let play = whim.play(Command::Bombing);
        Action::Bomb(Target { play, territory: whim.territory() })
    },
    |whim| Action::Reboot(whim.play(Command::Reboot)),
    |whim| {
        let origin = orbit(whim);
        let to = match whim.beside(origin.into()) {
            Space::Orbit(to) => to,
            Space::Territory(_) => whim.orbit(),
        };
        Action::RegroupOrbit(RegroupOrbit { origin, to, count: whim.count() })
    },
    |whim| {
        let origin = territory(whim);
        Action::ReturnToOrbit(ReturnToOrbit { origin, count: whim.count() })
    },
    |whim| Action::GiveCommandPoint(GiveCommandPoint { to: whim.other_seat() }),
    |whim| Action::PlayBonus(whim.special()),
    |whim| {
        let play = whim.special();
        Action::Propaganda(Recruit { play, placements: whim.placements() })
    },
    |whim| {
        let (play, sector) = (whim.special(), whim.orbit());
        let (movement, elite_operation) = (whim.movement(sector.into()), whim.elite_operation());
        Action::Blitzkrieg(Blitzkrieg { play, sector, movement, elite_operation })
    },
    |whim| Action::ClaimConquest { card: whim.special().card },
    |whim| Action::UseGuidance(UseGuidance { neutral_continent: whim.continent() }),
];

const UWC: [Maker; 11] = [
    |whim| {
        let play = whim.play(Command::Recruit);
        let (neutral_continent, territory) = (whim.continent(), whim.territory());
        Action::RequestHelp(RequestHelp { play, neutral_continent, territory })
    },
    |whim| {
        let play = whim.play(Command::Recruit);
        Action::RecruitBlackOps(Target { play, territory: whim.territory() })
    },
    |whim| {
        let play = whim.special();
        Action::Nuke(Target { play, territory: whim.any_territory() })
    },
    |whim| Action::PlayBonus(whim.special()),
    |whim| Action::AntiTerror(whim.play(Command::AntiTerror)),
    |whim| Action::Politick(whim.play(Command::Politicking)),
    |whim| {
        let play = whim.play(Command::ElectronicWarfare);
        Action::ElectronicWarfare(ElectronicWarfare { play, sector: whim.orbit() })
    },
    |whim| {
        let origin = territory(whim);
        let to = match whim.beside(origin.into()) {
            Space::Territory(to) => to,
            Space::Orbit(_) => whim.territory(),
        };
        let payment = whim.any_payment();
        let paid = payment.money.saturating_add(payment.politics);
        let count = if whim.is_usual() { paid } else { whim.count() };
        Action::Regroup(Regroup { origin, to, count, payment })
    },
    |whim| {
        let (to, amount) = (whim.other_seat(), whim.count());
        Action::GiveMoney(GiveMoney { to, amount })
    },
    |whim| {
        let (neutral_continent, count) = (whim.continent(), whim.count());
        Action::UseLoan(UseLoan { neutral_continent, count })
    },
    |whim| {
        let to = whim.other_seat();
        let count = if whim.is_rare() { whim.below(256) } else { whim.below(10) };
        Action::SetTransitPermit(SetTransitPermit { to, count })
    },
];

fn territory(whim: &mut Whim<'_>) -> Territory {
    match whim.army() {
        Space::Territory(territory) => territory,
        Space::Orbit(_) => whim.territory(),
    }
}

fn orbit(whim: &mut Whim<'_>) -> Orbit {
    match whim.army() {
        Space::Orbit(orbit) => orbit,
        Space::Territory(_) => whim.orbit(),
    }
}

impl Whim<'_> {
    /// An action made up, mostly one of the own side.
    fn action(&mut self) -> Action {
        let own: &[Maker] = match (self.post().faction, self.is_rare()) {
            (Faction::Reich, false) | (Faction::Uwc, true) => &REICH,
            (Faction::Uwc, false) | (Faction::Reich, true) => &UWC,
        };
        let makers = if self.below(2) == 0 { own } else { &BOTH };
        self.one_of(makers).unwrap()(self)
    }

    /// Changes one part of an action.
    fn change(&mut self, action: &mut Action) {
        match action {
            Action::Mobilize(mobilize) => match self.below(5) {
                4 => mobilize.elite_operation = self.elite_operation(),
                0 => mobilize.play = self.changed_play(mobilize.play),
                1 => mobilize.origin = self.army(),
                _ => {
                    mobilize.manoeuvre =
                        self.changed_manoeuvre(mobilize.origin, mobilize.manoeuvre);
                }
            },
            Action::Raid(raid) => match self.below(5) {
                4 => raid.elite_operation = self.elite_operation(),
                0 => raid.play = self.changed_play(raid.play),
                1 => raid.place = self.army(),
                _ => raid.movement = self.changed_move(raid.place, raid.movement),
            },
            Action::Blitzkrieg(blitzkrieg) => match self.below(4) {
                0 => blitzkrieg.play = self.changed_play(blitzkrieg.play),
                1 => blitzkrieg.sector = self.orbit(),
                2 => blitzkrieg.elite_operation = self.elite_operation(),
                _ => {
                    let from = blitzkrieg.sector.into();
                    blitzkrieg.movement = self.changed_move(from, blitzkrieg.movement);
                }
            },
            Action::Recruit(recruit) | Action::Propaganda(recruit) => match self.below(3) {
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
            Action::Terror(target)
            | Action::Bomb(target)
            | Action::RecruitBlackOps(target)
            | Action::PlayImprovement(target)
            | Action::Nuke(target) => match self.below(2) {
                0 => target.play = self.changed_play(target.play),
                _ => target.territory = self.territory(),
            },
            Action::Reboot(play)
            | Action::AntiTerror(play)
            | Action::Politick(play)
            | Action::PlayBonus(play) => {
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
                _ => regroup.payment = self.any_payment(),
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
            Action::EndPhase { discard } => *discard = Some(self.card(None)),
            other => *other = self.action(),
        }
    }

    fn changed_play(&mut self, play: CardPlay) -> CardPlay {
        match self.below(3) {
            0 => CardPlay { card: self.card(None), ..play },
            1 => CardPlay { use_discount: self.use_discount(), ..play },
            _ => CardPlay { payment: self.any_payment(), ..play },
        }
    }

    fn changed_manoeuvre(&mut self, origin: Space, manoeuvre: Manoeuvre) -> Manoeuvre {
        match manoeuvre {
            Manoeuvre::Fight => Manoeuvre::Move(self.movement(origin)),
            Manoeuvre::Move(_) if self.below(4) == 0 => Manoeuvre::Fight,
            Manoeuvre::Move(movement) => Manoeuvre::Move(self.changed_move(origin, movement)),
        }
    }

    fn changed_move(&mut self, origin: Space, movement: Move) -> Move {
        let Move { to, count, transit_payer, transit_money } = self.movement(origin);
        match self.below(4) {
            3 => Move { transit_money, ..movement },
            0 => Move { to, ..movement },
            1 => Move { count, ..movement },
            _ => Move { transit_payer, ..movement },
        }
    }
}
