//! No file names a place on somebody's machine or the host of a package registry: packages come by name.

use super::Fault;
use super::tree::{TextFile, Tree};

/// Folders at the top of somebody's machine.
const FOLDERS: &[&str] = &["work", "home", "root", "Users"];

/// Hosts of registries, by label: this file may not name them either.
const HOSTS: &[&[&str]] = &[
    &["index", "crates", "io"],
    &["static", "crates", "io"],
    &["registry", "npmjs", "org"],
    &["pypi", "org"],
    &["files", "pythonhosted", "org"],
    &["proxy", "golang", "org"],
    &["repo1", "maven", "org"],
    &["repo", "maven", "apache", "org"],
    &["deb", "debian", "org"],
];

pub(super) fn check(tree: &Tree) -> Vec<Fault> {
    let folders: Vec<String> = FOLDERS.iter().map(|folder| format!("/{folder}/")).collect();
    let hosts: Vec<String> = HOSTS.iter().map(|labels| labels.join(".")).collect();
    tree.files.iter().flat_map(|file| faults(file, &folders, &hosts)).collect()
}

fn faults(file: &TextFile, folders: &[String], hosts: &[String]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (number, line) in (1..).zip(file.text.lines()) {
        if let Some(folder) = folders.iter().find(|folder| holds_alone(line, folder)) {
            faults.push(Fault::new(
                &file.path,
                number,
                format!("a path of a machine: `{folder}…`"),
            ));
        }
        if let Some(host) = hosts.iter().find(|host| holds_alone(line, host)) {
            faults.push(Fault::new(&file.path, number, format!("a registry's host: `{host}`")));
        }
    }
    faults
}

/// Whether `wanted` stands in the line, and not as the end of a longer name or path.
fn holds_alone(line: &str, wanted: &str) -> bool {
    line.match_indices(wanted).any(|(at, _)| {
        let before = line.get(..at).and_then(|start| start.chars().next_back());
        !before.is_some_and(|c| c.is_alphanumeric() || "._-}".contains(c))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(text: &str) -> usize {
        let file = TextFile { path: "a.md".into(), text: text.to_owned() };
        check(&Tree { files: vec![file] }).len()
    }

    #[test]
    fn an_absolute_path_is_found_and_a_relative_one_is_not() {
        let (absolute, relative) = (["", "home", "ada/x"].join("/"), ["at", "home", "x"].join("/"));
        assert_eq!(faults_of(&format!("see `{absolute}`")), 1);
        assert_eq!(faults_of(&format!("see `{relative}`")), 0);
    }

    #[test]
    fn a_registry_is_found_and_a_repository_of_like_name_is_not() {
        assert_eq!(faults_of(&["https://py", "pi.org/project"].concat()), 1);
        assert_eq!(faults_of("rust-lang/crates.io"), 0);
    }
}
