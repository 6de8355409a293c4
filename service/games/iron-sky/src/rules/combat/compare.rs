//! Comparing the squares (IS-CMP): the attack squares of one card with the defence squares of the other (IS-CMB-05), I, II,
//! III, until an army is gone.

use umpire_engine::Play;

use super::{attack::Plan, casualties};
use crate::{
    IronSky,
    content::Square,
    event::Event,
    ids::{CombatCard, Post},
    ledger::IS_CMP_01,
    state::State,
};

pub(super) fn perform(
    plan: &Plan,
    attack: CombatCard,
    defence: CombatCard,
    play: &mut Play<'_, IronSky>,
) {
    let content = play.content();
    let attack = content.combat_card(attack).attack;
    let defence = content.combat_card(defence).defence;
    for (square, (attack, defence)) in (1..).zip(attack.into_iter().zip(defence)) {
        let attackers = army_size(play.state(), plan, plan.attacker);
        let defenders = army_size(play.state(), plan, plan.defender);
        if attackers == 0 || defenders == 0 {
            // IS-CMP-06: what is left of the cards is ignored.
            return;
        }
        // Both sides lose at the same time (IS-CMP-04), before the next square (IS-CMP-05), and Hits beyond the army are
        // lost (IS-CMP-07).
        let defender_loses = successful_hits(attack, defence).min(defenders);
        let attacker_loses = successful_hits(defence, attack).min(attackers);
        let continent = plan.territory.continent;
        let compared = Event::SquaresCompared { continent, square, attacker_loses, defender_loses };
        play.emit(IS_CMP_01, compared);
        casualties::remove(plan, plan.defender, defender_loses, play);
        casualties::remove(plan, plan.attacker, attacker_loses, play);
    }
}

fn army_size(state: &State, plan: &Plan, post: Post) -> u8 {
    state.ground(plan.territory).army_of(post.faction).size()
}

/// The Hits of a square that the facing one does not repel (IS-CMP-02, IS-CMP-03).
fn successful_hits(square: Square, facing: Square) -> u8 {
    match (square, facing) {
        (_, Square::Repel) | (Square::Blank | Square::Repel, _) => 0,
        (Square::Hit, Square::Blank | Square::Hit | Square::DoubleHit) => 1,
        (Square::DoubleHit, Square::Blank | Square::Hit | Square::DoubleHit) => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repel_cancels_every_hit_in_the_square_facing_it() {
        for square in [Square::Blank, Square::Hit, Square::DoubleHit, Square::Repel] {
            assert_eq!(successful_hits(square, Square::Repel), 0);
            assert_eq!(successful_hits(Square::Repel, square), 0);
        }
    }

    #[test]
    fn a_hit_destroys_one_tile_and_a_double_hit_two() {
        for facing in [Square::Blank, Square::Hit, Square::DoubleHit] {
            assert_eq!(successful_hits(Square::Blank, facing), 0);
            assert_eq!(successful_hits(Square::Hit, facing), 1);
            assert_eq!(successful_hits(Square::DoubleHit, facing), 2);
        }
    }
}
