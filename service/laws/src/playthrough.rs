//! What does a match look like, viewer by viewer?

use core::fmt::Write as _;

use umpire_engine::{Deed, Divergence, Fact, Game, Record, Shared, Time, Viewer, replay};

/// A record as text: each deed, each fact by its rule as every viewer is told of it, and what is awaited then. Kept as
/// a golden file it shows a changed rule and a leak in the same place.
///
/// A line is the rule, who is told, and what; `all` are all viewers, `+` the spectators, `-` stands for what some are
/// not told.
///
/// # Errors
/// The record is no match of these rules.
pub fn playthrough<G: Game>(
    content: &Shared<G::Content>,
    record: &Record<G>,
) -> Result<String, Divergence<G::Violation>> {
    let replayed = replay(content, record)?;
    let mut text = Text::<G> {
        page: String::new(),
        viewers: Viewer::all(record.players).collect(),
        state: G::setup(content, &record.options, record.players).map_err(Divergence::Setting)?,
        now: record.dealt_at,
    };
    text.line(&format!("{}, {} players", G::LEDGER.ruleset, record.players));
    text.line(&format!("match {}, content {}", record.match_id, content.digest()));
    text.line(&format!("{:?}", record.options));
    let dealing = (String::from("the dealing"), record.dealt_at);
    let deeds = record.lines.iter().map(|line| (said(&line.deed), line.at));
    let entries = core::iter::once(dealing).chain(deeds).zip(&replayed.applied);
    for (number, ((deed, at), applied)) in entries.enumerate() {
        text.deed(number, &deed, at);
        applied.facts.iter().for_each(|fact| text.fact(fact));
        text.awaited();
    }
    if let Some(outcome) = G::outcome(&text.state) {
        text.line(&format!("\n{outcome:#?}"));
    }
    Ok(text.page)
}

fn said<A: core::fmt::Debug>(deed: &Deed<A>) -> String {
    match deed {
        Deed::Act { seat, action } => format!("seat {seat}: {action:?}"),
        Deed::Expire(decision) => format!("the clock: {decision}"),
        Deed::Retire(seat) => format!("the house: gives up seat {seat}"),
    }
}

/// The page so far, and the table as the facts so far have left it.
struct Text<G: Game> {
    page: String,
    viewers: Vec<Viewer>,
    state: G::State,
    now: Time,
}

impl<G: Game> Text<G> {
    fn line(&mut self, line: &str) {
        self.page.push_str(line);
        self.page.push('\n');
    }

    fn deed(&mut self, number: usize, deed: &str, at: Time) {
        let later = self.now.millis_until(at);
        self.now = at;
        let passed = if later == 0 { String::new() } else { format!(" (+{later} ms)") };
        self.line(&format!("\n{number}{passed} {deed}"));
    }

    /// A line for each different thing that viewers are told of `fact`.
    fn fact(&mut self, fact: &Fact<G>) {
        let before = self.state.clone();
        G::evolve(&mut self.state, &fact.event);
        let mut told: Vec<(Option<G::Notice>, Vec<Viewer>)> = Vec::new();
        for &viewer in &self.viewers {
            let notice = G::tell(&before, &fact.event, &self.state, viewer);
            match told.iter_mut().find(|(known, _)| *known == notice) {
                Some((_, viewers)) => viewers.push(viewer),
                None => told.push((notice, vec![viewer])),
            }
        }
        let mut rule = fact.rule.as_str();
        for (notice, viewers) in told {
            let notice = notice.map_or_else(|| "-".into(), |notice| format!("{notice:?}"));
            let names = self.names(&viewers);
            self.line(&format!("  {rule:<14} {names:<5} {notice}"));
            rule = "";
        }
    }

    fn names(&self, viewers: &[Viewer]) -> String {
        if *viewers == *self.viewers {
            return "all".into();
        }
        let name = |viewer: &Viewer| match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "+".into(),
        };
        viewers.iter().map(name).collect()
    }

    /// What spectators know to be awaited.
    fn awaited(&mut self) {
        let mut line = String::from("  awaited:");
        for decision in G::pending(&self.state, Viewer::Spectator) {
            let seats: Vec<String> = decision.seats.iter().map(ToString::to_string).collect();
            // Writing into a string does not fail.
            let _ = write!(line, " {:?} of {}", decision.kind, seats.join(" "));
            if let Some(deadline) = decision.deadline {
                let _ = write!(line, " within {} ms", self.now.millis_until(deadline));
            }
            line.push(';');
        }
        self.line(&line);
    }
}
