//! A Redis server of a test's own, on a spare port of the loopback, gone when the test is.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use tempfile::TempDir;

/// How long a server may take to say what is waited for.
const LIMIT: Duration = Duration::from_secs(20);
/// How many ports are tried: another process may take a spare one first.
const TRIES: usize = 5;

/// A running server, killed when it is dropped.
pub struct RedisServer {
    child: Child,
    port: u16,
    said: Mutex<Receiver<String>>,
    _dir: TempDir,
}

impl RedisServer {
    /// Starts a server that keeps everything in memory and evicts nothing.
    #[must_use]
    pub fn start() -> Self {
        Self::start_with(&[])
    }

    /// Starts a server with further settings, `--name` and value in turn.
    #[must_use]
    pub fn start_with(settings: &[&str]) -> Self {
        (0..TRIES)
            .find_map(|_| Self::try_start(settings))
            .expect("redis-server ended instead of listening; run it by hand to see why")
    }

    /// Starts a replica of this server, and waits until it has caught up.
    #[must_use]
    pub fn replica(&self) -> Self {
        let replica = Self::start_with(&["--replicaof", &format!("127.0.0.1 {}", self.port)]);
        // From then on the primary counts it among those that have what it has.
        let port = replica.port;
        self.wait_until_it_says(&format!(
            "Synchronization with replica 127.0.0.1:{port} succeeded"
        ));
        replica
    }

    fn try_start(settings: &[&str]) -> Option<Self> {
        let port = spare_port();
        let dir = tempfile::tempdir().expect("a directory for the server");
        let mut child = Command::new("redis-server")
            .args(["--bind", "127.0.0.1", "--port", &port.to_string()])
            .args(["--save", "", "--appendonly", "no", "--maxmemory-policy", "noeviction"])
            .args(["--repl-diskless-sync-delay", "0"])
            .args(settings)
            .current_dir(dir.path())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect(
                "these tests need `redis-server` 7 or later: install it, for example with apt-get",
            );
        let stdout = child.stdout.take().expect("a piped output");
        let (say, said) = channel();
        // Ends with the server's output, at the latest when it is killed.
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                drop(say.send(line));
            }
        });
        let server = Self { child, port, said: Mutex::new(said), _dir: dir };
        server.says("Ready to accept connections").then_some(server)
    }

    /// Its port on the loopback.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Where a client finds it.
    #[must_use]
    pub fn url(&self) -> String {
        format!("redis://127.0.0.1:{}/", self.port)
    }

    /// Sends a command, and answers the reply.
    pub fn command<T: redis::FromRedisValue>(&self, command: &mut redis::Cmd) -> T {
        let client = redis::Client::open(self.url()).expect("a fit address");
        let mut connection = client.get_connection().expect("a connection to the server");
        command.query(&mut connection).expect("a reply from the server")
    }

    /// Waits until so many replicas have all it has.
    pub fn wait_for_replicas(&self, count: usize) {
        let client = redis::Client::open(self.url()).expect("a fit address");
        let mut connection = client.get_connection().expect("a connection to the server");
        // A connection waits for what it has written itself, and for all before that.
        let mut write_and_wait = redis::pipe();
        write_and_wait.cmd("SET").arg("test:written").arg("").ignore();
        write_and_wait.cmd("WAIT").arg(count).arg(LIMIT.as_millis().to_string());
        let (reached,): (usize,) = write_and_wait.query(&mut connection).expect("a reply");
        assert!(reached >= count, "{reached} replicas have caught up, not {count}");
    }

    /// Makes a replica a server of its own: it has what it was sent so far, and no more.
    pub fn promote(&self) {
        self.command::<()>(redis::cmd("REPLICAOF").arg("NO").arg("ONE"));
    }

    /// Stops the process where it is, without ending it.
    pub fn freeze(&self) {
        self.signal("-STOP");
    }

    /// Lets a frozen process go on.
    pub fn thaw(&self) {
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let sent = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(sent.expect("`kill` to run").success());
    }

    /// Waits until it logs a line with a text.
    pub fn wait_until_it_says(&self, text: &str) {
        assert!(self.says(text), "the server never said `{text}`");
    }

    /// Whether it logs a line with a text before it ends.
    fn says(&self, text: &str) -> bool {
        let said = self.said.lock().expect("no other test to have failed in here");
        while let Ok(line) = said.recv_timeout(LIMIT) {
            if line.contains(text) {
                return true;
            }
        }
        false
    }
}

impl Drop for RedisServer {
    fn drop(&mut self) {
        // It may have ended by itself.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}

fn spare_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a spare port");
    listener.local_addr().expect("its number").port()
}
