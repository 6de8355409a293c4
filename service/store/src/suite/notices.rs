//! Word of changes.

use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use tokio::time::timeout;

use super::sample::{commit_on, created, play};
use crate::notice::{Notice, Notices};
use crate::store::Store;

/// The next notice; it must come.
pub async fn next(notices: &mut Notices) -> Notice {
    let heard = timeout(Duration::from_secs(10), notices.next()).await;
    heard.expect("no notice came").expect("the notices have ended")
}

pub async fn a_commit_and_a_closing_are_told_to_who_has_subscribed(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let head = play(&*store, &head, "unheard").await;
    let (mut ada, mut bo) = (store.subscribe().await.unwrap(), store.subscribe().await.unwrap());
    let head = play(&*store, &head, "a").await;
    store.close(&head.match_id).await.unwrap();
    for notices in [&mut ada, &mut bo] {
        // A store may repeat a notice, and may still tell of what came just before.
        let told = Notice::Told { match_id: head.match_id.clone(), n: 2 };
        let mut count = 0;
        while count < 2 {
            if next(notices).await == told {
                count += 1;
            }
        }
    }
}

pub async fn nobody_is_told_of_what_was_refused(store: Arc<dyn Store>) {
    let old = created(&*store, "refused").await;
    let head = play(&*store, &old, "a").await;
    let other = created(&*store, "other").await;
    let mut notices = store.subscribe().await.unwrap();
    store.commit(&commit_on(&old, "b")).await.unwrap();
    play(&*store, &other, "a").await;
    loop {
        match next(&mut notices).await {
            Notice::Told { match_id, n } if match_id == head.match_id => assert_eq!(n, 1),
            Notice::Told { match_id, .. } if match_id == other.match_id => break,
            heard @ (Notice::Told { .. } | Notice::Missed) => panic!("unexpected: {heard:?}"),
        }
    }
}
