//! One who looks on, as the rules and as the store name him.

use umpire_engine::{Seat, Viewer};
use umpire_store::ViewerKey;

/// The rules' viewer, as the store names him.
pub(crate) fn key_of(viewer: Viewer) -> ViewerKey {
    match viewer {
        Viewer::Seat(Seat(seat)) => ViewerKey::Seat(seat),
        Viewer::Spectator => ViewerKey::Spectators,
    }
}

/// Every viewer of a match of `players`.
pub(crate) fn keys(players: u8) -> impl Iterator<Item = ViewerKey> {
    Viewer::all(players).map(key_of)
}
