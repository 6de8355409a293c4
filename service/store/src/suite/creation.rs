//! A match is made once.

use std::sync::Arc;

use bytes::Bytes;
use futures::future::join_all;
use std::time::Duration;

use super::sample::{VIEWERS, create, created, done, head_of, new_match, play, turn};
use crate::create::{Created, New};
use crate::head::{Head, Origin, Snapshot};
use crate::ids::Version;
use crate::request::Fingerprint;
use crate::store::Store;

pub async fn a_new_match_has_no_entry_and_nobody_was_told_anything(store: Arc<dyn Store>) {
    let now = store.now().await.unwrap();
    let new = new_match("m", now);
    let made = create(&*store, new.clone()).await;

    assert_eq!(made, new.head());
    assert_eq!((made.n, made.at, made.created_at), (0, now, now));
    assert_eq!(made.versions, VIEWERS.map(|viewer| (viewer, Version(0))).into());
    assert_eq!(head_of(&*store, &made.match_id).await, made);
    assert_eq!(store.log(&made.match_id, 0, 10).await.unwrap(), []);
}

pub async fn creating_again_answers_the_match_as_it_stands_by_now(store: Arc<dyn Store>) {
    let now = store.now().await.unwrap();
    let head = create(&*store, new_match("m", now)).await;
    let head = play(&*store, &head, "a").await;

    // Even with a stamp that would be refused by now.
    let again = new_match("m", now.after(Duration::from_secs(3_600)));
    let answer = store.create(again).await.unwrap().answer;
    assert_eq!(answer, Created::Existing(Box::new(head)));
}

pub async fn another_creation_under_one_name_is_a_conflict(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let other = New { fingerprint: Fingerprint([8; 32]), ..new_match("m", head.at) };
    assert_eq!(store.create(other).await.unwrap().answer, Created::Reused);
    assert_eq!(head_of(&*store, &head.match_id).await, head);
}

pub async fn a_creation_ahead_of_the_clock_is_refused(store: Arc<dyn Store>) {
    let now = store.now().await.unwrap();
    let ahead = new_match("m", now.after(Duration::from_secs(3_600)));
    let refused = store.create(ahead.clone()).await.unwrap();
    assert_eq!(refused.answer, Created::Time);

    let stamped_anew = New { at: refused.now, ..ahead };
    create(&*store, stamped_anew).await;
}

pub async fn fifty_parallel_creations_make_one_match(store: Arc<dyn Store>) {
    let now = store.now().await.unwrap();
    let answers = join_all((0..50).map(|_| store.create(new_match("m", now)))).await;
    let (mut made, mut heads) = (0, Vec::new());
    for answer in answers {
        match answer.unwrap().answer {
            Created::Done(head) => {
                made += 1;
                heads.push(head);
            }
            Created::Existing(head) => heads.push(head),
            other @ (Created::Reused | Created::Time) => panic!("not answered: {other:?}"),
        }
    }
    assert_eq!(made, 1);
    assert_eq!(heads.len(), 50);
    assert!(heads.windows(2).all(|pair| pair[0] == pair[1]));
}

pub async fn bytes_come_back_as_they_went_in(store: Arc<dyn Store>) {
    let awkward = Bytes::from((0..=255).chain([0, 0, 10, 13]).collect::<Vec<u8>>());
    let now = store.now().await.unwrap();
    let new = New {
        fingerprint: Fingerprint([0; 32]),
        snapshot: Snapshot { format: "sample/1 å".to_owned(), bytes: awkward.clone() },
        origin: Origin(awkward.clone()),
        beside: awkward.clone(),
        ..new_match("m", now)
    };
    let head: Head = create(&*store, new).await;
    assert_eq!(head_of(&*store, &head.match_id).await, head);

    let mut turn = turn("a: \u{0} ö", now);
    turn.deed = awkward.clone();
    turn.first_word = u64::MAX;
    turn.snapshot.bytes = awkward.clone();
    let commit = head.commit(turn, |_, _| awkward.clone());
    let head = done(&*store, &head, &commit).await;
    assert_eq!(head_of(&*store, &head.match_id).await, head);
    assert_eq!(store.entry(&head.match_id, 1).await.unwrap(), commit.entry);
}
