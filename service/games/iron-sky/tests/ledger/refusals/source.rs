//! The codes of all refusals, as the source of the game writes them.

use std::{collections::BTreeSet, fs, path::Path};

/// Each code in `src/violation`, with the constant of its rule where one is written before it.
pub(super) fn codes() -> BTreeSet<(Option<String>, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/violation");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let codes: BTreeSet<_> =
        files.flat_map(|file| codes_in(&fs::read_to_string(file).unwrap())).collect();
    assert!(codes.len() > 100, "the codes are written in another way now: {codes:?}");
    codes
}

fn codes_in(text: &str) -> Vec<(Option<String>, String)> {
    let parts: Vec<&str> = text.split('"').collect();
    let quoted = parts.windows(2).filter(|pair| is_code(pair[1]));
    quoted.map(|pair| (rule_before(pair[0]), pair[1].to_owned())).collect()
}

/// `IS_MOB_11, ` before a code.
fn rule_before(text: &str) -> Option<String> {
    let text = text.trim_end().strip_suffix(',')?;
    let is_of_name = |it: char| it.is_ascii_alphanumeric() || it == '_';
    let name = text.rsplit(|it| !is_of_name(it)).next()?;
    name.starts_with("IS_").then(|| name.to_owned())
}

/// `ARMY_TOO_LARGE`.
fn is_code(text: &str) -> bool {
    text.len() > 2 && text.chars().all(|it| it.is_ascii_uppercase() || it == '_')
}
