//! Every rule of a ledger is named by code and by a test; what waits for an option is listed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::Fault;
use super::marks::{self, Mark, Shape};
use super::tree::Tree;
use crate::Failure;
use crate::ledger::{self, Kind, Row, Rules};

/// How far the ledgers are covered.
#[derive(Default)]
pub(super) struct Coverage {
    pub(super) faults: Vec<Fault>,
    /// Ids that wait for an option, in the ledgers' order.
    pending: Vec<String>,
}

/// Widest line of the list of what is pending.
const WIDTH: usize = 100;

impl Coverage {
    /// What waits for an option, by name, in lines.
    pub(super) fn pending_lines(&self) -> Vec<String> {
        let mut lines = vec![format!("{} rules wait for their option:", self.pending.len())];
        for id in &self.pending {
            match lines.last_mut() {
                Some(line) if line.starts_with(' ') && line.len() + 1 + id.len() <= WIDTH => {
                    line.push(' ');
                    line.push_str(id);
                }
                _ => lines.push(format!("  {id}")),
            }
        }
        lines
    }
}

/// Checks the ledger of every game against its sources.
pub(super) fn check(root: &Path, tree: &Tree) -> Result<Coverage, Failure> {
    let mut coverage = Coverage::default();
    for file in ledger::rule_files(root)? {
        let rules = Rules::read(&file)?;
        let source = std::fs::read_to_string(&file)?;
        let file = file.strip_prefix(root).unwrap_or(&file).to_owned();
        let game = file.parent().unwrap_or(root).to_owned();
        let named = Named::read(tree, &game, &rules, &mut coverage.faults);
        judge(&rules, &Page { file, source }, &named, &mut coverage);
    }
    Ok(coverage)
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

fn judge(rules: &Rules, page: &Page, named: &Named, coverage: &mut Coverage) {
    for row in &rules.rows {
        let tested = named.by_tests.contains(&row.id);
        match row.kind {
            Kind::Ruling => {
                let rested_on = rules.rows.iter().any(|rule| rests_on(rule, row));
                // A ruling that rules rest on stands or falls, and waits, with them.
                if let Some(fault) = ruling_fault(row, rested_on, tested) {
                    coverage.faults.push(page.fault(row, fault));
                }
            }
            Kind::Rule | Kind::Invariant | Kind::Example => {
                // A test of an example with `parts` tests those parts alone.
                if row.needs_option() && (!tested || row.parts.is_some()) {
                    coverage.pending.push(row.id.clone());
                }
                if row.no_test.is_some() {
                    coverage.faults.push(page.fault(row, "has `no_test`, which is for rulings"));
                }
                if row.needs_option() && row.parts.is_none() {
                    continue;
                }
                if !tested {
                    coverage.faults.push(page.fault(row, "is named by no test"));
                }
                if is_citable(row) && !named.by_code.contains(&row.id) {
                    coverage.faults.push(page.fault(row, "is named by no code"));
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
text = "(a) without, (b) with."
tags = ["opt:black-ops"]
parts = "(a)"
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

    fn coverage(ledger: &str, by_code: &[&str], by_tests: &[&str]) -> (Vec<String>, Vec<String>) {
        let rules = toml::from_str(ledger).unwrap();
        let page = Page { file: "rules.toml".into(), source: ledger.to_owned() };
        let set = |ids: &[&str]| ids.iter().map(ToString::to_string).collect();
        let named = Named { by_code: set(by_code), by_tests: set(by_tests) };
        let mut coverage = Coverage::default();
        judge(&rules, &page, &named, &mut coverage);
        (coverage.faults.iter().map(ToString::to_string).collect(), coverage.pending)
    }

    #[test]
    fn a_rule_wants_code_and_a_test_a_definition_and_an_example_only_a_test() {
        let (faults, _) = coverage(LEDGER, &["IS-MOB-01"], &["IS-MOB-01", "IS-DEF-01", "IS-EX-01"]);
        assert_eq!(faults, [""; 0]);
        let (faults, _) = coverage(LEDGER, &[], &[]);
        assert_eq!(
            faults,
            [
                "rules.toml:4: `IS-MOB-01` is named by no test",
                "rules.toml:4: `IS-MOB-01` is named by no code",
                "rules.toml:16: `IS-EX-01` is named by no test",
                "rules.toml:23: `IS-DEF-01` is named by no test",
            ]
        );
    }

    #[test]
    fn what_needs_an_option_is_pending_until_a_test_names_all_of_it() {
        assert_eq!(coverage(LEDGER, &[], &[]).1, ["IS-BLK-01", "IS-EX-01"]);
        assert_eq!(coverage(LEDGER, &[], &["IS-BLK-01", "IS-EX-01"]).1, ["IS-EX-01"]);
    }

    #[test]
    fn a_ruling_that_no_rule_rests_on_wants_a_test_or_a_reason() {
        let alone = LEDGER.replace("rulings = [\"IS-RULING-01\"]\n", "");
        let others = ["IS-MOB-01", "IS-DEF-01", "IS-EX-01"];
        assert_eq!(coverage(&alone, &["IS-MOB-01"], &others).0.len(), 1);
        let tested = [&others[..], &["IS-RULING-01"]].concat();
        assert_eq!(coverage(&alone, &["IS-MOB-01"], &tested).0, [""; 0]);
        let excused = format!("{alone}no_test = \"has no consequence\"\n");
        assert_eq!(coverage(&excused, &["IS-MOB-01"], &others).0, [""; 0]);
        assert_eq!(coverage(&excused, &["IS-MOB-01"], &tested).0.len(), 1);
    }

    #[test]
    fn the_pending_list_breaks_its_lines() {
        let pending = vec!["IS-BLK-01".to_owned(); 12];
        let lines = Coverage { faults: Vec::new(), pending }.pending_lines();
        assert_eq!(lines.len(), 3);
        assert!(lines.iter().all(|line| line.len() <= WIDTH));
    }
}
