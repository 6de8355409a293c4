//! What is read off a table: sides, commanders, points by source. One arm a game.

use umpire_contract::umpire::{
    iron_sky::v1::{self as iron_sky, Faction, options},
    v1::{self, outcome, view},
};

use clap::ValueEnum;

/// The side of every seat, in order of seats. Sides are named so that the first to move sorts first.
pub(super) fn sides(view: &v1::View) -> Vec<&'static str> {
    match &view.game {
        Some(view::Game::IronSky(view)) => view.players.iter().map(side).collect(),
        None => Vec::new(),
    }
}

fn side(player: &iron_sky::Player) -> &'static str {
    match player.post.as_ref().map(iron_sky::Post::faction) {
        Some(Faction::Reich) => "reich",
        Some(Faction::Uwc) => "uwc",
        Some(Faction::Unspecified) | None => "nobody",
    }
}

/// Who stood against whom, where only two played: the sheets, in order of sides.
pub(super) fn pairing(view: &v1::View) -> Option<[String; 2]> {
    match &view.game {
        Some(view::Game::IronSky(view)) => {
            let mut players: Vec<_> = view.players.iter().collect();
            players.sort_by_key(|player| side(player));
            match players.as_slice() {
                [one, other] => Some([one.commander.clone(), other.commander.clone()]),
                _ => None,
            }
        }
        None => None,
    }
}

/// Every seat's points by source, in order of seats.
pub(super) fn points(outcome: &v1::Outcome) -> Vec<Vec<(&'static str, u32)>> {
    match &outcome.game {
        Some(outcome::Game::IronSky(outcome)) => outcome.sheets.iter().map(sheet).collect(),
        None => Vec::new(),
    }
}

fn sheet(sheet: &iron_sky::outcome::ScoreSheet) -> Vec<(&'static str, u32)> {
    vec![
        ("territories", sheet.territories),
        ("Blitz-meter", sheet.blitz_meter),
        ("Trophies", sheet.trophies),
    ]
}

/// Where the markers of the table stand, board by board.
pub(super) fn markers(view: &v1::View) -> Vec<(&'static str, u32)> {
    match &view.game {
        Some(view::Game::IronSky(view)) => {
            let boards = view.boards.iter();
            boards
                .flat_map(|board| [("position", board.position), ("high mark", board.high_mark)])
                .collect()
        }
        None => Vec::new(),
    }
}

/// The rulebook's difficulty levels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum Preset {
    /// No optional rule.
    Rookie,
    /// Some of them.
    Experienced,
    /// All of them.
    Veteran,
}

/// The options of a preset.
pub(super) fn preset(preset: Preset) -> v1::Options {
    let preset = match preset {
        Preset::Rookie => options::Preset::Rookie,
        Preset::Experienced => options::Preset::Experienced,
        Preset::Veteran => options::Preset::Veteran,
    };
    let chosen = iron_sky::Options { preset: Some(preset.into()), ..Default::default() };
    v1::Options { game: Some(v1::options::Game::IronSky(chosen)) }
}
