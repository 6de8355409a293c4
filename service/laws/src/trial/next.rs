//! Which deed comes next, and when?

use umpire_engine::{
    Covers, Decision, DecisionId, Deed, Dice, Game, Seat, Time, Viewer, simulate::draw_weighted,
};

use crate::{breach::Fault, law::Law, laws::refusal, moment::Moment, tally::Tally};

/// The longest that anyone usually thinks, in milliseconds.
const THOUGHT: u32 = 2_000;
/// One deed in so many comes at the earliest deadline.
const ONE_AT_DEADLINE: u32 = 32;
/// One deed in so many is the house giving a seat up.
const ONE_RETIREMENT: u32 = 2_000;
/// How often something lawful is looked for among what varies.
const ATTEMPTS: u32 = 8;

/// The stamp of the next deed: a little later, or at the earliest deadline.
pub(super) fn stamp<G: Game>(state: &G::State, now: Time, course: &mut Dice) -> Time {
    let jumps = course.below(ONE_AT_DEADLINE) == 0;
    let thought = now.plus_millis(u64::from(course.below(THOUGHT)));
    match pending::<G>(state).filter_map(|decision| decision.deadline).min() {
        Some(deadline) if jumps => deadline.max(now),
        Some(_) | None => thought,
    }
}

/// A lawful deed: the clock's, where something is due, or a random player's.
pub(super) fn deed<G: Game>(
    moment: &Moment<'_, G>,
    course: &mut Dice,
    dice: &Dice,
    tally: &mut Tally,
) -> Result<Deed<G::Action>, Fault> {
    let is_lawful = |deed: &Deed<_>| G::judge(moment.state, deed, moment.now).is_ok();
    let due = pending::<G>(moment.state)
        .filter(|decision| decision.deadline.is_some_and(|deadline| deadline <= moment.now));
    let expiry = due.map(|decision| Deed::Expire(decision.id)).find(is_lawful);
    if let Some(expiry) = &expiry
        && course.below(4) > 0
    {
        return Ok(expiry.clone());
    }
    let retirement = Deed::Retire(moment.some_seat(course));
    if course.below(ONE_RETIREMENT) == 0 && is_lawful(&retirement) {
        return Ok(retirement);
    }
    for attempt in 0..ATTEMPTS {
        let Some(deed) = random(moment, attempt + 1 < ATTEMPTS, course) else {
            break;
        };
        if is_lawful(&deed) {
            return Ok(deed);
        }
        refusal::hold::<G>(moment.state, &deed, moment.now, dice, tally)?;
    }
    let answer = || answer(moment, is_lawful, course);
    let deed = expiry.or_else(answer);
    deed.ok_or_else(|| Law::Awaited.broken("nobody has anything lawful to do"))
}

/// What answers something awaited in time. Chance may have found only what a player would have to do in a time that is
/// up, though others have time left; what nobody waits for, such as resigning, does not keep a match alive.
fn answer<G: Game>(
    moment: &Moment<'_, G>,
    is_lawful: impl Fn(&Deed<G::Action>) -> bool,
    course: &mut Dice,
) -> Option<Deed<G::Action>> {
    let awaited: Vec<DecisionId> = pending::<G>(moment.state).map(|decision| decision.id).collect();
    let listed =
        |choice: &G::Choice| Deed::Act { seat: choice.seat(), action: choice.sample().clone() };
    let choices = moment.choices().filter(|choice| awaited.contains(&choice.decision()));
    let answers: Vec<&G::Choice> = choices.filter(|choice| is_lawful(&listed(choice))).collect();
    draw_weighted(&answers, |choice| (moment.spec.weigh)(choice), course)
        .map(|choice| listed(choice))
}

/// A listed choice of any seat, mostly varied.
fn random<G: Game>(
    moment: &Moment<'_, G>,
    may_vary: bool,
    course: &mut Dice,
) -> Option<Deed<G::Action>> {
    let choices: Vec<&G::Choice> = moment.choices().collect();
    let choice = draw_weighted(&choices, |choice| (moment.spec.weigh)(choice), course)?;
    let action = if may_vary && course.below(4) > 0 {
        choice.vary(&mut |m| course.below(m))
    } else {
        choice.sample().clone()
    };
    Some(Deed::Act { seat: choice.seat(), action })
}

/// All that is awaited, as the seats know of it.
fn pending<G: Game>(state: &G::State) -> impl Iterator<Item = Decision<G::Kind>> + '_ {
    let seats = Seat::all(G::players(state)).map(Viewer::Seat);
    seats.flat_map(|viewer| G::pending(state, viewer))
}
