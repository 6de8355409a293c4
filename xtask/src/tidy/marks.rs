//! Which rules a Rust source names, in its code and by its tests.
//!
//! Code names a rule by its constant (`IS_MOB_04`) or, in a comment, by its id (`IS-MOB-04`). A test names one by how
//! its name begins (`mob_04_an_army_never_exceeds_three_units`), and more by a line above it:
//!
//! ```text
//! /// Rules: IS-MOB-04, IS-ARMY-02
//! #[test]
//! ```

use std::collections::BTreeSet;

/// What one source names.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Marks {
    /// By its code, outside tests.
    pub(super) in_code: Vec<Mark>,
    /// By its tests.
    pub(super) in_tests: Vec<Mark>,
    /// Lines of `Rules:` marks that no test follows.
    pub(super) astray: Vec<usize>,
}

/// One id, where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Mark {
    pub(super) id: String,
    /// From 1.
    pub(super) line: usize,
}

/// How the ids of one ledger look.
pub(super) struct Shape {
    /// `IS`.
    prefix: String,
    /// `MOB`, `ARMY`, …
    groups: BTreeSet<String>,
}

impl Shape {
    /// The shape of these ids, all `PREFIX-GROUP-NUMBER` with one prefix.
    pub(super) fn of<'a>(ids: impl Iterator<Item = &'a str>) -> Self {
        let mut shape = Shape { prefix: String::new(), groups: BTreeSet::new() };
        for id in ids {
            let mut parts = id.split('-');
            shape.prefix = parts.next().unwrap_or_default().to_owned();
            shape.groups.extend(parts.next().map(str::to_owned));
        }
        shape
    }

    /// The id a test of this name tests: `mob_04_…` is `IS-MOB-04`.
    fn of_test(&self, name: &str) -> Option<String> {
        let mut words = name.split('_');
        let group = words.next()?.to_uppercase();
        let number = words.next()?.to_uppercase();
        let numbered = number.len() >= 2 && number.ends_with(|c: char| c.is_ascii_digit());
        (numbered && self.groups.contains(&group))
            .then(|| format!("{}-{group}-{number}", self.prefix))
    }

    /// The ids a line of code names: constants anywhere, ids as such in comments.
    fn in_code(&self, line: &str) -> Vec<String> {
        let mut ids = self.in_line(line, '_');
        if line.contains("//") {
            ids.extend(self.in_line(line, '-'));
        }
        ids
    }

    /// The ids a line names with this separator, `-` as in prose or `_` as in constants.
    fn in_line(&self, line: &str, separator: char) -> Vec<String> {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == separator;
        line.split(|c| !is_word(c))
            .filter_map(|word| {
                let mut parts = word.split(separator);
                let (prefix, group, number) = (parts.next()?, parts.next()?, parts.next()?);
                let is_id = prefix == self.prefix
                    && self.groups.contains(group)
                    && number.ends_with(|c: char| c.is_ascii_digit())
                    && parts.next().is_none();
                is_id.then(|| format!("{prefix}-{group}-{number}"))
            })
            .collect()
    }
}

/// Reads the marks of one source; `all_tests` if it is test code from its first line.
pub(super) fn read(text: &str, shape: &Shape, all_tests: bool) -> Marks {
    let mut marks = Marks::default();
    let mut in_tests = all_tests;
    // What comments and attributes say of the line they stand above.
    let (mut rules_above, mut test_above, mut cfg_test_above) = (Vec::new(), false, false);
    for (number, line) in (1..).zip(text.lines().map(str::trim)) {
        let mark = |id| Mark { id, line: number };
        if !in_tests {
            marks.in_code.extend(shape.in_code(line).into_iter().map(mark));
        }
        if let Some(ids) = rules_mark(line) {
            rules_above.extend(ids.map(mark));
        } else if line.starts_with("#[") || line.starts_with("//") {
            test_above |= line == "#[test]" || line.starts_with("#[rstest");
            cfg_test_above |= line == "#[cfg(test)]";
        } else {
            if let Some(name) = function_name(line).filter(|_| test_above) {
                marks.in_tests.extend(shape.of_test(name).map(mark));
                marks.in_tests.append(&mut rules_above);
            }
            // Tests in a source stand at its end.
            in_tests |= cfg_test_above && line.starts_with("mod ") && line.ends_with('{');
            marks.astray.extend(rules_above.drain(..).map(|mark| mark.line));
            (test_above, cfg_test_above) = (false, false);
        }
    }
    marks.astray.dedup();
    marks
}

/// The ids in `/// Rules: IS-MOB-04, IS-ARMY-02`.
fn rules_mark(line: &str) -> Option<impl Iterator<Item = String>> {
    let comment = line.strip_prefix("//")?.trim_start_matches('/').trim_start();
    comment.strip_prefix("Rules: ").map(|ids| ids.split(',').map(|id| id.trim().to_owned()))
}

/// The name in `fn name(`.
fn function_name(line: &str) -> Option<&str> {
    let (_, rest) = line.split_once("fn ")?;
    rest.split_once('(').map(|(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks_of(text: &str) -> Marks {
        let ids = ["IS-MOB-04", "IS-ARMY-02", "IS-EX-S1", "IS-RULING-106"];
        read(text, &Shape::of(ids.into_iter()), false)
    }

    fn ids(marks: &[Mark]) -> Vec<&str> {
        marks.iter().map(|mark| mark.id.as_str()).collect()
    }

    #[test]
    fn code_names_by_constant_or_by_comment_and_not_from_its_tests() {
        let source = "/// An army (IS-ARMY-02).\n#[cfg(test)]\nmod table;\nlet rule = ledger::IS_MOB_04;\n\
                      #[cfg(test)]\n#[allow(x)]\nmod tests {\n use super::IS_MOB_05;\n}\n";
        assert_eq!(ids(&marks_of(source).in_code), ["IS-ARMY-02", "IS-MOB-04"]);
    }

    #[test]
    fn a_test_names_by_the_beginning_of_its_name() {
        let source = "#[test]\nfn mob_04_an_army() {}\n#[test]\nfn ex_s1_meter() {}\n\
                      #[test]\nfn ruling_106_ends() {}\n#[test]\nfn army_of_three_moves() {}\n";
        assert_eq!(ids(&marks_of(source).in_tests), ["IS-MOB-04", "IS-EX-S1", "IS-RULING-106"]);
    }

    #[test]
    fn a_function_that_is_no_test_names_nothing() {
        assert_eq!(marks_of("fn mob_04_an_army() {}\n").in_tests, []);
    }

    #[test]
    fn a_mark_above_a_test_names_more_and_is_not_checked_here() {
        let source = "/// Rules: IS-MOB-99, IS-ARMY-02\n#[test]\nfn a_sentence() {}\n";
        let marks = marks_of(source);
        assert_eq!(ids(&marks.in_tests), ["IS-MOB-99", "IS-ARMY-02"]);
        assert_eq!(marks.in_tests.first().map(|mark| mark.line), Some(1));
    }

    #[test]
    fn a_mark_without_a_test_is_astray() {
        let source = "/// Rules: IS-MOB-04\nfn arrange() {}\n#[test]\nfn a_sentence() {}\n";
        let marks = marks_of(source);
        assert_eq!((marks.astray, marks.in_tests), (vec![1], vec![]));
    }
}
