//! Domain and contract: the conversions, one folder a game.
//!
//! | Question | Module |
//! |---|---|
//! | What must a game say to be hosted? | [`Wire`] |
//! | What is alike for every game? | [`neutral`] |
//! | Which field is meant? | [`path`] |
//! | How does Iron Sky look from outside? | [`iron_sky`] |
//!
//! Inwards a conversion may refuse, and names the field; outwards it is total. There is none from a
//! state and none from an event: what leaves the house is a view or a notice, built for one viewer.

pub mod iron_sky;
pub mod neutral;
pub mod path;

pub use neutral::{
    action_violation_out, decision_out, options_violation_out, time_in, time_out, violation_out,
};
pub use path::Path;

use umpire_contract::umpire::v1;
use umpire_engine::{Game, Pack, RuleId};

use crate::failure::Flaw;

/// A game that can be hosted: its part of the contract.
///
/// Ids of content travel as slugs, so most conversions look into the content of the match. `at` is
/// where the message lies in the request; a flaw names its field from there.
pub trait Wire: Game<Content: Pack> {
    /// What a match chooses; absent fields, or an absent message, take the defaults.
    ///
    /// # Errors
    /// The first field that is of another game, out of its bounds, names nothing, or cannot be
    /// chosen yet.
    fn options_in(
        content: &Self::Content,
        message: Option<&v1::Options>,
        at: Path<'_>,
    ) -> Result<Self::Options, Flaw>;

    /// What a match chose, defaults filled in.
    fn options_out(content: &Self::Content, options: &Self::Options) -> v1::Options;

    /// What a player asks for in a match of `players`. Numbers are held to their domains here, to
    /// the rules by [`judge`](Game::judge).
    ///
    /// # Errors
    /// The first field that is missing, of another game, out of its domain, or names nothing.
    fn action_in(
        content: &Self::Content,
        players: u8,
        message: Option<&v1::Action>,
        at: Path<'_>,
    ) -> Result<Self::Action, Flaw>;

    /// An action as it can be posted.
    fn action_out(content: &Self::Content, action: &Self::Action) -> v1::Action;

    /// Where the fields of an action lie within its message, as in `ironSky.mobilize`.
    fn action_path(action: &Self::Action) -> &'static str;

    /// Where a field of an action that a refusal names lies below [`action_path`](Wire::action_path):
    /// the rules say `to`, the contract may say `move.to`.
    fn action_field(action: &Self::Action, field: &'static str) -> String;

    /// Where a field of the options that a refusal names lies within their message.
    fn options_field(field: &'static str) -> String;

    /// A choice with its sentence and its parameters.
    fn choice_out(content: &Self::Content, choice: &Self::Choice) -> v1::Choice;

    /// The slug of what a decision is about.
    fn kind_out(kind: &Self::Kind) -> &'static str;

    /// What one viewer is told, with its sentence, made from the notice alone.
    fn notice_out(content: &Self::Content, rule: RuleId, notice: &Self::Notice) -> v1::Event;

    /// The table as one viewer may see it.
    fn view_out(content: &Self::Content, view: &Self::View) -> v1::View;

    /// What an action would lead to.
    fn preview_out(content: &Self::Content, preview: &Self::Preview) -> v1::Preview;

    /// How a match ended: ranks for any client, the game's own count for its own.
    fn outcome_out(content: &Self::Content, outcome: &Self::Outcome) -> v1::Outcome;

    /// The game as the catalogue describes it, content and all. Which packs there are besides, the
    /// table of games knows.
    fn game_out(content: &Self::Content) -> v1::Game;
}
