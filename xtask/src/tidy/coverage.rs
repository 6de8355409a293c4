//! Every rule of a ledger is named by code and by a test.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::Fault;
use super::marks::{self, Mark, Shape};
use super::tree::Tree;
use crate::Failure;
use crate::ledger::{self, Kind, Row, Rules};

/// Checks the ledger of every game against its sources.
pub(super) fn check(root: &Path, tree: &Tree) -> Result<Vec<Fault>, Failure> {
    let mut faults = Vec::new();
    for file in ledger::rule_files(root)? {
        let rules = Rules::read(&file)?;
        let source = std::fs::read_to_string(&file)?;
        let file = file.strip_prefix(root).unwrap_or(&file).to_owned();
        let game = file.parent().unwrap_or(root).to_owned();
        let named = Named::read(tree, &game, &rules, &mut faults);
        judge(&rules, &Page { file, source }, &named, &mut faults);
    }
    Ok(faults)
}

/// What a game's sources name.
#[derive(Default)]
struct Named {
    by_code: BTreeSet<String>,
    by_tests: BTreeSet<String>,
}

impl Named {
    /// Reads all sources of a game; ids that the ledger does not have are faults.
    fn read(tree: &Tree, game: &Path, rules: &Rules, faults: &mut Vec<Fault>) -> Self {
        let shape = Shape::of(rules.rows.iter().map(|row| row.id.as_str()));
        let mut named = Named::default();
        let tests = game.join("tests");
        for file in tree.rust_under(game) {
            if file.path == game.join("src/ledger.rs") {
                continue;
            }
            let all_tests = file.path.starts_with(&tests) || file.path.ends_with("tests.rs");
            let marks = marks::read(&file.text, &shape, all_tests);
            let astray = "a `Rules:` mark stands above a test";
            faults.extend(marks.astray.iter().map(|line| Fault::new(&file.path, *line, astray)));
            let mut keep = |marks: Vec<Mark>, set: &mut BTreeSet<String>| {
                for Mark { id, line } in marks {
                    if rules.rows.iter().any(|row| row.id == id) {
                        set.insert(id);
                    } else {
                        faults.push(Fault::new(&file.path, line, format!("unknown rule `{id}`")));
                    }
                }
            };
            keep(marks.in_code, &mut named.by_code);
            keep(marks.in_tests, &mut named.by_tests);
        }
        named
    }
}

/// The `rules.toml` that faults point into.
struct Page {
    file: PathBuf,
    source: String,
}

impl Page {
    fn fault(&self, row: &Row, what: &str) -> Fault {
        let wanted = format!("id = \"{}\"", row.id);
        let line = self.source.lines().position(|line| line == wanted).map_or(1, |at| at + 1);
        Fault::new(&self.file, line, format!("`{}` {what}", row.id))
    }
}

fn judge(rules: &Rules, page: &Page, named: &Named, faults: &mut Vec<Fault>) {
    for row in &rules.rows {
        let tested = named.by_tests.contains(&row.id);
        match row.kind {
            Kind::Ruling => {
                let rested_on = rules.rows.iter().any(|rule| rests_on(rule, row));
                // A ruling that rules rest on stands or falls with them.
                if let Some(fault) = ruling_fault(row, rested_on, tested) {
                    faults.push(page.fault(row, fault));
                }
            }
            Kind::Rule | Kind::Invariant | Kind::Example => {
                if row.no_test.is_some() {
                    faults.push(page.fault(row, "has `no_test`, which is for rulings"));
                }
                if !tested {
                    faults.push(page.fault(row, "is named by no test"));
                }
                if is_citable(row) && !named.by_code.contains(&row.id) {
                    faults.push(page.fault(row, "is named by no code"));
                }
            }
        }
    }
}

/// Whether a rule, not an example, rests on this ruling.
fn rests_on(rule: &Row, ruling: &Row) -> bool {
    rule.kind != Kind::Example && rule.rulings.contains(&ruling.id)
}

fn ruling_fault(ruling: &Row, rested_on: bool, tested: bool) -> Option<&'static str> {
    match (rested_on || tested, ruling.no_test.is_some()) {
        (true, false) | (false, true) => None,
        (true, true) => Some("is covered and needs no `no_test`"),
        (false, false) => {
            Some("is a ruling that no rule rests on: name it by a test, or say `no_test`")
        }
    }
}

/// Whether code can name the row: definitions say what words mean, examples show, and neither is ever broken.
fn is_citable(row: &Row) -> bool {
    row.kind != Kind::Example && !row.id.contains("-DEF-")
}

#[cfg(test)]
mod tests {
    use super::*;

    const LEDGER: &str = r#"
ruleset = "game/1"
[[rule]]
id = "IS-MOB-01"
kind = "rule"
chapter = "2.12"
text = "A rule."
rulings = ["IS-RULING-01"]
[[rule]]
id = "IS-BLK-01"
kind = "rule"
chapter = "2.20"
text = "An optional rule."
tags = ["opt:black-ops"]
[[rule]]
id = "IS-EX-01"
kind = "example"
chapter = "9"
text = "Shown."
[[rule]]
id = "IS-DEF-01"
kind = "rule"
chapter = "2.1"
text = "A word."
[[rule]]
id = "IS-RULING-01"
kind = "ruling"
chapter = "7"
text = "Asked. Answered."
"#;

    fn faults(ledger: &str, by_code: &[&str], by_tests: &[&str]) -> Vec<String> {
        let rules = toml::from_str(ledger).unwrap();
        let page = Page { file: "rules.toml".into(), source: ledger.to_owned() };
        let set = |ids: &[&str]| ids.iter().map(ToString::to_string).collect();
        let named = Named { by_code: set(by_code), by_tests: set(by_tests) };
        let mut faults = Vec::new();
        judge(&rules, &page, &named, &mut faults);
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_rule_wants_code_and_a_test_be_it_optional_a_definition_and_an_example_only_a_test() {
        let code = ["IS-MOB-01", "IS-BLK-01"];
        let tests = ["IS-MOB-01", "IS-BLK-01", "IS-DEF-01", "IS-EX-01"];
        assert_eq!(faults(LEDGER, &code, &tests), [""; 0]);
        assert_eq!(
            faults(LEDGER, &[], &[]),
            [
                "rules.toml:4: `IS-MOB-01` is named by no test",
                "rules.toml:4: `IS-MOB-01` is named by no code",
                "rules.toml:10: `IS-BLK-01` is named by no test",
                "rules.toml:10: `IS-BLK-01` is named by no code",
                "rules.toml:16: `IS-EX-01` is named by no test",
                "rules.toml:21: `IS-DEF-01` is named by no test",
            ]
        );
    }

    #[test]
    fn a_ruling_that_no_rule_rests_on_wants_a_test_or_a_reason() {
        let alone = LEDGER.replace("rulings = [\"IS-RULING-01\"]\n", "");
        let code = ["IS-MOB-01", "IS-BLK-01"];
        let others = ["IS-MOB-01", "IS-BLK-01", "IS-DEF-01", "IS-EX-01"];
        assert_eq!(faults(&alone, &code, &others).len(), 1);
        let tested = [&others[..], &["IS-RULING-01"]].concat();
        assert_eq!(faults(&alone, &code, &tested), [""; 0]);
        let excused = format!("{alone}no_test = \"has no consequence\"\n");
        assert_eq!(faults(&excused, &code, &others), [""; 0]);
        assert_eq!(faults(&excused, &code, &tested).len(), 1);
    }
}
