//! Recorded matches replay to the same bytes, and the first of each kind is told in the same sentences.

use std::path::{Path, PathBuf};

use umpire_contract::umpire::v1::Record;
use umpire_server::{
    games::Games,
    referee::{story, verify},
};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("records")
}

/// The records there are, by name.
fn records() -> Vec<(PathBuf, Record)> {
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder()).unwrap().map(|file| file.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "json"));
    files.sort();
    let read = |file: PathBuf| {
        let record = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
        (file, record)
    };
    files.into_iter().map(read).collect()
}

#[test]
fn every_recorded_match_replays_to_the_same_bytes() {
    let games = Games::registered();
    let records = records();
    assert!(records.len() >= 50, "only {} records", records.len());
    for (file, record) in records {
        let verdict = verify(&games, &record, usize::MAX).unwrap();
        assert_eq!(verdict.difference, None, "{}", file.display());
        assert!(verdict.verified && verdict.outcome.is_some(), "{}", file.display());
    }
}

#[test]
fn a_match_of_every_preset_and_number_of_players_is_told_to_every_viewer() {
    let games = Games::registered();
    let firsts = records().into_iter().filter(|(file, _)| {
        file.file_stem().is_some_and(|name| name.to_string_lossy().ends_with("-1"))
    });
    let mut told = 0;
    for (file, record) in firsts {
        let (text, kept) = (story(&games, &record).unwrap(), file.with_extension("txt"));
        if std::env::var_os("UPDATE_STORIES").is_some() {
            std::fs::write(&kept, &text).unwrap();
        }
        let before = std::fs::read_to_string(&kept).unwrap_or_default();
        let difference = text.lines().zip(before.lines()).find(|(now, then)| now != then);
        assert_eq!(difference, None, "{}", kept.display());
        assert_eq!(text.lines().count(), before.lines().count(), "{}", kept.display());
        told += 1;
    }
    assert_eq!(told, 9);
}

#[test]
fn a_record_with_one_byte_changed_does_not_replay() {
    let games = Games::registered();
    let (_, record) = records().swap_remove(0);
    for row in [1, record.entries.len() / 2, record.entries.len() - 1] {
        let mut forged = record.clone();
        forged.entries[row].tip[0] ^= 1;
        let difference = verify(&games, &forged, usize::MAX).unwrap().difference.unwrap();
        assert_eq!((difference.entry, difference.field.as_str()), (row as u64, "tip"));
    }
}
