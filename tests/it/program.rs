//! The real program.

use serde_json::json;
use umpire_tests::player::Match;
use umpire_tests::program::{Program, path};
use umpire_tests::{Lots, Rest};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_program_serves_plays_verifies_and_ends_when_it_is_told_to() {
    let mut program = Program::start(&["serve", "--dev", "--listen", "127.0.0.1:0"]);
    let line = program.line().await;
    let address = line.split("http://").nth(1).unwrap().split(',').next().unwrap().to_owned();
    let rest = Rest::at(&address);
    rest.get("/health/ready").await.ok();
    let table = Match::create(&rest, 2, json!({})).await;
    let mut lots = Lots::new(1);
    for _ in 0..20 {
        table.step(&mut lots).await.unwrap();
    }
    rest.post(&table.at("/close"), &json!({})).await.ok();
    let record = table.record(&rest).await;
    let running = Match::create(&rest, 2, json!({})).await;
    let mut watch = rest.events(&running.at("/events/watch"), None).await;
    assert!(program.terminate().await.success());
    assert_eq!(watch.next().await.unwrap().data["reason"], "BUSY");
    assert!(watch.next().await.is_none());
    verifies(&record.to_string(), Some(0)).await;
    verifies(&record.to_string().replace("declareDone", "resign"), Some(1)).await;
    verifies("{", Some(2)).await;
}

#[tokio::test]
async fn a_simulation_plays_its_matches_to_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let records = folder.path().to_str().unwrap();
    let simulate = ["simulate", "--game", "iron-sky", "--matches", "2", "--players", "4"];
    let veterans = ["--preset", "veteran", "--seats", "bot,random", "--records", records];
    let said = said(&[&simulate[..], &veterans].concat()).await;
    // Each match from either side.
    assert!(said.starts_with("matches        4\n"), "{said}");
    for words in ["actions/s", "reich, bot", "uwc, bot", "reich, random", "Secret Operation"] {
        assert!(said.contains(words), "{said}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 4);

    let record = folder.path().join("simulated-1-2.json");
    verifies(&std::fs::read_to_string(&record).unwrap(), Some(0)).await;
    let told = self::said(&["tell", record.to_str().unwrap()]).await;
    assert!(told.contains("to all:") && told.contains("outcome:"), "{told}");

    let forged =
        std::fs::read_to_string(&record).unwrap().replacen("\"count\":1", "\"count\":2", 1);
    std::fs::write(&record, forged).unwrap();
    let complaint = complained(&["tell", record.to_str().unwrap()]).await;
    assert!(complaint.starts_with("umpire: this did not happen: entry "), "{complaint}");
}

#[tokio::test]
async fn a_program_that_nobody_reads_any_more_ends_without_a_complaint() {
    let mut games = tokio::process::Command::new(path())
        .args(["games", "iron-sky", "--rules"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(games.stdout.take());
    let output = games.wait_with_output().await.unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[tokio::test]
async fn what_cannot_be_done_is_said_with_a_way_out() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let complaint = complained(&["serve", "--dev", "--listen", &address]).await;
    assert!(complaint.contains("UMPIRE_LISTEN="), "{complaint}");
    let complaint = complained(&["simulate", "--game", "iron-sky", "--players", "3"]).await;
    assert_eq!(complaint, "umpire: `iron-sky` is played by 2, 4, 6 players\n");
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    said(&["content", "export", folder]).await;
    let complaint = complained(&["content", "export", folder]).await;
    let expected = format!("umpire: `{folder}/pack.toml` is there, and is not written over\n");
    assert_eq!(complaint, expected);
}

/// What the program prints if all goes well.
async fn said(arguments: &[&str]) -> String {
    let output = tokio::process::Command::new(path()).args(arguments).output().await.unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What the program complains of, and ends with 1.
async fn complained(arguments: &[&str]) -> String {
    let output = tokio::process::Command::new(path()).args(arguments).output().await.unwrap();
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// Hands a record to `umpire verify` by standard input.
async fn verifies(record: &str, code: Option<i32>) {
    use tokio::io::AsyncWriteExt;
    let mut verify = tokio::process::Command::new(path())
        .args(["verify", "-"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = verify.stdin.take().unwrap();
    // A program that has seen enough may not read to the end.
    let _ = input.write_all(record.as_bytes()).await;
    drop(input);
    let output = verify.wait_with_output().await.unwrap();
    assert_eq!(output.status.code(), code, "{output:?}");
}
