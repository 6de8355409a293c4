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
            clock(moment, decision, earliest).map_err(|reason| Law::Clock.broken(reason))?;
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

/// What is due earliest may be answered from its deadline on; nothing before its own.
fn clock<G: Game>(
    moment: &Moment<'_, G>,
    decision: &Decision<G::Kind>,
    earliest: Option<Time>,
) -> Result<(), String> {
    let expire = Deed::Expire(decision.id);
    let may_expire = |at| G::judge(moment.state, &expire, at).is_ok();
    let id = decision.id;
    let Some(deadline) = decision.deadline else {
        let never = !may_expire(Time(u64::MAX));
        return if never { Ok(()) } else { Err(format!("{id} has no deadline, and expires")) };
    };
    if deadline.0 > 0 && may_expire(Time(deadline.0 - 1)) {
        return Err(format!("{id} expires before its deadline"));
    }
    if earliest == Some(deadline) && !may_expire(deadline) {
        return Err(format!("{id} is due first, and does not expire"));
    }
    Ok(())
}
