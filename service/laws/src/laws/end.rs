//! A finished match takes nothing: [`Law::End`].

use umpire_engine::{DecisionId, Deed, Dice, Game, Seat};

use crate::{breach::Fault, law::Law, laws::refusal, moment::Moment, tally::Tally};

/// Nothing is awaited or offered any more, and what was done in the match is refused now.
pub(crate) fn hold<'a, G: Game>(
    moment: &Moment<'_, G>,
    done: impl Iterator<Item = &'a Deed<G::Action>>,
    dice: &Dice,
    tally: &mut Tally,
) -> Result<(), Fault> {
    tally.count(Law::End);
    let broken = |reason: String| Err(Law::End.broken(reason));
    for viewer in moment.viewers() {
        if let Some(decision) = G::pending(moment.state, viewer).first() {
            return broken(format!("{viewer:?} sees {decision:?} awaited"));
        }
    }
    if let Some(choice) = moment.choices().next() {
        return broken(format!("{choice:?} is offered"));
    }
    let retirements = Seat::all(G::players(moment.state)).map(Deed::Retire);
    for deed in done.cloned().chain(retirements).chain([Deed::Expire(DecisionId(0))]) {
        if G::judge(moment.state, &deed, moment.now).is_ok() {
            return broken(format!("{deed:?} is accepted"));
        }
        refusal::hold::<G>(moment.state, &deed, moment.now, dice, tally)?;
    }
    Ok(())
}
