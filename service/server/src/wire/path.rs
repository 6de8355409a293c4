//! Where a field lies in a request.

use std::fmt;

use crate::failure::{Flaw, FlawCode, excerpt, known_names};

/// A path of JSON names into a request, such as `action.ironSky.recruit.placements[0].count`.
#[derive(Clone, Copy, Debug)]
pub struct Path<'a> {
    parent: Option<&'a Path<'a>>,
    step: Step<'a>,
}

#[derive(Clone, Copy, Debug)]
enum Step<'a> {
    Field(&'a str),
    Row(usize),
}

impl<'a> Path<'a> {
    /// A field of the request itself, or a path of several such as `record.entries`.
    #[must_use]
    pub const fn new(field: &'a str) -> Self {
        Path { parent: None, step: Step::Field(field) }
    }

    /// A field of the message that lies here.
    #[must_use]
    pub const fn field(&'a self, name: &'a str) -> Path<'a> {
        Path { parent: Some(self), step: Step::Field(name) }
    }

    /// A row of the list that lies here, from 0.
    #[must_use]
    pub const fn row(&'a self, index: usize) -> Path<'a> {
        Path { parent: Some(self), step: Step::Row(index) }
    }

    /// What is here has this flaw.
    #[must_use]
    pub fn flaw(&self, code: FlawCode, why: impl Into<String>) -> Flaw {
        Flaw::new(self.to_string(), code, why)
    }

    /// What should be here is absent.
    #[must_use]
    pub fn missing(&self) -> Flaw {
        self.flaw(FlawCode::Missing, "this field is required")
    }

    /// What is here names nothing; `kind` is what it should name, as in `space`.
    #[must_use]
    pub fn unknown(&self, kind: &str, value: impl fmt::Display) -> Flaw {
        self.unknown_among::<&str>(kind, value, &[])
    }

    /// The same, where it should be one of these names.
    #[must_use]
    pub fn unknown_among<N: AsRef<str>>(
        &self,
        kind: &str,
        value: impl fmt::Display,
        names: &[N],
    ) -> Flaw {
        let (value, others) = (excerpt(&value.to_string()), known_names(names));
        self.flaw(FlawCode::UnknownValue, format!("there is no {kind} `{value}`{others}"))
    }
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(parent) = self.parent {
            parent.fmt(f)?;
        }
        match self.step {
            Step::Field(name) if self.parent.is_some() => write!(f, ".{name}"),
            Step::Field(name) => f.write_str(name),
            Step::Row(index) => write!(f, "[{index}]"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_printed_as_json_names() {
        let action = Path::new("action");
        let recruit = action.field("recruit");
        let placements = recruit.field("placements");
        let row = placements.row(1);
        assert_eq!(row.field("count").to_string(), "action.recruit.placements[1].count");
    }
}
