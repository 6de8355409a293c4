//! Faults by file and line, and those that no rule of the game speaks of.

use umpire_engine::{Digested as _, Pack, PackFile};
use umpire_iron_sky::content::{Content, Files};

use super::row;

/// The faults of the default pack with these places changed, each in the file of its name.
fn faults(changes: &[(&str, &str, &str)]) -> Vec<String> {
    let text_of = |name: &str| Content::FILES.iter().find(|file| file.name == name).unwrap().text;
    let changed: Vec<(&str, String)> = Content::FILES
        .iter()
        .map(|file| {
            let mut text = file.text.to_owned();
            for (_, from, to) in changes.iter().filter(|(name, ..)| *name == file.name) {
                assert!(text.contains(from), "`{}` has no `{from}`", file.name);
                text = text.replacen(from, to, 1);
            }
            (file.name, text)
        })
        .collect();
    let read = Content::read(|name| {
        let found = changed.iter().find(|(changed, _)| *changed == name);
        found.map_or_else(|| text_of(name), |(_, text)| text)
    });
    read.err().into_iter().flatten().map(|fault| fault.to_string()).collect()
}

/// The line of a text on which something stands first.
fn line_of(text: &str, what: &str) -> usize {
    1 + text.lines().position(|line| line.contains(what)).unwrap()
}

#[test]
fn the_files_of_the_default_pack_are_a_pack() {
    let read = Content::read(|name| {
        Content::FILES.iter().find(|file| file.name == name).map_or("", |file| file.text)
    });
    assert_eq!(read.unwrap().digest(), Content::default_pack().digest());
}

#[test]
fn an_empty_file_is_a_fault_of_that_file() {
    for PackFile { name, text: _ } in Content::FILES {
        let read = Content::read(|asked| {
            let file = Content::FILES.iter().find(|file| file.name == asked && asked != *name);
            file.map_or("", |file| file.text)
        });
        let faults = read.unwrap_err();
        assert!(faults.iter().any(|fault| fault.file == *name), "{name}: {faults:?}");
    }
}

#[test]
fn a_row_that_cannot_be_read_is_found_on_its_line() {
    let line = line_of(Files::DEFAULT.command_cards, "\"GE03\"");
    let card = row(Files::DEFAULT.command_cards, "GE03");
    assert_eq!(
        faults(&[("command_cards.toml", card, &card.replace("money", "gold"))])[0],
        format!(
            "`command_cards.toml`, line {line}, row `GE03`: unknown variant `gold`, expected one of `cp`, `money`, \
             `politics`, `either`, `conquest` (IS-CONTENT-06)"
        )
    );
    let line = line_of(Files::DEFAULT.boards, "Andes");
    assert_eq!(
        faults(&[(
            "boards.toml",
            r#"name = "Andes",         vp = 1"#,
            r#"name = "Andes", vp = "many""#
        )]),
        [format!(
            "`boards.toml`, line {line}, row `Andes`: invalid type: string \"many\", expected u8 (IS-CONTENT-01)"
        )]
    );
}

#[test]
fn a_row_that_breaks_a_rule_is_found_on_its_line() {
    let on_line = |file: &str, what: &str, from: &str, to: &str| {
        let text = Content::FILES.iter().find(|known| known.name == file).unwrap().text;
        let place = format!("`{file}`, line {}, ", line_of(text, what));
        let faults = faults(&[(file, from, to)]);
        assert!(faults.iter().any(|fault| fault.starts_with(&place)), "{place}: {faults:?}");
    };
    on_line(
        "boards.toml",
        "Brazil",
        r#"number = 7, name = "Brazil""#,
        r#"number = 8, name = "Brazil""#,
    );
    on_line("boards.toml", "orange = [[1, 2], [1, 3]", "[4, 5], [4, 7]", "[4, 5], [4, 9]");
    on_line("boards.toml", r#"red = [["I", 1], ["I", 2]"#, r#"["II", 5]"#, r#"["II", 6]"#);
    on_line("boards.toml", r#"["EU7", "AS1"]"#, r#"["EU7", "AS1"]"#, r#"["EU7", "EU1"]"#);
    on_line("boards.toml", "[[continents]]", "reich_tiles = 20", "reich_tiles = 2");
    on_line("meter.toml", "cp = 8, uwc_vp = 2", "money = 2", "money = 9");
    on_line("commanders.toml", r#""politician""#, "start_money = 2", "start_money = 9");
    on_line("combat_cards.toml", "CR-R1", "copies = 2", "copies = 0");
    on_line("special_commands.toml", "SU-2", "tax_increase", "cadre");
    on_line("secret_operations.toml", "OU-3", "america = 1,", "america = 3,");
    on_line("time_tokens.toml", "TT-1", r#""minus_one", sector = "I""#, r#""minus_one""#);
}

#[test]
fn of_two_rows_with_one_id_the_second_is_found() {
    let line = line_of(Files::DEFAULT.time_tokens, "\"TT-8\"");
    assert_eq!(
        faults(&[("time_tokens.toml", "\"TT-8\"", "\"TT-7\"")]),
        [format!("`time_tokens.toml`, line {line}, row `TT-7`: is there twice (IS-CONTENT-10)")]
    );
}

#[test]
fn a_file_that_is_no_toml_is_one_fault_on_the_first_line_that_is_none() {
    let line = line_of(Files::DEFAULT.command_cards, "\"PO04\"");
    let faults = faults(&[("command_cards.toml", "true },", "true ],")]);
    let place = format!("`command_cards.toml`, line {line}: ");
    assert!(faults.len() == 1 && faults[0].starts_with(&place), "{faults:?}");
}

#[test]
fn a_pack_says_which_it_is() {
    let pack = |from, to| faults(&[("pack.toml", from, to)]);
    assert_eq!(pack("id = \"default\"", ""), ["`pack.toml`: `id` is missing"]);
    assert_eq!(pack("version = \"2\"", ""), ["`pack.toml`: `version` is missing"]);
    assert_eq!(pack("game = \"iron-sky\"", ""), ["`pack.toml`: `game` is missing"]);
    assert_eq!(
        pack("\"iron-sky\"", "\"chess\""),
        ["`pack.toml`, line 5: `game` is `iron-sky`, and nothing else"]
    );
    assert_eq!(
        pack("\"default\"", "\"My Pack\""),
        ["`pack.toml`, line 6: `id` is 1 to 32 of a–z, 0–9 and `-`"]
    );
    assert_eq!(
        pack("\"2\"", "\"1/2\""),
        ["`pack.toml`, line 7: `version` is 1 to 32 of a–z, A–Z, 0–9, `.`, `_` and `-`"]
    );
    let unknown = pack("\"2\"", "\"2\"\nauthor = \"Ada\"");
    assert!(unknown[0].starts_with("`pack.toml`, line 8: unknown field `author`"), "{unknown:?}");
}

#[test]
fn faults_of_several_files_are_named_at_once() {
    let faults = faults(&[
        ("pack.toml", "\"default\"", "\"\""),
        ("meter.toml", "cp = 7", "cp = 0"),
        ("combat_cards.toml", "copies = 2", "copies = 0"),
        ("time_tokens.toml", "\"none\"", "\"some\""),
    ]);
    for file in ["pack.toml", "meter.toml", "combat_cards.toml", "time_tokens.toml"] {
        let place = format!("`{file}`, line ");
        assert!(faults.iter().any(|fault| fault.starts_with(&place)), "{file}: {faults:?}");
    }
}
