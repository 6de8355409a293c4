//! The rules, a chapter a file: each judges by `plan`, which may refuse and changes nothing, and acts by `perform`, which
//! cannot refuse.

pub(crate) mod act;
mod anti_terror;
pub(crate) mod army;
mod bombing;
mod card;
pub(crate) mod change_strategy;
mod clock;
mod combat;
mod deal;
mod done;
mod electronic_warfare;
mod end_phase;
mod leave;
mod meter;
mod mobilize;
pub(crate) mod movement;
mod politicking;
mod raid;
mod reboot;
pub(crate) mod recruit;
pub(crate) mod regroup;
mod request_help;
mod resource;
mod scoring;
mod setting;
mod sharing;
mod terror;
mod territory;
mod time;
mod turn;

use umpire_engine::{Deed, Play, Rejection, Time};

use crate::{
    IronSky,
    action::Action,
    flow::{Awaited, Kind},
    ids::Post,
    state::{Phase, State},
    violation::{TurnViolation, Violation},
};

pub(crate) use setting::setup;

/// A lawful deed, with what the judging looked up.
#[derive(Debug)]
pub enum Plan {
    /// IS-MOB.
    Mobilize(mobilize::Plan),
    /// IS-REC.
    Recruit(recruit::Plan),
    /// IS-HELP.
    RequestHelp(request_help::Plan),
    /// IS-RAID.
    Raid(raid::Plan),
    /// IS-COS.
    ChangeStrategy(change_strategy::Plan),
    /// IS-TER.
    Terror(terror::Plan),
    /// IS-BOM.
    Bomb(bombing::Plan),
    /// IS-REB.
    Reboot(reboot::Plan),
    /// IS-ANT.
    AntiTerror(anti_terror::Plan),
    /// IS-POL.
    Politick(politicking::Plan),
    /// IS-EW.
    ElectronicWarfare(electronic_warfare::Plan),
    /// IS-REG-01.
    Regroup(regroup::uwc::Plan),
    /// IS-REG-08.
    RegroupOrbit(regroup::orbit::Plan),
    /// IS-REG-09.
    ReturnToOrbit(regroup::home::Plan),
    /// IS-SHARE-01.
    GiveMoney(sharing::money::Plan),
    /// IS-SHARE-05.
    GiveCommandPoint(sharing::command_point::Plan),
    /// IS-SHARE-04.
    UseLoan(sharing::loan::Plan),
    /// IS-SHARE-08.
    UseGuidance(sharing::guidance::Plan),
    /// IS-ICM-07.
    SetTransitPermit(sharing::permit::Plan),
    /// IS-SIM-09.
    DeclareDone(done::declare::Plan),
    /// IS-SIM-10.
    WithdrawDone(done::withdraw::Plan),
    /// IS-CMB-07.
    ChooseDefenceCard(combat::defence::Plan),
    /// IS-CMB-08.
    ChooseAttackCard(combat::attack::Plan),
    /// IS-END.
    EndPhase(end_phase::Plan),
    /// IS-LEAVE.
    Resign(leave::Plan),
}

/// Deals, and opens the first round.
pub(crate) fn begin(play: &mut Play<'_, IronSky>) {
    deal::deal(play);
    turn::begin_match(play);
}

/// Judges a deed against the state the one before it left (IS-SIM-02).
pub(crate) fn judge(
    state: &State,
    deed: &Deed<Action>,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    if state.table.phase == Phase::Finished {
        return Err(TurnViolation::MatchIsOver.into());
    }
    let post_of = |seat| state.post(seat).ok_or(TurnViolation::NoSuchSeat { seat });
    match deed {
        Deed::Act { seat, action } => act(state, post_of(*seat)?, action, at),
        Deed::Expire(decision) => expire(state, clock::expired(state, *decision, at)?),
        Deed::Retire(seat) => leave::plan(state, post_of(*seat)?).map(Plan::Resign),
    }
}

fn act(
    state: &State,
    post: Post,
    action: &Action,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    Ok(match action {
        Action::Mobilize(order) => Plan::Mobilize(mobilize::plan(state, post, order, at)?),
        Action::Recruit(order) => Plan::Recruit(recruit::plan(state, post, order, at)?),
        Action::RequestHelp(call) => Plan::RequestHelp(request_help::plan(state, post, call, at)?),
        Action::Raid(order) => Plan::Raid(raid::plan(state, post, order, at)?),
        Action::ChangeStrategy(change) => {
            Plan::ChangeStrategy(change_strategy::plan(state, post, change, at)?)
        }
        Action::Terror(target) => Plan::Terror(terror::plan(state, post, target, at)?),
        Action::Bomb(target) => Plan::Bomb(bombing::plan(state, post, target, at)?),
        Action::Reboot(card) => Plan::Reboot(reboot::plan(state, post, card, at)?),
        Action::AntiTerror(card) => Plan::AntiTerror(anti_terror::plan(state, post, card, at)?),
        Action::Politick(card) => Plan::Politick(politicking::plan(state, post, card, at)?),
        Action::ElectronicWarfare(target) => {
            Plan::ElectronicWarfare(electronic_warfare::plan(state, post, target, at)?)
        }
        Action::Regroup(order) => Plan::Regroup(regroup::uwc::plan(state, post, order, at)?),
        Action::RegroupOrbit(order) => {
            Plan::RegroupOrbit(regroup::orbit::plan(state, post, order, at)?)
        }
        Action::ReturnToOrbit(order) => {
            Plan::ReturnToOrbit(regroup::home::plan(state, post, order, at)?)
        }
        Action::GiveMoney(gift) => Plan::GiveMoney(sharing::money::plan(state, post, gift, at)?),
        Action::GiveCommandPoint(gift) => {
            Plan::GiveCommandPoint(sharing::command_point::plan(state, post, gift, at)?)
        }
        Action::UseLoan(loan) => Plan::UseLoan(sharing::loan::plan(state, post, loan, at)?),
        Action::UseGuidance(token) => {
            Plan::UseGuidance(sharing::guidance::plan(state, post, token, at)?)
        }
        Action::SetTransitPermit(permit) => {
            Plan::SetTransitPermit(sharing::permit::plan(state, post, permit, at)?)
        }
        Action::DeclareDone => Plan::DeclareDone(done::declare::plan(state, post, at)?),
        Action::WithdrawDone => Plan::WithdrawDone(done::withdraw::plan(state, post, at)?),
        Action::ChooseDefenceCard(source) => {
            Plan::ChooseDefenceCard(combat::defence::plan(state, post, *source, at)?)
        }
        Action::ChooseAttackCard(source) => {
            Plan::ChooseAttackCard(combat::attack::plan(state, post, *source, at)?)
        }
        Action::EndPhase { discard } => {
            Plan::EndPhase(end_phase::plan(state, post, *discard, at)?)
        }
        Action::Resign => Plan::Resign(leave::plan(state, post)?),
    })
}

/// The default that the clock takes for a player (ledger 4.4).
fn expire(state: &State, awaited: Awaited) -> Result<Plan, Rejection<Violation>> {
    let post = awaited.post;
    Ok(match awaited.kind {
        Kind::CommandPhase => Plan::DeclareDone(done::declare::default(post)),
        Kind::DefenceCard => Plan::ChooseDefenceCard(combat::defence::default(state, post)?),
        Kind::AttackCard => Plan::ChooseAttackCard(combat::attack::default(state, post)?),
        Kind::EndPhase => Plan::EndPhase(end_phase::default(post)),
    })
}

/// Carries a plan out, one at a time and to its end (IS-SIM-03), and goes on to the next decision.
pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    match plan {
        Plan::Mobilize(plan) => mobilize::perform(plan, play),
        Plan::Recruit(plan) => recruit::perform(plan, play),
        Plan::RequestHelp(plan) => request_help::perform(plan, play),
        Plan::Raid(plan) => raid::perform(plan, play),
        Plan::ChangeStrategy(plan) => change_strategy::perform(plan, play),
        Plan::Terror(plan) => terror::perform(plan, play),
        Plan::Bomb(plan) => bombing::perform(plan, play),
        Plan::Reboot(plan) => reboot::perform(plan, play),
        Plan::AntiTerror(plan) => anti_terror::perform(plan, play),
        Plan::Politick(plan) => politicking::perform(plan, play),
        Plan::ElectronicWarfare(plan) => electronic_warfare::perform(plan, play),
        Plan::Regroup(plan) => regroup::uwc::perform(plan, play),
        Plan::RegroupOrbit(plan) => regroup::orbit::perform(plan, play),
        Plan::ReturnToOrbit(plan) => regroup::home::perform(plan, play),
        Plan::GiveMoney(plan) => sharing::money::perform(plan, play),
        Plan::GiveCommandPoint(plan) => sharing::command_point::perform(plan, play),
        Plan::UseLoan(plan) => sharing::loan::perform(plan, play),
        Plan::UseGuidance(plan) => sharing::guidance::perform(plan, play),
        Plan::SetTransitPermit(plan) => sharing::permit::perform(plan, play),
        Plan::DeclareDone(plan) => done::declare::perform(plan, play),
        Plan::WithdrawDone(plan) => done::withdraw::perform(plan, play),
        Plan::ChooseDefenceCard(plan) => combat::defence::perform(plan, play),
        Plan::ChooseAttackCard(plan) => combat::attack::perform(plan, play),
        Plan::EndPhase(plan) => end_phase::perform(plan, play),
        Plan::Resign(plan) => leave::perform(plan, play),
    }
    clock::settle(play);
    turn::advance(play);
}
