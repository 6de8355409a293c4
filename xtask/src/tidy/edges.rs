//! Dependencies point one way: `engine ← games ← server → store, contract`.

use std::path::Path;

use toml::{Table, Value};

use super::Fault;
use crate::{Failure, ledger};

/// What a crate of the house may depend on.
struct Edge {
    /// Its folder.
    folder: String,
    /// Crates of ours it may use, beside what `games` allows.
    ours: &'static [&'static str],
    /// The same for its tests.
    in_tests: &'static [&'static str],
    /// Whether it may use games.
    games: bool,
    /// Whether it holds rules: no `std`, and nothing of the outside world.
    pure: bool,
}

/// What pure crates keep away from: clocks, sockets, wires, stores, somebody else's chance.
const OUTSIDE: &[&str] = &[
    "tokio",
    "futures",
    "tonic",
    "prost",
    "pbjson",
    "axum",
    "tower",
    "hyper",
    "http",
    "reqwest",
    "redis",
    "redb",
    "rand",
    "getrandom",
    "tracing",
    "opentelemetry",
    "umpire-contract",
    "umpire-store",
];

pub(super) fn check(root: &Path) -> Result<Vec<Fault>, Failure> {
    let mut faults = Vec::new();
    for edge in edges(root)? {
        let manifest = Path::new(&edge.folder).join("Cargo.toml");
        let text = std::fs::read_to_string(root.join(&manifest))?;
        let table: Table = text.parse()?;
        faults.extend(strays(&edge, &manifest, &text, &table));
        let library = Path::new(&edge.folder).join("src/lib.rs");
        if edge.pure && !std::fs::read_to_string(root.join(&library))?.contains("#![no_std]") {
            faults.push(Fault::new(&library, 1, "a crate of rules opens with `#![no_std]`"));
        }
    }
    Ok(faults)
}

/// The drawing, as data. Crates not named here (whole-service tests, chores) may use what they like.
fn edges(root: &Path) -> Result<Vec<Edge>, Failure> {
    let edge = |folder: &str, ours, in_tests, games, pure| Edge {
        folder: folder.to_owned(),
        ours,
        in_tests,
        games,
        pure,
    };
    let mut edges = vec![
        edge("service/engine", &[], &[], false, true),
        edge("service/laws", &["umpire-engine"], &[], false, false),
        edge("service/contract", &[], &[], false, false),
        edge("service/store", &[], &[], false, false),
        edge(
            "service/server",
            &["umpire-engine", "umpire-contract", "umpire-store"],
            &["umpire-client"],
            true,
            false,
        ),
        edge("client-sdk/rust", &["umpire-contract"], &[], false, false),
    ];
    for rules in ledger::rule_files(root)? {
        if let Some(folder) = rules.parent().and_then(|game| game.strip_prefix(root).ok()) {
            let folder = folder.to_string_lossy();
            edges.push(edge(&folder, &["umpire-engine"], &["umpire-laws"], false, true));
        }
    }
    Ok(edges)
}

/// The dependencies a manifest should not have.
fn strays(edge: &Edge, manifest: &Path, text: &str, table: &Table) -> Vec<Fault> {
    let mut faults = Vec::new();
    // A crate may ask itself for more features in its tests.
    let itself =
        table.get("package").and_then(|package| package.get("name")).and_then(Value::as_str);
    for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
        let Some(names) = table.get(section).and_then(Value::as_table) else {
            continue;
        };
        for name in names.keys() {
            let for_tests = section == "dev-dependencies" && edge.in_tests.contains(&name.as_str());
            if for_tests || itself == Some(name) || allowed(edge, name, section) {
                continue;
            }
            let line = text
                .lines()
                .position(|line| line.starts_with(name.as_str()))
                .map_or(1, |at| at + 1);
            let what = format!("`{}` may not depend on `{name}`", edge.folder);
            faults.push(Fault::new(manifest, line, what));
        }
    }
    faults
}

fn allowed(edge: &Edge, name: &str, section: &str) -> bool {
    if edge.ours.contains(&name) {
        return true;
    }
    if edge.pure && section != "dev-dependencies" {
        let outside = |taboo: &&str| *name == **taboo || name.starts_with(&format!("{taboo}-"));
        if OUTSIDE.iter().any(outside) {
            return false;
        }
    }
    let of_the_house = ["engine", "laws", "contract", "store", "server", "client"];
    match name.strip_prefix("umpire-") {
        None => true,
        Some(rest) => edge.games && !of_the_house.contains(&rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game() -> Edge {
        Edge {
            folder: "service/games/x".to_owned(),
            ours: &["umpire-engine"],
            in_tests: &["umpire-laws"],
            games: false,
            pure: true,
        }
    }

    fn strays_of(edge: &Edge, manifest: &str) -> Vec<String> {
        let table = manifest.parse().unwrap();
        let faults = strays(edge, Path::new("Cargo.toml"), manifest, &table);
        faults.into_iter().map(|fault| format!("{}: {}", fault.line, fault.what)).collect()
    }

    #[test]
    fn a_game_may_use_the_engine_and_in_its_tests_the_laws() {
        let manifest = "[dependencies]\nserde = \"1\"\numpire-engine.workspace = true\n\
                        [dev-dependencies]\numpire-laws.workspace = true\n";
        assert!(strays_of(&game(), manifest).is_empty());
    }

    #[test]
    fn a_game_that_uses_a_runtime_a_wire_or_the_laws_is_named_with_its_line() {
        let manifest =
            "[dependencies]\ntokio = \"1\"\ntonic-prost = \"1\"\numpire-laws.workspace = true\n";
        assert_eq!(
            strays_of(&game(), manifest),
            [
                "2: `service/games/x` may not depend on `tokio`",
                "3: `service/games/x` may not depend on `tonic-prost`",
                "4: `service/games/x` may not depend on `umpire-laws`",
            ]
        );
    }

    #[test]
    fn only_an_edge_to_games_reaches_one() {
        let manifest = "[dependencies]\numpire-iron-sky.workspace = true\n";
        assert_eq!(strays_of(&game(), manifest).len(), 1);
        assert!(strays_of(&Edge { games: true, pure: false, ..game() }, manifest).is_empty());
    }
}
