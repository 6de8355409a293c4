//! Comments of the contract, as a reader of JSON wants them.

use std::collections::BTreeMap;

use prost_reflect::FileDescriptor;

use crate::generate::contract::{Contract, comment};

/// Comments, with the JSON names of fields.
pub(super) struct Prose {
    /// Names of fields that differ in JSON.
    json_names: BTreeMap<String, String>,
}

impl Prose {
    /// Learns the names of all fields.
    pub(super) fn new(contract: &Contract) -> Self {
        let json_names = contract
            .pool
            .all_messages()
            .flat_map(|message| {
                let pair = |field: prost_reflect::FieldDescriptor| {
                    (field.name().to_owned(), field.json_name().to_owned())
                };
                message.fields().map(pair).collect::<Vec<_>>()
            })
            .filter(|(name, json_name)| name != json_name)
            .collect();
        Self { json_names }
    }

    /// The comment above a declaration, in paragraphs.
    pub(super) fn of(&self, file: &FileDescriptor, path: &[i32]) -> String {
        let mut paragraphs = vec![String::new()];
        for line in comment(file, path).lines() {
            match paragraphs.last_mut() {
                Some(last) if !line.is_empty() => {
                    if !last.is_empty() {
                        last.push(' ');
                    }
                    last.push_str(line);
                }
                _ => paragraphs.push(String::new()),
            }
        }
        self.renamed(&paragraphs.join("\n\n"))
    }

    /// Text with the names in backticks as JSON has them.
    fn renamed(&self, text: &str) -> String {
        let named = |word: &str| -> String {
            let parts =
                word.split('.').map(|part| self.json_names.get(part).map_or(part, String::as_str));
            parts.collect::<Vec<_>>().join(".")
        };
        let pieces = text.split('`').enumerate();
        let pieces = pieces.map(
            |(index, piece)| {
                if index % 2 == 1 { named(piece) } else { piece.to_owned() }
            },
        );
        pieces.collect::<Vec<_>>().join("`")
    }
}

/// The first sentence of a comment, without its full stop.
pub(super) fn summary(text: &str) -> String {
    let first = text.split("\n\n").next().unwrap_or_default();
    let sentence = first.split(". ").next().unwrap_or_default();
    sentence.trim_end_matches('.').to_owned()
}
