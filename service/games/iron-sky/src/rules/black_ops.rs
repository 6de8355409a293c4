//! Black Ops (IS-BLK): a tile that recruits onto a Headquarters like any other, and is hard to kill.
//!
//! They are no unit tile, count for no limit (IS-BLK-04) and lead every army they are in (IS-BLK-05). Alone they are an
//! army that holds a Headquarters, makes war and fights (IS-BLK-15). Tiles leave from the top, so within the continent
//! they go first (IS-BLK-06).

use alloc::vec::Vec;

use umpire_engine::{Play, Rejection, Time};

use super::{
    army,
    card::{self, Played},
    recruit,
};
use crate::{
    IronSky,
    action::Target,
    content::Command,
    event::Event,
    ids::{Post, Territory},
    ledger::IS_BLK_01,
    options::OptionalRule,
    state::{Army, BlackOps, Player, State, Tile},
    violation::{SpecialViolation, Violation},
};

/// Lawful Black Ops.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    territory: Territory,
}

/// By a Recruit, once (IS-BLK-03), where one may recruit, be the army there at its limit (IS-BLK-02). The Time Token sees it
/// as a Recruit at its territory (IS-PAIR-21).
pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &Target,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let Target { play, territory } = *action;
    let played = card::plan(state, post, &play, Command::Recruit, territory.into(), at)?;
    army::unfrozen(state, [territory.continent])?;
    held(state, post)?;
    recruit::may_recruit(state, post, territory.into(), "territory")?;
    Ok(Plan { played, territory })
}

/// Whether the player's Black Ops lie beside his sheet: the optional rule is played, he is of the UWC, and they have not
/// come to the board yet.
fn held(state: &State, post: Post) -> Result<(), Rejection<Violation>> {
    if !state.options.plays(OptionalRule::BlackOps) {
        return Err(SpecialViolation::NoBlackOps.into());
    }
    match state.player(post).and_then(Player::uwc).and_then(|means| means.black_ops) {
        Some(BlackOps::Held) => Ok(()),
        Some(BlackOps::Placed | BlackOps::Destroyed) => {
            Err(SpecialViolation::BlackOpsPlaced.into())
        }
        None => Err(SpecialViolation::BlackOpsNotForReich.into()),
    }
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    card::perform(&plan.played, play);
    let Plan { played: Played { post, .. }, territory } = plan;
    play.emit(IS_BLK_01, Event::BlackOpsPlaced { post, territory });
}

/// The tiles of an army, bottom to top, that so many more Hits of one combat card destroy, after `before` of its Hits.
///
/// The first Hit of a combat destroys the unit beneath Black Ops, if there is one (IS-BLK-08), the second Black Ops
/// (IS-BLK-09), further ones units from the top (IS-BLK-10). Without Black Ops all of them destroy units from the top.
pub(crate) fn struck(army: &Army, before: u8, hits: u8) -> Vec<Tile> {
    let mut units = usize::from(army.units());
    let mut black_ops_stand = army.has_black_ops();
    let mut lost = Vec::new();
    for hit in (1..=hits).map(|hit| before.saturating_add(hit)) {
        if black_ops_stand && hit == 2 {
            black_ops_stand = false;
            lost.push(army.tiles().len().saturating_sub(1));
        } else if units > 0 {
            units -= 1;
            lost.push(units);
        }
    }
    lost.sort_unstable();
    lost.into_iter().filter_map(|place| army.tiles().get(place).copied()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{Continent, Faction};

    const OWNER: Post = Post::new(Faction::Uwc, Continent::America);
    const U: Tile = Tile::Unit(OWNER);
    const B: Tile = Tile::BlackOps(OWNER);

    fn army(tiles: &[Tile]) -> Army {
        tiles.iter().copied().collect()
    }

    #[test]
    fn the_first_hit_destroys_the_unit_beneath_black_ops_and_nothing_where_there_is_none() {
        assert_eq!(struck(&army(&[U, U, B]), 0, 1), [U]);
        assert_eq!(struck(&army(&[B]), 0, 1), []);
    }

    #[test]
    fn the_second_hit_of_the_same_card_destroys_black_ops_be_it_half_of_a_double_hit() {
        assert_eq!(struck(&army(&[U, U, B]), 1, 1), [B]);
        assert_eq!(struck(&army(&[U, U, B]), 0, 2), [U, B]);
        assert_eq!(struck(&army(&[B]), 1, 1), [B]);
    }

    #[test]
    fn further_hits_destroy_units_from_the_top() {
        assert_eq!(struck(&army(&[U, U, B]), 0, 3), [U, U, B]);
        assert_eq!(struck(&army(&[U, U]), 2, 1), [U]);
        assert_eq!(struck(&army(&[U, U]), 0, 5), [U, U]);
    }
}
