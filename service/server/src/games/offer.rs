//! A game on offer, with each content pack it can be played with here.

use std::sync::Arc;

use umpire_contract::umpire::v1;

use super::{hosted::HostedGame, pack::PackLabel};
use crate::failure::{Flaw, FlawCode, excerpt};
use crate::wire::Path;

/// A game on offer.
#[derive(Clone)]
pub struct Offer {
    /// With the pack that comes with it.
    own: Arc<dyn HostedGame>,
    /// With earlier versions of that, for the matches that began with them.
    earlier: Vec<Arc<dyn HostedGame>>,
    /// With the host's packs, in the order in which they were named.
    further: Vec<Arc<dyn HostedGame>>,
}

impl Offer {
    pub(super) fn new(own: Arc<dyn HostedGame>, earlier: Vec<Arc<dyn HostedGame>>) -> Self {
        Self { own, earlier, further: Vec::new() }
    }

    /// Adds the game with a pack of the host's, unless it is on offer with that very pack.
    pub(super) fn add(&mut self, hosted: Arc<dyn HostedGame>) {
        if self.with_digest(&hosted.pack().digest.0).is_none() {
            self.further.push(hosted);
        }
    }

    /// The game with the pack that comes with it.
    #[must_use]
    pub fn own(&self) -> &Arc<dyn HostedGame> {
        &self.own
    }

    /// The game with each of the host's packs.
    pub fn further(&self) -> impl Iterator<Item = &Arc<dyn HostedGame>> {
        self.further.iter()
    }

    /// The game with each pack: its own first, then earlier versions of that, then the host's.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn HostedGame>> {
        std::iter::once(&self.own).chain(&self.earlier).chain(&self.further)
    }

    /// The game with the pack of this name, with its own for an empty name or its own id; `at` is
    /// where the name lies in the request.
    ///
    /// # Errors
    ///
    /// If there is no such pack, or several versions of a host's and none was named.
    pub fn with_pack(&self, name: &str, at: Path<'_>) -> Result<&Arc<dyn HostedGame>, Flaw> {
        if name.is_empty() || self.own.pack().answers_to(name) {
            return Ok(&self.own);
        }
        let mut named = self.iter().filter(|hosted| hosted.pack().answers_to(name));
        let names = |of: &dyn Fn(&PackLabel) -> bool| {
            let packs = self.iter().map(|hosted| hosted.pack()).filter(|pack| of(pack));
            packs.map(PackLabel::name).collect::<Vec<_>>().join("`, `")
        };
        match (named.next(), named.next()) {
            (Some(one), None) => Ok(one),
            (Some(_), Some(_)) => {
                let these = names(&|pack| pack.answers_to(name));
                let why = format!("there are several versions of `{name}`; name one of `{these}`");
                Err(at.flaw(FlawCode::WrongValue, why))
            }
            (None, _) => {
                let (name, all) = (excerpt(name), names(&|_| true));
                let why = format!("there is no content pack `{name}`; there is `{all}`");
                Err(at.flaw(FlawCode::UnknownValue, why))
            }
        }
    }

    /// The game with the pack of this digest, if it is here.
    #[must_use]
    pub fn with_digest(&self, digest: &[u8]) -> Option<&Arc<dyn HostedGame>> {
        self.iter().find(|hosted| hosted.pack().digest.0 == digest)
    }

    /// The game as the catalogue describes it, with the content of `hosted` and the names of all packs.
    #[must_use]
    pub fn description(&self, hosted: &Arc<dyn HostedGame>) -> v1::Game {
        let content_packs = self.iter().map(|hosted| {
            let pack = hosted.pack();
            v1::ContentPack { name: pack.name(), digest: pack.digest.0.to_vec() }
        });
        v1::Game { content_packs: content_packs.collect(), ..hosted.description().clone() }
    }
}

/// Says which pack is missing: the one of this name, if the record gives one, and digest.
pub(crate) fn missing_pack(name: &str, digest: &[u8]) -> String {
    let digest: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let digest = excerpt(&digest);
    match name {
        "" => format!("the content pack with SHA-256 {digest}"),
        name => format!("the content pack `{}` with SHA-256 {digest}", excerpt(name)),
    }
}
