//! Any history, against a plain list.

use std::sync::Arc;

use bytes::Bytes;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestCaseError, TestRunner};
use tokio::runtime::Handle;
use tokio::task::block_in_place;

use super::sample::{VIEWERS, created, done, tell_all, turn};
use crate::entry::{Entry, Line};
use crate::ids::{Version, ViewerKey};
use crate::store::Store;

/// Who is told of each entry: one flag for each of [`VIEWERS`].
type Secrecy = Vec<[bool; 3]>;

pub async fn any_page_of_any_history_is_the_page_a_plain_list_would_give(store: Arc<dyn Store>) {
    let histories = (prop::collection::vec(any::<[bool; 3]>(), 0..24), 1_usize..8);
    let config = Config { cases: 12, failure_persistence: None, ..Config::default() };
    let mut names = 0;
    block_in_place(|| {
        let name = std::cell::RefCell::new(&mut names);
        TestRunner::new(config).run(&histories, |(secrecy, limit)| {
            let mut name = name.borrow_mut();
            **name += 1;
            let name = format!("m{}", **name);
            Handle::current().block_on(check(&*store, &name, secrecy, limit))
        })
    })
    .unwrap();
}

async fn check(
    store: &dyn Store,
    name: &str,
    secrecy: Secrecy,
    limit: usize,
) -> Result<(), TestCaseError> {
    let mut head = created(store, name).await;
    let mut model: Vec<Entry> = Vec::new();
    for told in secrecy {
        let tell = |viewer, version| {
            let place = VIEWERS.iter().position(|other| *other == viewer).unwrap();
            if told[place] { tell_all(viewer, version) } else { Bytes::new() }
        };
        let commit = head.commit(turn(&model.len().to_string(), head.at), tell);
        head = done(store, &head, &commit).await;
        model.push(commit.entry);
    }
    for after in 0..=model.len() {
        let page = store.log(&head.match_id, after as u64, limit).await.unwrap();
        let expected: Vec<_> = model.iter().skip(after).take(limit).cloned().collect();
        prop_assert_eq!(page, expected);
    }
    for viewer in VIEWERS {
        let told: Vec<Line> = model.iter().filter_map(|entry| line(entry, viewer)).collect();
        prop_assert_eq!(head.version(viewer).0, told.len() as u64);
        for version in 0..=told.len() + 1 {
            let asked = Version(version as u64);
            let read = store.first_after(&head.match_id, viewer, asked, limit).await.unwrap();
            let expected: Vec<_> = told.iter().skip(version).take(limit).cloned().collect();
            prop_assert_eq!(read.lines, expected);
            prop_assert_eq!((read.version, read.n), (head.version(viewer), head.n));
        }
    }
    Ok(())
}

fn line(entry: &Entry, viewer: ViewerKey) -> Option<Line> {
    let told = entry.told.iter().find(|told| told.viewer == viewer)?;
    let is_told = !told.entry.is_empty();
    is_told.then(|| Line {
        n: entry.n,
        at: entry.at,
        version: told.version,
        entry: told.entry.clone(),
    })
}
