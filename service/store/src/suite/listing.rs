//! A tenant's matches.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::sample::{create, new_match, tenant};
use crate::create::New;
use crate::ids::{MatchId, Tenant};
use crate::store::Store;

async fn kept(store: &dyn Store, owner: &Tenant, prefix: &str, count: usize) -> BTreeSet<MatchId> {
    let now = store.now().await.unwrap();
    let mut ids = BTreeSet::new();
    for number in 0..count {
        let name = format!("{prefix}{number}");
        let new = New { tenant: owner.clone(), ..new_match(&name, now) };
        ids.insert(create(store, new).await.match_id);
    }
    ids
}

async fn pages(store: &dyn Store, owner: &Tenant, limit: usize) -> Vec<MatchId> {
    let mut all: Vec<MatchId> = Vec::new();
    loop {
        let page = store.list(owner, all.last(), limit).await.unwrap();
        assert!(page.len() <= limit);
        let is_last = page.len() < limit;
        all.extend(page);
        if is_last {
            return all;
        }
    }
}

pub async fn a_tenant_pages_through_its_own_matches_and_sees_each_once(store: Arc<dyn Store>) {
    // One name is the beginning of the other: their indexes must not run into each other.
    let (ada, adam, bo) = (tenant("ada"), tenant("adam"), tenant("bo"));
    let of_ada = kept(&*store, &ada, "a", 25).await;
    let of_adam = kept(&*store, &adam, "b", 3).await;
    for limit in [1, 4, 25, 100] {
        let listed = pages(&*store, &ada, limit).await;
        assert_eq!(listed.len(), 25);
        assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), of_ada);
    }
    assert_eq!(pages(&*store, &adam, 2).await.into_iter().collect::<BTreeSet<_>>(), of_adam);
    assert_eq!(pages(&*store, &bo, 2).await, []);
    assert_eq!(store.list(&ada, None, 0).await.unwrap(), []);
}

pub async fn the_order_of_a_list_stays(store: Arc<dyn Store>) {
    let ada = tenant("ada");
    kept(&*store, &ada, "a", 20).await;
    let before = pages(&*store, &ada, 7).await;
    assert!(before.is_sorted_by_key(|id| (id.bucket(), id.clone())));

    let more = kept(&*store, &ada, "b", 20).await;
    let after = pages(&*store, &ada, 7).await;
    assert_eq!(after.len(), 40);
    let without: Vec<_> = after.into_iter().filter(|id| !more.contains(id)).collect();
    assert_eq!(without, before);
}
