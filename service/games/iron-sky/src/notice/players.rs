//! Notices about players, and what a client makes of them.

use alloc::vec::Vec;

use umpire_engine::Seat;

use crate::{
    event::Resource,
    ids::{CombatCard, CommandCard, Continent, Faction, Post, SecretOperation},
    state::{Clock, Phase},
    view::{
        BackOrigin, Cards, Combat, CombatStep, KnownCard, Means, Operation, Permits, Player,
        ReichMeans, UwcMeans, View,
    },
};

/// A phase began: marks and counts of the one before are cleared, permits lapse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhaseBegan {
    /// Whose turn it is.
    pub active: Faction,
    /// The phase.
    pub phase: Phase,
}

/// A player's clock was started, stopped or taken away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockSet {
    /// Whose.
    pub post: Post,
    /// As it is now.
    pub clock: Clock,
}

/// A track rose, by what its limit let through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResourceGained {
    /// Whose.
    pub post: Post,
    /// Which.
    pub resource: Resource,
    /// By how much.
    pub amount: u8,
    /// Where it stands now.
    pub level: u8,
}

/// A track fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResourceSpent {
    /// Whose.
    pub post: Post,
    /// Which.
    pub resource: Resource,
    /// By how much.
    pub amount: u8,
    /// Where it stands now.
    pub level: u8,
}

/// A player gave Money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoneyGiven {
    /// Who.
    pub giver: Post,
    /// To whom.
    pub to: Post,
    /// How much.
    pub amount: u8,
}

/// A player gave his one Command Point of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandPointGiven {
    /// Who.
    pub giver: Post,
    /// To whom.
    pub to: Post,
}

/// Loan Tokens left the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoansUsed {
    /// By whom.
    pub post: Post,
    /// Which continent's.
    pub neutral_continent: Continent,
    /// How many.
    pub count: u8,
}

/// A Guidance Token left the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuidanceUsed {
    /// By whom.
    pub post: Post,
    /// Which continent's.
    pub neutral_continent: Continent,
}

/// A transit permit was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TransitPermitSet {
    /// Who will pay.
    pub giver: Post,
    /// For whom.
    pub to: Post,
    /// How many transits; 0 withdraws it.
    pub count: u8,
}

/// A transit was paid by a permit, which is one less now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TransitPermitUsed {
    /// Who pays.
    pub giver: Post,
    /// For whom.
    pub by: Post,
}

/// A player left for good.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatGivenUp {
    /// Whose seat.
    pub seat: Seat,
    /// Who acts and sees for it, and for those it acted for, from now on.
    pub heir: Option<Seat>,
    /// What that changes for the viewer.
    pub sight: Sight,
}

/// What a seat that changes hands changes for one viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Nothing.
    Unchanged,
    /// He is the heir, and sees what these posts have from now on.
    Gained {
        /// In seat order.
        seats: Vec<TakenSeat>,
    },
    /// He has left, and sees what a spectator sees from now on.
    Lost,
}

/// What only the player of a post sees of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenSeat {
    /// The post.
    pub post: Post,
    /// Its command cards, in the order drawn.
    pub hand: Vec<CommandCard>,
    /// Its combat hand, the card held longest first.
    pub combat_hand: Vec<CombatCard>,
    /// Its Secret Operation.
    pub secret_operation: Option<SecretOperation>,
    /// The card that it has laid from its combat hand in an open combat, not yet turned over.
    pub laid: Option<KnownCard>,
}

impl PhaseBegan {
    pub(super) fn follow(&self, view: &mut View) {
        let &PhaseBegan { active, phase } = self;
        view.active = active;
        view.phase = phase;
        for player in view.players.iter_mut().filter(|player| player.post.faction == active) {
            player.is_done = false;
            player.has_used_initiative &= phase != Phase::Resource;
            player.has_used_discount = false;
            player.has_paid_surcharge = false;
            player.withdrawals = 0;
            player.clock = Clock::Off;
            clear_marks(&mut player.means);
        }
    }
}

impl ClockSet {
    pub(super) fn follow(&self, view: &mut View) {
        let &ClockSet { post, clock } = self;
        at(view, post, |player| player.clock = clock);
    }
}

impl ResourceGained {
    pub(super) fn follow(&self, view: &mut View) {
        let &ResourceGained { post, resource, amount: _, level } = self;
        track(view, post, resource, level);
    }
}

impl ResourceSpent {
    pub(super) fn follow(&self, view: &mut View) {
        let &ResourceSpent { post, resource, amount: _, level } = self;
        track(view, post, resource, level);
    }
}

impl MoneyGiven {
    pub(super) fn follow(&self, view: &mut View) {
        let &MoneyGiven { giver, to, amount } = self;
        uwc(view, giver, |means| {
            means.money = means.money.saturating_sub(amount);
            means.gifts = means.gifts.saturating_add(1);
        });
        uwc(view, to, |means| {
            means.money = means.money.saturating_add(amount);
        });
    }
}

impl CommandPointGiven {
    pub(super) fn follow(&self, view: &mut View) {
        let &CommandPointGiven { giver, to } = self;
        reich(view, giver, |means| {
            means.command_points = means.command_points.saturating_sub(1);
            means.has_given = true;
        });
        reich(view, to, |means| {
            means.command_points = means.command_points.saturating_add(1);
        });
    }
}

impl LoansUsed {
    pub(super) fn follow(&self, view: &mut View) {
        let &LoansUsed { post: _, neutral_continent, count } = self;
        if let Some(neutral) = &mut view.neutrals[neutral_continent] {
            neutral.loans = neutral.loans.saturating_sub(count);
        }
    }
}

impl GuidanceUsed {
    pub(super) fn follow(&self, view: &mut View) {
        let &GuidanceUsed { post, neutral_continent } = self;
        reich(view, post, |means| means.has_used_guidance = true);
        if let Some(neutral) = &mut view.neutrals[neutral_continent] {
            neutral.guidance = neutral.guidance.saturating_sub(1);
        }
    }
}

impl TransitPermitSet {
    pub(super) fn follow(&self, view: &mut View) {
        let &TransitPermitSet { giver, to, count } = self;
        permits(view, giver, |permits| {
            permits.transits[to.continent] = count;
            permits.changes = permits.changes.saturating_add(1);
        });
    }
}

impl TransitPermitUsed {
    pub(super) fn follow(&self, view: &mut View) {
        let &TransitPermitUsed { giver, by } = self;
        permits(view, giver, |permits| {
            let left = &mut permits.transits[by.continent];
            *left = left.saturating_sub(1);
        });
    }
}

impl SeatGivenUp {
    pub(super) fn follow(&self, view: &mut View) {
        let SeatGivenUp { seat, heir, sight } = self;
        for player in view.players.iter_mut().filter(|player| player.agent == Some(*seat)) {
            player.agent = *heir;
        }
        match sight {
            Sight::Unchanged => {}
            Sight::Gained { seats } => seats.iter().for_each(|seat| seat.follow(view)),
            Sight::Lost => {
                view.players.iter_mut().for_each(hide);
                combats(view).for_each(|combat| combat.step.hide());
            }
        }
    }
}

impl TakenSeat {
    fn follow(&self, view: &mut View) {
        at(view, self.post, |player| {
            player.hand = Cards::Known(self.hand.clone());
            player.combat_set.backs.hand.cards = Some(self.combat_hand.clone());
            player.secret_operation = self.secret_operation.map(Operation::Known);
        });
        for combat in combats(view).filter(|combat| combat.defender == self.post) {
            if let CombatStep::AttackCard { defence } = &mut combat.step
                && let BackOrigin::Hand { known } = &mut defence.origin
            {
                *known = self.laid;
            }
        }
    }
}

fn combats(view: &mut View) -> impl Iterator<Item = &mut Combat> {
    view.boards.iter_mut().filter_map(|(_, board)| board.as_mut()?.combat.as_mut())
}

/// Leaves of a player what a spectator sees.
fn hide(player: &mut Player) {
    player.combat_set.backs.hand.cards = None;
    if let Some(operation) = &mut player.secret_operation {
        *operation = Operation::Hidden;
    }
    player.hand = Cards::Hidden { count: player.hand.count() };
    match &mut player.means {
        Means::Uwc(means) => means.permits = None,
        Means::Reich(_) => {}
    }
}

fn clear_marks(means: &mut Means) {
    match means {
        Means::Reich(means) => {
            means.has_given = false;
            means.has_used_guidance = false;
            means.conquest = None;
        }
        Means::Uwc(means) => {
            means.gifts = 0;
            if let Some(permits) = &mut means.permits {
                *permits = Permits::default();
            }
        }
    }
}

fn track(view: &mut View, post: Post, resource: Resource, level: u8) {
    match resource {
        Resource::CommandPoints => reich(view, post, |means| means.command_points = level),
        Resource::Money => uwc(view, post, |means| means.money = level),
        Resource::Politics => uwc(view, post, |means| means.politics = level),
    }
}

pub(super) fn finish(view: &mut View, post: Post) {
    at(view, post, |player| player.is_done = true);
}

pub(super) fn withdraw(view: &mut View, post: Post) {
    at(view, post, |player| {
        player.is_done = false;
        player.withdrawals = player.withdrawals.saturating_add(1);
    });
}

fn at(view: &mut View, post: Post, change: impl FnOnce(&mut Player)) {
    if let Some(player) = view.player_mut(post) {
        change(player);
    }
}

fn reich(view: &mut View, post: Post, change: impl FnOnce(&mut ReichMeans)) {
    at(view, post, |player| match &mut player.means {
        Means::Reich(means) => change(means),
        Means::Uwc(_) => {}
    });
}

fn uwc(view: &mut View, post: Post, change: impl FnOnce(&mut UwcMeans)) {
    at(view, post, |player| match &mut player.means {
        Means::Uwc(means) => change(means),
        Means::Reich(_) => {}
    });
}

fn permits(view: &mut View, giver: Post, change: impl FnOnce(&mut Permits)) {
    uwc(view, giver, |means| {
        if let Some(permits) = &mut means.permits {
            change(permits);
        }
    });
}
