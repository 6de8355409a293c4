//! How a match ended.

use umpire_contract::umpire::{
    iron_sky::v1::{
        self as pb,
        outcome::{Reason as PbReason, ScoreSheet as PbScoreSheet},
    },
    v1,
};
use umpire_iron_sky::{
    ids::Faction,
    score::{Outcome, Reason, ScoreSheet},
};

use super::piece::{Named, post_out, seat_out};

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

pub(super) fn outcome_out(outcome: &Outcome) -> pb::Outcome {
    let Outcome { winner, reason, sheets } = outcome;
    pb::Outcome {
        winner: winner.map(Named::out),
        reason: reason_out(*reason).into(),
        sheets: sheets.iter().copied().map(sheet_out).collect(),
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

fn sheet_out(sheet: ScoreSheet) -> PbScoreSheet {
    let ScoreSheet { seat, post, territories, blitz_meter, trophies } = sheet;
    PbScoreSheet {
        seat: seat_out(seat),
        post: Some(post_out(post)),
        territories: territories.into(),
        blitz_meter: blitz_meter.into(),
        trophies: trophies.into(),
        // Not a field of the domain: it follows from the others.
        total: sheet.total().into(),
    }
}

#[cfg(test)]
mod tests {
    use umpire_engine::Seat;
    use umpire_iron_sky::ids::{Continent, Post};

    use super::*;

    fn outcome(winner: Option<Faction>) -> Outcome {
        let sheet = |(seat, post)| ScoreSheet {
            seat: Seat(seat),
            post,
            territories: 4,
            blitz_meter: 2,
            trophies: u16::from(seat),
        };
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
    fn a_sheet_tells_its_sum() {
        let message = outcome_out(&outcome(None));
        assert_eq!(message.winner, None);
        assert_eq!(message.sheets[3].total, 9);
        assert_eq!(standings(&outcome(None))[3].score, Some(9));
    }
}
