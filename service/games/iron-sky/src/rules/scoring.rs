//! The end of the match and its score (ledger 6).

use core::cmp::Ordering;

use alloc::vec::Vec;

use umpire_engine::{Play, Seat};

use super::{secret_operations, trophies};
use crate::{
    IronSky,
    event::Event,
    ids::{Continent, Faction, FactionMap, Post},
    ledger::{IS_LEAVE_03, IS_SCORE_13, IS_SCORE_14, IS_SCORE_16, IS_SCORE_17},
    score::{Outcome, Reason, ScoreItem, ScoreSheet, ScoreSource},
    state::{Means, Player, State},
};

/// The value that decides the last tie-break (IS-SCORE-16).
const GREAT: u8 = 4;

/// The points a Reich player gets for each Black Ops (IS-SCORE-10).
const BLACK_OPS: u16 = 3;

/// Scores the match, with all Secret Operations shown (IS-SCORE-11), and ends it. They are judged as the table is then,
/// after however many rounds (IS-PAIR-09), whatever the cards and tokens in force (IS-PAIR-13, IS-PAIR-16, IS-PAIR-20).
pub(super) fn end_match(play: &mut Play<'_, IronSky>) {
    secret_operations::reveal(play);
    let outcome = by_points(play.state());
    let rule = match outcome.reason {
        Reason::Score => IS_SCORE_13,
        Reason::WinningContinents => IS_SCORE_14,
        Reason::GreatTerritories => IS_SCORE_16,
        Reason::AllEqual => IS_SCORE_17,
        Reason::Resignation => IS_LEAVE_03,
    };
    play.emit(rule, Event::MatchEnded { outcome });
}

/// Ends the match for `winner`, whose last opponent has left; the scores are for information (IS-LEAVE-03).
pub(super) fn concede(play: &mut Play<'_, IronSky>, winner: Faction) {
    secret_operations::reveal(play);
    let sheets = sheets(play.state());
    let outcome = Outcome { winner: Some(winner), reason: Reason::Resignation, sheets };
    play.emit(IS_LEAVE_03, Event::MatchEnded { outcome });
}

/// The outcome if the match ended now (IS-SCORE-13 to 17).
fn by_points(state: &State) -> Outcome {
    let sheets = sheets(state);
    let tests: [(Reason, FactionMap<u16>); 3] = [
        (Reason::Score, faction_scores(&sheets)),
        (Reason::WinningContinents, winning_continents(&sheets)),
        (Reason::GreatTerritories, great_territories(state)),
    ];
    let decided = tests.into_iter().find_map(|(reason, of)| Some((higher(&of)?, reason)));
    match decided {
        Some((winner, reason)) => Outcome { winner: Some(winner), reason, sheets },
        None => Outcome { winner: None, reason: Reason::AllEqual, sheets },
    }
}

fn higher(of: &FactionMap<u16>) -> Option<Faction> {
    match of.reich.cmp(&of.uwc) {
        Ordering::Greater => Some(Faction::Reich),
        Ordering::Less => Some(Faction::Uwc),
        Ordering::Equal => None,
    }
}

/// Everyone's points: territories, Blitz-meter, Trophies, Secret Operations, in this order (IS-SCORE-01); they add up
/// (IS-SCORE-12).
pub(super) fn sheets(state: &State) -> Vec<ScoreSheet> {
    Seat::all(state.players).filter_map(|seat| sheet(state, seat)).collect()
}

fn sheet(state: &State, seat: Seat) -> Option<ScoreSheet> {
    let post = state.post(seat)?;
    let player = state.player(post)?;
    let mut items: Vec<ScoreItem> = territories(state, post).collect();
    items.extend(blitz_meter(state, post));
    items.extend(taken(player));
    items.extend(player.secret_operation.map(|it| secret_operations::score(state, post, it)));
    Some(ScoreSheet { seat, post, items })
}

/// The values of the own continent's territories whose Headquarters the faction holds, whoever owns the tiles
/// (IS-SCORE-02, IS-SCORE-03); Terror does not matter (IS-SCORE-04), and what nobody holds scores for nobody
/// (IS-SCORE-05).
fn territories(state: &State, post: Post) -> impl Iterator<Item = ScoreItem> + '_ {
    let content = &state.content;
    content
        .territories(post.continent)
        .filter(move |&territory| state.ground(territory).controller() == Some(post.faction))
        .map(|territory| ScoreItem {
            source: ScoreSource::Territory(territory),
            points: u16::from(content.territory(territory).vp),
        })
}

/// The UWC's value where the Occupation Token stands (IS-SCORE-06), the Reich's at the high mark (IS-SCORE-07); what
/// counts there is the Blitz-meter's affair (IS-SCORE-08).
fn blitz_meter(state: &State, post: Post) -> Option<ScoreItem> {
    let board = state.board(post.continent)?;
    let line = |position| state.content.meter(post.continent, position);
    let (source, points) = match post.faction {
        Faction::Reich => (ScoreSource::HighMark(board.high_mark), line(board.high_mark).reich_vp),
        Faction::Uwc => (ScoreSource::Position(board.position), line(board.position).uwc_vp),
    };
    Some(ScoreItem { source, points: u16::from(points) })
}

/// Full piles of Trophies (IS-SCORE-09) or Black Ops (IS-SCORE-10), if there are any.
fn taken(player: &Player) -> Option<ScoreItem> {
    let item = match &player.means {
        Means::Uwc(means) => {
            let piles = u16::try_from(means.trophies.len() / trophies::PILE).unwrap_or(u16::MAX);
            ScoreItem { source: ScoreSource::Trophies { piles }, points: piles }
        }
        Means::Reich(means) => {
            let (tiles, points) = (means.black_ops, u16::from(means.black_ops) * BLACK_OPS);
            ScoreItem { source: ScoreSource::BlackOps { tiles }, points }
        }
    };
    (item.points > 0).then_some(item)
}

/// The points of all players of a faction together (IS-GEN-03).
fn faction_scores(sheets: &[ScoreSheet]) -> FactionMap<u16> {
    FactionMap::from_fn(|faction| {
        sheets.iter().filter(|sheet| sheet.post.faction == faction).map(ScoreSheet::total).sum()
    })
}

/// On how many continents each faction's commander has the higher personal score (IS-SCORE-15).
fn winning_continents(sheets: &[ScoreSheet]) -> FactionMap<u16> {
    let total = |post| sheets.iter().find(|sheet| sheet.post == post).map_or(0, ScoreSheet::total);
    let won_by =
        |continent| higher(&FactionMap::from_fn(|faction| total(Post::new(faction, continent))));
    FactionMap::from_fn(|faction| {
        let won =
            Continent::ALL.into_iter().filter(|&continent| won_by(continent) == Some(faction));
        won.map(|_| 1).sum()
    })
}

fn great_territories(state: &State) -> FactionMap<u16> {
    FactionMap::from_fn(|faction| {
        Continent::ALL
            .into_iter()
            .flat_map(|continent| state.content.territories(continent))
            .filter(|&territory| state.content.territory(territory).vp == GREAT)
            .filter(|&territory| state.ground(territory).controller() == Some(faction))
            .map(|_| 1)
            .sum()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(faction: Faction, continent: Continent, points: u16) -> ScoreSheet {
        let post = Post::new(faction, continent);
        let source = ScoreSource::Position(0);
        ScoreSheet { seat: Seat(0), post, items: alloc::vec![ScoreItem { source, points }] }
    }

    #[test]
    fn equal_commanders_win_their_continent_for_nobody() {
        let sheets = [
            sheet(Faction::Reich, Continent::America, 12),
            sheet(Faction::Uwc, Continent::America, 10),
            sheet(Faction::Reich, Continent::Asia, 8),
            sheet(Faction::Uwc, Continent::Asia, 8),
        ];
        assert_eq!(winning_continents(&sheets), FactionMap { reich: 1, uwc: 0 });
        assert_eq!(faction_scores(&sheets), FactionMap { reich: 20, uwc: 18 });
    }

    #[test]
    fn the_higher_number_decides_and_equal_ones_do_not() {
        assert_eq!(higher(&FactionMap { reich: 2, uwc: 1 }), Some(Faction::Reich));
        assert_eq!(higher(&FactionMap { reich: 1, uwc: 2 }), Some(Faction::Uwc));
        assert_eq!(higher(&FactionMap { reich: 2, uwc: 2 }), None);
    }
}
