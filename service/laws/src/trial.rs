//! One random match, held to the laws from the dealing to the end.

mod next;

use core::{any::Any, cell::Cell};
use std::panic::{AssertUnwindSafe, catch_unwind};

use umpire_engine::{
    Applied, Deed, Dice, Game, Line, Record, Seat, Seed, Time, Viewer, apply_before, begin_before,
};

use crate::{
    breach::{Breach, Fault},
    law::Law,
    laws::{
        awaited, end, facts, hostile, notices, offers, refusal, replay, secrecy::Twin, storage,
    },
    moment::{Moment, one_of},
    spec::Spec,
    tally::Tally,
    thoroughness::Thoroughness,
};

/// When every case is dealt; late enough to have moments before it.
const DEALT_AT: Time = Time(1_000_000_000);

/// A case as it was played.
pub(crate) struct Played<G: Game> {
    pub(crate) record: Record<G>,
    /// The dealing, then each deed.
    pub(crate) applied: Vec<Applied<G>>,
    /// The last table.
    pub(crate) state: G::State,
}

/// Plays one case to its end.
pub(crate) fn play<G: Game>(
    spec: &Spec<G>,
    players: u8,
    case: u32,
    thoroughness: &Thoroughness,
    tally: &mut Tally,
) -> Result<Played<G>, Breach> {
    let deed = Cell::new(0);
    let play = || -> Result<Played<G>, Fault> {
        let mut trial = Trial::deal(spec, players, case, thoroughness, tally)?;
        while G::outcome(&trial.state).is_none() {
            deed.set(trial.record.lines.len() + 1);
            trial.go_on()?;
        }
        trial.conclude()
    };
    // What a panic leaves half done is dropped with the trial.
    let fault = match catch_unwind(AssertUnwindSafe(play)) {
        Ok(Ok(played)) => return Ok(played),
        Ok(Err(fault)) => fault,
        Err(panic) => Law::Hostile.broken(format!("panicked: {}", said(&*panic))),
    };
    let Fault { law, reason } = fault;
    Err(Breach { law, game: G::NAME, players, case, deed: deed.get(), reason })
}

fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no words")
}

/// A case as a record without deeds.
fn setting<G: Game>(spec: &Spec<G>, players: u8, case: u32) -> Record<G> {
    let seed = Seed([0; 32]);
    let match_id = format!("{}-{players}-{case}", G::NAME);
    let options =
        (spec.options)(players, case, &mut Dice::new(&seed, &format!("{match_id}/options"), &[]));
    Record {
        match_id,
        options,
        players,
        seed,
        entropy: Vec::new(),
        dealt_at: DEALT_AT,
        lines: Vec::new(),
    }
}

/// A match under way.
struct Trial<'a, G: Game> {
    spec: &'a Spec<G>,
    thoroughness: &'a Thoroughness,
    tally: &'a mut Tally,
    record: Record<G>,
    applied: Vec<Applied<G>>,
    state: G::State,
    dice: Dice,
    /// What decides on the next deed: the match is the same however thoroughly it is tested.
    course: Dice,
    now: Time,
    /// What each viewer's client holds.
    held: Vec<(Viewer, G::View)>,
}

impl<'a, G: Game> Trial<'a, G> {
    fn deal(
        spec: &'a Spec<G>,
        players: u8,
        case: u32,
        thoroughness: &'a Thoroughness,
        tally: &'a mut Tally,
    ) -> Result<Self, Fault> {
        let record = setting(spec, players, case);
        tally.count(Law::Setting);
        let mut state = G::setup(&spec.content, &record.options, players)
            .map_err(|rejection| Law::Setting.broken(format!("{rejection:?}")))?;
        let bare = state.clone();
        let mut dice = record.dice();
        let applied = begin_before::<G>(&mut state, DEALT_AT, &mut dice);
        facts::hold(spec, &bare, &applied.facts, &state, tally)?;
        let course = Dice::new(&record.seed, &format!("{}/course", record.match_id), &[]);
        let held = Viewer::all(players).map(|viewer| (viewer, G::view(&state, viewer))).collect();
        let (applied, now) = (vec![applied], DEALT_AT);
        Ok(Trial { spec, thoroughness, tally, record, applied, state, dice, course, now, held })
    }

    /// Tests the table, does one deed, and tests what it did.
    fn go_on(&mut self) -> Result<(), Fault> {
        self.within_bound()?;
        let before = self.state.clone();
        self.now = next::stamp::<G>(&before, self.now, &mut self.course);
        let moment = Moment::new(self.spec, &before, self.now);
        let deed = next::deed(&moment, &mut self.course, &self.dice, self.tally)?;
        let deeds = self.record.lines.len();
        let name = format!("{}/probe/{deeds}", self.record.match_id);
        let mut probe = Dice::new(&self.record.seed, &name, &[]);
        let strays = moment.strays(self.thoroughness.strays, &mut probe);
        self.test(&moment, &strays, &mut probe)?;
        let twins = self.twins(&moment, &deed, &mut probe)?;

        let first_word = self.dice.word();
        let applied = apply_before::<G>(&mut self.state, &deed, self.now, &mut self.dice).map_err(
            |rejection| {
                Law::Determinism.broken(format!("{deed:?} was lawful, and now {rejection:?}"))
            },
        )?;
        facts::hold(self.spec, &before, &applied.facts, &self.state, self.tally)?;
        for twin in twins {
            twin.hears_alike(self.spec, &moment, &deed, &applied, &self.state)?;
        }
        self.tell(&before, &applied)?;
        self.tally.deeds += 1;
        self.record.lines.push(Line { deed, at: self.now, first_word });
        self.applied.push(applied);
        Ok(())
    }

    fn within_bound(&mut self) -> Result<(), Fault> {
        self.tally.count(Law::Termination);
        if self.record.lines.len() < usize::try_from(G::LONGEST_MATCH).unwrap_or(usize::MAX) {
            return Ok(());
        }
        Err(Law::Termination.broken(format!("still open after {} deeds", G::LONGEST_MATCH)))
    }

    /// What is asked of a table by itself.
    fn test(
        &mut self,
        moment: &Moment<'_, G>,
        strays: &[(Seat, G::Action)],
        probe: &mut Dice,
    ) -> Result<(), Fault> {
        awaited::hold(moment, self.tally)?;
        offers::sound(moment, self.tally)?;
        offers::complete(moment, strays, self.tally)?;
        let choices: Vec<_> = moment.choices().collect();
        if let Some(choice) = one_of(&choices, probe) {
            offers::domains(moment, choice, probe, self.tally)?;
        }
        for (seat, action) in strays {
            let deed = Deed::Act { seat: *seat, action: action.clone() };
            refusal::hold::<G>(moment.state, &deed, moment.now, &self.dice, self.tally)?;
        }
        if is_due(self.thoroughness.storage_every, probe) {
            storage::hold::<G>(moment.state, self.tally)?;
        }
        if is_due(self.thoroughness.hostile_every, probe) {
            hostile::hold(moment, probe, &self.dice, self.tally)?;
        }
        Ok(())
    }

    /// Tables that some viewer cannot tell from this one, tested as they are.
    fn twins(
        &mut self,
        moment: &Moment<'_, G>,
        deed: &Deed<G::Action>,
        probe: &mut Dice,
    ) -> Result<Vec<Twin<G>>, Fault> {
        let mut twins = Vec::new();
        if is_due(self.thoroughness.secrecy_every, probe) {
            twins.push(Twin::dealt_anew(moment, deed, &self.dice, probe, self.tally));
        }
        if is_due(self.thoroughness.silence_every, probe) {
            twins.extend(Twin::acted_unseen(moment, &self.dice, probe, self.tally)?);
        }
        let strays = self.thoroughness.strays;
        twins.iter().try_for_each(|twin| twin.looks_alike(moment, strays, probe))?;
        Ok(twins)
    }

    /// Lets every viewer's client read what it is told.
    fn tell(&mut self, before: &G::State, applied: &Applied<G>) -> Result<(), Fault> {
        for ((viewer, view), (_, told)) in self.held.iter_mut().zip(&applied.told) {
            notices::suffice(*viewer, view, told, &self.state, self.tally)?;
            if told.is_empty() {
                notices::silence::<G>(*viewer, before, &self.state, self.tally)?;
            }
        }
        Ok(())
    }

    fn conclude(self) -> Result<Played<G>, Fault> {
        let moment = Moment::new(self.spec, &self.state, self.now);
        let done = self.record.lines.iter().map(|line| &line.deed);
        end::hold(&moment, done, &self.dice, self.tally)?;
        storage::hold::<G>(&self.state, self.tally)?;
        replay::hold(&self.spec.content, &self.record, &self.applied, &self.state, self.tally)?;
        self.tally.matches += 1;
        Ok(Played { record: self.record, applied: self.applied, state: self.state })
    }
}

fn is_due(every: u32, probe: &mut Dice) -> bool {
    every > 0 && probe.below(every) == 0
}
