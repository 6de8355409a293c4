//! How a deed changes the table: judge, then perform.

use alloc::vec::Vec;

use crate::{
    deed::Deed,
    dice::Dice,
    game::Game,
    play::{Audience, Fact, Play, Told},
    rejection::Rejection,
    seat::Viewer,
    time::Time,
};

/// What came of an accepted deed.
#[derive(Debug)]
pub struct Applied<G: Game> {
    /// What happened, in order.
    pub facts: Vec<Fact<G>>,
    /// What each viewer learns, seats in order and then the spectators; empty if nobody was to be told.
    pub told: Vec<(Viewer, Vec<Told<G>>)>,
}

/// Deals: entry 0 of a match.
pub fn begin<G: Game>(state: &mut G::State, at: Time, dice: &mut Dice) -> Applied<G> {
    open(state, at, dice, None)
}

/// Deals, and tells every viewer of it.
pub fn begin_before<G: Game>(state: &mut G::State, at: Time, dice: &mut Dice) -> Applied<G> {
    let audience = Audience::of(state);
    open(state, at, dice, Some(audience))
}

fn open<G: Game>(
    state: &mut G::State,
    at: Time,
    dice: &mut Dice,
    audience: Option<Audience<G>>,
) -> Applied<G> {
    let mut play = Play::new(state, at, dice, audience);
    G::begin(&mut play);
    play.close()
}

/// Does `deed`, or refuses it and leaves state and dice as they were. Nobody is told: for simulation.
pub fn apply<G: Game>(
    state: &mut G::State,
    deed: &Deed<G::Action>,
    at: Time,
    dice: &mut Dice,
) -> Result<Applied<G>, Rejection<G::Violation>> {
    let plan = G::judge(state, deed, at)?;
    Ok(carry_out(plan, Play::new(state, at, dice, None)))
}

/// Does `deed` before all viewers, or refuses it and leaves state and dice as they were.
pub fn apply_before<G: Game>(
    state: &mut G::State,
    deed: &Deed<G::Action>,
    at: Time,
    dice: &mut Dice,
) -> Result<Applied<G>, Rejection<G::Violation>> {
    let plan = G::judge(state, deed, at)?;
    let audience = Audience::of(state);
    Ok(carry_out(plan, Play::new(state, at, dice, Some(audience))))
}

fn carry_out<G: Game>(plan: G::Plan, mut play: Play<'_, G>) -> Applied<G> {
    G::perform(plan, &mut play);
    play.close()
}
