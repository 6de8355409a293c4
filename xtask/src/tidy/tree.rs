//! The text files of the tree: what git tracks or would track.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Failure;

/// Every text file, by its path from the root.
pub(super) struct Tree {
    pub(super) files: Vec<TextFile>,
}

/// One file that is UTF-8.
pub(super) struct TextFile {
    /// Relative to the root of the tree.
    pub(super) path: PathBuf,
    pub(super) text: String,
}

impl Tree {
    /// Reads what `git ls-files` names, ignored files left out.
    pub(super) fn read(root: &Path) -> Result<Self, Failure> {
        let listing = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(root)
            .output()?;
        if !listing.status.success() {
            return Err("`git ls-files` failed: tidy looks at a git checkout".into());
        }
        let mut files = Vec::new();
        for name in String::from_utf8(listing.stdout)?.split_terminator('\0') {
            // Deleted and not yet committed, or not text.
            if let Ok(text) = std::fs::read_to_string(root.join(name)) {
                files.push(TextFile { path: PathBuf::from(name), text });
            }
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Tree { files })
    }

    /// The Rust sources under a folder.
    pub(super) fn rust_under(&self, folder: &Path) -> impl Iterator<Item = &TextFile> {
        self.files.iter().filter(move |file| file.is_rust() && file.path.starts_with(folder))
    }
}

impl TextFile {
    /// Whether it is Rust.
    pub(super) fn is_rust(&self) -> bool {
        self.path.extension().is_some_and(|extension| extension == "rs")
    }

    /// Whether a tool wrote it and says so at its top.
    pub(super) fn is_generated(&self) -> bool {
        self.text.lines().take(5).any(|line| line.starts_with("//") && line.contains("@generated"))
    }
}
