//! Files that were made: formatted, then written or compared.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::Failure;

/// A file that was made.
pub(super) struct Output {
    /// Where it lies, from the root of the tree.
    path: String,
    /// What is in it.
    content: Vec<u8>,
}

impl Output {
    /// A file at a path from the root of the tree.
    pub(super) fn new(path: impl Into<String>, content: Vec<u8>) -> Self {
        Self { path: path.into(), content }
    }
}

/// Rust as the house formats it, with a line on top that says where it came from.
pub(super) fn rust_source(source: &str) -> Result<Vec<u8>, Failure> {
    let mut formatter = Command::new("rustfmt")
        .args(["--edition", "2024", "--config", "max_width=100,use_field_init_shorthand=true"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let mut text = String::from("// @generated from proto/ by `cargo xtask gen`. Do not edit.\n");
    for line in source.lines().filter(|line| !line.starts_with("// This file is @generated")) {
        // rustfmt stumbles over spaces at the end of a line, which pbjson leaves.
        text.push_str(line.trim_end());
        text.push('\n');
    }
    let mut input = formatter.stdin.take().ok_or("rustfmt takes no input")?;
    // A thread feeds it: a full pipe either way would otherwise stop both.
    let feeder = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let formatted = formatter.wait_with_output()?;
    feeder.join().map_err(|_| "rustfmt could not be fed")??;
    if formatted.status.success() {
        Ok(formatted.stdout)
    } else {
        Err("rustfmt refused what was made".into())
    }
}

/// Writes what differs; with `check`, names it and fails.
pub(super) fn settle(root: &Path, outputs: &[Output], check: bool) -> Result<(), Failure> {
    let stale: Vec<&Output> = outputs
        .iter()
        .filter(|output| {
            std::fs::read(root.join(&output.path)).ok().as_ref() != Some(&output.content)
        })
        .collect();
    if check && !stale.is_empty() {
        let names: Vec<&str> = stale.iter().map(|output| output.path.as_str()).collect();
        return Err(format!("run `cargo xtask gen`: {} out of date", names.join(", ")).into());
    }
    for output in stale {
        let path = root.join(&output.path);
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        std::fs::write(path, &output.content)?;
        println!("{}", output.path);
    }
    Ok(())
}
