//! How a match ended.

use umpire_contract::umpire::{
    iron_sky::v1::{
        self as pb,
        outcome::{
            Reason as PbReason, ScoreItem as PbScoreItem, ScoreSheet as PbScoreSheet,
            score_item::Source,
        },
    },
    v1,
};
use umpire_iron_sky::{
    content::Content,
    ids::Faction,
    score::{Outcome, Reason, ScoreItem, ScoreSheet, ScoreSource},
};

use super::piece::{Named, post_out, seat_out, secret_operation_out, space_out};

/// Ranks for any client: the winning side shares the first place, the other the next; in a draw all
/// are first.
pub(super) fn standings(outcome: &Outcome) -> Vec<v1::Standing> {
    let Outcome { winner, reason: _, sheets } = outcome;
    let winners = sheets.iter().filter(|sheet| Some(sheet.post.faction) == *winner).count();
    let below = u32::try_from(winners).unwrap_or(u32::MAX).saturating_add(1);
    let rank = |side: Faction| match winner {
        None => 1,
        Some(winner) if side == *winner => 1,
        Some(_) => below,
    };
    let standing = |sheet: &ScoreSheet| v1::Standing {
        seat: seat_out(sheet.seat),
        rank: rank(sheet.post.faction),
        score: Some(sheet.total().into()),
    };
    sheets.iter().map(standing).collect()
}

pub(super) fn outcome_out(content: &Content, outcome: &Outcome) -> pb::Outcome {
    let Outcome { winner, reason, sheets } = outcome;
    pb::Outcome {
        winner: winner.map(Named::out),
        reason: reason_out(*reason).into(),
        sheets: sheets.iter().map(|sheet| sheet_out(content, sheet)).collect(),
    }
}

fn reason_out(reason: Reason) -> PbReason {
    match reason {
        Reason::Score => PbReason::Score,
        Reason::WinningContinents => PbReason::WinningContinents,
        Reason::GreatTerritories => PbReason::GreatTerritories,
        Reason::AllEqual => PbReason::AllEqual,
        Reason::Resignation => PbReason::Resignation,
    }
}

fn sheet_out(content: &Content, sheet: &ScoreSheet) -> PbScoreSheet {
    let ScoreSheet { seat, post, items } = sheet;
    PbScoreSheet {
        seat: seat_out(*seat),
        post: Some(post_out(*post)),
        // The sums are no fields of the domain: they follow from the items.
        territories: sheet.territories().into(),
        blitz_meter: sheet.blitz_meter().into(),
        trophies: sheet.trophies().into(),
        total: sheet.total().into(),
        secret_operation: sheet.secret_operation().into(),
        items: items.iter().map(|item| item_out(content, *item)).collect(),
    }
}

fn item_out(content: &Content, item: ScoreItem) -> PbScoreItem {
    let ScoreItem { source, points } = item;
    PbScoreItem {
        rule: source.rule().to_string(),
        points: points.into(),
        source: Some(source_out(content, source)),
    }
}

fn source_out(content: &Content, source: ScoreSource) -> Source {
    match source {
        ScoreSource::Territory(territory) => Source::Territory(space_out(content, territory)),
        ScoreSource::Position(position) => Source::Position(position.into()),
        ScoreSource::HighMark(high_mark) => Source::HighMark(high_mark.into()),
        ScoreSource::Trophies { piles } => Source::Trophies(piles.into()),
        ScoreSource::BlackOps { tiles } => Source::BlackOps(tiles.into()),
        // What it demands, the catalogue says.
        ScoreSource::SecretOperation { operation, demand: _ } => {
            Source::SecretOperation(secret_operation_out(content, operation))
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use umpire_engine::Seat;
    use umpire_iron_sky::{
        ids::{Continent, Post, Territory},
        score::Demand,
    };

    use super::*;

    /// Ten points and the number of the seat.
    fn items(seat: u8, post: Post) -> Vec<ScoreItem> {
        let operation = Content::default_pack().secret_operation_named("OU-3").unwrap();
        let territory = Territory { continent: post.continent, number: 1 };
        let secret =
            ScoreSource::SecretOperation { operation, demand: Demand::FirstClassTerritory };
        let points = [
            (ScoreSource::Territory(territory), 2),
            (ScoreSource::Position(3), 2),
            (ScoreSource::HighMark(3), 1),
            (ScoreSource::Trophies { piles: seat.into() }, seat.into()),
            (ScoreSource::BlackOps { tiles: 1 }, 3),
            (secret, 2),
        ];
        points.map(|(source, points)| ScoreItem { source, points }).to_vec()
    }

    fn outcome(winner: Option<Faction>) -> Outcome {
        let sheet = |(seat, post)| ScoreSheet { seat: Seat(seat), post, items: items(seat, post) };
        let post = |faction, continent| Post::new(faction, continent);
        let posts = [
            post(Faction::Uwc, Continent::America),
            post(Faction::Reich, Continent::America),
            post(Faction::Reich, Continent::Asia),
            post(Faction::Uwc, Continent::Asia),
        ];
        let sheets = (0..).zip(posts).map(sheet).collect();
        Outcome { winner, reason: Reason::Score, sheets }
    }

    fn ranks(winner: Option<Faction>) -> Vec<u32> {
        standings(&outcome(winner)).iter().map(|standing| standing.rank).collect()
    }

    #[test]
    fn partners_win_together_and_the_others_share_the_place_after_them() {
        assert_eq!(ranks(Some(Faction::Reich)), [3, 1, 1, 3]);
    }

    #[test]
    fn in_a_draw_all_are_first() {
        assert_eq!(ranks(None), [1, 1, 1, 1]);
    }

    #[test]
    fn a_sheet_tells_its_sums_and_what_they_are_made_of() {
        let message = outcome_out(&Content::default_pack(), &outcome(None));
        assert_eq!(message.winner, None);
        let sheet = &message.sheets[3];
        let parts = [sheet.territories, sheet.blitz_meter, sheet.trophies, sheet.secret_operation];
        assert_eq!((parts, sheet.total), ([2, 3, 6, 2], 13));
        assert_eq!(sheet.items.iter().map(|item| item.points).sum::<u32>(), sheet.total);
        let of = |row: usize| serde_json::to_value(&sheet.items[row]).unwrap();
        let territory = json!({ "rule": "IS-SCORE-02", "points": 2, "territory": "AS1" });
        assert_eq!(of(0), territory);
        let operation = json!({ "rule": "IS-SEC-03", "points": 2, "secretOperation": "OU-3" });
        assert_eq!(of(5), operation);
        assert_eq!(standings(&outcome(None))[3].score, Some(13));
    }
}
