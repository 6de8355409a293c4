//! The same record gives the same match: [`Law::Determinism`].

use umpire_engine::{Applied, Game, Record, RuleId, Shared, Viewer, replay};

use crate::{
    breach::Fault,
    difference::equal,
    law::Law,
    laws::notices::{Heard, plain},
    tally::Tally,
};

/// Plays the record again and compares every fact, every notice and the last table's bytes.
pub(crate) fn hold<G: Game>(
    content: &Shared<G::Content>,
    record: &Record<G>,
    applied: &[Applied<G>],
    state: &G::State,
    tally: &mut Tally,
) -> Result<(), Fault> {
    tally.count(Law::Determinism);
    let broken = |reason: String| Law::Determinism.broken(reason);
    let again = replay(content, record)
        .map_err(|divergence| broken(format!("the record does not replay: {divergence:?}")))?;
    for (deed, (first, second)) in applied.iter().zip(&again.applied).enumerate() {
        let at = |reason: String| broken(format!("at deed {deed}: {reason}"));
        equal("the facts", &facts(first), &facts(second)).map_err(at)?;
        equal("the notices", &told(first), &told(second)).map_err(at)?;
    }
    equal("the bytes", &G::freeze(state), &G::freeze(&again.state)).map_err(broken)
}

fn facts<G: Game>(applied: &Applied<G>) -> Vec<(RuleId, &G::Event)> {
    applied.facts.iter().map(|fact| (fact.rule, &fact.event)).collect()
}

fn told<G: Game>(applied: &Applied<G>) -> Vec<(Viewer, Heard<'_, G>)> {
    let entries = applied.told.iter();
    entries.map(|(viewer, told)| (*viewer, plain(told))).collect()
}
