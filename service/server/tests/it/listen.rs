//! How connections begin and end.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use axum::routing::get;
use axum::{Extension, Router};
use bytes::Bytes;
use futures::future::join_all;
use futures::{StreamExt, stream};
use http::StatusCode;
use http_body_util::BodyExt;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio::sync::Notify;
use tonic::service::Routes;
use tonic::transport::{Channel, Endpoint};
use tonic_health::pb::HealthCheckRequest;
use tonic_health::pb::health_client::HealthClient;
use umpire_server::listen::Connections;

use crate::client::{Served, text, usual, within};

#[tokio::test]
async fn stopping_finishes_an_accepted_slow_request() {
    let (entered, leave) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let (inside, way_out) = (Arc::clone(&entered), Arc::clone(&leave));
    let slow = async move || {
        inside.notify_one();
        way_out.notified().await;
        "done"
    };
    let served = Served::start(usual(), |_| Router::new().route("/", get(slow))).await;
    let mut client = served.connect().await;
    let answer = tokio::spawn(async move { client.ask("/").await });
    within(entered.notified()).await;

    served.stop.cancel();
    within(refused(served.address)).await;
    leave.notify_one();

    let answer = within(answer).await.unwrap().unwrap();
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(text(answer).await, "done");
    served.ended().await;
}

/// Waits until nobody listens there any more.
async fn refused(address: SocketAddr) {
    while TcpStream::connect(address).await.is_ok() {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn stopping_ends_a_stream_that_watches_the_token() {
    let served = Served::start(usual(), |stop| {
        let frames = async move || {
            let endless = stream::repeat(Bytes::from_static(b"tick"))
                .then(async |tick| {
                    tokio::task::yield_now().await;
                    Ok::<_, std::io::Error>(tick)
                })
                .take_until(stop.cancelled_owned());
            Body::from_stream(endless)
        };
        Router::new().route("/", get(frames))
    })
    .await;
    let mut client = served.connect().await;
    let mut body = client.ask("/").await.unwrap().into_body();
    assert!(body.frame().await.unwrap().is_ok());

    served.stop.cancel();

    let rest = within(async { while body.frame().await.transpose().unwrap().is_some() {} });
    rest.await;
    served.ended().await;
}

#[tokio::test]
async fn a_stream_that_goes_on_is_dropped_at_the_end_of_the_drain() {
    let connections = Connections { drain: Duration::from_millis(20), ..usual() };
    let silent = async || {
        let first = stream::iter([Ok::<_, std::io::Error>("tick")]);
        Body::from_stream(first.chain(stream::pending()))
    };
    let served = Served::start(connections, |_| Router::new().route("/", get(silent))).await;
    let mut client = served.connect().await;
    let mut body = client.ask("/").await.unwrap().into_body();
    assert!(body.frame().await.unwrap().is_ok());

    served.stop.cancel();
    served.ended().await;

    assert!(within(body.frame()).await.unwrap().is_err(), "cut off, and the client can tell");
}

/// Who came, and how many requests arrived.
#[derive(Clone, Default)]
struct Arrivals(Arc<Mutex<(BTreeSet<SocketAddr>, usize)>>);

impl Arrivals {
    fn connections(&self) -> usize {
        self.0.lock().unwrap().0.len()
    }

    fn requests(&self) -> usize {
        self.0.lock().unwrap().1
    }
}

async fn note(
    State(arrivals): State<Arrivals>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    {
        let mut arrived = arrivals.0.lock().unwrap();
        arrived.0.insert(peer);
        arrived.1 += 1;
    }
    // Still at work when other tasks, and the connection's age, have had their turn.
    tokio::task::yield_now().await;
    next.run(request).await
}

/// Calls until four connections have come and gone, and counts the calls that were answered.
async fn calls(mut client: HealthClient<Channel>, arrivals: &Arrivals) -> usize {
    let mut answered = 0;
    while arrivals.connections() < 5 {
        // A call that its client holds back when it is told to go fails there, and never arrives.
        answered += usize::from(client.check(HealthCheckRequest::default()).await.is_ok());
    }
    answered
}

#[tokio::test]
async fn no_request_that_arrived_is_lost_to_the_age_of_its_connection() {
    let arrivals = Arrivals::default();
    let seen = arrivals.clone();
    let connections = Connections { age: Duration::from_millis(40), ..usual() };
    let served = Served::start(connections, |_| {
        let (_, health) = tonic_health::server::health_reporter();
        Routes::new(health).into_axum_router().layer(from_fn_with_state(seen, note))
    })
    .await;
    let endpoint = Endpoint::from_shared(format!("http://{}", served.address)).unwrap();
    let client = HealthClient::new(endpoint.connect_lazy());

    let callers = (0..8).map(|_| calls(client.clone(), &arrivals));
    let answered: usize = within(join_all(callers)).await.into_iter().sum();

    assert_eq!(answered, arrivals.requests());
}

#[tokio::test]
async fn a_connection_beyond_the_limit_waits_for_its_place() {
    let connections = Connections { limit: 1, ..usual() };
    let served = Served::start(connections, |_| Router::new().route("/", get("hello"))).await;
    let mut first = served.connect().await;
    assert_eq!(first.ask("/").await.unwrap().status(), StatusCode::OK);

    let mut second = served.connect().await;
    let waiting = tokio::spawn(async move { second.ask("/").await.unwrap().status() });
    assert_eq!(first.ask("/").await.unwrap().status(), StatusCode::OK);
    assert!(!waiting.is_finished());

    drop(first);
    assert_eq!(within(waiting).await.unwrap(), StatusCode::OK);
}

#[tokio::test]
async fn a_client_that_says_nothing_is_let_go() {
    let connections = Connections { header_timeout: Duration::from_millis(20), ..usual() };
    let served = Served::start(connections, |_| Router::new()).await;
    let mut silent = TcpStream::connect(served.address).await.unwrap();
    let mut nothing = [0];
    assert_eq!(within(silent.read(&mut nothing)).await.unwrap(), 0, "closed");
}

#[tokio::test]
async fn a_handler_knows_its_peer() {
    let peer = async |Extension(ConnectInfo(peer)): Extension<ConnectInfo<SocketAddr>>| {
        peer.ip().to_string()
    };
    let served = Served::start(usual(), |_| Router::new().route("/", get(peer))).await;
    let answer = served.connect().await.ask("/").await.unwrap();
    assert_eq!(text(answer).await, "127.0.0.1");
}
