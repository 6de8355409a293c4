//! Combats.

use umpire_contract::umpire::iron_sky::v1::notice::{self as told, Kind};
use umpire_iron_sky::{
    action::Source,
    content::Content,
    ids::Continent,
    notice::{
        AttackCardLaid, CombatCardsDiscarded, CombatCardsRevealed, CombatOpened, DefenceCardLaid,
        SquaresCompared,
    },
    view::CardBack,
};

use super::Told;
use crate::wire::{
    iron_sky::{
        piece::{Named, back_out, backs_out, post_out, space_out},
        view::combat_card_out,
        words::{colour, name, things, who},
    },
    time_out,
};

pub(super) fn combat_opened(content: &Content, notice: CombatOpened) -> Told {
    let CombatOpened { number, territory, attacker, defender, deadline } = notice;
    let territory = space_out(content, territory);
    let sentence = format!("{} attacks {} on {territory}", who(attacker), who(defender));
    let message = told::CombatOpened {
        number,
        territory,
        attacker: Some(post_out(attacker)),
        defender: Some(post_out(defender)),
        deadline: deadline.map(time_out),
    };
    (sentence, Kind::CombatOpened(message))
}

pub(super) fn defence_card_laid(notice: DefenceCardLaid) -> Told {
    let DefenceCardLaid { continent, post, card, backs, deadline } = notice;
    let sentence = format!("{} defends with {}", who(post), back(card));
    let message = told::DefenceCardLaid {
        continent: continent.out(),
        post: Some(post_out(post)),
        card: Some(back_out(card)),
        backs: Some(backs_out(backs)),
        deadline: deadline.map(time_out),
    };
    (sentence, Kind::DefenceCardLaid(message))
}

pub(super) fn attack_card_laid(notice: AttackCardLaid) -> Told {
    let AttackCardLaid { continent, post, card, backs } = notice;
    let sentence = format!("{} attacks with {}", who(post), back(card));
    let message = told::AttackCardLaid {
        continent: continent.out(),
        post: Some(post_out(post)),
        card: Some(back_out(card)),
        backs: Some(backs_out(backs)),
    };
    (sentence, Kind::AttackCardLaid(message))
}

pub(super) fn combat_cards_revealed(content: &Content, notice: CombatCardsRevealed) -> Told {
    let CombatCardsRevealed { continent, attack, defence } = notice;
    let (attack, defence) = (combat_card_out(content, attack), combat_card_out(content, defence));
    let sentence = format!("{attack} attacks and {defence} defends in {}", name(continent));
    let message = told::CombatCardsRevealed { continent: continent.out(), attack, defence };
    (sentence, Kind::CombatCardsRevealed(message))
}

pub(super) fn squares_compared(notice: SquaresCompared) -> Told {
    let SquaresCompared { continent, square, attacker_loses, defender_loses } = notice;
    let (attacker, defender) = (things(attacker_loses, "tile"), things(defender_loses, "tile"));
    let losses = format!("the attacker loses {attacker}, the defender {defender}");
    let sentence = format!("by square {square} in {} {losses}", name(continent));
    let message = told::SquaresCompared {
        continent: continent.out(),
        square: square.into(),
        attacker_loses: attacker_loses.into(),
        defender_loses: defender_loses.into(),
    };
    (sentence, Kind::SquaresCompared(message))
}

pub(super) fn combat_cards_discarded(content: &Content, notice: CombatCardsDiscarded) -> Told {
    let CombatCardsDiscarded { continent, attack, defence } = notice;
    let (attack, defence) = (combat_card_out(content, attack), combat_card_out(content, defence));
    let sentence = format!("{attack} and {defence} are discarded");
    let message = told::CombatCardsDiscarded { continent: continent.out(), attack, defence };
    (sentence, Kind::CombatCardsDiscarded(message))
}

pub(super) fn combat_closed(continent: Continent) -> Told {
    let sentence = format!("the combat in {} is over", name(continent));
    (sentence, Kind::CombatClosed(told::CombatClosed { continent: continent.out() }))
}

/// A card face down, as in `a red card from the deck`.
fn back(card: CardBack) -> String {
    let CardBack { source, tactics } = card;
    let colour = colour(tactics);
    match source {
        Source::Deck => format!("a {colour} card from the deck"),
        Source::Reserve => format!("a {colour} card, the Reserve"),
    }
}
