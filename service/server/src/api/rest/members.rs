//! The members of an object within a body, as often as they are given: a message keeps each once.

use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde_path_to_error::{Path, Segment};

/// The names of the members of the object at a path, in the order of the body. Where the body is
/// broken they end.
pub(super) fn names(body: &str, path: &Path) -> Vec<String> {
    let steps: Vec<&Segment> = path.iter().collect();
    let mut names = Vec::new();
    let mut reader = serde_json::Deserializer::from_str(body);
    // A fault beyond the object is not what is asked for.
    let _ = Walk { steps: &steps, names: &mut names }.deserialize(&mut reader);
    names
}

/// Goes down a path, and collects the names at its end.
struct Walk<'a> {
    steps: &'a [&'a Segment],
    names: &'a mut Vec<String>,
}

impl Walk<'_> {
    /// The way on through this step, if it is the next and the end was not reached before.
    fn on(&mut self, here: impl Fn(&Segment) -> bool) -> Option<Walk<'_>> {
        let (next, steps) = self.steps.split_first()?;
        (here(next) && self.names.is_empty()).then_some(Walk { steps, names: &mut *self.names })
    }
}

impl<'de> DeserializeSeed<'de> for Walk<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Walk<'_> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object or a list")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<(), A::Error> {
        while let Some(name) = map.next_key::<String>()? {
            let is_step = |step: &Segment| matches!(step, Segment::Map { key } if *key == name);
            match self.on(is_step) {
                Some(walk) => map.next_value_seed(walk)?,
                None => _ = map.next_value::<IgnoredAny>()?,
            }
            if self.steps.is_empty() {
                self.names.push(name);
            }
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut rows: A) -> Result<(), A::Error> {
        for row in 0.. {
            let is_step = |step: &Segment| matches!(step, Segment::Seq { index } if *index == row);
            let more = match self.on(is_step) {
                Some(walk) => rows.next_element_seed(walk)?.is_some(),
                None => rows.next_element::<IgnoredAny>()?.is_some(),
            };
            if !more {
                break;
            }
        }
        Ok(())
    }
}
