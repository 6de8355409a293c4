//! Whether a choice covers an action, and what it may vary to.

use alloc::{vec, vec::Vec};

use umpire_engine::{Covers, DecisionId, Seat};

use super::{Choice, Parameter};
use crate::{
    action::{Action, Manoeuvre, Move, Payment, Placement, Strategy, TransitPayer},
    ids::{ByTactics, Tactics},
    rules::{change_strategy::MOST_SWITCHED, recruit::MOST_SPACES},
};

impl Covers<Action> for Choice {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn decision(&self) -> DecisionId {
        self.decision
    }

    fn sample(&self) -> &Action {
        &self.sample
    }

    /// Puts what the action says for each parameter into the sample, if it lies in the domain; then both must be equal.
    fn covers(&self, action: &Action) -> bool {
        let (mut sample, mut wanted) = (self.sample.clone(), action.clone());
        self.parameters.iter().all(|parameter| parameter.admit(&mut sample, &mut wanted))
            && sample == *action
    }

    fn vary(&self, below: &mut dyn FnMut(u32) -> u32) -> Action {
        let mut varied = self.sample.clone();
        for parameter in self.parameters.iter().rev() {
            parameter.draw(&mut varied, below);
        }
        varied
    }
}

impl Parameter {
    /// Copies the parameter from `wanted` into `sample`, if its value lies in the domain.
    fn admit(&self, sample: &mut Action, wanted: &mut Action) -> bool {
        match self {
            Parameter::Payment(ways) => copy(payment, sample, wanted, |paid| ways.contains(paid)),
            Parameter::Mix(most) => copy(payment, sample, wanted, |paid| {
                paid.money <= most.money && paid.politics <= most.politics
            }),
            Parameter::Count { least, most } => {
                copy(count, sample, wanted, |count| (*least..=*most).contains(count))
            }
            Parameter::TransitPayer => copy(transit_payer, sample, wanted, |_| true),
            Parameter::Placements { rooms, most } => {
                copy(placements, sample, wanted, |placed| lie_in(placed, rooms, *most))
            }
            Parameter::Switch { discard, take } => copy(strategy, sample, wanted, |mode| {
                is_switch_within(mode, *discard, *take)
            }),
            Parameter::Discard(hand) => copy(discarded, sample, wanted, |discard| {
                discard.is_none_or(|card| hand.contains(&card))
            }),
        }
    }

    /// Draws the parameter's value for `action`.
    fn draw(&self, action: &mut Action, below: &mut dyn FnMut(u32) -> u32) {
        match self {
            Parameter::Payment(ways) => {
                if let (Some(paid), Some(&way)) = (payment(action), pick(ways, below)) {
                    *paid = way;
                }
            }
            Parameter::Mix(most) => {
                let tiles = count(action).map_or(1, |count| *count);
                if let Some(paid) = payment(action) {
                    let least = tiles.saturating_sub(most.politics);
                    let money = within(least, tiles.min(most.money), below);
                    *paid = Payment { money, politics: tiles.saturating_sub(money) };
                }
            }
            Parameter::Count { least, most } => {
                if let Some(count) = count(action) {
                    *count = within(*least, *most, below);
                }
            }
            Parameter::TransitPayer => {
                let payers = [TransitPayer::Itself, TransitPayer::Destination];
                if let (Some(payer), Some(&drawn)) = (transit_payer(action), pick(&payers, below)) {
                    *payer = drawn;
                }
            }
            Parameter::Placements { rooms, most } => {
                if let Some(placements) = placements(action) {
                    *placements = spread(rooms, *most, below);
                }
            }
            Parameter::Switch { discard, take } => {
                if let Some(mode) = strategy(action) {
                    *mode = drawn_switch(*discard, *take, below);
                }
            }
            Parameter::Discard(hand) => {
                if let Some(discard) = discarded(action) {
                    *discard = pick(hand, below).copied().filter(|_| below(2) == 0);
                }
            }
        }
    }
}

fn copy<T: Clone>(
    part: impl Fn(&mut Action) -> Option<&mut T>,
    sample: &mut Action,
    wanted: &mut Action,
    is_within: impl FnOnce(&T) -> bool,
) -> bool {
    match (part(sample), part(wanted)) {
        (Some(sample), Some(wanted)) if is_within(wanted) => {
            sample.clone_from(wanted);
            true
        }
        (_, _) => false,
    }
}

fn lie_in(placed: &[Placement], rooms: &[Placement], most: u8) -> bool {
    let total = placed.iter().fold(0_u8, |sum, placement| sum.saturating_add(placement.count));
    placed.len() <= MOST_SPACES
        && (1..=most).contains(&total)
        && placed.iter().all(|placement| {
            rooms.iter().any(|room| room.space == placement.space && placement.count <= room.count)
        })
}

fn is_switch_within(mode: &Strategy, own: ByTactics<u8>, bank: ByTactics<u8>) -> bool {
    match mode {
        Strategy::Shuffle => false,
        Strategy::Switch { discard, take } => {
            (1..=MOST_SWITCHED).contains(&discard.total())
                && take.total() == discard.total()
                && Tactics::ALL.iter().all(|&t| discard[t] <= own[t] && take[t] <= bank[t])
        }
    }
}

/// A number from `least` to `most`; `least`, if there is none between.
fn within(least: u8, most: u8, below: &mut dyn FnMut(u32) -> u32) -> u8 {
    let drawn = below(u32::from(most.saturating_sub(least)) + 1);
    least.saturating_add(u8::try_from(drawn).unwrap_or(0))
}

fn pick<'a, T>(list: &'a [T], below: &mut dyn FnMut(u32) -> u32) -> Option<&'a T> {
    let length = u32::try_from(list.len()).unwrap_or(u32::MAX);
    list.get(usize::try_from(below(length)).unwrap_or(0))
}

/// Tiles for one space or two.
fn spread(
    rooms: &[Placement],
    most: u8,
    below: &mut dyn FnMut(u32) -> u32,
) -> Vec<Placement> {
    let Some(&first) = pick(rooms, below) else { return Vec::new() };
    let placed = Placement { count: within(1, most.min(first.count), below), ..first };
    let left = most.saturating_sub(placed.count);
    match pick(rooms, below) {
        Some(&second) if second.space != first.space && left > 0 => {
            vec![placed, Placement { count: within(1, left.min(second.count), below), ..second }]
        }
        Some(_) | None => vec![placed],
    }
}

fn drawn_switch(
    own: ByTactics<u8>,
    bank: ByTactics<u8>,
    below: &mut dyn FnMut(u32) -> u32,
) -> Strategy {
    let most = MOST_SWITCHED.min(own.total()).min(bank.total());
    let count = within(1, most, below);
    let discard = drawn_cards(own, count, below);
    Strategy::Switch { discard, take: drawn_cards(bank, count, below) }
}

fn drawn_cards(
    mut there: ByTactics<u8>,
    count: u8,
    below: &mut dyn FnMut(u32) -> u32,
) -> ByTactics<u8> {
    let mut drawn = ByTactics::default();
    for _ in 0..count {
        let left: Vec<Tactics> = Tactics::ALL.into_iter().filter(|&t| there[t] > 0).collect();
        if let Some(&tactics) = pick(&left, below) {
            there[tactics] -= 1;
            drawn[tactics] += 1;
        }
    }
    drawn
}

fn payment(action: &mut Action) -> Option<&mut Payment> {
    match action {
        Action::Mobilize(mobilize) => Some(&mut mobilize.play.payment),
        Action::Recruit(recruit) => Some(&mut recruit.play.payment),
        Action::RequestHelp(help) => Some(&mut help.play.payment),
        Action::Raid(raid) => Some(&mut raid.play.payment),
        Action::ChangeStrategy(change) => Some(&mut change.play.payment),
        Action::Terror(target) | Action::Bomb(target) => Some(&mut target.play.payment),
        Action::Reboot(play) | Action::AntiTerror(play) | Action::Politick(play) => {
            Some(&mut play.payment)
        }
        Action::ElectronicWarfare(warfare) => Some(&mut warfare.play.payment),
        Action::Regroup(regroup) => Some(&mut regroup.payment),
        Action::RegroupOrbit(_)
        | Action::ReturnToOrbit(_)
        | Action::GiveMoney(_)
        | Action::GiveCommandPoint(_)
        | Action::UseLoan(_)
        | Action::UseGuidance(_)
        | Action::SetTransitPermit(_)
        | Action::DeclareDone
        | Action::WithdrawDone
        | Action::ChooseDefenceCard(_)
        | Action::ChooseAttackCard(_)
        | Action::EndPhase { .. }
        | Action::Resign => None,
    }
}

fn movement(action: &mut Action) -> Option<&mut Move> {
    match action {
        Action::Raid(raid) => Some(&mut raid.movement),
        Action::Mobilize(mobilize) => match &mut mobilize.manoeuvre {
            Manoeuvre::Move(movement) => Some(movement),
            Manoeuvre::Fight => None,
        },
        _ => None,
    }
}

fn transit_payer(action: &mut Action) -> Option<&mut TransitPayer> {
    movement(action).map(|movement| &mut movement.transit_payer)
}

fn count(action: &mut Action) -> Option<&mut u8> {
    match action {
        Action::Regroup(regroup) => Some(&mut regroup.count),
        Action::RegroupOrbit(regroup) => Some(&mut regroup.count),
        Action::ReturnToOrbit(order) => Some(&mut order.count),
        Action::GiveMoney(gift) => Some(&mut gift.amount),
        Action::UseLoan(loan) => Some(&mut loan.count),
        Action::SetTransitPermit(permit) => Some(&mut permit.count),
        other => movement(other).map(|movement| &mut movement.count),
    }
}

fn placements(action: &mut Action) -> Option<&mut Vec<Placement>> {
    match action {
        Action::Recruit(recruit) => Some(&mut recruit.placements),
        _ => None,
    }
}

fn strategy(action: &mut Action) -> Option<&mut Strategy> {
    match action {
        Action::ChangeStrategy(change) => Some(&mut change.mode),
        _ => None,
    }
}

fn discarded(action: &mut Action) -> Option<&mut Option<crate::ids::CommandCard>> {
    match action {
        Action::EndPhase { discard } => Some(discard),
        _ => None,
    }
}
