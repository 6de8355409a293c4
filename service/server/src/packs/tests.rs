use std::fs;

use tempfile::TempDir;

use super::*;

/// A folder with the files of the game's own pack, by another id.
fn export(folder: &Path, id: &str, version: &str) {
    fs::create_dir_all(folder).unwrap();
    let games = Games::registered();
    for file in games.game("iron-sky").unwrap().own().pack_files() {
        fs::write(folder.join(file.name), file.text).unwrap();
    }
    let pack = format!("game = \"iron-sky\"\nid = \"{id}\"\nversion = \"{version}\"\n");
    fs::write(folder.join(PACK_FILE), pack).unwrap();
}

fn change(file: &Path, from: &str, to: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(from), "`{}` has no `{from}`", file.display());
    fs::write(file, text.replacen(from, to, 1)).unwrap();
}

fn names(folders: &[PathBuf]) -> Vec<String> {
    let found = find(&Games::registered(), folders).unwrap();
    found.iter().map(|found| found.hosted.pack().name()).collect()
}

/// The faults of a folder, without the path of that.
fn faults(home: &TempDir) -> Vec<String> {
    let home = home.path().to_owned();
    let faults = find(&Games::registered(), std::slice::from_ref(&home)).err().unwrap();
    let shown = format!("{}/", home.display());
    faults.to_string().lines().map(|line| line.replace(&shown, "")).collect()
}

#[test]
fn a_folder_is_a_pack_or_holds_packs() {
    let home = tempfile::tempdir().unwrap();
    let (one, two) = (home.path().join("one"), home.path().join("two"));
    export(&one, "one", "1");
    export(&two, "two", "1");
    fs::create_dir(home.path().join(".git")).unwrap();
    fs::write(home.path().join("notes.txt"), "mine").unwrap();
    assert_eq!(names(std::slice::from_ref(&two)), ["two/1"]);
    assert_eq!(names(&[two.clone(), one]), ["two/1", "one/1"]);
    assert_eq!(names(&[home.path().to_owned()]), ["one/1", "two/1"]);
    fs::create_dir(two.join("drafts")).unwrap();
    assert_eq!(names(&[two]), ["two/1"], "a pack is a pack, whatever else lies in it");
}

#[test]
fn a_folder_that_is_not_there_or_holds_nothing_is_a_fault() {
    let home = tempfile::tempdir().unwrap();
    assert_eq!(faults(&home), ["`pack.toml`: is not there"]);
    fs::create_dir(home.path().join("empty")).unwrap();
    assert_eq!(faults(&home), ["`empty/pack.toml`: is not there"]);
    let nowhere = [home.path().join("nowhere")];
    let refused = find(&Games::registered(), &nowhere).err().unwrap();
    assert_eq!(refused.to_string(), format!("`{}`: is not there", nowhere[0].display()));
}

#[test]
fn every_file_must_be_there_and_be_utf8() {
    let games = Games::registered();
    for file in games.game("iron-sky").unwrap().own().pack_files() {
        let home = tempfile::tempdir().unwrap();
        export(home.path(), "mine", "1");
        let path = home.path().join(file.name);
        fs::write(&path, b"# one\n# \xff\n").unwrap();
        assert_eq!(faults(&home), [format!("`{}`, line 2: is not UTF-8", file.name)]);
        fs::remove_file(&path).unwrap();
        assert_eq!(faults(&home), [format!("`{}`: is not there", file.name)]);
    }
}

#[test]
fn all_faults_of_all_files_of_all_packs_are_named_file_by_file() {
    let home = tempfile::tempdir().unwrap();
    let (one, two) = (home.path().join("one"), home.path().join("two"));
    export(&one, "one", "1");
    export(&two, "two", "1");
    fs::remove_file(one.join("meter.toml")).unwrap();
    change(&one.join("time_tokens.toml"), "\"TT-8\"", "\"TT-7\"");
    change(&one.join("boards.toml"), "reich_tiles = 20", "reich_tiles = 1");
    change(&one.join("boards.toml"), "uwc_tiles = 15", "uwc_tiles = 1");
    change(&two.join("combat_cards.toml"), "copies = 2", "copies = 0");
    let faults = faults(&home);
    let starts = [
        "`one/boards.toml`, line 18, row `america`: 4 flags",
        "`one/boards.toml`, line 18, row `america`: 1 Reich tiles",
        "`one/meter.toml`: is not there",
        "`one/time_tokens.toml`, line 13, row `TT-7`: is there twice (IS-CONTENT-10)",
        "`two/combat_cards.toml`, line 7, row `CR-R1`: has no copies (IS-CONTENT-07)",
    ];
    assert_eq!(faults.len(), starts.len(), "{faults:#?}");
    for (fault, start) in faults.iter().zip(starts) {
        assert!(fault.starts_with(start), "{faults:#?}");
    }
}

#[test]
fn a_pack_names_its_game() {
    let home = tempfile::tempdir().unwrap();
    export(home.path(), "mine", "1");
    let pack = home.path().join(PACK_FILE);
    change(&pack, "iron-sky", "chess");
    assert_eq!(faults(&home), ["`pack.toml`, line 1: there is no game `chess`"]);
    change(&pack, "game = \"chess\"\n", "");
    assert_eq!(faults(&home), ["`pack.toml`: missing field `game`"]);
    change(&pack, "\"1\"", "1..0");
    let faults = faults(&home);
    assert!(faults[0].starts_with("`pack.toml`, line 2: "), "{faults:?}");
}

#[test]
fn two_packs_of_one_name_must_say_the_same() {
    let home = tempfile::tempdir().unwrap();
    let (one, two) = (home.path().join("one"), home.path().join("two"));
    export(&one, "mine", "1");
    export(&two, "mine", "1");
    let joined = join(&Games::registered(), &[one.clone(), two.clone()]).unwrap();
    assert_eq!(joined.game("iron-sky").unwrap().iter().count(), 3);

    change(&two.join("boards.toml"), "Labrador", "Quebec");
    let expected = format!(
        "`two/pack.toml`: another pack `mine/1`, in `{}`, has other contents: this one needs an `id` or `version` of \
         its own",
        one.display()
    );
    let found: Vec<_> = faults(&home);
    assert_eq!(found, [expected.replace(&format!("{}/", home.path().display()), "")]);

    change(&two.join(PACK_FILE), "\"mine\"", "\"default\"");
    assert_eq!(
        faults(&home),
        [
            "`two/pack.toml`: another pack `default/1`, that comes with the game, has other contents: this one needs an \
             `id` or `version` of its own"
        ]
    );

    change(&two.join(PACK_FILE), "\"1\"", "\"3\"");
    assert_eq!(names(&[home.path().to_owned()]), ["mine/1", "default/3"]);
}

#[test]
fn a_pack_is_asked_for_by_its_name_or_by_its_id_alone() {
    let home = tempfile::tempdir().unwrap();
    for (id, version) in [("mine", "1"), ("mine", "2"), ("yours", "1")] {
        export(&home.path().join(format!("{id}-{version}")), id, version);
    }
    let games = join(&Games::registered(), &[home.path().to_owned()]).unwrap();
    let offer = games.game("iron-sky").unwrap();
    let at = crate::wire::Path::new("contentPack");
    let named = |name| offer.with_pack(name, at).map(|hosted| hosted.pack().name());
    assert_eq!(named("").unwrap(), "default/2");
    assert_eq!(named("default").unwrap(), "default/2", "the game's own, though another is here");
    assert_eq!(named("default/1").unwrap(), "default/1");
    assert_eq!(named("yours").unwrap(), "yours/1");
    assert_eq!(named("mine/2").unwrap(), "mine/2");
    assert_eq!(
        named("mine").unwrap_err().why,
        "there are several versions of `mine`; name one of `mine/1`, `mine/2`"
    );
    assert!(named("mine/3").is_err() && named("theirs").is_err() && named("mine/").is_err());
}
