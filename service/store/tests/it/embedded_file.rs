//! The store in a file.

use std::path::Path;

use redb::{Database, TableDefinition};
use tempfile::TempDir;
use umpire_store::suite::Fixture;
use umpire_store::suite::sample::{
    commit_on, create, created, done, head_of, match_id, new_match, play, tenant,
};
use umpire_store::{
    Clock, Committed, Embedded, KeyDigest, KeyRecord, Label, New, OpenError, Stamp, Store,
    StoreError,
};

fn open(dir: &TempDir) -> Embedded {
    Embedded::file(&path(dir), Clock::system()).unwrap()
}

fn path(dir: &TempDir) -> std::path::PathBuf {
    dir.path().join("umpire.redb")
}

pub(crate) async fn home() -> Fixture {
    let dir = tempfile::tempdir().unwrap();
    Fixture::new(open(&dir), dir)
}

umpire_store::suite!(crate::embedded_file::home);

#[tokio::test]
async fn everything_is_there_when_the_file_is_opened_again() {
    let dir = tempfile::tempdir().unwrap();
    let store = open(&dir);
    let now = store.now().await.unwrap();
    let with_deadline = New { deadline: Some(Stamp::MAX), ..new_match("waiting", now) };
    let waiting = create(&store, with_deadline).await;
    let head = created(&store, "m").await;
    let commit = commit_on(&head, "a");
    let head = done(&store, &head, &commit).await;
    let digest = KeyDigest([3; 32]);
    let record =
        KeyRecord { tenant: tenant("ada"), label: Label::new("key").unwrap(), created_at: now };
    store.put_key(&digest, record.clone()).await.unwrap();
    let secret = store.secret("tokens", vec![5; 32].into()).await.unwrap();
    drop(store);

    let store = open(&dir);
    assert_eq!(head_of(&store, &head.match_id).await, head);
    assert_eq!(store.commit(&commit).await.unwrap().answer, Committed::Seen(commit.entry));
    assert_eq!(store.due(Stamp::MAX, None, 10).await.unwrap()[0].match_id, waiting.match_id);
    assert_eq!(store.list(&tenant("ada"), None, 10).await.unwrap().len(), 2);
    assert_eq!(store.key(&digest).await.unwrap(), Some(record));
    assert_eq!(store.secret("tokens", vec![6; 32].into()).await.unwrap(), secret);
    play(&store, &head, "b").await;
}

#[tokio::test]
async fn a_clock_set_back_does_not_hold_up_a_match() {
    let dir = tempfile::tempdir().unwrap();
    let late = Embedded::file(&path(&dir), Clock::manual(Stamp::from_ms(5_000))).unwrap();
    let head = created(&late, "m").await;
    drop(late);

    let early = Embedded::file(&path(&dir), Clock::manual(Stamp::from_ms(4_000))).unwrap();
    let now = early.head(&head.match_id).await.unwrap().now;
    assert_eq!(now, head.at);
    let head = play(&early, &head, "a").await;
    assert_eq!(head.at, now);
}

#[tokio::test]
async fn a_file_in_use_is_not_opened_a_second_time() {
    let dir = tempfile::tempdir().unwrap();
    let _first = open(&dir);
    let second = Embedded::file(&path(&dir), Clock::system());
    assert!(matches!(second.map(drop), Err(OpenError::Unreachable(_))));
}

#[tokio::test]
async fn a_file_of_another_format_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    drop(open(&dir));
    damage_text(&path(&dir), "meta", "format", b"2");
    let refused = Embedded::file(&path(&dir), Clock::system());
    let Err(OpenError::Format(sentence)) = refused.map(drop) else { panic!("it was opened") };
    assert!(sentence.contains("`2`"), "{sentence}");
}

#[tokio::test]
async fn a_file_that_is_no_store_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    std::fs::write(path(&dir), vec![0x55; 10_000]).unwrap();
    assert!(Embedded::file(&path(&dir), Clock::system()).is_err());
    assert_eq!(std::fs::read(path(&dir)).unwrap(), vec![0x55; 10_000]);
}

#[tokio::test]
async fn what_cannot_be_read_is_corrupt_and_harms_no_other_match() {
    let corrupt_head: &[&[u8]] = &[b"\xff\xff\xff", b"", b"\x08\x01\x12\x03abc"];
    for bytes in corrupt_head {
        let dir = tempfile::tempdir().unwrap();
        let store = open(&dir);
        let head = created(&store, "m").await;
        created(&store, "n").await;
        drop(store);
        damage_text(&path(&dir), "heads", "m", bytes);

        let store = open(&dir);
        let id = &head.match_id;
        assert_corrupt(&store.head(id).await);
        assert_corrupt(&store.confirm(id, None, None).await);
        assert_corrupt(&store.commit(&commit_on(&head, "a")).await);
        assert_corrupt(&store.close(id).await);
        let other = head_of(&store, &match_id("n")).await;
        play(&store, &other, "a").await;
    }
}

#[tokio::test]
async fn an_unreadable_or_missing_entry_is_corrupt() {
    for bytes in [Some(b"\xff\xff".as_slice()), None] {
        let dir = tempfile::tempdir().unwrap();
        let store = open(&dir);
        let head = created(&store, "m").await;
        let commit = commit_on(&head, "a");
        done(&store, &head, &commit).await;
        drop(store);
        damage_bytes(&path(&dir), "log", b"m\0\0\0\0\0\0\0\0\x01", bytes);

        let store = open(&dir);
        assert_corrupt(&store.log(&head.match_id, 0, 10).await);
        assert_corrupt(&store.commit(&commit).await);
    }
}

fn assert_corrupt<T: std::fmt::Debug>(answer: &Result<T, StoreError>) {
    assert!(matches!(answer, Err(StoreError::Corrupt { .. })), "not corrupt: {answer:?}");
}

fn damage_text(file: &Path, table: &str, key: &str, value: &[u8]) {
    let db = Database::open(file).unwrap();
    let txn = db.begin_write().unwrap();
    let definition: TableDefinition<'_, &str, &[u8]> = TableDefinition::new(table);
    txn.open_table(definition).unwrap().insert(key, value).unwrap();
    txn.commit().unwrap();
}

fn damage_bytes(file: &Path, table: &str, key: &[u8], value: Option<&[u8]>) {
    let db = Database::open(file).unwrap();
    let txn = db.begin_write().unwrap();
    let definition: TableDefinition<'_, &[u8], &[u8]> = TableDefinition::new(table);
    {
        let mut table = txn.open_table(definition).unwrap();
        let before = match value {
            Some(value) => table.insert(key, value).unwrap(),
            None => table.remove(key).unwrap(),
        };
        assert!(before.is_some(), "there was nothing to damage");
    }
    txn.commit().unwrap();
}
