//! Content packs of a host's own.

use std::fs;
use std::path::Path;
use std::process::Output;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::process::Command;
use umpire_server::config::Flags;
use umpire_store::{Clock, Stamp};
use umpire_tests::player::{Match, text};
use umpire_tests::program::{Program, path};
use umpire_tests::{Home, Lots, Rest, everywhere};

everywhere! {
    a_match_is_played_with_the_pack_it_names,
    a_pack_that_is_not_here_is_refused_by_its_field,
    a_match_whose_pack_is_gone_says_which,
}

/// A pack called `printed/1`, in which Labrador is Quebec and worth 2.
async fn printed() -> TempDir {
    let home = tempfile::tempdir().unwrap();
    let exported = umpire(&["content", "export", shown(home.path())]).await;
    assert!(exported.status.success(), "{exported:?}");
    change(home.path(), "pack.toml", "\"default\"", "\"printed\"");
    change(home.path(), "pack.toml", "\"2\"", "\"1\"");
    let (labrador, quebec) = (r#"name = "Labrador",      vp = 1"#, r#"name = "Quebec", vp = 2"#);
    change(home.path(), "boards.toml", labrador, quebec);
    home
}

fn change(folder: &Path, file: &str, from: &str, to: &str) {
    let path = folder.join(file);
    let whole = fs::read_to_string(&path).unwrap();
    assert!(whole.contains(from), "`{file}` has no `{from}`");
    fs::write(path, whole.replacen(from, to, 1)).unwrap();
}

fn shown(path: &Path) -> &str {
    path.to_str().unwrap()
}

async fn umpire(arguments: &[&str]) -> Output {
    Command::new(path()).args(arguments).env_remove("UMPIRE_CONTENT").output().await.unwrap()
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// `--dev`, with the packs of a folder.
fn dev_with(folder: &Path) -> Flags {
    Flags { dev: Some(true), content: Some(vec![folder.to_owned()]), ..Flags::default() }
}

/// The territory `AM6`, as the catalogue lists it.
fn labrador(game: &Value) -> Value {
    let items = game["content"].as_array().unwrap();
    items.iter().find(|item| item["slug"] == "AM6").unwrap().clone()
}

async fn a_match_is_played_with_the_pack_it_names(home: Home) {
    let folder = printed().await;
    let server = home.server_with(dev_with(folder.path())).await;
    let tenant = server.rest();

    let game = tenant.get("/v1/games/iron-sky").await.ok();
    assert_eq!(labrador(&game)["title"], "Labrador");
    let packs = game["contentPacks"].as_array().unwrap();
    let names: Vec<_> = packs.iter().map(|pack| text(&pack["name"])).collect();
    assert_eq!(names, ["default/2", "default/1", "printed/1"]);
    assert_eq!(tenant.get("/v1/games").await.ok()["games"][0]["contentPacks"], json!(packs));
    let game = tenant.get("/v1/games/iron-sky?contentPack=printed/1").await.ok();
    assert_eq!(labrador(&game)["title"], "Quebec");
    assert_eq!(labrador(&game)["attributes"]["victoryPoints"], "2");

    let table = Match::create(&tenant, 2, json!({ "contentPack": "printed" })).await;
    let summary = &table.created["match"];
    assert_eq!(summary["contentPack"], "printed/1");
    assert_eq!(summary["contentDigest"], packs[2]["digest"]);
    let plain = Match::create(&tenant, 2, json!({})).await;
    assert_eq!(plain.created["match"]["contentPack"], "default/2");
    assert_eq!(plain.created["match"]["contentDigest"], packs[0]["digest"]);
    assert_ne!(packs[0]["digest"], packs[2]["digest"]);

    let mut lots = Lots::new(1);
    for _ in 0..10 {
        table.step(&mut lots).await.unwrap();
    }
    tenant.post(&table.at("/close"), &json!({})).await.ok();
    let mut record = table.record(&tenant).await;
    assert_eq!(record["contentPack"], "printed/1");
    assert_eq!(record["contentDigest"], packs[2]["digest"]);
    let verify = async |record: &Value| {
        tenant.post("/v1/records/verify", &json!({ "record": record })).await.ok()
    };
    assert_eq!(verify(&record).await["verified"], true);
    record["contentPack"] = json!("default/2");
    assert_eq!(verify(&record).await["difference"]["field"], "contentPack");
}

async fn a_pack_that_is_not_here_is_refused_by_its_field(home: Home) {
    let server = home.server().await;
    let tenant = server.rest();
    let body = json!({ "game": "iron-sky", "seats": [{}, {}], "contentPack": "printed" });
    let problem = tenant.post("/v1/matches", &body).await.refused(400, "MALFORMED");
    assert_eq!(problem["violations"][0]["field"], "contentPack");
    assert_eq!(problem["violations"][0]["code"], "unknown-value");
    let told = text(&problem["violations"][0]["message"]);
    assert_eq!(told, "there is no content pack `printed`; there is `default/2`, `default/1`");
    let game = tenant.get("/v1/games/iron-sky?contentPack=printed").await;
    assert_eq!(game.refused(400, "MALFORMED")["violations"][0]["field"], "contentPack");
}

async fn a_match_whose_pack_is_gone_says_which(home: Home) {
    let folder = printed().await;
    let server = home.server_with(dev_with(folder.path())).await;
    let table = Match::create(&server.rest(), 2, json!({ "contentPack": "printed" })).await;
    let plain = Match::create(&server.rest(), 2, json!({})).await;
    server.stop().await;

    let server = home.server().await;
    let tenant = server.rest();
    let problem = tenant.get(&table.at("")).await.refused(501, "NOT_OFFERED");
    let told = text(&problem["detail"]);
    assert!(told.starts_with("the content pack `printed/1` with SHA-256 "), "{told}");
    let listed = tenant.get("/v1/matches").await.ok();
    assert_eq!(listed["matches"].as_array().unwrap().len(), 1);
    assert_eq!(listed["matches"][0]["id"], json!(plain.id));

    let server = home.server_with(dev_with(folder.path())).await;
    assert_eq!(server.rest().get(&table.at("")).await.ok()["contentPack"], "printed/1");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn matches_whose_pack_is_gone_hold_up_no_other_clock() {
    let folder = printed().await;
    let clock = Clock::manual(Stamp::from_ms(1_796_000_000_000));
    let home = Home::ticking(clock.clone());
    // Fewer at a time than there are matches that cannot be answered.
    let flags = |content| Flags {
        dev: Some(true),
        clerk_tick_ms: Some(10),
        clerk_grace_ms: Some(1),
        clerk_batch: Some(2),
        content,
        ..Flags::default()
    };
    let server = home.server_with(flags(Some(vec![folder.path().to_owned()]))).await;
    let timed = json!({ "ironSky": { "commandSeconds": 10, "decisionSeconds": 10 } });
    for _ in 0..5 {
        let asked = json!({ "contentPack": "printed", "options": timed });
        Match::create(&server.rest(), 2, asked).await;
    }
    clock.advance(Duration::from_secs(1));
    let plain = Match::create(&server.rest(), 2, json!({ "options": timed })).await;
    server.stop().await;

    let server = home.server_with(flags(None)).await;
    let mut events = server.rest().events(&plain.at("/events/watch"), None).await;
    clock.advance(Duration::from_secs(10));
    let answered = tokio::time::timeout(Duration::from_secs(20), events.next()).await;
    let event = answered.expect("the clock has not answered").unwrap();
    assert_eq!(event.data["entry"]["version"], "1");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pack_is_exported_changed_checked_served_played_and_verified() {
    let folder = printed().await;
    let dir = shown(folder.path());
    let again = umpire(&["content", "export", dir]).await;
    assert_eq!(again.status.code(), Some(1), "a file that is there is not written over");
    let checked = umpire(&["content", "check", dir]).await;
    assert!(checked.status.success(), "{checked:?}");
    let summary = said(&checked.stdout);
    for line in
        ["  id       printed\n", "  version  1\n", "  SHA-256  ", "       21  territories\n"]
    {
        assert!(summary.contains(line), "{summary}");
    }

    let mut program =
        Program::start(&["serve", "--dev", "--listen", "127.0.0.1:0", "--content", dir]);
    let line = program.line().await;
    let address = line.split("http://").nth(1).unwrap().split(',').next().unwrap().to_owned();
    let rest = Rest::at(&address);
    let table = Match::create(&rest, 2, json!({ "contentPack": "printed/1" })).await;
    let mut lots = Lots::new(1);
    for _ in 0..10 {
        table.step(&mut lots).await.unwrap();
    }
    rest.post(&table.at("/close"), &json!({})).await.ok();
    let record = table.record(&rest).await;
    assert!(program.terminate().await.success());

    let file = folder.path().join("record.json");
    fs::write(&file, record.to_string()).unwrap();
    let verified = umpire(&["verify", shown(&file), "--content", dir]).await;
    assert!(verified.status.success(), "{verified:?}");
    let without = umpire(&["verify", shown(&file)]).await;
    assert_eq!(without.status.code(), Some(2), "{without:?}");
    let why = said(&without.stderr);
    assert!(why.contains("the content pack `printed/1` with SHA-256 "), "{why}");

    let listed = umpire(&["games", "iron-sky", "--content", dir]).await;
    assert!(said(&listed.stdout).contains("content pack `printed/1` (SHA-256 "), "{listed:?}");
    let simulate = ["simulate", "--game", "iron-sky", "--matches", "1", "--content", dir];
    let with_it = umpire(&[&simulate[..], &["--content-pack", "printed"]].concat()).await;
    assert!(with_it.status.success(), "{with_it:?}");
    let with_none = umpire(&[&simulate[..], &["--content-pack", "none"]].concat()).await;
    assert_eq!(with_none.status.code(), Some(1), "{with_none:?}");
}

#[tokio::test]
async fn a_faulty_pack_is_served_to_nobody_and_every_fault_is_a_line() {
    let folder = printed().await;
    let dir = shown(folder.path());
    change(folder.path(), "boards.toml", "reich_tiles = 20", "reich_tiles = 1");
    change(folder.path(), "time_tokens.toml", "\"TT-8\"", "\"TT-7\"");
    fs::remove_file(folder.path().join("meter.toml")).unwrap();
    fs::write(folder.path().join("commanders.toml"), b"\xff").unwrap();
    let faults = [
        format!(
            "`{dir}/boards.toml`, line 18, row `america`: 1 Reich tiles: at least 4 (IS-CONTENT-04)"
        ),
        format!("`{dir}/meter.toml`: is not there"),
        format!("`{dir}/commanders.toml`, line 1: is not UTF-8"),
        format!("`{dir}/time_tokens.toml`, line 13, row `TT-7`: is there twice (IS-CONTENT-10)"),
    ];
    let serve = ["serve", "--listen", "127.0.0.1:0", "--content", dir];
    for arguments in [&serve[..], &["content", "check", dir], &["games", "--content", dir]] {
        let refused = umpire(arguments).await;
        assert_eq!(refused.status.code(), Some(1), "{refused:?}");
        assert_eq!(said(&refused.stderr).lines().collect::<Vec<_>>(), faults, "{arguments:?}");
        assert_eq!(said(&refused.stdout), "");
    }
}
