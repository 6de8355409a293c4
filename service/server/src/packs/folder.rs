//! A folder as a pack: which one is, and what its files say.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::Spanned;
use umpire_engine::{
    Fault, PackFile,
    pack::{PACK_FILE, line_at},
};

/// The texts of a pack's files, or why there are none.
pub(super) struct Folder(BTreeMap<&'static str, Result<String, Fault>>);

impl Folder {
    /// Reads these files.
    pub(super) fn read(path: &Path, files: &[PackFile]) -> Self {
        Self(files.iter().map(|file| (file.name, text(path, file.name))).collect())
    }

    /// What a file says; nothing, if it could not be read.
    pub(super) fn text(&self, name: &str) -> &str {
        self.0.get(name).and_then(|text| text.as_deref().ok()).unwrap_or_default()
    }

    /// Whether a file could be read.
    pub(super) fn has_text(&self, name: &str) -> bool {
        self.0.get(name).is_some_and(Result::is_ok)
    }

    /// Why files could not be read.
    pub(super) fn into_faults(self) -> impl Iterator<Item = Fault> {
        self.0.into_values().filter_map(Result::err)
    }
}

/// The packs in a folder, by name: itself, or each folder in it but hidden ones.
pub(super) fn packs_in(path: &Path) -> Result<Vec<PathBuf>, Fault> {
    let unreadable = |error: &std::io::Error| {
        let (file, what) = (path.display().to_string(), why(error));
        Fault { file, line: None, row: None, rule: None, what }
    };
    let mut folders = Vec::new();
    for entry in fs::read_dir(path).map_err(|error| unreadable(&error))? {
        let entry = entry.map_err(|error| unreadable(&error))?;
        let is_hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
        if !is_hidden && entry.path().is_dir() {
            folders.push(entry.path());
        }
    }
    if folders.is_empty() || path.join(PACK_FILE).exists() {
        return Ok(vec![path.to_owned()]);
    }
    folders.sort();
    Ok(folders)
}

/// Which game a pack is for.
pub(super) struct GameNamed {
    pub(super) slug: String,
    pub(super) line: Option<usize>,
}

/// The game that `pack.toml` names. Without it nobody knows what else should be there.
pub(super) fn game_of(path: &Path) -> Result<GameNamed, Vec<Fault>> {
    #[derive(Deserialize)]
    struct Named {
        game: Spanned<String>,
    }
    let text = text(path, PACK_FILE).map_err(|fault| vec![fault])?;
    let line = |byte| Some(line_at(text.as_bytes(), byte));
    match toml::from_str::<Named>(&text) {
        Ok(Named { game }) => {
            let line = line(game.span().start);
            Ok(GameNamed { slug: game.into_inner(), line })
        }
        Err(error) => {
            let line = error.span().filter(|span| span.start > 0).and_then(|span| line(span.start));
            Err(vec![fault(path, PACK_FILE, line, error.message())])
        }
    }
}

/// What a file says.
fn text(path: &Path, name: &str) -> Result<String, Fault> {
    let bytes = fs::read(path.join(name)).map_err(|error| fault(path, name, None, why(&error)))?;
    String::from_utf8(bytes).map_err(|error| {
        let line = line_at(error.as_bytes(), error.utf8_error().valid_up_to());
        fault(path, name, Some(line), "is not UTF-8")
    })
}

fn why(error: &std::io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "is not there".to_owned(),
        _ => format!("cannot be read: {error}"),
    }
}

/// A fault of a file of a pack as a whole, or of one of its lines.
pub(super) fn fault(
    folder: &Path,
    file: &str,
    line: Option<usize>,
    what: impl Into<String>,
) -> Fault {
    Fault { file: shown(folder, file), line, row: None, rule: None, what: what.into() }
}

/// A file as people find it.
pub(super) fn shown(folder: &Path, file: &str) -> String {
    folder.join(file).display().to_string()
}
