//! The table of registered games: all that the server knows of which games there are.
//!
//! A game is hosted by its rules ([`Game`](umpire_engine::Game)) and its part of the contract
//! ([`Wire`](crate::wire::Wire)). Behind [`HostedGame`] and [`Table`] both are out of sight: the
//! referee handles contract messages, viewers and bytes.

mod deed;
mod hosted;
mod setting;
mod simulation;
mod table;

use std::sync::Arc;

use umpire_iron_sky::{self as iron_sky, IronSky};

pub(crate) use deed::{act, expire, seat_in};
pub use hosted::{Hosted, HostedGame};
pub use setting::Setting;
pub(crate) use setting::{CHANCE_BYTES, chance, entropy, wrong_length};
pub use simulation::{Bot, Cast, Pilot, PlayedOut};
pub use table::{Table, Turned, Verdict};

/// The games on offer, in alphabetical order of their slugs.
#[derive(Clone)]
pub struct Games(Arc<[Arc<dyn HostedGame>]>);

impl Games {
    /// Every game this build knows, with the content that comes with it.
    #[must_use]
    pub fn registered() -> Self {
        Self::of(vec![Arc::new(Hosted::<IronSky>::new(
            iron_sky::content::Content::default_pack(),
            iron_sky::bot::choose,
        ))])
    }

    fn of(mut games: Vec<Arc<dyn HostedGame>>) -> Self {
        games.sort_by_key(|game| game.slug());
        Self(games.into())
    }

    /// Every game.
    pub fn iter(&self) -> impl Iterator<Item = &Arc<dyn HostedGame>> {
        self.0.iter()
    }

    /// The game with this slug.
    #[must_use]
    pub fn game(&self, slug: &str) -> Option<&Arc<dyn HostedGame>> {
        self.iter().find(|game| game.slug() == slug)
    }
}
