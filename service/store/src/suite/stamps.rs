//! Time is the store's.

use std::sync::Arc;

use super::sample::{created, done, tell_all, turn};
use crate::store::Store;

pub async fn the_clock_does_not_fall(store: Arc<dyn Store>) {
    let mut latest = store.now().await.unwrap();
    let head = created(&*store, "m").await;
    for _ in 0..50 {
        for now in [store.now().await.unwrap(), store.head(&head.match_id).await.unwrap().now] {
            assert!(now >= latest, "the clock fell from {latest} to {now}");
            latest = now;
        }
    }
}

pub async fn stamps_do_not_fall_along_a_log(store: Arc<dyn Store>) {
    let mut head = created(&*store, "m").await;
    for place in 0..20 {
        let now = store.now().await.unwrap();
        let commit = head.commit(turn(&place.to_string(), now), tell_all);
        let answered = store.commit(&commit).await.unwrap();
        assert!(answered.now >= now);
        head = head.after(&commit);
        assert_eq!(store.head(&head.match_id).await.unwrap().answer, head);
    }
    let log = store.log(&head.match_id, 0, 100).await.unwrap();
    assert_eq!(log.len(), 20);
    assert!(log.windows(2).all(|pair| pair[0].at <= pair[1].at));
    done(&*store, &head, &head.commit(turn("last", head.at), tell_all)).await;
}
