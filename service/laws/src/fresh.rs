//! Does another process play the same match?

use std::process::Command;

use sha2::{Digest as _, Sha256};
use umpire_engine::{Digest, Game};

use crate::{breach::Breach, spec::Spec};

/// Set in the fresh process, which then says its digest instead of comparing.
const CHILD: &str = "UMPIRE_LAWS_CHILD";
const SAYS: &str = "umpire-laws digest: ";

impl<G: Game> Spec<G> {
    /// The SHA-256 of the cases `0..cases`: every deed, fact, notice and last table in them.
    ///
    /// # Errors
    /// A case breaks a law before it ends.
    pub fn digest(&self, players: u8, cases: u32) -> Result<Digest, Breach> {
        let mut hash = Sha256::new();
        for case in 0..cases {
            let played = self.play(players, case)?;
            hash.update(format!("{:?}", played.record.lines));
            for applied in &played.applied {
                for fact in &applied.facts {
                    hash.update(format!("{} {:?}", fact.rule, fact.event));
                }
                for (viewer, told) in &applied.told {
                    hash.update(format!("{viewer:?}"));
                    told.iter().for_each(|told| hash.update(format!("{:?}", told.notice)));
                }
            }
            hash.update(G::freeze(&played.state));
        }
        Ok(Digest(hash.finalize().into()))
    }
}

/// Runs the test named `test`, as the test program lists it, in a fresh process, and compares its `digest` with this
/// one's. What depends on an address, a hash order, a clock or the environment differs there.
///
/// # Errors
/// The processes disagree, or the fresh one does not answer.
pub fn same_in_a_fresh_process(test: &str, digest: Digest) -> Result<(), String> {
    if std::env::var_os(CHILD).is_some() {
        #[expect(clippy::print_stdout, reason = "its output is what the parent reads")]
        {
            println!("\n{SAYS}{digest}");
        }
        return Ok(());
    }
    let program = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new(program)
        .args(["--exact", test, "--nocapture", "--test-threads=1"])
        .env(CHILD, "1")
        .output()
        .map_err(|error| error.to_string())?;
    let said = String::from_utf8_lossy(&output.stdout);
    let there = said.lines().find_map(|line| line.strip_prefix(SAYS));
    match there {
        None => Err(format!("the fresh process ran no test named `{test}`")),
        Some(there) if there == digest.to_string() => Ok(()),
        Some(there) => Err(format!("{digest} here, {there} in a fresh process")),
    }
}
