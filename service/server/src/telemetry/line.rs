//! A log line for people.

use std::fmt;

use tracing::{Event, Subscriber};
use tracing_subscriber::fmt::FmtContext;
use tracing_subscriber::fmt::format::{FormatEvent, FormatFields, Writer};
use tracing_subscriber::fmt::time::{FormatTime, SystemTime};
use tracing_subscriber::registry::LookupSpan;

/// Time, level, message and fields. The spans around an event are left to traces and to JSON, where
/// their many fields do no harm; an event carries what makes its line read alone.
pub(super) struct Line;

impl<S, N> FormatEvent<S, N> for Line
where
    S: Subscriber + for<'span> LookupSpan<'span>,
    N: for<'writer> FormatFields<'writer> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut line: Writer<'_>,
        event: &Event<'_>,
    ) -> fmt::Result {
        SystemTime.format_time(&mut line)?;
        write!(line, " {:>5} ", event.metadata().level())?;
        context.format_fields(line.by_ref(), event)?;
        writeln!(line)
    }
}
