//! A connection that breaks when a test says so.

use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::AbortHandle;

/// Stands between a client and a server on the loopback, and passes on what they say until it is told
/// to lose some of it.
pub struct Proxy {
    port: u16,
    state: Arc<State>,
    task: AbortHandle,
}

struct State {
    target: Mutex<u16>,
    lose: Mutex<Option<Loss>>,
    lost: watch::Sender<usize>,
    /// Whether connections are passed on; each change to `false` ends all there are.
    open: watch::Sender<bool>,
}

struct Loss {
    needle: Vec<u8>,
    before_it_arrives: bool,
    times: usize,
}

impl Proxy {
    /// Stands before a server.
    pub async fn before(port: u16) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a spare port");
        let own_port = listener.local_addr().expect("its number").port();
        let state = Arc::new(State {
            target: Mutex::new(port),
            lose: Mutex::new(None),
            lost: watch::Sender::new(0),
            open: watch::Sender::new(true),
        });
        let task = tokio::spawn(accept(listener, Arc::clone(&state))).abort_handle();
        Self { port: own_port, state, task }
    }

    /// Where a client finds it.
    #[must_use]
    pub fn url(&self) -> String {
        format!("redis://127.0.0.1:{}/", self.port)
    }

    /// The next `times` requests that hold these bytes reach the server; their replies do not reach
    /// the client, whose connection breaks instead.
    pub fn lose_replies(&self, needle: &[u8], times: usize) {
        self.lose(Loss { needle: needle.to_vec(), before_it_arrives: false, times });
    }

    /// The next `times` requests that hold these bytes do not reach the server, and the connection
    /// breaks.
    pub fn lose_requests(&self, needle: &[u8], times: usize) {
        self.lose(Loss { needle: needle.to_vec(), before_it_arrives: true, times });
    }

    fn lose(&self, loss: Loss) {
        *self.state.lose.lock().unwrap() = Some(loss);
    }

    /// How many requests and replies were lost so far.
    #[must_use]
    pub fn lost(&self) -> usize {
        *self.state.lost.borrow()
    }

    /// Breaks every connection and takes no new one.
    pub fn cut(&self) {
        self.state.open.send_replace(false);
    }

    /// Takes connections again.
    pub fn mend(&self) {
        self.state.open.send_replace(true);
    }

    /// Stands before another server from now on; connections that exist break.
    pub fn lead_to(&self, port: u16) {
        self.cut();
        self.lead_new_to(port);
        self.mend();
    }

    /// Leads new connections to another server; those that exist stay where they are.
    pub fn lead_new_to(&self, port: u16) {
        *self.state.target.lock().unwrap() = port;
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
        self.cut();
    }
}

async fn accept(listener: TcpListener, state: Arc<State>) {
    while let Ok((client, _)) = listener.accept().await {
        let mut open = state.open.subscribe();
        if *open.borrow_and_update() {
            let state = Arc::clone(&state);
            tokio::spawn(async move {
                let target = *state.target.lock().unwrap();
                if let Ok(server) = TcpStream::connect((Ipv4Addr::LOCALHOST, target)).await {
                    tokio::select! {
                        () = pass_on(client, server, &state) => {}
                        _ = open.changed() => {}
                    }
                }
            });
        }
    }
}

/// Passes on both ways until one side ends, or something is to be lost.
async fn pass_on(client: TcpStream, server: TcpStream, state: &State) {
    let (from_client, to_client) = client.into_split();
    let (from_server, to_server) = server.into_split();
    let losing = watch::Sender::new(false);
    tokio::select! {
        () = requests(from_client, to_server, state, &losing) => {}
        () = replies(from_server, to_client, &losing) => {}
    }
    if *losing.borrow() {
        state.lost.send_modify(|lost| *lost += 1);
    }
}

async fn requests(
    mut client: OwnedReadHalf,
    mut server: OwnedWriteHalf,
    state: &State,
    losing: &watch::Sender<bool>,
) {
    let mut chunk = vec![0; 64 * 1024];
    while let Ok(length @ 1..) = client.read(&mut chunk).await {
        let request = &chunk[..length];
        if let Some(before_it_arrives) = take_loss(state, request) {
            losing.send_replace(true);
            if before_it_arrives {
                return;
            }
        }
        if server.write_all(request).await.is_err() {
            return;
        }
    }
}

async fn replies(
    mut server: OwnedReadHalf,
    mut client: OwnedWriteHalf,
    losing: &watch::Sender<bool>,
) {
    let mut chunk = vec![0; 64 * 1024];
    while let Ok(length @ 1..) = server.read(&mut chunk).await {
        if *losing.borrow() || client.write_all(&chunk[..length]).await.is_err() {
            return;
        }
    }
}

/// Whether a request is to be lost; and if so, whether before it arrives.
fn take_loss(state: &State, request: &[u8]) -> Option<bool> {
    let mut lose = state.lose.lock().unwrap();
    let loss = lose.as_mut()?;
    let is_meant = request.windows(loss.needle.len()).any(|window| window == loss.needle);
    if !is_meant || loss.times == 0 {
        return None;
    }
    loss.times -= 1;
    Some(loss.before_it_arrives)
}
