//! Notices suffice: [`Law::Notices`], and [`Law::Silence`] for those who were told nothing.

use umpire_engine::{Game, RuleId, Told, Viewer};

use crate::{breach::Fault, difference::equal, law::Law, tally::Tally};

/// A client holds `view` and reads `told`: it ends with the view of `after`.
pub(crate) fn suffice<G: Game>(
    viewer: Viewer,
    view: &mut G::View,
    told: &[Told<G>],
    after: &G::State,
    tally: &mut Tally,
) -> Result<(), Fault> {
    tally.count(Law::Notices);
    told.iter().for_each(|told| G::follow(view, &told.notice));
    equal("the view and the followed view", &G::view(after, viewer), view).map_err(|reason| {
        Law::Notices.broken(format!("of {viewer:?}: {reason}, having heard {:?}", plain(told)))
    })
}

/// A viewer who was told nothing is asked and offered what he was before. That he sees the same follows from
/// [`suffice`].
pub(crate) fn silence<G: Game>(
    viewer: Viewer,
    before: &G::State,
    after: &G::State,
    tally: &mut Tally,
) -> Result<(), Fault> {
    tally.count(Law::Silence);
    let fault = |reason: String| Law::Silence.broken(format!("for {viewer:?}: {reason}"));
    equal("what is pending", &G::pending(before, viewer), &G::pending(after, viewer))
        .map_err(fault)?;
    match viewer.seat() {
        None => Ok(()),
        Some(seat) => {
            equal("the choices", &G::legal(before, seat), &G::legal(after, seat)).map_err(fault)
        }
    }
}

/// What is told, in a form that can be compared and printed whatever the game.
pub(crate) type Heard<'a, G> = Vec<(RuleId, &'a <G as Game>::Notice)>;

pub(crate) fn plain<G: Game>(told: &[Told<G>]) -> Heard<'_, G> {
    told.iter().map(|told| (told.rule, &told.notice)).collect()
}
