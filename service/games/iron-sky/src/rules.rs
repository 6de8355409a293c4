//! The rules, a chapter a file: each judges by `plan`, which may refuse and changes nothing, and acts by `perform`, which
//! cannot refuse.

pub(crate) mod act;
mod anti_terror;
pub(crate) mod army;
pub(crate) mod black_ops;
mod bombing;
mod card;
pub(crate) mod change_strategy;
mod clock;
mod combat;
mod combat_hand;
pub(crate) mod cost;
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
mod secret_operations;
mod setting;
mod sharing;
pub(crate) mod special;
mod territory;
mod terror;
mod time;
mod times;
mod transit;
mod trophies;
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

use special::{blitzkrieg, bonus, conquest, improvement, nuke, propaganda};

pub(crate) use setting::setup;

/// A lawful deed, with what the judging looked up.
#[derive(Debug)]
pub struct Plan {
    /// Whose deed it is.
    post: Post,
    step: Step,
}

/// One variant a decision, as its chapter has planned it.
#[derive(Debug)]
enum Step {
    /// IS-MOB.
    Mobilize(mobilize::Plan),
    /// IS-REC.
    Recruit(recruit::Plan),
    /// IS-BLK-01.
    RecruitBlackOps(black_ops::Plan),
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
    /// IS-SPC-05.
    PlayImprovement(improvement::Plan),
    /// IS-SPU-20.
    Nuke(nuke::Plan),
    /// IS-SPU-09, IS-SPU-10, IS-SPR-10.
    PlayBonus(bonus::Plan),
    /// IS-SPR-08.
    Propaganda(propaganda::Plan),
    /// IS-SPR-11.
    Blitzkrieg(blitzkrieg::Plan),
    /// IS-SPC-10.
    ClaimConquest(conquest::Plan),
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
    /// IS-FORT-01.
    DecideFortifications(combat::fortifications::Plan),
    /// IS-INI-01.
    DecideInitiative(combat::initiative::Plan),
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
        Deed::Act { seat, action } => {
            let post = post_of(*seat)?;
            Ok(Plan { post, step: act(state, post, action, at)? })
        }
        Deed::Expire(decision) => {
            let awaited = clock::expired(state, *decision, at)?;
            Ok(Plan { post: awaited.post, step: expire(state, awaited)? })
        }
        Deed::Retire(seat) => {
            let post = post_of(*seat)?;
            Ok(Plan { post, step: Step::Resign(leave::plan(state, post)?) })
        }
    }
}

fn act(state: &State, post: Post, action: &Action, at: Time) -> Result<Step, Rejection<Violation>> {
    Ok(match action {
        Action::Mobilize(order) => Step::Mobilize(mobilize::plan(state, post, order, at)?),
        Action::Recruit(order) => Step::Recruit(recruit::plan(state, post, order, at)?),
        Action::RecruitBlackOps(target) => {
            Step::RecruitBlackOps(black_ops::plan(state, post, target, at)?)
        }
        Action::RequestHelp(call) => Step::RequestHelp(request_help::plan(state, post, call, at)?),
        Action::Raid(order) => Step::Raid(raid::plan(state, post, order, at)?),
        Action::ChangeStrategy(change) => {
            Step::ChangeStrategy(change_strategy::plan(state, post, change, at)?)
        }
        Action::Terror(target) => Step::Terror(terror::plan(state, post, target, at)?),
        Action::Bomb(target) => Step::Bomb(bombing::plan(state, post, target, at)?),
        Action::Reboot(card) => Step::Reboot(reboot::plan(state, post, card, at)?),
        Action::AntiTerror(card) => Step::AntiTerror(anti_terror::plan(state, post, card, at)?),
        Action::Politick(card) => Step::Politick(politicking::plan(state, post, card, at)?),
        Action::ElectronicWarfare(target) => {
            Step::ElectronicWarfare(electronic_warfare::plan(state, post, target, at)?)
        }
        Action::PlayImprovement(target) => {
            Step::PlayImprovement(improvement::plan(state, post, target, at)?)
        }
        Action::Nuke(target) => Step::Nuke(nuke::plan(state, post, target, at)?),
        Action::PlayBonus(card) => Step::PlayBonus(bonus::plan(state, post, card, at)?),
        Action::Propaganda(order) => Step::Propaganda(propaganda::plan(state, post, order, at)?),
        Action::Blitzkrieg(order) => Step::Blitzkrieg(blitzkrieg::plan(state, post, order, at)?),
        Action::ClaimConquest { card } => {
            Step::ClaimConquest(conquest::plan(state, post, *card, at)?)
        }
        Action::Regroup(order) => Step::Regroup(regroup::uwc::plan(state, post, order, at)?),
        Action::RegroupOrbit(order) => {
            Step::RegroupOrbit(regroup::orbit::plan(state, post, order, at)?)
        }
        Action::ReturnToOrbit(order) => {
            Step::ReturnToOrbit(regroup::home::plan(state, post, order, at)?)
        }
        Action::GiveMoney(gift) => Step::GiveMoney(sharing::money::plan(state, post, gift, at)?),
        Action::GiveCommandPoint(gift) => {
            Step::GiveCommandPoint(sharing::command_point::plan(state, post, gift, at)?)
        }
        Action::UseLoan(loan) => Step::UseLoan(sharing::loan::plan(state, post, loan, at)?),
        Action::UseGuidance(token) => {
            Step::UseGuidance(sharing::guidance::plan(state, post, token, at)?)
        }
        Action::SetTransitPermit(permit) => {
            Step::SetTransitPermit(sharing::permit::plan(state, post, permit, at)?)
        }
        Action::DeclareDone => Step::DeclareDone(done::declare::plan(state, post, at)?),
        Action::WithdrawDone => Step::WithdrawDone(done::withdraw::plan(state, post, at)?),
        Action::ChooseDefenceCard(choice) => {
            Step::ChooseDefenceCard(combat::defence::plan(state, post, *choice, at)?)
        }
        Action::ChooseAttackCard(choice) => {
            Step::ChooseAttackCard(combat::attack::plan(state, post, *choice, at)?)
        }
        Action::DecideFortifications { replace } => {
            Step::DecideFortifications(combat::fortifications::plan(state, post, *replace, at)?)
        }
        Action::DecideInitiative(shift) => {
            Step::DecideInitiative(combat::initiative::plan(state, post, *shift, at)?)
        }
        Action::EndPhase { discard } => Step::EndPhase(end_phase::plan(state, post, *discard, at)?),
        Action::Resign => Step::Resign(leave::plan(state, post)?),
    })
}

/// The default that the clock takes for a player (ledger 4.4).
fn expire(state: &State, awaited: Awaited) -> Result<Step, Rejection<Violation>> {
    let post = awaited.post;
    Ok(match awaited.kind {
        Kind::CommandPhase => Step::DeclareDone(done::declare::default(post)),
        Kind::DefenceCard => Step::ChooseDefenceCard(combat::defence::default(state, post)?),
        Kind::AttackCard => Step::ChooseAttackCard(combat::attack::default(state, post)?),
        Kind::Fortifications => {
            Step::DecideFortifications(combat::fortifications::default(state, post)?)
        }
        Kind::Initiative => Step::DecideInitiative(combat::initiative::default(state, post)?),
        Kind::EndPhase => Step::EndPhase(end_phase::default(post)),
    })
}

/// Carries a plan out, one at a time and to its end (IS-SIM-03, IS-CMD-03), and goes on to the next decision.
pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let Plan { post, step } = plan;
    if !matches!(step, Step::ClaimConquest(_)) {
        conquest::close_window(play, post);
    }
    match step {
        Step::Mobilize(plan) => mobilize::perform(plan, play),
        Step::Recruit(plan) => recruit::perform(plan, play),
        Step::RecruitBlackOps(plan) => black_ops::perform(plan, play),
        Step::RequestHelp(plan) => request_help::perform(plan, play),
        Step::Raid(plan) => raid::perform(plan, play),
        Step::ChangeStrategy(plan) => change_strategy::perform(plan, play),
        Step::Terror(plan) => terror::perform(plan, play),
        Step::Bomb(plan) => bombing::perform(plan, play),
        Step::Reboot(plan) => reboot::perform(plan, play),
        Step::AntiTerror(plan) => anti_terror::perform(plan, play),
        Step::Politick(plan) => politicking::perform(plan, play),
        Step::ElectronicWarfare(plan) => electronic_warfare::perform(plan, play),
        Step::PlayImprovement(plan) => improvement::perform(plan, play),
        Step::Nuke(plan) => nuke::perform(plan, play),
        Step::PlayBonus(plan) => bonus::perform(plan, play),
        Step::Propaganda(plan) => propaganda::perform(plan, play),
        Step::Blitzkrieg(plan) => blitzkrieg::perform(plan, play),
        Step::ClaimConquest(plan) => conquest::perform(plan, play),
        Step::Regroup(plan) => regroup::uwc::perform(plan, play),
        Step::RegroupOrbit(plan) => regroup::orbit::perform(plan, play),
        Step::ReturnToOrbit(plan) => regroup::home::perform(plan, play),
        Step::GiveMoney(plan) => sharing::money::perform(plan, play),
        Step::GiveCommandPoint(plan) => sharing::command_point::perform(plan, play),
        Step::UseLoan(plan) => sharing::loan::perform(plan, play),
        Step::UseGuidance(plan) => sharing::guidance::perform(plan, play),
        Step::SetTransitPermit(plan) => sharing::permit::perform(plan, play),
        Step::DeclareDone(plan) => done::declare::perform(plan, play),
        Step::WithdrawDone(plan) => done::withdraw::perform(plan, play),
        Step::ChooseDefenceCard(plan) => combat::defence::perform(plan, play),
        Step::ChooseAttackCard(plan) => combat::attack::perform(plan, play),
        Step::DecideFortifications(plan) => combat::fortifications::perform(plan, play),
        Step::DecideInitiative(plan) => combat::initiative::perform(plan, play),
        Step::EndPhase(plan) => end_phase::perform(plan, play),
        Step::Resign(plan) => leave::perform(plan, play),
    }
    clock::settle(play);
    turn::advance(play);
}
