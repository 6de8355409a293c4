//! What a combat is likely to do: all pairs of faces that the colours on the backs leave open.

use alloc::vec::Vec;

use crate::{
    action::Shift,
    content::{Content, Face, Square},
    ids::{CombatCard, Faction, Tactics},
    view::Backs,
};

/// The largest army that is told apart: three unit tiles and one more.
const LARGEST: usize = 4;

/// Of so many equally likely ends of a combat, how many leave each side how many tiles.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Odds {
    /// By the attacker's tiles left, then by the defender's.
    ends: [[i32; LARGEST + 1]; LARGEST + 1],
    total: i32,
}

/// The two sides of a combat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Armies {
    /// Who attacks.
    pub(super) attacker: Faction,
    /// His tiles.
    pub(super) attacking: i32,
    /// The other side's.
    pub(super) defending: i32,
    /// Whether the attacker has an Elite Operation (IS-EO).
    pub(super) has_elite: bool,
}

/// What is known of a card that may be laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// The colour on its back.
    Colour(Tactics),
    /// Its face.
    Face(CombatCard),
}

impl Odds {
    /// The odds between two cards.
    pub(super) fn between(
        content: &Content,
        armies: Armies,
        attack: Shown,
        defence: Shown,
    ) -> Odds {
        Odds::shifted(content, armies, attack, defence, Shift::None)
    }

    /// The odds between two cards, the attacker's shifted along the defender's (IS-INI).
    pub(super) fn shifted(
        content: &Content,
        armies: Armies,
        attack: Shown,
        defence: Shown,
        shift: Shift,
    ) -> Odds {
        let mut odds = Odds::default();
        for attacking in faces(content, armies.attacker, attack) {
            for defending in faces(content, armies.attacker.opposing(), defence) {
                let weight = i32::from(attacking.copies) * i32::from(defending.copies);
                let end = end(armies, &attacking.attack, &defending.defence, shift);
                odds.count(end, weight);
            }
        }
        odds
    }

    /// The odds if both choose well among the colours they have: the defender first, the attacker having seen his.
    pub(super) fn expected(
        content: &Content,
        armies: Armies,
        attacker: &Backs,
        defender: &Backs,
    ) -> Odds {
        let answer = |defence| {
            cards(attacker)
                .into_iter()
                .map(|attack| Odds::between(content, armies, attack, defence))
                .max_by_key(|odds| odds.edge(armies))
        };
        let expected =
            cards(defender).into_iter().filter_map(answer).min_by_key(|odds| odds.edge(armies));
        expected.unwrap_or_default()
    }

    /// The ends: the tiles that are left to the attacker and to the defender, and in how many of a thousand cases.
    pub(super) fn ends(&self) -> impl Iterator<Item = (i32, i32, i32)> + '_ {
        let rows = (0..).zip(&self.ends);
        rows.flat_map(|(attacking, row)| {
            (0..).zip(row).map(move |(defending, &count)| (attacking, defending, count))
        })
        .filter(|&(_, _, count)| count > 0)
        .map(|(attacking, defending, count)| (attacking, defending, 1000 * count / self.total))
    }

    /// How much better the attacker fares than the defender: a tile counts one, to stand alone counts another.
    pub(super) fn edge(&self, armies: Armies) -> i32 {
        let worth = |(attacking, defending, share): (i32, i32, i32)| {
            let losses = (armies.defending - defending) - (armies.attacking - attacking);
            let stands = i32::from(defending == 0) - i32::from(attacking == 0);
            share * (losses + stands)
        };
        self.ends().map(worth).sum()
    }

    fn count(&mut self, (attacking, defending): (i32, i32), weight: i32) {
        let row = usize::try_from(attacking).ok().and_then(|row| self.ends.get_mut(row));
        let end = row.and_then(|row| row.get_mut(usize::try_from(defending).ok()?));
        if let Some(end) = end {
            *end += weight;
            self.total += weight;
        }
    }
}

/// The cards a player can lay, as far as they are known: those of a combat hand, else those of the table.
pub(super) fn cards(backs: &Backs) -> Vec<Shown> {
    let hand = &backs.hand;
    if let Some(cards) = hand.cards.as_ref().filter(|cards| !cards.is_empty()) {
        return cards.iter().copied().map(Shown::Face).collect();
    }
    if hand.tactics.total() > 0 {
        let held = Tactics::ALL.into_iter().filter(|&tactics| hand.tactics[tactics] > 0);
        return held.map(Shown::Colour).collect();
    }
    let reserve = backs.reserve.filter(|_| backs.reserve != backs.top);
    backs.top.into_iter().chain(reserve).map(Shown::Colour).collect()
}

/// The faces that a card may have.
fn faces(content: &Content, faction: Faction, shown: Shown) -> impl Iterator<Item = &Face> {
    let mut last = None;
    let deck = content.combat_deck(faction).iter();
    // Copies lie beside each other, and count by their number.
    let once = deck.filter(move |&&card| last.replace(card) != Some(card));
    once.filter(move |&&card| match shown {
        Shown::Colour(tactics) => content.combat_card(card).tactics == tactics,
        Shown::Face(face) => card == face,
    })
    .map(|&card| content.combat_card(card))
}

/// The tiles left when the squares have been compared (IS-CMP).
fn end(armies: Armies, attack: &[Square; 3], defence: &[Square; 3], shift: Shift) -> (i32, i32) {
    let (mut attacking, mut defending) = (armies.attacking, armies.defending);
    let (skipped_attack, skipped_defence) = match shift {
        Shift::None => (0, 0),
        Shift::PlusOne => (0, 1),
        Shift::MinusOne => (1, 0),
    };
    let pairs = attack.iter().skip(skipped_attack).zip(defence.iter().skip(skipped_defence));
    for (&attack, &defence) in pairs {
        if attacking == 0 || defending == 0 {
            break;
        }
        let more = match attack {
            Square::Hit | Square::DoubleHit => i32::from(armies.has_elite),
            Square::Blank | Square::Repel => 0,
        };
        let struck = (hits(attack, defence) + more, hits(defence, attack));
        defending = (defending - struck.0).max(0);
        attacking = (attacking - struck.1).max(0);
    }
    (attacking, defending)
}

/// The tiles a square destroys, facing another.
fn hits(square: Square, facing: Square) -> i32 {
    match (square, facing) {
        (_, Square::Repel) | (Square::Blank | Square::Repel, _) => 0,
        (Square::Hit, _) => 1,
        (Square::DoubleHit, _) => 2,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THREE_AGAINST: fn(i32) -> Armies =
        |defending| Armies { attacker: Faction::Reich, attacking: 3, defending, has_elite: false };

    /// The losses that ledger 8.11 counts, defender before attacker, in hundredths of a tile.
    fn losses(armies: Armies, attack: Tactics, defence: Tactics) -> (i32, i32) {
        let content = Content::default_pack();
        let odds = Odds::between(&content, armies, Shown::Colour(attack), Shown::Colour(defence));
        let mean = |left: &dyn Fn(i32, i32) -> i32| -> i32 {
            let lost = odds.ends().map(|(a, d, share)| share * left(a, d)).sum::<i32>();
            (lost + 5) / 10
        };
        (
            mean(&|_, defending| armies.defending - defending),
            mean(&|attacking, _| armies.attacking - attacking),
        )
    }

    #[test]
    fn colours_lose_as_many_tiles_as_the_ledger_counts() {
        let close =
            |(a, b): (i32, i32), (c, d): (i32, i32)| (a - c).abs() <= 2 && (b - d).abs() <= 2;
        let (red, green) = (Tactics::Red, Tactics::Green);
        assert!(close(losses(THREE_AGAINST(3), red, red), (206, 72)));
        assert!(close(losses(THREE_AGAINST(3), red, green), (53, 44)));
        assert!(close(losses(THREE_AGAINST(3), green, green), (23, 34)));
    }

    #[test]
    fn a_small_army_is_easier_to_beat() {
        let content = Content::default_pack();
        let edge = |armies| {
            Odds::between(
                &content,
                armies,
                Shown::Colour(Tactics::Red),
                Shown::Colour(Tactics::Yellow),
            )
            .ends()
            .filter_map(|(_, defending, share)| (defending == 0).then_some(share))
            .sum::<i32>()
        };
        assert!(edge(THREE_AGAINST(1)) > 2 * edge(THREE_AGAINST(3)));
    }
}
