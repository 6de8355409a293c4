//! API keys, secrets, and the tokens of seats.

use std::sync::Arc;

use bytes::Bytes;
use futures::future::join_all;

use super::sample::{created, head_of, tenant};
use crate::clock::Stamp;
use crate::key::{KeyDigest, KeyRecord, Label};
use crate::request::RequestKey;
use crate::store::Store;

fn record(owner: &str, label: &str) -> KeyRecord {
    KeyRecord {
        tenant: tenant(owner),
        label: Label::new(label).unwrap(),
        created_at: Stamp::from_ms(1_234),
    }
}

pub async fn an_api_key_is_found_by_its_digest_until_it_is_revoked(store: Arc<dyn Store>) {
    let (one, two) = (KeyDigest([0; 32]), KeyDigest([255; 32]));
    let (of_ada, of_bo) = (record("ada", "staging, the old one"), record("bo", ""));
    store.put_key(&two, of_bo.clone()).await.unwrap();
    store.put_key(&one, of_ada.clone()).await.unwrap();

    assert_eq!(store.key(&one).await.unwrap(), Some(of_ada.clone()));
    assert_eq!(store.key(&KeyDigest([1; 32])).await.unwrap(), None);
    assert_eq!(store.keys().await.unwrap(), [(one, of_ada), (two, of_bo.clone())]);

    assert!(store.revoke_key(&one).await.unwrap());
    assert!(!store.revoke_key(&one).await.unwrap());
    assert_eq!(store.key(&one).await.unwrap(), None);
    assert_eq!(store.keys().await.unwrap(), [(two, of_bo)]);
}

pub async fn of_two_secrets_under_one_name_the_first_is_kept(store: Arc<dyn Store>) {
    let proposals = (0..10_u8).map(|byte| store.secret("tokens", Bytes::from(vec![byte; 32])));
    let kept: Vec<Bytes> = join_all(proposals).await.into_iter().map(Result::unwrap).collect();
    assert!(kept.windows(2).all(|pair| pair[0] == pair[1]));
    let other = store.secret("ids", Bytes::from(vec![99; 32])).await.unwrap();
    assert_eq!(other, vec![99; 32]);
    assert_eq!(store.secret("tokens", other).await.unwrap(), kept[0]);
}

pub async fn a_seats_token_is_made_anew_as_often_as_asked(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let id = &head.match_id;
    assert_eq!(head.generation(0), 0);
    assert_eq!(store.renew_token(id, 0, None).await.unwrap(), 1);
    assert_eq!(store.renew_token(id, 1, None).await.unwrap(), 1);
    assert_eq!(store.renew_token(id, 0, None).await.unwrap(), 2);
    let head = head_of(&*store, id).await;
    assert_eq!((head.generation(0), head.generation(1), head.generation(2)), (2, 1, 0));
    assert_eq!(head.mark().renewals, 3);
}

pub async fn a_renewal_asked_for_twice_ends_tokens_once(store: Arc<dyn Store>) {
    let head = created(&*store, "m").await;
    let id = &head.match_id;
    let [first, second] = ["one", "two"].map(|id| RequestKey::by_house(id).unwrap());
    for (request, generation) in [(&first, 1), (&first, 1), (&second, 2), (&first, 1)] {
        let renewed = store.renew_token(id, 0, Some(request)).await.unwrap();
        assert_eq!(renewed, generation);
    }
    assert_eq!(head_of(&*store, id).await.generation(0), 2);
}

pub async fn a_store_that_works_says_so(store: Arc<dyn Store>) {
    store.ready().await.unwrap();
}
