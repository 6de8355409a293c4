use std::sync::Arc;
use std::time::Instant;
use umpire_store::suite::{Fixture, RedisServer};
use umpire_store::suite::sample::*;
use umpire_store::*;
use futures::future::join_all;
fn rss() -> String { std::fs::read_to_string("/proc/self/status").unwrap().lines().find(|l| l.starts_with("VmRSS")).unwrap().to_owned() }
async fn run(name: &str, f: Fixture, matches: usize, each: usize) {
    let store = f.store();
    let start = Instant::now();
    let t = join_all((0..matches).map(|m| { let store = Arc::clone(&store); tokio::spawn(async move {
        let now = store.now().await.unwrap();
        let mut new = new_match(&format!("x{m}"), now);
        new.origin = Origin(vec![1; 2000].into()); new.snapshot.bytes = vec![2; 4000].into();
        let mut head = create(&*store, new).await;
        for i in 0..each {
            let mut t = turn(&i.to_string(), head.at); t.snapshot.bytes = vec![3; 4000].into();
            let c = head.commit(t, |_, _| vec![4; 300].into());
            head = done(&*store, &head, &c).await;
        }
    })})).await;
    for r in t { r.unwrap(); }
    let e = start.elapsed();
    println!("{name}: {} commits {:?} {:.0}/s {}", matches*each, e, (matches*each) as f64 / e.as_secs_f64(), rss());
    let start = Instant::now();
    for _ in 0..20 { store.due(Stamp::MAX, 100).await.unwrap(); }
    println!("{name}: due {:?}", start.elapsed()/20);
    let start = Instant::now();
    for _ in 0..20 { store.list(&tenant("nobody"), None, 100).await.unwrap(); }
    println!("{name}: list {:?}", start.elapsed()/20);
}
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bench() {
    for (m, e) in [(1, 1000), (64, 100), (64, 400)] {
    run("memory", crate::embedded_memory::home().await, m, e).await;
    run("file", crate::embedded_file::home().await, m, e.min(100)).await;
    run("redis", crate::redis::home().await, m, e).await;
    }
    let _ = RedisServer::start;
}
