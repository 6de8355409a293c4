//! What happened makes the table: [`Law::Fold`], [`Law::Conservation`], [`Law::Invariants`], [`Law::Citation`].

use umpire_engine::{Fact, Game};

use crate::{breach::Fault, difference::equal, law::Law, spec::Spec, tally::Tally};

/// Evolves `before` by each fact in turn: no piece is lost on the way, and the end is `after`.
pub(crate) fn hold<G: Game>(
    spec: &Spec<G>,
    before: &G::State,
    facts: &[Fact<G>],
    after: &G::State,
    tally: &mut Tally,
) -> Result<(), Fault> {
    tally.count(Law::Fold);
    let mut evolving = before.clone();
    for fact in facts {
        tally.count(Law::Conservation);
        G::evolve(&mut evolving, &fact.event);
        if let Some(reason) = (spec.broken_conservation)(&evolving) {
            return Err(Law::Conservation.broken(format!("after {:?}: {reason}", fact.event)));
        }
        if G::LEDGER.rule(fact.rule.as_str()).is_none() {
            return Err(Law::Citation
                .broken(format!("{:?} happened by {}, which is no rule", fact.event, fact.rule)));
        }
    }
    equal("tables", after, &evolving).map_err(|reason| Law::Fold.broken(reason))?;
    tally.count(Law::Invariants);
    match (spec.broken_invariant)(before, after) {
        None => Ok(()),
        Some(reason) => Err(Law::Invariants.broken(reason)),
    }
}
