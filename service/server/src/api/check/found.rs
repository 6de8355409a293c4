//! What a check finds, and where.

use serde::Serialize;
use serde_json::Value;

use crate::failure::{Flaw, FlawCode, MOST_TOLD};
use crate::wire::Path;

/// A message that can be held against the contract.
pub(super) trait Check {
    /// Names each field that is missing or has a value the contract does not know.
    fn check(&self, found: &mut Found<'_>);
}

/// The flaws of a request, gathered from where a message lies in it.
pub(super) struct Found<'a> {
    at: Option<Path<'a>>,
    flaws: &'a mut Vec<Flaw>,
}

impl<'a> Found<'a> {
    /// At the request itself.
    pub(super) fn new(flaws: &'a mut Vec<Flaw>) -> Self {
        Self { at: None, flaws }
    }

    /// A field that must be there.
    pub(super) fn missing_if(&mut self, absent: bool, name: &str) {
        if absent {
            self.push(below(self.at.as_ref(), name).missing());
        }
    }

    /// An object among kinds that has none of its members.
    pub(super) fn member_missing(&mut self, members: &[&str]) {
        let why = format!("expected one of the members `{}`", members.join("`, `"));
        let field = self.at.map(|at| at.to_string()).unwrap_or_default();
        self.push(Flaw::new(field, FlawCode::Missing, why));
    }

    /// Values of the enum `E` that are sent: each is one of its names, and not the unspecified one.
    pub(super) fn known<E: TryFrom<i32> + Serialize>(
        &mut self,
        name: &str,
        values: impl IntoIterator<Item = i32>,
    ) {
        for value in values {
            if value == 0 || E::try_from(value).is_err() {
                let at = below(self.at.as_ref(), name);
                self.push(at.unknown_among("value", value, &names::<E>()));
            }
        }
    }

    /// Adds a flaw, but for those beyond the first that is not told.
    fn push(&mut self, flaw: Flaw) {
        if self.flaws.len() <= MOST_TOLD {
            self.flaws.push(flaw);
        }
    }

    /// The message in a field, if there is one.
    pub(super) fn inside<T: Check>(&mut self, name: &str, message: Option<&T>) {
        if let Some(message) = message {
            let at = below(self.at.as_ref(), name);
            message.check(&mut Found { at: Some(at), flaws: self.flaws });
        }
    }

    /// Every message of a list.
    pub(super) fn all_of<T: Check>(&mut self, name: &str, messages: &[T]) {
        let list = below(self.at.as_ref(), name);
        for (index, message) in messages.iter().enumerate() {
            message.check(&mut Found { at: Some(list.row(index)), flaws: self.flaws });
        }
    }
}

fn below<'p>(at: Option<&'p Path<'p>>, name: &'p str) -> Path<'p> {
    at.map_or(Path::new(name), |at| at.field(name))
}

/// The names of an enum but the unspecified one. The contract numbers them without gaps.
fn names<E: TryFrom<i32> + Serialize>() -> Vec<String> {
    let values = (1..).map_while(|number| E::try_from(number).ok());
    let names = values.filter_map(|value| match serde_json::to_value(value) {
        Ok(Value::String(name)) => Some(name),
        Ok(_) | Err(_) => None,
    });
    names.collect()
}
