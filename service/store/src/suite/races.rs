//! Many at once.

use std::sync::Arc;

use futures::future::join_all;

use super::sample::{commit_on, created, head_of, play};
use crate::commit::Committed;
use crate::store::Store;

pub async fn of_two_commits_on_one_head_exactly_one_wins(store: Arc<dyn Store>) {
    let mut head = created(&*store, "m").await;
    for round in 0..20 {
        let commits = ["a", "b"].map(|side| commit_on(&head, &format!("{round}{side}")));
        let answers = join_all(commits.iter().map(|commit| {
            let (store, commit) = (Arc::clone(&store), commit.clone());
            tokio::spawn(async move { store.commit(&commit).await.unwrap().answer })
        }));
        let answers: Vec<_> = answers.await.into_iter().map(Result::unwrap).collect();
        let winner = answers.iter().position(|answer| *answer == Committed::Done).unwrap();
        head = head.after(&commits[winner]);
        assert_eq!(answers[1 - winner], Committed::Stale(Box::new(head.clone())));
        assert_eq!(head_of(&*store, &head.match_id).await, head);
    }
}

pub async fn fifty_parallel_commits_of_one_request_make_one_entry_and_equal_answers(
    store: Arc<dyn Store>,
) {
    let head = created(&*store, "m").await;
    let head = play(&*store, &head, "before").await;
    let commit = commit_on(&head, "a");
    let answers = join_all((0..50).map(|_| {
        let (store, commit) = (Arc::clone(&store), commit.clone());
        tokio::spawn(async move { store.commit(&commit).await.unwrap().answer })
    }));
    let answers: Vec<_> = answers.await.into_iter().map(Result::unwrap).collect();
    let done = answers.iter().filter(|answer| **answer == Committed::Done).count();
    let seen = Committed::Seen(commit.entry.clone());
    let seen = answers.iter().filter(|answer| **answer == seen).count();
    assert_eq!((done, seen), (1, 49));
    assert_eq!(store.log(&head.match_id, 1, 10).await.unwrap(), [commit.entry]);
}

pub async fn parallel_commits_to_many_matches_all_land(store: Arc<dyn Store>) {
    let matches = join_all((0..40).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let mut head = created(&*store, &format!("m{number}")).await;
            for id in ["a", "b", "c"] {
                head = play(&*store, &head, id).await;
            }
            head
        })
    }));
    for head in matches.await {
        let head = head.unwrap();
        assert_eq!(head_of(&*store, &head.match_id).await, head);
        assert_eq!(store.log(&head.match_id, 0, 10).await.unwrap().len(), 3);
    }
}
