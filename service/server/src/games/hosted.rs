//! A game as the referee asks for it, whichever it is.

use std::sync::Arc;

use umpire_contract::umpire::v1;
use umpire_engine::{Fault, Ledger, Pack, PackFile, Shared, begin};

use super::pack::PackLabel;
use super::setting::Setting;
use super::simulation::{Bot, Cast, PlayedOut, play_out};
use super::table::{AtTable, Table};
use crate::failure::{Failure, Flaw, FlawCode};
use crate::wire::{Path, Wire, options_violation_out};

/// The form of the bytes that [`Table::freeze`] writes.
const FROZEN_FORM: u32 = 2;

/// A registered game with one content pack. Its one implementation is [`Hosted`].
pub trait HostedGame: Send + Sync + 'static {
    /// Its slug, as in `iron-sky`.
    fn slug(&self) -> &'static str;

    /// Its rules as they are cited.
    fn ledger(&self) -> &'static Ledger;

    /// Which content it is played with.
    fn pack(&self) -> &PackLabel;

    /// How many rows of each kind that content has.
    fn pack_rows(&self) -> Vec<(&'static str, usize)>;

    /// The files that its packs are made of, with the texts of the pack that comes with it.
    fn pack_files(&self) -> &'static [PackFile];

    /// The same game, played with the content of files with these texts, by name.
    ///
    /// # Errors
    ///
    /// Every fault of every file.
    fn with_files<'a>(
        &self,
        text_of: &dyn Fn(&'static str) -> &'a str,
    ) -> Result<Arc<dyn HostedGame>, Vec<Fault>>;

    /// The most deeds a match of it can have.
    fn longest_match(&self) -> u32;

    /// The game as the catalogue describes it, content and all, but for the list of packs.
    fn description(&self) -> &v1::Game;

    /// What a match of so many players chooses, defaults filled in; `here` is where the options lie
    /// in the request.
    ///
    /// # Errors
    ///
    /// Malformed, naming each field that the contract or the rules do not allow.
    fn options(
        &self,
        options: Option<&v1::Options>,
        players: u8,
        here: Path<'_>,
    ) -> Result<v1::Options, Failure>;

    /// Sets the table and deals: entry 0. `here` is where the options lie in the request.
    ///
    /// # Errors
    ///
    /// As [`options`](HostedGame::options).
    fn deal(&self, setting: &Setting, here: Path<'_>) -> Result<Arc<dyn Table>, Failure>;

    /// The table that [`Table::freeze`] put away, or `None` if the bytes are not this version's.
    fn thaw(&self, setting: &Setting, frozen: &[u8]) -> Option<Arc<dyn Table>>;

    /// Plays a match to its end, the seats by whom `cast` names.
    ///
    /// # Errors
    ///
    /// When it does not come to its end.
    fn play_out(&self, setting: &Setting, cast: Cast<'_>) -> Result<PlayedOut, Failure>;

    /// What stamps a frozen table: the ruleset, the content and the form, never the build.
    fn frozen_form(&self) -> &str;
}

/// A game with the content it is played with, and its automatic player.
pub struct Hosted<G: Wire> {
    content: Shared<G::Content>,
    pack: PackLabel,
    bot: Bot<G>,
    description: v1::Game,
    frozen_form: String,
}

impl<G: Wire> Hosted<G> {
    /// The game `G`, played with `content`, and by `bot` where nobody else plays.
    pub fn new(content: G::Content, bot: Bot<G>) -> Self {
        let content = Shared::new(content);
        let description = G::game_out(&content);
        let pack = PackLabel::of(&content);
        let (ruleset, digest) = (G::LEDGER.ruleset, pack.digest);
        let frozen_form = format!("{}/{ruleset}/{digest}/{FROZEN_FORM}", G::NAME);
        Self { content, pack, bot, description, frozen_form }
    }

    /// The bare table, and what the match chose.
    fn table(
        &self,
        options: Option<&v1::Options>,
        players: u8,
        here: Path<'_>,
    ) -> Result<(G::Options, G::State), Failure> {
        let options = G::options_in(&self.content, options, here)
            .map_err(|flaw| Failure::Malformed(vec![flaw]))?;
        match G::setup(&self.content, &options, players) {
            Ok(state) => Ok((options, state)),
            Err(rejection) => {
                let violations = rejection.violations().iter();
                let told = |violation| options_violation_out::<G>(violation, here);
                let flaws = violations.map(|violation| flaw(told(violation)));
                Err(Failure::Malformed(flaws.collect()))
            }
        }
    }
}

/// A rule against a match that is asked for: the request is at fault, not a player.
fn flaw(violation: v1::Violation) -> Flaw {
    let v1::Violation { rule, code: _, message, field, parameters: _ } = violation;
    Flaw { rule, ..Flaw::new(field, FlawCode::WrongValue, message) }
}

impl<G: Wire> HostedGame for Hosted<G> {
    fn slug(&self) -> &'static str {
        G::NAME
    }

    fn ledger(&self) -> &'static Ledger {
        G::LEDGER
    }

    fn pack(&self) -> &PackLabel {
        &self.pack
    }

    fn pack_rows(&self) -> Vec<(&'static str, usize)> {
        self.content.rows()
    }

    fn pack_files(&self) -> &'static [PackFile] {
        G::Content::FILES
    }

    fn with_files<'a>(
        &self,
        text_of: &dyn Fn(&'static str) -> &'a str,
    ) -> Result<Arc<dyn HostedGame>, Vec<Fault>> {
        let content = G::Content::read(text_of)?;
        Ok(Arc::new(Self::new(content, self.bot)))
    }

    fn longest_match(&self) -> u32 {
        G::LONGEST_MATCH
    }

    fn description(&self) -> &v1::Game {
        &self.description
    }

    fn options(
        &self,
        options: Option<&v1::Options>,
        players: u8,
        here: Path<'_>,
    ) -> Result<v1::Options, Failure> {
        let (options, _) = self.table(options, players, here)?;
        Ok(G::options_out(&self.content, &options))
    }

    fn deal(&self, setting: &Setting, here: Path<'_>) -> Result<Arc<dyn Table>, Failure> {
        let (_, mut state) = self.table(Some(&setting.options), setting.players, here)?;
        let mut dice = setting.dice();
        begin::<G>(&mut state, setting.dealt_at, &mut dice);
        Ok(Arc::new(AtTable::<G>::new(state, dice)))
    }

    fn play_out(&self, setting: &Setting, cast: Cast<'_>) -> Result<PlayedOut, Failure> {
        play_out::<G>(&self.content, self.bot, setting, cast)
    }

    fn frozen_form(&self) -> &str {
        &self.frozen_form
    }

    fn thaw(&self, setting: &Setting, frozen: &[u8]) -> Option<Arc<dyn Table>> {
        let table = AtTable::<G>::thaw(&self.content, setting.dice(), frozen)?;
        Some(Arc::new(table))
    }
}
