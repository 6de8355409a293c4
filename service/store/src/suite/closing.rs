//! Ending a match without a result.

use std::sync::Arc;

use super::sample::{commit_on, created, head_of, play, play_to_the_end};
use crate::commit::{Committed, Confirmed};
use crate::head::{Head, Status};
use crate::store::Store;

pub async fn a_closed_match_has_no_new_entry_and_takes_none(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let first = commit_on(&head, "a");
    let head = super::sample::done(&*store, &head, &first).await;
    let answered = store.close(&head.match_id).await.unwrap();
    assert_eq!(answered.answer, Status::Closed);

    let closed = head_of(&*store, &head.match_id).await;
    assert!(closed.at >= head.at && closed.at <= answered.now);
    let expected = Head { status: Status::Closed, at: closed.at, ..head.clone() };
    assert_eq!(closed, expected);
    let late = store.commit(&commit_on(&head, "b")).await.unwrap().answer;
    assert_eq!(late, Committed::Ended(Box::new(closed)));
    let again = store.commit(&first).await.unwrap().answer;
    assert_eq!(again, Committed::Seen(first.entry.clone()));
    assert_eq!(store.log(&head.match_id, 0, 10).await.unwrap(), [first.entry]);
}

pub async fn closing_again_changes_nothing(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    store.close(&head.match_id).await.unwrap();
    let closed = head_of(&*store, &head.match_id).await;
    assert_eq!(store.close(&head.match_id).await.unwrap().answer, Status::Closed);
    assert_eq!(head_of(&*store, &head.match_id).await, closed);
}

pub async fn a_match_played_to_its_end_is_not_closed(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let head = play(&*store, &head, "a").await;
    let ended = play_to_the_end(&*store, &head, "b").await;
    assert_eq!(store.close(&head.match_id).await.unwrap().answer, Status::Ended);
    assert_eq!(head_of(&*store, &head.match_id).await, ended);
}

pub async fn a_head_known_before_the_closing_is_stale(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    store.close(&head.match_id).await.unwrap();
    let closed = head_of(&*store, &head.match_id).await;
    let confirmed = async |known: &Head| {
        store.confirm(&head.match_id, Some(&known.mark()), None).await.unwrap().answer
    };
    assert_eq!(confirmed(&head).await, Confirmed::Stale(Box::new(closed.clone())));
    assert_eq!(confirmed(&closed).await, Confirmed::Fresh);
}
