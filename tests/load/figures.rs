//! What a measurement comes to.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::time::Duration;

use crate::door::Mishap;
use crate::processor::Spent;
use crate::tally::{Latencies, Tally};

/// What was measured.
pub(crate) struct Figures {
    /// What the callers counted.
    pub(crate) tally: Tally,
    /// For how long.
    pub(crate) lasted: Duration,
    /// What it kept the processor busy with.
    pub(crate) spent: Spent,
}

impl Figures {
    /// For people.
    ///
    /// # Errors
    /// Nobody reads it.
    pub(crate) fn print(&self, out: &mut impl Write) -> io::Result<()> {
        let Self { tally, lasted, spent } = self;
        writeln!(out, "measured       {:.1} s", lasted.as_secs_f64())?;
        writeln!(out, "matches ended  {}", tally.finished)?;
        self.print_calls(out, "submits", &tally.submits)?;
        if !tally.reads.is_empty() {
            self.print_calls(out, "reads", &tally.reads)?;
        }
        let processes =
            [("server", spent.server), ("store", spent.store), ("driver", spent.driver)];
        for (name, spent) in processes {
            if let Some(spent) = spent {
                let each = micros_each(spent, &tally.submits);
                writeln!(out, "processor      {name}: {each:.1} µs a submit{}", self.with_reads())?;
            }
        }
        print_mishaps(out, &tally.mishaps)
    }

    fn with_reads(&self) -> &'static str {
        if self.tally.reads.is_empty() { "" } else { ", its reads included" }
    }

    fn print_calls(&self, out: &mut impl Write, name: &str, calls: &Latencies) -> io::Result<()> {
        let rate = per_second(calls, self.lasted);
        let [p50, p90, p99, p999] = quantiles(calls);
        writeln!(out, "{name:<14} {} ({rate:.0}/s)", calls.len())?;
        writeln!(
            out,
            "  took         p50 {p50:.0} · p90 {p90:.0} · p99 {p99:.0} · p99.9 {p999:.0} µs"
        )
    }

    /// For programs, tab between the columns, as `--row` describes them.
    ///
    /// # Errors
    /// Nobody reads it.
    pub(crate) fn row(&self, what: &str, out: &mut impl Write) -> io::Result<()> {
        let Self { tally, lasted, spent } = self;
        let each = |spent: Option<Duration>| match spent {
            Some(spent) => format!("{:.1}", micros_each(spent, &tally.submits)),
            None => "-".to_owned(),
        };
        write!(out, "{what}\t{:.0}", per_second(&tally.submits, *lasted))?;
        for quantile in quantiles(&tally.submits) {
            write!(out, "\t{quantile:.0}")?;
        }
        for spent in [spent.server, spent.store, spent.driver] {
            write!(out, "\t{}", each(spent))?;
        }
        let mishaps: u64 = tally.mishaps.values().sum();
        writeln!(out, "\t{:.0}\t{mishaps}", per_second(&tally.reads, *lasted))
    }
}

fn print_mishaps(out: &mut impl Write, mishaps: &BTreeMap<Mishap, u64>) -> io::Result<()> {
    if mishaps.is_empty() {
        return writeln!(out, "errors         none");
    }
    for (mishap, count) in mishaps {
        writeln!(out, "errors         {count} × {mishap}")?;
    }
    Ok(())
}

fn per_second(calls: &Latencies, lasted: Duration) -> f64 {
    calls.len() as f64 / lasted.as_secs_f64()
}

fn micros_each(spent: Duration, calls: &Latencies) -> f64 {
    spent.as_secs_f64() * 1e6 / calls.len().max(1) as f64
}

/// p50, p90, p99 and p99.9, in microseconds.
fn quantiles(calls: &Latencies) -> [f64; 4] {
    [0.5, 0.9, 0.99, 0.999].map(|quantile| calls.value_at_quantile(quantile) as f64 / 1e3)
}
