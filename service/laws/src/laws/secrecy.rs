//! What a viewer cannot know, and what he is not told of, changes nothing for him: [`Law::Secrecy`], [`Law::Silence`].

use core::mem::discriminant;

use umpire_engine::{Applied, Covers, Deed, Dice, Game, Seat, Told, Viewer, apply_before};

use crate::{
    breach::Fault,
    difference::equal,
    law::Law,
    laws::notices::plain,
    moment::{Moment, judged, one_of},
    spec::Spec,
    tally::Tally,
};

/// How often a table is dealt anew until the next deed is lawful on it.
const DEALS: u32 = 4;

/// Another table that one viewer cannot tell from the first.
pub(crate) struct Twin<G: Game> {
    law: Law,
    viewer: Viewer,
    state: G::State,
    dice: Dice,
}

impl<G: Game> Twin<G> {
    /// The table dealt anew for some viewer, if possible so that `deed` is lawful on it too.
    pub(crate) fn dealt_anew(
        moment: &Moment<'_, G>,
        deed: &Deed<G::Action>,
        dice: &Dice,
        probe: &mut Dice,
        tally: &mut Tally,
    ) -> Self {
        let viewer = moment.some_viewer(probe);
        let mut state = (moment.spec.redeal)(moment.state, viewer, probe);
        for _ in 1..DEALS {
            if G::judge(&state, deed, moment.now).is_ok() {
                break;
            }
            state = (moment.spec.redeal)(moment.state, viewer, probe);
        }
        if state != *moment.state {
            tally.count(Law::Secrecy);
        }
        Twin { law: Law::Secrecy, viewer, state, dice: dice.clone() }
    }

    /// The table after an act that a viewer is not told of, if there is one that the rules allow.
    pub(crate) fn acted_unseen(
        moment: &Moment<'_, G>,
        dice: &Dice,
        probe: &mut Dice,
        tally: &mut Tally,
    ) -> Result<Option<Self>, Fault> {
        let acts: Vec<(Viewer, Seat, G::Action)> = moment
            .viewers()
            .into_iter()
            .flat_map(|viewer| {
                let acts = (moment.spec.hidden_acts)(moment.state, viewer);
                acts.into_iter().map(move |(seat, action)| (viewer, seat, action))
            })
            .filter(|(_, seat, action)| {
                judged::<G>(moment.state, *seat, action, moment.now).is_ok()
            })
            .collect();
        let Some((viewer, seat, action)) = one_of(&acts, probe) else {
            return Ok(None);
        };
        tally.count(Law::Silence);
        let (mut state, mut dice) = (moment.state.clone(), dice.clone());
        let deed = Deed::Act { seat: *seat, action: action.clone() };
        let told = match apply_before::<G>(&mut state, &deed, moment.now, &mut dice) {
            Ok(applied) => told_to(&applied, *viewer),
            Err(_) => Vec::new(),
        };
        if let Some(told) = told.first() {
            return Err(
                Law::Silence.broken(format!("{viewer:?} is told {:?} of {action:?}", told.notice))
            );
        }
        Ok(Some(Twin { law: Law::Silence, viewer: *viewer, state, dice }))
    }

    /// What the viewer sees, is asked, is offered and would be answered is the same.
    pub(crate) fn looks_alike(
        &self,
        moment: &Moment<'_, G>,
        strays: u32,
        probe: &mut Dice,
    ) -> Result<(), Fault> {
        let (one, other) = (moment.state, &self.state);
        self.equal("the views", &G::view(one, self.viewer), &G::view(other, self.viewer))?;
        let pending = |state| G::pending(state, self.viewer);
        self.equal("what is pending", &pending(one), &pending(other))?;
        let Some(player) = self.viewer.seat() else {
            return Ok(());
        };
        let offered = moment.offered_to(player);
        self.equal("the choices", &offered, &G::legal(other, player).as_slice())?;
        for choice in offered {
            self.answers_alike(moment, choice.seat(), choice.sample())?;
        }
        let seats = Seat::all(G::players(one)).filter(|&seat| G::agent(one, seat) == Some(player));
        for seat in seats {
            for _ in 0..strays {
                let action = (moment.spec.stray)(one, seat, probe);
                self.answers_alike(moment, seat, &action)?;
            }
        }
        Ok(())
    }

    fn answers_alike(
        &self,
        moment: &Moment<'_, G>,
        seat: Seat,
        action: &G::Action,
    ) -> Result<(), Fault> {
        let answer = |state| G::preview(state, seat, action, moment.now);
        let what = format!("the answers to {action:?}");
        self.equal(&what, &answer(moment.state), &answer(&self.state))
    }

    /// What the viewer is told of the next deed is the same, up to what it reveals, and so is what he sees then.
    pub(crate) fn hears_alike(
        mut self,
        spec: &Spec<G>,
        now: &Moment<'_, G>,
        deed: &Deed<G::Action>,
        applied: &Applied<G>,
        after: &G::State,
    ) -> Result<(), Fault> {
        let Ok(done) = apply_before::<G>(&mut self.state, deed, now.now, &mut self.dice) else {
            return if self.is_by_viewer(now.state, deed) {
                Err(self.law.broken(format!("{deed:?} of {:?} becomes unlawful", self.viewer)))
            } else {
                Ok(())
            };
        };
        let (one, other) = (told_to(applied, self.viewer), told_to(&done, self.viewer));
        let reveals = |told: &Told<G>| (spec.reveals)(after, self.viewer, &told.notice);
        let (known, revealed) = split(reveals, &one);
        let (known_other, revealed_other) = split(reveals, &other);
        self.equal("the notices", &plain(known), &plain(known_other))?;
        let kind = |told: &[Told<G>]| told.first().map(|told| discriminant(&told.notice));
        self.equal("the kinds of what is revealed", &kind(revealed), &kind(revealed_other))?;
        if !revealed.is_empty() {
            return Ok(());
        }
        let views = [after, &self.state].map(|state| G::view(state, self.viewer));
        let [one, other] = &views;
        self.equal("the next views", one, other)?;
        let pending = |state| G::pending(state, self.viewer);
        self.equal("what is pending next", &pending(after), &pending(&self.state))
    }

    fn is_by_viewer(&self, state: &G::State, deed: &Deed<G::Action>) -> bool {
        match deed {
            Deed::Act { seat, .. } => {
                G::agent(state, *seat).is_some_and(|agent| self.viewer.seat() == Some(agent))
            }
            Deed::Expire(_) | Deed::Retire(_) => true,
        }
    }

    fn equal<T: PartialEq + core::fmt::Debug>(
        &self,
        what: &str,
        one: &T,
        other: &T,
    ) -> Result<(), Fault> {
        equal(what, one, other)
            .map_err(|reason| self.law.broken(format!("for {:?}: {reason}", self.viewer)))
    }
}

fn told_to<G: Game>(applied: &Applied<G>, viewer: Viewer) -> Vec<Told<G>> {
    let told = applied.told.iter().find(|(told_to, _)| *told_to == viewer);
    told.map(|(_, told)| told.clone()).unwrap_or_default()
}

/// The notices before the first that reveals something, and the rest.
fn split<G: Game>(
    reveals: impl Fn(&Told<G>) -> bool,
    told: &[Told<G>],
) -> (&[Told<G>], &[Told<G>]) {
    let known = told.iter().take_while(|told| !reveals(told)).count();
    told.split_at_checked(known).unwrap_or((told, &[]))
}
