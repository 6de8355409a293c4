//! `ledger`: the constants a game cites its rules by, generated from its `rules.toml`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::Failure;

/// A game's `rules.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rules {
    /// The version of the rules as played.
    pub(crate) ruleset: String,
    /// The rows, in the rulebook's order.
    #[serde(rename = "rule")]
    pub(crate) rows: Vec<Row>,
}

/// One row of a `rules.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) kind: Kind,
    pub(crate) chapter: String,
    pub(crate) text: String,
    /// Where the rulebook prints it; empty for what it does not say.
    #[serde(default)]
    pub(crate) source: String,
    #[serde(default)]
    pub(crate) tags: Vec<String>,
    #[serde(default)]
    pub(crate) rulings: Vec<String>,
    /// Why a ruling that no rule rests on has no test of its own.
    pub(crate) no_test: Option<String>,
}

/// What a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kind {
    Rule,
    Invariant,
    Ruling,
    Example,
}

impl Rules {
    /// Reads and checks one `rules.toml`: ids are unique, rulings exist, texts are there.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        let text = std::fs::read_to_string(path)?;
        Self::parse(&text).map_err(|failure| format!("{}: {failure}", path.display()).into())
    }

    fn parse(text: &str) -> Result<Self, Failure> {
        let rules: Rules = toml::from_str(text)?;
        for (place, row) in rules.rows.iter().enumerate() {
            if rules.rows.iter().take(place).any(|earlier| earlier.id == row.id) {
                return Err(format!("`{}` is there twice", row.id).into());
            }
            if row.text.is_empty() || row.chapter.is_empty() {
                return Err(format!("`{}` lacks its text or its chapter", row.id).into());
            }
            for ruling in &row.rulings {
                if !rules.rows.iter().any(|r| r.id == *ruling && r.kind == Kind::Ruling) {
                    return Err(
                        format!("`{}` rests on the unknown ruling `{ruling}`", row.id).into()
                    );
                }
            }
        }
        Ok(rules)
    }
}

impl Row {
    /// The name of its constant: `IS_MOB_04`.
    pub(crate) fn constant(&self) -> String {
        self.id.replace('-', "_")
    }
}

/// The `rules.toml` of every game, in the order of their folders.
pub(crate) fn rule_files(root: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for game in std::fs::read_dir(root.join("service/games"))? {
        let rules = game?.path().join("rules.toml");
        if rules.is_file() {
            files.push(rules);
        }
    }
    files.sort();
    Ok(files)
}

/// Writes `src/ledger.rs` of every game; with `check` only says which is out of date.
pub(crate) fn run(root: &Path, check: bool) -> Result<(), Failure> {
    for source in rule_files(root)? {
        let target = source.with_file_name("src").join("ledger.rs");
        let generated = generate(&Rules::read(&source)?);
        if !check {
            std::fs::write(&target, generated)?;
        } else if std::fs::read_to_string(&target).ok().as_deref() != Some(generated.as_str()) {
            let shown = target.strip_prefix(root).unwrap_or(&target).display();
            return Err(format!("`{shown}` is out of date: run `cargo xtask ledger`").into());
        }
    }
    Ok(())
}

/// The text of `ledger.rs`, as rustfmt leaves it.
fn generate(rules: &Rules) -> String {
    let mut out = String::from(
        "//! The ledger of this game: @generated from `rules.toml` by `cargo xtask ledger`, never edited.\n\n\
         use umpire_engine::{Ledger, Rule, RuleId, RuleKind};\n",
    );
    for row in &rules.rows {
        let doc = first_sentence(&row.text).replace('[', r"\[").replace(']', r"\]");
        let (name, id) = (row.constant(), &row.id);
        // INVARIANT: writing to a string cannot fail.
        let _ = write!(out, "\n/// {doc}\npub const {name}: RuleId = RuleId::new(\"{id}\");\n");
    }
    let _ = write!(
        out,
        "\n/// Every rule, in the rulebook's order.\npub static LEDGER: Ledger = Ledger {{\n    \
         ruleset: {:?},\n    rules: RULES,\n}};\n\nstatic RULES: &[Rule] = &[\n",
        rules.ruleset
    );
    for row in &rules.rows {
        let _ = write!(
            out,
            "    Rule {{\n        id: {},\n        kind: RuleKind::{:?},\n        chapter: {:?},\n        \
             text: {:?},\n        source: {:?},\n        tags: &{:?},\n        rulings: &[{}],\n    }},\n",
            row.constant(),
            row.kind,
            row.chapter,
            row.text,
            row.source,
            row.tags,
            row.rulings.join(", ").replace('-', "_"),
        );
    }
    out.push_str("];\n");
    out
}

/// What of a rule stands in the documentation of its constant.
fn first_sentence(text: &str) -> &str {
    text.char_indices()
        .zip(text.chars().skip(1))
        .find(|((_, stop), next)| matches!(stop, '.' | '?') && *next == ' ')
        .and_then(|((at, _), _)| text.get(..=at))
        .unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO_ROWS: &str = r#"
        ruleset = "game/1"
        [[rule]]
        id = "IS-MOB-01"
        kind = "rule"
        chapter = "2.12 Mobilization"
        text = "It names an army [one]. Any army."
        source = "001"
        tags = ["opt:x"]
        rulings = ["IS-RULING-01"]
        [[rule]]
        id = "IS-RULING-01"
        kind = "ruling"
        chapter = "7 Rulings"
        text = "Which army? Any."
    "#;

    #[test]
    fn a_row_becomes_a_documented_constant_and_a_row_of_the_ledger() {
        let generated = generate(&Rules::parse(TWO_ROWS).unwrap());
        assert!(generated.contains(
            "/// It names an army \\[one\\].\npub const IS_MOB_01: RuleId = RuleId::new(\"IS-MOB-01\");"
        ));
        assert!(generated.contains("rulings: &[IS_RULING_01]"));
        assert!(generated.contains("kind: RuleKind::Ruling"));
    }

    #[test]
    fn an_id_that_is_there_twice_is_refused() {
        let twice = TWO_ROWS.replace("IS-MOB-01", "IS-RULING-01");
        let failure = Rules::parse(&twice).unwrap_err().to_string();
        assert_eq!(failure, "`IS-RULING-01` is there twice");
    }

    #[test]
    fn an_unknown_ruling_is_refused() {
        let unknown = TWO_ROWS.replace(r#"["IS-RULING-01"]"#, r#"["IS-RULING-02"]"#);
        let failure = Rules::parse(&unknown).unwrap_err().to_string();
        assert_eq!(failure, "`IS-MOB-01` rests on the unknown ruling `IS-RULING-02`");
    }

    #[test]
    fn the_first_sentence_ends_at_its_stop_not_at_a_decimal_point() {
        assert_eq!(first_sentence("Mean cost 1.73 holds. More."), "Mean cost 1.73 holds.");
        assert_eq!(first_sentence("Ring or row? A row."), "Ring or row?");
        assert_eq!(first_sentence("No stop at all"), "No stop at all");
    }
}
