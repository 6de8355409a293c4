//! What a follower has found new.

use umpire_store::{Entry, Head, Status, Version, ViewerKey};

use crate::identity::SeatPass;

/// What a follower has found new about a match, for whoever watches it.
pub(super) struct Glance {
    /// How the match stands now; without its table.
    pub(super) head: Head,
    /// The entries since the last glance; none, if they are too many to be passed around.
    pub(super) entries: Vec<Entry>,
    /// Whether the store has lost entries that were told, and goes on without them.
    pub(super) is_other_history: bool,
}

impl Glance {
    pub(super) fn status(&self) -> Status {
        self.head.status
    }

    pub(super) fn version(&self, viewer: ViewerKey) -> Version {
        self.head.version(viewer)
    }

    /// Whether a newer token has ended this one.
    pub(super) fn has_ended(&self, pass: &SeatPass) -> bool {
        pass.generation < self.head.generation(pass.seat)
    }
}
