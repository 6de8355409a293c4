//! Content packs of a host's own: folders of files, read and checked before anything is served.
//!
//! Which files a pack has, and what must hold of them, is the game's to say. That they lie in folders,
//! that `pack.toml` names the game, and that no two packs of one name differ, is alike for all games.

mod folder;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use thiserror::Error;
use umpire_engine::{Fault, pack::PACK_FILE};

use self::folder::Folder;
use crate::games::{Games, HostedGame};

/// A game with a pack of the host's, and where that lies.
pub struct Found {
    /// The folder.
    pub folder: PathBuf,
    /// The game with the pack.
    pub hosted: Arc<dyn HostedGame>,
}

/// Why packs are refused: all that is wrong with any of them, a line each.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub struct PackFaults(pub Vec<Fault>);

impl fmt::Display for PackFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, fault) in self.0.iter().enumerate() {
            let between = if number == 0 { "" } else { "\n" };
            write!(f, "{between}{fault}")?;
        }
        Ok(())
    }
}

/// The games with the packs in `folders` besides their own.
///
/// # Errors
///
/// As [`find`].
pub fn join(games: &Games, folders: &[PathBuf]) -> Result<Games, PackFaults> {
    let found = find(games, folders)?;
    Ok(games.with(found.into_iter().map(|found| found.hosted).collect()))
}

/// Every pack in `folders`. A folder is a pack if it holds `pack.toml`; else each folder in it is one.
///
/// # Errors
///
/// Every fault of every pack, by the path of its file; nothing is taken of a pack with faults.
pub fn find(games: &Games, folders: &[PathBuf]) -> Result<Vec<Found>, PackFaults> {
    let (mut packs, mut faults): (Vec<Found>, Vec<Fault>) = (Vec::new(), Vec::new());
    for folder in folders {
        match folder::packs_in(folder) {
            Ok(inside) => {
                for folder in inside {
                    match read(games, &folder) {
                        Ok(hosted) => packs.push(Found { folder, hosted }),
                        Err(more) => faults.extend(more),
                    }
                }
            }
            Err(fault) => faults.push(fault),
        }
    }
    faults.extend(namesakes(games, &packs));
    if faults.is_empty() { Ok(packs) } else { Err(PackFaults(faults)) }
}

/// The game that a folder names, with the pack that it holds.
fn read(games: &Games, path: &Path) -> Result<Arc<dyn HostedGame>, Vec<Fault>> {
    let game = folder::game_of(path)?;
    let Some(offer) = games.game(&game.slug) else {
        let what = format!("there is no game `{}`", game.slug);
        return Err(vec![folder::fault(path, PACK_FILE, game.line, what)]);
    };
    let folder = Folder::read(path, offer.own().pack_files());
    let (hosted, mut faults) = match offer.own().with_files(&|name| folder.text(name)) {
        Ok(hosted) => (Some(hosted), Vec::new()),
        Err(faults) => (None, faults),
    };
    // What follows from a file that could not be read has been said by that.
    faults.retain(|fault| folder.has_text(&fault.file));
    for fault in &mut faults {
        fault.file = folder::shown(path, &fault.file);
    }
    faults.extend(folder.into_faults());
    let files = offer.own().pack_files();
    faults.sort_by_key(|fault| {
        let place = files.iter().position(|file| fault.file == folder::shown(path, file.name));
        (place, fault.line)
    });
    hosted.filter(|_| faults.is_empty()).ok_or(faults)
}

/// Packs that have the name of another one, and other contents.
fn namesakes(games: &Games, packs: &[Found]) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (place, Found { folder, hosted }) in packs.iter().enumerate() {
        let own = games.iter().flat_map(|offer| offer.iter()).map(|own| (own, None));
        let before = packs.iter().take(place);
        let before = before.map(|found| (&found.hosted, Some(found.folder.as_path())));
        let other = own.chain(before).find(|(other, _)| {
            let (this, other_pack) = (hosted.pack(), other.pack());
            other.slug() == hosted.slug()
                && (&this.id, &this.version) == (&other_pack.id, &other_pack.version)
                && this.digest != other_pack.digest
        });
        if let Some((_, at)) = other {
            let at = at.map_or_else(
                || "that comes with the game".to_owned(),
                |folder| format!("in `{}`", folder.display()),
            );
            let what = format!(
                "another pack `{}`, {at}, has other contents: this one needs an `id` or `version` of its own",
                hosted.pack().name()
            );
            faults.push(folder::fault(folder, PACK_FILE, None, what));
        }
    }
    faults
}

#[cfg(test)]
mod tests;
