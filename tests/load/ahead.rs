//! A match played ahead in this process: what its seats do, so that a server need not be asked.

use umpire_contract::umpire::iron_sky::v1 as iron_sky;
use umpire_contract::umpire::v1::action::Game;
use umpire_contract::umpire::v1::{Action, Choice, Entry};
use umpire_engine::{Seat, Seed, Time, Viewer};
use umpire_server::games::{Games, HostedGame, Setting, Table};
use umpire_server::wire::Path;
use umpire_tests::Lots;

use crate::Sentence;

/// The game that is played.
pub(crate) const GAME: &str = "iron-sky";

/// One action of a match, in its turn.
#[derive(Clone, Debug)]
pub(crate) struct Move {
    /// The seat that does it.
    pub(crate) seat: usize,
    /// What it does, as it was listed.
    pub(crate) action: Action,
    /// What it is told of it.
    pub(crate) told: Entry,
}

/// Plays a match with this id and seed to its end: the same that a server plays which created it by
/// that seed. Giving up is never chosen.
///
/// # Errors
/// The game is not registered, or the match does not come to its end by what is listed.
pub(crate) fn play_ahead(
    match_id: &str,
    players: u8,
    seed: [u8; 32],
    lots: &mut Lots,
) -> Result<Vec<Move>, Sentence> {
    let games = Games::registered();
    let game = games.game(GAME).ok_or("the game is not registered")?.own();
    let setting = setting(game.as_ref(), match_id, players, seed)?;
    let mut table = game.deal(&setting, Path::new("options"))?;
    let mut moves = Vec::new();
    while table.outcome().is_none() {
        let seat = awaited(table.as_ref(), lots).ok_or("nobody is awaited")?;
        let action = choose(table.choices(seat), lots).ok_or("nothing is listed")?;
        let turned = table.act(seat, &action, setting.dealt_at)?;
        let told = turned.told.into_iter().find(|(viewer, _)| *viewer == Viewer::Seat(seat));
        let told = told.and_then(|(_, entry)| entry).ok_or("whoever acted was told nothing")?;
        moves.push(Move { seat: usize::from(seat.0), action, told });
        table = turned.table;
    }
    Ok(moves)
}

fn setting(
    game: &dyn HostedGame,
    match_id: &str,
    players: u8,
    seed: [u8; 32],
) -> Result<Setting, Sentence> {
    Ok(Setting {
        match_id: match_id.to_owned(),
        options: game.options(None, players, Path::new("options"))?,
        players,
        seed: Seed(seed),
        entropy: Vec::new(),
        // No clock runs by default, so any moment leads to the same match.
        dealt_at: Time(0),
    })
}

/// One of the seats of which something is awaited.
fn awaited(table: &dyn Table, lots: &mut Lots) -> Option<Seat> {
    let is_awaited = |seat: &Seat| {
        let pending = table.pending(Viewer::Seat(*seat));
        pending.iter().any(|decision| decision.seats.contains(&u32::from(seat.0)))
    };
    let mut seats = Seat::all(table.players()).filter(is_awaited).collect();
    draw(&mut seats, lots)
}

/// One of the listed actions, each as likely as the others, but for giving up: whoever drew that as
/// well would hardly see a match through.
pub(crate) fn choose(choices: Vec<Choice>, lots: &mut Lots) -> Option<Action> {
    let listed = choices.into_iter().filter_map(|choice| choice.action);
    let mut staying = listed.filter(|action| !is_resignation(action)).collect();
    draw(&mut staying, lots)
}

fn draw<T>(items: &mut Vec<T>, lots: &mut Lots) -> Option<T> {
    (!items.is_empty()).then(|| items.swap_remove(lots.below(items.len())))
}

fn is_resignation(action: &Action) -> bool {
    let Some(Game::IronSky(action)) = &action.game else {
        return false;
    };
    matches!(action.kind, Some(iron_sky::action::Kind::Resign(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_id_seed_and_lots_play_the_same_match() {
        let play = |id| {
            let moves = play_ahead(id, 2, [7; 32], &mut Lots::new(3)).unwrap();
            moves.into_iter().map(|played| (played.seat, played.action)).collect::<Vec<_>>()
        };
        assert_eq!(play("one"), play("one"));
        assert_ne!(play("one"), play("other"));
    }
}
