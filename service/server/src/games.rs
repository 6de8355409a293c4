//! The table of registered games: all that the server knows of which games there are.
//!
//! A game is hosted by its rules ([`Game`](umpire_engine::Game)) and its part of the contract
//! ([`Wire`](crate::wire::Wire)). Behind [`HostedGame`] and [`Table`] both are out of sight: the
//! referee handles contract messages, viewers and bytes.

mod deed;
mod hosted;
mod offer;
mod pack;
mod setting;
mod simulation;
mod table;

use std::sync::Arc;

use umpire_iron_sky::{self as iron_sky, IronSky};

use crate::failure::Flaw;
use crate::wire::Path;

pub(crate) use deed::{act, expire, seat_in};
pub use hosted::{Hosted, HostedGame};
pub use offer::Offer;
pub(crate) use offer::missing_pack;
pub use pack::PackLabel;
pub use setting::Setting;
pub(crate) use setting::{CHANCE_BYTES, chance, entropy, wrong_length};
pub use simulation::{Bot, Cast, Pilot, PlayedOut};
pub use table::{Table, Turned, Verdict};

/// The games on offer, in alphabetical order of their slugs.
#[derive(Clone)]
pub struct Games(Arc<[Offer]>);

impl Games {
    /// Every game this build knows, with the content that comes with it.
    #[must_use]
    pub fn registered() -> Self {
        let iron_sky = |pack| Arc::new(Hosted::<IronSky>::new(pack, iron_sky::bot::choose));
        Self::of(vec![Offer::new(
            iron_sky(iron_sky::content::Content::default_pack()),
            vec![iron_sky(iron_sky::content::Content::first_pack())],
        )])
    }

    /// The same games, played with these packs as well.
    #[must_use]
    pub fn with(&self, packs: Vec<Arc<dyn HostedGame>>) -> Self {
        let mut offers = self.0.to_vec();
        for hosted in packs {
            for offer in &mut offers {
                if offer.own().slug() == hosted.slug() {
                    offer.add(Arc::clone(&hosted));
                }
            }
        }
        Self::of(offers)
    }

    fn of(mut offers: Vec<Offer>) -> Self {
        offers.sort_by_key(|offer| offer.own().slug());
        Self(offers.into())
    }

    /// Every game.
    pub fn iter(&self) -> impl Iterator<Item = &Offer> {
        self.0.iter()
    }

    /// The game with this slug.
    #[must_use]
    pub fn game(&self, slug: &str) -> Option<&Offer> {
        self.iter().find(|offer| offer.own().slug() == slug)
    }

    /// The same, for a slug that lies at `at` in the request.
    ///
    /// # Errors
    ///
    /// If there is no such game.
    pub fn game_at(&self, slug: &str, at: Path<'_>) -> Result<&Offer, Flaw> {
        self.game(slug).ok_or_else(|| {
            let slugs: Vec<_> = self.iter().map(|offer| offer.own().slug()).collect();
            at.unknown_among("game", slug, &slugs)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beside_an_unknown_game_stand_the_known_ones() {
        let flaw = Games::registered().game_at("chess", Path::new("game")).err().unwrap();
        assert_eq!(flaw.why, "there is no game `chess`; there is `iron-sky`");
    }
}
