//! Iron Sky in the contract: `umpire.iron_sky.v1`.
//!
//! One file a kind of message. Same names, nesting and order on both sides; where they differ a
//! comment says why.

mod action;
mod choice;
mod game;
mod notice;
mod options;
mod outcome;
mod piece;
mod preview;
#[cfg(test)]
mod tests;
mod view;
mod words;

use umpire_contract::umpire::v1;
use umpire_engine::RuleId;
use umpire_iron_sky::{
    IronSky, action::Action, content::Content, flow::Kind, legal::Choice, notice::Notice,
    options::Options, preview::Preview, score::Outcome, view::View,
};

use super::{Path, Wire};
use crate::failure::Flaw;

/// The member of every object that chooses among games.
const MEMBER: &str = "ironSky";

impl Wire for IronSky {
    fn options_in(
        content: &Content,
        message: Option<&v1::Options>,
        at: Path<'_>,
    ) -> Result<Options, Flaw> {
        match message.map(|options| &options.game) {
            None => Ok(Options::default()),
            Some(None) => Err(at.missing()),
            Some(Some(v1::options::Game::IronSky(options))) => {
                options::options_in(content, options, at.field(MEMBER))
            }
        }
    }

    fn options_out(content: &Content, options: &Options) -> v1::Options {
        let options = options::options_out(content, options);
        v1::Options { game: Some(v1::options::Game::IronSky(options)) }
    }

    fn action_in(
        content: &Content,
        players: u8,
        message: Option<&v1::Action>,
        at: Path<'_>,
    ) -> Result<Action, Flaw> {
        match message.and_then(|action| action.game.as_ref()) {
            None => Err(at.missing()),
            Some(v1::action::Game::IronSky(action)) => {
                let reader = piece::Reader { content, players };
                action::action_in(reader, action, at.field(MEMBER))
            }
        }
    }

    fn action_out(content: &Content, action: &Action) -> v1::Action {
        let action = action::action_out(content, action);
        v1::Action { game: Some(v1::action::Game::IronSky(action)) }
    }

    fn action_path(action: &Action) -> &'static str {
        action::path(action)
    }

    fn action_field(action: &Action, field: &'static str) -> String {
        action::field(action, field)
    }

    fn options_field(field: &'static str) -> String {
        format!("{MEMBER}.{}", options::field(field))
    }

    fn choice_out(content: &Content, choice: &Choice) -> v1::Choice {
        choice::choice_out(content, choice)
    }

    fn kind_out(kind: &Kind) -> &'static str {
        kind.slug()
    }

    fn notice_out(content: &Content, rule: RuleId, notice: &Notice) -> v1::Event {
        let (message, notice) = notice::notice_out(content, notice);
        let game = Some(v1::event::Game::IronSky(notice));
        v1::Event { rule: rule.to_string(), message, game }
    }

    fn view_out(content: &Content, view: &View) -> v1::View {
        let view = view::view_out(content, view);
        v1::View { game: Some(v1::view::Game::IronSky(view)) }
    }

    fn preview_out(content: &Content, preview: &Preview) -> v1::Preview {
        let preview = preview::preview_out(content, preview);
        v1::Preview { game: Some(v1::preview::Game::IronSky(preview)) }
    }

    fn outcome_out(content: &Content, outcome: &Outcome) -> v1::Outcome {
        let standings = outcome::standings(outcome);
        let outcome = outcome::outcome_out(content, outcome);
        v1::Outcome { standings, game: Some(v1::outcome::Game::IronSky(outcome)) }
    }

    fn game_out(content: &Content) -> v1::Game {
        game::game_out(content)
    }
}
