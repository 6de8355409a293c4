//! What is offered is accepted, and what is accepted was offered: [`Law::Sound`], [`Law::Complete`], [`Law::Domains`],
//! [`Law::Preview`].

use umpire_engine::{Covers, DecisionId, Dice, Game, Seat, Time};

use crate::{
    breach::Fault,
    difference::equal,
    law::Law,
    moment::{BEFORE_ANY_DEADLINE, Moment, judged},
    tally::Tally,
};

/// Every sample is accepted before any deadline, and now, if it answers a decision that is not yet due.
pub(crate) fn sound<G: Game>(moment: &Moment<'_, G>, tally: &mut Tally) -> Result<(), Fault> {
    let open = open_decisions(moment);
    for (player, choices) in &moment.offers {
        for choice in choices {
            tally.count(Law::Sound);
            let (seat, sample) = (choice.seat(), choice.sample());
            if G::agent(moment.state, seat) != Some(*player) {
                return Err(
                    Law::Sound.broken(format!("seat {player} is offered to act for {seat}"))
                );
            }
            let is_open = open.contains(&(seat, choice.decision()));
            for at in
                [Some(BEFORE_ANY_DEADLINE), is_open.then_some(moment.now)].into_iter().flatten()
            {
                judged::<G>(moment.state, seat, sample, at).map_err(|rejection| {
                    Law::Sound.broken(format!("{sample:?} is listed for {seat}, but {rejection:?}"))
                })?;
            }
        }
    }
    Ok(())
}

/// What is awaited of each seat, as its player knows of it, and not yet due.
fn open_decisions<G: Game>(moment: &Moment<'_, G>) -> Vec<(Seat, DecisionId)> {
    let is_open = |deadline: Option<Time>| deadline.is_none_or(|due| moment.now < due);
    moment
        .viewers()
        .into_iter()
        .flat_map(|viewer| G::pending(moment.state, viewer))
        .filter(|decision| is_open(decision.deadline))
        .flat_map(|decision| decision.seats.into_iter().map(move |seat| (seat, decision.id)))
        .collect()
}

/// Arbitrary actions: what is accepted now is offered.
pub(crate) fn complete<G: Game>(
    moment: &Moment<'_, G>,
    strays: &[(Seat, G::Action)],
    tally: &mut Tally,
) -> Result<(), Fault> {
    for (seat, action) in strays {
        let verdict = judged::<G>(moment.state, *seat, action, moment.now);
        preview(moment, *seat, action, tally)?;
        if verdict.is_ok() {
            tally.count(Law::Complete);
            if !moment.is_offered(*seat, action) {
                return Err(Law::Complete
                    .broken(format!("{action:?} is accepted of seat {seat}, but not listed")));
            }
        }
    }
    Ok(())
}

/// One choice varied: it lies in the choice's domains, and what is accepted of it is covered anyhow.
pub(crate) fn domains<G: Game>(
    moment: &Moment<'_, G>,
    choice: &G::Choice,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<(), Fault> {
    tally.count(Law::Domains);
    let varied = choice.vary(&mut |m| dice.below(m));
    preview(moment, choice.seat(), &varied, tally)?;
    let drawn = [choice.sample(), &varied];
    match drawn.into_iter().find(|action| !choice.covers(action)) {
        None => Ok(()),
        Some(action) => {
            Err(Law::Domains.broken(format!("{action:?} is not covered by {choice:?}")))
        }
    }
}

fn preview<G: Game>(
    moment: &Moment<'_, G>,
    seat: Seat,
    action: &G::Action,
    tally: &mut Tally,
) -> Result<(), Fault> {
    tally.count(Law::Preview);
    let (_, previewed) = G::preview(moment.state, seat, action, moment.now);
    let verdict = judged::<G>(moment.state, seat, action, moment.now);
    equal("verdicts", &previewed, &verdict)
        .map_err(|reason| Law::Preview.broken(format!("of {action:?} by seat {seat}: {reason}")))
}
