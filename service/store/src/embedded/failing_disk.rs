//! What a store answers when its disk fails under it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may panic")]

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures::StreamExt;
use redb::backends::InMemoryBackend;
use redb::{Database, StorageBackend};
use tokio::time::timeout;

use super::{Embedded, Home};
use crate::clock::Clock;
use crate::error::StoreError;
use crate::store::Store;
use crate::suite::sample::{commit_on, created, play};

/// A disk that can no longer flush once it is broken.
#[derive(Debug)]
struct Disk {
    bytes: InMemoryBackend,
    is_broken: Arc<AtomicBool>,
}

impl StorageBackend for Disk {
    fn len(&self) -> io::Result<u64> {
        self.bytes.len()
    }

    fn read(&self, offset: u64, out: &mut [u8]) -> io::Result<()> {
        self.bytes.read(offset, out)
    }

    fn set_len(&self, len: u64) -> io::Result<()> {
        self.bytes.set_len(len)
    }

    fn sync_data(&self) -> io::Result<()> {
        if self.is_broken.load(Ordering::SeqCst) {
            Err(io::Error::other("the disk is broken"))
        } else {
            self.bytes.sync_data()
        }
    }

    fn write(&self, offset: u64, data: &[u8]) -> io::Result<()> {
        self.bytes.write(offset, data)
    }
}

#[tokio::test]
async fn what_could_not_be_flushed_is_neither_answered_nor_told() {
    let is_broken = Arc::new(AtomicBool::new(false));
    let disk = Disk { bytes: InMemoryBackend::new(), is_broken: Arc::clone(&is_broken) };
    let db = Database::builder().create_with_backend(disk).unwrap();
    let store = Embedded::over(db, Home::File, Clock::system()).unwrap();
    let head = created(&store, "m").await;
    let head = play(&store, &head, "a").await;
    let mut notices = store.subscribe().await.unwrap();

    is_broken.store(true, Ordering::SeqCst);
    let commit = commit_on(&head, "b");
    let answer = store.commit(&commit).await;
    assert!(
        matches!(answer, Err(StoreError::Unavailable { outcome_unknown: true, .. })),
        "{answer:?}"
    );
    assert!(timeout(Duration::from_millis(1), notices.next()).await.is_err());
    // Whatever is asked from now on, it does not claim to keep anything, and says so when asked.
    assert!(matches!(store.commit(&commit).await, Err(StoreError::Unavailable { .. })));
    assert!(matches!(store.ready().await, Err(StoreError::Unavailable { .. })));
    if let Ok(held) = store.head(&head.match_id).await {
        assert_eq!(held.answer, head);
    }
}
