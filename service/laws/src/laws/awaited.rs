//! Somebody is awaited, and the clock answers what is due: [`Law::Awaited`], [`Law::Clock`].

use umpire_engine::{Covers, DecisionId, Deed, Game, Seat, Time, Viewer};

use crate::{breach::Fault, law::Law, moment::Moment, tally::Tally};

/// Every decision of every viewer has someone to answer it, who is offered an answer.
pub(crate) fn hold<G: Game>(moment: &Moment<'_, G>, tally: &mut Tally) -> Result<(), Fault> {
    tally.count(Law::Awaited);
    let mut is_awaited = false;
    for viewer in moment.viewers() {
        for decision in G::pending(moment.state, viewer) {
            is_awaited = true;
            for &seat in &decision.seats {
                can_answer(moment, seat, decision.id)?;
            }
            clock(moment, &decision.id, decision.deadline, tally)?;
        }
        distinct::<G>(moment.state, viewer)?;
    }
    if is_awaited {
        Ok(())
    } else {
        Err(Law::Awaited.broken("nobody is awaited"))
    }
}

fn can_answer<G: Game>(
    moment: &Moment<'_, G>,
    seat: Seat,
    decision: DecisionId,
) -> Result<(), Fault> {
    let Some(agent) = G::agent(moment.state, seat) else {
        return Err(Law::Awaited.broken(format!("seat {seat} is awaited, and nobody acts for it")));
    };
    let mut offered = moment.offered_to(agent).iter();
    if offered.any(|choice| choice.seat() == seat && choice.decision() == decision) {
        return Ok(());
    }
    Err(Law::Awaited.broken(format!(
        "decision {decision} is awaited of seat {seat}, which is offered no answer"
    )))
}

fn distinct<G: Game>(state: &G::State, viewer: Viewer) -> Result<(), Fault> {
    let mut ids: Vec<DecisionId> = G::pending(state, viewer)
        .iter()
        .map(|decision| decision.id)
        .collect();
    let count = ids.len();
    ids.sort_unstable();
    ids.dedup();
    if ids.len() == count {
        return Ok(());
    }
    Err(Law::Awaited.broken(format!("{viewer:?} sees two decisions of one name")))
}

fn clock<G: Game>(
    moment: &Moment<'_, G>,
    decision: &DecisionId,
    deadline: Option<Time>,
    tally: &mut Tally,
) -> Result<(), Fault> {
    tally.count(Law::Clock);
    let expire = Deed::Expire(*decision);
    let may_expire = |at| G::judge(moment.state, &expire, at).is_ok();
    match deadline {
        None if may_expire(Time(u64::MAX)) => Err(Law::Clock.broken(format!(
            "{decision} has no deadline, and the clock answers it"
        ))),
        Some(deadline) if deadline.0 > 0 && may_expire(Time(deadline.0 - 1)) => {
            Err(Law::Clock.broken(format!("the clock answers {decision} before its deadline")))
        }
        Some(deadline) if !may_expire(deadline) => {
            Err(Law::Clock.broken(format!("the clock may not answer {decision}, which is due")))
        }
        None | Some(_) => Ok(()),
    }
}
