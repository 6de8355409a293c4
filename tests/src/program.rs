//! The real program, as an operator starts it.

use std::path::PathBuf;
use std::process::{ExitStatus, Stdio};

use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

/// Where the program lies: built by `cargo build -p umpire-server`, beside this test.
#[must_use]
pub fn path() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    // …/debug/deps/it-… beside …/debug/umpire
    let beside = test.parent().unwrap().parent().unwrap().join("umpire");
    assert!(beside.exists(), "no program at {}: cargo build -p umpire-server", beside.display());
    beside
}

/// A running `umpire serve`, killed when it is dropped.
pub struct Program {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Program {
    /// Starts `umpire` with these arguments.
    #[must_use]
    pub fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(path())
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        Self { child, lines }
    }

    /// The next line it prints.
    pub async fn line(&mut self) -> String {
        self.lines.next_line().await.unwrap().expect("the program ended without a word")
    }

    /// Asks it to stop, and waits until it has.
    pub async fn terminate(mut self) -> ExitStatus {
        let id = self.child.id().expect("a running program").to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().await.unwrap();
        assert!(sent.success());
        self.child.wait().await.unwrap()
    }
}
