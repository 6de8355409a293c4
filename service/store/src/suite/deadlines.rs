//! Which matches the clock must look at.

use std::sync::Arc;
use std::time::Duration;

use super::sample::{create, done, new_match, play, tell_all, turn};
use crate::clock::Stamp;
use crate::commit::Turn;
use crate::create::New;
use crate::head::Status;
use crate::store::{Due, Store};

fn seconds(start: Stamp, seconds: u64) -> Stamp {
    start.after(Duration::from_secs(seconds))
}

pub async fn matches_come_due_with_the_earliest_first(store: Arc<dyn Store>) {
    let now = store.now().await.unwrap();
    let mut expected = Vec::new();
    for (name, wait) in [("m1", 30), ("m2", 10), ("m3", 20), ("m4", 40)] {
        let deadline = seconds(now, wait);
        let head = create(&*store, New { deadline: Some(deadline), ..new_match(name, now) }).await;
        expected.push(Due { match_id: head.match_id, deadline });
    }
    expected.sort_by_key(|due| due.deadline);

    assert_eq!(store.due(now, None, 10).await.unwrap(), []);
    assert_eq!(store.due(seconds(now, 9), None, 10).await.unwrap(), []);
    // A deadline has come in the very millisecond it names.
    assert_eq!(store.due(seconds(now, 10), None, 10).await.unwrap(), expected[..1]);
    assert_eq!(store.due(seconds(now, 35), None, 10).await.unwrap(), expected[..3]);
    assert_eq!(store.due(seconds(now, 35), None, 2).await.unwrap(), expected[..2]);
    assert_eq!(store.due(Stamp::MAX, None, 10).await.unwrap(), expected);
}

pub async fn what_is_due_is_listed_page_by_page(store: Arc<dyn Store>) {
    let now = store.now().await.unwrap();
    // Several share a millisecond, and lie in different buckets.
    for (number, wait) in [1, 1, 1, 1, 1, 2, 3, 3, 3].into_iter().enumerate() {
        let deadline = Some(seconds(now, wait));
        create(&*store, New { deadline, ..new_match(&format!("m{number}"), now) }).await;
    }
    let all = store.due(seconds(now, 3), None, 100).await.unwrap();
    assert_eq!(all.len(), 9);
    assert!(all.is_sorted());
    for limit in 1..=4 {
        let mut paged: Vec<Due> = Vec::new();
        loop {
            let page = store.due(seconds(now, 3), paged.last(), limit).await.unwrap();
            assert!(page.len() <= limit);
            if page.is_empty() {
                break;
            }
            paged.extend(page);
        }
        assert_eq!(paged, all);
    }
    assert_eq!(store.due(now, all.last(), 10).await.unwrap(), [], "after what is not due yet");
    assert_eq!(store.due(seconds(now, 2), all.get(4), 10).await.unwrap(), all[5..6]);
}

pub async fn the_deadline_follows_each_commit(store: Arc<dyn Store>) {
    let now = store.now().await.unwrap();
    let mut head = create(&*store, new_match("m", now)).await;
    for (id, wait) in [("a", Some(30)), ("b", Some(10)), ("c", Some(10)), ("d", None)] {
        let deadline = wait.map(|wait| seconds(now, wait));
        let commit = head.commit(Turn { deadline, ..turn(id, now) }, tell_all);
        head = done(&*store, &head, &commit).await;
        let due: Vec<Stamp> =
            store.due(Stamp::MAX, None, 10).await.unwrap().iter().map(|due| due.deadline).collect();
        assert_eq!(due, deadline.into_iter().collect::<Vec<_>>());
    }
    play(&*store, &head, "e").await;
}

pub async fn a_match_that_is_over_is_never_due(store: Arc<dyn Store>) {
    let now = store.now().await.unwrap();
    let deadline = Some(seconds(now, 10));
    let ended = create(&*store, New { deadline, ..new_match("ended", now) }).await;
    let closed = create(&*store, New { deadline, ..new_match("closed", now) }).await;
    assert_eq!(store.due(Stamp::MAX, None, 10).await.unwrap().len(), 2);

    // Even if the last deed names a deadline.
    let last = Turn { status: Status::Ended, deadline, ..turn("a", now) };
    let ended = done(&*store, &ended, &ended.commit(last, tell_all)).await;
    store.close(&closed.match_id).await.unwrap();
    assert_eq!(store.due(Stamp::MAX, None, 10).await.unwrap(), []);
    for id in [ended.match_id, closed.match_id] {
        assert_eq!(store.head(&id).await.unwrap().answer.deadline, None);
    }
}
