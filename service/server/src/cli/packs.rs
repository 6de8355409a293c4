//! Where content packs of one's own lie, for the commands that need no server.

use std::path::PathBuf;

use clap::Args;

use crate::games::Games;
use crate::packs::{self, PackFaults};

/// Where content packs of one's own lie.
#[derive(Debug, Args)]
pub struct Packs {
    /// Folders with content packs of your own, or with a pack in each folder in them
    #[arg(long = "content", env = "UMPIRE_CONTENT", value_name = "DIR", value_delimiter = ',')]
    pub folders: Vec<PathBuf>,
}

impl Packs {
    /// The games, with these packs too.
    pub(super) fn games(&self) -> Result<Games, PackFaults> {
        packs::join(&Games::registered(), &self.folders)
    }
}
