//! What is alike for every game: moments, decisions, refusals.

use umpire_contract::umpire::v1;
use umpire_contract::wkt::Timestamp;
use umpire_engine::{Cited, Decision, Time};

use super::{Path, Wire};

const MILLIS_PER_SECOND: u64 = 1000;
const NANOS_PER_MILLI: u32 = 1_000_000;
/// 9999-12-31T23:59:59.999Z, the last moment that JSON can say.
const LAST_MILLI: u64 = 253_402_300_799_999;

/// A moment of the rules; one after the year 9999 is its end.
#[must_use]
pub fn time_out(time: Time) -> Timestamp {
    let millis = time.0.min(LAST_MILLI);
    let (seconds, rest) = (millis / MILLIS_PER_SECOND, millis % MILLIS_PER_SECOND);
    // INVARIANT: both fit: `millis` is bounded by the year 9999, `rest` lies below 1000.
    let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
    let nanos = i32::try_from(rest).unwrap_or(0) * NANOS_PER_MILLI.cast_signed();
    Timestamp { seconds, nanos }
}

/// The moment a timestamp means; `None` before 1970. The rules count whole milliseconds: what is finer
/// is cut off.
#[must_use]
pub fn time_in(timestamp: Timestamp) -> Option<Time> {
    let seconds = u64::try_from(timestamp.seconds).ok()?;
    let nanos = u32::try_from(timestamp.nanos).ok()?;
    let millis = seconds.checked_mul(MILLIS_PER_SECOND)?;
    Some(Time(millis.checked_add(u64::from(nanos / NANOS_PER_MILLI))?))
}

/// A decision as its viewer may know of it.
#[must_use]
pub fn decision_out<G: Wire>(decision: &Decision<G::Kind>) -> v1::Decision {
    let Decision { id, seats, kind, deadline } = decision;
    v1::Decision {
        id: id.to_string(),
        seats: seats.iter().map(|seat| u32::from(seat.0)).collect(),
        kind: G::kind_out(kind).to_owned(),
        deadline: deadline.map(time_out),
    }
}

/// A reason to refuse an action; `here` is where the action lies in the request.
#[must_use]
pub fn action_violation_out<G: Wire>(
    violation: &G::Violation,
    action: &G::Action,
    here: Path<'_>,
) -> v1::Violation {
    let path = here.field(G::action_path(action));
    refusal(violation, |field| path.field(&G::action_field(action, field)).to_string())
}

/// A reason to refuse the options of a match; `here` is where they lie in the request.
#[must_use]
pub fn options_violation_out<G: Wire>(violation: &G::Violation, here: Path<'_>) -> v1::Violation {
    refusal(violation, |field| here.field(&G::options_field(field)).to_string())
}

/// A reason to refuse what no client has said, as the clock's answer in a log; `here` is where it
/// lies.
#[must_use]
pub fn violation_out<V: Cited>(violation: &V, here: &str) -> v1::Violation {
    refusal(violation, |field| format!("{here}.{field}"))
}

fn refusal(violation: &impl Cited, path: impl Fn(&'static str) -> String) -> v1::Violation {
    let field = match violation.field() {
        "" => String::new(),
        field => path(field),
    };
    let parameters = violation.parameters();
    v1::Violation {
        rule: violation.rule().to_string(),
        code: slug(violation.code()),
        message: violation.message(),
        field,
        parameters: parameters.into_iter().map(|fact| (fact.name.to_owned(), fact.value)).collect(),
    }
}

/// `ARMY_TOO_LARGE` as `army-too-large`.
fn slug(code: &str) -> String {
    code.to_ascii_lowercase().replace('_', "-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_survives_the_way_out_and_back() {
        for millis in [0, 1, 999, 1000, 1_796_000_000_123, LAST_MILLI] {
            assert_eq!(time_in(time_out(Time(millis))), Some(Time(millis)));
        }
    }

    #[test]
    fn the_end_of_time_is_the_last_moment_that_json_can_say() {
        assert_eq!(time_out(Time(u64::MAX)), time_out(Time(LAST_MILLI)));
    }

    #[test]
    fn a_code_becomes_a_slug() {
        assert_eq!(slug("ARMY_TOO_LARGE"), "army-too-large");
    }
}
