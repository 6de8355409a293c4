//! Somebody is awaited, and the clock answers what is due: [`Law::Awaited`], [`Law::Clock`].

use umpire_engine::{Covers, Decision, DecisionId, Deed, Game, Seat, Time, Viewer};

use crate::{breach::Fault, law::Law, moment::Moment, tally::Tally};

/// Every decision of every viewer has someone to answer it, who is offered an answer.
pub(crate) fn hold<G: Game>(moment: &Moment<'_, G>, tally: &mut Tally) -> Result<(), Fault> {
    tally.count(Law::Awaited);
    let mut is_awaited = false;
    for viewer in moment.viewers() {
        let pending = G::pending(moment.state, viewer);
        let earliest = pending.iter().filter_map(|decision| decision.deadline).min();
        for decision in &pending {
            is_awaited = true;
            for &seat in &decision.seats {
                can_answer(moment, seat, decision.id)?;
            }
            tally.count(Law::Clock);
            clock(moment, decision).map_err(|reason| Law::Clock.broken(reason))?;
        }
        if let Some(deadline) = earliest {
            let mut first = pending.iter().filter(|decision| decision.deadline == earliest);
            if !first.any(|decision| may_expire(moment, decision.id, deadline)) {
                let reason = format!("nothing of what is due first, at {}, expires", deadline.0);
                return Err(Law::Clock.broken(reason));
            }
        }
        distinct(viewer, &pending)?;
    }
    if is_awaited { Ok(()) } else { Err(Law::Awaited.broken("nobody is awaited")) }
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

fn distinct<K>(viewer: Viewer, pending: &[Decision<K>]) -> Result<(), Fault> {
    let mut ids: Vec<DecisionId> = pending.iter().map(|decision| decision.id).collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.len() == pending.len() {
        return Ok(());
    }
    Err(Law::Awaited.broken(format!("{viewer:?} sees two decisions of one name")))
}

fn may_expire<G: Game>(moment: &Moment<'_, G>, decision: DecisionId, at: Time) -> bool {
    G::judge(moment.state, &Deed::Expire(decision), at).is_ok()
}

/// Nothing expires before its own deadline.
fn clock<G: Game>(moment: &Moment<'_, G>, decision: &Decision<G::Kind>) -> Result<(), String> {
    let id = decision.id;
    let may_expire = |at| may_expire(moment, id, at);
    let Some(deadline) = decision.deadline else {
        let never = !may_expire(Time(u64::MAX));
        return if never { Ok(()) } else { Err(format!("{id} has no deadline, and expires")) };
    };
    if deadline.0 > 0 && may_expire(Time(deadline.0 - 1)) {
        return Err(format!("{id} expires before its deadline"));
    }
    Ok(())
}
