//! How long processes have kept the processor busy.

use std::time::Duration;

use procfs::process::Process;
use procfs::{ProcResult, ticks_per_second};

/// The processor's time, user and system together, of the processes that take part. It comes in
/// ticks, of which there are usually 100 a second: measure for seconds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Spent {
    /// Of the server.
    pub(crate) server: Option<Duration>,
    /// Of its store.
    pub(crate) store: Option<Duration>,
    /// Of this process.
    pub(crate) driver: Option<Duration>,
}

/// The processes whose time is read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Processes {
    /// The server, if it is known.
    pub(crate) server: Option<i32>,
    /// Its store, if it is known.
    pub(crate) store: Option<i32>,
}

impl Processes {
    /// What they have spent so far.
    ///
    /// # Errors
    /// One of them is not there.
    pub(crate) fn spent(self) -> ProcResult<Spent> {
        let of = |pid: Option<i32>| pid.map(|pid| spent(&Process::new(pid)?)).transpose();
        Ok(Spent {
            server: of(self.server)?,
            store: of(self.store)?,
            driver: Some(spent(&Process::myself()?)?),
        })
    }
}

impl Spent {
    /// What has been spent since.
    pub(crate) fn since(self, before: Self) -> Self {
        let less = |now: Option<Duration>, then: Option<Duration>| Some(now?.saturating_sub(then?));
        Self {
            server: less(self.server, before.server),
            store: less(self.store, before.store),
            driver: less(self.driver, before.driver),
        }
    }
}

fn spent(process: &Process) -> ProcResult<Duration> {
    let stat = process.stat()?;
    let ticks = stat.utime + stat.stime;
    Ok(Duration::from_secs_f64(ticks as f64 / ticks_per_second() as f64))
}
