//! Comparing the squares (IS-CMP): the attack squares of one card with the defence squares of the other (IS-CMB-05), I, II,
//! III, until an army is gone. Where destroyed tiles go, `evolve` knows (IS-CAS-01, IS-CAS-02).

use umpire_engine::Play;

use super::resolve::Battle;
use crate::{
    IronSky,
    action::Shift,
    content::{Face, Square},
    event::Event,
    ids::{Faction, Post},
    ledger::{IS_CMP_01, IS_CMP_02, IS_INI_06},
    rules::{
        black_ops,
        trophies::{self, Destroyed},
    },
    state::Tile,
};

pub(super) fn perform(battle: &Battle, shift: Shift, play: &mut Play<'_, IronSky>) {
    let content = play.content();
    let attack = content.combat_card(battle.attack.card);
    let defence = content.combat_card(battle.defence.card);
    // How many Hits have struck each side: a new count in every combat (IS-BLK-11), of the facing pairs alone
    // (IS-PAIR-14), whether the card came from a hand or not (IS-PAIR-17).
    let (mut on_defender, mut on_attacker) = (0_u8, 0_u8);
    for pair in pairs(attack, defence, shift) {
        let army_of = |post: Post| play.state().ground(battle.territory).army_of(post.faction);
        let (attackers, defenders) = (army_of(battle.attacker), army_of(battle.defender));
        if attackers.is_empty() || defenders.is_empty() {
            // IS-CMP-06: what is left of the cards is ignored.
            return;
        }
        // Both sides lose at the same time (IS-CMP-04), before the next square (IS-CMP-05), and Hits beyond the army are
        // lost (IS-CMP-07).
        let enhancement = if battle.elite_operation.is_some() { ELITE } else { NONE };
        let hits = enhancement.hits(pair.attack, pair.defence);
        let returned = NONE.hits(pair.defence, pair.attack);
        let lost_by_defender = black_ops::struck(defenders, on_defender, hits);
        let lost_by_attacker = black_ops::struck(attackers, on_attacker, returned);
        on_defender = on_defender.saturating_add(hits);
        on_attacker = on_attacker.saturating_add(returned);
        let compared = Event::SquaresCompared {
            continent: battle.territory.continent,
            square: pair.square,
            facing: pair.facing,
            attacker_loses: number(&lost_by_attacker),
            defender_loses: number(&lost_by_defender),
        };
        play.emit(if shift == Shift::None { IS_CMP_01 } else { IS_INI_06 }, compared);
        remove(battle, battle.defender, lost_by_defender, play);
        remove(battle, battle.attacker, lost_by_attacker, play);
    }
}

fn number(tiles: &[Tile]) -> u8 {
    u8::try_from(tiles.len()).unwrap_or(u8::MAX)
}

/// Two squares that face each other, with their numbers from 1.
struct Pair {
    square: u8,
    facing: u8,
    attack: Square,
    defence: Square,
}

/// The facing pairs in the order in which they are compared (IS-CMP-01): all three, or the two that a shift leaves
/// (IS-INI-04 to 06).
fn pairs(attack: &Face, defence: &Face, shift: Shift) -> impl Iterator<Item = Pair> {
    let (skipped_attack, skipped_defence) = match shift {
        Shift::None => (0, 0),
        Shift::PlusOne => (0, 1),
        Shift::MinusOne => (1, 0),
    };
    let attack = (1_u8..).zip(attack.attack).skip(skipped_attack);
    let defence = (1_u8..).zip(defence.defence).skip(skipped_defence);
    attack.zip(defence).map(|((square, attack), (facing, defence))| Pair {
        square,
        facing,
        attack,
        defence,
    })
}

/// What an attack card is enhanced with.
struct Enhancement {
    /// Tiles destroyed by a square with Hits that is repelled.
    repelled: u8,
    /// Tiles destroyed beyond the Hits of a square that is not.
    beyond: u8,
}

/// Nothing.
const NONE: Enhancement = Enhancement { repelled: 0, beyond: 0 };

/// An Elite Operation: one tile for a repelled square (IS-EO-01), one more for any other (IS-EO-02); for the attacker's
/// Hits alone (IS-EO-03). All of them count as Hits (IS-EO-04).
const ELITE: Enhancement = Enhancement { repelled: 1, beyond: 1 };

impl Enhancement {
    /// The tiles that a square destroys: its Hits, unless the facing one repels them (IS-CMP-02, IS-CMP-03).
    fn hits(&self, square: Square, facing: Square) -> u8 {
        let printed = match square {
            Square::Blank | Square::Repel => return 0,
            Square::Hit => 1,
            Square::DoubleHit => 2,
        };
        match facing {
            Square::Repel => self.repelled,
            Square::Blank | Square::Hit | Square::DoubleHit => printed + self.beyond,
        }
    }
}

/// Destroys tiles of the army that `loser` fights with. Reich units become Trophies of the UWC player who played the
/// combat card (IS-CAS-03), Black Ops go to the Reich player who did (IS-BLK-13).
fn remove(
    battle: &Battle,
    loser: Post,
    tiles: alloc::vec::Vec<Tile>,
    play: &mut Play<'_, IronSky>,
) {
    let territory = battle.territory;
    let Some(zone) = play.state().ground(territory).zone_of(loser.faction) else { return };
    if tiles.is_empty() {
        return;
    }
    let winner = if loser == battle.attacker { battle.defender } else { battle.attacker };
    let is_taken = match loser.faction {
        Faction::Reich => true,
        Faction::Uwc => tiles.iter().any(|tile| !tile.is_unit()),
    };
    let trophies_to = is_taken.then_some(winner);
    trophies::destroy(play, IS_CMP_02, Destroyed { territory, zone, tiles, trophies_to });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_repel_cancels_every_hit_in_the_square_facing_it() {
        for square in [Square::Blank, Square::Hit, Square::DoubleHit, Square::Repel] {
            assert_eq!(NONE.hits(square, Square::Repel), 0);
            assert_eq!(NONE.hits(Square::Repel, square), 0);
        }
    }

    #[test]
    fn a_hit_destroys_one_tile_and_a_double_hit_two() {
        for facing in [Square::Blank, Square::Hit, Square::DoubleHit] {
            assert_eq!(NONE.hits(Square::Blank, facing), 0);
            assert_eq!(NONE.hits(Square::Hit, facing), 1);
            assert_eq!(NONE.hits(Square::DoubleHit, facing), 2);
        }
    }

    #[test]
    fn an_elite_operation_adds_one_tile_to_every_square_with_hits_and_saves_one_from_a_repel() {
        assert_eq!(ELITE.hits(Square::Hit, Square::Repel), 1);
        assert_eq!(ELITE.hits(Square::DoubleHit, Square::Repel), 1);
        assert_eq!(ELITE.hits(Square::Hit, Square::Blank), 2);
        assert_eq!(ELITE.hits(Square::DoubleHit, Square::Hit), 3);
        assert_eq!(ELITE.hits(Square::Repel, Square::Blank), 0);
        assert_eq!(ELITE.hits(Square::Blank, Square::Blank), 0);
    }
}
