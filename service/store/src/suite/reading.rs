//! Confirming a head, and reading a log.

use std::sync::Arc;

use bytes::Bytes;

use super::sample::{
    commit_on, created, done, match_id, new_match, play, play_to_the_end, request, tell_all, turn,
};
use crate::commit::Confirmed;
use crate::error::StoreError;
use crate::head::{Mark, Status};
use crate::ids::{Version, ViewerKey};
use crate::request::Fingerprint;
use crate::store::Store;
use crate::tip::Tip;

pub async fn a_known_head_is_confirmed_until_it_changes(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let id = &head.match_id;
    let confirmed = async |mark: Option<&Mark>| store.confirm(id, mark, None).await.unwrap().answer;
    assert_eq!(confirmed(Some(&head.mark())).await, Confirmed::Fresh);
    assert_eq!(confirmed(None).await, Confirmed::Stale(Box::new(head.clone())));

    let after = play(&*store, &head, "a").await;
    let stale = Confirmed::Stale(Box::new(after.clone()));
    assert_eq!(confirmed(Some(&head.mark())).await, stale);
    assert_eq!(confirmed(Some(&after.mark())).await, Confirmed::Fresh);
    let other_history = Mark { tip: Tip([9; 32]), ..after.mark() };
    assert_eq!(confirmed(Some(&other_history)).await, stale);

    store.renew_token(id, 0, None).await.unwrap();
    assert!(matches!(confirmed(Some(&after.mark())).await, Confirmed::Stale(_)));
    let gone = store.confirm(&match_id("nowhere"), None, None).await.unwrap();
    assert_eq!(gone.answer, Confirmed::Gone);
}

pub async fn a_request_is_looked_up_before_the_head_is_confirmed(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let (a, b) = (request("a"), request("b"));
    let commit = commit_on(&head, "a");
    let after = done(&*store, &head, &commit).await;
    let over = play_to_the_end(&*store, &after, "z").await;
    let (same, other) = (commit.fingerprint, Fingerprint([2; 32]));

    for known in [None, Some(head.mark()), Some(over.mark())] {
        let asked = async |asked| {
            store.confirm(&head.match_id, known.as_ref(), Some(asked)).await.unwrap().answer
        };
        assert_eq!(asked((&a, &same)).await, Confirmed::Seen(commit.entry.clone()));
        assert_eq!(asked((&a, &other)).await, Confirmed::Reused);
        let unknown = asked((&b, &same)).await;
        if known == Some(over.mark()) {
            assert_eq!(unknown, Confirmed::Fresh);
        } else {
            assert_eq!(unknown, Confirmed::Stale(Box::new(over.clone())));
        }
    }
}

pub async fn what_is_not_there_is_not_found(store: Arc<dyn Store>) {
    let nowhere = match_id("nowhere");
    let missing = Err(StoreError::NotFound);
    assert_eq!(store.head(&nowhere).await.map(drop), missing);
    assert_eq!(store.log(&nowhere, 0, 10).await.map(drop), missing);
    assert_eq!(store.entry(&nowhere, 1).await.map(drop), missing);
    assert_eq!(store.close(&nowhere).await.map(drop), missing);
    assert_eq!(store.renew_token(&nowhere, 0, None).await.map(drop), missing);
    let lines = store.first_after(&nowhere, ViewerKey::Seat(0), Version(0), 10).await;
    assert_eq!(lines.map(drop), missing);

    let head = created(&*store, "m").await;
    play(&*store, &head, "a").await;
    for n in [0, 2, u64::MAX] {
        assert_eq!(store.entry(&head.match_id, n).await.map(drop), missing);
    }
    assert_eq!(store.log(&head.match_id, u64::MAX, 10).await, Ok(Vec::new()));
}

pub async fn a_viewer_not_told_keeps_its_version(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let secretly = |viewer, version| match viewer {
        ViewerKey::Seat(0) => tell_all(viewer, version),
        ViewerKey::Seat(_) | ViewerKey::Spectators => Bytes::new(),
    };
    let commit = head.commit(turn("a", head.at), secretly);
    let head = done(&*store, &head, &commit).await;
    assert_eq!(head.version(ViewerKey::Seat(0)), Version(1));
    assert_eq!(head.version(ViewerKey::Seat(1)), Version(0));

    let unaware = store.first_after(&head.match_id, ViewerKey::Seat(1), Version(0), 10).await;
    let unaware = unaware.unwrap();
    assert_eq!((unaware.lines.len(), unaware.version), (0, Version(0)));

    let head = play(&*store, &head, "b").await;
    let told = store.first_after(&head.match_id, ViewerKey::Seat(1), Version(0), 10).await;
    let told = told.unwrap();
    assert_eq!((told.version, told.n, told.status), (Version(1), 2, Status::Active));
    let [line] = told.lines.as_slice() else { panic!("not one line: {told:?}") };
    assert_eq!((line.version, line.n), (Version(1), 2));
    assert_eq!(line.entry, tell_all(ViewerKey::Seat(1), Version(1)));
}

pub async fn a_viewer_ahead_of_the_log_reads_that_it_is(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let head = play(&*store, &head, "a").await;
    let ahead = store.first_after(&head.match_id, ViewerKey::Spectators, Version(7), 10).await;
    let ahead = ahead.unwrap();
    assert_eq!((ahead.lines.len(), ahead.version), (0, Version(1)));
}

pub async fn somebody_the_match_does_not_have_was_told_nothing(store: Arc<dyn Store>) {
    let now = store.now().await.unwrap();
    let head = super::sample::create(&*store, new_match("m", now)).await;
    let head = play(&*store, &head, "a").await;
    let lines = store.first_after(&head.match_id, ViewerKey::Seat(9), Version(0), 10).await;
    let lines = lines.unwrap();
    assert_eq!((lines.lines.len(), lines.version, lines.n), (0, Version(0), 1));
}
