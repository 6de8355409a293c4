//! The outcomes of a commit, in the order in which they hold.

use std::sync::Arc;
use std::time::Duration;

use super::sample::{
    commit_on, created, done, head_of, new_match, play, play_to_the_end, tell_all, turn,
};
use crate::clock::Stamp;
use crate::commit::{Commit, Committed, Turn};
use crate::head::Head;
use crate::request::{Fingerprint, RequestKey};
use crate::store::Store;

async fn answer(store: &dyn Store, commit: &Commit) -> Committed {
    store.commit(commit).await.unwrap().answer
}

/// The same request for another action.
fn reuse(commit: &Commit) -> Commit {
    Commit { fingerprint: Fingerprint([2; 32]), ..commit.clone() }
}

pub async fn a_commit_changes_everything_at_once(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let deadline = head.at.after(Duration::from_secs(60));
    let turn = Turn { deadline: Some(deadline), ..turn("a", head.at) };
    let commit = head.commit(turn, tell_all);
    let after = done(&*store, &head, &commit).await;

    assert_eq!(after.n, 1);
    assert_eq!(head_of(&*store, &head.match_id).await, after);
    assert_eq!(
        store.log(&head.match_id, 0, 10).await.unwrap(),
        std::slice::from_ref(&commit.entry)
    );
    assert_eq!(answer(&*store, &commit).await, Committed::Seen(commit.entry.clone()));
    let due = store.due(deadline, None, 10).await.unwrap();
    assert_eq!(due.iter().map(|due| &due.match_id).collect::<Vec<_>>(), [&head.match_id]);
}

pub async fn a_match_that_is_not_there_is_gone_before_all_else(store: Arc<dyn Store>) {
    let now = store.now().await.unwrap();
    let nowhere = new_match("nowhere", now).head();
    assert_eq!(answer(&*store, &commit_on(&nowhere, "a")).await, Committed::Gone);
}

pub async fn a_known_request_is_answered_though_it_would_be_stale_by_now(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let first = commit_on(&head, "a");
    let after = done(&*store, &head, &first).await;
    let after = play(&*store, &after, "b").await;

    // Judged on the old head, on the new one, and stamped impossibly: the first answer.
    assert_eq!(answer(&*store, &first).await, Committed::Seen(first.entry.clone()));
    let again = commit_on(&after, "a");
    assert_eq!(answer(&*store, &again).await, Committed::Seen(first.entry.clone()));
    let ahead = after.commit(turn("a", Stamp::MAX), tell_all);
    assert_eq!(answer(&*store, &ahead).await, Committed::Seen(first.entry));
    assert_eq!(head_of(&*store, &head.match_id).await, after);
}

pub async fn a_known_request_is_answered_though_the_match_is_over(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let first = commit_on(&head, "a");
    let after = done(&*store, &head, &first).await;
    play_to_the_end(&*store, &after, "b").await;
    assert_eq!(answer(&*store, &first).await, Committed::Seen(first.entry));
}

pub async fn a_request_id_of_another_action_is_a_conflict_though_the_match_is_over(
    store: Arc<dyn Store>,
) {
    let head = created(&*store, "m").await;
    let first = commit_on(&head, "a");
    let after = done(&*store, &head, &first).await;
    assert_eq!(answer(&*store, &reuse(&first)).await, Committed::Reused);
    assert_eq!(answer(&*store, &reuse(&commit_on(&after, "a"))).await, Committed::Reused);

    play_to_the_end(&*store, &after, "b").await;
    assert_eq!(answer(&*store, &reuse(&first)).await, Committed::Reused);
}

pub async fn a_match_that_is_over_refuses_before_it_is_stale(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let over = play_to_the_end(&*store, &head, "a").await;
    let late = answer(&*store, &commit_on(&head, "b")).await;
    assert_eq!(late, Committed::Ended(Box::new(over)));
}

pub async fn a_stale_head_is_answered_before_a_bad_stamp(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let now = play(&*store, &head, "a").await;
    let stale = head.commit(turn("b", Stamp::MAX), tell_all);
    assert_eq!(answer(&*store, &stale).await, Committed::Stale(Box::new(now)));
}

pub async fn a_history_of_equal_length_and_another_tip_is_stale(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    // What a replica remembers whose store has lost "b" and taken "a" instead.
    let lost = commit_on(&head, "b");
    let remembered = head.after(&lost);
    let held = play(&*store, &head, "a").await;
    assert_eq!(remembered.n, held.n);

    let on_what_is_lost = commit_on(&remembered, "c");
    assert_eq!(answer(&*store, &on_what_is_lost).await, Committed::Stale(Box::new(held)));
}

pub async fn a_stamp_before_the_heads_is_refused(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let before = Stamp::from_ms(head.at.as_ms() - 1);
    let commit = head.commit(turn("a", before), tell_all);
    assert_eq!(answer(&*store, &commit).await, Committed::Time);
}

pub async fn a_stamp_ahead_of_the_clock_is_refused(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let ahead = head.at.after(Duration::from_secs(3_600));
    let refused = store.commit(&head.commit(turn("a", ahead), tell_all)).await.unwrap();
    assert_eq!(refused.answer, Committed::Time);

    // Stamped by the clock that came along, it is taken.
    assert!(refused.now >= head.at && refused.now < ahead);
    done(&*store, &head, &head.commit(turn("a", refused.now), tell_all)).await;
}

pub async fn whatever_is_refused_changes_nothing(store: Arc<dyn Store>) {
    let old = created(&*store, "m").await;
    let first = commit_on(&old, "a");
    let head = done(&*store, &old, &first).await;
    let with_deadline = |turn: Turn| Turn { deadline: Some(Stamp::from_ms(1)), ..turn };
    let stale = old.commit(with_deadline(turn("b", old.at)), tell_all);
    let time = head.commit(with_deadline(turn("b", Stamp::MAX)), tell_all);
    for refused in [stale.clone(), time, reuse(&first)] {
        assert_ne!(answer(&*store, &refused).await, Committed::Done);
    }

    assert_eq!(head_of(&*store, &head.match_id).await, head);
    assert_eq!(store.log(&head.match_id, 0, 10).await.unwrap(), [first.entry]);
    assert_eq!(store.due(Stamp::MAX, None, 10).await.unwrap(), []);
    // Nor is the request of what was refused known.
    assert!(matches!(answer(&*store, &stale).await, Committed::Stale(_)));
}

pub async fn each_seat_and_the_house_have_request_ids_of_their_own(store: Arc<dyn Store>) {
    let mut head = created(&*store, "m").await;
    let requests = [
        RequestKey::by_seat(0, "r").unwrap(),
        RequestKey::by_seat(1, "r").unwrap(),
        RequestKey::by_house("r").unwrap(),
        // Could be read as seat 1's `r` if seat and id were merely put together.
        RequestKey::by_seat(0, "1:r").unwrap(),
        RequestKey::by_house("1:r").unwrap(),
    ];
    for request in requests {
        let commit = head.commit(Turn { request, ..turn("r", head.at) }, tell_all);
        head = done(&*store, &head, &commit).await;
    }
    assert_eq!(head.n, 5);
    assert_eq!(answer(&*store, &reuse(&commit_on(&head, "r"))).await, Committed::Reused);
}

pub async fn a_token_made_anew_makes_known_heads_stale(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    assert_eq!(store.renew_token(&head.match_id, 1, None).await.unwrap(), 1);
    let Committed::Stale(by_now) = answer(&*store, &commit_on(&head, "a")).await else {
        panic!("a head with an old token was taken for fresh");
    };
    assert_eq!((by_now.generation(0), by_now.generation(1)), (0, 1));
    let same_else = Head { generations: head.generations.clone(), ..(*by_now).clone() };
    assert_eq!(same_else, head);
    play(&*store, &by_now, "a").await;
}
