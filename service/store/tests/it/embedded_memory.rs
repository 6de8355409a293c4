//! The store in memory.

use std::time::Duration;

use umpire_store::suite::Fixture;
use umpire_store::suite::sample::{created, play, tell_all, turn};
use umpire_store::{Clock, Committed, Embedded, Stamp, Store};

pub(crate) async fn home() -> Fixture {
    Fixture::new(Embedded::memory(Clock::system()).unwrap(), ())
}

umpire_store::suite!(crate::embedded_memory::home);

#[tokio::test]
async fn its_clock_is_the_one_it_was_given() {
    let clock = Clock::manual(Stamp::from_ms(1_000));
    let store = Embedded::memory(clock.clone()).unwrap();
    let head = created(&store, "m").await;
    assert_eq!(head.at, Stamp::from_ms(1_000));

    let ahead = head.commit(turn("a", Stamp::from_ms(1_001)), tell_all);
    let refused = store.commit(&ahead).await.unwrap();
    assert_eq!((refused.answer, refused.now), (Committed::Time, Stamp::from_ms(1_000)));
    clock.advance(Duration::from_millis(1));
    assert_eq!(store.commit(&ahead).await.unwrap().answer, Committed::Done);
}

#[tokio::test]
async fn two_stores_in_memory_share_nothing() {
    let (one, other) = (home().await.store(), home().await.store());
    let head = created(&*one, "m").await;
    play(&*one, &head, "a").await;
    created(&*other, "m").await;
}
