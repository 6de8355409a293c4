//! Broken packs are refused, each fault named by its file, its row and its rule.

mod boards;
mod cards;
mod files;
mod optional;

use umpire_iron_sky::content::{Content, Fault, Files};

/// The faults of the default pack with these places of one file changed.
fn faults(text: &str, changes: &[(&str, &str)], pack: fn(&str) -> Files<'_>) -> Vec<String> {
    let mut changed = text.to_owned();
    for (from, to) in changes {
        assert!(changed.contains(from), "the default pack has no `{from}`");
        changed = changed.replacen(from, to, 1);
    }
    let loaded = Content::load(&pack(&changed));
    // On what line is another question.
    let faults = loaded.err().into_iter().flatten().map(|fault| Fault { line: None, ..fault });
    faults.map(|fault| fault.to_string()).collect()
}

fn boards(changes: &[(&str, &str)]) -> Vec<String> {
    faults(Files::DEFAULT.boards, changes, |boards| Files { boards, ..Files::DEFAULT })
}

fn meter(changes: &[(&str, &str)]) -> Vec<String> {
    faults(Files::DEFAULT.meter, changes, |meter| Files { meter, ..Files::DEFAULT })
}

fn commanders(changes: &[(&str, &str)]) -> Vec<String> {
    faults(Files::DEFAULT.commanders, changes, |commanders| Files { commanders, ..Files::DEFAULT })
}

fn command_cards(changes: &[(&str, &str)]) -> Vec<String> {
    faults(Files::DEFAULT.command_cards, changes, |command_cards| Files {
        command_cards,
        ..Files::DEFAULT
    })
}

fn combat_cards(changes: &[(&str, &str)]) -> Vec<String> {
    faults(Files::DEFAULT.combat_cards, changes, |combat_cards| Files {
        combat_cards,
        ..Files::DEFAULT
    })
}

fn special_commands(changes: &[(&str, &str)]) -> Vec<String> {
    faults(Files::DEFAULT.special_commands, changes, |special_commands| Files {
        special_commands,
        ..Files::DEFAULT
    })
}

fn secret_operations(changes: &[(&str, &str)]) -> Vec<String> {
    faults(Files::DEFAULT.secret_operations, changes, |secret_operations| Files {
        secret_operations,
        ..Files::DEFAULT
    })
}

fn time_tokens(changes: &[(&str, &str)]) -> Vec<String> {
    faults(Files::DEFAULT.time_tokens, changes, |time_tokens| Files {
        time_tokens,
        ..Files::DEFAULT
    })
}

/// The row with this id, as written.
fn row(file: &'static str, id: &str) -> &'static str {
    file.lines().find(|line| line.contains(&format!("\"{id}\""))).unwrap()
}

#[test]
fn the_default_pack_has_no_fault() {
    assert_eq!(boards(&[]), [""; 0]);
}

#[test]
fn a_file_that_is_no_toml_is_named() {
    let faults = boards(&[("white = [", "white = [[")]);
    assert!(faults.iter().all(|fault| fault.starts_with("`boards.toml`: ")), "{faults:?}");
    assert!(!faults.is_empty());
}

#[test]
fn an_unknown_key_or_value_is_a_fault_of_its_row() {
    assert_eq!(
        combat_cards(&[(r#"tactics = "red""#, r#"tactics = "blue""#)]),
        ["`combat_cards.toml`, row `CR-R1`: `blue` is none of red, yellow, green (IS-CONTENT-07)"]
    );
    assert_eq!(
        time_tokens(&[(r#"id = "TT-7""#, r#"id = "TT-7", colour = "red""#)]),
        [
            "`time_tokens.toml`, row `TT-7`: unknown field `colour`, expected one of `id`, `effect`, `sector` \
          (IS-CONTENT-10)"
        ]
    );
    assert_eq!(
        meter(&[("[[meter]]", "[[metre]]")]),
        ["`meter.toml`: `meter` is missing", "`meter.toml`: unknown key `metre`"]
    );
}

#[test]
fn all_faults_of_all_rows_are_named_at_once() {
    let faults = combat_cards(&[
        (r#""CR-R1", faction = "reich""#, r#""CR-R1", faction = "moon""#),
        (r#""double_hit""#, r#""triple_hit""#),
        ("copies = 2", "copies = 256"),
    ]);
    let rows: Vec<_> = faults.iter().filter_map(|fault| fault.split('`').nth(3)).collect();
    assert_eq!(rows, ["CR-R1", "CR-R2"]);
}
