//! `tidy`: what no compiler checks. Ledger coverage, dependency edges, file lengths, stray addresses.

use std::fmt;
use std::path::{Path, PathBuf};

use crate::Failure;

mod addresses;
mod coverage;
mod edges;
mod lengths;
mod marks;
mod tree;

/// One thing that is not tidy.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fault {
    /// Relative to the root of the tree.
    file: PathBuf,
    /// From 1.
    line: usize,
    what: String,
}

impl Fault {
    fn new(file: &Path, line: usize, what: impl Into<String>) -> Self {
        Fault { file: file.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file.display(), self.line, self.what)
    }
}

/// Checks the whole tree; fails with every fault.
pub(crate) fn run(root: &Path) -> Result<(), Failure> {
    let tree = tree::Tree::read(root)?;
    let mut faults = coverage::check(root, &tree)?;
    faults.extend(edges::check(root)?);
    faults.extend(lengths::check(&tree));
    faults.extend(addresses::check(&tree));
    faults.sort();
    if faults.is_empty() {
        return Ok(());
    }
    for fault in &faults {
        println!("{fault}");
    }
    Err(format!("{} faults", faults.len()).into())
}
